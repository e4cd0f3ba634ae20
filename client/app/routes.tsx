import type { ComponentType } from "react";
import { data, redirect, type RouteObject } from "react-router-dom";
import { MINUTE_MS } from "#shared/durations.ts";
import { SEARCH_MAX } from "#shared/limits.ts";
import { ApiError } from "../lib/api.ts";
import { activityQuery, configQuery } from "../features/site/queries.ts";
import { dreamQuery, libraryQuery, unfinishedQuery } from "../features/dreams/queries.ts";
import { meQuery, sessionsQuery } from "../features/accounts/queries.ts";
import { paymentsQuery, sandboxQuery } from "../features/payments/queries.ts";
import type { Namespace } from "../i18n/i18n.ts";
import { ErrorScreen } from "./error-screen.tsx";
import type { PageHandle } from "./page-handle.ts";
import { Root } from "./root.tsx";
import type { RouteEnv } from "../lib/context.tsx";

/** Its activity figure changes once an hour. */
const LANDING_PAGE_MAX_AGE_MS = 5 * MINUTE_MS;

type PageModule = { default: ComponentType };
type Load = (env: RouteEnv, params: Record<string, string | undefined>, url: URL) => Promise<unknown>;

const modules = import.meta.glob<PageModule>("../features/**/*-page.tsx");

async function requireUser(env: RouteEnv) {
  const me = await env.queryClient.ensureQueryData(meQuery(env.api));
  if (!me) throw redirect("/auth");
  return me;
}

/** Nobody goes and signs in; who is no admin, or where that cannot be found out, goes to the dashboard. */
async function requireAdmin(env: RouteEnv): Promise<void> {
  const me = await env.queryClient.fetchQuery(meQuery(env.api)).catch(() => undefined);
  if (me === null) throw redirect("/auth");
  if (me?.user.role !== "admin") throw redirect("/dashboard");
}

/** Fetched only on the way into the admin area. */
const adminLoader = () => import("../features/admin/admin-loader.ts");

/** Failures leave the query empty: the page shows its own message and can try again. */
const quietly = (promise: Promise<unknown>) => promise.catch(() => null);

/**
 * All pages. `envOf` finds what a loader works with from the router's context: on the server that of the
 * request, in the browser always the same. `loadTexts` brings a page's texts before it is shown. `onMissing` is
 * awaited where a page's files do not come.
 */
