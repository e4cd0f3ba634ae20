import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readSnapshot, transact } from "#server/db/transaction.ts";
import { checkLedger, ledgerSize } from "#server/features/credits/check.ts";
import * as credits from "#server/features/credits/credits.ts";
import type { PartStatus } from "#shared/dreams.ts";
import {
  commandSettings,
  freshStores,
  openBeside,
  openTestStore,
  POSTGRES,
  type TestStore,
} from "../support/database.ts";
import { addUser, setPart } from "../support/ledger-rows.ts";

const ROOT = join(import.meta.dirname, "../..");
const now = new Date("2026-03-01T12:00:00.000Z");
const soon = new Date("2026-03-02T12:00:00.000Z");
const openStore = await freshStores();
let store: TestStore;

/** Ann has a lot of 10 and one of 5 that expires soon; dream d1 is done, d2 failed and d3 is queued. */
async function fill({ db }: TestStore): Promise<void> {
  await addUser(db, "ann");
  await addUser(db, "bob");
  await transact(db, { user: "ann" }, async (trx) => {
    const ann = { userId: "ann", source: "package", now } as const;
    await credits.grant(trx, { ...ann, sourceRef: "cs_1", tokens: 10, expiresAt: null });
    await credits.grant(trx, { ...ann, sourceRef: "cs_2", tokens: 5, expiresAt: soon });
    for (const [dreamId, status] of [
      ["d1", "done"],
      ["d2", "failed"],
      ["d3", "queued"],
    ] as const) {
      const part = { dreamId, part: "image", round: 1, now } as const;
      await credits.hold(trx, { userId: "ann", ...part, tokens: 2 });
      await setPart(trx, { userId: "ann", ...part, cost: 2, status });
      if (status === "done") await credits.capture(trx, part);
      if (status === "failed") await credits.release(trx, { ...part, cause: "failure" });
    }
    await credits.adjust(trx, { userId: "bob", balance: 3, reason: "hello", ref: "a1", now });
    await credits.clawback(trx, { source: "package", sourceRef: "cs_1", tokens: 1, ref: "re_1", now });
  });
}

beforeEach(async () => {
  store = await openStore();
  await fill(store);
});
afterEach(() => store.close());

/** Damages the file as no statement could while the schema's rules stand. */
async function damage({ damage: change }: TestStore, statements: string): Promise<void> {
  const indexes = ["ledger_one_grant", "ledger_by_hold", "ledger_by_ref"];
  await change(`${indexes.map((index) => `DROP INDEX ${index}`).join("; ")}; ${statements}`);
}

const LOT = "(SELECT id FROM lots WHERE source_ref = 'cs_1')";
const SOON = "(SELECT id FROM lots WHERE source_ref = 'cs_2')";
const holdOf = (dream: string) => `(SELECT id FROM holds WHERE dream_id = '${dream}')`;
const entry = (
  kind: string,
  available: number,
  held: number,
  lot = LOT,
  hold = "NULL",
  ref = "NULL",
  user = "ann",
) =>
  `INSERT INTO ledger_entries (user_id, lot_id, hold_id, kind, available, held, ref, at)
    VALUES ('${user}', ${lot}, ${hold}, '${kind}', ${available}, ${held}, ${ref}, '${now.toISOString()}');`;

test("an exact ledger has no differences", async () => {
  expect(await checkLedger(store.db)).toEqual([]);
  expect(await ledgerSize(store.db)).toEqual({ users: 2, lots: 3, entries: 9 });
});

