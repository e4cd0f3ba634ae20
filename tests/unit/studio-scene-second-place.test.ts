import { describe, expect, it } from "vitest";
import type { Locale } from "#shared/locales.ts";
import { captionOf } from "#server/studio/reading/scene/caption.ts";
import { describeScene } from "#server/studio/reading/scene/describe.ts";

const read = (text: string, locale: Locale = "en-US") => {
  const { place, second, roofless } = describeScene(text, locale);
  return { place, second, roofless };
};

describe("a room in another place", () => {
  it.each<[string, Locale, string, string]>([
    ["sınıfımız denizin ortasında duruyordu", "tr", "ocean", "school"],
    ["otoparkta düğün vardı", "tr", "carPark", "weddingHall"],
    ["I was sitting my maths exam on the beach", "en-GB", "shore", "exam"],
    ["grandma's kitchen was in the middle of the airport", "en-US", "airport", "kitchen"],
    ["there was a church floating in space", "en-US", "space", "church"],
    ["mi hermana se casaba en el parking", "es", "carPark", "weddingHall"],
    ["ma classe était au milieu de la mer", "fr", "ocean", "school"],
    ["la cucina della nonna era in mezzo all'aeroporto", "it", "airport", "kitchen"],
    ["a sala de aula ficava no meio do mar", "pt", "ocean", "school"],
    ["das Klassenzimmer stand mitten im Meer", "en-US", "ocean", "school"],
    ["наш класс стоял посреди моря", "en-US", "ocean", "school"],
    ["كان الامتحان على الشاطئ", "ar", "shore", "exam"],
    ["समुद्र के बीच में हमारी कक्षा थी", "hi", "ocean", "school"],
    ["教室が海の真ん中にあった", "ja", "ocean", "school"],
    ["해변에서 시험을 보고 있었다", "ko", "shore", "exam"],
    ["在沙滩上考试", "en-US", "shore", "exam"],
  ])("%s", (text, locale, place, second) => {
    expect(read(text, locale)).toMatchObject({ place, second: { place: second, how: "stands" } });
  });

  it("on the bottom of a pool", () => {
    expect(read("une boulangerie au fond de la piscine", "fr").second).toEqual({
      place: "bakery",
      how: "stands",
      deep: true,
    });
    expect(read("プールの底にパン屋があった", "ja").second?.deep).toBe(true);
  });
});

describe("a land in a room", () => {
  it.each<[string, Locale, string, string]>([
    ["hastanenin koridoru zeytin ağaçlarıyla doluydu", "tr", "hospitalCorridor", "oliveGrove"],
    ["yatak odamın içinde orman vardı", "tr", "bedroom", "forest"],
    ["my office had become a jungle", "en-US", "office", "jungle"],
    ["my bedroom was full of snow", "en-US", "bedroom", "snowfield"],
    ["el pasillo del hospital estaba lleno de olivos", "es", "hospitalCorridor", "oliveGrove"],
    ["le salon était rempli de sable", "fr", "livingRoom", "desert"],
    ["офис превратился в лес", "en-US", "office", "forest"],
    ["مكتبي صار غابة", "ar", "office", "forest"],
    ["मेरा ऑफिस जंगल बन गया", "hi", "office", "forest"],
    ["オフィスが森になっていた", "ja", "office", "forest"],
    ["사무실이 숲으로 변했다", "ko", "office", "forest"],
    ["办公室变成了森林", "en-US", "office", "forest"],
  ])("%s", (text, locale, place, second) => {
    expect(read(text, locale)).toMatchObject({ place, second: { place: second, how: "grows" } });
  });

  it("under a roof that is gone", () => {
    expect(read("o telhado da cozinha tinha sumido", "pt-BR")).toMatchObject({
      place: "kitchen",
      roofless: true,
    });
    expect(read("our kitchen had no roof").roofless).toBe(true);
  });
});

describe("a place seen through what is open", () => {
  it.each<[string, Locale, string, string, string]>([
    ["dolabı açtım, içinden deniz çıktı", "tr", "room", "ocean", "wardrobe"],
    ["asansörün kapısı karlı dağlara açıldı", "tr", "corridor", "mountain", "elevator"],
    ["I hid in a toilet cubicle and inside was a huge library", "en-GB", "bathroom", "library", "toilet"],
    ["I looked into the well and there was a city inside", "en-US", "garden", "city", "well"],
    ["la puerta del aula daba directamente al mar", "es", "school", "ocean", "door"],
    ["la porte donnait sur un désert", "fr", "room", "desert", "door"],
    ["ho aperto l'armadio e dentro c'era il mare", "it", "room", "ocean", "wardrobe"],
    ["abri o guarda-roupa e dentro havia o mar", "pt-BR", "room", "ocean", "wardrobe"],
    ["die Tür führte in einen Wald", "en-US", "room", "forest", "door"],
    ["я открыла шкаф, а внутри было море", "en-US", "room", "ocean", "wardrobe"],
    ["فتحت الدولاب ولقيت جواه بحر", "ar", "room", "ocean", "wardrobe"],
    ["अलमारी खोली तो अंदर समुद्र था", "hi", "room", "ocean", "wardrobe"],
    ["押し入れを開けたら海だった", "ja", "room", "ocean", "wardrobe"],
    ["엘리베이터 문이 열리니 눈 덮인 산이었다", "ko", "corridor", "mountain", "elevator"],
    ["打开衣柜里面是大海", "en-US", "room", "ocean", "wardrobe"],
  ])("%s", (text, locale, place, seen, by) => {
    const scene = describeScene(text, locale);
    expect(scene).toMatchObject({ place, second: { place: seen, how: "seen", by } });
    expect(scene.things.map(({ thing }) => thing)).toContain(by);
  });
});

describe("places that are only named beside each other", () => {
  it.each<[string, Locale]>([
    ["I was in the kitchen when my mother came, then we walked to the beach", "en-US"],
    ["The school in our village was closed", "en-US"],
    ["I left the hospital and ran into the forest", "en-US"],
    ["the hotel room was on the beach", "en-US"],
    ["There was a green door in the middle of a field", "en-US"],
    ["I closed the window because it was snowing outside", "en-US"],
    ["okuldan çıktım, ormanda yürüdüm", "tr"],
    ["dolabı açtım, mutfakta annem vardı", "tr"],
    ["ma valise s'était ouverte dans l'aéroport", "fr"],
    ["wir gingen von der Schule in den Wald", "en-US"],
    ["स्कूल से निकलकर जंगल में चला गया", "hi"],
    ["学校から海に行った", "ja"],
    ["교실에서 나와서 바다로 갔다", "ko"],
  ])("%s", (text, locale) => {
    expect(read(text, locale).second).toBeUndefined();
  });
});

it("names both places in the caption", () => {
  expect(captionOf(describeScene("I was sitting my maths exam on the beach", "en-GB"), "en-GB")).toBe(
    "an exam hall, a shore",
  );
});
