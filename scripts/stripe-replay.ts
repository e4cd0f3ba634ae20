import { keepFilesPrivate } from "#server/db/private-files.ts";
import { replayEvent } from "#server/features/payments/webhook.ts";
import { createServices } from "#server/services.ts";
import { fail, readCommandConfig, requireDatabase } from "./command-line.ts";

const [id, ...rest] = process.argv.slice(2);
if (!id || rest.length > 0) fail(2, "Usage: npm run stripe:replay -- <event id>");

const config = readCommandConfig();
if (config.payments === "off") fail(1, "Payments are off: set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.");
await requireDatabase(config);
keepFilesPrivate(config.dataDir);
// The running server finds the jobs and mails of the event by itself.
const services = await createServices({ ...config, logLevel: "warn" });
try {
  const status = await replayEvent(services.payments, id);
  if (status === false) fail(1, `No event ${id} is stored.`);
  process.stdout.write(`${id}: ${status}\n`);
} finally {
  await services.close();
}
