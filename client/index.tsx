import { notifyManager, QueryClientProvider } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type RouteObject,
  type StaticHandler,
} from "react-router-dom";
import type { WaysIn } from "#shared/ways-in.ts";
import type { Locale } from "#shared/locales.ts";
import { findPage } from "#shared/pages.ts";
import { createApi, type Send } from "./lib/api.ts";
import { AppContextProvider, type RouteEnv } from "./lib/context.tsx";
import type { FormRefusal, PageState, Theme } from "./lib/page-state.ts";
import { PageQueryClient } from "./app/page-query-client.ts";
import { createRoutes } from "./app/routes.tsx";
import { translationFile } from "./i18n/i18n.ts";
import { createTranslate } from "./i18n/server-translations.ts";
import { TranslateProvider, type Translate } from "./i18n/use-translation.ts";
import {
  filesOf,
  titleOf,
  type LinkPreview,
  type LoadedTitle,
  type PageHandle,
  type PublicPageName,
} from "./app/page-handle.ts";

export interface RenderInput {
  /** Absolute address of the page. */
  url: string;
  locale: Locale;
  theme: Theme;
  timeZone: string;
  sidebarOpen: boolean;
  refusal?: FormRefusal;
  brandName: string;
  supportEmail: string | null;
  waysIn: WaysIn;
  community: boolean;
  /** Whether the request has a session. */
  signedIn: boolean;
  send: Send;
}

