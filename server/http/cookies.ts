import cookie from "@fastify/cookie";
import type { FastifyInstance } from "fastify";
import type { Config } from "#server/config.ts";
import { cookieName, COOKIES } from "#shared/cookies.ts";

/** The cookies by their plain names. Scripts cannot read those that are listed here. */
const ALL = {
  session: "session",
  /** Marks a browser that was signed in to an account before. */
  device: "device",
  /** Path that a visitor requested before the redirect to the sign-in; signed. */
  returnPath: "return_path",
  /** A sign-in that waits for the second factor; sealed. */
  waitingSignIn: "waiting_sign_in",
  /** Binds a passkey challenge or a sign-in link to the browser that requested it. */
  passkeyBrowser: "passkey_browser",
  /** A sign-in with an issuer that has begun; sealed. */
  oidcAttempt: "oidc_attempt",
  /** Identity at an issuer that this browser signed in with, before it is linked to an account; sealed. */
  oidcIdentity: "oidc_identity",
  /** Random id of a visitor who likes a dream of the gallery. */
  liker: "liker",
  ...COOKIES,
} as const;
type Cookie = keyof typeof ALL;

/** Whether cookies are `Secure` and have the `__Host-` prefix. */
export const hasSecureCookies = ({ publicUrl }: Pick<Config, "publicUrl">): boolean =>
  publicUrl.startsWith("https:");

/** Parses cookies; `app.cookieNames` has the names that they are sent under. */
export async function registerCookies(
  app: FastifyInstance,
  config: Pick<Config, "publicUrl">,
): Promise<void> {
  await app.register(cookie);
  const secure = hasSecureCookies(config);
  const names = Object.entries(ALL).map(([name, plain]) => [name, cookieName(plain, secure)]);
  app.decorate("cookieNames", Object.fromEntries(names) as Record<Cookie, string>);
}

declare module "fastify" {
  interface FastifyInstance {
    cookieNames: Readonly<Record<Cookie, string>>;
  }
}
