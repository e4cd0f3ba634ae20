import cookie from "@fastify/cookie";
import type { FastifyInstance } from "fastify";
import type { Config } from "#server/config.ts";
import { cookieName, COOKIES, type Cookie } from "#shared/cookies.ts";

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
  const names = Object.keys(COOKIES).map((name) => [name, cookieName(name as Cookie, secure)]);
  app.decorate("cookieNames", Object.fromEntries(names) as Record<Cookie, string>);
}

declare module "fastify" {
  interface FastifyInstance {
    cookieNames: Readonly<Record<Cookie, string>>;
  }
}
