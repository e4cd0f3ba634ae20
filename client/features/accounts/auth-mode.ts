import { useSearchParams } from "react-router-dom";

export const AUTH_MODES = ["sign-in", "sign-up", "forgot", "reset", "verify"] as const;
export type AuthMode = (typeof AUTH_MODES)[number];
export const REDIRECTS = ["from-gallery", "payment-verification"] as const;
export type Redirect = (typeof REDIRECTS)[number];

function pick<T extends string>(values: readonly T[], value: string | null): T | null {
  return values.find((known) => known === value) ?? null;
}

export interface AuthAddress {
  mode: AuthMode;
  redirect: Redirect | null;
  /** Of a mailed link. */
  token: string;
  /** This page in another mode. */
  to: (mode: AuthMode) => string;
}

/** What the address of the auth page asks for. Coming from the gallery or a payment begins with sign-up. */
export function useAuthAddress(): AuthAddress {
  const [query] = useSearchParams();
  const redirect = pick(REDIRECTS, query.get("redirect"));
  const mode = pick(AUTH_MODES, query.get("mode")) ?? (redirect ? "sign-up" : "sign-in");
  const to = (next: AuthMode) => {
    const wanted = new URLSearchParams();
    if (redirect) wanted.set("redirect", redirect);
    if (next !== "sign-in" || redirect) wanted.set("mode", next);
    const tail = wanted.toString();
    return tail ? `/auth?${tail}` : "/auth";
  };
  return { mode, redirect, token: query.get("token") ?? "", to };
}
