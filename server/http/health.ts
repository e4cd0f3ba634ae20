import { timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Config } from "#server/config.ts";
import type { Store } from "#server/db/open.ts";
import { AppError } from "#server/errors.ts";
import { isLoopbackHost } from "#server/hosts.ts";
import { hasJobRunner } from "#server/jobs/registration-store.ts";
import { openJobs } from "#server/jobs/store.ts";
import type { MediaStore } from "#server/providers/media-store.ts";
import type { ProviderHealth } from "#server/providers/provider-watch.ts";

interface HealthDeps {
  config: Pick<Config, "host" | "loopback" | "metricsToken">;
  store: Store;
  media: Pick<MediaStore, "hasRoom" | "place">;
  watch: { health(): Promise<ProviderHealth[]> };
}

/**
 * Metrics need the token, or without one a site that only this machine can reach. The peer's IP address is no proof:
 * behind a proxy on this machine it is always this machine's.
 */
function createMetricsCheck({ metricsToken, host, loopback }: HealthDeps["config"]) {
  if (metricsToken === null) return () => loopback && isLoopbackHost(host);
  const wanted = Buffer.from(`Bearer ${metricsToken}`);
  return ({ headers }: FastifyRequest) => {
    const given = Buffer.from(headers.authorization ?? "");
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  };
}

function providerLines(providers: ProviderHealth[]): string[] {
  const measures: [name: string, value: (health: ProviderHealth) => number][] = [
    ["provider_calls_today", (health) => health.callsToday],
    ["provider_spent_today_usd", (health) => health.spentTodayMicroUsd / 1e6],
    ["provider_working", (health) => Number(health.state === "ok")],
  ];
  return measures.flatMap(([name, value]) => [
    `# TYPE ${name} gauge`,
    ...providers.map((health) => `${name}{provider="${health.provider}"} ${value(health)}`),
  ]);
}

/** Liveness, readiness and Prometheus metrics. */
export function registerHealth(app: FastifyInstance, deps: HealthDeps): void {
  const { config, store, media, watch } = deps;
  const mayReadMetrics = createMetricsCheck(config);
  const ping = store.prepare("SELECT 1 AS works");

  app.get("/healthz", { logLevel: "warn", schema: { hide: true } }, async () => ({ status: "ok" }));

  app.get("/readyz", { logLevel: "warn", schema: { hide: true } }, async (_request, reply) => {
    const checks = {
      database: await ping({}).then(Boolean, () => false),
      [media.place]: await media.hasRoom(),
      queue: await hasJobRunner(store.db),
    };
    const ready = Object.values(checks).every(Boolean);
    return reply.code(ready ? 200 : 503).send({ status: ready ? "ready" : "not ready", checks });
  });

  app.get("/metrics", { logLevel: "warn", schema: { hide: true } }, async (request, reply) => {
    if (!mayReadMetrics(request)) throw new AppError("not_found");
    const { running, waiting } = await openJobs(store.db);
    const memory = process.memoryUsage();
    const lines = [
      ["process_resident_memory_bytes", "gauge", memory.rss],
      ["nodejs_heap_size_used_bytes", "gauge", memory.heapUsed],
      ["process_uptime_seconds", "gauge", Math.round(process.uptime())],
      ["dream_jobs_running", "gauge", running],
      ["dream_jobs_waiting", "gauge", waiting],
    ].flatMap(([name, type, value]) => [`# TYPE ${name} ${type}`, `${name} ${value}`]);
    lines.push(...providerLines(await watch.health()));
    return reply.type("text/plain; version=0.0.4; charset=utf-8").send(`${lines.join("\n")}\n`);
  });
}
