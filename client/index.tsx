import { dehydrate, QueryClientProvider } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom";
import type { Locale } from "#shared/locales.ts";
import { createApi, type Send } from "./api.ts";
import { AppContextProvider } from "./app/context.tsx";
import type { PageState, Theme } from "./app/page-state.ts";
import { createQueryClient } from "./app/query-client.ts";
import { createRoutes, type PageHandle } from "./app/routes.tsx";
import { createI18n } from "./i18n/i18n.ts";
import { textsOf } from "./i18n/server-texts.ts";

export interface RenderInput {
  /** Absolute address of the page. */
  url: string;
  locale: Locale;
  theme: Theme;
  timeZone: string;
  brandName: string;
  send: Send;
}

export type RenderResult =
  | { kind: "redirect"; status: number; location: string }
  | {
      kind: "page";
      status: number;
      title: string;
      /** Inner HTML of the root element. */
      html: string;
      state: PageState;
      handle: PageHandle | null;
    };

/** Runs the loaders of the page and renders it whole. */
export async function renderPage(input: RenderInput): Promise<RenderResult> {
  const queryClient = createQueryClient(true);
  const i18n = createI18n(input.locale, input.brandName, textsOf(input.locale));
  const api = createApi(input.send);
  const handler = createStaticHandler(createRoutes({ queryClient, api, i18n }));
  const context = await handler.query(new Request(input.url));
  if (context instanceof Response) {
    return { kind: "redirect", status: context.status, location: context.headers.get("location") ?? "/" };
  }
  const handle = (context.matches.at(-1)?.route.handle as PageHandle | undefined) ?? null;
  const router = createStaticRouter(handler.dataRoutes, context);
  const { locale, theme, timeZone, brandName } = input;
  const html = renderToString(
    <AppContextProvider value={{ api, locale, brandName, theme, timeZone }}>
      <QueryClientProvider client={queryClient}>
        <I18nextProvider i18n={i18n}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </I18nextProvider>
      </QueryClientProvider>
    </AppContextProvider>,
  );
  const failed = context.errors !== null;
  const state: PageState = {
    locale,
    theme,
    timeZone,
    brandName,
    query: dehydrate(queryClient),
    loaderData: context.loaderData,
    failed,
  };
  queryClient.clear();
  const title = i18n.t(failed ? "common:failure.title" : (handle?.title ?? "common:notFound.title"));
  return { kind: "page", status: handle?.status ?? context.statusCode, title, html, state, handle };
}
