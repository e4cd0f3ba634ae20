import type { QueryKey } from "@tanstack/react-query";
import type { AuthMode } from "#shared/auth-address.ts";
import type { AuthIssues } from "#shared/auth-checks.ts";
import type { ErrorReply } from "#shared/errors.ts";
import type { Locale } from "#shared/locales.ts";

export const THEMES = ["night", "dawn", "system"] as const;
export type Theme = (typeof THEMES)[number];

/** Why a form that the browser sent by itself did not do its work; all of it but the password goes back into its fields. */
export interface FormRefusal {
  form: AuthMode | "dream";
  issues: AuthIssues;
  /** The API's answer, where the fields were in order. */
  error: ErrorReply["error"] | null;
  typed: { name?: string; email?: string; dreamText?: string };
}

/** What the server tells the browser beside the HTML, as JSON in the page. */
export interface PageState {
  locale: Locale;
  theme: Theme;
  brandName: string;
  /** IANA name; times are shown in it. */
  timeZone: string;
  sidebarOpen: boolean;
  /** The page answers a form. */
  refusal?: FormRefusal;
  /** What the page's queries hold, each with its key. */
  queries: readonly (readonly [QueryKey, data: unknown])[];
  /** When that was so, in milliseconds since 1970. */
  askedAt: number;
  loaderData: Record<string, unknown>;
  /** Set where the error screen was rendered. */
  failed: boolean;
}
