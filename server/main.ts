import type { FastifyInstance } from "fastify";
import { buildApp } from "./app.ts";
import { ConfigError, readConfig, type Config } from "./config.ts";
import { openServerStore } from "./db/server-store.ts";
import { registerPages } from "./render/pages.ts";
import { createServices, type Services } from "./services.ts";
import { orExit } from "./start-problem.ts";
import { startReport } from "./start-report.ts";
import { findFfmpeg, readFfmpegVersion } from "./studio/video/ffmpeg.ts";

const CLOSE_LIMIT_MS = 25_000;

function configOrExit(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`The settings need a correction:\n${error.message}\n`);
    process.exit(1);
  }
}

async function checkFfmpeg({ config, engines, log }: Services): Promise<void> {
  const ffmpegPath = findFfmpeg(config.ffmpegPath);
  const { version, old } = await readFfmpegVersion(ffmpegPath);
  if (version === null) log.warn({ ffmpegPath }, "ffmpeg does not run: no videos can be encoded");
  // Only videos from elsewhere could exploit a known fault.
  else if (old && !engines.video.local)
    log.warn({ ffmpegPath, version }, "ffmpeg is outdated: install version 5 or later");
}

/** Finishes requests and background work on SIGINT or SIGTERM, for at most `CLOSE_LIMIT_MS`. */
function closeOnSignal(app: FastifyInstance, services: Services): void {
  let closing = false;
  async function close(signal: string): Promise<void> {
    if (closing) return;
    closing = true;
    services.log.info(`${signal}: finishing`);
    setTimeout(() => process.exit(1), CLOSE_LIMIT_MS).unref();
    await app.close();
    await services.close();
    process.exit(0);
  }
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void close(signal));
}

const config = await orExit(configOrExit);
const services = await orExit(async () => createServices(config, { store: await openServerStore(config) }));
const app = await buildApp(services);
await registerPages(app, services);
await orExit(() => app.listen({ port: config.port, host: config.host }));
// After listening, because the work of the start grows with the data.
await orExit(services.start);
closeOnSignal(app, services);
for (const { level, message } of startReport(services)) services.log[level](message);
void checkFfmpeg(services);
