import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { buildApp } from "#server/app.ts";
import { readConfig } from "#server/config.ts";
import { lockDataDir } from "#server/db/lock.ts";
import { openServerStore } from "#server/db/server-store.ts";
import { setAdmin } from "#server/features/accounts/roles.ts";
import { listWorkers } from "#server/jobs/registration-store.ts";
import { createServices, type Services } from "#server/services.ts";
import { StartError } from "#server/start-problem.ts";
import { DEPTHS, MARKS, MOODS, type Depth } from "#shared/dreams.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#shared/durations.ts";
import { dreamCost } from "#shared/prices.ts";
import { createRandom, type Random } from "../../bench/scale/random.ts";
import { createVisitor, type Visitor } from "../../tests/support/visitor.ts";
import { createDreamTexts } from "./dreams.ts";
import { createSeedEngines, type ExampleNames } from "./engines.ts";
import { USERS, type SeedUser } from "./users.ts";
import { browserHeaders, planVisit } from "./traffic.ts";

export const PASSWORD = "a dream of a password";

export interface SeedSize {
  users: number;
  dreams: number;
  days: number;
  visitsPerDay: number;
}
export const SEED_SIZE: SeedSize = { users: 40, dreams: 300, days: 14, visitsPerDay: 90 };

interface Step {
  /** Milliseconds since the epoch. */
  at: number;
  run: () => Promise<void>;
}

interface Site {
  app: FastifyInstance;
  services: Services;
  random: Random;
}

async function expectOk(what: string, reply: ReturnType<Visitor["post"]>): Promise<Record<string, any>> {
  const { status, json } = await reply;
  if (status >= 400) throw new Error(`${what} returned ${status}: ${JSON.stringify(json)}`);
  return json ?? {};
}

/** Actions of one user, as API calls. */
function createUser({ app, services, random }: Site, user: SeedUser) {
  const browser = createVisitor(app, {
    ...browserHeaders(random, user.country),
    "accept-language": user.locale,
  });
  const { db } = services.store;

  async function checkout(call: "create-payment" | "create-checkout", body: object): Promise<string> {
    const { url } = await expectOk(call, browser.post(`/api/payments/${call}`, body));
    return (url as string).split("/").at(-1)!;
  }

  const play = (session: string, action: string) =>
    expectOk(action, browser.post(`/api/sandbox/checkout/${session}`, { action }));

  async function finished(dreamId: string): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const check = () =>
      void browser
        .get(`/api/dreams/${dreamId}`)
        .then(({ json }) => ["done", "failed"].includes(json!.dream.status as string) && resolve(), reject);
    const stopListening = services.events.listen(dreamId, check);
    check();
    await promise.finally(stopListening);
  }

  return {
    browser,
    play,
    open: (packageId: string) => checkout("create-payment", { packageId }),
    async buy(packageId: string): Promise<string> {
      const session = await checkout("create-payment", { packageId });
      await play(session, "succeed");
      return session;
    },
    async subscribe(planId: string): Promise<void> {
      await play(await checkout("create-checkout", { planId }), "succeed");
    },
    async signUp(): Promise<void> {
      await expectOk("sign-up", browser.signUp(user.email, PASSWORD, user.name));
    },
    async verify(): Promise<void> {
      const { data } = await db
        .selectFrom("mails")
        .select("data")
        .where("recipient", "=", user.email)
        .where("template", "=", "verify")
        .executeTakeFirstOrThrow();
      const token = new URL((JSON.parse(data) as { url: string }).url).searchParams.get("token");
      await expectOk("verify-email", browser.post("/api/auth/verify-email", { token }));
    },
    /** `daysAgo`: dreamed so many days before it is written. */
    async dream(dreamText: string, depth: Depth, daysAgo: number): Promise<void> {
      const { credits } = await expectOk("credits", browser.get("/api/me"));
      if ((credits as number) < dreamCost(depth, "480p"))
        await this.buy(random.pick(["starter", "starter", "popular"]));
      const evening = new Date(services.now().getTime() - daysAgo * DAY_MS);
      const night = daysAgo === 0 ? {} : { night: evening.toISOString().slice(0, 10), time: null };
      const body = { dreamText, language: user.locale, depth, ...night };
      const { dream } = await expectOk("dream", browser.post("/api/dreams", body));
      await finished(dream.id as string);
      const kept = {
        ...(random.next() < 0.7 && { mood: random.pick(MOODS) }),
        ...(random.next() < 0.15 && { favourite: true }),
        ...(random.next() < 0.15 && { marks: [random.pick(MARKS)] }),
      };
      if (Object.keys(kept).length > 0)
        await expectOk("change", browser.patch(`/api/dreams/${dream.id as string}`, kept));
    },
    note: (dreamText: string) =>
      expectOk("note", browser.post("/api/dreams/notes", { dreamText, language: user.locale })),
  };
}

