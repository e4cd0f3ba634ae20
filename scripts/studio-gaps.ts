/**
 * Lists the most frequent words of dreams that the studio does not know: `npm run studio:gaps -- dreams.tsv [count]`.
 * Lines as for `studio:sheet`: a text or `text<tab>locale`. Function words and known feelings are left out.
 */
import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { unknownWords } from "#server/studio/reading/scene/gaps.ts";
import { LOCALE_CODES, type Locale } from "#shared/locales.ts";

const [file, most = "40"] = process.argv.slice(2);
if (!file) throw new Error("Usage: npm run studio:gaps -- dreams.tsv [count]");

const isLocale = (text: string | undefined): text is Locale =>
  (LOCALE_CODES as readonly string[]).includes(text ?? "");
const named = basename(file, ".tsv");
const counts = new Map<string, number>();
for (const line of (await readFile(file, "utf8")).split("\n")) {
  const [text = "", locale] = line.split("\t");
  if (text.trim() === "" || text.startsWith("#")) continue;
  const language = isLocale(locale) ? locale : isLocale(named) ? named : "en-US";
  for (const word of unknownWords(text, language)) counts.set(word, (counts.get(word) ?? 0) + 1);
}
const frequent = [...counts].toSorted((a, b) => b[1] - a[1]).slice(0, Number(most));
for (const [word, count] of frequent) console.log(`${String(count).padStart(5)}  ${word}`);
