import { describe, expect, it } from "vitest";
import { describeScene } from "#server/studio/reading/scene/describe.ts";
import type { Locale } from "#shared/locales.ts";

describe("animals on people", () => {
  it.each([
    ["A seagull landed on my knee and looked at me.", "en-US", "hold", "seagull"],
    ["The cat was asleep in my lap.", "en-US", "hold", "cat"],
    ["There was a frog on my head.", "en-US", "head", "frog"],
    ["Dev bir karga omzuma kondu.", "tr", "shoulder", "crow"],
    ["Kucağımda küçük bir köpek uyuyordu.", "tr", "hold", "dog"],
    ["وقف على كتفي غراب أسود", "ar", "shoulder", "crow"],
    ["Um papagaio verde pousou no meu ombro.", "pt", "shoulder", "parrot"],
    ["Una gaviota se me paró en la rodilla y me miraba.", "es", "hold", "seagull"],
    ["Un pájaro se posó en mi cabeza.", "es", "head", "bird"],
    ["Un chat dormait sur mes genoux.", "fr", "hold", "cat"],
    ["Un gufo si è posato sulla mia spalla.", "it", "shoulder", "owl"],
    ["Eine Eule setzte sich auf meine Schulter.", "en-US", "shoulder", "owl"],
    ["Кошка спала у меня на коленях.", "en-US", "hold", "cat"],
    ["मेरे कंधे पर एक तोता बैठा था।", "hi", "shoulder", "parrot"],
    ["猫が私の膝の上で寝ていた。", "ja", "hold", "cat"],
    ["제 무릎에 고양이가 자고 있었어요.", "ko", "hold", "cat"],
    ["一只鸟落在我的肩膀上。", "en-US", "shoulder", "bird"],
  ] as [string, Locale, string, string][])("are on the dreamer: %s", (text, locale, way, thing) => {
    expect(describeScene(text, locale).handles).toEqual({ way, thing });
  });

  it.each([
    ["A falcon sat on my boss's shoulder.", "en-US", "man", "falcon"],
    ["A blue parrot was sitting on my grandmother's left shoulder.", "en-US", "grandmother", "parrot"],
    ["My father came in with an owl on his shoulder.", "en-US", "father", "owl"],
    ["Babaannemin omzunda yeşil bir papağan vardı.", "tr", "grandmother", "parrot"],
    ["كان المدير يضحك وعلى كتفه صقر", "ar", "man", "falcon"],
    ["Mi abuelo estaba en la puerta con un loro en el hombro.", "es", "grandfather", "parrot"],
    ["Un corbeau s'est posé sur l'épaule de ma mère.", "fr", "mother", "crow"],
    ["Mio nonno aveva un pappagallo sulla spalla.", "it", "grandfather", "parrot"],
    ["Auf der Schulter meines Vaters saß ein Rabe.", "en-US", "father", "crow"],
    ["На плече у деда сидел попугай.", "en-US", "grandfather", "parrot"],
    ["おじいちゃんの肩に大きなフクロウが止まっていた。", "ja", "grandfather", "owl"],
    ["할머니 어깨에 앵무새가 앉아 있었어요.", "ko", "grandmother", "parrot"],
    ["爷爷的肩膀上站着一只鹦鹉。", "en-US", "grandfather", "parrot"],
  ] as [string, Locale, string, string][])("are on another's shoulder: %s", (text, locale, id, thing) => {
    const { cast, handles } = describeScene(text, locale);
    expect(cast).toMatchObject([{ id, handles: { way: "shoulder", thing } }]);
    expect(handles).toBeUndefined();
  });

  it.each([
    ["My mother put her hand on my shoulder and a dog barked outside.", "en-US"],
    ["Seagulls were flying over my head and one landed on the roof.", "en-US"],
    ["Başımın üstünde kuşlar uçuyordu.", "tr"],
    ["Unas gaviotas volaban sobre mi cabeza.", "es"],
    ["Papà mi ha messo una mano sulla spalla e il cane dormiva.", "it"],
  ] as [string, Locale][])("are elsewhere: %s", (text, locale) => {
    const { cast = [], handles } = describeScene(text, locale);
    expect([handles, ...cast.map((one) => one.handles)].filter(Boolean)).toEqual([]);
  });
});
