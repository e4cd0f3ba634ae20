import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { describeScene } from "#server/studio/reading/scene/describe.ts";
import { LOCALE_CODES, type Locale } from "#shared/locales.ts";

/** Language, sentence and all that it shows, with "-" for nothing. */
const ROWS = readFileSync(new URL("../studio-fidelity/only-words.tsv", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => line.split("\t") as [string, string, string]);

/** Dreams in a language that is none of the interface's are read by an English reader. */
const readerOf = (language: string): Locale => LOCALE_CODES.find((locale) => locale === language) ?? "en-US";

function shownIn(text: string, language: string): string {
  const { things, people, place, light, sky, weather, action, activity } = describeScene(
    text,
    readerOf(language),
  );
  const named = things.map(({ state, size, colour, thing }) =>
    [state, size, colour, thing].filter(Boolean).join(":"),
  );
  return (
    [...named, ...people, place, light, ...sky, weather, action, activity].filter(Boolean).join(" ") || "-"
  );
}

describe("common verbs, adverbs, idioms, comparisons and owners", () => {
  it.each(ROWS)("in %s: %s", (language, text, shown) => {
    expect(shownIn(text, language)).toBe(shown);
  });
});
