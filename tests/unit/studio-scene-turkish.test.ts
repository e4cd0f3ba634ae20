import { describe, expect, test } from "vitest";
import { describeScene } from "#server/studio/reading/scene/describe.ts";
import type { Locale } from "#shared/locales.ts";

const things = (text: string, locale: Locale = "tr") =>
  describeScene(text, locale).things.map(({ thing }) => thing);

describe("Turkish words of another meaning", () => {
  test.each<[string, string[]]>([
    ["Bir botun içindeydik.", ["dinghy"]],
    ["Ayağımda botlar vardı.", ["boots"]],
    ["Öğretmen kürek çekiyordu.", ["rowboat"]],
    ["Telefonun ekranı kırıldı.", ["phone"]],
    ["Göl süt limandı.", []],
    ["Dere yayık ayranı gibi köpürüyordu.", []],
    ["Kızım taç yaptı kağıttan.", ["crown"]],
    ["Göle düşen ayı çıkarıyorduk. Ay çıkınca göl karardı.", []],
    ["Ay ışığında bir ayı duruyordu.", ["bear"]],
    ["Yağmur yağdı, kimse şemsiye açmadı.", []],
    ["Kol kola yürüdük.", []],
    ["Vapur düdük çaldı.", ["ferry"]],
    ["Bebek ben onu eve götürene kadar büyüdü.", []],
    ["Güle güle dedi.", []],
    ["Koyun oraya dedi.", []],
    ["Kazı yapıyorlardı.", []],
    ["Depremden sonra battaniyeler dağıttılar.", ["blanket"]],
  ])("%s", (text, expected) => {
    expect(things(text)).toEqual(expected);
  });

  test("a number of years counts nobody", () => {
    const { cast } = describeScene("Otuz senedir görmemişim adamı.", "tr");
    expect(cast).toEqual([{ id: "man" }]);
    expect(describeScene("Üç adam geldi.", "tr").cast).toEqual([{ id: "man", count: 3 }]);
  });
});

describe("a Turkish animal before what is for it", () => {
  test.each<[string, string[]]>([
    ["Kedi kapısından girdim.", ["door"]],
    ["Balık kovası devrildi.", ["bucket"]],
    ["Köpek tasması buldum.", ["dogLead"]],
    ["Kedi kapıyı açtı.", ["cat", "door"]],
    ["Kapıda kedi vardı.", ["door", "cat"]],
  ])("%s", (text, expected) => {
    expect(things(text)).toEqual(expected);
  });
});

test("a hiccup is no crying, and come is no bride", () => {
  expect(describeScene("Kütüphanede hıçkırık tuttu.", "tr").activity).toBeUndefined();
  expect(describeScene("Gelin buraya dedi.", "tr").people).toEqual([]);
});

test("lamps that burn are not on fire, and an evening that is to come is no dusk", () => {
  expect(describeScene("Sokak lambaları yanıyordu.", "tr").things[0]?.state).toBeUndefined();
  expect(describeScene("Akşama lazım olur dedi.", "tr").light).toBeNull();
});

test("places of a comparison", () => {
  const scene = describeScene("Tüneldeydim. Babam beni sanki denizden çıkmışım gibi kuruladı.", "tr");
  expect([scene.place, scene.far]).toEqual(["tunnel", undefined]);
});

test("a friend who was a neighbour is one person", () => {
  expect(describeScene("Oda arkadaşım komşumuz Nuri amcaydı.", "tr").cast).toHaveLength(1);
});

test("what falls without a word for it is not the dreamer", () => {
  expect(describeScene("Grass kept falling on the table.", "en-US").action).toBeNull();
});

test("a window onto the sea is in a room", () => {
  expect(describeScene("I was in my room and there was a window onto the sea.", "en-GB").place).not.toBe(
    "ocean",
  );
});

test("who cycles follows", () => {
  expect(describeScene("Bisikletle bir ayı geçiyordu.", "tr").action).toBeNull();
});

test("nights and vineyards in their cases", () => {
  expect(describeScene("Fırtınalı bir gecede denizdeydik.", "tr").light).toBe("night");
  expect(describeScene("Dedemin bağındaydık, üzüm topladık.", "tr").place).toBe("vineyard");
});

describe("English", () => {
  test.each<[string, string[]]>([
    ["I had to pick up my kids.", []],
    ["I fed the fish and the tank was empty.", ["fish", "aquarium"]],
    ["A tower of soup cans stood there.", ["tin"]],
    ["The lollipop man waved.", []],
    ["She shouted tea was ready.", []],
    ["I took out the trash and the bag was full of frogs.", ["trashBag", "frog"]],
  ])("%s", (text, expected) => {
    expect(things(text, "en-US")).toEqual(expected);
  });
});
