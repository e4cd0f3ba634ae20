import { describe, expect, test } from "vitest";
import { describeScene } from "#server/studio/reading/scene/describe.ts";
import type { Locale } from "#shared/locales.ts";

const things = (text: string, locale: Locale) => describeScene(text, locale).things.map(({ thing }) => thing);
const people = (text: string, locale: Locale) =>
  (describeScene(text, locale).cast ?? []).map(({ id, role }) => role ?? id);

describe("what is only named in English is not drawn", () => {
  test.each([
    "It was small and warm as a loaf.",
    "It smelled of fresh bread.",
    "The smell of coffee was everywhere.",
    "It tasted of oranges.",
    "The sound of a train woke me.",
    "I had to give a presentation about volcanoes.",
    "She told me about her horse.",
    "He called me a pig.",
    "He asked me for a coffee.",
    "It was in the shape of a heart.",
    "I had left the cat upstairs.",
    "The bus never came.",
    "It was a hand's width away.",
    "It was six feet tall and ten feet wide.",
    "It was a stone's throw away.",
    "We hit the roof.",
    "The bell rang and we left.",
    "My mouth was dry.",
    "I watched the cup final.",
    "She went in for sunscreen.",
    "It looked tiny, like for a diary.",
    "I forgot my phone number.",
  ])("%s", (text) => {
    expect(things(text, "en-US")).toEqual([]);
  });
  test("nor people in a story, or one who is missed", () => {
    expect(people("I was thinking of my dad.", "en-GB")).toEqual([]);
    expect(people("He talked about his uncle.", "en-GB")).toEqual([]);
    expect(people("I called my wife and a frog answered.", "en-US")).toEqual([]);
    expect(people("I was babysitting my neighbor's twins but they kept multiplying.", "en-US")).toEqual([
      "child",
    ]);
    expect(people("She had on a Viking helmet.", "en-US")).toEqual([]);
    expect(people("My old headteacher was umpire.", "en-GB")).toEqual(["headmaster"]);
    expect(people("The ref was my old geography teacher.", "en-GB")).toEqual(["teacher"]);
  });
  test("what is there stays", () => {
    expect(things("There were bananas everywhere.", "en-US")).toEqual(["banana"]);
    expect(things("He asked for my ticket.", "en-US")).toEqual(["ticket"]);
    expect(things("A bear stood at the mouth of the cave.", "en-US")).toEqual(["bear"]);
    expect(things("The train came.", "en-US")).toEqual(["train"]);
  });
});

