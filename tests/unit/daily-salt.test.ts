import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createDailySalt } from "#server/features/analytics/daily-salt.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "salt-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("is the same in all processes, lasts a day, and nothing of it is left the next day", () => {
  // Written by an earlier version.
  writeFileSync(join(folder, "visitor-salt"), "2026-03-09 salt");
  const create = () => createDailySalt(join(folder, "visitor-salt"));
  const [one, other] = [create(), create()];
  const first = one("2026-03-10");
  expect(first).toHaveLength(32);
  expect(other("2026-03-10")).toEqual(first);
  expect(create()("2026-03-10")).toEqual(first);
  expect(readdirSync(folder)).toEqual(["visitor-salt-2026-03-10"]);
  expect(statSync(join(folder, "visitor-salt-2026-03-10")).mode & 0o777).toBe(0o600);
  const second = other("2026-03-11");
  expect(second).not.toEqual(first);
  expect(one("2026-03-11")).toEqual(second);
  expect(readdirSync(folder)).toEqual(["visitor-salt-2026-03-11"]);
  expect(readFileSync(join(folder, "visitor-salt-2026-03-11"))).toEqual(second);
});

test("one that a process left when it was killed goes with the next start", () => {
  const file = join(folder, "visitor-salt");
  createDailySalt(file)("2026-03-11");
  // It wrote the salt of its day and was killed before it removed the one before.
  writeFileSync(`${file}-2026-03-10`, "an old salt");
  createDailySalt(file)("2026-03-11");
  expect(readdirSync(folder)).toEqual(["visitor-salt-2026-03-11"]);
});
