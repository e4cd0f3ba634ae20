import { readdir } from "node:fs/promises";
import { join } from "node:path";
import fc from "fast-check";
import { Migrator, type Migration } from "kysely/migration";
import { beforeAll, describe, expect, test } from "vitest";
import { transact } from "#server/db/transaction.ts";
import { migrate } from "#server/db/migrate.ts";
import { openStore as openFile } from "#server/db/open.ts";
import { checkLedger } from "#server/features/credits/check.ts";
import { capture, grant, hold } from "#server/features/credits/credits.ts";
import { DAY_MS } from "#shared/durations.ts";
import { freshStores, POSTGRES, type TestStore } from "../support/database.ts";
import { addUser, setPart } from "../support/ledger-rows.ts";

const NOW = new Date("2026-03-01T12:00:00.000Z");
const MIGRATIONS = join(import.meta.dirname, "../../migrations");
let openStore: () => Promise<TestStore>;
beforeAll(async () => {
  openStore = await freshStores();
});

const addDream = (id: string, user: string, kind: string, text: string) =>
  `INSERT INTO dreams (id, user_id, kind, status, dream_text, search_text, language, depth, resolution, style, seed,
    request_hash, created_at)
   VALUES ('${id}', '${user}', '${kind}', 'done', '${text}', '', 'tr', 'full', '480p', 'auto', '1', 'x', '${NOW.toISOString()}')`;
const addMedia = (dream: string, name: string, bytes: number) =>
  `INSERT INTO media (dream_id, name, file, content_type, bytes, sha256, width, height, created_at)
   VALUES ('${dream}', '${name}', '${dream}/${name}', 'image/webp', ${bytes}, 'x', 1, 1, '${NOW.toISOString()}')`;

const user = fc.constantFrom("ann", "bob");
const slot = fc.integer({ min: 0, max: 4 });
const bytes = fc.integer({ min: 0, max: 5_000_000 });
const text = fc.constantFrom("a", "düş", "夢を見た", "حلم");
/** One change of what the totals are made of; one that the schema refuses changes nothing. */
const change = fc.oneof(
  fc
    .tuple(slot, user, fc.constantFrom("dream", "note"), text)
    .map(([n, who, kind, words]) => addDream(`d${n}`, who, kind, words)),
  fc.tuple(slot, text).map(([n, words]) => `UPDATE dreams SET dream_text = '${words}' WHERE id = 'd${n}'`),
  slot.map((n) => `DELETE FROM dreams WHERE id = 'd${n}'`),
  slot.map((n) => `UPDATE dreams SET deleted_at = '${NOW.toISOString()}' WHERE id = 'd${n}'`),
  fc
    .tuple(slot, text)
    .map(([n, words]) => `UPDATE dreams SET deleted_at = NULL, dream_text = '${words}' WHERE id = 'd${n}'`),
  fc
    .tuple(slot, text)
    .map(([n, words]) => `UPDATE dreams SET deleted_at = 'x', dream_text = '${words}' WHERE id = 'd${n}'`),
  fc.tuple(slot, text).map(([n, words]) => `INSERT INTO dream_remarks VALUES ('d${n}', '${words}', '')`),
  fc
    .tuple(slot, text)
    .map(([n, words]) => `UPDATE dream_remarks SET text = '${words}' WHERE dream_id = 'd${n}'`),
  slot.map((n) => `DELETE FROM dream_remarks WHERE dream_id = 'd${n}'`),
  user.map((who) => `DELETE FROM dreams WHERE user_id = '${who}'`),
  fc.tuple(slot, slot, bytes).map(([n, name, size]) => addMedia(`d${n}`, `image-${name}`, size)),
  fc.tuple(slot, bytes).map(([n, size]) => `UPDATE media SET bytes = ${size} WHERE dream_id = 'd${n}'`),
  fc.tuple(slot, slot).map(([n, to]) => `UPDATE media SET dream_id = 'd${to}' WHERE dream_id = 'd${n}'`),
  slot.map((n) => `DELETE FROM media WHERE dream_id = 'd${n}'`),
  user.map((who) => `UPDATE users SET email = NULL, deleted_at = '${NOW.toISOString()}' WHERE id = '${who}'`),
);

