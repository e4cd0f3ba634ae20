import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Reading } from "#server/providers/engines.ts";
import { SYMBOL_IDS } from "#server/studio/reading/catalogue.ts";
import { LEXICON_LANGUAGES } from "#server/studio/reading/language.ts";
import { lexiconOf, sensesOf } from "#server/studio/reading/lexicon.ts";
import { createStudioReading } from "#server/studio/reading/read.ts";
import { voiceOf } from "#server/studio/reading/voice.ts";
import type { Locale } from "#shared/locales.ts";
import { LOCALE_CODES } from "#shared/locales.ts";
import { createEngineCall } from "../support/engine-call.ts";
import { DREAMS } from "./studio-reading-dreams.ts";

const engine = createStudioReading();
const call = createEngineCall();

function read(dreamText: string, language: Locale, seed = "seed"): Promise<Reading> {
  return engine.read({ dreamText, language, seed, style: "auto" }, call);
}

function dreamsOf(locale: Locale): string[] {
  const source = locale === "en-GB" ? "en-US" : locale === "pt-BR" ? "pt" : locale;
  return DREAMS[source].map(([text]) => text);
}

function stringsOf(reading: Reading): string[] {
  return [
    reading.title,
    reading.summary,
    ...reading.themes,
    ...reading.symbols.flatMap(({ symbol, meaning }) => [symbol, meaning]),
    ...reading.psychologicalAnalysis.split("\n\n"),
    ...reading.tags,
  ];
}

const LATIN = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]+$/u;
const SCRIPTS: Partial<Record<Locale, RegExp>> = {
  ar: /^[\p{Script=Arabic}\p{Script=Common}\p{Script=Inherited}]+$/u,
  hi: /^[\p{Script=Devanagari}\p{Script=Common}\p{Script=Inherited}]+$/u,
  ja: /^[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}\p{Script=Common}]+$/u,
  ko: /^[\p{Script=Hangul}\p{Script=Common}]+$/u,
};
const ENGLISH = /\b(?:the|may be|that|dreams?)\b/i;
const NEVER = /$^/;

describe("the lexicon", () => {
  it.each(LEXICON_LANGUAGES)("is complete in %s", (language) => {
    const lexicon = lexiconOf(language);
    expect(Object.keys(lexicon).toSorted()).toEqual(SYMBOL_IDS.toSorted());
    for (const id of SYMBOL_IDS) {
      const { name, words, meaning, bright, dark } = lexicon[id];
      for (const text of [name, meaning, bright, dark, ...words]) {
        expect.soft(text.trim(), `${language} ${id}`).toBe(text);
        expect.soft(text.length, `${language} ${id}`).toBeGreaterThan(0);
      }
      expect.soft(words.length, `${language} ${id}`).toBeGreaterThan(0);
      expect.soft(new Set([meaning, bright, dark]).size, `${language} ${id}`).toBe(3);
    }
  });

  it("has Brazilian meanings for every Portuguese symbol", () => {
    const senses = sensesOf("pt-BR");
    expect(Object.keys(senses).toSorted()).toEqual(SYMBOL_IDS.toSorted());
    for (const [id, { name, meaning, bright, dark }] of Object.entries(senses)) {
      for (const text of [name, meaning, bright, dark]) expect.soft(text, id).toMatch(/^\S.*\S$/);
      expect.soft(new Set([meaning, bright, dark]).size, id).toBe(3);
    }
  });

  it("has no meaning twice, within or across languages", () => {
    const seen = new Map<string, string>();
    for (const language of LEXICON_LANGUAGES) {
      for (const [id, entry] of Object.entries(lexiconOf(language))) {
        const before = seen.get(entry.meaning);
        expect.soft(before, `${language} ${id}`).toBeUndefined();
        seen.set(entry.meaning, `${language} ${id}`);
      }
    }
  });

  it("has at least 120 symbols", () => {
    expect(SYMBOL_IDS.length).toBeGreaterThanOrEqual(120);
  });

  it.each([...LEXICON_LANGUAGES, "pt-BR"])("has the same sentence keys in %s as in English", (language) => {
    const shape = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.length > 0 && value.every((item) => typeof item === "string");
      if (typeof value === "string") return true;
      return Object.fromEntries(
        Object.entries(value as object)
          .toSorted(([a], [b]) => a.localeCompare(b))
          .map(([key, inner]) => [key, shape(inner)]),
      );
    };
    const voice = (of: string) =>
      JSON.parse(
        readFileSync(
          new URL(`../../server/studio/reading/lexicon/${of}/voice.json`, import.meta.url),
          "utf8",
        ),
      ) as unknown;
    expect(shape(voice(language))).toEqual(shape(voice("en")));
    const files = (of: string) =>
      readdirSync(new URL(`../../server/studio/reading/lexicon/${of}/`, import.meta.url));
    // feelings.json lists words of the dream's language; pt-BR shares those of pt.
    const own = files("en").filter((file) => language !== "pt-BR" || file !== "feelings.json");
    expect(files(language).toSorted()).toEqual(own.toSorted());
  });
});

