import { readdirSync } from "node:fs";
import { join, parse } from "node:path";
import { Migrator, type Migration } from "kysely/migration";
import { expect, test } from "vitest";
import { migrate } from "#server/db/migrate.ts";
import { openStore } from "#server/db/open.ts";
import { transact } from "#server/db/transaction.ts";
import { checkLedger } from "#server/features/credits/check.ts";
import * as credits from "#server/features/credits/credits.ts";
import { addUser, setPart } from "../support/ledger-rows.ts";

const FOLDER = join(import.meta.dirname, "../../migrations");
const now = new Date("2026-03-01T12:00:00.000Z");

test("holds keep their entries and their rules when lenses come to be paid by them too", async () => {
  const store = openStore(":memory:");
  const { db, sqlite } = store;
  const files = readdirSync(FOLDER).filter((file) => file.endsWith(".ts") && file < "0028");
  const load = async (file: string) =>
    [parse(file).name, (await import(join(FOLDER, file))) as Migration] as const;
  const earlier = Object.fromEntries(await Promise.all(files.map(load)));
  const migrator = new Migrator({ db, provider: { getMigrations: async () => earlier } });
  expect((await migrator.migrateToLatest()).error).toBeUndefined();

  await addUser(db, "ann");
  await transact(db, { user: "ann" }, async (trx) => {
    const lot = { userId: "ann", source: "package", sourceRef: "cs", tokens: 10, expiresAt: null } as const;
    await credits.grant(trx, { ...lot, now });
    for (const [dreamId, status] of [
      ["done", "done"],
      ["waiting", "queued"],
    ] as const) {
      const part = { userId: "ann", dreamId, part: "image", round: 1, now } as const;
      await credits.hold(trx, { ...part, tokens: 2 });
      await setPart(trx, { ...part, cost: 2, status });
      if (status === "done") await credits.capture(trx, part);
    }
  });
  const holds = () => sqlite.prepare("SELECT * FROM holds ORDER BY id").all();
  const before = holds();
  expect(before).toHaveLength(2);

  expect(await migrate(db)).toContain("0028_lenses");
  expect(holds()).toEqual(before);
  expect(sqlite.pragma("foreign_key_check")).toEqual([]);
  expect(await checkLedger(db)).toEqual([]);
  expect(() => sqlite.exec("DELETE FROM holds")).toThrow(/append-only/);
  expect(() => sqlite.exec("UPDATE holds SET tokens = 1")).toThrow(/append-only/);
  expect(() =>
    sqlite.exec("INSERT INTO holds SELECT 'again', user_id, dream_id, part, round, 1, created_at FROM holds"),
  ).toThrow(/held once/);
  await transact(db, { user: "ann" }, async (trx) => {
    const waiting = { dreamId: "waiting", part: "image", round: 1, now } as const;
    await setPart(trx, { userId: "ann", ...waiting, cost: 2, status: "cancelled" });
    expect(await credits.release(trx, { ...waiting, cause: "own" })).toBe(2);
    const lens = { userId: "ann", dreamId: "done", part: "lens-tabir", round: 1, now } as const;
    await credits.hold(trx, { ...lens, tokens: 1 });
    await setPart(trx, { ...lens, cost: 1, status: "queued" });
  });
  expect(await checkLedger(db)).toEqual([]);
  await store.close();
});
