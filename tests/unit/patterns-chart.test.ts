import { expect, test } from "vitest";
import { monthsBetween } from "#client/features/patterns/nights.ts";

test.each([
  ["2026-01-01", "2026-03-01", ["2026-01-01", "2026-02-01", "2026-03-01"]],
  ["2025-11-30", "2026-01-31", ["2025-12-01", "2026-01-01"]],
  ["2026-01-02", "2026-01-31", []],
])("the months that begin from %s to %s", (from, to, months) => {
  expect(monthsBetween({ from, to })).toEqual(months);
});
