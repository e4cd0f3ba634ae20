/** The site's cookies by their plain names. Scripts can read all but the first four. */
export const COOKIES = {
  session: "session",
  /** Marks a browser that was signed in to an account before. */
  device: "device",
  /** Where a visitor wanted to be who was sent to the sign-in; signed. */
  returnPath: "return_path",
  /** The browser that asked for a challenge of a passkey. */
  passkeyBrowser: "passkey_browser",
  language: "lang",
  theme: "theme",
  /** IANA name of the browser's time zone. */
  timeZone: "tz",
  /** `false` while the admin area's sidebar is narrowed to its icons. */
  sidebar: "sidebar_state",
  /** Set by a page whose sign-out got no reply: the server ends the session with the next request. */
  signedOut: "signed_out",
} as const;
export type Cookie = keyof typeof COOKIES;

/**
 * The name a cookie is sent under. Over HTTPS its prefix makes browsers refuse one that another host or plain HTTP set,
 * or that is not `Secure` with `Path=/`; plain HTTP, on this machine alone, cannot carry the prefix.
 */
export function cookieName(cookie: Cookie, secure: boolean): string {
  return secure ? `__Host-${COOKIES[cookie]}` : COOKIES[cookie];
}
