import { timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Config } from "#server/config.ts";
import type { Store } from "#server/db/open.ts";
import { AppError } from "#server/errors.ts";
import { isLoopbackHost } from "#server/hosts.ts";
import { openJobs } from "#server/jobs/store.ts";
import type { ProviderHealth } from "#server/providers/provider-watch.ts";
import { PROBLEMS, type Alerts } from "#shared/admin/alerts.ts";

/** Seconds: a page from the cache takes under a millisecond, a large image up to two minutes. */
const REPLY_BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 30, 120];

export interface MetricsDeps {
  config: Pick<Config, "host" | "loopback" | "metricsToken">;
  store: Store;
  watch: { health(): Promise<ProviderHealth[]> };
  readAlerts: () => Promise<Pick<Alerts, "problems" | "storage">>;
}

/**
 * Metrics need the token, or without one a site that only this machine can reach. The peer's IP address is no proof:
 * behind a proxy on this machine it is always this machine's. Returns null where nothing gives access.
 */
function createMetricsCheck({ metricsToken, host, loopback }: MetricsDeps["config"]) {
  if (metricsToken === null) return loopback && isLoopbackHost(host) ? () => true : null;
  const wanted = Buffer.from(`Bearer ${metricsToken}`);
  return ({ headers }: FastifyRequest) => {
    const given = Buffer.from(headers.authorization ?? "");
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  };
}

/** Of the whole site, read from the database at each scrape. */
function addSiteGauges(registry: Registry, { store, watch, readAlerts }: MetricsDeps): () => Promise<void> {
  const gauge = (name: string, help: string, ...labelNames: string[]) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  const running = gauge("dream_jobs_running", "Jobs that run now, in all processes");
  const waiting = gauge("dream_jobs_waiting", "Jobs that wait, with those for their next attempt");
  const problems = gauge("site_problems", "What an admin has to look at, as on /admin/attention", "problem");
  const diskFree = gauge("data_disk_free_bytes", "Free bytes of the volume of DATA_DIR");
  const databaseBytes = gauge("database_bytes", "Size of the SQLite database and its log");
  const media = gauge("media_bytes", "Size of all images and videos");
  const calls = gauge("provider_calls_today", "Calls since midnight UTC", "provider");
  const spent = gauge("provider_spent_today_usd", "Estimated cost since midnight UTC", "provider");
  const working = gauge("provider_working", "1 while the provider takes calls", "provider");
  return async () => {
    const jobs = await openJobs(store.db);
    running.set(jobs.running);
    waiting.set(jobs.waiting);
    const alerts = await readAlerts();
    for (const problem of PROBLEMS)
      problems.set({ problem }, alerts.problems.find(({ code }) => code === problem)?.count ?? 0);
    diskFree.set(alerts.storage.diskFree);
    databaseBytes.set(alerts.storage.database);
    media.set(alerts.storage.media);
    for (const { provider, callsToday, spentTodayMicroUsd, state } of await watch.health()) {
      calls.set({ provider }, callsToday);
      spent.set({ provider }, spentTodayMicroUsd / 1e6);
      working.set({ provider }, Number(state === "ok"));
    }
  };
}

/**
 * `GET /metrics` for Prometheus: requests and memory of this process, and the state of the site. Without access to it,
 * nothing is measured.
 */
export function registerMetrics(app: FastifyInstance, deps: MetricsDeps): void {
  const mayRead = createMetricsCheck(deps.config);
  const registry = new Registry();
  const readSite = addSiteGauges(registry, deps);
  if (mayRead) {
    const replies = new Histogram({
      name: "http_request_duration_seconds",
      help: "Time to the last byte of a reply, of this process",
      labelNames: ["method", "route", "status_code"],
      buckets: REPLY_BUCKETS,
      registers: [registry],
    });
    app.addHook("onResponse", (request, reply, done) => {
      const { method, routeOptions } = request;
      const labels = { method, route: routeOptions.url ?? "none", status_code: reply.raw.statusCode };
      replies.observe(labels, reply.elapsedTime / 1000);
      done();
    });
  }

  let measured = false;
  app.get("/metrics", { logLevel: "warn", schema: { hide: true } }, async (request, reply) => {
    if (!mayRead?.(request)) throw new AppError("not_found");
    // From the first scrape on: measuring the event loop and garbage collection takes time.
    if (!measured) collectDefaultMetrics({ register: registry });
    measured = true;
    await readSite();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
