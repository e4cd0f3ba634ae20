import { describe, expect, it } from "vitest";
import type { Thing } from "#server/studio/reading/scene/catalogue.ts";
import { describeScene } from "#server/studio/reading/scene/describe.ts";
import type { Locale } from "#shared/locales.ts";

const thingsOf = (text: string, locale: Locale) =>
  describeScene(text, locale).things.map(({ thing }) => thing);

const said: [string, Locale, Thing][] = [
  ["Hakem kırmızı kart gösterdi", "tr", "redCard"],
  ["me sacó tarjeta roja", "es", "redCard"],
  ["mutfakta tüp gaz patladı", "tr", "gasCylinder"],
  ["carregava um botijão de gás", "pt-BR", "gasCylinder"],
  ["The old baler was in the yard", "en-US", "baler"],
  ["una señora me daba empanadas", "es", "empanadas"],
  ["on jouait aux boules", "fr", "boules"],
  ["la nonna teneva un rosario", "it", "rosary"],
  ["बरामदे में दादी का चरखा था", "hi", "spinningWheel"],
  ["将棋の駒を磨いていた", "ja", "shogiPieces"],
  ["바둑판 위에 고양이가 있었다", "ko", "goBoard"],
  ["وجدت قبقاب في البيت", "ar", "geta"],
  ["Ich hielt eine Kettensäge", "en-US", "chainsaw"],
  ["в углу стояла прялка", "en-US", "spinningWheel"],
  ["桌上有一副麻将", "en-US", "mahjong"],
];
const unsaid: [string, Locale, Thing][] = [
  ["había una capa de hielo", "es", "cloak"],
  ["下駄箱に靴を入れた", "ja", "geta"],
  ["la partida se decidió en el podio", "es", "lectern"],
  ["dalla bocca uscivano petali", "it", "boules"],
  ["we flew to Cape Town", "en-US", "cloak"],
  ["I wore stockings", "en-US", "christmasStocking"],
];

describe("gear of home, trade, play and ceremony", () => {
  it.each(said)("%s (%s): %s", (text, locale, thing) => {
    expect(thingsOf(text, locale)).toContain(thing);
  });
  it.each(unsaid)("%s (%s) has no %s", (text, locale, thing) => {
    expect(thingsOf(text, locale)).not.toContain(thing);
  });
});
