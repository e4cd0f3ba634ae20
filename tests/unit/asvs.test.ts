import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const ROOT = new URL("../..", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, ROOT), "utf8");

const FIELD = /(?:^|,)(?:"((?:[^"]|"")*)"|([^,"]*))/g;
const [head, ...rows] = read("docs/security/asvs.csv")
  .trimEnd()
  .split("\n")
  .map((line) =>
    [...line.matchAll(FIELD)].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain!),
  );

/** A file of the project in evidence, and behind it in brackets the words to look for there: `a/b.ts (one; two)`. */
const REFERENCE =
  /(?<![\w/.-])((?:[\w-]+\/)+[\w.-]+\.\w+|[\w.-]+\.(?:md|json|toml|ts)|Dockerfile|\.dockerignore)(?: \(((?:[^()]|\([^()]*\))+)\))?/g;

function* referencesOf(evidence: string) {
  for (const [, path, words] of evidence.matchAll(REFERENCE))
    yield { path: path!, words: words?.split("; ") ?? [] };
}

/** Of a page it is a heading, or the bold words that a paragraph begins with. */
function says(path: string, words: string): boolean {
  if (!path.endsWith(".md") || words.startsWith("/")) return read(path).includes(words);
  return read(path)
    .split("\n")
    .some(
      (line) =>
        line.replace(/^#+ /, "") === words || line.startsWith(`**${words}`) || line.startsWith(`${words}:`),
    );
}

it("the map of security requirements has each requirement of levels 1 and 2 once, with a known status", () => {
  expect(head).toEqual(["id", "level", "status", "evidence"]);
  expect(rows).toHaveLength(253);
  expect(new Set(rows.map(([id]) => id)).size).toBe(253);
  const odd = rows.filter(
    ([id, level, status, evidence, ...more]) =>
      !/^V\d+\.\d+\.\d+$/.test(id!) ||
      !["1", "2"].includes(level!) ||
      !["holds", "fails", "not applicable"].includes(status!) ||
      !evidence ||
      more.length > 0,
  );
  expect(odd).toEqual([]);
});

it("no requirement fails without a reason", () => {
  const failing = rows.filter(([, , status]) => status === "fails");
  expect(failing.filter(([, , , evidence]) => !evidence!.startsWith("reason: "))).toEqual([]);
});

it("each requirement names files that exist, and words that stand in them", () => {
  const wrong = rows.flatMap(([id, , , evidence]) => {
    const references = [...referencesOf(evidence!)];
    if (references.length === 0) return [`${id} names no file`];
    return references.flatMap(({ path, words }) => {
      if (!existsSync(new URL(path, ROOT))) return [`${id}: no ${path}`];
      return words.filter((word) => !says(path, word)).map((word) => `${id}: ${path} has no "${word}"`);
    });
  });
  expect(wrong).toEqual([]);
});