/** Returns all events, in no order. */
function plan(
  site: Site,
  size: SeedSize,
  { begin, end }: { begin: number; end: number },
  write: (locale: SeedUser["locale"]) => string,
): Step[] {
  const { app, services, random } = site;
  const steps: Step[] = [];
  const add = (at: number, run: () => Promise<unknown>) =>
    void steps.push({ at: Math.min(at, end), run: async () => void (await run()) });
  const between = (from: number) => from + (end - from) * random.next();

  const users = USERS.slice(0, size.users).map((user, i) => {
    const actions = createUser(site, user);
    const joined = i < 2 ? begin : begin + (end - begin) * 0.8 * random.next() ** 1.5;
    add(joined, actions.signUp);
    if (i === 0) add(joined + 1, () => setAdmin(services.store.db, user.email, true));
    if (i % 8 !== 7) add(joined + MINUTE_MS, actions.verify);
    if (i % 6 === 1) add(joined + HOUR_MS, () => actions.subscribe(random.pick(["basic", "pro"])));
    if (i % 5 === 2) add(between(joined), () => actions.open("popular"));
    if (i % 3 === 0) add(between(joined), () => actions.note(write(user.locale)));
    return { user, actions, from: joined + 2 * HOUR_MS };
  });

  for (let i = 0; i < size.dreams; i++) {
    // The first users dream most, and the second one keeps a journal of a year.
    const owner = i % 4 === 1 ? 1 : Math.floor(users.length * random.next() ** 1.6);
    const { user, actions, from } = users[owner]!;
    const depth = random.pick(DEPTHS);
    const daysAgo = owner === 1 ? Math.floor(330 * random.next()) : 0;
    add(between(from), () => actions.dream(write(user.locale), depth, daysAgo));
  }

  const [admin, ...buyers] = users;
  const money = ["refund", "refund_half", "dispute", "by the admin"] as const;
  for (const [i, what] of money.entries()) {
    const { actions, from } = buyers[(i * 5) % buyers.length]!;
    const bought = between(from);
    let session = "";
    add(bought, async () => (session = await actions.buy("starter")));
    add(bought + HOUR_MS, async () => {
      if (what !== "by the admin") return actions.play(session, what);
      const { payments } = await expectOk("payments", actions.browser.get("/api/payments"));
      const paid = (payments as { id: string; status: string }[]).find(({ status }) => status === "paid")!;
      const body = { paymentId: paid.id, reason: "asked for by mail", password: PASSWORD };
      return expectOk("refund", admin!.actions.browser.post("/api/admin/refund", body));
    });
  }

  for (let day = begin; day < end; day += DAY_MS) {
    const visits =
      size.visitsPerDay * (0.6 + (0.8 * (day - begin)) / (end - begin)) * (0.8 + 0.4 * random.next());
    for (let i = 0; i < visits; i++)
      steps.push(...planVisit(app, random, day + DAY_MS * random.next()).filter(({ at }) => at < end));
  }
  return steps;
}

/** Marks the mails as sent: none of them may leave. */
function settleMails({ store, now }: Services): Promise<unknown> {
  return store.db
    .updateTable("mails")
    .set({ status: "sent", data: "{}", attempts: 1, sent_at: now().toISOString() })
    .where("status", "=", "queued")
    .execute();
}

/**
 * Creates a site in a data directory by the API calls of its users, with a clock that runs through the last `size.days`
 * days. Throws `StartError` where the directory has a site or a running server.
 */
export async function seedSite(
  dataDir: string,
  size: SeedSize,
  settings: Record<string, string> = {},
): Promise<void> {
  // Without provider keys nothing is paid and nothing leaves this machine.
  const config = readConfig(
    { ...settings, DATA_DIR: dataDir, LOG_LEVEL: "warn", TRUST_PROXY: "1", GEO_HEADER: "x-country" },
    { listens: false },
  );
  if (!config.loopback) throw new StartError("The seed is for development: PUBLIC_URL must be on localhost.");
  const store = await openServerStore(config);
  const unlock = lockDataDir(join(dataDir, "server.lock"));
  const isServed = (await listWorkers(store.db)).length > 0;
  if (isServed || (await store.db.selectFrom("users").select("id").limit(1).executeTakeFirst())) {
    await store.close();
    unlock();
    throw new StartError(
      `There is a site in ${dataDir}: set DATA_DIR to an empty folder, or remove it first.`,
    );
  }
  // Faster; after a power cut the seed can be created again.
  if ("sqlite" in store) store.sqlite.pragma("synchronous = OFF");
  const end = Date.now();
  const begin = end - size.days * DAY_MS;
  let clock = begin;
  const examples: ExampleNames = new Map();
  const services = await createServices(config, {
    store,
    engines: createSeedEngines(examples, (seconds) => (clock += seconds * 1000)),
    log: pino({ level: "error" }),
    now: () => new Date(clock),
  });
  const app = await buildApp(services);
  try {
    await app.ready();
    await services.runner.start();
    const random = createRandom(1);
    const site = { app, services, random };
    const steps = plan(site, size, { begin, end: end - 10 * MINUTE_MS }, createDreamTexts(random, examples));
    for (const { at, run } of steps.toSorted((a, b) => a.at - b.at)) {
      clock = Math.max(clock, at);
      await run();
    }
    await settleMails(services);
  } finally {
    await app.close();
    await services.close();
    unlock();
  }
}
