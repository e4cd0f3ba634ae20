import { expect, test } from "vitest";
import { isNarrowed, readFilter } from "#client/features/dreams/library/library-filter.ts";
import { readQuery } from "#server/features/dreams/search-query.ts";

const narrows = (search: string) => isNarrowed(readFilter(new URLSearchParams(search)));

test.each([
  "",
  "!!!",
  "?",
  " - ",
  '""',
  "…",
  "%_\\",
  "🌊",
  "deniz",
  "海",
  "बिल्ली",
  "-deniz",
  '"eski ev"',
  "7",
])("the page says that %s found something where the server searched for it", (q) => {
  expect(narrows(`q=${encodeURIComponent(q)}`)).toBe(readQuery(q) !== null);
});

test("a filter narrows, an order does not", () => {
  expect(narrows("mood=sad")).toBe(true);
  expect(narrows("q=!&favourite=1")).toBe(true);
  expect(narrows("sort=oldest")).toBe(false);
});
