import type { ComponentType } from "react";
import { redirect, useSearchParams, type RouteObject } from "react-router-dom";
import { MINUTE_MS } from "#shared/durations.ts";
import { activityQuery, configQuery } from "../features/site/queries.ts";
import { loadDream } from "../features/dreams/detail/dream-loader.ts";
import { binQuery, cardsQuery, receiptsQuery } from "../features/dreams/queries.ts";
import { loadOwnAccount, meQuery } from "../features/accounts/queries.ts";
import { outboxQuery } from "../features/mail/queries.ts";
import { paymentsQuery, sandboxQuery } from "../features/payments/queries.ts";
import type { Namespace } from "../i18n/i18n.ts";
import { ErrorScreen } from "./error-screen.tsx";
import { filesOf } from "./page-handle.ts";
import { page, type Page } from "./page.ts";
import {
  askToSignIn,
  findOr404,
  loadMe,
  loadUser,
  requireAdmin,
  requireUser,
  settle,
  type Load,
} from "./page-loaders.ts";
import { Root } from "./root.tsx";
import { GALLERY_PAGES, SHARING_PAGES } from "./sharing-pages.ts";
import type { RouteEnv } from "../lib/context.tsx";

/** Maximum age of the cached landing page: its activity figure changes once an hour. */
const LANDING_PAGE_MAX_AGE_MS = 5 * MINUTE_MS;

const modules = import.meta.glob<{ default: ComponentType }>("../features/**/*-page.tsx");

// Chunks of their own: only these pages load them.
const patternsLoader = () => import("../features/patterns/patterns-loader.ts");
const symbolsLoader = () => import("../features/symbols/symbols-loader.ts");
const invitationLoader = () => import("../features/accounts/auth/load-invitation.ts");
const adminLoader = () => import("../features/admin/admin-loader.ts");

type AdminData = Parameters<Awaited<ReturnType<typeof adminLoader>>["loadAdminPage"]>[0];
const adminPage = (path: string, file: string, title: string, reads: AdminData): Page =>
  page(
    `/admin/${path}`,
    `admin/${file}`,
    { namespaces: ["admin", "errors", "shared", "links"], title },
    async (env, params, url) => {
      await requireAdmin(env, url);
      return (await adminLoader()).loadAdminPage(reads, env, params, url);
    },
  );

const aboutPage = (
  name: "accessibility" | "licences" | "privacy" | "terms",
  more?: { publicName: "accessibility" },
): Page => page(`/${name}`, `about/${name}`, { namespaces: [name], shared: true, ...more }, loadMe);

const WRITE = { namespaces: ["write", "dashboard", "dream"] } as const;
const UNSUBSCRIBE = { namespaces: ["alerts"], title: "alerts:off.title" } as const;
const SYMBOLS = { namespaces: ["symbols"], shared: true, publicName: "symbols" } as const;

/** Loads the dictionary's index, or a page of it. */
const loadSymbols: Load = async (env, { slug }, url) => {
  const { load } = await symbolsLoader();
  const loading = load(env, slug, url);
  await settle(loading, loadUser(env));
  return loading.catch(() => null);
};

const AUTH_TITLES = {
  "sign-up": "auth:sign-up.heading",
  forgot: "auth:forgot.heading",
  reset: "auth:reset.heading",
  link: "auth:link.heading",
};

