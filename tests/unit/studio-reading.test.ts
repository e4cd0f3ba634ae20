import { describe, expect, it } from "vitest";
import { readMood } from "#server/studio/reading/mood.ts";
import { findSymbols } from "#server/studio/reading/symbols.ts";
import type { Locale } from "#shared/locales.ts";
import { DREAMS } from "./studio-reading-dreams.ts";

function idsOf(text: string, language: Locale): string[] {
  return findSymbols(text, language).map(({ id }) => id);
}

/** What is not there, then what a dream misses, with the symbols that stay. */
const MISSING: [Locale, string, string[]][] = [
  ["tr", "Tren yoktu.", []],
  [
    "tr",
    "İstasyonda tren yoktu; annem yoktu, dişlerim yoktu, arabam yoktu.",
    ["station", "mother", "teeth", "car"],
  ],
  ["en-US", "There was no train, no moon and no mother. My car was gone.", ["mother", "car", "loss"]],
  ["en-GB", "If there was a bridge I could cross. It moved like a snake.", []],
  ["fr", "Il n'y avait pas de train. Je n'avais plus de dents.", ["teeth"]],
  ["it", "Non c'era il treno. Mia madre non c'era.", ["mother"]],
  ["es", "No había tren, no tenía zapatos.", ["shoes"]],
  ["pt", "Não havia comboio nem mar. Não tinha dentes.", ["teeth"]],
  ["pt-BR", "Não havia trem. A casa se enchia de formigas.", ["house", "insect"]],
  ["ar", "لم يكن هناك قطار. لم تكن أمي هناك.", ["mother"]],
  ["hi", "ट्रेन नहीं थी। माँ नहीं थी।", ["mother"]],
  ["ja", "電車はなかった。母がいなかった。", ["mother"]],
  ["ko", "기차가 없었어요. 엄마가 없었어요.", ["mother"]],
];

describe("the symbols of a dream", () => {
  it.each(MISSING)(
    "are not what is missing around one, but what is missed, in %s: %s",
    (locale, text, ids) => {
      expect(idsOf(text, locale)).toEqual(ids);
    },
  );

  for (const [language, dreams] of Object.entries(DREAMS)) {
    it.each(dreams)(`are found in ${language}: %s`, (text, ids) => {
      expect(idsOf(text, language as Locale).toSorted()).toEqual(ids.toSorted());
    });
  }

  it("are listed once, in order of appearance, at their offset in the text", () => {
    const text = "A dog ran into the sea, the dog swam, and a whale rose from the sea.";
    const found = findSymbols(text, "en-US");
    expect(found.map(({ id }) => id).slice(0, 2)).toEqual(["dog", "sea"]);
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
    for (const { id, at } of found.filter((symbol) => symbol.id === "dog" || symbol.id === "whale")) {
      expect(text.slice(at, at + id.length)).toBe(id);
    }
  });

  it("are found in a dream written in another language than the interface's", () => {
    expect(idsOf("Beyaz bir at denizin üzerinde koşuyordu ve ben onu izliyordum.", "en-US")).toEqual([
      "horse",
      "sea",
    ]);
    expect(idsOf("The horse was in the sea and I was at the window.", "tr")).toEqual([
      "horse",
      "sea",
      "window",
    ]);
    expect(idsOf("海で泳いでいた。", "fr")).toEqual(["sea", "swimming"]);
  });
});

describe("inflected words", () => {
  const forms: [Locale, string, string][] = [
    ["tr", "trenlerimizden birine bindik", "train"],
    ["tr", "kapılarımızdan ışık sızıyordu", "door"],
    ["tr", "ağacın gövdesine yaslandım", "tree"],
    ["tr", "kitaplarımızdakilerden korktum", "book"],
    ["tr", "köpeğimizle yürüdük", "dog"],
    ["tr", "KÖPRÜNÜN ortasında durdum", "bridge"],
    ["tr", "aynalardaydım", "mirror"],
    ["tr", "ruyamda kopegim denize atladi", "dog"],
    ["en-US", "two wolves and many mice", "wolf"],
    ["fr", "les chevaux galopaient", "horse"],
    ["it", "c'erano tanti cavalli", "horse"],
    ["es", "los peces brillaban y las luces también", "fish"],
    ["pt", "os leões dormiam ao sol", "lion"],
    ["ar", "وبالمفتاح فتحت الصندوق", "key"],
    ["hi", "घोड़ों के साथ दौड़ रहा था", "horse"],
    ["ja", "電車に乗っていた", "train"],
    ["ko", "고양이들이 나를 보았다", "cat"],
    ["tr", "geyiğin boynuzları ışıldıyordu", "deer"],
    ["tr", "bisikletimizle gittik", "bicycle"],
    ["ar", "جاء بالسلحفاة", "turtle"],
    ["hi", "हिरनों के बीच", "deer"],
    ["fr", "des hiboux me regardaient", "owl"],
    ["pt", "as águas-vivas brilhavam", "jellyfish"],
    ["ko", "토끼들이 뛰었다", "rabbit"],
    ["ko", "밤바다에서 놀았다", "sea"],
    ["ja", "街の上を飛んだ", "flying"],
  ];
  it.each(forms)("in %s: %s", (language, text, id) => {
    expect(idsOf(text, language)).toContain(id);
  });
});

