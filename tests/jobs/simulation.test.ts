import type { Database } from "better-sqlite3";
import { expect, test } from "vitest";
import { shrink } from "../../drills/simulation/shrink.ts";
import { simulate } from "../../drills/simulation/simulate.ts";
import { stepsOf, type Step } from "../../drills/simulation/steps.ts";

// Some seconds of work, which a loaded machine stretches.
const LOADED_MS = 240_000;

const PLAN = { seed: 7, days: 14, users: 5, faults: 0.1 };
const SHORT = { ...PLAN, days: 3, users: 3 };

test(
  "two simulated weeks with faults and crashes break no rule",
  async () => {
    const { problem, counts } = await simulate(PLAN);
    expect(problem).toBeNull();
    const { crashes, parts, paid, mails } = counts;
    expect(Math.min(crashes, parts, paid, mails)).toBeGreaterThan(0);
  },
  LOADED_MS,
);

test(
  "a seed repeats a run exactly, and another one makes another",
  async () => {
    const { hash } = await simulate(SHORT);
    expect((await simulate(SHORT)).hash).toBe(hash);
    expect((await simulate({ ...SHORT, seed: 8 })).hash).not.toBe(hash);
  },
  LOADED_MS,
);

/** As if the code forgot to queue the verification mail. */
const loseMails = (sqlite: Database) =>
  sqlite.exec(`CREATE TRIGGER lose AFTER INSERT ON mails WHEN NEW.template = 'verify' BEGIN
    UPDATE mails SET status = 'sent', data = '{}', sent_at = NEW.created_at WHERE id = NEW.id; END`);

test(
  "a lost mail ends the run, and its steps shrink to the sign-up that caused it",
  async () => {
    const plan = { ...PLAN, days: 1, users: 2 };
    const steps = stepsOf(plan);
    expect((await simulate(plan, steps, loseMails)).problem).toMatch("was lost");
    const fails = async (fewer: readonly Step[]) => (await simulate(plan, fewer, loseMails)).problem !== null;
    const left = await shrink(plan, steps, { attempts: 30, fails });
    expect(left.map(({ kind }) => kind)).toEqual(["signUp"]);
  },
  LOADED_MS,
);

test(
  "an error where nothing waits for the user, as behind a mailed link, ends the run",
  async () => {
    const breakLinks = (sqlite: Database) =>
      sqlite.exec(`CREATE TRIGGER break_links BEFORE UPDATE OF email_verified_at ON users BEGIN
        SELECT RAISE(ABORT, 'the link is broken'); END`);
    const { problem } = await simulate(SHORT, stepsOf(SHORT), breakLinks);
    expect(problem).toMatch("the link is broken");
  },
  LOADED_MS,
);

/** As if a capture gave a token back; the rules of the schema would refuse it. */
const giveTokens = (sqlite: Database) => {
  for (const { name } of sqlite.prepare<[], { name: string }>(LOT_TRIGGERS).all())
    sqlite.exec(`DROP TRIGGER ${name}`);
  sqlite.exec(`CREATE TRIGGER give AFTER INSERT ON ledger_entries WHEN NEW.kind = 'capture' BEGIN
    UPDATE lots SET available = available + 1 WHERE id = NEW.lot_id; END`);
};
const LOT_TRIGGERS = "SELECT name FROM sqlite_schema WHERE type = 'trigger' AND tbl_name = 'lots'";

test(
  "a token too many ends the run",
  async () => {
    expect((await simulate(SHORT, stepsOf(SHORT), giveTokens)).problem).toMatch("by the books");
  },
  LOADED_MS,
);
