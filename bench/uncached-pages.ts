import { subscribe } from "node:diagnostics_channel";
import type { FastifyInstance } from "fastify";

// Loaded into a server before its start: requests with the header `x-uncached` get a page rendered for them.
subscribe("fastify.initialization", (message) => {
  const { fastify: app } = message as { fastify: FastifyInstance };
  app.addHook("onRequest", (request, _reply, done) => {
    if (request.headers["x-uncached"]) app.pageCache.clear();
    done();
  });
});
