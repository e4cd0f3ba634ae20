import type { AuthField } from "./auth-checks.ts";

const AUTH_MODES = ["sign-in", "sign-up", "forgot", "reset", "verify"] as const;
export type AuthMode = (typeof AUTH_MODES)[number];
const REDIRECTS = ["from-gallery", "payment-verification"] as const;
export type Redirect = (typeof REDIRECTS)[number];

/** What each form of the auth page asks for. */
export const AUTH_FIELDS: Record<AuthMode, readonly AuthField[]> = {
  "sign-in": ["email", "password"],
  "sign-up": ["name", "email", "password"],
  forgot: ["email"],
  reset: ["password"],
  verify: [],
};

function pick<T extends string>(values: readonly T[], value: string | null): T | null {
  return values.find((known) => known === value) ?? null;
}

export interface AuthAddress {
  mode: AuthMode;
  redirect: Redirect | null;
  /** Of a mailed link. */
  token: string;
  /** A form that was sent without script and did its work. */
  done: AuthMode | null;
}

/** What an address of the auth page asks for. Coming from the gallery or a payment begins with sign-up. */
export function readAuthAddress(query: URLSearchParams): AuthAddress {
  const redirect = pick(REDIRECTS, query.get("redirect"));
  const mode = pick(AUTH_MODES, query.get("mode")) ?? (redirect ? "sign-up" : "sign-in");
  return { mode, redirect, token: query.get("token") ?? "", done: pick(AUTH_MODES, query.get("done")) };
}

/** The auth page in another mode, or after a form that did its work. */
export function authAddress(mode: AuthMode, redirect: Redirect | null, done?: AuthMode): string {
  const query = new URLSearchParams();
  if (redirect) query.set("redirect", redirect);
  if (mode !== "sign-in" || redirect) query.set("mode", mode);
  if (done) query.set("done", done);
  const tail = query.toString();
  return tail ? `/auth?${tail}` : "/auth";
}

/** Where a new password is set with a token of `POST /api/auth/verify-email`, as by a mailed link. */
export function resetAddress(token: string): string {
  return `/auth?${new URLSearchParams({ mode: "reset" satisfies AuthMode, token }).toString()}`;
}

/** Where a user goes once signed in. */
export function afterAuth(mode: AuthMode, redirect: Redirect | null): string {
  return mode === "sign-up" && redirect === "from-gallery" ? "/pricing" : "/dashboard";
}