test.each([
  [
    "a lot that was edited",
    "UPDATE lots SET available = 99 WHERE source_ref = 'cs_1'",
    "lot_equals_entries",
    /says 99 available and 0 held; its entries say 9 and 0/,
  ],
  [
    "an entry that was removed",
    "DELETE FROM ledger_entries WHERE kind = 'capture'",
    "hold_fits_part",
    /dream d1, image, round 1\) is held; the part is done in round 1, so it should be captured/,
  ],
  [
    "a lot that was below zero for a while",
    entry("expire", -30, 0) + entry("release", 30, -30, LOT),
    "never_negative",
    /after entry \d+: -21 available, 0 held/,
  ],
  [
    "an amount that its kind cannot have",
    entry("expire", 1, 0),
    "entry_shape",
    /no possible expire: 1 available/,
  ],
  [
    "an entry of another user",
    entry("grant", 1, 0, LOT, "NULL", "NULL", "bob"),
    "entry_owner",
    /is of user bob; its lot is of ann/,
  ],
  ["an entry without its lot", entry("grant", 1, 0, "'gone'"), "entry_owner", /its lot is of nothing/],
  [
    "a lot that expired too early",
    entry("expire", -1, 0, SOON),
    "entry_time",
    /\(expire\) is of 2026-03-01T12:00:00.000Z, lot \S+ expires at 2026-03-02T12:00:00.000Z/,
  ],
  ["a lot granted twice", entry("grant", 10, 0), "granted_once", /was granted 2 times/],
  [
    "a lot never granted",
    `INSERT INTO lots (id, user_id, source, source_ref, created_at) VALUES ('x', 'ann', 'admin', 'x', 'x')`,
    "granted_once",
    /was granted 0 times/,
  ],
  [
    "a hold whose entries are missing",
    `UPDATE holds SET tokens = 3 WHERE dream_id = 'd3'`,
    "hold_equals_entries",
    /is for 3 tokens; its entries hold 2/,
  ],
  [
    "a hold settled in part",
    entry("capture", 0, -1, SOON, holdOf("d3")),
    "settled_whole",
    /holds 2 tokens, of which 1 are settled/,
  ],
  [
    "a hold captured twice",
    entry("capture", 0, -2, SOON, holdOf("d1")),
    "settled_in_its_lots",
    /was settled 2 times/,
  ],
  [
    "a hold settled in a lot that it does not hold",
    entry("capture", 0, -2, LOT, holdOf("d3")),
    "settled_in_its_lots",
    /leaves -2 held/,
  ],
  [
    "a hold captured and released",
    entry("release", 2, -2, SOON, holdOf("d1")),
    "settled_one_way",
    /2 tokens captured and 2 released/,
  ],
  [
    "a correction whose entries are missing",
    "UPDATE corrections SET change = -5 WHERE ref = 're_1'",
    "correction_equals_entries",
    /clawback re_1 of user ann is for -5 tokens; its entries say -1/,
  ],
  [
    "an adjustment that granted something else",
    "UPDATE corrections SET change = 4 WHERE ref = 'a1'",
    "correction_equals_entries",
    /adjust a1 of user bob is for 4 tokens; its entries say 3/,
  ],
  [
    "an entry without its correction",
    entry("clawback", -1, 0, LOT, "NULL", "'re_9'"),
    "entry_has_correction",
    /clawback re_9, which is not recorded/,
  ],
  [
    "a view that shows something else",
    "DROP VIEW user_credits; CREATE VIEW user_credits AS SELECT 'ann' AS user_id, 1 AS credits, 0 AS held",
    "view_equals_entries",
    /user ann 1 tokens and 0 held; the entries say 10 and 2/,
  ],
  [
    "a shortfall without entries",
    "UPDATE lots SET shortfall = 4 WHERE source_ref = 'cs_1'",
    "shortfall_equals_entries",
    /has a shortfall of 4; its entries say 0/,
  ],
  [
    "tokens beside a shortfall",
    "UPDATE lots SET shortfall = 4 WHERE source_ref = 'cs_1'",
    "shortfall_leaves_nothing",
    /has 9 available tokens beside a shortfall of 4/,
  ],
  [
    "a release that settled nothing",
    "UPDATE corrections SET settles = 1 WHERE ref = 're_1'",
    "shortfall_settled",
    /clawback re_1 of user ann settles -1 tokens; the shortfall's entry says nothing/,
  ],
  [
    "a payment that misses other tokens than its lot",
    `INSERT INTO payments (id, user_id, provider, kind, item, tokens, amount, currency, status, session_id,
       tokens_asked, tokens_taken, created_at, paid_at)
     VALUES ('p1', 'ann', 'stripe', 'package', 'starter', 10, 300, 'USD', 'refunded', 'cs_1', 10, 4, '${now.toISOString()}',
       '${now.toISOString()}')`,
    "payment_shortfall",
    /payment p1 of user ann misses 6 tokens; its lot has a shortfall of 0/,
  ],
])("finds %s", async (_, statements, rule, sentence) => {
  await damage(store, statements);
  const found = (await checkLedger(store.db)).map(
    (difference) => `${difference.rule}: ${difference.sentence}`,
  );
  expect(found).toContainEqual(expect.stringMatching(new RegExp(`^${rule}: .*${sentence.source}`)));
});

test("finds a source that was granted in two lots", async () => {
  await damage(
    store,
    `CREATE TABLE copy AS SELECT * FROM lots; DROP VIEW user_credits; DROP TABLE lots; ALTER TABLE copy RENAME TO lots;
     ${POSTGRES ? "ALTER TABLE lots ADD PRIMARY KEY (id);" : ""}
     CREATE VIEW user_credits AS SELECT user_id, SUM(available) AS credits, SUM(held) AS held FROM lots GROUP BY user_id;
     INSERT INTO lots SELECT 'again', user_id, source, source_ref, expires_at, created_at, 10, 0, 0, NULL, 0, 0 FROM lots WHERE source_ref = 'cs_1';
     ${entry("grant", 10, 0, "'again'")}`,
  );
  const found = (await checkLedger(store.db)).map((difference) => difference.sentence);
  expect(found).toContain("The package cs_1 was granted in 2 lots.");
  expect(found.filter((sentence) => sentence.includes("granted in"))).toHaveLength(1);
});

