import { hydrate as hydrateQueries, QueryClientProvider } from "@tanstack/react-query";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { createBrowserRouter, matchRoutes, RouterProvider } from "react-router-dom";
import { createApi, sendByFetch } from "./api.ts";
import { AppContextProvider } from "./app/context.tsx";
import { rememberTimeZone } from "./app/preferences.ts";
import type { PageState } from "./app/page-state.ts";
import { createQueryClient } from "./app/query-client.ts";
import { createRoutes } from "./app/routes.tsx";
import { createI18n, loadTexts } from "./i18n/i18n.ts";
import "./ui/base.css";

const { locale, theme, timeZone, sidebarOpen, brandName, query, loaderData, failed } = JSON.parse(
  document.getElementById("state")!.textContent!,
) as PageState;

const queryClient = createQueryClient(false);
hydrateQueries(queryClient, query);
const i18n = createI18n(locale, brandName, {});
const api = createApi(sendByFetch);
const env = { queryClient, api };
const routes = createRoutes(
  () => env,
  (namespaces) => loadTexts(i18n, namespaces),
);

// The page must be there before hydration begins, or React would throw the server's HTML away.
await loadTexts(i18n, ["common"]);
for (const { route } of matchRoutes(routes, location) ?? []) {
  if (typeof route.lazy !== "function") continue;
  const { lazy, ...rest } = route;
  Object.assign(route, rest, await lazy(), { lazy: undefined });
}

const router = createBrowserRouter(routes, {
  hydrationData: { loaderData, errors: failed ? { root: new Error("failed on the server") } : null },
});

hydrateRoot(
  document.getElementById("root")!,
  <AppContextProvider value={{ api, locale, brandName, theme, timeZone, sidebarOpen }}>
    <QueryClientProvider client={queryClient}>
      <I18nextProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nextProvider>
    </QueryClientProvider>
  </AppContextProvider>,
);
rememberTimeZone(timeZone);