describe.each(LOCALE_CODES)("a reading in %s", (locale) => {
  it("has no placeholder, double space or doubled punctuation", async () => {
    for (const dream of dreamsOf(locale)) {
      for (const seed of ["a", "b", "c"]) {
        const reading = await read(dream, locale, seed);
        for (const text of stringsOf(reading)) {
          expect.soft(text.trim()).toBe(text);
          expect.soft(text.length).toBeGreaterThan(0);
          expect.soft(text).not.toMatch(/[{}]|\b(?:undefined|null)\b| {2}|\.\.(?!\.)|,,| [,.]/);
        }
      }
    }
  });

  it("has parts of the expected number and length", async () => {
    for (const dream of dreamsOf(locale)) {
      const reading = await read(dream, locale);
      const words = reading.title.split(/\s+/).length;
      expect.soft(reading.title.length, reading.title).toBeLessThanOrEqual(60);
      // Japanese writes no spaces between words.
      expect.soft(words, reading.title).toBeGreaterThanOrEqual(locale === "ja" ? 1 : 2);
      expect.soft(reading.themes.length).toBeGreaterThanOrEqual(2);
      expect.soft(reading.themes.length).toBeLessThanOrEqual(4);
      expect.soft(new Set(reading.themes).size).toBe(reading.themes.length);
      expect.soft(reading.tags.length).toBeGreaterThanOrEqual(2);
      for (const tag of reading.tags) expect.soft(tag).toBe(tag.toLocaleLowerCase(locale));
      expect.soft(reading.symbols.length).toBeGreaterThanOrEqual(1);
      expect.soft(reading.symbols.length).toBeLessThanOrEqual(6);
      const paragraphs = reading.psychologicalAnalysis.split("\n\n");
      expect.soft(paragraphs.length).toBeGreaterThanOrEqual(2);
      expect.soft(paragraphs.length).toBeLessThanOrEqual(4);
      expect.soft(paragraphs.at(-1)).toMatch(locale === "ja" ? /。$/ : /[?？؟]$/);
    }
  });

  it("is written in that language only", async () => {
    const foreign = locale.startsWith("en") ? NEVER : ENGLISH;
    for (const dream of dreamsOf(locale)) {
      for (const text of stringsOf(await read(dream, locale))) {
        expect.soft(text).toMatch(SCRIPTS[locale] ?? LATIN);
        expect.soft(text).not.toMatch(foreign);
      }
    }
  });
});

describe("Portuguese", () => {
  it("uses tu in Portugal and você in Brazil", async () => {
    const all = async (locale: Locale) =>
      (await Promise.all(dreamsOf(locale).map((dream) => read(dream, locale)))).flatMap(stringsOf).join(" ");
    const tu = /(?<!\p{L})(?:tu|te|ti|teus?|tuas?|contigo)(?!\p{L})/iu;
    const voce = /(?<!\p{L})(?:você|consigo)(?!\p{L})/iu;
    const portugal = await all("pt");
    const brazil = await all("pt-BR");
    expect(portugal).toMatch(tu);
    expect(portugal).not.toMatch(voce);
    expect(brazil).toMatch(voce);
    expect(brazil).not.toMatch(tu);
  });
});

describe("laughter at the dreamer", () => {
  const mocked: [Locale, string][] = [
    ["fr", "J'étais sur la place du village et tout le monde riait de moi."],
    ["it", "Ero nella piazza del paese e tutti ridevano di me."],
    ["es", "Estaba en la plaza del pueblo y todos se reían de mí."],
    ["pt", "Estava na praça da vila e todos riam de mim."],
    ["pt-BR", "Eu estava na praça e todo mundo ria de mim."],
  ];
  it.each(mocked)("is not read as joy in %s", async (locale, text) => {
    const { themes } = await read(text, locale);
    expect(themes).toContain(voiceOf(locale).movement.shame);
    expect(themes).not.toContain(voiceOf(locale).movement.joy);
  });
});

describe("a pursuer", () => {
  it("is not the dreamer where only the verb ending distinguishes them", async () => {
    const voice = voiceOf("it");
    const chased = await read("Qualcuno mi inseguiva per le scale.", "it");
    expect(chased.themes).toContain(voice.movement.pursued);
    const chasing = await read("Io inseguivo una farfalla nel giardino.", "it");
    expect(chasing.themes).toContain(voice.movement.pursuing);
  });
});

describe("a quotation", () => {
  it("keeps a short clause together with the noun before its comma", async () => {
    const reading = await read("Mia nonna, che è morta, mi faceva il caffè in una stanza nuova.", "it");
    expect(reading.psychologicalAnalysis).toContain("«Mia nonna, che è morta»");
    expect(stringsOf(reading).join(" ")).not.toContain("«che è morta»");
  });
});

