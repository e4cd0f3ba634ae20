import { createHmac, timingSafeEqual } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "#server/config.ts";
import { deriveKey, type Secrets } from "#server/keys.ts";
import { MINUTE_MS } from "#shared/durations.ts";
import { findPage } from "#shared/pages.ts";
import { hasSecureCookies } from "./cookies.ts";

type ReturnConfig = Pick<Config, "publicUrl" | "sessionSecrets">;

/** Long enough for a sign-up, or for a new password by mail. */
const LIFETIME_MS = 30 * MINUTE_MS;
const BASE = "http://host";

const signature = (path: string, secret: string) =>
  createHmac("sha256", deriveKey(secret, "return path")).update(path).digest();

function isSigned(path: string, signed: string, secrets: Secrets): boolean {
  const given = Buffer.from(signed, "base64url");
  return secrets.some((secret) => {
    const expected = signature(path, secret);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

/** Returns a path of one of the site's pages with the parameters that it reads; null for anything else. */
export function pageAddress(value: string): string | null {
  // No host, no scheme, and nothing that a browser reads as another character.
  if (!/^\/(?!\/)[!-[\]-~]*$/.test(value) || !URL.canParse(value, BASE)) return null;
  const { origin, pathname, searchParams } = new URL(value, BASE);
  const page = origin === BASE ? findPage(pathname) : undefined;
  if (!page || page.path === "/auth") return null;
  const query = new URLSearchParams();
  for (const name of page.parameters) {
    const given = searchParams.get(name);
    if (given !== null) query.set(name, given);
  }
  return query.size > 0 ? `${page.path}?${query}` : page.path;
}

const cookieOptions = (config: ReturnConfig) =>
  ({ path: "/", httpOnly: true, sameSite: "lax", secure: hasSecureCookies(config) }) as const;

/** Stores in a cookie the page that a visitor opened, for the sign-in. */
export function keepReturnPath(reply: FastifyReply, config: ReturnConfig, path: string): void {
  const [secret] = config.sessionSecrets;
  const value = `${signature(path, secret).toString("base64url")}.${path}`;
  reply.setCookie(reply.server.cookieNames.returnPath, value, {
    ...cookieOptions(config),
    maxAge: LIFETIME_MS / 1000,
  });
}

/** Returns where the visitor who now signs in wanted to be, once; undefined without it or where it is not ours. */
export function takeReturnPath(
  { cookies }: FastifyRequest,
  reply: FastifyReply,
  config: ReturnConfig,
): string | undefined {
  const name = reply.server.cookieNames.returnPath;
  const value = cookies[name];
  if (value === undefined) return undefined;
  reply.clearCookie(name, cookieOptions(config));
  const dot = value.indexOf(".");
  const path = value.slice(dot + 1);
  if (!isSigned(path, value.slice(0, Math.max(dot, 0)), config.sessionSecrets)) return undefined;
  return pageAddress(path) ?? undefined;
}
