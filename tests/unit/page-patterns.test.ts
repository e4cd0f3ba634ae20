import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { findPage, PAGE_PATTERNS, pagePattern } from "#shared/pages.ts";

it("every page of the site but the admins' is counted", () => {
  const routes = readFileSync(new URL("../../client/app/routes.tsx", import.meta.url), "utf8");
  const pages = [...routes.matchAll(/\b(?:p|aboutP)age\(\s*"([^"*]+)"/g)].map(([, path]) =>
    path!.replace(/^(?!\/)/, "/"),
  );
  expect(pages).toContain("/dream/:id");
  const uncounted = pages.filter(
    (path) => !path.startsWith("/admin") && !(PAGE_PATTERNS as readonly string[]).includes(path),
  );
  expect(uncounted).toEqual([]);
});

it.each([
  ["/", "/"],
  ["/pricing/", "/pricing"],
  ["/pricing?lang=tr#plans", "/pricing"],
  ["/dream/5f0c-1", "/dream/:id"],
  ["/dream/", undefined],
  ["/dream/a/b", undefined],
  ["//elsewhere.example", undefined],
  ["/Pricing", undefined],
  ["https://elsewhere.example/", undefined],
])("%s is the page %s", (path, pattern) => {
  expect(pagePattern(path)).toBe(pattern);
});

it.each([
  ["/Pricing/", "/pricing"],
  ["/S/ZIq-Xx3_Q", "/s/ZIq-Xx3_Q"],
  ["/s/ZIq-Xx3_Q/", "/s/ZIq-Xx3_Q"],
  ["/gallery/ZIq-Xx3_Q//", "/gallery/ZIq-Xx3_Q"],
  ["/Gallery/Dreams", "/gallery/dreams"],
  ["/symbols/Deniz/", "/symbols/deniz"],
  ["/Symbols/%C3%87i%C3%A7ek", "/symbols/%C3%A7i%C3%A7ek"],
  ["/symbols/%C3%87i%C3%A7ek/", "/symbols/%C3%A7i%C3%A7ek"],
  ["/s/%2Fpricing", undefined],
  ["/s/a/b", undefined],
  ["/%", undefined],
])("%s is another spelling of %s: the case of an id stays", (path, canonical) => {
  expect(findPage(path, true)?.path).toBe(canonical);
});
