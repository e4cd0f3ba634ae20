import { expect, test } from "vitest";
import { listLibrary } from "#server/features/dreams/library.ts";
import { readQuery } from "#server/features/dreams/search-query.ts";
import { openTestStore, type TestStore } from "../support/database.ts";
import { addUser } from "../support/ledger-rows.ts";

const SHIFT = 16_777_216;

async function write(store: TestStore, userId: string, id: string, words: string): Promise<void> {
  const values = { id, user_id: userId, dream_text: words, search_text: words, night: "2026-01-01" };
  const rest = {
    kind: "note",
    status: "done",
    language: "tr",
    depth: "reading",
    resolution: "480p",
  } as const;
  const more = { style: "auto", seed: "", request_hash: "", created_at: "2026-01-01T00:00:00.000Z" } as const;
  await store.db
    .insertInto("dreams")
    .values({ ...values, ...rest, ...more })
    .execute();
}

test("after 16,777,216 texts the numbers of a user begin anew, beside those that are taken, and in no other's", async () => {
  const store = await openTestStore();
  for (const user of ["ann", "ben"]) {
    await addUser(store.db, user);
    await write(store, user, `${user}-first`, "deniz");
    await write(store, user, `${user}-second`, "deniz");
  }
  await store.exec(`UPDATE search_owners SET newest = ${SHIFT - 2} WHERE user_id = 'ann'`);
  for (const id of ["last", "zero", "third"]) await write(store, "ann", id, "deniz");
  // Into the bin and back it takes a number too.
  await store.exec("UPDATE dreams SET deleted_at = '2026-01-02T00:00:00.000Z' WHERE id = 'ann-first'");
  await store.exec("UPDATE dreams SET deleted_at = NULL WHERE id = 'ann-first'");
  const numbers = await store.rows<{ id: string; owner: string; nth: number }>(`
    SELECT entry.dream_id AS id, owner.user_id AS owner, entry.id - owner.number * ${SHIFT} AS nth
    FROM search_entries AS entry JOIN search_owners AS owner ON owner.number = entry.id / ${SHIFT} ORDER BY nth`);
  expect(numbers.filter(({ owner }) => owner === "ann")).toEqual([
    { id: "zero", owner: "ann", nth: 0 },
    { id: "ann-second", owner: "ann", nth: 2 },
    { id: "third", owner: "ann", nth: 3 },
    { id: "ann-first", owner: "ann", nth: 4 },
    { id: "last", owner: "ann", nth: SHIFT - 1 },
  ]);
  const none = { tag: "", symbol: "", state: "all", form: "brief", page: 0, favourite: "" } as const;
  const found = async (userId: string) => {
    const { rows } = await listLibrary(store.db, { ...none, userId, query: readQuery("deniz") } as never);
    return rows.map(({ id }) => id).toSorted();
  };
  expect(await found("ann")).toEqual(["ann-first", "ann-second", "last", "third", "zero"]);
  expect(await found("ben")).toEqual(["ben-first", "ben-second"]);
  await store.close();
});
