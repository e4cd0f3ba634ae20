import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Config } from "#server/config.ts";
import { AppError } from "#server/errors.ts";

/** Asked by machines inside the network, some of which call their own connection forwarded. */
const HEALTH = new Set(["/healthz", "/readyz"]);

/** Whether the proxy took the request over plain HTTP; without its word nothing is known. */
function cameInPlain({ headers }: FastifyRequest): boolean {
  const last = String(headers["x-forwarded-proto"] ?? "")
    .split(",")
    .at(-1)!;
  return last.trim().toLowerCase() === "http";
}

/**
 * Leads pages asked for over plain HTTP to HTTPS with 308. Calls and forms are refused with `forbidden`: what they
 * carry has been on the wire already, and a program that is redirected would never notice.
 */
export function registerHttpsOnly(
  app: FastifyInstance,
  config: Pick<Config, "loopback" | "publicUrl">,
): void {
  if (config.loopback) return;
  app.addHook("onRequest", (request, reply, done) => {
    const route = request.routeOptions.url ?? "";
    if (!cameInPlain(request) || HEALTH.has(route)) return done();
    const reads = request.method === "GET" || request.method === "HEAD";
    const secret = route.startsWith("/api/") || request.headers.authorization !== undefined;
    if (!reads || secret) return done(new AppError("forbidden", { reason: "https" }));
    const { pathname, search } = request.target;
    // The header can be the client's own: a cache that stored this answer would send everybody round in a circle.
    void reply.header("cache-control", "no-store").redirect(config.publicUrl + pathname + search, 308);
  });
}
