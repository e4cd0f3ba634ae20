import { expect, test } from "vitest";
import { namesSource } from "#server/providers/openai/sources.ts";
import { createStudioLenses } from "#server/studio/reading/lens.ts";
import { LOCALE_CODES } from "#shared/locales.ts";
import { createEngineCall } from "../support/engine-call.ts";

const DREAM = "I stood on a bridge and the river below spoke my name.";

test.each([
  "As Freud wrote, the bridge is a passage.",
  "Jung'un dediği gibi köprü bir geçiştir.",
  "A passage, according to Ibn Sirin, towards the good.",
  "Odysseia'da nehir bir sınırdır.",
  "A study of 1998 speaks of such bridges.",
  "Rivers are told of in 12:4 as well.",
  "The title is 『夢判断』.",
  "The river may say, “know thyself before you cross”.",
  "يقول ابن سيرين إنّ الجسر عبور.",
  "युंग कहते हैं कि पुल एक राह है।",
  "ユングによれば橋は通り道です。",
  "융은 다리를 길이라 했어요.",
  "The bridge was painted so often by Vincent van Gogh.",
])("a text that names a source is found: %s", (text) => {
  expect(namesSource(text, DREAM)).toBe(true);
});

test.each([
  "The bridge may be a passage. The river below may know more than you say by day.",
  "Where you wrote “the river below spoke”, a voice may be waiting.",
  "Köprü, ‘bridge’ sözünde durduğun yer olabilir.",
  "A Jungian eye may see two shores; a jungle of feelings lies between.",
  "Şirin bir veda, belki 3 kez.",
  "Le fleuve peut dire ce que l’on tait, d’une rive à l’autre.",
])("a text without one is kept: %s", (text) => {
  expect(namesSource(text, DREAM)).toBe(false);
});

test("what stands in the dream itself is no source", () => {
  expect(namesSource("Freud may be a visitor here, in 1998.", "In 1998 Freud came to my door.")).toBe(false);
});

test.each(LOCALE_CODES)("the studio's own sentences in %s name none", async (language) => {
  const dreams = ["Geniş bir denizin üstünde uçuyordum, annem kıyıdaydı.", "I was flying above a wide sea."];
  for (const dreamText of dreams) {
    for (const lens of ["psychological", "gestalt"] as const) {
      const prompt = { dreamText, language, seed: "s", style: "auto", lens, lore: [] } as const;
      const { paragraphs } = await createStudioLenses().look(prompt, createEngineCall());
      for (const { text } of paragraphs) expect([text, namesSource(text, dreamText)]).toEqual([text, false]);
    }
  }
});
