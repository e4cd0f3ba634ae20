import { createContext, use } from "react";
import type { Locale } from "#shared/locales.ts";
import type { Api } from "../api.ts";
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
  loadTexts: (namespaces: readonly Namespace[]) => Promise<void>;
}

const Context = createContext<AppContext | null>(null);
export const AppContextProvider = Context.Provider;

export function useApp(): AppContext {
  const value = use(Context);
  if (!value) throw new Error("useApp needs an AppContextProvider around it");
  return value;
}
