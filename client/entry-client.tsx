import { QueryClientProvider } from "@tanstack/react-query";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { createBrowserRouter, matchRoutes, RouterProvider } from "react-router-dom";
import { createApi } from "./lib/api.ts";
import { AppContextProvider } from "./lib/context.tsx";
import { storeTimeZone } from "./lib/preferences.ts";
import type { PageState } from "./lib/page-state.ts";
import { createQueryClient } from "./app/query-client.ts";
import { createRoutes } from "./app/routes.tsx";
import { sendAndNotify } from "./app/tabs.ts";
import { removeOldDrafts } from "./features/dreams/compose/old-drafts.ts";
import { translationFile } from "./i18n/i18n.ts";
import { createPageTranslations, type Messages } from "./i18n/page-translations.ts";
import { TranslateProvider } from "./i18n/use-translation.ts";
import "./ui/base.css";

const {
  locale,
  theme,
  timeZone,
  sidebarOpen,
  refusal,
  brandName,
  supportEmail,
  waysIn = { signUp: "open", issuers: [] },
  community = false,
  queries,
  askedAt,
  loaderData,
  failed,
} = JSON.parse(document.getElementById("state")!.textContent!) as PageState;

const queryClient = createQueryClient();
for (const [key, data] of queries) queryClient.setQueryData(key, data, { updatedAt: askedAt });
const { t, load: loadTranslations } = createPageTranslations(locale, brandName, async (namespace) => {
  const file = (await import(/* @vite-ignore */ translationFile(locale, namespace))) as { default: Messages };
  return file.default;
});
const api = createApi(sendAndNotify);
const env = { queryClient, api, locale, community };
let leave: (() => Promise<void>) | undefined;
const routes = createRoutes(
  () => env,
  loadTranslations,
  async () => leave?.(),
);

// The page must be there before hydration begins, or React would throw the server's HTML away.
await loadTranslations(["common"]);
for (const { route } of matchRoutes(routes, location) ?? []) {
  if (typeof route.lazy !== "function") continue;
  const { lazy, ...rest } = route;
  Object.assign(route, rest, await lazy(), { lazy: undefined });
}

const router = createBrowserRouter(routes, {
  hydrationData: { loaderData, errors: failed ? { root: new Error("failed on the server") } : null },
});

// The reply to a form is shown once: "back" leads to the page without it.
let shownRefusal = refusal;
router.subscribe(({ location: { key } }) => {
  if (key !== "default") shownRefusal = undefined;
});

// After an update the files of this version are gone: the next page comes from the server, whole.
leave = async () => {
  const next = router.state.navigation.location;
  if (!next || !navigator.onLine) return;
  location.assign(router.createHref(next));
  await new Promise(() => undefined);
};

const pageIn = (zone: string) => (
  <AppContextProvider
    value={{
      api,
      locale,
      brandName,
      supportEmail: supportEmail ?? null,
      waysIn,
      community,
      theme,
      timeZone: zone,
      sidebarOpen,
      get refusal() {
        return shownRefusal;
      },
      loadTranslations,
    }}
  >
    <QueryClientProvider client={queryClient}>
      <TranslateProvider value={t}>
        <RouterProvider router={router} />
      </TranslateProvider>
    </QueryClientProvider>
  </AppContextProvider>
);
const root = hydrateRoot(document.getElementById("root")!, pageIn(timeZone));

// In development there is no boot module.
if (import.meta.env.DEV) void import("./boot/page-views.ts").then(({ countPageViews }) => countPageViews());
removeOldDrafts();
const ownZone = storeTimeZone(timeZone);
if (ownZone !== timeZone) {
  // The server could only guess the zone: taken over as it was written, the page goes on in the visitor's own.
  const goOn = () => startTransition(() => root.render(pageIn(ownZone)));
  addEventListener("application-ready", goOn, { once: true });
}
