import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { patternOf } from "#server/studio/reading/matching/letters.ts";

const FIDELITY = join(import.meta.dirname, "../studio-fidelity");

/** Every character of the dreams of the fidelity tests, and of Latin with marks, kana and Hangul as a whole. */
function characters(): Set<string> {
  const files = readdirSync(FIDELITY, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".tsv"),
  );
  const found = new Set(
    files.flatMap((name) => [...readFileSync(join(FIDELITY, name), "utf8").normalize("NFC")]),
  );
  for (const [from, to] of [
    [0x20, 0x24f],
    [0x300, 0x344],
    [0x3041, 0x30ff],
    [0xac00, 0xd7a3],
  ] as const)
    for (let code = from; code <= to; code++) found.add(String.fromCodePoint(code));
  return found;
}

it.each(["\\p{L}", "[\\p{L}\\p{M}]", "[^\\p{L}\\]-]", "\\[\\p{L}?|[\\p{M}x]", "(?<!\\p{L})."])(
  "%s means the same for the characters of dreams",
  (source) => {
    const [whole, short] = [new RegExp(`^(?:${source})$`, "iu"), patternOf(`^(?:${source})$`, "iu")];
    const other = [...characters()].filter((letter) => whole.test(letter) !== short.test(letter));
    expect(other).toEqual([]);
  },
);
