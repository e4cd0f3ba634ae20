import type { ComponentType } from "react";
import { data, redirect, redirectDocument, type RouteObject } from "react-router-dom";
import { MINUTE_MS } from "#shared/durations.ts";
import { SEARCH_MAX } from "#shared/limits.ts";
import type { Me } from "#shared/accounts.ts";
import { ApiError } from "../lib/api.ts";
import { activityQuery, configQuery } from "../features/site/queries.ts";
import { dreamQuery, libraryQuery, unfinishedQuery } from "../features/dreams/queries.ts";
import { emailChangeQuery, meQuery, sessionsQuery } from "../features/accounts/queries.ts";
import { outboxQuery } from "../features/mail/queries.ts";
import { paymentsQuery, sandboxQuery } from "../features/payments/queries.ts";
import { load as loadDictionary } from "../features/symbols/symbols-loader.ts";
import type { Namespace } from "../i18n/i18n.ts";
import { ErrorScreen } from "./error-screen.tsx";
import type { PageHandle } from "./page-handle.ts";
import { Root } from "./root.tsx";
import type { RouteEnv } from "../lib/context.tsx";

/** Maximum age of the cached landing page: its activity figure changes once an hour. */
const LANDING_PAGE_MAX_AGE_MS = 5 * MINUTE_MS;

const modules = import.meta.glob<{ default: ComponentType }>("../features/**/*-page.tsx");

type Load = (env: RouteEnv, params: Record<string, string | undefined>, url: URL) => Promise<unknown>;

interface Page {
  path: string;
  handle: PageHandle;
  load: Load;
}

/** `file`: the page's source file below features/, without `-page.tsx`. */
const page = (path: string, file: string, handle: Omit<PageHandle, "chunk">, load: Load): Page => ({
  path,
  handle: { ...handle, chunk: `features/${file}-page.tsx` },
  load,
});

/** Waits for queries. Those that fail stay empty: the page shows its own message and can try again. */
const settle = async (...queries: Promise<unknown>[]) => void (await Promise.allSettled(queries));

