import { describe, expect, it } from "vitest";
import { describeScene } from "#server/studio/reading/scene/describe.ts";
import type { Locale } from "#shared/locales.ts";

const handledIn = (text: string, locale: Locale) =>
  describeScene(text, locale).cast?.map(({ handles }) => handles);

describe("people and what they act with", () => {
  it.each([
    ["My grandmother was rolling dough.", "en-US", { way: "knead", thing: "dough" }],
    ["A man counted socks.", "en-US", { way: "count", thing: "socks" }],
    ["A policeman on a bicycle rode past.", "en-US", { way: "ride", thing: "bicycle" }],
    ["A woman with an umbrella waited.", "en-GB", { way: "hold", thing: "umbrella" }],
    ["A boy was hanging from a balloon.", "en-GB", { way: "hang", thing: "balloon" }],
    ["A woman carried a basket on her head.", "en-US", { way: "head", thing: "basket" }],
    ["A girl drives a tractor.", "en-US", { way: "drive", thing: "tractor" }],
    ["Ninem hamur yoğuruyordu.", "tr", { way: "knead", thing: "dough" }],
    ["Bir kadın başında sepet taşıyordu.", "tr", { way: "head", thing: "basket" }],
    ["Polis bisikletle geçti.", "tr", { way: "ride", thing: "bicycle" }],
    ["Amcam bisiklet sürüyordu.", "tr", { way: "ride", thing: "bicycle" }],
    ["Amcam minibüs sürüyordu.", "tr", { way: "drive", thing: "minibus" }],
    ["teyzem supurgeyle yapraklari supuruyordu", "tr", { way: "sweep", thing: "leaf" }],
    ["Mi abuela amasaba pan.", "es", { way: "knead", thing: "bread" }],
    ["Un payaso montado en un triciclo pasó.", "es", { way: "ride", thing: "tricycle" }],
    ["Mon oncle ramait dans une barque.", "fr", { way: "row", thing: "rowboat" }],
    ["Un facteur à vélo passait.", "fr", { way: "ride", thing: "bicycle" }],
    ["Il prete in bicicletta passava.", "it", { way: "ride", thing: "bicycle" }],
    ["Meu pai dirigia um trator.", "pt-BR", { way: "drive", thing: "tractor" }],
    ["uma mulher com um cesto na cabeça", "pt", { way: "head", thing: "basket" }],
    ["عمي يسوق الجرار", "ar", { way: "drive", thing: "tractor" }],
    ["एक औरत सिर पर मटका लेकर जा रही थी।", "hi", { way: "head", thing: "jug" }],
    ["警官が自転車に乗っていた。", "ja", { way: "ride", thing: "bicycle" }],
    ["소녀가 자전거를 타고 지나갔다.", "ko", { way: "ride", thing: "bicycle" }],
    ["Бабушка месила тесто.", "en-US", { way: "knead", thing: "dough" }],
    ["警察骑着自行车", "en-US", { way: "ride", thing: "bicycle" }],
    ["Ich habe geträumt, meine Oma knetete den Teig.", "en-US", { way: "knead", thing: "dough" }],
    [
      "A nun on a skateboard was juggling apples.",
      "en-US",
      { way: "ride", thing: "skateboard", holds: "apple" },
    ],
    ["A boy with a guitar sat on a fridge.", "en-US", { way: "hold", thing: "guitar", on: "fridge" }],
  ] as [string, Locale, object][])("belong together: %s", (text, locale, handling) => {
    expect(handledIn(text, locale)).toEqual([handling]);
  });

  it.each([
    ["A man stood in a room with a piano.", "en-US"],
    ["My mother hated bicycles and the street was full of socks.", "en-US"],
    ["My grandmother was in the house and a ladder stood outside.", "en-US"],
    ["Öğretmenim geldi, ağlarda çamaşırlar asılıydı.", "tr"],
    ["Mi madre dormía y había una bicicleta en la calle.", "es"],
    ["父がいて、庭に自転車があった。", "ja"],
  ] as [string, Locale][])("are apart where the dream does not say so: %s", (text, locale) => {
    expect(handledIn(text, locale)).toEqual([undefined]);
  });

  it("has the oars of a boat in the hands of one who is named", () => {
    expect(describeScene("Meu tio remava uma canoa.", "pt-BR").aboard).toBeUndefined();
  });
});

describe("what nobody of the scene does", () => {
  it.each([
    ["o reitor tava a vender farturas", "pt"],
    ["por el suelo subía, muy despacio, el agua del mar", "es"],
    ["나무가 심어져 있었다.", "ko"],
    ["押しているのは同級生たちだった。", "ja"],
  ] as [string, Locale][])("is not done by the dreamer: %s", (text, locale) => {
    const { action, activity, handles } = describeScene(text, locale);
    expect({ action, activity, handles }).toEqual({ action: null, activity: undefined, handles: undefined });
  });
});
