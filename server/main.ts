import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { pino } from "pino";
import { buildApp } from "./app.ts";
import { ConfigError, readConfig, type Config } from "./config.ts";
import { lockDataDir } from "./db/lock.ts";
import { migrate } from "./db/migrate.ts";
import { openStore } from "./db/open.ts";
import { keepFilesPrivate } from "./db/private-files.ts";
import { updateStatistics } from "./db/statistics.ts";
import { errorForLog } from "./error-log.ts";
import { createDreamEventHub } from "./features/dreams/events.ts";
import { usedToday } from "./providers/call-store.ts";
import { createProviderSync } from "./features/payments/payments.ts";
import { createAccountRemoval } from "./jobs/account-removal.ts";
import { createMailRunner } from "./jobs/mail-runner.ts";
import { startMediaSweep } from "./jobs/media-sweep.ts";
import { startReconciliation } from "./jobs/reconciliation.ts";
import { createRunner } from "./jobs/runner.ts";
import { startUpkeep } from "./jobs/upkeep.ts";
import { isLoopbackHost } from "./loopback.ts";
import { chooseEngines } from "./providers/choose-engines.ts";
import { choosePayments } from "./providers/choose-payments.ts";
import { createMailer } from "./providers/mail.ts";
import { createMediaStore } from "./providers/media-store.ts";
import { unpricedModels } from "./providers/prices.ts";
import { createProviderWatch } from "./providers/provider-watch.ts";
import { createPredictionNews } from "./providers/replicate/webhook.ts";
import { registerPages } from "./render/pages.ts";
import { orExit } from "./start-problem.ts";
import { findFfmpeg, readFfmpegVersion } from "./studio/film/ffmpeg.ts";
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

const config = await orExit(configOrExit);
const log = pino({
  level: config.logLevel,
  serializers: { err: (error: unknown) => errorForLog(error) },
  redact: ["req.headers.cookie", "req.headers.authorization", "req.body"],
  ...(process.stdout.isTTY && { transport: { target: "pino-pretty", options: { ignore: "pid,hostname" } } }),
});
const now = () => new Date();

await orExit(() => keepFilesPrivate(config.dataDir));
const unlock = await orExit(() => lockDataDir(join(config.dataDir, "server.lock")));
const store = await orExit(() => openStore(config.databaseFile));
await orExit(() => migrate(store.db));
await orExit(() => updateStatistics(store.sqlite));
await orExit(() => mkdirSync(config.outboxDir, { recursive: true }));
const media = await orExit(() => createMediaStore(config.mediaDir));
const predictions = createPredictionNews();
const engines = chooseEngines(config, log, predictions);
const watch = createProviderWatch({
  ceilings: config.dailyUsdLimits,
  usedToday: (provider) => usedToday(store.db, provider, now()),
  log,
  now,
});
const payments = choosePayments(config, { db: store.db, now });
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
  watch,
  prices: config.prices,
});
const removals = createAccountRemoval({ db: store.db, media, log, now });
const mails = createMailRunner({ db: store.db, mailer: createMailer(config), texts, log, now });
const paymentDeps = {
  db: store.db,
  provider: payments.provider,
  config,
  now,
  wakeMail: () => mails.wake(),
  log,
};
const providerSync = createProviderSync(paymentDeps);
const app = await buildApp({
  config,
  store,
  engines,
  payments,
  providerSync,
  media,
  runner,
  mails,
  removals,
  events,
  watch,
  predictions,
  texts,
  log,
  now,
});
await registerPages(app, { config, texts });

await orExit(() => runner.start());
mails.wake();
await orExit(() => app.listen({ port: config.port, host: config.host }));
// What grows with the data begins when visitors are served already.
removals.wake();
const stopUpkeep = startUpkeep({ config, db: store.db, mails, log, now });
const stopMediaSweep = startMediaSweep({ db: store.db, media, log });
const stopReconciliation = startReconciliation({ ...paymentDeps, sync: providerSync }, log);
const { reading, image, video, moderation } = engines;
log.info(`${config.brandName} is at ${config.publicUrl}`);
log.info(
  `engines: reading ${reading.name}, picture ${image.name}, film ${video.name}, care ${moderation.name}; payments ${config.payments}`,
);
if (config.loopback && !isLoopbackHost(config.host)) {
  log.warn(
    `PUBLIC_URL is this machine, but HOST ${config.host} is open to the network: whoever reaches it has the sandbox.`,
  );
}
const ffmpegPath = findFfmpeg(config.ffmpegPath);
void readFfmpegVersion(ffmpegPath).then(({ version, old }) => {
  if (version === null) log.warn({ ffmpegPath }, "ffmpeg does not run: no videos can be encoded");
  else if (old) log.warn({ ffmpegPath, version }, "ffmpeg is outdated: install version 5 or later");
});
for (const { provider, model } of unpricedModels(config)) {
  log.warn(`${provider}'s model ${model} has no price: its calls count as free. Set PROVIDER_PRICES.`);
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
  await removals.stop();
  await stopUpkeep();
  await stopMediaSweep();
  await stopReconciliation();
  await providerSync.stop();
  await engines.close();
  await store.close();
  unlock();
  process.exit(0);
}
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void close(signal));
