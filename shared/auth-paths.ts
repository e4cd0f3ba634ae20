import type { AuthField } from "./auth-checks.ts";

const AUTH_MODES = [
  "sign-in",
  "sign-up",
  "forgot",
  "reset",
  "verify",
  "not-me",
  "code",
  "link",
  "link-code",
  "enter",
] as const;
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
  "not-me": [],
  code: ["code"],
  link: ["email"],
  "link-code": ["code"],
  enter: [],
};

function pick<T extends string>(values: readonly T[], value: string | null): T | null {
  return values.find((known) => known === value) ?? null;
}

export interface AuthQuery {
  mode: AuthMode;
  /** Where the visitor comes from. */
  redirect: Redirect | null;
  /** A visitor has pressed a buy button. */
  forPurchase: boolean;
  /** Of a mailed link. */
  token: string;
  /** Of a mailed invitation. */
  invite: string;
  /** The form that has succeeded without script. */
  done: AuthMode | null;
}

/** Reads the query of the auth page. Without a mode, an invitation or a `redirect` means sign-up. */
export function readAuthQuery(query: URLSearchParams): AuthQuery {
  const redirect = pick(REDIRECTS, query.get("redirect"));
  const invite = query.get("invite") ?? "";
  const mode = pick(AUTH_MODES, query.get("mode")) ?? (redirect || invite ? "sign-up" : "sign-in");
  return {
    mode,
    redirect,
    forPurchase: query.get("for") === "purchase",
    token: query.get("token") ?? "",
    invite,
    done: pick(AUTH_MODES, query.get("done")),
  };
}

/** The auth page in another mode. `done`: the form that has succeeded without script. */
export function authPath(
  mode: AuthMode,
  redirect: Redirect | null,
  { done, invite }: { done?: AuthMode; invite?: string } = {},
): string {
  const query = new URLSearchParams();
  if (redirect) query.set("redirect", redirect);
  // Left out only where `readAuthQuery` reads no mode as sign-in.
  if (mode !== "sign-in" || redirect || invite) query.set("mode", mode);
  if (done) query.set("done", done);
  if (invite) query.set("invite", invite);
  const tail = query.toString();
  return tail ? `/auth?${tail}` : "/auth";
}

/** Where a new password is set with the token of a mailed link or of `POST /api/auth/verify-email`. */
export function resetPath(token: string): string {
  return `/auth?${new URLSearchParams({ mode: "reset" satisfies AuthMode, token }).toString()}`;
}

/** Where a user goes once signed in; `next`: the page that asked them to sign in. */
export function pathAfterAuth(mode: AuthMode, redirect: Redirect | null, next?: string): string {
  return mode === "sign-up" && redirect === "from-gallery" ? "/pricing" : (next ?? "/dashboard");
}
