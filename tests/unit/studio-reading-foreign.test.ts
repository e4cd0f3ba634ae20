import { describe, expect, it } from "vitest";
import { readingOf } from "#server/providers/openai/reading-answer.ts";
import { SYMBOL_IDS } from "#server/studio/reading/catalogue.ts";
import { dreamLanguage, FOREIGN_LANGUAGES } from "#server/studio/reading/language.ts";
import { FEELINGS, feelingWordsOf, symbolWordsOf } from "#server/studio/reading/lexicon.ts";
import { readMood } from "#server/studio/reading/mood.ts";
import { createStudioReading } from "#server/studio/reading/read.ts";
import { findSymbols } from "#server/studio/reading/symbols.ts";
import type { Locale } from "#shared/locales.ts";
import { LOCALE_CODES } from "#shared/locales.ts";
import { createEngineCall } from "../support/engine-call.ts";
import { DREAMS, FOREIGN_DREAMS } from "./studio-reading-dreams.ts";

const engine = createStudioReading();
const read = (dreamText: string, language: Locale) =>
  engine.read({ dreamText, language, seed: "seed", style: "auto" }, createEngineCall());

describe.each(FOREIGN_LANGUAGES)("dreams in %s", (language) => {
  it("have search words for every symbol and feeling", () => {
    const words = symbolWordsOf(language);
    expect(Object.keys(words).toSorted()).toEqual(SYMBOL_IDS.toSorted());
    for (const id of SYMBOL_IDS) expect.soft(words[id].words.length, id).toBeGreaterThan(0);
    for (const feeling of FEELINGS) expect.soft(feelingWordsOf(language)[feeling].length).toBeGreaterThan(2);
  });

  it.each(FOREIGN_DREAMS[language])("are recognised, and their symbols found: %s", (text, ids) => {
    for (const locale of LOCALE_CODES) expect.soft(dreamLanguage(text, locale), locale).toBe(language);
    const found = findSymbols(text, "tr").map(({ id }) => id);
    expect(found.toSorted()).toEqual(ids.toSorted());
  });

  it("are read in the language of the interface, with a line that names their own", async () => {
    const names = { de: "Almanca", ru: "Rusça", zh: "Çince" };
    const [text] = FOREIGN_DREAMS[language][1]!;
    const { summary } = await read(text, "tr");
    expect(summary.endsWith(`Rüyanı ${names[language]} yazmışsın; yorumu Türkçe.`)).toBe(true);
    for (const locale of LOCALE_CODES) {
      const line = (await read(text, locale)).summary;
      expect.soft(line, locale).not.toMatch(/[{}]|undefined/);
      const name = new Intl.DisplayNames(locale, { type: "language" }).of(language)!;
      expect.soft(line, locale).toContain(name);
    }
  });
});

it("adds no line to a reading of a dream in a language of the interface", async () => {
  for (const [source, dreams] of Object.entries(DREAMS)) {
    for (const [text] of dreams) {
      expect.soft((await read(text, "en-US")).summary, source).not.toContain("You wrote this dream in");
    }
  }
});

it("tells Japanese without kana from Chinese, and Russian from other Cyrillic languages", () => {
  expect(dreamLanguage("海上飛行", "ja")).toBe("ja");
  expect(dreamLanguage("我在海上飞行", "ja")).toBe("zh");
  expect(dreamLanguage("海の上を飛んだ", "en-US")).toBe("ja");
  expect(dreamLanguage("Я летіла над морем і бачила острів", "tr")).toBe("tr");
});

it("does not count a negated fear as fear", () => {
  const pairs = [
    ["Ich ging ins Meer und hatte keine Angst.", "Ich ging ins Meer und hatte Angst."],
    ["Я вошла в море и не боялась.", "Я вошла в море и боялась."],
    ["我走进大海，并不害怕。", "我走进大海，很害怕。"],
  ];
  for (const [brave, afraid] of pairs) {
    expect.soft(readMood(brave!, "tr").valence).toBeGreaterThan(readMood(afraid!, "tr").valence);
  }
});

it("adds the line to a provider's reading as well", () => {
  const answer = JSON.stringify({
    title: "Denizin üstünde",
    summary: "Denizin üstünde uçuyorsun ve aşağıda küçük bir ada var. Bu bir ferahlık gibi.",
    themes: ["Özgürlük"],
    symbols: [{ quote: "Insel", symbol: "Ada", meaning: "Bir sığınak olabilir." }],
    psychologicalAnalysis: "Belki de bir süre her şeye yukarıdan bakmak istiyorsun ve bu sana iyi geliyor.",
    tags: ["deniz"],
    artDirection: "A wide calm sea at dusk with a small island far below.",
  });
  const [dreamText] = FOREIGN_DREAMS.de[1]!;
  const prompt = { dreamText, language: "tr", seed: "seed", style: "auto" } as const;
  expect(readingOf(answer, prompt).summary).toMatch(
    /ferahlık gibi\. Rüyanı Almanca yazmışsın; yorumu Türkçe\.$/,
  );
});