const PAGES: readonly Page[] = [
  page(
    "/auth",
    "accounts/auth/auth",
    { namespaces: ["auth", "ways"], titles: AUTH_TITLES, shared: true, publicName: "auth" },
    async ({ queryClient, api }, _params, url) => {
      const me = await queryClient.ensureQueryData(meQuery(api));
      // A mailed link works for signed-in users too.
      if (me && !url.searchParams.has("token")) throw redirect("/dashboard");
      const invite = url.searchParams.get("invite");
      if (invite) await (await invitationLoader()).loadInvitation(queryClient, api, invite);
    },
  ),
  page(
    "/dashboard",
    "dreams/dashboard/dashboard",
    { namespaces: ["dashboard", "tokens", "dream", "errors"], cachedPerUser: true },
    async (env, _params, url) => {
      await requireUser(env, url, () => settle(env.queryClient.ensureQueryData(configQuery(env.api))));
    },
  ),
  // Nothing of the user is in the page: browsers store it.
  page("/write", "offline/write/write", WRITE, async () => undefined),
  page(
    "/library",
    "dreams/library/library",
    {
      namespaces: ["library", "dream"],
      cachedPerUser: true,
      views: {
        calendar: {
          chunk: "features/dreams/library/calendar/calendar-page.tsx",
          namespaces: ["library", "calendar", "dream"],
        },
      },
    },
    async (env, _params, url) => {
      const { searchParams } = url;
      if (searchParams.get("view") === "calendar") {
        const { loadCalendar } = await import("../features/dreams/library/calendar/load-calendar.ts");
        await requireUser(env, url, () => loadCalendar(env, searchParams));
        return;
      }
      // Comes with the page: the other pages need not carry it.
      const { readFilter } = await import("../features/dreams/library/library-filter.ts");
      const filter = readFilter(searchParams);
      await requireUser(env, url, () =>
        settle(env.queryClient.ensureInfiniteQueryData(cardsQuery(env.api, filter))),
      );
    },
  ),
  page(
    "/library/bin",
    "dreams/bin/bin",
    { namespaces: ["bin", "dream"], cachedPerUser: true },
    async (env, _params, url) => {
      await requireUser(env, url, () => settle(env.queryClient.ensureInfiniteQueryData(binQuery(env.api))));
    },
  ),
  page("/patterns", "patterns/patterns", { namespaces: ["patterns", "dream"] }, async (env, _params, url) => {
    const { load } = await patternsLoader();
    await requireUser(env, url, () => settle(load(env, url)));
  }),
  page(
    "/dream/:id",
    "dreams/detail/dream",
    {
      namespaces: ["dream", "detail", "lenses", "player", "errors"],
      cachedPerUser: true,
    },
    (env, params, url) => requireUser(env, url, () => findOr404(loadDream(env, params.id!, url))),
  ),
  ...SHARING_PAGES,
  page(
    "/pricing",
    "payments/pricing",
    { namespaces: ["pricing"], shared: true, publicName: "pricing" },
    async (env, _params, url) => {
      const config = env.queryClient.ensureQueryData(configQuery(env.api));
      const [, me] = await Promise.allSettled([config, loadUser(env)]);
      const isVisitor = me.status === "fulfilled" && me.value === null;
      if (isVisitor && url.searchParams.has("buy")) throw askToSignIn(url, "/auth?for=purchase");
    },
  ),
  page("/payment-success", "payments/payment-success", { namespaces: ["payment"] }, loadMe),
  page(
    "/account",
    "accounts/account/account",
    { namespaces: ["account", "auth", "tokens", "dream"] },
    async (env, _params, url) => {
      const { queryClient, api } = env;
      await requireUser(env, url, () =>
        settle(
          ...loadOwnAccount(queryClient, api),
          queryClient.ensureInfiniteQueryData(paymentsQuery(api)),
          queryClient.ensureInfiniteQueryData(receiptsQuery(api)),
        ),
      );
    },
  ),
  page(
    "/account/import",
    "dreams/import/import",
    { namespaces: ["import", "dream"] },
    async (env, _params, url) => void (await requireUser(env, url, async () => undefined)),
  ),
  page("/sandbox-checkout/:id", "payments/sandbox", { namespaces: ["orders"] }, async (env, params, url) => {
    return requireUser(env, url, () =>
      findOr404(env.queryClient.ensureQueryData(sandboxQuery(env.api, params.id!))),
    );
  }),
  page("/outbox", "mail/outbox", { namespaces: ["outbox"] }, async (env, ...rest) => {
    await loadMe(env, ...rest);
    return findOr404(env.queryClient.ensureQueryData(outboxQuery(env.api)));
  }),
  page("/unsubscribe", "notifications/unsubscribe/unsubscribe", UNSUBSCRIBE, loadMe),
  page(
    "/",
    "landing/landing",
    {
      namespaces: ["landing"],
      shared: true,
      publicName: "landing",
      firstViewUntil: "features",
      cacheMaxAgeMs: LANDING_PAGE_MAX_AGE_MS,
    },
    ({ queryClient, api }) =>
      settle(queryClient.ensureQueryData(activityQuery(api)), queryClient.ensureQueryData(meQuery(api))),
  ),
  ...GALLERY_PAGES,
  page("/symbols", "symbols/symbols", SYMBOLS, loadSymbols),
  page("/symbols/:slug", "symbols/symbols", SYMBOLS, loadSymbols),
  aboutPage("licences"),
  aboutPage("privacy"),
  aboutPage("terms"),
  aboutPage("accessibility", { publicName: "accessibility" }),
  adminPage("users", "users/users", "admin:nav.users", "users"),
  adminPage("users/invitations", "users/invitations", "admin:invitations.title", "invitations"),
  adminPage("users/:userId", "users/user", "admin:nav.users", "user"),
  adminPage("transactions", "payments/transactions", "admin:nav.transactions", "transactions"),
  adminPage(
    "transactions/reconciliation",
    "payments/reconciliation",
    "admin:reconciliation.title",
    "reconciliation",
  ),
  adminPage("analytics", "analytics/analytics", "admin:nav.analytics", "analytics"),
  adminPage("attention", "alerts/alerts", "admin:nav.attention", "attention"),
  adminPage("community", "reports/reports", "admin:nav.community", "community"),
  adminPage("reports", "reports/reports", "admin:nav.reports", "reports"),
  adminPage("log", "audit/audit", "admin:nav.log", "log"),
  page(
    "/admin/security",
    "admin/security/security",
    { namespaces: ["admin", "auth"], title: "admin:nav.security" },
    async (env, _params, url) => {
      await requireAdmin(env, url);
      await (await adminLoader()).loadSecurityPage(env);
    },
  ),
  page(
    "*",
    "site/not-found",
    { namespaces: [], title: "common:notFound.title", status: 404, shared: true },
    loadMe,
  ),
];

