import { describe, expect, it } from "vitest";
import { describeScene } from "#server/studio/reading/scene/describe.ts";
import type { Locale } from "#shared/locales.ts";

const thingsOf = (text: string, locale: Locale) =>
  describeScene(text, locale).things.map(({ thing }) => thing);

describe("a thing that is another", () => {
  it.each([
    ["the ball's a hedgehog", "en-GB", ["hedgehog"]],
    ["the car was a bathtub full of foam", "en-US", ["bathtub", "foam"]],
    ["the beds were boats", "en-US", ["boat"]],
    ["La pelota era un erizo.", "es", ["hedgehog"]],
    ["Il pallone però era un'anguria.", "it", ["watermelon"]],
    ["Le ballon était un hérisson.", "fr", ["hedgehog"]],
    ["A bola era um ouriço.", "pt", ["hedgehog"]],
    ["Top aslında kocaman bir karpuzmuş.", "tr", ["watermelon"]],
    ["ボールは実はフクロウだった。", "ja", ["owl"]],
    ["공은 사실 부엉이였다.", "ko", ["owl"]],
    ["गेंद असल में एक तरबूज थी।", "hi", ["watermelon"]],
    ["الكورة كانت بطيخة", "ar", ["watermelon"]],
  ] as const)("is drawn as that alone: %s", (text, locale, things) => {
    expect(thingsOf(text, locale)).toEqual(things);
  });

  it("is that wherever the dream names it", () => {
    const { things } = describeScene("The ball was a hedgehog. I kicked the ball.", "en-US");
    expect(things.map(({ thing }) => thing)).toEqual(["hedgehog"]);
  });

  it.each([
    ["In the drawer there was a tooth and a key.", "en-US", ["drawer", "tooth", "key"]],
    ["In porta c'era un cane, sul tavolo c'era una mela.", "it", ["door", "dog", "table", "apple"]],
    ["The car was as big as a house", "en-US", ["car"]],
    ["The wheels were sunflowers", "en-US", ["wheel", "sunflower"]],
    ["The dog was a cat", "en-US", ["dog", "cat"]],
    ["एक सूटकेस और एक कुत्ता था।", "hi", ["suitcase", "dog"]],
    ["The train was a piano", "en-US", ["train", "piano"]],
  ] as const)("is not, where the words say something else: %s", (text, locale, things) => {
    expect(thingsOf(text, locale)).toEqual(things);
  });

  it("is no rain where it is among clouds", () => {
    const [first] = describeScene("Um ônibus voava no meio das nuvens.", "pt-BR").things;
    expect(first).toMatchObject({ thing: "bus", moves: "flying" });
    expect(first).not.toHaveProperty("count");
    expect(describeScene("Caíam peixes das nuvens.", "pt-BR").things[0]).toMatchObject({ moves: "falling" });
  });
});
