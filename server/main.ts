import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { pino } from "pino";
import { buildApp } from "./app.ts";
import { ConfigError, readConfig, type Config } from "./config.ts";
import { lockDataDir } from "./db/lock.ts";
import { migrate } from "./db/migrate.ts";
import { openStore } from "./db/open.ts";
import { createDreamEventHub } from "./features/dreams/events.ts";
import { createMailRunner } from "./jobs/mail-runner.ts";
import { createRunner } from "./jobs/runner.ts";
import { startUpkeep } from "./jobs/upkeep.ts";
import { chooseEngines } from "./providers/choose-engines.ts";
import { createMailer } from "./providers/mail.ts";
import { createMediaStore } from "./providers/media-store.ts";
import { registerPages } from "./render/pages.ts";
import { findFfmpeg } from "./studio/film/ffmpeg.ts";
import { loadTexts } from "./texts.ts";

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

const config = configOrExit();
const log = pino({
  level: config.logLevel,
  redact: ["req.headers.cookie", "req.headers.authorization", "req.body"],
  ...(process.stdout.isTTY && { transport: { target: "pino-pretty", options: { ignore: "pid,hostname" } } }),
});
const now = () => new Date();

const unlock = lockDataDir(join(config.dataDir, "server.lock"));
const store = openStore(config.databaseFile);
await migrate(store.db);
mkdirSync(config.outboxDir, { recursive: true });
const media = await createMediaStore(config.mediaDir);
const engines = chooseEngines(config);
const events = createDreamEventHub();
const texts = loadTexts(config.brandName);
const runner = createRunner({
  db: store.db,
  engines,
  media,
  ffmpegPath: findFfmpeg(config.ffmpegPath),
  events,
  log,
  now,
  concurrency: config.dreamConcurrency,
});
const mails = createMailRunner({ db: store.db, mailer: createMailer(config), texts, log, now });
const app = await buildApp({ config, store, engines, media, runner, mails, events, texts, log, now });
await registerPages(app, { config, texts, now });
const stopUpkeep = startUpkeep({ db: store.db, log, now });

await runner.start();
mails.wake();
await app.listen({ port: config.port, host: config.host });
const { reading, image, video, moderation } = engines;
log.info(`${config.brandName} is at ${config.publicUrl}`);
log.info(
  `engines: reading ${reading.name}, picture ${image.name}, film ${video.name}, care ${moderation.name}; payments ${config.payments}`,
);
if (config.openai.apiKey || config.replicate.apiToken || config.stripe.secretKey) {
  log.warn("keys for OpenAI, Replicate or Stripe are set, but this version does not use them yet");
}
log.info(config.smtpUrl ? "mail goes out by SMTP" : `mail is written to ${config.outboxDir}`);

let closing = false;
async function close(signal: string): Promise<void> {
  if (closing) return;
  closing = true;
  log.info(`${signal}: finishing`);
  setTimeout(() => process.exit(1), CLOSE_LIMIT_MS).unref();
  await app.close();
  await runner.stop();
  await mails.stop();
  stopUpkeep();
  await engines.close();
  await store.close();
  unlock();
  process.exit(0);
}
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void close(signal));
