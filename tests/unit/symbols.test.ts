import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { SYMBOL_IDS } from "#server/studio/reading/catalogue.ts";
import { writingFolder } from "#server/studio/reading/language.ts";
import { relatedTo } from "#server/features/symbols/related.ts";
import { symbolTexts, type SymbolTexts } from "#server/features/symbols/texts.ts";
import {
  indexOf,
  searchSymbols,
  slugOf,
  symbolBySlug,
  symbolPageOf,
} from "#server/features/symbols/symbols.ts";
import { LOCALE_CODES } from "#shared/locales.ts";

const FOLDERS = [...new Set(LOCALE_CODES.map(writingFolder))];
const textsIn = (folder: string) => {
  const file = new URL(`../../server/features/symbols/texts/${folder}.json`, import.meta.url);
  return symbolTexts.parse(JSON.parse(readFileSync(file, "utf8")));
};
const texts = Object.fromEntries(FOLDERS.map((folder) => [folder, textsIn(folder)]));
const WRITTEN = ["jungian", "tabir", "culture", "questions", "variations"] as const;
/** Which of the texts of a symbol are written. */
const shapeOf = (entry: SymbolTexts) =>
  WRITTEN.filter((part) => entry[part] !== undefined && entry[part] !== null).map(
    (part) => `${part} ${Array.isArray(entry[part]) ? entry[part].length : ""}`,
  );
const paragraphsOf = ({ jungian, tabir, culture, questions = [], variations = [] }: SymbolTexts) =>
  [jungian, tabir, culture, ...questions, ...variations.map(({ text }) => text)].filter(Boolean);

/** How many sentences a text has; marks alone are none. */
const sentencesIn = (text: string, folder: string) =>
  [...new Intl.Segmenter(folder, { granularity: "sentence" }).segment(text)].filter(({ segment }) =>
    /\p{L}/u.test(segment),
  ).length;

/** Hashes of all slugs in their order. A published URL never changes: only new symbols change these. */
const SLUGS: Record<string, string> = {
  tr: "e6ef0ed4611f",
  en: "026a355b8ad8",
  fr: "26baa5f19f64",
  it: "8fdbb9b2b96a",
  ar: "a3de8d2f414f",
  es: "7e6f46a1e7c3",
  pt: "500501121990",
  "pt-BR": "76af5fb323e7",
  hi: "c22468e2843e",
  ja: "0f5f1ba04c10",
  ko: "02d23227ad1f",
};

describe.each(FOLDERS)("the dictionary in %s", (folder) => {
  const { symbols } = texts[folder]!;

  it("has every symbol, with the same texts as in Turkish", () => {
    expect(Object.keys(symbols)).toEqual(SYMBOL_IDS);
    const shapes = (entries: typeof symbols) => SYMBOL_IDS.map((id) => [id, ...shapeOf(entries[id])]);
    expect(shapes(symbols)).toEqual(shapes(texts.tr!.symbols));
  });

  it("has every lens and three questions where it has any", () => {
    const partial = SYMBOL_IDS.filter((id) => {
      const { jungian, tabir, culture, questions } = symbols[id];
      const parts = [jungian, tabir, culture, questions].map((part) => part !== undefined);
      return new Set(parts).size > 1;
    });
    expect(partial).toEqual([]);
  });

  it("has at least two sentences for each variation", () => {
    const short = SYMBOL_IDS.flatMap((id) => symbols[id].variations ?? []).filter(
      ({ text }) => sentencesIn(text, folder) < 2,
    );
    expect(short).toEqual([]);
  });

  it("says nothing twice", () => {
    const all = SYMBOL_IDS.flatMap((id) => paragraphsOf(symbols[id]));
    expect(all.filter((text, at) => all.indexOf(text) !== at)).toEqual([]);
  });

  it("has slugs that differ and stay", () => {
    const slugs = SYMBOL_IDS.map((id) => symbols[id].slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(createHash("sha256").update(slugs.join(" ")).digest("hex").slice(0, 12)).toBe(SLUGS[folder]);
  });
});

describe("symbols", () => {
  it("are found by their own slug first, else by that of another language", () => {
    for (const locale of LOCALE_CODES)
      for (const id of SYMBOL_IDS) expect(symbolBySlug(slugOf(id, locale), locale)).toBe(id);
    expect(symbolBySlug("cheval", "tr")).toBe("horse");
    // Turkish for "horse", not English for anything.
    expect(symbolBySlug("at", "en-US")).toBe("horse");
    expect(symbolBySlug("nothing", "tr")).toBeUndefined();
  });

  it("have a heading in the grammar of the language", () => {
    expect(symbolPageOf("horse", "tr").title).toBe("Rüyada <em>at</em> görmek");
    expect(symbolPageOf("flying", "tr").title).toBe("Rüyada <em>uçmak</em>");
    expect(symbolPageOf("horse", "fr").title).toBe("<em>Le cheval</em> dans les rêves");
    expect(symbolPageOf("elevator", "en-GB").title).toBe("<em>The lift</em> in dreams");
    expect(symbolPageOf("chase", "ja").title).toBe("<em>追いかけられる</em>夢");
  });

  it("stand in alphabetical order under their letters", () => {
    expect(indexOf("tr").map(({ letter }) => letter)).toContain("Ş");
    for (const locale of LOCALE_CODES) {
      const letters = indexOf(locale).map(({ letter }) => letter);
      const groups = letters.filter((letter, at) => letter !== letters[at - 1]);
      expect({ locale, twice: groups.filter((letter, at) => groups.indexOf(letter) !== at) }).toEqual({
        locale,
        twice: [],
      });
    }
    expect([...new Set(indexOf("ja").map(({ letter }) => letter))].join("")).toBe("あかさたなはまやら");
  });

  it("are related to others, not to themselves", () => {
    for (const id of SYMBOL_IDS) {
      const related = relatedTo(id);
      expect(related.length).toBeGreaterThan(3);
      expect(related).not.toContain(id);
    }
  });

  it("are not found by letters within a word of a variation", () => {
    expect(searchSymbols("anat", "tr").map(({ name }) => name)).toEqual([]);
  });

  it.each([
    ["tr", "atlar", "At"],
    ["tr", "köpeğim", "Köpek"],
    ["tr", "yıl", "Yılan"],
    ["en-US", "a pony", "Horse"],
    ["tr", "hamam böceği", "Böcek"],
    ["tr", "eski sevgili", "Sarılmak ve öpüşmek"],
    ["en-US", "old friend", "Friend"],
    ["ar", "حصان", "حصان"],
    ["ja", "馬", "馬"],
  ] as const)("in %s %s is found as %s", (locale, text, name) => {
    expect(searchSymbols(text, locale)[0]!.name).toBe(name);
  });
});