describe("the same dream", () => {
  it("has the same reading for the same seed and language", async () => {
    for (const locale of LOCALE_CODES) {
      const dream = dreamsOf(locale)[0]!;
      expect(await read(dream, locale, "one")).toEqual(await read(dream, locale, "one"));
    }
  });

  it("has different wording for other seeds", async () => {
    const dream = DREAMS.tr[4]![0];
    const readings = await Promise.all(["1", "2", "3", "4", "5", "6"].map((seed) => read(dream, "tr", seed)));
    expect(new Set(readings.map((reading) => reading.psychologicalAnalysis)).size).toBeGreaterThan(2);
  });
});

describe("the question at the end", () => {
  it("asks about a pursuer only when the dream has one", async () => {
    const question = "Dönüp baksan, peşinden gelene ne sorardın?";
    const lost = await read("Yolumu kaybettim, valizim yoktu, yağmur yağıyordu.", "tr");
    const chased = await read("Bir adam beni kovalıyordu, sokakta kaçıyordum.", "tr");
    expect(lost.psychologicalAnalysis).not.toContain(question);
    expect(chased.psychologicalAnalysis.endsWith(question)).toBe(true);
  });
});

describe("the words of a dream", () => {
  it("are quoted by clause in Korean", async () => {
    const reading = await read(
      "기차역에서 엄마랑 기다리는데 하늘에서 고래가 내려왔지만 아무도 보지 않았어요.",
      "ko",
    );
    expect(reading.summary).toContain("‘아무도 보지 않았어요’");
    expect(reading.summary + reading.psychologicalAnalysis).not.toContain("기다리는데 하늘에서");
  });

  it("keep a Hindi phrase with पर whole when quoted", async () => {
    const reading = await read("हम व्हेल की पीठ पर बैठकर शहर के ऊपर उड़े।", "hi");
    expect(reading.summary).toContain("“हम व्हेल की पीठ पर बैठकर शहर के ऊपर उड़े”");
  });
});

describe("the symbols of a summary", () => {
  it("are joined with و in Arabic, not with commas", async () => {
    const { summary } = await read("رأيت البحر والقمر وكلبًا وبابًا.", "ar", "a");
    expect(summary).not.toMatch(/(?:البحر|القمر|الكلب|الباب)، (?:البحر|القمر|الكلب|الباب)/);
    expect(summary).toMatch(/(?:البحر|القمر|الكلب|الباب) و(?:البحر|القمر|الكلب|الباب) و/);
  });
});

describe("different dreams", () => {
  it("have no paragraph of their analysis in common", async () => {
    const every = Object.entries(DREAMS).flatMap(([locale, dreams]) =>
      dreams.map(([text]) => [text, locale as Locale] as const),
    );
    expect(every.length).toBeGreaterThanOrEqual(50);
    for (const reader of ["tr", "en-US"] as const) {
      const seen = new Map<string, string>();
      for (const [text] of every) {
        for (const paragraph of (await read(text, reader)).psychologicalAnalysis.split("\n\n")) {
          expect.soft(seen.get(paragraph), paragraph).toBeUndefined();
          seen.set(paragraph, text);
        }
      }
    }
  });
});

describe("a dream without a known symbol", () => {
  const plain: [Locale, string, string][] = [
    ["tr", "Mavimsi bir ses vardı. Onu yavaş yavaş katladım ve cebime koydum.", "katladım"],
    ["en-US", "I folded a bluish sound very slowly. Then it hummed in my pocket.", "hummed"],
    ["fr", "Je pliais un son bleuâtre. Ensuite il vibrait dans ma poche.", "vibrait"],
    ["ja", "青いような音をたたんでいた。それからポケットにしまった。", "たたんで"],
  ];
  it.each(plain)("has every part and quotes the dream's words in %s", async (locale, text, word) => {
    const reading = await read(text, locale);
    for (const part of stringsOf(reading)) expect(part.length).toBeGreaterThan(0);
    expect(reading.summary).toMatch(/[“«「‘]/);
    expect(reading.themes.length).toBeGreaterThanOrEqual(2);
    expect(reading.tags.length).toBeGreaterThanOrEqual(2);
    expect(reading.psychologicalAnalysis).toContain(word);
  });

  it("has a symbol meaning that the analysis does not repeat", async () => {
    for (const [locale, text] of plain) {
      for (const seed of ["a", "b", "c"]) {
        const { symbols, psychologicalAnalysis } = await read(text, locale, seed);
        expect.soft(psychologicalAnalysis).not.toContain(symbols[0]!.meaning);
      }
    }
  });

  it("can be as short as a word, a number or a few symbols", async () => {
    for (const locale of LOCALE_CODES) {
      for (const text of ["...", "7", "x", "🌊🌊"]) {
        for (const part of stringsOf(await read(text, locale))) {
          expect.soft(part, `${locale} ${text}`).not.toMatch(/[{}]|undefined/);
          expect.soft(part.length, `${locale} ${text}`).toBeGreaterThan(0);
        }
      }
    }
  });
});
