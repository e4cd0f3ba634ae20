import type { FastifyInstance } from "fastify";
import { hasJobRunner } from "#server/jobs/registration-store.ts";
import type { MediaStore } from "#server/providers/media-store.ts";
import { registerMetrics, type MetricsDeps } from "./metrics.ts";

interface HealthDeps extends MetricsDeps {
  media: Pick<MediaStore, "isWritable" | "place">;
}

/** Liveness, readiness and Prometheus metrics. */
export function registerHealth(app: FastifyInstance, deps: HealthDeps): void {
  const { store, media } = deps;
  const ping = store.prepare("SELECT 1 AS works");

  app.get("/healthz", { logLevel: "warn", schema: { hide: true } }, async () => ({ status: "ok" }));

  app.get("/readyz", { logLevel: "warn", schema: { hide: true } }, async (_request, reply) => {
    const checks = {
      database: !store.isDamaged() && (await ping({}).then(Boolean, () => false)),
      [media.place]: await media.isWritable(),
      queue: await hasJobRunner(store.db).catch(() => false),
    };
    const ready = Object.values(checks).every(Boolean);
    return reply.code(ready ? 200 : 503).send({ status: ready ? "ready" : "not ready", checks });
  });
  registerMetrics(app, deps);
}
