import { createRoot } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { localeInfo, type Locale } from "#shared/locales.ts";
import { createTranslate } from "../i18n/server-translations.ts";
import { TranslateProvider } from "../i18n/use-translation.ts";
import { createApi } from "../lib/api.ts";
import { AppContextProvider } from "../lib/context.tsx";
import { THEMES } from "../lib/page-state.ts";
import { Toaster, ToastStrip } from "../ui/toasts.tsx";
import { Showcase } from "./showcase.tsx";
import "../ui/base.css";

// All components of client/ui in one theme and language: served by `npm run dev:ui`, and part of no build.
const params = new URLSearchParams(location.search);
const locale = (params.get("lang") ?? "tr") as Locale;
const theme = THEMES.find((name) => name === params.get("theme")) ?? "night";
const html = document.documentElement;
html.lang = locale;
html.dir = localeInfo(locale).dir;
html.dataset.theme = theme;

const LINKS = ["night", "dawn", "red"].flatMap((name) =>
  ["tr", "ar"].map((lang) => ({ name: `${name}, ${lang}`, url: `?theme=${name}&lang=${lang}` })),
);

function Page() {
  return (
    <Toaster>
      <ToastStrip className="showcase-toasts" contentClass="wrap" />
      <main className="showcase" id="main" tabIndex={-1}>
        <nav className="showcase-row">
          {LINKS.map(({ name, url }) => (
            <a key={url} href={url}>
              {name}
            </a>
          ))}
        </nav>
        <Showcase />
      </main>
    </Toaster>
  );
}

const context = {
  api: createApi(() => Promise.reject(new Error("this page has no server"))),
  locale,
  brandName: "Example",
  supportEmail: null,
  waysIn: { signUp: "open", issuers: [] },
  community: false,
  theme,
  timeZone: "Europe/Istanbul",
  sidebarOpen: false,
  refusal: undefined,
  loadTranslations: async () => undefined,
} as const;
createRoot(document.getElementById("root")!).render(
  <AppContextProvider value={context}>
    <TranslateProvider value={createTranslate(locale, context.brandName)}>
      <RouterProvider router={createMemoryRouter([{ path: "*", Component: Page }])} />
    </TranslateProvider>
  </AppContextProvider>,
);
