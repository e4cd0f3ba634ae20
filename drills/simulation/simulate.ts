import "./ffmpeg.ts";
import { createHash } from "node:crypto";
import type { Database } from "better-sqlite3";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#shared/durations.ts";
import { createActors } from "./actors.ts";
import { keepBooks } from "./books.ts";
import { installClock } from "./clock.ts";
import { createDatabase } from "./database.ts";
import { createFiles } from "./files.ts";
import { createMailServer } from "./mail-server.ts";
import { createRandom } from "./random.ts";
import { createRules } from "./rules.ts";
import { createSite, receiveWebhook, type Site } from "./site.ts";
import { BEGIN, stepsOf, type Plan, type Step } from "./steps.ts";
import { createSimulatedStripe, type Stripe } from "./stripe.ts";
import type { World } from "./world.ts";

/** Most time that passes at once while nothing is due: after a day without a sweep, credits wait for an admin. */
const LEAP_MS = 20 * HOUR_MS;
/** Time after the last step in which everything outside works. */
const REST_MS = 3 * DAY_MS;
const LAST_LOOKS = 10;
const WEEK_MS = 7 * DAY_MS;
/** A crash comes at one of the next gates; a process that passes no gate for so long dies anyway. */
const GATES_MOST = 150;

export interface Run {
  /** What is broken; null where nothing is. */
  problem: string | null;
  /** SHA-256 of all that happened: the same for the same plan and steps. */
  hash: string;
  /** The last lines of the log of the run. */
  tail: string[];
  counts: { steps: number; crashes: number } & Counted;
}

/** What happened in a run, so that a quiet one is seen to be quiet. */
const COUNTS = `
  SELECT (SELECT COUNT(*) FROM holds) AS parts,
    (SELECT COUNT(DISTINCT hold_id) FROM ledger_entries WHERE kind = 'release') AS returned,
    (SELECT COUNT(*) FROM payments WHERE paid_at IS NOT NULL) AS paid,
    (SELECT COUNT(*) FROM payments WHERE paid_at IS NOT NULL AND kind = 'subscription') AS periods,
    (SELECT COUNT(*) FROM payments WHERE refunded_amount > 0) AS refunded,
    (SELECT COUNT(*) FROM payment_reversals WHERE kind = 'dispute') AS disputes,
    (SELECT COUNT(DISTINCT lot_id) FROM ledger_entries WHERE kind = 'expire') AS expired,
    (SELECT COUNT(*) FROM users WHERE deleted_at IS NOT NULL) AS deletedAccounts,
    (SELECT COUNT(*) FROM mail_journal) AS mails`;
type Counted = Record<
  | "parts"
  | "returned"
  | "paid"
  | "periods"
  | "refunded"
  | "disputes"
  | "expired"
  | "deletedAccounts"
  | "mails",
  number
>;

const TAIL = 60;

/**
 * Simulates a plan, or some of its steps. Only one at a time: clock and randomness are those of the whole process.
 * `spoil` changes the database beforehand, to show that the rules find it.
 */
export async function simulate(
  plan: Plan,
  steps: readonly Step[] = stepsOf(plan),
  spoil: (sqlite: Database) => void = () => undefined,
): Promise<Run> {
  const sqlite = await createDatabase();
  spoil(sqlite);
  const files = createFiles();
  const hash = createHash("sha256");
  const tail: string[] = [];
  let problem: string | null = null;
  let rules: ReturnType<typeof createRules> | null = null;
  const clock = installClock({
    begin: BEGIN - HOUR_MS,
    random: createRandom(plan.seed + 1),
    settled: files.settled,
    onTurn() {
      if (problem === null) rules?.afterTurn();
      if (problem !== null) throw new Error(problem);
    },
  });
  const world: World = {
    clock,
    random: createRandom(plan.seed + 2),
    life: undefined as never,
    faults: plan.faults,
    note(line) {
      const text = `${new Date(clock.now()).toISOString()} ${line}`;
      hash.update(`${text}\n`);
      tail.push(text);
      if (tail.length > TAIL) tail.shift();
    },
    end: (found) => void (problem ??= found),
    broken(found) {
      world.end(found);
      throw new Error(found);
    },
  };
  const mailServer = createMailServer(({ template, to, text }) => {
    if (template === "verify" && world.random.chance(0.95)) actors.openLink(to, text);
  });
  const site: Site = createSite(world, { sqlite, files, mailServer, stripe: () => stripe });
  const stripe: Stripe = createSimulatedStripe(world, (event) => receiveWebhook(site, event));
  const actors = createActors({ world, site, stripe, sqlite });
  const books = keepBooks(sqlite);
  rules = createRules({ world, sqlite, books, files, mailServer, stripe });
  const nextDue = sqlite.prepare<[], { busy: number; due: string | null }>(`
    SELECT (SELECT COUNT(*) FROM jobs WHERE status = 'running')
        + (SELECT COUNT(*) FROM mails WHERE status = 'sending') + (SELECT COUNT(*) FROM account_removals) AS busy,
      (SELECT MIN(run_at) FROM (SELECT run_at FROM jobs WHERE status = 'queued' AND blocked = 0
        UNION ALL SELECT run_at FROM mails WHERE status = 'queued')) AS due`);

  function leap(): number {
    if (!site.isUp() || world.life.calls > 0) return 0;
    const { busy, due } = nextDue.get()!;
    if (busy > 0) return 0;
    return due === null ? LEAP_MS : Math.max(0, Math.min(LEAP_MS, Date.parse(due) - clock.now()));
  }

  function perform(step: Step): void {
    const random = createRandom(step.seed);
    world.random = createRandom(step.seed + 1);
    world.note(`${step.kind} ${step.user}`);
    world.faults = step.kind === "badDay" ? 0.9 : plan.faults;
    if (step.kind === "crash") world.life.dieAfter(random.int(0, GATES_MOST));
    actors.act(step, random).catch((error: unknown) => world.end(String((error as Error).stack)));
  }

  try {
    site.begin();
    let weekEnds = BEGIN + WEEK_MS;
    let dayEnds = BEGIN;
    for (const step of steps) {
      await clock.advance(step.at, leap);
      rules.afterStep();
      if (step.at > dayEnds) {
        dayEnds = step.at + DAY_MS;
        await actors.playRenewals(world.random);
      }
      if (step.at > weekEnds) {
        weekEnds = step.at + WEEK_MS;
        await rules.ledger();
      }
      perform(step);
    }
    await clock.advance(clock.now() + DAY_MS, leap);
    world.faults = 0;
    await clock.advance(clock.now() + REST_MS, leap);
    // What began at the very end of it, as a mail of the last maintenance, ends in the next minutes.
    for (let tries = 0; tries < LAST_LOOKS && nextDue.get()!.busy > 0; tries++)
      await clock.advance(clock.now() + MINUTE_MS, leap);
    rules.afterStep();
    await rules.ledger();
    rules.atRest();
  } catch (error) {
    problem ??= String((error as Error).stack);
  } finally {
    clock.restore();
    files.remove();
  }
  const counts = {
    steps: steps.length,
    crashes: site.crashes(),
    ...sqlite.prepare<[], Counted>(COUNTS).get()!,
  };
  sqlite.close();
  return { problem, hash: hash.digest("hex"), tail, counts };
}
