import { describe, expect, test } from "vitest";
import { describeScene } from "#server/studio/reading/scene/describe.ts";
import type { Locale } from "#shared/locales.ts";

const thingsOf = (text: string, locale: Locale) =>
  describeScene(text, locale).things.map(({ thing, size, shape, lacks, afloat }) =>
    [thing, size, shape, lacks && `no ${lacks}`, afloat && "afloat"].filter(Boolean).join(" "),
  );

describe("how large a thing is, by what it is compared with", () => {
  test.each<[text: string, locale: Locale, things: string[]]>([
    ["Ev kadar büyük bir kedi vardı", "tr", ["cat giant"]],
    ["evden büyük bir balık gördüm", "tr", ["fish giant"]],
    ["The corn was taller than the church tower.", "en-US", ["corn giant"]],
    ["un gato más grande que una casa", "es", ["cat giant"]],
    ["un chat grand comme une maison", "fr", ["cat giant"]],
    ["uma panela maior que a igreja", "pt", ["pot giant"]],
    ["eine Maus größer als ein Hund", "en-US", ["mouse giant"]],
    ["кошка размером с дом", "en-US", ["cat giant"]],
    ["معي مفتاح أكبر مني", "ar", ["key giant"]],
    ["घर जितनी बड़ी बिल्ली थी", "hi", ["cat giant"]],
    ["家くらい大きい猫がいた", "ja", ["cat giant"]],
    ["집만 한 고양이가 있었다", "ko", ["cat giant"]],
    ["房子那么大的猫", "en-US", ["cat giant"]],
    ["a horse as small as an ant", "en-US", ["horse tiny"]],
  ])("%s", (text, locale, things) => {
    expect(thingsOf(text, locale)).toEqual(things);
  });

  test("not where it is until there", () => {
    expect(thingsOf("Eve kadar koştum, kapıda kedi vardı", "tr").join()).not.toContain("giant");
  });
});

describe("how a thing is", () => {
  test.each<[text: string, locale: Locale, things: string[]]>([
    ["uzun bir balık mutfakta yatıyordu", "tr", ["fish long"]],
    ["un pez larguísimo en el mercado", "es", ["fish long"]],
    ["big white rabbits in the waiting room", "en-GB", ["rabbit big"]],
    ["duvardaki saatin akrebi yelkovanı yoktu", "tr", ["clock no hands"]],
    ["L'horloge n'avait plus d'aiguilles.", "fr", ["clock no hands"]],
    ["針のない時計が壁にかかっていた", "ja", ["clock no hands"]],
    ["The lake was full of floating candles.", "en-US", ["candle afloat"]],
    ["Suyun üstünde mumlar yüzüyordu", "tr", ["candle afloat"]],
    ["والشموع تطفو فوق الماء", "ar", ["candle afloat"]],
    ["Candles floated in the air above the lake.", "en-US", ["candle"]],
    ["Andavo a cavallo lungo il fiume.", "it", ["horse"]],
    ["There was a clock on the wall and my hands were cold.", "en-US", ["clock"]],
  ])("%s", (text, locale, things) => {
    expect(thingsOf(text, locale)).toEqual(expect.arrayContaining(things));
  });

  test("the water has the colour that is said of it", () => {
    expect(describeScene("Köprüden geçerken deniz kıpkırmızıydı.", "tr").placeColour).toBe("red");
    expect(describeScene("El mar era rojo.", "es").placeColour).toBe("red");
    expect(describeScene("The boat was red on the sea.", "en-US").placeColour).toBeUndefined();
  });
});

describe("an animal at the wheel", () => {
  test.each<[text: string, locale: Locale]>([
    ["soforu yoktu direksiyonda bir horoz vardi", "tr"],
    ["A rooster was at the wheel of the bus.", "en-US"],
    ["Al volante del autobús iba un gallo", "es"],
    ["За рулём автобуса сидел петух", "en-US"],
    ["버스 운전석에 닭이 앉아 있었다", "ko"],
    ["Am Steuer des Busses saß ein Hahn", "en-US"],
  ])("%s", (text, locale) => {
    expect(describeScene(text, locale).cast?.[0]).toMatchObject({ does: "driving" });
  });

  test("rows the boat itself", () => {
    const { things, aboard } = describeScene("A llama rowed a boat across the lake.", "en-US");
    expect(things).toEqual([{ thing: "rowboat" }]);
    expect(aboard).toBeUndefined();
  });
});
