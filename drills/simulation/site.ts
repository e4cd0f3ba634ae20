import type { Database } from "better-sqlite3";
import type { FastifyBaseLogger } from "fastify";
import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { readConfig } from "#server/config.ts";
import type { SignedEvent } from "#server/providers/stripe-simulator/events.ts";
import { createServices, type Services } from "#server/services.ts";
import { receiveEvent } from "#server/features/payments/webhook.ts";
import { WELCOME } from "./books.ts";
import { connect } from "./database.ts";
import { FFMPEG } from "./ffmpeg.ts";
import type { Files } from "./files.ts";
import { createLife, currentLife, type Life } from "./life.ts";
import type { MailServer } from "./mail-server.ts";
import { createProviders, type VideoJobs } from "./providers.ts";
import type { Stripe } from "./stripe.ts";
import type { World } from "./world.ts";

/** The simulated process, which crashes and is started again on the same database. */
export interface Site {
  /** Whether it has started and lives. */
  isUp(): boolean;
  /** Runs product code in the process; null where that died meanwhile, or is not up. */
  run<T>(work: (services: Services) => Promise<T>): Promise<T | null>;
  begin(): void;
  crashes(): number;
}

interface Outside {
  sqlite: Database;
  files: Files;
  mailServer: MailServer;
  stripe: () => Stripe;
}

const RESTART_MOST_S = 90;

export function createSite(world: World, { sqlite, files, mailServer, stripe }: Outside): Site {
  const config = readConfig({
    DATA_DIR: files.folder,
    SESSION_SECRET: "a secret of the simulation, long enough to sign",
    NODE_ENV: "production",
    STRIPE_SECRET_KEY: "sk_test_simulation",
    STRIPE_WEBHOOK_SECRET: "whsec_simulation",
    SMTP_URL: "smtp://127.0.0.1:25",
    FFMPEG_PATH: FFMPEG,
    WELCOME_TOKENS: String(WELCOME),
  });
  const videoJobs: VideoJobs = new Map();
  const sending = sqlite.prepare<[], { id: string }>("SELECT id FROM mails WHERE status = 'sending'");
  let up: { services: Services; life: Life; death: Promise<null> } | null = null;
  let crashes = 0;

  function onDeath(): void {
    crashes++;
    up = null;
    if (sqlite.inTransaction) sqlite.exec("ROLLBACK");
    for (const { id } of sending.all()) mailServer.uncertain.add(id);
    // The lock of a process ends with it: here its file belongs to one that lives on.
    const workers = join(files.folder, "workers");
    if (existsSync(workers)) for (const name of readdirSync(workers)) rmSync(join(workers, name));
    world.note("crash");
    world.clock.later(world.random.int(1, RESTART_MOST_S) * 1000, begin);
  }

  function begin(): void {
    let tellDeath: (none: null) => void;
    const death = new Promise<null>((resolve) => void (tellDeath = resolve));
    const life = createLife(() => {
      onDeath();
      tellDeath(null);
    });
    world.life = life;
    const own = Object.create(world, { life: { value: life } }) as World;
    const started = currentLife.run(life, async () => {
      const services = await createServices(config, {
        log: logTo(world, life),
        now: () => new Date(),
        store: connect(sqlite, life),
        media: files.open(own),
        mailer: mailServer.open(own),
        paymentProvider: stripe().open(own),
        engines: createProviders(own, files, videoJobs),
        passwords: QUICK_PASSWORDS,
      });
      await services.start();
      if (life.alive) up = { services, life, death };
      world.note("started");
    });
    started.catch((error: unknown) => world.end(`the site did not start: ${String(error)}`));
  }

  return {
    begin,
    isUp: () => up !== null,
    crashes: () => crashes,
    async run(work) {
      if (up === null) return null;
      const { life, services, death } = up;
      return Promise.race([currentLife.run(life, () => work(services)), death]);
    },
  };
}

/** Takes a webhook as the site's endpoint does; false asks Stripe to send it again. */
export async function receiveWebhook(site: Site, { body, signature }: SignedEvent): Promise<boolean> {
  const taken = await site
    .run(async ({ payments }) => {
      const event = await payments.provider!.readEvent(Buffer.from(body), signature, new Date());
      await receiveEvent(payments, event);
      return true;
    })
    .catch(() => false);
  return taken === true;
}

/** Hashing is not what is simulated. */
const QUICK_PASSWORDS = {
  hash: async (password: string) => `quick ${password}`,
  verify: async (digest: string | null, password: string) => digest === `quick ${password}`,
  needsRehash: () => false,
};

/** Log lines become lines of the run, by level and message: their fields hold measured times. */
function logTo(world: World, life: Life): FastifyBaseLogger {
  const write = (level: string) => (fields: unknown, message?: string) => {
    if (!life.alive) return;
    const { err, reason } = (typeof fields === "object" ? fields : {}) as { err?: unknown; reason?: string };
    const cause = err instanceof Error ? err.message : reason;
    world.note(`${level} ${message ?? String(fields)}${cause === undefined ? "" : `: ${cause}`}`);
    if (message?.startsWith("ledger: ")) world.broken(message);
  };
  const silent = () => undefined;
  const log = {
    level: "info",
    info: write("info"),
    warn: write("warn"),
    error: write("error"),
    fatal: write("fatal"),
    debug: silent,
    trace: silent,
    silent,
    child: () => log,
  };
  return log as unknown as FastifyBaseLogger;
}
