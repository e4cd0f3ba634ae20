import { subscribe } from "node:diagnostics_channel";
import type { FastifyInstance } from "fastify";

// Loaded into a server before its start: a request with the header `x-uncached` finds no page in the cache. Requests with
// and without it must not overlap.
subscribe("fastify.initialization", (message) => {
  const { fastify: app } = message as { fastify: FastifyInstance };
  let uncached = false;
  app.addHook("onReady", async () => {
    // A worker renders no pages.
    if (!app.hasDecorator("pageCache")) return;
    const { get } = app.pageCache;
    app.pageCache.get = (key) => (uncached ? undefined : get(key));
  });
  app.addHook("onRequest", (request, _reply, done) => {
    uncached = request.headers["x-uncached"] !== undefined;
    done();
  });
});
