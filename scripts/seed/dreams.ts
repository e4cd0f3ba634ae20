import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locale } from "#shared/locales.ts";
import type { Random } from "../../bench/scale/random.ts";
import { DREAMS } from "../../tests/unit/studio-reading-dreams.ts";
import { exampleFor, type ExampleNames } from "./engines.ts";

const LOCALES = join(import.meta.dirname, "../../client/i18n/locales");

interface SeedDream {
  text: string;
  example: string;
}

/** The dreams of the gallery, and those of the tests of readings. */
function dreamsOf(locale: Locale): SeedDream[] {
  const gallery = JSON.parse(readFileSync(join(LOCALES, locale, "gallery.json"), "utf8")) as {
    dreams: Record<string, { text: string }>;
  };
  const language = locale === "en-GB" ? "en-US" : locale === "pt-BR" ? "pt" : locale;
  return [
    ...Object.entries(gallery.dreams).map(([example, { text }]) => ({ text, example })),
    ...DREAMS[language].map(([text, symbols]) => ({ text, example: exampleFor(symbols) })),
  ];
}

/** Returns a function that writes a dream in a language; half of them have two scenes. */
export function createDreamTexts(random: Random, examples: ExampleNames): (locale: Locale) => string {
  const known = new Map<Locale, SeedDream[]>();
  return (locale) => {
    let dreams = known.get(locale);
    if (!dreams) known.set(locale, (dreams = dreamsOf(locale)));
    const { text: first, example } = random.pick(dreams);
    const second = random.pick(dreams).text;
    const text = second === first || random.next() < 0.5 ? first : `${first} ${second}`;
    examples.set(text, example);
    return text;
  };
}
