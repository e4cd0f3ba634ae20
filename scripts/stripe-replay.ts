import { existsSync } from "node:fs";
import { pino } from "pino";
import { ConfigError, readConfig, type Config } from "#server/config.ts";
import { openStore } from "#server/db/open.ts";
import { keepFilesPrivate } from "#server/db/private-files.ts";
import { createProviderSync } from "#server/features/payments/payments.ts";
import { replayEvent } from "#server/features/payments/webhook.ts";
import { choosePayments } from "#server/providers/choose-payments.ts";

function fail(exitCode: 1 | 2, message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(exitCode);
}

const [id, ...rest] = process.argv.slice(2);
if (!id || rest.length > 0) fail(2, "Usage: npm run stripe:replay -- <event id>");

let config: Config;
try {
  config = readConfig(process.env, { listens: false });
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  fail(2, `The settings need a correction:\n${error.message}`);
}
if (config.payments === "off") fail(1, "Payments are off: set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.");
if (!existsSync(config.databaseFile))
  fail(1, `There is no database at ${config.databaseFile}: set DATA_DIR to the folder of app.db.`);

keepFilesPrivate(config.dataDir);
const store = openStore(config.databaseFile);
const now = () => new Date();
try {
  const { db } = store;
  const { provider } = choosePayments(config, { db, now });
  // The running server looks for mails by itself.
  const deps = { db, provider, config, now, wakeMail: () => undefined, log: pino({ level: "warn" }) };
  const sync = createProviderSync(deps);
  const status = await replayEvent({ ...deps, sync }, id);
  await sync.stop();
  if (status === false) fail(1, `No event ${id} is kept.`);
  process.stdout.write(`${id}: ${status}\n`);
} finally {
  await store.close();
}
