import { expect, test } from "vitest";
import { createEstimate } from "#server/features/dreams/estimate.ts";
import type { ListedRow } from "#server/features/dreams/listed-queries.ts";
import { openTestStore } from "../support/database.ts";

const dream = { status: "processing", resolution: "480p" } as ListedRow;

test("a page of dreams measures recent runs once, and again after a while or a failure", async () => {
  const store = await openTestStore();
  let reads = 0;
  let fails = true;
  const db = store.db.withPlugin({
    transformQuery({ node }) {
      reads++;
      if (fails) throw new Error("unreadable");
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const estimate = createEstimate(db, () => 1);
  const page = (at: string) =>
    Promise.allSettled(Array.from({ length: 12 }, () => estimate(dream, [], new Date(at))));
  const statuses = async (at: string) => new Set((await page(at)).map(({ status }) => status));

  expect(await statuses("2026-11-21T03:00:00.000Z")).toEqual(new Set(["rejected"]));
  expect(reads).toBe(1);
  fails = false;
  expect(await statuses("2026-11-21T03:00:01.000Z")).toEqual(new Set(["fulfilled"]));
  expect(await statuses("2026-11-21T03:00:10.000Z")).toEqual(new Set(["fulfilled"]));
  expect(reads).toBe(2);
  await page("2026-11-21T03:01:00.000Z");
  expect(reads).toBe(3);
  await store.close();
});
