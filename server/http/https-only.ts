import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Config } from "#server/config.ts";
import { AppError } from "#server/errors.ts";

/** Called inside the network by programs that may send `x-forwarded-proto` themselves. */
const HEALTH = new Set(["/healthz", "/readyz"]);

/** Whether the proxy says that it took the request over plain HTTP. */
function cameInPlain({ headers }: FastifyRequest): boolean {
  const last = String(headers["x-forwarded-proto"] ?? "")
    .split(",")
    .at(-1)!;
  return last.trim().toLowerCase() === "http";
}

/**
 * Redirects pages asked for over plain HTTP to HTTPS with 308. API calls and forms are refused with `forbidden`: their
 * contents were sent in the clear already, and a redirect would hide that.
 */
export function registerHttpsOnly(
  app: FastifyInstance,
  config: Pick<Config, "loopback" | "publicUrl">,
): void {
  if (config.loopback) return;
  app.addHook("onRequest", (request, reply, done) => {
    const route = request.routeOptions.url ?? "";
    if (!cameInPlain(request) || HEALTH.has(route)) return done();
    const isRead = request.method === "GET" || request.method === "HEAD";
    const isCall = route.startsWith("/api/") || request.headers.authorization !== undefined;
    if (!isRead || isCall) return done(new AppError("forbidden", { reason: "https" }));
    const { pathname, search } = request.target;
    // A client can send the header itself, and a cached redirect would then loop for everybody.
    void reply.header("cache-control", "no-store").redirect(config.publicUrl + pathname + search, 308);
  });
}