export function createRoutes(
  envOf: (context: unknown) => RouteEnv,
  loadTranslations: (namespaces: readonly Namespace[]) => Promise<void>,
  onMissing?: () => Promise<void>,
): RouteObject[] {
  const page = (path: string, handle: PageHandle, load: Load): RouteObject => ({
    id: handle.chunk,
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
        await onMissing?.();
        throw error;
      }
    },
  });

  const aboutPage = (name: "licences" | "privacy" | "terms"): RouteObject =>
    page(
      `/${name}`,
      { chunk: `features/about/${name}-page.tsx`, namespaces: [name], title: `${name}:title`, shared: true },
      async (env) => {
        await quietly(env.queryClient.ensureQueryData(meQuery(env.api)));
      },
    );

  type AdminData = Parameters<Awaited<ReturnType<typeof adminLoader>>["loadAdminPage"]>[0];
  const adminPage = (path: string, file: string, title: string, reads: AdminData): RouteObject =>
    page(
      `/admin/${path}`,
      { chunk: `features/admin/${file}-page.tsx`, namespaces: ["admin", "errors"], title },
      async (env, params, url) => {
        await requireAdmin(env);
        return (await adminLoader()).loadAdminPage(reads, env, params, url);
      },
    );

  return [
    {
      id: "root",
      Component: Root,
      ErrorBoundary: ErrorScreen,
      children: [
        page(
          "/auth",
          {
            chunk: "features/accounts/auth/auth-page.tsx",
            namespaces: ["auth"],
            title: "auth:title",
            shared: true,
            publicName: "auth",
          },
          async (env, _params, url) => {
            const signedIn = await env.queryClient.ensureQueryData(meQuery(env.api));
            // A mailed link is followed whoever is signed in.
            if (signedIn && !url.searchParams.has("token")) throw redirect("/dashboard");
          },
        ),
        page(
          "/dashboard",
          {
            chunk: "features/dreams/dashboard/dashboard-page.tsx",
            namespaces: ["dashboard", "dream", "errors"],
            title: "dashboard:title",
            cachedPerUser: true,
          },
          async (env) => {
            await requireUser(env);
            await Promise.all([
              quietly(env.queryClient.ensureQueryData(configQuery(env.api))),
              quietly(env.queryClient.ensureQueryData(unfinishedQuery(env.api))),
            ]);
          },
        ),
        page(
          "/library",
          {
            chunk: "features/dreams/library/library-page.tsx",
            namespaces: ["library", "dream"],
            title: "library:title",
            cachedPerUser: true,
          },
          async (env, _params, { searchParams }) => {
            await requireUser(env);
            const filter = {
              q: (searchParams.get("q") ?? "").slice(0, SEARCH_MAX),
              tag: searchParams.get("tag") ?? "",
            };
            await quietly(env.queryClient.ensureInfiniteQueryData(libraryQuery(env.api, filter)));
          },
        ),
        page(
          "/dream/:id",
          {
            chunk: "features/dreams/detail/dream-page.tsx",
            namespaces: ["dream", "errors"],
            title: "dream:title",
            cachedPerUser: true,
          },
          async (env, params) => {
            await requireUser(env);
            try {
              const dream = await env.queryClient.ensureQueryData(dreamQuery(env.api, params.id!));
              if (!dream) return data(null, { status: 404 });
            } catch (error) {
              if (!(error instanceof ApiError)) throw error;
            }
          },
        ),
        page(
          "/pricing",
          {
            chunk: "features/payments/pricing-page.tsx",
            namespaces: ["pricing"],
            title: "pricing:title",
            shared: true,
            publicName: "pricing",
          },
          async (env) => {
            await Promise.all([
              quietly(env.queryClient.ensureQueryData(configQuery(env.api))),
              quietly(env.queryClient.ensureQueryData(meQuery(env.api))),
            ]);
          },
        ),
        page(
          "/payment-success",
          {
            chunk: "features/payments/payment-success-page.tsx",
            namespaces: ["payment"],
            title: "payment:title",
          },
          async (env) => {
            await quietly(env.queryClient.ensureQueryData(meQuery(env.api)));
          },
        ),
        page(
          "/account",
          {
            chunk: "features/accounts/account/account-page.tsx",
            namespaces: ["account", "auth", "dashboard", "dream"],
            title: "account:title",
          },
          async (env) => {
            await requireUser(env);
            await Promise.all([
              quietly(env.queryClient.ensureQueryData(sessionsQuery(env.api))),
              quietly(env.queryClient.ensureInfiniteQueryData(paymentsQuery(env.api))),
              quietly(env.queryClient.ensureInfiniteQueryData(libraryQuery(env.api, { q: "", tag: "" }))),
            ]);
          },
        ),
        page(
          "/sandbox-checkout/:id",
          { chunk: "features/payments/sandbox-page.tsx", namespaces: ["orders"], title: "orders:title" },
          async (env, params) => {
            await requireUser(env);
            try {
              const checkout = await env.queryClient.ensureQueryData(sandboxQuery(env.api, params.id!));
              if (!checkout) return data(null, { status: 404 });
            } catch (error) {
              if (!(error instanceof ApiError)) throw error;
            }
          },
        ),
        page(
          "/",
          {
            chunk: "features/landing/landing-page.tsx",
            namespaces: ["landing"],
            title: "landing:title",
            shared: true,
            publicName: "landing",
            firstViewUntil: "features",
            cacheMaxAgeMs: LANDING_PAGE_MAX_AGE_MS,
          },
          async (env) => {
            await Promise.all([
              quietly(env.queryClient.ensureQueryData(activityQuery(env.api))),
              quietly(env.queryClient.ensureQueryData(meQuery(env.api))),
            ]);
          },
        ),
        page(
          "/gallery",
          {
            chunk: "features/gallery/gallery-page.tsx",
            namespaces: ["gallery"],
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
          async (env) => {
            await quietly(env.queryClient.ensureQueryData(meQuery(env.api)));
          },
        ),
        aboutPage("licences"),
        aboutPage("privacy"),
        aboutPage("terms"),
        {
          path: "/admin",
          loader: () => redirect("/admin/users"),
        },
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
          {
            chunk: "features/admin/security/security-page.tsx",
            namespaces: ["admin"],
            title: "admin:nav.security",
          },
          async (env) => {
            await requireAdmin(env);
            await (await adminLoader()).loadSecurityPage(env);
          },
        ),
        page(
          "*",
          {
            chunk: "features/site/not-found-page.tsx",
            namespaces: [],
            title: "common:notFound.title",
            status: 404,
            shared: true,
          },
          async (env) => {
            await quietly(env.queryClient.ensureQueryData(meQuery(env.api)));
          },
        ),
      ],
    },
  ];
}
