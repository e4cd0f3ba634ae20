import { useLocation } from "react-router-dom";
import type { QueryClient } from "@tanstack/react-query";
import { createContext, use } from "react";
import { localeInfo, type Locale } from "#shared/locales.ts";
import type { WaysIn } from "#shared/ways-in.ts";
import type { Api } from "./api.ts";
import type { Namespace } from "../i18n/i18n.ts";
import type { FormRefusal, Theme } from "./page-state.ts";

export interface AppContext {
  api: Api;
  locale: Locale;
  brandName: string;
  /** Null where the site names no address for help. */
  supportEmail: string | null;
  waysIn: WaysIn;
  /** Whether the site has a public gallery of its users. */
  community: boolean;
  /** The theme the page was rendered with. */
  theme: Theme;
  /** IANA name of the zone times are shown in. */
  timeZone: string;
  /** Whether the page was rendered with the admin area's sidebar open. */
  sidebarOpen: boolean;
  /** Set where the page responds to a refused form. */
  refusal: FormRefusal | undefined;
  /** Loads the translations of what is shown later than the page. */
  loadTranslations: (namespaces: readonly Namespace[]) => Promise<void>;
}

const Context = createContext<AppContext | null>(null);
export const AppContextProvider = Context.Provider;

export function useApp(): AppContext {
  const value = use(Context);
  if (!value) throw new Error("useApp needs an AppContextProvider around it");
  return value;
}

/** Why a form that was sent before hydration was refused. Undefined after the first navigation. */
export function useRefusal(): FormRefusal | undefined {
  const { refusal } = useApp();
  return useLocation().key === "default" ? refusal : undefined;
}

export const useRtl = () => localeInfo(useApp().locale).dir === "rtl";

/** The environment of loaders; on the server one per request. */
export interface RouteEnv {
  queryClient: QueryClient;
  api: Api;
  locale: Locale;
  community: boolean;
  /** Whether the server found a session; undefined in the browser, which asks the API. */
  signedIn?: boolean;
}
