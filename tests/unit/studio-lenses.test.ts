import { describe, expect, test } from "vitest";
import { loreOf } from "#server/features/symbols/symbols.ts";
import { createStudioLenses } from "#server/studio/reading/lens.ts";
import { lensVoiceOf } from "#server/studio/reading/lens-voice.ts";
import { quotationMarks } from "#server/studio/reading/quotations.ts";
import { lensContentSchema, READING_LENSES, type ReadingLens } from "#shared/lenses.ts";
import { LOCALE_CODES, type Locale } from "#shared/locales.ts";
import { createEngineCall } from "../support/engine-call.ts";

const engine = createStudioLenses();
/** In each language: a dream of several symbols, and one without any. */
const DREAMS: Record<Locale, [string, string]> = {
  tr: [
    "Geniş bir denizin üstünde uçuyordum. Sonra annemin evinin kapısı açıldı ve bir köpek geldi.",
    "Dün gece tuhaf, sessiz bir şey oldu.",
  ],
  "en-US": [
    "I was flying above a wide sea. Then the door of my mother's house opened and a dog came in.",
    "Something odd and quiet happened last night.",
  ],
  "en-GB": [
    "I was flying above a wide sea. Then the door of my mother's house opened and a dog came in.",
    "Something odd and quiet happened last night.",
  ],
  fr: [
    "Je volais au-dessus de la mer. Puis la porte de la maison de ma mère s’est ouverte.",
    "Il est arrivé quelque chose d’étrange hier.",
  ],
  it: [
    "Volavo sopra un mare grande. Poi la porta della casa di mia madre si aprì.",
    "È successo qualcosa di strano ieri.",
  ],
  ar: ["كنت أطير فوق بحر واسع. ثم انفتح باب بيت أمي.", "حدث أمس شيء غريب وهادئ جدا."],
  es: [
    "Volaba sobre un mar ancho. Luego se abrió la puerta de la casa de mi madre.",
    "Ayer pasó algo extraño.",
  ],
  pt: [
    "Eu voava sobre um mar largo. Depois abriu-se a porta da casa da minha mãe.",
    "Ontem aconteceu algo estranho.",
  ],
  "pt-BR": [
    "Eu voava sobre um mar largo. Depois a porta da casa da minha mãe se abriu.",
    "Ontem aconteceu algo estranho.",
  ],
  hi: ["मैं समुद्र के ऊपर उड़ रहा था। फिर माँ के घर का दरवाज़ा खुला।", "कल कुछ अजीब सा हुआ था।"],
  ja: ["広い海の上を飛んでいました。それから母の家の扉が開きました。", "きのう、ふしぎなことがありました。"],
  ko: ["넓은 바다 위를 날고 있었어요. 그리고 어머니의 집 문이 열렸어요.", "어제 이상한 일이 있었어요."],
};

const look = (dreamText: string, language: Locale, lens: ReadingLens, seed = "seed") =>
  engine.look(
    { dreamText, language, seed, style: "auto", lens, lore: loreOf(dreamText, language) },
    createEngineCall(),
  );

/** What stands in quotation marks, without an ellipsis at its ends. */
function quotesIn(text: string, locale: Locale): string[] {
  const [open, shut] = quotationMarks(locale);
  return text
    .split(open)
    .slice(1)
    .map((rest) => rest.split(shut)[0]!.replace(/^…\s?|\s?…$/g, ""));
}

describe.each(LOCALE_CODES)("in %s", (locale) => {
  test("every lens says three to six paragraphs of this very dream, in its own words", async () => {
    for (const dream of DREAMS[locale]) {
      for (const lens of READING_LENSES) {
        const content = lensContentSchema.parse(await look(dream, locale, lens));
        const text = content.paragraphs.map((each) => each.text).join("\n");
        expect(text, `${lens} of ${dream}`).not.toMatch(/[{}]|undefined|null/);
        const quotes = quotesIn(text, locale);
        const own = quotes.filter((quote) => dream.includes(quote));
        expect(own.length, `${lens} of ${dream}: ${text}`).toBeGreaterThan(0);
        // The others quote only what the dictionary quotes.
        const lore = JSON.stringify(loreOf(dream, locale));
        expect(quotes.filter((quote) => !dream.includes(quote) && !lore.includes(quote))).toEqual([]);
      }
    }
  });

  test("Gestalt is questions only, each by a part of the dream", async () => {
    for (const seed of ["a", "b", "c", "d"]) {
      for (const dream of DREAMS[locale]) {
        for (const { speaker, text } of (await look(dream, locale, "gestalt", seed)).paragraphs) {
          expect(speaker).toBeTruthy();
          expect(text.trim()).toMatch(/[?？؟]$/u);
        }
      }
    }
  });

  test("has all sentences, and no claim of what a dream means", () => {
    const shape = (value: unknown): unknown =>
      typeof value === "string"
        ? "text"
        : Array.isArray(value)
          ? value.map(shape)
          : Object.fromEntries(Object.entries(value as object).map(([key, each]) => [key, shape(each)]));
    expect(shape(lensVoiceOf(locale))).toEqual(shape(lensVoiceOf("en-US")));
    expect(JSON.stringify(lensVoiceOf(locale))).not.toMatch(
      /\bmeans?\b|anlamına gelir|signifie\b|significa\b|意味します/u,
    );
  });
});

test("the same dream and seed give the same text; another seed gives another order", async () => {
  const [dream] = DREAMS.tr;
  expect(await look(dream, "tr", "jungian")).toEqual(await look(dream, "tr", "jungian"));
  const texts = await Promise.all(
    Array.from({ length: 12 }, (_, i) => look(dream, "tr", "jungian", `seed ${i}`)),
  );
  const lengths = texts.map(({ paragraphs }) => paragraphs.map(({ text }) => text.slice(0, 12)).join("|"));
  expect(new Set(lengths).size).toBeGreaterThan(5);
});

test("the tabir lens speaks only of symbols that the tradition speaks of, or says that it is silent", async () => {
  const dream = "Denizde bir metro istasyonu ve bir bisiklet gördüm.";
  const lore = loreOf(dream, "tr");
  const said = lore.filter(({ tabir }) => tabir !== null);
  expect(said.length).toBeGreaterThan(0);
  const text = (await look(dream, "tr", "tabir")).paragraphs.map((each) => each.text).join("\n");
  expect(said.some(({ tabir }) => text.includes(tabir!))).toBe(true);
});
