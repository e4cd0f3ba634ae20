import { expect, test } from "vitest";
import { createQueryClient } from "#client/app/query-client.ts";
import { monthsBetween } from "#client/features/patterns/nights.ts";
import { letterQuery } from "#client/features/patterns/queries.ts";
import type { Api } from "#client/lib/api.ts";

test.each([
  ["2026-01-01", "2026-03-01", ["2026-01-01", "2026-02-01", "2026-03-01"]],
  ["2025-11-30", "2026-01-31", ["2025-12-01", "2026-01-01"]],
  ["2026-01-02", "2026-01-31", []],
])("the months that begin from %s to %s", (from, to, months) => {
  expect(monthsBetween({ from, to })).toEqual(months);
});

test("a dream that is deleted or changed makes the letter that quotes it be read again, as the figures", async () => {
  const client = createQueryClient();
  const { queryKey } = letterQuery((() => undefined) as unknown as Api, "tr", undefined);
  client.setQueryData(queryKey, { letter: null, months: [] });
  await client.invalidateQueries({ queryKey: ["patterns"] });
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
});
