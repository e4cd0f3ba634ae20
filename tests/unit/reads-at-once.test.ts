import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { openStore } from "#server/db/open.ts";
import { transact } from "#server/db/transaction.ts";

function openEmpty() {
  const store = openStore(":memory:");
  onTestFinished(() => store.close());
  store.sqlite.exec("CREATE TABLE kept (word TEXT NOT NULL)");
  const words = async () => (await sql<{ word: string }>`SELECT word FROM kept`.execute(store.db)).rows;
  return { ...store, words };
}

it("a read beside a transaction sees nothing of it before its commit, nor after a rollback", async () => {
  const { db, words } = openEmpty();
  const begun = Promise.withResolvers<void>();
  const ends = Promise.withResolvers<void>();
  const transaction = transact(db, { user: "ann" }, async (trx) => {
    await sql`INSERT INTO kept VALUES ('uncommitted')`.execute(trx);
    begun.resolve();
    await ends.promise;
  });
  await begun.promise;
  const reading = words();
  ends.reject(new Error("no"));
  await expect(transaction).rejects.toThrow("no");
  expect(await reading).toEqual([]);
});

it("reads, writes and writes that return rows follow one another", async () => {
  const { db, words } = openEmpty();
  await sql`INSERT INTO kept VALUES ('first')`.execute(db);
  const { rows } = await sql`INSERT INTO kept VALUES ('second') RETURNING word`.execute(db);
  expect([rows, await words()]).toEqual([[{ word: "second" }], [{ word: "first" }, { word: "second" }]]);
  await expect(sql`SELECT missing FROM kept`.execute(db)).rejects.toThrow("missing");
});
