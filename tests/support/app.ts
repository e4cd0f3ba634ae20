import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import { pino } from "pino";
import { buildApp } from "#server/app.ts";
import { readConfig, type Config } from "#server/config.ts";
import { transact } from "#server/db/transaction.ts";
import { signalsOf } from "#server/db/signals.ts";
import { grant } from "#server/features/credits/credits.ts";
import { createPasswords, type Passwords } from "#server/features/accounts/passwords.ts";
import type { Engines } from "#server/providers/engines.ts";
import type { PredictionEvents } from "#server/providers/replicate/webhook.ts";
import type { Issuers } from "#server/providers/oidc/issuers.ts";
import type { PushSender } from "#server/providers/web-push/send.ts";
import { registerPages } from "#server/render/pages.ts";
import type { MailTemplate } from "#server/features/mail/mail.ts";
import { createServices } from "#server/services.ts";
import type { SharePictures } from "#server/studio/share/share-pictures.ts";
import type { User } from "#shared/accounts.ts";
import { ensureClientBuild } from "./client-build.ts";
import { openBeside, openTestStore, POSTGRES, type TestStore } from "./database.ts";
import { createTestEngines } from "./engines.ts";
import { createVisitor, type Visitor } from "./visitor.ts";
import { watchPlans } from "./watched-plans.ts";

export interface TestAppOptions {
  /** Settings by the names of `.env.example`. */
  env?: Record<string, string>;
  /** Replaces single engines of `createTestEngines`. */
  engines?: Partial<Engines>;
  /** A second process on the database and data directory of this app, and with its clock. Closed before it. */
  beside?: { config: { dataDir: string }; store: Pick<TestStore, "settings">; clock: TestClock };
  /** False: dreams wait in the queue until `runner.start()`. */
  running?: boolean;
  /** Stops the clock at this time; without it the clock runs. */
  now?: Date;
  /** What the video engine hears of its predictions by webhook. */
  predictions?: PredictionEvents;
  /** Serves the pages too, from the build. */
  pages?: boolean;
  /** Takes the log. */
  log?: FastifyBaseLogger;
  /** Replaces the hashing of passwords, to count or to speed it up. */
  passwords?: Passwords;
  /** Draws pictures to share. */
  sharePictures?: SharePictures;
  /** The sites that users may sign in with. */
  issuers?: (config: Config) => Issuers;
  /** Sends notifications to browsers. */
  pushSender?: PushSender;
}

interface TestClock {
  stopped: Date | null;
  shiftMs: number;
  readonly now: Date;
}

interface SignUpOptions {
  email?: string;
  name?: string;
  password?: string;
  /** Tokens to begin with. */
  tokens?: number;
  admin?: boolean;
  verified?: boolean;
}

/** Argon2 as always, but at a twentieth of the cost: a minute less for all tests. */
export const createCheapPasswords = () => createPasswords({ memoryCost: 1024, timeCost: 2, parallelism: 1 });

export type TestApp = Awaited<ReturnType<typeof startTestApp>>;
/** A signed-in browser and the user at it. */
export type SignedInClient = Visitor & { user: User };

