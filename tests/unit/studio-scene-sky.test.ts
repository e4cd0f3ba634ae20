import { describe, expect, it, test } from "vitest";
import { isFarVolcano } from "#server/studio/image/composed/afar.ts";
import { skyShowOf } from "#server/studio/image/composed/sky-shows.ts";
import { composedDisc } from "#server/studio/image/composed/compose-plan.ts";
import { describeScene } from "#server/studio/reading/scene/describe.ts";
import type { Locale } from "#shared/locales.ts";

describe("stars that fall are shooting stars, and nobody else falls", () => {
  test.for<[dream: string, locale: Locale]>([
    ["J'étais dans un champ et une pluie d'étoiles filantes tombait sur la ville", "fr"],
    ["gökten yıldızlar yağıyordu köyde damda yatıyorduk ninemle", "tr"],
    ["The stars were falling into the lake one by one and my brother caught one", "en-US"],
    ["I was in my bedroom and through the window I saw a meteor shower", "en-US"],
    ["las estrellas caían del cielo y mi abuela las recogía en el delantal", "es"],
    ["流れ星がたくさん降ってきて、海に落ちていった。弟と砂浜で見てた", "ja"],
    ["별이 비처럼 쏟아지는데 나는 옥상에서 엄마랑 보고 있었다", "ko"],
    ["Sterne fielen vom Himmel auf unser Dorf, ganz leise", "en-US"],
    ["Звёзды падали с неба прямо в наш огород", "en-US"],
    ["आसमान से तारे टूट रहे थे और हम छत पर लेटे थे", "hi"],
    ["كانت النجوم تتساقط من السماء على الصحراء وأنا مع أخي", "ar"],
  ])("%s", ([dream, locale]) => {
    const scene = describeScene(dream, locale);
    expect(skyShowOf(scene)).toBe("meteors");
    expect(scene.action).toBeNull();
  });

  it("is not so of one stone from the sky, or of stars in a thing", () => {
    expect(skyShowOf(describeScene("A meteorite was falling towards our house", "en-US"))).toBeUndefined();
    expect(skyShowOf(describeScene("Stars were falling into the teapot", "en-US"))).toBeUndefined();
  });
});

test.for<[dream: string, locale: Locale, moons: number | undefined]>([
  ["O céu estava roxo com duas luas e o mar brilhava", "pt-BR", 2],
  ["gökyüzünde üç ay vardı tarlada babamla yürüyorduk", "tr", 3],
  ["üç ay sonra tarlada babamla yürüyorduk", "tr", undefined],
  ["空には月が二つあった", "ja", 2],
  ["The moon was over two houses", "en-GB", undefined],
])("moons of a dream: %s", ([dream, locale, moons]) => {
  const scene = describeScene(dream, locale);
  expect(scene.moons).toBe(moons);
  expect(composedDisc(scene, () => 0.3).more?.length).toBe(moons && moons - 1);
});

test.for<[dream: string, kind: string]>([
  ["The northern lights were dancing over a frozen lake and a wolf walked next to me", "aurora"],
  ["It was an eclipse and all the birds were silent", "eclipse"],
  ["The sun was over the field", "sun"],
])("what is in the sky is drawn as the sky: %s", ([dream, kind]) => {
  expect(composedDisc(describeScene(dream, "en-US"), () => 0.3).kind).toBe(kind);
});

describe("where weather and houses are", () => {
  test.for<[dream: string, locale: Locale, scene: object]>([
    ["Rüyamda köydeki eski evimizdeydim, babaannem ocağın başında yufka açıyordu.", "tr", { home: true }],
    [
      "Fui parar à casa da minha avó na aldeia. O forno estava aceso. Lá fora chovia muito.",
      "pt",
      { home: true },
    ],
    ["un cane enorme dormiva in mezzo alla strada e tremavano i palazzi", "it", { place: "street" }],
  ])("%s", ([dream, locale, scene]) => {
    expect(describeScene(dream, locale)).toMatchObject(scene);
  });

  it("a road in a wood is no street of a town", () => {
    const scene = describeScene("un cane enorme dormiva in mezzo alla strada nel bosco", "it");
    expect(scene.place).not.toBe("street");
  });

  it("snow through which one runs to a house is not in it", () => {
    const scene = describeScene("雪の中を走って実家まで行った。母さんが玄関で待っていた。", "ja");
    expect(scene).toMatchObject({ place: "entranceHall", weather: "snow" });
    expect(scene).not.toHaveProperty("weatherInside");
  });
});

it("a volcano outside stands on the horizon, and a tiny one among the people", () => {
  const far = (size?: "tiny") => {
    const volcano = { thing: "volcano" as const, ...(size && { size }) };
    const scene = describeScene("a volcano behind the village", "en-GB");
    return isFarVolcano(volcano, { ...scene, things: [volcano] });
  };
  expect([far(), far("tiny")]).toEqual([true, false]);
});
