/**
 * What the reading of dreams in the local studio costs: `node bench/reading.ts`. Prints for each language the
 * milliseconds of the first dream in a new process and the median of later ones, the latter also as a multiple of
 * splitting the same texts into words, and the memory of the process after all languages.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readScene } from "#server/studio/reading/scene/describe.ts";
import { LOCALE_CODES, type Locale } from "#shared/locales.ts";

const FILE = join(import.meta.dirname, "../tests/studio-fidelity/counted/thirty-fourth.tsv");
const LATER_ROUNDS = 3;

const dreams = readFileSync(FILE, "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => line.split("\t"))
  .map(([text = "", language = ""]): [string, string] => [text, language === "en" ? "en-US" : language])
  .filter((dream): dream is [string, Locale] => LOCALE_CODES.includes(dream[1] as Locale));

function msOf(work: () => unknown): number {
  const from = performance.now();
  work();
  return performance.now() - from;
}
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!;

for (const [locale, own] of Map.groupBy(dreams, ([, language]) => language)) {
  const first = msOf(() => readScene(own[0]![0], locale));
  const words = new Intl.Segmenter(locale, { granularity: "word" });
  const later: number[] = [];
  const split: number[] = [];
  for (let round = 0; round < LATER_ROUNDS; round++)
    for (const [text] of own) {
      later.push(msOf(() => readScene(text, locale)));
      split.push(msOf(() => Array.from(words.segment(text))));
    }
  const ratio = median(later) / median(split);
  console.log(
    `${locale}: first ${first.toFixed(0)} ms, later ${median(later).toFixed(1)} ms, ${ratio.toFixed(0)} times splitting into words`,
  );
}
console.log(`memory ${Math.round(process.memoryUsage().rss / 1e6)} MB`);
