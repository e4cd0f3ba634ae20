import type { QueryClient } from "@tanstack/react-query";
import type { i18n } from "i18next";
import type { ComponentType } from "react";
import { data, redirect, type RouteObject } from "react-router-dom";
import type { Api } from "../api.ts";
import { ApiError } from "../api.ts";
import { configQuery, dreamQuery, libraryQuery, meQuery } from "../features/queries.ts";
import { loadTexts, type Namespace } from "../i18n/i18n.ts";
import { ErrorScreen } from "./error-screen.tsx";
import { Root } from "./root.tsx";

/** What loaders work with; one per request on the server. */
export interface RouteEnv {
  queryClient: QueryClient;
  api: Api;
  i18n: i18n;
}

/** Facts about a page that the server reads too. */
export interface PageHandle {
  /** Source file of the page, to preload its chunk and styles. */
  chunk: string;
  namespaces: readonly Namespace[];
  /** Key of the page's title. */
  title: string;
  status?: number;
  /** The same for every visitor without a session; kept in memory by the server. */
  shared?: boolean;
}

type PageModule = { default: ComponentType };
type Load = (env: RouteEnv, request: Request, params: Record<string, string | undefined>) => Promise<unknown>;

const modules = import.meta.glob<PageModule>("../features/**/*-page.tsx");

async function requirePerson(env: RouteEnv) {
  const me = await env.queryClient.ensureQueryData(meQuery(env.api));
  if (!me) throw redirect("/auth");
  return me;
}

/** Failures leave the query empty: the page shows its own message and can try again. */
const quietly = (promise: Promise<unknown>) => promise.catch(() => null);

export function createRoutes(env: RouteEnv): RouteObject[] {
  const page = (path: string, handle: PageHandle, load?: Load): RouteObject => ({
    id: handle.chunk,
    path,
    handle,
    loader: async ({ request, params }) => (await load?.(env, request, params)) ?? null,
    lazy: async () => {
      const [module] = await Promise.all([
        modules[`../${handle.chunk}`]!(),
        loadTexts(env.i18n, ["common", ...handle.namespaces]),
      ]);
      return { Component: module.default };
    },
  });

  return [
    {
      id: "root",
      Component: Root,
      ErrorBoundary: ErrorScreen,
      children: [
        page("/auth", { chunk: "features/accounts/auth-page.tsx", namespaces: ["auth"], title: "auth:title" }, async () => {
          if (await env.queryClient.ensureQueryData(meQuery(env.api))) throw redirect("/dashboard");
        }),
        page(
          "/dashboard",
          { chunk: "features/dreams/dashboard-page.tsx", namespaces: ["dashboard", "dream"], title: "dashboard:title" },
          async () => {
            await requirePerson(env);
            await quietly(env.queryClient.ensureQueryData(configQuery(env.api)));
          },
        ),
        page(
          "/library",
          { chunk: "features/dreams/library-page.tsx", namespaces: ["library", "dream"], title: "library:title" },
          async () => {
            await requirePerson(env);
            await quietly(env.queryClient.ensureInfiniteQueryData(libraryQuery(env.api, { q: "", tag: "" })));
          },
        ),
        page(
          "/dream/:id",
          { chunk: "features/dreams/dream-page.tsx", namespaces: ["dream"], title: "dream:title" },
          async (_env, _request, params) => {
            await requirePerson(env);
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
          { chunk: "features/payments/pricing-page.tsx", namespaces: ["pricing"], title: "pricing:title", shared: true },
          async () => {
            await Promise.all([
              quietly(env.queryClient.ensureQueryData(configQuery(env.api))),
              quietly(env.queryClient.ensureQueryData(meQuery(env.api))),
            ]);
          },
        ),
        page("/", { chunk: "features/landing/landing-page.tsx", namespaces: ["landing"], title: "landing:title", shared: true }, async () => {
          await quietly(env.queryClient.ensureQueryData(meQuery(env.api)));
        }),
        page("*", { chunk: "features/not-found-page.tsx", namespaces: [], title: "common:notFound.title", status: 404 }, async () => {
          await quietly(env.queryClient.ensureQueryData(meQuery(env.api)));
        }),
      ],
    },
  ];
}