describe("what is only named in Turkish is not drawn", () => {
  test.each([
    "Ekmek kokusu geliyordu.",
    "Ağzımda portakal tadı vardı.",
    "Tren sesi duydum.",
    "Bana yılan filmi izlettiler.",
    "Otobüs bir türlü gelmedi.",
    "Ayağımda ayakkabı yokmuş.",
    "O kedi değilmiş.",
    "Uzakta ağaç görünmüyordu.",
    "Sanki bir balıkmışım.",
    "Poşet ister misiniz dedi.",
    "Süt akıyordu sanki.",
    "Çantamı orada unutmuşum.",
    "Bir masalın içindeydim.",
    "Iki saat bekledim.",
    "Saat üçtü.",
    "Taş çatlasa beş dakika sürdü.",
    "Ara sıra durdum, zar zor yürüdüm.",
  ])("%s", (text) => {
    expect(things(text, "tr")).toEqual([]);
  });
  test.each<[string, string]>([
    ["Kuş şeklinde bir bulut vardı.", "cloud"],
    ["Çiçek desenli bir yastık vardı.", "pillow"],
    ["Köpek sandım ama yastıkmış.", "pillow"],
    ["Dedemden kalma bir saat vardı.", "clock"],
    ["Saat on ikiyi gösteriyordu.", "clock"],
    ["Kasanın içinde balıklar vardı.", "box fish"],
    ["Kamyonetin kasasında çuvallar vardı.", "pickup sack"],
    ["Dedemin kamyonetiyle yaylaya çıktık.", "pickup"],
    ["Kedim doğurmuş.", "cat"],
    ["Bahçede hortumdan su fışkırıyordu.", "hose"],
    ["Şemsiyem delik deşik oldu.", "umbrella"],
    ["Kulübenin bacasından duman çıkıyordu.", "hut smoke"],
  ])("but what is there is: %s", (text, expected) => {
    expect(things(text, "tr")).toEqual(expected.split(" "));
  });
  test("nor who is thought of, and who has gone into the army", () => {
    expect(people("Babamı düşündüm.", "tr")).toEqual([]);
    expect(people("Beni askere çağırmışlar.", "tr")).toEqual([]);
    expect(people("Dedemden kalma bir saat vardı.", "tr")).toEqual([]);
  });
  test("a baby of which only the voice is heard", () => {
    expect(people("Karpuzun içinden bebek sesi geliyordu.", "tr")).toEqual([]);
  });
  test("whom the dream is told", () => {
    expect(people("Hocam çok garip bir rüya gördüm.", "tr")).toEqual([]);
    expect(people("Hocam sınıfta oturuyordu.", "tr")).toEqual(["teacher"]);
  });
  test("one person in two words is drawn once", () => {
    expect(people("Kaptan küçük bir çocukmuş.", "tr")).toEqual(["child"]);
    expect(people("Patronum palyaço olmuştu.", "tr")).toEqual(["clown"]);
    expect(people("Bakkal da ilkokul öğretmenimdi.", "tr")).toEqual(["teacher"]);
    expect(people("Gözetmen eski müdürümüz, elinde cetvel var.", "tr")).toEqual(["boss"]);
    expect(people("Ağaçların arasından bir kız çocuğu çıktı.", "tr")).toEqual(["child"]);
    expect(people("Düğünüm varmış ama damat ortada yok.", "tr")).toEqual(["bride"]);
    expect(people("Annemle babam gençti. Annem çiçek suluyordu.", "tr").toSorted()).toEqual([
      "father",
      "mother",
    ]);
    expect(people("Komutan dedem çıktı.", "tr")).toEqual(["grandfather"]);
    expect(people("Kızım daha bebekti.", "tr")).toEqual(["baby"]);
    expect(people("My daughter was a baby again.", "en-US")).toEqual(["baby"]);
  });
  test("the sentence before an animal is no act of it", () => {
    expect(things("Annem koltukta örgü örüyordu. Ben kediyi kurtarıyordum.", "tr")).toContain("cat");
  });
});

describe("things by which colours are named", () => {
  test.each<[string, Locale, string]>([
    ["A scarf the colour of mustard lay there.", "en-GB", "yellow scarf"],
    ["The door was the color of wine.", "en-US", "red door"],
    ["A salmon pink sofa stood there.", "en-US", "pink sofa"],
    ["A jet black horse came.", "en-US", "black horse"],
    ["A baby blue car came.", "en-GB", "blue car"],
    ["A chocolate-coloured dog came.", "en-GB", "brown dog"],
    ["Limon sarısı bir araba vardı.", "tr", "yellow car"],
    ["Bal rengi bir at gördüm.", "tr", "gold horse"],
    ["Süt beyazı bir at gördüm.", "tr", "white horse"],
    ["Bir yılan vardı, rengi zümrüt gibi yeşildi.", "tr", "green snake"],
  ])("%s", (text, locale, expected) => {
    const found = describeScene(text, locale).things.map(({ thing, colour }) => `${colour} ${thing}`);
    expect(found).toEqual([expected]);
  });
});

describe("one vehicle", () => {
  test("the top deck of a bus, and its windows", () => {
    expect(things("I was on the top deck of a bus.", "en-GB")).toEqual(["doubleDecker"]);
    expect(things("Otobüsteydim, camdan deniz görünüyordu.", "tr")).toEqual(["bus"]);
  });
});

describe("Turkish relatives in any case", () => {
  test.each<[string, string]>([
    ["Eşimle çölde yürüyorduk.", "partner"],
    ["Kocamdan kaçtım.", "partner"],
    ["Sevgilimi gördüm.", "partner"],
    ["Dayıma baktım.", "uncle"],
    ["Amcamla yürüdük.", "uncle"],
    ["Halamı gördüm.", "aunt"],
    ["Kuzenime sarıldım.", "cousin"],
    ["Dedemden kaçtım.", "grandfather"],
    ["Abime baktım.", "brother"],
    ["Kızıma sarıldım.", "child"],
    ["Torunumla oynadık.", "child"],
  ])("%s", (text, who) => {
    expect(people(text, "tr")).toEqual([who]);
  });
});

