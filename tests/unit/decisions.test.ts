import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const FOLDER = join(import.meta.dirname, "../../docs/decisions");
const STATUS =
  /^Status: (?:accepted|superseded by \[\d+\]\(\d{4}-[\w-]+\.md\)), \d{4}-\d\d-\d\d(?:; revised \d{4}-\d\d-\d\d)?$/;

const pages = readdirSync(FOLDER).filter((name) => name !== "README.md");

test.each(pages)("%s has its number, a status with its date, and a row in the index", (page) => {
  const [title, , status] = readFileSync(join(FOLDER, page), "utf8").split("\n");
  expect(title).toMatch(new RegExp(`^# ${Number(page.slice(0, 4))}\\. `));
  expect(status).toMatch(STATUS);
  const index = readFileSync(join(FOLDER, "README.md"), "utf8");
  expect(index).toContain(`[${title!.replace(/^# \d+\. /, "")}](${page})`);
});

test("no two decisions have one number", () => {
  expect(new Set(pages.map((page) => page.slice(0, 4))).size).toBe(pages.length);
});