test("the totals equal the rows, whatever is added, changed and deleted", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 40 }), async (changes) => {
      const store = await openStore();
      try {
        for (const user of ["ann", "bob"]) await addUser(store.db, user);
        for (const statement of changes) {
          try {
            await store.exec(statement);
          } catch (error) {
            if (!/unique|foreign key|was deleted/i.test(String(error))) throw error;
          }
        }
        expect(await checkLedger(store.db)).toEqual([]);
      } finally {
        await store.close();
      }
    }),
    { numRuns: POSTGRES ? 25 : 150 },
  );
});

test("a dream keeps its owner and its kind", async () => {
  const store = await openStore();
  for (const user of ["ann", "bob"]) await addUser(store.db, user);
  await store.exec(addDream("d", "ann", "note", "a"));
  for (const set of ["user_id = 'bob'", "kind = 'dream'"])
    await expect(store.exec(`UPDATE dreams SET ${set}`)).rejects.toThrow("a dream keeps its owner and kind");
  await store.close();
});

/** Ann bought ten tokens for three dollars, of which one went back, and used two; she has a dream with an image. */
async function fill({ db, exec }: TestStore): Promise<void> {
  await addUser(db, "ann");
  await exec(`INSERT INTO payments (id, user_id, provider, kind, item, tokens, amount, currency, status, session_id,
      payment_intent, refunded_amount, created_at, paid_at)
    VALUES ('p', 'ann', 'stripe', 'package', 'starter', 10, 300, 'USD', 'partly_refunded', 'cs_1', 'pi_1', 100,
      '${NOW.toISOString()}', '${NOW.toISOString()}')`);
  const part = { dreamId: "d", part: "image", round: 1, now: NOW } as const;
  await transact(db, { user: "ann" }, async (trx) => {
    const lot = { userId: "ann", source: "package", sourceRef: "cs_1", tokens: 10, expiresAt: null } as const;
    await grant(trx, { ...lot, now: NOW });
    await hold(trx, { userId: "ann", ...part, tokens: 2 });
    await setPart(trx, { userId: "ann", ...part, cost: 2, status: "done" });
    await capture(trx, part);
  });
  await exec(addMedia("d", "image", 500));
}

describe("the ledger check", () => {
  test.each([
    ["user_tokens_equal_entries", "UPDATE user_totals SET credits_used = 9"],
    ["user_dreams_equal_rows", "UPDATE user_totals SET text_bytes = 1"],
    ["user_media_equals_rows", "UPDATE user_totals SET media_bytes = 1"],
    ["user_tokens_equal_entries", "DELETE FROM user_totals"],
    ["purchase_equals_lot", "UPDATE token_transactions SET went_back = 0 WHERE type = 'purchase'"],
    ["purchase_equals_lot", "DELETE FROM token_transactions WHERE type = 'purchase'"],
    ["usage_equals_hold", "DELETE FROM token_transactions WHERE type = 'usage'"],
    [
      "transaction_has_entry",
      "UPDATE token_transactions SET id = (SELECT id FROM ledger_entries WHERE kind = 'hold') WHERE type = 'usage'",
    ],
    ["days_equal_transactions", "UPDATE transaction_days SET count = 2 WHERE type = 'usage'"],
    ["days_equal_transactions", "DELETE FROM transaction_days WHERE type = 'purchase'"],
    ["site_equals_users", "UPDATE site_totals SET users = 2"],
  ])("finds by the rule %s that a total is wrong: %s", async (rule, damage) => {
    const store = await openStore();
    await fill(store);
    expect(await checkLedger(store.db)).toEqual([]);
    await store.damage(damage);
    expect((await checkLedger(store.db)).map((difference) => difference.rule)).toContain(rule);
    await store.close();
  });

  test("goes through more rows than one step has", async () => {
    const store = await openStore();
    const users = Array.from({ length: 45 }, (_, i) => `user ${i}`);
    for (const user of users) await addUser(store.db, user);
    await transact(store.db, { user: users }, async (trx) => {
      for (let i = 0; i < 250; i++) {
        const lot = {
          userId: `user ${i % 45}`,
          source: "admin",
          sourceRef: `${i}`,
          tokens: 1,
          expiresAt: null,
        } as const;
        await grant(trx, { ...lot, now: NOW });
      }
    });
    expect(await checkLedger(store.db)).toEqual([]);
    await store.damage("UPDATE lots SET available = 5");
    const rules = (await checkLedger(store.db)).map((difference) => difference.rule);
    expect(rules.filter((rule) => rule === "lot_equals_entries")).toHaveLength(250);
    expect(rules.filter((rule) => rule === "view_equals_entries")).toHaveLength(45);
    await store.close();
  });

  test("compares the sums of days before and after the end of a step", async () => {
    const store = await openStore();
    await addUser(store.db, "ann");
    const days = [0, 1, 2].map((day) => new Date(NOW.getTime() + day * DAY_MS));
    await transact(store.db, { user: "ann" }, async (trx) => {
      for (const [day, now] of days.entries())
        for (let i = 0; i < 120; i++) {
          const sourceRef = `${day} ${i}`;
          const lot = { userId: "ann", source: "package", sourceRef, tokens: 1, expiresAt: null } as const;
          await grant(trx, { ...lot, now });
        }
    });
    const daysThatDiffer = async () =>
      (await checkLedger(store.db)).filter(({ rule }) => rule === "days_equal_transactions");
    expect(await daysThatDiffer()).toEqual([]);
    await store.damage("UPDATE transaction_days SET count = count + 1");
    expect((await daysThatDiffer()).map(({ figures }) => figures.day)).toEqual(
      days.map((day) => day.toISOString().slice(0, 10)),
    );
    await store.close();
  });
});

