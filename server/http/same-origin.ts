import type { FastifyInstance } from "fastify";
import type { Config } from "#server/config.ts";
import { AppError } from "#server/errors.ts";
import { isLoopbackHost } from "#server/hosts.ts";

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

function isLoopback(origin: string): boolean {
  return URL.canParse(origin) && isLoopbackHost(new URL(origin).hostname);
}

const crossSite = () => new AppError("forbidden", { reason: "cross_site" });

/**
 * Refuses writes that a browser sends from another site. Requests without `Origin` and `Sec-Fetch-Site` come from
 * programs, which have no cookie of a user.
 */
export function registerSameOrigin(
  app: FastifyInstance,
  config: Pick<Config, "publicUrl" | "loopback">,
): void {
  app.addHook("onRequest", async (request) => {
    if (SAFE.has(request.method) || request.routeOptions.config.crossSite) return;
    const { origin, host } = request.headers;
    const site = request.headers["sec-fetch-site"];
    if (site !== undefined && site !== "same-origin" && site !== "none") throw crossSite();
    // A form of a page without referrer has an opaque origin; `Sec-Fetch-Site` still shows its site.
    if (origin === undefined || (origin === "null" && site === "same-origin")) return;
    const own =
      origin === config.publicUrl || (config.loopback && isLoopback(origin) && new URL(origin).host === host);
    if (!own) throw crossSite();
  });
}

declare module "fastify" {
  interface FastifyContextConfig {
    /** True for the few writes that other servers send, such as webhooks. */
    crossSite?: boolean;
  }
}