describe("false friends", () => {
  const friends: [Locale, string, string][] = [
    ["en-US", "I was at the door at noon", "horse"],
    ["en-US", "Last night I dreamed of a letter", "dark"],
    ["en-US", "She gave me a yellow bird", "scream"],
    ["en-US", "My late grandfather waved", "late"],
    ["en-US", "A fox stood in the garden", "wolf"],
    ["tr", "Dün gece rüyamda bir mektup gördüm", "dark"],
    ["tr", "Saatin üstünde akrep geri geri gidiyordu", "spider"],
    ["tr", "Tilki karların içinde kayboldu", "lost"],
    ["tr", "Topu bana at dedi, ben de attım, bir adam ata ata yürüdü", "hand"],
    ["tr", "Yüzü bembeyazdı, yüz kere baktım yüzüne", "swimming"],
    ["tr", "Ağacın altına oturduk", "treasure"],
    ["tr", "Kocaman dev bir gemi", "monster"],
    ["tr", "Telefonum çaldı, sonra kapı çaldı", "thief"],
    ["tr", "Güneş doğdu ve uyandım", "birth"],
    ["tr", "Kurtuldum ve çok sevindim", "wolf"],
    ["tr", "Adam adamdan kaçarken durdu", "island"],
    ["tr", "Odada lamba yanıyordu, canım yandı", "fire"],
    ["en-US", "I swam beside a giant turtle", "monster"],
    ["ja", "カメラを持って鹿児島へ行った", "turtle"],
    ["tr", "Her gün evlenmek isteyen bir kadın", "house"],
    ["en-US", "I fell asleep on the train", "falling"],
    ["en-US", "Snow fell all day", "falling"],
    ["en-US", "We were carrying a carpet", "car"],
    ["en-US", "Then I started to catch my breath", "cat"],
    ["fr", "La gare était vide", "cliff"],
    ["it", "Loro erano lì da un'ora", "treasure"],
    ["it", "Una chiave d'oro", "treasure"],
    ["es", "Una ola gigante", "monster"],
    ["pt", "A professora recolhia as folhas", "tree"],
    ["ja", "雪が静かに落ちてきた", "falling"],
    ["ja", "飛んだり跳ねたりした", "flying"],
    ["hi", "दोस्त हँस रहे थे", "bird"],
  ];
  it.each(friends)("in %s, “%s” does not contain the symbol %s", (language, text, id) => {
    expect(idsOf(text, language)).not.toContain(id);
  });

  it("distinguishes Turkish yüzmek (to swim) from yüz (face)", () => {
    expect(idsOf("Gölde yüzüyordum", "tr")).toContain("swimming");
    expect(idsOf("Yüzümü yıkadım", "tr")).not.toContain("swimming");
  });
});

describe("the mood of a dream", () => {
  it("has lower valence and higher arousal in a chase than in a garden", () => {
    const chase = readMood("Birisi beni karanlıkta kovalıyordu, çok korktum.", "tr");
    const garden = readMood("Güneşli bir bahçede çiçekler arasında mutluydum, her şey sakindi.", "tr");
    expect(chase.valence).toBeLessThan(-0.3);
    expect(garden.valence).toBeGreaterThan(0.3);
    expect(chase.arousal).toBeGreaterThan(garden.arousal);
    expect(chase.light).toBeLessThan(garden.light);
    expect([chase.pursued, garden.pursued]).toEqual([true, false]);
  });

  it("does not count a negated fear as fear", () => {
    const denied: [Locale, string, string][] = [
      ["tr", "Denize girdim ve hiç korkmuyordum.", "Denize girdim ve çok korkuyordum."],
      ["hi", "मुझे साँप से डर नहीं लगा।", "मुझे साँप से डर लगा।"],
      ["ja", "蛇は怖くなかった。", "蛇が怖くなった。"],
      ["ko", "뱀이 무섭지 않았다.", "뱀이 무서웠다."],
      ["en-US", "I went into the sea and I wasn't afraid.", "I went into the sea and I was afraid."],
    ];
    for (const [language, brave, afraid] of denied) {
      expect.soft(readMood(brave, language).arousal).toBeLessThan(readMood(afraid, language).arousal);
      expect.soft(readMood(brave, language).valence).toBeGreaterThan(readMood(afraid, language).valence);
    }
  });

  it("finds height and solitude in every language", () => {
    const flights: [Locale, string][] = [
      ["tr", "Bulutların üstünde tek başıma uçuyordum."],
      ["en-US", "I was flying all alone above the clouds."],
      ["fr", "Je volais toute seule au-dessus des nuages."],
      ["it", "Volavo da sola sopra le nuvole."],
      ["es", "Volaba sola por encima de las nubes."],
      ["pt", "Eu voava sozinha por cima das nuvens."],
      ["ar", "كنت أطير وحدي فوق السحاب."],
      ["hi", "मैं बादलों के ऊपर अकेली उड़ रही थी।"],
      ["ja", "雲の上をひとりで飛んでいた。"],
      ["ko", "구름 위를 혼자 날고 있었다."],
    ];
    for (const [language, text] of flights) {
      const mood = readMood(text, language);
      expect.soft(mood.height, language).toBeGreaterThan(0.3);
      expect.soft(mood.alone, language).toBe(true);
    }
  });
});
