import { expect, test } from "vitest";
import { playSequences } from "../../drills/money/sequences.ts";

test("after sequences with faults, wrong amounts and deletions, credits and the exported books are those of the model", async () => {
  const { differences, counts } = await playSequences(200, 1);
  expect(differences).toEqual([]);
  const { faults, refused, deleted, rows } = counts;
  expect(Math.min(faults, refused, deleted, rows)).toBeGreaterThan(20);
});
