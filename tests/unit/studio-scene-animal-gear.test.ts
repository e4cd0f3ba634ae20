import { describe, expect, test } from "vitest";
import { describeScene } from "#server/studio/reading/scene/describe.ts";
import type { Locale } from "#shared/locales.ts";

const gearOf = (text: string, locale: Locale) =>
  describeScene(text, locale).things.flatMap(({ thing, gear }) =>
    gear ? [`${thing} ${gear.how} ${gear.animal}`] : [],
  );

describe("what animals wear, carry and hold", () => {
  test.each<[text: string, locale: Locale, gear: string]>([
    ["A heron in slippers stood on the pier.", "en-GB", "slipper worn heron"],
    ["Una gallina con botas rojas cruzaba la calle.", "es", "boots worn hen"],
    ["A mule carrying two sacks of coffee came up the road.", "en-US", "sack borne donkey"],
    ["Deveye bir davul yüklemişlerdi.", "tr", "drum borne camel"],
    ["Un asino portava due valigie sulla schiena.", "it", "suitcase borne donkey"],
    ["كان هناك جمل يحمل طبلًا على ظهره", "ar", "drum borne camel"],
    ["गधे की पीठ पर दो बोरे थे।", "hi", "sack borne donkey"],
    ["一头驴驮着两个麻袋。", "en-US", "sack borne donkey"],
    ["오리가 우산을 들고 있었다.", "ko", "umbrella held duck"],
    ["Bir köpek ağzında kırmızı bir terlik taşıyordu.", "tr", "slipper held dog"],
    ["Un ciervo con una carta en la boca estaba allí.", "es", "letter held deer"],
    [
      "Non trovavo lo zaino. Poi l'ho visto, ce l'aveva in bocca un cane randagio.",
      "it",
      "backpack held dog",
    ],
    ["Un cane aveva in bocca lo zaino.", "it", "backpack held dog"],
    ["I couldn't find my bag. Then I saw it, a dog had it in its mouth.", "en-US", "handbag held dog"],
    ["No encontraba mi mochila. Luego la vi, la llevaba en la boca un perro.", "es", "backpack held dog"],
    ["Não encontrava a mochila. Quem a tinha na boca era um cão.", "pt", "backpack held dog"],
    ["Ich suchte meinen Rucksack. Ein Hund hatte ihn im Maul.", "en-US", "backpack held dog"],
    ["Я потеряла рюкзак. Собака держала его в зубах.", "en-US", "backpack held dog"],
    ["Gökyüzünde bir inek uçuyordu, kanatları yeşildi.", "tr", "wings grown cow"],
    ["Eine Kuh mit grünen Flügeln flog über das Dorf.", "en-US", "wings grown cow"],
  ])("%s", (text, locale, gear) => {
    expect(gearOf(text, locale)).toEqual([gear]);
  });

  test.each<[text: string, locale: Locale]>([
    ["A donkey stood beside my suitcase.", "en-US"],
    ["I had wings and a cow looked at me.", "en-US"],
    ["I carried a sack and a dog followed me.", "en-US"],
    ["Un burro miraba y mi padre llevaba una maleta.", "es"],
    ["Köpek havladı, ben şemsiyemi açtım.", "tr"],
    ["The cat slept on the table with the lamp.", "en-GB"],
  ])("not in: %s", (text, locale) => {
    expect(gearOf(text, locale)).toEqual([]);
  });
});