/**
 * The routes of all pages. `envOf` reads the loaders' environment from the router's context: on the server there is one
 * per request. `onLoadFailure` is awaited when a page's files cannot be loaded.
 */
export function createRoutes(
  envOf: (context: unknown) => RouteEnv,
  loadTranslations: (namespaces: readonly Namespace[]) => Promise<void>,
  onLoadFailure?: () => Promise<void>,
): RouteObject[] {
  const components = new Map<string, ComponentType>();
  async function loadFiles({ chunk, namespaces }: ReturnType<typeof filesOf>): Promise<void> {
    try {
      const [module] = await Promise.all([
        modules[`../${chunk}`]!(),
        loadTranslations(["common", ...namespaces]),
      ]);
      components.set(chunk, module.default);
    } catch (error) {
      await onLoadFailure?.();
      throw error;
    }
  }
  const toRoute = ({ path, handle, load }: Page): RouteObject => ({
    id: path,
    path,
    handle,
    loader: async ({ params, context, request }) => {
      const url = new URL(request.url);
      const [loaded] = await Promise.all([
        load(envOf(context), params, url),
        handle.views && loadFiles(filesOf(handle, url)),
      ]);
      return loaded ?? null;
    },
    lazy: async () => {
      if (!handle.views) {
        await loadFiles(handle);
        return { Component: components.get(handle.chunk)! };
      }
      // The loader loads the files, other than of the page that the server has rendered.
      if (!import.meta.env.SSR && location.pathname === path)
        await loadFiles(filesOf(handle, new URL(location.href)));
      return {
        Component: function View() {
          const [searchParams] = useSearchParams();
          const Shown = components.get(filesOf(handle, { searchParams }).chunk)!;
          return <Shown />;
        },
      };
    },
  });
  return [
    {
      id: "root",
      Component: Root,
      ErrorBoundary: ErrorScreen,
      children: [{ path: "/admin", loader: () => redirect("/admin/users") }, ...PAGES.map(toRoute)],
    },
  ];
}
