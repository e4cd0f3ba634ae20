import { dehydrate, QueryClientProvider } from "@tanstack/react-query";
import type { i18n } from "i18next";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom";
import type { Locale } from "#shared/locales.ts";
import { createApi, type Send } from "./api.ts";
import { AppContextProvider } from "./app/context.tsx";
import type { PageState, Theme } from "./app/page-state.ts";
import { createQueryClient } from "./app/query-client.ts";
import { createRoutes, type PageHandle, type PublicPageName, type RouteEnv } from "./app/routes.tsx";
import { createI18n } from "./i18n/i18n.ts";
import { textsOf } from "./i18n/server-texts.ts";

export interface RenderInput {
  /** Absolute address of the page. */
  url: string;
  locale: Locale;
  theme: Theme;
  timeZone: string;
  sidebarOpen: boolean;
  brandName: string;
  send: Send;
}

interface PageResult {
  kind: "page";
  status: number;
  title: string;
  state: PageState;
  handle: PageHandle | null;
  /** Null for pages that are not for everybody. */
  share: ShareTexts | null;
}
/** What a page says of itself to those who have not opened it. */
export interface ShareTexts {
  description: string;
  /** Set large on the picture for sharing. */
  headline: string;
}
interface Redirect {
  kind: "redirect";
  status: number;
  location: string;
}

/** A page with its inner HTML of the root element, or where to go instead. */
export type RenderResult = Redirect | (PageResult & { html: string });

const routes = createRoutes(
  (context) => context as RouteEnv,
  async () => undefined,
);
// One handler for all requests: a loader finds its own request's environment in the context. All texts are there.
const handler = createStaticHandler(routes);

const instances = new Map<Locale, i18n>();

/** Texts never change while the server runs: one instance serves every request of a language. */
function i18nFor(locale: Locale, brandName: string): i18n {
  let instance = instances.get(locale);
  if (!instance) {
    instance = createI18n(locale, brandName, textsOf(locale));
    instances.set(locale, instance);
  }
  return instance;
}

/** The pages open to all, by name. */
export const PUBLIC_PATHS: ReadonlyMap<PublicPageName, string> = new Map(
  routes
    .flatMap((route) => route.children ?? [])
    .flatMap(({ path, handle }) => {
      // A route that only leads elsewhere has none.
      const publicName = (handle as PageHandle | undefined)?.publicName;
      return publicName && path ? [[publicName, path] as const] : [];
    }),
);

/** What a page says of itself in a language. */
export function shareTexts(page: PublicPageName, locale: Locale, brandName: string): ShareTexts {
  const { t } = i18nFor(locale, brandName);
  return { description: t(`meta:${page}.description`), headline: t(`meta:${page}.headline`) };
}

/** Runs the loaders of the page and makes its element tree. */
export async function preparePage(
  input: RenderInput,
): Promise<Redirect | (PageResult & { element: ReactElement })> {
  const { locale, theme, timeZone, sidebarOpen, brandName } = input;
  const queryClient = createQueryClient(true);
  const texts = i18nFor(locale, brandName);
  const api = createApi(input.send);
  const env: RouteEnv = { queryClient, api };
  const context = await handler.query(new Request(input.url), { requestContext: env });
  if (context instanceof Response) {
    return { kind: "redirect", status: context.status, location: context.headers.get("location") ?? "/" };
  }
  const handle = (context.matches.at(-1)?.route.handle as PageHandle | undefined) ?? null;
  const router = createStaticRouter(handler.dataRoutes, context);
  const failed = context.errors !== null;
  const state: PageState = {
    locale,
    theme,
    timeZone,
    sidebarOpen,
    brandName,
    query: dehydrate(queryClient),
    loaderData: context.loaderData,
    failed,
  };
  const element = (
    <AppContextProvider value={{ api, locale, brandName, theme, timeZone, sidebarOpen }}>
      <QueryClientProvider client={queryClient}>
        <I18nextProvider i18n={texts}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </I18nextProvider>
      </QueryClientProvider>
    </AppContextProvider>
  );
  const title = texts.t(failed ? "common:failure.title" : (handle?.title ?? "common:notFound.title"));
  const share = handle?.publicName ? shareTexts(handle.publicName, locale, brandName) : null;
  return { kind: "page", status: handle?.status ?? context.statusCode, title, element, state, handle, share };
}

/** Runs the loaders of the page and renders it whole. */
export async function renderPage(input: RenderInput): Promise<RenderResult> {
  const page = await preparePage(input);
  if (page.kind === "redirect") return page;
  const { element, ...rest } = page;
  return { ...rest, html: renderToString(element) };
}
