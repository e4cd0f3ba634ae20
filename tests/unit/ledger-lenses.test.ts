import { afterEach, beforeEach, expect, test } from "vitest";
import type { Db } from "#server/db/open.ts";
import { transact } from "#server/db/transaction.ts";
import { checkLedger } from "#server/features/credits/check.ts";
import * as credits from "#server/features/credits/credits.ts";
import type { PartStatus } from "#shared/dreams.ts";
import { freshStores, type TestStore } from "../support/database.ts";
import { addUser, setPart } from "../support/ledger-rows.ts";

const now = new Date("2026-03-01T12:00:00.000Z");
const hold = { dreamId: "d1", part: "lens-tabir", round: 1, now } as const;
const openStore = await freshStores();
let store: TestStore;

const setLens = (db: Db, status: PartStatus, round = 1) =>
  setPart(db, { userId: "ann", dreamId: "d1", part: "lens-tabir", round, cost: 2, status });
const inTurn = <T>(work: Parameters<typeof transact<T>>[2]) => transact(store.db, { user: "ann" }, work);
const sentences = async () => (await checkLedger(store.db)).map(({ sentence }) => sentence).join("\n");

/** Ann has 10 tokens; her dream d1 has a queued lens whose price is held. */
beforeEach(async () => {
  store = await openStore();
  await addUser(store.db, "ann");
  await inTurn(async (trx) => {
    const lot = { userId: "ann", source: "package", sourceRef: "cs_1", tokens: 10, expiresAt: null } as const;
    await credits.grant(trx, { ...lot, now });
    await credits.hold(trx, { userId: "ann", ...hold, tokens: 2 });
    await setLens(trx, "queued");
  });
});
afterEach(() => store.close());

test.each([
  ["done", /lens-tabir, round 1\) is held; the part is done in round 1, so it should be captured/],
  ["failed", /is held; the part is failed in round 1, so it should be released/],
  ["cancelled", /is held; .* should be released/],
] as const)("a hold that does not fit its lens, which is %s, is found", async (status, sentence) => {
  expect(await sentences()).toBe("");
  await setLens(store.db, status);
  expect(await sentences()).toMatch(sentence);
});

test("a lens of the next round needs a hold of its own, and the one before stays settled", async () => {
  await inTurn(async (trx) => {
    await setLens(trx, "failed");
    await credits.release(trx, { ...hold, cause: "failure" });
  });
  expect(await sentences()).toBe("");
  await setLens(store.db, "queued", 2);
  expect(await sentences()).toBe(
    "The tabir lens on dream d1 (user ann, queued, round 2) costs 2 tokens; held were nothing, of user nothing.",
  );
});

test("what had begun when its dream went into the bin is spent", async () => {
  await store.exec(`UPDATE dream_lenses SET started_at = '${now.toISOString()}'`);
  await expect(inTurn((trx) => credits.release(trx, { ...hold, cause: "own" }))).rejects.toThrow(
    /is spent unless/,
  );
  await setLens(store.db, "cancelled");
  expect(await sentences()).toMatch(/should be captured/);
  await inTurn((trx) => credits.capture(trx, hold));
  expect(await sentences()).toBe("");
});

test("a dream is kept while a lens on it waits, also by a version that knows no lenses", async () => {
  await expect(store.exec("DELETE FROM dreams WHERE id = 'd1'")).rejects.toThrow(/held tokens is kept/);
  await inTurn(async (trx) => {
    await credits.release(trx, { ...hold, cause: "own" });
    await trx.deleteFrom("dreams").where("id", "=", "d1").execute();
  });
  expect([await sentences(), await credits.balanceOf(store.db, "ann", now)]).toEqual(["", 10]);
});

test("a lens is held once in a round, by the owner of the dream, and never made a second time", async () => {
  await expect(inTurn((trx) => credits.hold(trx, { userId: "ann", ...hold, tokens: 2 }))).rejects.toThrow(
    /held once|unique/i,
  );
  await addUser(store.db, "bob");
  await expect(
    store.exec(`INSERT INTO dream_lenses (dream_id, lens, id, user_id, status, cost, engine, run_at, created_at)
      VALUES ('d1', 'jungian', 'j', 'bob', 'queued', 1, 'studio', 't', 't')`),
  ).rejects.toThrow(/owner of its dream/);
  await setLens(store.db, "done");
  await expect(setLens(store.db, "queued", 2)).rejects.toThrow(/made once/);
});
