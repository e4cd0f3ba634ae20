import type { FastifyInstance } from "fastify";
import type { Config } from "#server/config.ts";
import { AppError } from "#server/errors.ts";

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

function isLoopback(origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { hostname } = new URL(origin);
  return hostname === "localhost" || hostname === "[::1]" || hostname.startsWith("127.");
}

/**
 * Refuses writes that a browser sends from another site. Calls without `Origin` and
 * `Sec-Fetch-Site` come from programs, which carry no ambient cookie.
 */
export function registerSameOrigin(
  app: FastifyInstance,
  config: Pick<Config, "publicUrl" | "loopback">,
): void {
  app.addHook("onRequest", async (request) => {
    if (SAFE.has(request.method) || request.routeOptions.config.crossSite) return;
    const { origin, host } = request.headers;
    const site = request.headers["sec-fetch-site"];
    if (site !== undefined && site !== "same-origin" && site !== "none") throw new AppError("forbidden");
    if (origin === undefined) return;
    const own =
      origin === config.publicUrl || (config.loopback && isLoopback(origin) && new URL(origin).host === host);
    if (!own) throw new AppError("forbidden");
  });
}

declare module "fastify" {
  interface FastifyContextConfig {
    /** True for the few writes that other servers send, such as webhooks. */
    crossSite?: boolean;
  }
}
