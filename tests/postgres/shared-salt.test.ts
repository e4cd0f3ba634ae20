import { expect, test } from "vitest";
import { createSharedSalt } from "#server/features/analytics/shared-salt-store.ts";
import { openBeside, openTestStore } from "../support/database.ts";

test("a salt is the same in all processes, lasts a day, and nothing of it is left the next day", async () => {
  const store = await openTestStore();
  const others = await Promise.all(Array.from({ length: 4 }, () => openBeside(store)));
  const processes = [store, ...others].map(({ db }) => createSharedSalt(db));
  const salts = async (day: string) => Promise.all(processes.map((saltOf) => saltOf(day)));

  const [first, ...rest] = await salts("2026-03-10");
  expect(first).toHaveLength(32);
  for (const salt of rest) expect(salt).toEqual(first);
  expect(await createSharedSalt(store.db)("2026-03-10")).toEqual(first);

  const [second, ...same] = await salts("2026-03-11");
  expect(second).not.toEqual(first);
  for (const salt of same) expect(salt).toEqual(second);
  // With a late clock, or asked just before midnight.
  expect(await createSharedSalt(store.db)("2026-03-10")).toEqual(second);
  expect(await store.rows("SELECT day, salt FROM visitor_salts")).toEqual([
    { day: "2026-03-11", salt: second!.toString("hex") },
  ]);
  expect(await store.value("SELECT relpersistence FROM pg_class WHERE relname = 'visitor_salts'")).toBe("u");
  for (const other of others) await other.close();
  await store.close();
});
