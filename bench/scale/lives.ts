import type { Database } from "better-sqlite3";
import type { Depth, Resolution } from "#shared/dreams.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#shared/durations.ts";
import { costOfPlan, createDreams, type DreamPlan } from "./dreams.ts";
import { createLedger } from "./ledger.ts";
import { createPayments } from "./payments.ts";
import type { Random } from "./random.ts";
import type { WrittenDream } from "./readings.ts";
import { iso, SIZE } from "./size.ts";
import type { ScaleUser } from "./users.ts";

/** Nothing was bought or submitted in this time. */
const IDLE_MS = 20 * MINUTE_MS;
const PURCHASES_EACH = 10;
const PURCHASES_OF_MANY = 40;
const SUBSCRIBER_EVERY = 3;
const ABANDONED_EVERY = 2;
const RESOLUTIONS: Resolution[] = ["480p", "480p", "480p", "720p", "1080p"];

/** Dreams, notes, purchases, subscriptions and every ledger entry, user by user. */
export function fillLives(
  sqlite: Database,
  random: Random,
  { now, users, writeDream }: { now: number; users: ScaleUser[]; writeDream: () => WrittenDream },
): void {
  const ledger = createLedger(sqlite, random);
  const payments = createPayments(sqlite, random, now);
  const dreams = createDreams(sqlite, random, now, writeDream);
  const living = users.filter((user) => user.deletedAt === null);
  const many = users[1]!;

  /** A time in the life of a user, more often a recent one: the site grows. */
  const time = ({ createdAt, deletedAt }: ScaleUser) => {
    const end = deletedAt ?? now - 2 * HOUR_MS;
    return end - (end - createdAt) * random.next() ** 2;
  };

  const plans = new Map<string, DreamPlan[]>(users.map(({ id }) => [id, []]));
  const plan = (user: ScaleUser, depth: Depth, status: DreamPlan["status"], at = time(user)) =>
    plans.get(user.id)!.push({ userId: user.id, at, depth, resolution: random.pick(RESOLUTIONS), status });
  for (let i = 0; i < SIZE.fullDreams; i++)
    plan(i < SIZE.manyDreams ? many : random.pick(living), "full", "done");
  for (let i = 0; i < SIZE.otherDreams; i++)
    plan(random.pick(living), "reading", (["done", "failed", "cancelled"] as const)[i % 3]!);
  for (let i = 0; i < SIZE.waitingDreams; i++) {
    const depth = (["reading", "image", "full"] as const)[i % 3]!;
    plan(living[(i * 13) % 700]!, depth, "queued", now - HOUR_MS + i * 1000);
  }

  const accounts = users.map((user, i) => {
    const account = ledger.account(user.id);
    const { createdAt } = user;
    account.grant({ source: "welcome", sourceRef: user.id, tokens: 5, at: createdAt });
    const end = user.deletedAt ?? now;
    const events: { at: number; run: (at: number) => void }[] = [];
    let bought = 0;
    const left = () => SIZE.purchases - payments.made();
    const buy = (at: number) => {
      if (left() <= 0) throw new Error("there are too few purchases for these dreams");
      payments.buy(user.id, account, at, user === many);
      bought++;
    };
    let wanted = user === many ? PURCHASES_OF_MANY : PURCHASES_EACH;
    if (i % SUBSCRIBER_EVERY === 0 && user !== many && end - createdAt > DAY_MS) {
      const from = end - (end - createdAt) * random.next();
      const { subscription, times } = payments.subscribe(user.id, { from, count: 1 + random.below(6) });
      wanted -= times.length;
      for (const at of times.filter((one) => one < end))
        events.push({ at, run: (when) => payments.renew(user.id, account, subscription, when) });
    }
    // Users who lack credits buy earlier than planned.
    const planned = Array.from({ length: wanted }, () => time(user)).sort((a, b) => a - b);
    for (const at of planned)
      events.push({ at, run: (when) => void (bought < wanted && left() > 0 && buy(when)) });
    for (const one of plans.get(user.id)!) {
      events.push({
        at: one.at,
        run: (at) => {
          // A retry holds the price once more.
          while (account.balance(at) < 2 * costOfPlan(one)) buy(at);
          dreams.dream(one, account);
        },
      });
    }
    if (i % ABANDONED_EVERY === 0) payments.abandon(user.id, user.deletedAt ? createdAt : time(user));
    for (const { at, run } of events.sort((a, b) => a.at - b.at)) run(at);
    if (user === many) for (let note = 0; note < SIZE.manyNotes; note++) dreams.note(user.id, time(user));
    // The last sweep was an hour ago.
    account.expire(now - HOUR_MS);
    return { user, account };
  });

  const rich = accounts.filter(({ user, account }) => user.deletedAt === null && account.balance(now) > 20);
  while (payments.made() < SIZE.purchases) {
    const { user, account } = random.pick(rich);
    payments.buy(user.id, account, now - HOUR_MS * (1 + random.next()), false);
  }
  for (let i = 0; ledger.entries() < SIZE.ledgerEntries; i++) {
    const { account } = rich[i % rich.length]!;
    const at = now - random.below(IDLE_MS);
    if (account.balance(at) > 0) dreams.deletedPart(i % 2 ? "reading" : "image", at, account);
  }
  ledger.write();
  const { count } = sqlite.prepare("SELECT COUNT(*) AS count FROM dream_events").get() as { count: number };
  console.log(`${payments.made()} purchases, ${ledger.entries()} entries, ${count} events at ${iso(now)}`);
}