describe("whose act it is", () => {
  test("two participles have one subject", () => {
    const scene = describeScene(
      "A man opposite me was peeling an onion in one long strip and crying.",
      "en-GB",
    );
    expect(scene.activity).toBeUndefined();
    expect(scene.cast?.[0]?.does).toBe("crying");
  });
  test("what somebody says or phones for", () => {
    expect(describeScene("Teyzem gelin dediğin ağlar diyor.", "tr").cast?.[0]?.does).toBeUndefined();
    expect(describeScene("Arkadaşım aradı, telefonda konuştuk.", "tr").cast?.[0]?.does).not.toBe("searching");
    expect(describeScene("He booked me for crying.", "en-GB").activity).toBeUndefined();
  });
  test("what it had been doing", () => {
    expect(
      describeScene("There was a horse in the bedroom. It had been ironing.", "en-GB").activity,
    ).toBeUndefined();
  });
});

test("a cart full of snow, and no snow from the sky", () => {
  expect(describeScene("I pushed a cart full of snow.", "en-US").weather).toBeNull();
});

describe("materials", () => {
  test("wood is no forest, and chalk no pencil", () => {
    expect(describeScene("The house was made of wood.", "en-US").place).toBeNull();
    expect(things("My teeth were made of chalk.", "en-US")).toEqual(["tooth"]);
    expect(things("Taştan yapılmış bir yastık vardı.", "tr")).toEqual(["pillow"]);
    expect(things("The bridge was made of bread.", "en-US")).toContain("bread");
  });
});

test("a Turkish tail is no queue", () => {
  expect(people("Köpek kuyruk sallıyordu.", "tr")).toEqual([]);
  expect(people("Kaplan kuyruğuyla kapıyı açtı.", "tr")).toEqual([]);
  expect(people("Ekmek kuyruğunda bekledim.", "tr")).toEqual(["crowd"]);
});

test("a Turkish park is no coat", () => {
  expect(things("Parka gittik.", "tr")).toEqual([]);
  expect(describeScene("Üstünde yeşil parkası vardı.", "tr").outfit).toBe("coat");
});

describe("what is drawn once", () => {
  test.each<[string, Locale, string[]]>([
    ["Kuru yaprak çıkıyordu. Bekçi yaprakları saydı.", "tr", ["leafHeap"]],
    ["There was a goldfish in the bowl. The fish spoke.", "en-US", ["goldfish", "bowl"]],
    ["A pickup truck came. There was a dog in the car.", "en-US", ["pickup", "dog"]],
    ["Men were rowing wardrobes.", "en-GB", ["wardrobe"]],
    ["The lamp of the lighthouse had gone out.", "en-GB", ["lighthouse"]],
  ])("%s", (text, locale, expected) => {
    expect(things(text, locale)).toEqual(expected);
  });
  test("one bee of two metres", () => {
    expect(describeScene("İki metrelik bir arı vardı.", "tr").things).toEqual([{ thing: "bee" }]);
    expect(describeScene("A two-metre bee came.", "en-GB").things[0]?.count).toBeUndefined();
  });
});

test("what is painted has the colour", () => {
  expect(describeScene("Someone had painted our whole house black.", "en-US").things).toEqual([
    { thing: "house", colour: "black" },
  ]);
});

describe("other words for parts and calls", () => {
  test.each<[string, Locale, string[]]>([
    ["I opened the hood of the car and it was full of bread.", "en-US", ["car", "bread"]],
    ["Dolmuştan çıkın dedi.", "tr", ["minibus"]],
    ["Uzaya dolmuşla gittik, camdan Dünya görünüyordu.", "tr", ["minibus", "planet"]],
    ["I could breathe as long as I held a candle.", "en-US", ["candle"]],
  ])("%s", (text, locale, expected) => {
    expect(things(text, locale)).toEqual(expected);
  });
  test("a call to prayer is no mosque, and what is outside no place of the dreamer", () => {
    expect(describeScene("Uzaktan ezan okunuyordu.", "tr").place).toBeNull();
    expect(describeScene("Odamdayım, perdeyi açtım, dışarısı deniz altı.", "tr").place).toBe("room");
    expect(describeScene("The council changed our road overnight.", "en-GB").light).toBeNull();
  });
});