// The migrations before the baseline are SQLite's alone.
test.skipIf(POSTGRES)("the migration fills the totals from what is there", async () => {
  const store = openFile(":memory:");
  const names = (await readdir(MIGRATIONS)).filter((name) => name.endsWith(".ts")).sort();
  const earlier = names.filter((name) => name < "0011");
  const getMigrations = async () =>
    Object.fromEntries(
      await Promise.all(
        earlier.map(async (name) => [name.slice(0, -3), (await import(join(MIGRATIONS, name))) as Migration]),
      ),
    ) as Record<string, Migration>;
  await new Migrator({ db: store.db, provider: { getMigrations } }).migrateToLatest();
  const at = NOW.toISOString();
  for (const user of ["ann", "bob", "gone"]) await addUser(store.db, user);
  store.sqlite.exec(`
    INSERT INTO payments (id, user_id, provider, kind, item, tokens, amount, currency, status, session_id,
      payment_intent, created_at, paid_at)
    VALUES ('p', 'ann', 'stripe', 'package', 'starter', 10, 300, 'USD', 'disputed', 'cs_1', 'pi_1', '${at}', '${at}'),
      ('open', 'gone', 'stripe', 'package', 'starter', 10, 300, 'USD', 'open', 'cs_2', NULL, '${at}', NULL);
    INSERT INTO payment_reversals VALUES ('dp', 'pi_1', 'dispute', 300, 'open');
    INSERT INTO lots (id, user_id, source, source_ref, created_at) VALUES ('l', 'ann', 'package', 'cs_1', '${at}'),
      ('m', 'ann', 'subscription', 'in_1', '${at}');
    INSERT INTO ledger_entries (user_id, lot_id, kind, available, held, at) VALUES ('ann', 'l', 'grant', 3, 0, '${at}'),
      ('ann', 'm', 'grant', 9, 0, '${at}');
    ${addDream("d", "ann", "dream", "düş")}; ${addMedia("d", "image", 700)};
    INSERT INTO dream_parts (dream_id, part, status, cost) VALUES ('d', 'image', 'done', 5);
    INSERT INTO holds VALUES ('h', 'ann', 'd', 'image', 1, 5, '${at}');
    INSERT INTO ledger_entries (user_id, lot_id, hold_id, kind, available, held, at)
    VALUES ('ann', 'l', 'h', 'hold', -3, 3, '${at}'), ('ann', 'm', 'h', 'hold', -2, 2, '${at}'),
      ('ann', 'l', 'h', 'capture', 0, -3, '${at}'), ('ann', 'm', 'h', 'capture', 0, -2, '${at}');
    UPDATE users SET email = NULL, deleted_at = '${at}' WHERE id = 'gone';`);
  expect(await migrate(store.db)).toContain("0011_totals");
  expect(await checkLedger(store.db)).toEqual([]);
  expect(
    store.sqlite
      .prepare("SELECT type, tokens, paid, went_back FROM token_transactions ORDER BY id")
      .raw()
      .all(),
  ).toEqual([
    ["purchase", 3, 300, 300],
    ["purchase", 9, 0, 0],
    ["usage", 5, 0, 0],
  ]);
  expect(store.sqlite.prepare("SELECT users, media_bytes FROM site_totals").raw().all()).toEqual([[2, 700]]);
  expect(store.sqlite.prepare("SELECT id FROM payments WHERE to_close = 1").pluck().all()).toEqual(["open"]);
  await store.close();
});