/** Sets status 404 where the query finds nothing. Other API failures are left to the page. */
async function findOr404(query: Promise<unknown>) {
  try {
    return (await query) === null ? data(null, { status: 404 }) : null;
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

/** Loads the user and, for the disc in the header, the user's unfinished dreams. Returns null for a visitor. */
async function loadUser({ queryClient, api }: RouteEnv): Promise<Me | null> {
  const me = await queryClient.ensureQueryData(meQuery(api));
  if (me) await settle(queryClient.ensureQueryData(unfinishedQuery(api)));
  return me;
}

const loadMe: Load = (env) => settle(loadUser(env));

/** The server sends a visitor to the sign-in, and remembers the page for the time after it. */
const askToSignIn = ({ pathname, search }: URL, path = "/auth") =>
  import.meta.env.SSR ? redirect(path) : redirectDocument(pathname + search);

async function requireUser(env: RouteEnv, url: URL): Promise<void> {
  if (!(await loadUser(env))) throw askToSignIn(url);
}

/** Redirects visitors to /auth, and users who are not (or cannot be shown to be) admins to /dashboard. */
async function requireAdmin({ queryClient, api }: RouteEnv, url: URL): Promise<void> {
  const me = await queryClient.fetchQuery(meQuery(api)).catch(() => undefined);
  if (me === null) throw askToSignIn(url);
  if (me?.user.role !== "admin") throw redirect("/dashboard");
}

/** A chunk of its own: only admins load it. */
const adminLoader = () => import("../features/admin/admin-loader.ts");

type AdminData = Parameters<Awaited<ReturnType<typeof adminLoader>>["loadAdminPage"]>[0];
const adminPage = (path: string, file: string, title: string, reads: AdminData): Page =>
  page(
    `/admin/${path}`,
    `admin/${file}`,
    { namespaces: ["admin", "errors"], title },
    async (env, params, url) => {
      await requireAdmin(env, url);
      return (await adminLoader()).loadAdminPage(reads, env, params, url);
    },
  );

const aboutPage = (name: "licences" | "privacy" | "terms"): Page =>
  page(`/${name}`, `about/${name}`, { namespaces: [name], title: `${name}:title`, shared: true }, loadMe);

const SYMBOLS: Omit<PageHandle, "chunk"> = {
  namespaces: ["symbols"],
  title: "symbols:title",
  shared: true,
  publicName: "symbols",
};

/** Loads the dictionary's index, or a page of it. */
const loadSymbols: Load = async (env, { slug }, url) => {
  const loading = loadDictionary(env, slug, url);
  await settle(loading, loadUser(env));
  return loading.catch(() => null);
};

const PAGES: readonly Page[] = [
  page(
    "/auth",
    "accounts/auth/auth",
    { namespaces: ["auth"], title: "auth:title", shared: true, publicName: "auth" },
    async ({ queryClient, api }, _params, url) => {
      const me = await queryClient.ensureQueryData(meQuery(api));
      // A mailed link works for signed-in users too.
      if (me && !url.searchParams.has("token")) throw redirect("/dashboard");
    },
  ),
  page(
    "/dashboard",
    "dreams/dashboard/dashboard",
    { namespaces: ["dashboard", "dream", "errors"], title: "dashboard:title", cachedPerUser: true },
    async (env, _params, url) => {
      await requireUser(env, url);
      const { queryClient, api } = env;
      await settle(queryClient.ensureQueryData(configQuery(api)));
    },
  ),
  page(
    "/library",
    "dreams/library/library",
    { namespaces: ["library", "dream"], title: "library:title", cachedPerUser: true },
    async (env, _params, url) => {
      await requireUser(env, url);
      const { searchParams } = url;
      const filter = {
        q: (searchParams.get("q") ?? "").slice(0, SEARCH_MAX),
        tag: searchParams.get("tag") ?? "",
      };
      await settle(env.queryClient.ensureInfiniteQueryData(libraryQuery(env.api, filter)));
    },
  ),
  page(
    "/dream/:id",
    "dreams/detail/dream",
    { namespaces: ["dream", "detail", "player", "errors"], title: "dream:title", cachedPerUser: true },
    async (env, params, url) => {
      await requireUser(env, url);
      return findOr404(env.queryClient.ensureQueryData(dreamQuery(env.api, params.id!)));
    },
  ),
  page(
    "/share/:id",
    "dreams/share/share",
    { namespaces: ["share", "dream", "detail"], title: "share:title" },
    async (env, params, url) => {
      await requireUser(env, url);
      const dream = env.queryClient.ensureQueryData(dreamQuery(env.api, params.id!));
      // Without a title there is no picture to share.
      return findOr404(dream.then((found) => (found?.title ? found : null)));
    },
  ),
  page(
    "/pricing",
    "payments/pricing",
    { namespaces: ["pricing"], title: "pricing:title", shared: true, publicName: "pricing" },
    async (env, _params, url) => {
      const config = env.queryClient.ensureQueryData(configQuery(env.api));
      const [, me] = await Promise.allSettled([config, loadUser(env)]);
      const isVisitor = me.status === "fulfilled" && me.value === null;
      if (isVisitor && url.searchParams.has("buy")) throw askToSignIn(url, "/auth?for=purchase");
    },
  ),
  page(
    "/payment-success",
    "payments/payment-success",
    { namespaces: ["payment"], title: "payment:title" },
    loadMe,
  ),
  page(
    "/account",
    "accounts/account/account",
    { namespaces: ["account", "auth", "dashboard", "dream"], title: "account:title" },
    async (env, _params, url) => {
      await requireUser(env, url);
      const { queryClient, api } = env;
      await settle(
        queryClient.ensureQueryData(emailChangeQuery(api)),
        queryClient.ensureQueryData(sessionsQuery(api)),
        queryClient.ensureInfiniteQueryData(paymentsQuery(api)),
        queryClient.ensureInfiniteQueryData(libraryQuery(api, { q: "", tag: "" })),
      );
    },
  ),
  page(
    "/sandbox-checkout/:id",
    "payments/sandbox",
    { namespaces: ["orders"], title: "orders:title" },
    async (env, params, url) => {
      await requireUser(env, url);
      return findOr404(env.queryClient.ensureQueryData(sandboxQuery(env.api, params.id!)));
    },
  ),
  page("/outbox", "mail/outbox", { namespaces: ["outbox"], title: "outbox:title" }, async (env, ...rest) => {
    await loadMe(env, ...rest);
    return findOr404(env.queryClient.ensureQueryData(outboxQuery(env.api)));
  }),
  page(
    "/",
    "landing/landing",
    {
      namespaces: ["landing"],
      title: "landing:title",
      shared: true,
      publicName: "landing",
      firstViewUntil: "features",
      cacheMaxAgeMs: LANDING_PAGE_MAX_AGE_MS,
    },
    ({ queryClient, api }) =>
      settle(queryClient.ensureQueryData(activityQuery(api)), queryClient.ensureQueryData(meQuery(api))),
  ),
  page(
    "/gallery",
    "gallery/gallery",
    {
      namespaces: ["gallery", "player"],
      title: "gallery:title",
      shared: true,
      publicName: "gallery",
      firstViewUntil: "examples",
      preloadImage: {
        sources: [480, 960, 1440].map((width) => ({
          source: `features/gallery/examples/jellyfish-${width}.avif`,
          width,
        })),
        sizes: "(max-width: 760px) 92vw, 46vw",
      },
    },
    loadMe,
  ),
  page("/symbols", "symbols/symbols", SYMBOLS, loadSymbols),
  page("/symbols/:slug", "symbols/symbols", SYMBOLS, loadSymbols),
  aboutPage("licences"),
  aboutPage("privacy"),
  aboutPage("terms"),
  adminPage("users", "users/users", "admin:nav.users", "users"),
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
  adminPage("log", "audit/audit", "admin:nav.log", "log"),
  page(
    "/admin/security",
    "admin/security/security",
    { namespaces: ["admin"], title: "admin:nav.security" },
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
  const toRoute = ({ path, handle, load }: Page): RouteObject => ({
    id: path,
    path,
    handle,
    loader: async ({ params, context, request }) =>
      (await load(envOf(context), params, new URL(request.url))) ?? null,
    lazy: async () => {
      try {
        const [module] = await Promise.all([
          modules[`../${handle.chunk}`]!(),
          loadTranslations(["common", ...handle.namespaces]),
        ]);
        return { Component: module.default };
      } catch (error) {
        await onLoadFailure?.();
        throw error;
      }
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
