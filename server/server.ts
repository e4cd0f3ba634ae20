import cluster from "node:cluster";
import net from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { Config } from "./config.ts";
import { openServerStore } from "./db/server-store.ts";
import { buildHealthApp } from "./health-app.ts";
import { createServices, type Services } from "./services.ts";
import { orExit } from "./start-problem.ts";
import { startReport } from "./start-report.ts";
import { readFfmpegVersion } from "./studio/video/ffmpeg.ts";
import { READY } from "./supervisor.ts";

/** How long a process may take to finish. One with other processes beside it leaves no gap and takes its time. */
const CLOSE_LIMIT_MS = { alone: 25_000, beside: 38_000 };
/** Of that, for clients with open connections, and for jobs that run. */
const DRAIN_MS = 5_000;
const JOBS_MS = 25_000;

/** Starts this process in its role, and ends it on SIGINT or SIGTERM. */
export async function runServer(config: Config): Promise<void> {
  const services = await orExit(async () => createServices(config, { store: await openServerStore(config) }));
  const app = config.role === "worker" ? buildHealthApp(services) : await buildWebApp(services);
  closeOnSignal(app, services);
  // The port belongs to the processes that serve.
  const listens = !(cluster.isWorker && config.role === "worker");
  if (listens) await orExit(() => app.listen({ port: config.port, host: config.host }));
  // After listening, because the work of the start grows with the data.
  await orExit(services.start);
  process.send?.(READY);
  if (!cluster.isWorker || config.role === "worker") {
    for (const { level, message } of startReport(services)) services.log[level](message);
    void checkFfmpeg(services);
  }
}

/** Routes and pages are loaded only here: a process that works needs none of their memory. */
async function buildWebApp(services: Services): Promise<FastifyInstance> {
  const [{ buildApp }, { registerPages }] = await Promise.all([
    import("./app.ts"),
    import("./render/pages.ts"),
  ]);
  const app = await buildApp(services);
  await registerPages(app, services);
  return app;
}

async function checkFfmpeg({ config, ffmpegPath, log }: Services): Promise<void> {
  const { version, old } = await readFfmpegVersion(ffmpegPath);
  if (version === null) log.warn({ ffmpegPath }, "ffmpeg does not run: no videos can be encoded");
  // It reads videos that users import, and those of providers.
  else if (old && !config.loopback)
    log.warn({ ffmpegPath, version }, "ffmpeg is outdated: install version 5 or later");
}

/** Finishes requests and background work on SIGINT or SIGTERM, for at most `CLOSE_LIMIT_MS`. */
function closeOnSignal(app: FastifyInstance, services: Services): void {
  const beside = cluster.isWorker || services.config.role !== "all";
  let closing = false;
  async function close(signal: string): Promise<void> {
    if (closing) return;
    closing = true;
    services.log.info(`${signal}: finishing`);
    setTimeout(() => process.exit(1), CLOSE_LIMIT_MS[beside ? "beside" : "alone"]).unref();
    if (beside) await drain(app);
    await app.close();
    await services.close(beside ? JOBS_MS : 0);
    process.exit(0);
  }
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void close(signal));
}

/**
 * Takes no more connections, and serves the open ones for a while: each next response asks its client for a new one.
 */
async function drain({ server }: FastifyInstance): Promise<void> {
  if (!server.listening) return;
  server.prependListener("request", (_request, response) => void (response.shouldKeepAlive = false));
  // The `close` of an HTTP server would cut connections on which a request may be on its way.
  const closed = new Promise((resolve) => net.Server.prototype.close.call(server, resolve));
  await Promise.race([closed, pause(DRAIN_MS)]);
}
