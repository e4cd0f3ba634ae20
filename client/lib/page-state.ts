import type { QueryKey } from "@tanstack/react-query";
import type { AuthMode } from "#shared/auth-paths.ts";
import type { TwoStep } from "#shared/second-factor.ts";
import type { AuthIssues } from "#shared/auth-checks.ts";
import type { ErrorReply } from "#shared/errors.ts";
import type { WaysIn } from "#shared/ways-in.ts";
import type { Locale } from "#shared/locales.ts";

export const THEMES = ["night", "dawn", "red", "system"] as const;
export type Theme = (typeof THEMES)[number];

/** Why a form that was sent before hydration was refused, or what it made that is shown once. */
export interface FormRefusal {
  form:
    | AuthMode
    | "dream"
    | "lens"
    | "confirm-email"
    | "unlock"
    | "vertical-video"
    | "share"
    | "end-share"
    | "report"
    | "gallery"
    | "withdraw"
    | "like"
    | "key"
    | "end-key"
    | "key-made"
    | "webhook"
    | "webhook-made"
    | "rotate-webhook"
    | TwoStep
    | "connect"
    | "disconnect";
  issues: AuthIssues;
  /** The API's error, where the fields were valid. */
  error: ErrorReply["error"] | null;
  /** Values for the fields of the form, or what the form made. */
  typed: {
    name?: string;
    email?: string;
    dreamText?: string;
    depth?: string;
    resolution?: string;
    style?: string;
    night?: string;
    time?: string;
    /** Of a report. */
    reason?: string;
    words?: string;
    mood?: string;
    /** Of a form for a link or the gallery: the names of its switches that were on, with spaces between them. */
    choices?: string;
    /** Of a new key, with spaces between them. */
    rights?: string;
    /** Of a new webhook, with spaces between them. */
    events?: string;
    /** Of a new key; `expiry` in days, or a choice of the form for a link. */
    dailyTokens?: string;
    expiry?: string;
    /** The key, or the secret of the webhook, once it is made. */
    key?: string;
    /** The key or webhook that is to end or to change. */
    id?: string;
    /** Of a webhook. */
    url?: string;
    /** A new secret for an authenticator, its URI, and recovery codes with spaces between them. */
    secret?: string;
    uri?: string;
    codes?: string;
  };
}

/** Data for hydration, as JSON in the page. */
export interface PageState {
  locale: Locale;
  theme: Theme;
  brandName: string;
  /** Where users write for help; absent where the site names no address. */
  supportEmail?: string;
  /** Absent where all may sign up, and there is no issuer. */
  waysIn?: WaysIn;
  /** Set where the site has a public gallery of its users. */
  community?: true;
  /** IANA name; times are shown in it. */
  timeZone: string;
  sidebarOpen: boolean;
  /** Set where the page is the reply to a form. */
  refusal?: FormRefusal;
  queries: readonly (readonly [QueryKey, data: unknown])[];
  /** Time of the query data, in milliseconds since 1970. */
  askedAt: number;
  loaderData: Record<string, unknown>;
  /** Whether the error screen was rendered. */
  failed?: true;
}
