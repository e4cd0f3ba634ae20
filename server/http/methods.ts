import type { FastifyInstance, HTTPMethods } from "fastify";
import { AppError } from "#server/errors.ts";

const METHODS: HTTPMethods[] = ["GET", "POST", "PUT", "PATCH", "DELETE", "TRACE", "QUERY"];

/**
 * Call it before the routes are registered, and what it returns afterwards: other methods of the routes then get 405
 * with `Allow`.
 */
export function registerMethodNotAllowed(app: FastifyInstance): () => void {
  const allowed = new Map<string, Set<string>>();
  app.addHook("onRoute", ({ url, method, schema }) => {
    const isFile = url.startsWith("/media/") || schema?.produces !== undefined;
    if (!url.startsWith("/api/") && !isFile) return;
    const methods = allowed.get(url) ?? new Set();
    for (const name of [method].flat()) methods.add(name);
    allowed.set(url, methods);
  });
  return () => {
    for (const [url, methods] of allowed) {
      const allow = [...methods].join(", ");
      app.route({
        method: METHODS.filter((name) => !methods.has(name)),
        url,
        schema: { hide: true },
        config: { keyRight: "read" },
        // Before a body is read: Fastify refuses a QUERY without a content type by itself.
        onRequest: async (_request, reply) => {
          reply.header("allow", allow);
          throw new AppError("method_not_allowed");
        },
        handler: () => undefined,
      });
    }
  };
}
