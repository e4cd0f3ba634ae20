import { readJson } from "../lexicon.ts";

let simplified: Map<string, string> | undefined;
function table(): Map<string, string> {
  if (!simplified) {
    const read = readJson<Record<"traditional" | "simplified", string>>(
      "../matching/traditional-chinese.json",
    );
    const to = [...read.simplified];
    simplified = new Map([...read.traditional].map((letter, i) => [letter, to[i]!]));
  }
  return simplified;
}

/** Chinese text in simplified characters. Each character stays one, so offsets do not change. */
export function inSimplified(text: string): string {
  return text.replace(/\p{Script=Han}/gu, (letter) => table().get(letter) ?? letter);
}
