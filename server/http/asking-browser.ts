import { randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "#server/config.ts";
import { hasSecureCookies } from "./cookies.ts";

const BYTES = 32;
const LIFETIME_SECONDS = 24 * 3600;
/** As `randomBytes` encodes them. */
const PATTERN = /^[\w-]{43}$/;

/** The secret that binds challenges and mailed sign-in links to this browser; null before its first one. */
export function askingBrowser({ cookies, server }: FastifyRequest): string | null {
  const value = cookies[server.cookieNames.passkeyBrowser];
  return value !== undefined && PATTERN.test(value) ? value : null;
}

/** Gives this browser its secret, where it has none, for another day. */
export function markAskingBrowser(
  request: FastifyRequest,
  reply: FastifyReply,
  config: Pick<Config, "publicUrl">,
): string {
  const browser = askingBrowser(request) ?? randomBytes(BYTES).toString("base64url");
  reply.setCookie(request.server.cookieNames.passkeyBrowser, browser, {
    path: "/",
    httpOnly: true,
    sameSite: "strict",
    secure: hasSecureCookies(config),
    maxAge: LIFETIME_SECONDS,
  });
  return browser;
}
