import { describe, expect, it } from "vitest";
import type { Locale } from "#shared/locales.ts";
import { dreamLanguage } from "#server/studio/reading/language.ts";
import { describeScene, readScene } from "#server/studio/reading/scene/describe.ts";
import { findSymbols } from "#server/studio/reading/symbols.ts";

const things = (text: string, locale: Locale) => describeScene(text, locale).things.map(({ thing }) => thing);

describe("Hindi in Latin letters", () => {
  it.each([
    ["zoo me sher ki jagah mere principal pinjre me the", ["birdCage"]],
    ["mere saare daant gir gaye aur main unhe dibbe mein daal rahi thi", ["tooth", "box"]],
    ["ek hathi ped pe baitha tha aur mere bhai ko dekh raha tha", ["elephant", "tree"]],
    ["mummy roti bana rahi thi aur roti se titliyan nikal rahi thi", ["flatbread", "butterfly"]],
    ["sher hamare ghar me sofe pe baitha tv dekh raha tha", ["lion", "sofa", "television"]],
  ])("is read: %s", (text, expected) => {
    expect(dreamLanguage(text, "hi")).toBe("hi");
    for (const thing of expected) expect(things(text, "hi")).toContain(thing);
  });

  it("is read with English words, and of people and places", () => {
    const scene = describeScene("office ki lift me mera boss tha aur raat ko barish ho rahi thi", "en-US");
    expect(scene).toMatchObject({ place: "office", light: "night", weather: "rain", people: ["man"] });
    expect(scene.things.map(({ thing }) => thing)).toEqual(["elevator"]);
  });

  it("keeps the offsets of the text as it was typed", () => {
    const text = "kal sapne me ek titli mere haath pe baithi thi";
    const one = readScene(text, "hi").mentions.find(({ id }) => id === "butterfly")!;
    expect(text.slice(one.at, one.end)).toBe("titli");
    expect(
      findSymbols("main samundar me doob raha tha aur saanp mere piche tha", "hi").map(({ id }) => id),
    ).toContain("snake");
  });

  it("is no other language", () => {
    for (const text of [
      "mein Vater, mein Bruder und mein Hund waren in meinem Haus",
      "mein mann und mein sohn, ne katze und mein auto, mein haus",
      "he was a mere boy and she had a house by the sea, so we sat there",
      "the cat and me were on par with the main man",
      "ho sognato che ero a casa e non c'era nessuno",
      "evdeydim ve ne yapacağımı bilmiyordum ki o sırada kapı çaldı",
    ])
      expect(dreamLanguage(text, "en-US")).not.toBe("hi");
  });
});

describe("Arabic of the dialects", () => {
  it.each([
    ["ستي كانت قاعدة عالسطح وقطوة جنبها", ["cat"]],
    ["خويا كيسوق الطوموبيل فالزنقة", ["car"]],
    ["هالكلب عم يركض ورا الفار", ["dog", "mouse"]],
    ["وقعت شنطتي من الجسر", ["suitcase", "bridge"]],
  ])("has its own words: %s", (text, expected) => {
    expect(things(text, "ar")).toEqual(expect.arrayContaining(expected));
  });

  it("has its own forms of verbs", () => {
    expect(describeScene("كنت بركض بالشارع", "ar").action).toBe("running");
    expect(describeScene("كنت عم بغرق بالبحر", "ar").activity).toBe("drowning");
    expect(describeScene("الناس يرقصو في الساحة", "ar").cast?.[0]?.does).toBe("dancing");
  });

  it("does not take 'instead of' for the suits that people wear", () => {
    expect(things("كانوا لابسين بدل والكلب جنبهم", "ar")).toContain("dog");
    expect(things("ركبنا جمل بدل السيارة", "ar")).toEqual(["camel"]);
  });
});

describe("the names of people", () => {
  it.each([
    ["Al funerale dello zio Pino tutti ballavano", "it", "pine"],
    ["we had cake with Mary Berry in the garden", "en-GB", "blueberries"],
    ["my dog Pepper was waiting at the door", "en-US", "pepper"],
    ["my friend Rose came to the house", "en-US", "rose"],
    ["dün Gül abla bize geldi", "tr", "rose"],
    ["Ero da nonna a Bari, di domenica", "it", "coffin"],
    ["Ho sognato Birillo, il mio cane", "it", "bowlingPins"],
    ["vi a León en la puerta de casa", "es", "lion"],
  ] as const)("are no things: %s", (text, locale, thing) => {
    expect(things(text, locale)).not.toContain(thing);
  });

  it("of towns are no places", () => {
    expect(describeScene("estávamos à volta da fogueira no Porto", "pt").place).not.toBe("harbour");
    expect(describeScene("o barco chegou ao porto", "pt").place).toBe("harbour");
  });

  it("do not hide things that are written with a capital", () => {
    expect(things("Rose petals fell. Cats everywhere.", "en-US")).toContain("cat");
    expect(things("I Saw A Horse And A Rose In The Garden", "en-US")).toEqual(["horse", "rose"]);
    expect(things("there was a Cat on the bed", "en-GB")).toContain("cat");
    expect(things("Mio fratello guidava la Vespa sotto l'Etna", "it")).toEqual(["scooter", "volcano"]);
    expect(things("Ein Wolf stand vor dem Haus und mein Hund Bello bellte", "en-US")).toContain("wolf");
  });
});

describe("words of Britain and of America", () => {
  it("mean what they mean there", () => {
    expect(describeScene("i was at school in just my pants", "en-GB").outfit).toBe("underwear");
    expect(describeScene("he ate a bag of chips on the bench", "en-GB").things[0]!.thing).toBe("fries");
    expect(describeScene("he ate chips on the bench", "en-US").things[0]!.thing).toBe("crisps");
    expect(things("she opened her purse", "en-US")).toEqual(["handbag"]);
    expect(things("she opened her purse", "en-GB")).toEqual(["wallet"]);
    expect(things("grandad had a fag in his mouth", "en-GB")).toEqual(["cigarette"]);
    expect(things("my coach yelled at me", "en-US")).toEqual([]);
    expect(things("we were on the coach to Wales", "en-GB")).toEqual(["bus"]);
  });
});

describe("forms of whole classes of nouns", () => {
  it.each([
    ["我夢見鴿子站在門後，還有電鍋和馬桶", "en-US", ["pigeon", "door", "toilet"]],
    ["청개구리가 울고 참새떼가 날아왔다", "ko", ["frog", "sparrow"]],
    ["庭でヒマワリとかぶとむしを見た", "ja", ["sunflower", "hornedBeetle"]],
    ["सपने में चाकुओं से आलुओं को काटा", "hi", ["knife", "potato"]],
    ["Снилась лодочка, столик и чашечка", "en-US", ["rowboat", "table", "cup"]],
    ["شفت سيارتو وطياراتهم بالحلم", "ar", ["car", "plane"]],
  ] as const)("are read: %s", (text, locale, expected) => {
    for (const thing of expected) expect(things(text, locale)).toContain(thing);
  });

  it.each([
    ["شفت كرز كتير عالطاولة", "ar", "rice"],
    ["الدكتور بيده ورقة", "ar", "grandmother"],
    ["天花板上有水", "en-US", "flower"],
    ["ドライバーでねじを回した", "ja", "bar"],
  ] as const)("are no false friends: %s", (text, locale, other) => {
    const { things: all, people, place } = describeScene(text, locale);
    expect([...all.map(({ thing }) => thing), ...people, place]).not.toContain(other);
  });
});
