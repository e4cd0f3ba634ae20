import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import type { Config } from "#server/config.ts";
import { AppError } from "#server/errors.ts";

const BUILT = join(import.meta.dirname, "../../dist/service-worker.js");

/** Takes the place of every installed worker: deletes what it has stored of this site's pages, and itself. */
const REMOVAL = `self.addEventListener("install",()=>self.skipWaiting());
self.addEventListener("activate",(event)=>event.waitUntil((async()=>{
for(const name of await caches.keys())await caches.delete(name);
await self.registration.unregister()})()));
`;

/**
 * Serves the service worker of the built client, or, with OFFLINE_WRITING=off, one that removes it. Browsers ask for it
 * at navigations, at least once a day. In development there is none.
 */
export function registerServiceWorker(
  app: FastifyInstance,
  { production, offlineWriting }: Pick<Config, "production" | "offlineWriting">,
): void {
  const built = production && existsSync(BUILT) ? readFileSync(BUILT, "utf8") : null;
  app.get("/service-worker.js", { schema: { hide: true } }, (_request, reply) => {
    const source = offlineWriting ? built : REMOVAL;
    if (source === null) throw new AppError("not_found");
    return reply.type("text/javascript; charset=utf-8").header("cache-control", "no-cache").send(source);
  });
}
