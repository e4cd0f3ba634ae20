import { useLocation } from "react-router-dom";
import type { QueryClient } from "@tanstack/react-query";
import { createContext, use } from "react";
import { localeInfo, type Locale } from "#shared/locales.ts";
import type { Api } from "./api.ts";
import type { Namespace } from "../i18n/i18n.ts";
import type { FormRefusal, Theme } from "./page-state.ts";

export interface AppContext {
  api: Api;
  locale: Locale;
  brandName: string;
  /** The theme the page was rendered with. */
  theme: Theme;
  /** IANA name of the zone times are shown in. */
  timeZone: string;
  /** Whether the page was rendered with the admin area's sidebar open. */
  sidebarOpen: boolean;
  /** The page answers a form. */
  refusal: FormRefusal | undefined;
  /** Brings the texts of what is shown later than the page. */
  loadTranslations: (namespaces: readonly Namespace[]) => Promise<void>;
}

const Context = createContext<AppContext | null>(null);
export const AppContextProvider = Context.Provider;

export function useApp(): AppContext {
  const value = use(Context);
  if (!value) throw new Error("useApp needs an AppContextProvider around it");
  return value;
}

/** Why a form that the browser sent by itself was refused: told by the page that answers it, not by those after it. */
export function useRefusal(): FormRefusal | undefined {
  const { refusal } = useApp();
  return useLocation().key === "default" ? refusal : undefined;
}

/** Whether the page runs from right to left. */
export const useRtl = () => localeInfo(useApp().locale).dir === "rtl";

/** What loaders work with; one per request on the server. */
export interface RouteEnv {
  queryClient: QueryClient;
  api: Api;
}
