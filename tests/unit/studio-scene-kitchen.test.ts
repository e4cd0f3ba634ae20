import { describe, expect, it } from "vitest";
import { describeScene } from "#server/studio/reading/scene/describe.ts";
import type { Locale } from "#shared/locales.ts";

const thingsOf = (text: string, locale: Locale) =>
  describeScene(text, locale).things.map(({ thing }) => thing);

describe("things of the kitchen and the house", () => {
  it.each<[string, Locale, string[]]>([
    ["Yerde bir rende, çekmecede peçeteler vardı.", "tr", ["grater", "drawer", "napkin"]],
    ["Çakmağımı kaybettim, küllük doluydu.", "tr", ["lighter", "ashtray"]],
    ["My mother was knitting next to the radiator.", "en-US", ["knitting", "radiator"]],
    ["Durch das Schlüsselloch sah ich einen Kerzenständer.", "en-US", ["keyhole", "candlestick"]],
    ["El desagüe de la ducha estaba lleno de espuma.", "es", ["drain", "shower", "foam"]],
    ["On mangeait une quiche et des radis.", "fr", ["quiche", "radish"]],
    ["Comi picolé e pamonha.", "pt-BR", ["iceLolly", "tamales"]],
    ["فتحت الجارور فوجدت ولاعة وعلكة", "ar", ["drawer", "lighter", "chewingGum"]],
    ["थाली में जलेबियां और इडली थीं।", "hi", ["thali", "jalebi", "idli"]],
    ["誕生日ケーキのろうそくとプリンがあった。", "ja", ["birthdayCake", "candle", "pudding"]],
    ["도마 위에 무를 썰었다.", "ko", ["cuttingBoard", "radish"]],
  ])("%s", (text, locale, things) => {
    expect(thingsOf(text, locale)).toEqual(expect.arrayContaining(things));
  });

  it.each<[string, Locale, string]>([
    ["My legs felt like jelly.", "en-US", "jelly"],
    ["She was lighter than a feather.", "en-US", "lighter"],
    ["صعدت الدرج", "ar", "drawer"],
    ["トカゲとプリンセスがいた。", "ja", "pudding"],
    ["도마뱀이 있었다.", "ko", "cuttingBoard"],
    ["I broke a bone marrow record.", "en-US", "courgette"],
  ])("%s has none", (text, locale, thing) => {
    expect(thingsOf(text, locale)).not.toContain(thing);
  });
});
