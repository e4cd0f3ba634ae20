/** The cookies that pages read and write, by their plain names. */
export const COOKIES = {
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
 * The name that a cookie is sent under. Over HTTPS its prefix makes browsers refuse one that another host or plain HTTP
 * set, or that is not `Secure` with `Path=/`; plain HTTP, on this machine alone, cannot carry the prefix.
 */
export function cookieName(plain: string, secure: boolean): string {
  return secure ? `__Host-${plain}` : plain;
}