/** The whole service on a fresh database and media folder, not listening; everything real but the engines. */
export async function startTestApp(options: TestAppOptions = {}) {
  if (options.pages) await ensureClientBuild();
  const { beside } = options;
  const dataDir = beside?.config.dataDir ?? mkdtempSync(join(tmpdir(), "oneira-app-"));
  const config = readConfig({
    DATA_DIR: dataDir,
    SESSION_SECRET: "a secret of the tests, long enough to sign",
    NODE_ENV: "production",
    // A test says what its users have.
    WELCOME_TOKENS: "0",
    ...options.env,
  });
  const store = await (beside ? openBeside(beside.store) : openTestStore());
  const watched = watchPlans(store);
  const clock: TestClock = beside?.clock ?? {
    stopped: options.now ?? null,
    shiftMs: 0,
    get now(): Date {
      return this.stopped ?? new Date(Date.now() + this.shiftMs);
    },
  };
  const services = await createServices(config, {
    store: watched,
    engines: createTestEngines(options.engines),
    log: options.log ?? pino({ level: "silent" }),
    now: () => clock.now,
    ...(options.predictions && { predictions: options.predictions }),
    passwords: options.passwords ?? createCheapPasswords(),
    ...(options.sharePictures && { sharePictures: options.sharePictures }),
    ...(options.issuers && { issuers: options.issuers(config) }),
    ...(options.pushSender && { pushSender: options.pushSender }),
  });
  const { runner, events, now } = services;
  const mails = { woken: 0 };
  signalsOf(watched.db).on("mailQueued", () => mails.woken++);
  const app = await buildApp(services);
  if (options.pages) await registerPages(app, services);
  await app.ready();
  services.removals.start();
  if (options.running !== false) {
    await services.registration.start();
    await runner.start();
    await services.lensRunner.start();
    await services.verticalVideoRunner.start();
  }

  async function signUp(wanted: SignUpOptions = {}): Promise<SignedInClient> {
    const visitor = createVisitor(app);
    const email = wanted.email ?? `${randomUUID()}@example.com`;
    const response = await visitor.signUp(email, wanted.password, wanted.name);
    if (response.status !== 201) throw new Error(`sign-up returned ${response.status}`);
    const { user } = response.json as { user: User };
    if (wanted.admin)
      await store.db.insertInto("user_roles").values({ user_id: user.id, role: "admin" }).execute();
    if (wanted.verified) {
      const verifiedAt = { email_verified_at: now().toISOString() };
      await store.db.updateTable("users").set(verifiedAt).where("id", "=", user.id).execute();
    }
    if (wanted.tokens) await giveCredits(user.id, wanted.tokens);
    return { ...visitor, user };
  }

  async function giveCredits(userId: string, tokens: number, expiresAt: Date | null = null): Promise<void> {
    const lot = { userId, tokens, expiresAt, source: "admin" as const, sourceRef: randomUUID(), now: now() };
    await transact(store.db, { user: lot.userId }, (trx) => grant(trx, lot));
  }

  /** Resolves once every part of a dream has ended, well or not. */
  async function finished(dreamId: string): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const check = () =>
      void store.db
        .selectFrom("dreams")
        .select("finished_at")
        .where("id", "=", dreamId)
        .executeTakeFirst()
        .then((row) => (row === undefined || row.finished_at !== null) && resolve(), reject);
    const stopListening = events.listen(dreamId, check);
    check();
    await promise.finally(stopListening);
  }

  /** The token in the address of the newest unsent mail of a template to a user. */
  async function mailedToken(recipient: string, template: MailTemplate): Promise<string> {
    const mail = await store.db
      .selectFrom("mails")
      .select("data")
      .where("recipient", "=", recipient)
      .where("template", "=", template)
      .orderBy(store.db.dynamic.ref(POSTGRES ? "ctid" : "rowid"), "desc")
      .executeTakeFirstOrThrow();
    const { searchParams } = new URL((JSON.parse(mail.data) as { url: string }).url);
    return (searchParams.get("token") ?? searchParams.get("confirm"))!;
  }

  /** Number of jobs in the queue. */
  const waiting = async () =>
    (await store.value<number>("SELECT COUNT(*) FROM jobs WHERE status = 'queued'"))!;

  function advance(ms: number): void {
    if (clock.stopped) clock.stopped = new Date(clock.stopped.getTime() + ms);
    else clock.shiftMs += ms;
  }

  return {
    app,
    store,
    config,
    deps: services,
    runner,
    mails,
    clock,
    signUp,
    giveCredits,
    finished,
    mailedToken,
    waiting,
    /** Advances the clock by `ms` whenever jobs wait and none runs, so that no lease expires. */
    skipWaits(ms: number): NodeJS.Timeout {
      let looking = false;
      const idle = () => runner.state().running === 0;
      return setInterval(async () => {
        if (looking) return;
        looking = true;
        if (idle() && (await waiting()) > 0 && idle()) {
          advance(ms);
          runner.wake();
        }
        looking = false;
      }, 15);
    },
    visitor: (headers?: Record<string, string>) => createVisitor(app, headers),
    advance,
    async close() {
      await app.close();
      await services.close();
      if (!beside) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