const part = (dreamId: string, status: PartStatus, round = 1, cost = 2) =>
  setPart(store.db, { userId: "ann", dreamId, part: "image", round, cost, status });

test.each([
  ["d3", "done", 1, /is held; the part is done in round 1, so it should be captured/],
  ["d3", "failed", 1, /is held; the part is failed in round 1, so it should be released/],
  ["d3", "cancelled", 1, /should be released/],
  ["d3", "skipped", 1, /should be absent/],
  ["d1", "failed", 1, /is captured; .* should be released/],
  ["d1", "queued", 1, /is captured; .* should be held/],
  ["d1", "queued", 2, /round 1\) is captured; the part is queued in round 2, so it should be released/],
  ["d2", "done", 1, /is released; .* should be captured/],
  ["d2", "processing", 1, /is released; .* should be held/],
] as const)(
  "finds that the hold of %s does not fit a part that is %s in round %i",
  async (dream, status, round, sentence) => {
    await part(dream, status, round);
    const found = (await checkLedger(store.db)).filter((difference) => difference.rule === "hold_fits_part");
    expect(found.map((one) => one.sentence).join("\n")).toMatch(sentence);
    expect(found).toHaveLength(1);
  },
);

test("finds an unpaid part, or one at another price", async () => {
  await part("d2", "processing", 2);
  await part("d3", "queued", 1, 3);
  const found = (await checkLedger(store.db)).map((difference) => difference.sentence);
  expect(found).toEqual([
    "The image of dream d2 (user ann, processing, round 2) costs 2 tokens; held were nothing, of user nothing.",
    "The image of dream d3 (user ann, queued, round 1) costs 3 tokens; held were 2, of user ann.",
  ]);
});

test("finds tokens held for a dream that is deleted", async () => {
  await damage(store, "DELETE FROM dreams WHERE id = 'd3'; DELETE FROM dream_parts WHERE dream_id = 'd3'");
  // No trigger was there to count the dream out.
  const differences = await checkLedger(store.db);
  const [found, ...more] = differences.filter(({ rule }) => rule !== "user_dreams_equal_rows");
  expect(found?.sentence).toMatch(
    /dream d3, image, round 1\) is held; the part is deleted, so it should be settled/,
  );
  expect(found?.figures).toMatchObject({ dream: "d3", part: "image", round: 1 });
  expect(more).toEqual([]);
});

test("reads one snapshot while another connection writes", async () => {
  const file = await openTestStore();
  await fill(file);
  const other = await openBeside(file);
  await readSnapshot(file.db, async (trx) => {
    const before = await ledgerSize(trx);
    await transact(other.db, { user: "bob" }, (writer) => {
      return credits.grant(writer, {
        userId: "bob",
        source: "admin",
        sourceRef: "new",
        tokens: 1,
        expiresAt: null,
        now,
      });
    });
    expect(await checkLedger(trx)).toEqual([]);
    expect(await ledgerSize(trx)).toEqual(before);
  });
  expect((await ledgerSize(file.db)).entries).toBe(10);
  await other.close();
  await file.close();
});

function runScript(database: Record<string, string>) {
  const env = { PATH: process.env.PATH, ...database };
  const done = spawnSync(process.execPath, ["scripts/ledger-check.ts"], { cwd: ROOT, env, encoding: "utf8" });
  return { status: done.status, output: done.stdout.trim(), problem: done.stderr.trim() };
}

test("the command says exact, or each difference, or that there is no database", async () => {
  const file = await openTestStore();
  await fill(file);
  const database = commandSettings(file);
  expect(runScript(database)).toMatchObject({ status: 0, output: "2 users, 3 lots, 9 entries: exact" });
  await damage(file, "UPDATE lots SET available = 99; UPDATE holds SET tokens = 9 WHERE dream_id = 'd3'");
  const { status, output } = runScript(database);
  expect(status).toBe(1);
  expect(output.split("\n").length).toBeGreaterThanOrEqual(4);
  expect(output).toMatch(/^Lot \S+ of user ann says 99 available/m);
  expect(output).toMatch(/^Hold \S+ \(dream d3, image, round 1\) is for 9 tokens; its entries hold 2\.$/m);
  await file.close();
  if (POSTGRES) return;
  const empty = mkdtempSync(join(tmpdir(), "oneira-empty-"));
  expect(runScript({ DATA_DIR: empty })).toMatchObject({
    status: 1,
    problem: expect.stringContaining("There is no database at"),
  });
  rmSync(empty, { recursive: true });
});
