/** Who may make an account, and the issuers that users may sign in with. */
export interface WaysIn {
  signUp: "open" | "invite" | "oidc" | "closed";
  issuers: readonly { id: string; name: string }[];
}

/** Those of a site without settings for them. */
export const OPEN_WAYS_IN: WaysIn = { signUp: "open", issuers: [] };

/** Where a visitor begins to sign in with an issuer. */
export const issuerPath = (id: string, purpose?: "connect" | "prove") =>
  `/auth/oidc/${id}${purpose ? `?for=${purpose}` : ""}`;

/** Names of the fields of the forms that link accounts and remove them. */
export const CONNECTION_FIELDS = { remove: "remove", password: "password" };

const NOTICES = [
  "prove",
  "no-address",
  "cancelled",
  "unavailable",
  "refused",
  "stale",
  "banned",
  "sign_up_closed",
  "sign_up_domain",
  "sign_up_invite",
  "taken",
  "proved",
] as const;

/** What has become of a sign-in with an issuer, as the query of a page names it. */
export function readNotice(query: URLSearchParams): (typeof NOTICES)[number] | null {
  const given = query.get("notice");
  return NOTICES.find((notice) => notice === given) ?? null;
}