describe("acts of others and of long ago", () => {
  test("light verbs, and what eats", () => {
    const acts = (text: string) => (describeScene(text, "tr").cast ?? []).map(({ handles }) => handles?.way);
    expect(acts("Memur bekliyordu. Bir tavus kuşu imza attı.")).toEqual([undefined]);
    expect(acts("Usta geldi. Karıncalar alttan yiyordu.")).toEqual([undefined]);
    expect(describeScene("Next door were washing their car.", "en-GB").handles).toBeUndefined();
  });
  test("a well into which one once fell", () => {
    expect(describeScene("Küçükken düştüğüm kuyuyu gördüm.", "tr").action).toBeNull();
  });
  test("someone wrote on the board", () => {
    expect(describeScene("Someone had written my name on the board.", "en-US").activity).toBeUndefined();
  });
});

describe("what stands inside of a false friend", () => {
  test.each<[string, Locale, string[]]>([
    ["An oak table stood there.", "en-US", ["table"]],
    ["A ginger cat came.", "en-GB", ["cat"]],
    ["The iron gate was closed.", "en-GB", ["gate"]],
    ["We ate chicken soup.", "en-US", ["soup"]],
    ["Bir dilim ekmek vardı.", "tr", ["bread"]],
    ["Dişi kurt bana baktı.", "tr", ["wolf"]],
    ["Arabanın kapısı açılmıyordu.", "tr", ["car"]],
    ["Tavuk çorbası soğuktu.", "tr", ["soup"]],
  ])("is seen: %s", (text, locale, expected) => {
    expect(things(text, locale)).toEqual(expected);
  });
  test("colours too", () => {
    expect(describeScene("Açık mavi bir araba geldi.", "tr").things).toEqual([
      { thing: "car", colour: "blue" },
    ]);
  });
  test("who ate is not seven", () => {
    expect(describeScene("Babam elmayı yedi.", "tr").things).toEqual([{ thing: "apple" }]);
    expect(describeScene("Yedi elma vardı.", "tr").things).toEqual([{ thing: "apple", count: 3 }]);
  });
});

describe("places that only tell the kind, or where somebody is from", () => {
  test.each<[string, Locale]>([
    ["I was wearing my school shoes.", "en-GB"],
    ["A kitchen knife lay there.", "en-US"],
    ["A teacher from my old school sat there.", "en-US"],
    ["The man from the bank came.", "en-GB"],
    ["I had just come home from the beach.", "en-US"],
    ["I quit my job at the bank.", "en-US"],
    ["Okul ayakkabılarım vardı.", "tr"],
    ["Mutfak bıçağı duruyordu.", "tr"],
    ["Plajdan yeni dönmüştüm.", "tr"],
    ["Bankadaki işimi bıraktım.", "tr"],
    ["Bankadan adam geldi.", "tr"],
  ])("%s", (text, locale) => {
    expect(describeScene(text, locale).place).toBeNull();
  });
  test.each<[string, Locale, string]>([
    ["I was supposed to be at the hospital but I was in a forest.", "en-US", "forest"],
    ["Hastanede olmam lazımdı ama ormandaydım.", "tr", "forest"],
    ["Babaannemin mutfak masası donmuş bir gölün üstündeydi.", "tr", "frozenLake"],
    ["We sat at the kitchen table.", "en-US", "kitchen"],
  ])("the dreamer is there: %s", (text, locale, place) => {
    expect(describeScene(text, locale).place).toBe(place);
  });
});

describe("expected, thought or had long ago", () => {
  test.each<[string, Locale, string[]]>([
    ["Not fire but petals came out.", "en-US", ["petals"]],
    ["I expected a train but a horse came.", "en-US", ["horse"]],
    ["I thought it was a snake but it was a rope.", "en-US", ["rope"]],
    ["I used to have a dog.", "en-US", []],
    ["Eskiden köpeğim vardı.", "tr", []],
    ["Kuş yemi döktüm.", "tr", []],
    ["Bir bardak kahve duruyordu.", "tr", ["cup"]],
    ["Saatin akrebi ters dönüyordu.", "tr", ["clock"]],
    ["A cake shaped like a castle came.", "en-US", ["cake"]],
  ])("%s", (text, locale, expected) => {
    expect(things(text, locale)).toEqual(expected);
  });
  test("people", () => {
    expect(people("My mother, who is a nurse, was flying.", "en-US")).toEqual(["mother"]);
    expect(people("I had the voice of a child.", "en-US")).toEqual([]);
    expect(people("Gelin ablammış.", "tr")).toEqual(["bride"]);
  });
});