interface PageResult {
  kind: "page";
  status: number;
  title: string;
  /** Title of the handle, where the page's own is more exact. */
  sectionTitle: string;
  state: PageState;
  handle: PageHandle | null;
  /** Source file of what is shown. */
  chunk: string | null;
  /** False where some of its data could not be read. */
  complete: boolean;
  /** Addresses of the text files that the page is written with. */
  translationFiles: readonly string[];
  /** Null for pages that are not for everybody. */
  share: ShareMessages | null;
  /** Null for pages that are not passed on by their URL. */
  preview: LinkPreview | null;
}
/** What a page says of itself to those who have not opened it. */
export interface ShareMessages {
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

// Nothing observes the queries of a rendering: by default each change of one starts a timer.
notifyManager.setScheduler(queueMicrotask);

// All texts are there.
const loadTranslations = async () => undefined;
const routes = createRoutes((context) => context as RouteEnv, loadTranslations);
const { dataRoutes } = createStaticHandler(routes);
const handlersByPattern = new Map<string, StaticHandler>();

/**
 * The handler of a page, for all requests: a loader finds its own request's environment in the context. It knows only
 * this page and the one for unknown paths, as the router would match all the others each time.
 */
function handlerFor(path: string): StaticHandler {
  const pattern = findPage(path)?.pattern ?? "*";
  let handler = handlersByPattern.get(pattern);
  if (!handler) {
    const ofPage = dataRoutes.map((route) => ({
      ...route,
      children: route.children?.filter((child) => child.path === pattern || child.path === "*"),
    }));
    handlersByPattern.set(pattern, (handler = createStaticHandler(ofPage as RouteObject[])));
  }
  return handler;
}

const translators = new Map<Locale, Translate>();

/** Messages never change while the server runs: one translator serves every request of a language. */
function translatorFor(locale: Locale, brandName: string): Translate {
  let t = translators.get(locale);
  if (!t) translators.set(locale, (t = createTranslate(locale, brandName)));
  return t;
}

const handles = new Map(
  routes.flatMap(({ children = [] }) => children).map(({ path, handle }) => [path, handle as PageHandle]),
);

/** The facts about the page at a path, without the time that the router takes to match one. */
export function pageHandle(path: string): Partial<PageHandle> {
  return handles.get(findPage(path)?.pattern ?? "*") ?? {};
}

/** The pages open to all, by name; not those of single symbols. */
export const PUBLIC_PATHS: ReadonlyMap<PublicPageName, string> = new Map(
  routes
    .flatMap((route) => route.children ?? [])
    .flatMap(({ path, handle }) => {
      const publicName = (handle as PageHandle | undefined)?.publicName;
      return publicName && path && !path.includes(":") ? [[publicName, path] as const] : [];
    }),
);

/** What a page says of itself in a language. */
export function shareMessages(page: PublicPageName, locale: Locale, brandName: string): ShareMessages {
  const t = translatorFor(locale, brandName);
  return { description: t(`meta:${page}.description`), headline: t(`meta:${page}.headline`) };
}

/**
 * The routes of a page, each with only the one below it as its child: the router would convert and match all the others
 * for each page again.
 */
function branchOf(routes: readonly RouteObject[]): RouteObject[] {
  return routes.reduceRight<RouteObject[]>((children, route) => [{ ...route, children } as RouteObject], []);
}

/** The name of the writing page, which the installed application has as a shortcut. */
export const writingTitle = (locale: Locale, brandName: string): string =>
  translatorFor(locale, brandName)("write:title");

/** Runs the loaders of the page and makes its element tree. */
export async function preparePage(
  input: RenderInput,
): Promise<Redirect | (PageResult & { element: ReactElement })> {
  const { locale, theme, timeZone, sidebarOpen, refusal, brandName, supportEmail, waysIn, community } = input;
  const queryClient = new PageQueryClient();
  const t = translatorFor(locale, brandName);
  const api = createApi(input.send);
  const env: RouteEnv = { queryClient, api, locale, community, signedIn: input.signedIn };
  const context = await handlerFor(new URL(input.url).pathname).query(new Request(input.url), {
    requestContext: env,
  });
  if (context instanceof Response) {
    return { kind: "redirect", status: context.status, location: context.headers.get("location") ?? "/" };
  }
  // The browser asks again where data did not come, so the page begins there as it will.
  const cache = queryClient.getQueryCache();
  const unread = cache.findAll({ predicate: ({ state }) => state.status !== "success" });
  for (const query of unread) cache.remove(query);
  const handle = (context.matches.at(-1)?.route.handle as PageHandle | undefined) ?? null;
  const url = new URL(input.url);
  const files = handle && filesOf(handle, url);
  const router = createStaticRouter(branchOf(context.matches.map(({ route }) => route)), context);
  const failed = context.errors !== null;
  const state: PageState = {
    locale,
    theme,
    timeZone,
    sidebarOpen,
    ...(refusal && { refusal }),
    brandName,
    ...(supportEmail && { supportEmail }),
    ...((waysIn.signUp !== "open" || waysIn.issuers.length > 0) && { waysIn }),
    ...(community && { community }),
    queries: cache.getAll().map(({ queryKey, state }) => [queryKey, state.data] as const),
    askedAt: Date.now(),
    loaderData: context.loaderData,
    ...(failed && { failed }),
  };
  const element = (
    <AppContextProvider
      value={{
        api,
        locale,
        brandName,
        supportEmail,
        waysIn,
        community,
        theme,
        timeZone,
        sidebarOpen,
        refusal,
        loadTranslations,
      }}
    >
      <QueryClientProvider client={queryClient}>
        <TranslateProvider value={t}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </TranslateProvider>
      </QueryClientProvider>
    </AppContextProvider>
  );
  const loaded = context.loaderData[context.matches.at(-1)?.route.id ?? ""] as LoadedTitle | null | undefined;
  const title =
    (!failed && loaded?.title) ||
    t(failed ? "common:failure.title" : handle ? titleOf(handle, url.searchParams) : "common:notFound.title");
  const preview = (!failed && loaded?.preview) || null;
  const share = handle?.publicName ? shareMessages(handle.publicName, locale, brandName) : null;
  return {
    kind: "page",
    status: handle?.status ?? context.statusCode,
    title,
    sectionTitle: t(handle?.title ?? "common:notFound.title"),
    element,
    state,
    handle,
    chunk: files?.chunk ?? null,
    complete: unread.length === 0,
    translationFiles: ["common" as const, ...(files?.namespaces ?? [])].map((name) =>
      translationFile(locale, name),
    ),
    share,
    preview,
  };
}

/** Runs the loaders of the page and renders it whole. */
export async function renderPage(input: RenderInput): Promise<RenderResult> {
  const page = await preparePage(input);
  if (page.kind === "redirect") return page;
  const { element, ...rest } = page;
  return { ...rest, html: renderToString(element) };
}
