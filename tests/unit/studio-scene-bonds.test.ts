import { describe, expect, it } from "vitest";
import { describeScene } from "#server/studio/reading/scene/describe.ts";
import type { Locale } from "#shared/locales.ts";

/** "cat on piano": how the things of a dream stand to each other. */
const bondsIn = (text: string, locale: Locale) =>
  describeScene(text, locale).things.flatMap(({ thing, bond }) =>
    bond ? [`${thing} ${bond.how} ${bond.to}`] : [],
  );

describe("one thing on, in or under another", () => {
  it.each<[text: string, locale: Locale, bond: string]>([
    ["Piyanonun üstünde kara bir kedi uyuyordu", "tr", "cat on piano"],
    ["masanın altında kocaman bir pasta vardı", "tr", "cake under table"],
    ["bavulum salyangoz doluydu, açınca her yere yayıldılar", "tr", "snail in suitcase"],
    ["There was a cat sleeping on the piano", "en-US", "cat on piano"],
    ["I cut the loaf open and there was a watch inside it", "en-US", "watch in bread"],
    ["I opened my suitcase and it was full of snails", "en-GB", "snail in suitcase"],
    ["a house on wheels", "en-GB", "wheel under house"],
    ["Debajo de la mesa había un pastel gigante", "es", "cake under table"],
    ["en el cajón había una tortuga", "es", "turtle in drawer"],
    ["j'ai trouvé une montre à l'intérieur du pain", "fr", "watch in bread"],
    ["ho trovato le chiavi nella minestra", "it", "key in soup"],
    ["embaixo da cama tinha um jacaré", "pt-BR", "crocodile under bed"],
    ["tinha um gato em cima do piano", "pt", "cat on piano"],
    ["ein Pferd stand in der Badewanne", "en-US", "horse in bathtub"],
    ["На пианино спала кошка", "en-US", "cat on piano"],
    ["وجدت ساعة داخل الخبز", "ar", "clock in bread"],
    ["सूटकेस घोंघों से भरा था", "hi", "snail in suitcase"],
    ["パンの中に時計が入っていた", "ja", "clock in bread"],
    ["식탁 밑에 큰 케이크가 있었다", "ko", "cake under table"],
    ["行李箱里装满了蜗牛", "en-US", "snail in suitcase"],
  ])("is told: %s", (text, locale, bond) => {
    expect(bondsIn(text, locale)).toEqual([bond]);
  });

  it.each<[text: string, locale: Locale, bond: string]>([
    ["Tencereden spagetti yerine yılanlar çıkıyordu", "tr", "snake from pot"],
    ["Butterflies flew out of the cabbage", "en-US", "butterfly from cabbage"],
    ["De la olla salían serpientes en vez de fideos", "es", "snake from pot"],
    ["dalla pentola uscivano serpenti al posto degli spaghetti", "it", "snake from pot"],
    ["Des papillons sortaient du chou", "fr", "butterfly from cabbage"],
    ["Aus dem Topf kamen Schlangen", "en-US", "snake from pot"],
    ["خرجت ثعابين من القدر", "ar", "snake from pot"],
    ["鍋から蛇が出てきた", "ja", "snake from pot"],
    ["냄비에서 뱀이 나왔다", "ko", "snake from pot"],
  ])("comes out of it: %s", (text, locale, bond) => {
    expect(bondsIn(text, locale)).toEqual([bond]);
  });

  it.each<[text: string, locale: Locale, bond: string]>([
    ["gelinliğim ekmekten yapılmıştı", "tr", "bread of weddingDress"],
    ["a tornado made of school buses", "en-US", "schoolBus of tornado"],
    ["mi vestido de novia era de pan", "es", "bread of weddingDress"],
    ["une robe de mariée en pain", "fr", "bread of weddingDress"],
    ["un pianoforte fatto di cioccolato", "it", "chocolate of piano"],
  ])("is made of it: %s", (text, locale, bond) => {
    expect(bondsIn(text, locale)).toEqual([bond]);
  });

  it.each<[text: string, locale: Locale, held: object]>([
    ["Stars were falling into the teapot", "en-US", { sky: "stars", how: "in" }],
    ["Kovanın içinde ay vardı", "tr", { sky: "moon", how: "in" }],
    ["ficava caindo estrela dentro do bule", "pt-BR", { sky: "stars", how: "in" }],
  ])("holds what is in the sky: %s", (text, locale, held) => {
    expect(describeScene(text, locale).things).toContainEqual(expect.objectContaining({ holds: held }));
  });

  it("is many where another is full of it", () => {
    const { things } = describeScene("bavulum salyangoz doluydu", "tr");
    expect(things.find(({ thing }) => thing === "snail")?.count).toBe(3);
  });

  it.each<[text: string, locale: Locale]>([
    ["My pencil turned into a snake", "en-US"],
    ["I had a suitcase and a cat looked at the piano", "en-US"],
    ["The cat ran past the piano, and on it I was playing a guitar", "en-GB"],
    ["Dedem ağacın altında oturup elma yiyordu", "tr"],
    ["evde hamam böcekleri vardı", "tr"],
    ["I chased the fox in my shoes", "en-GB"],
    ["Me miraba al espejo y tenía la cara llena de hormigas", "es"],
    ["犬が運転するバスに乗った", "ja"],
    ["숲 속에서 곰을 만나 나무 위로 올라갔어요", "ko"],
    ["رأيت جدي يجلس تحت شجرة ويعطيني تفاحة", "ar"],
    ["a bridge of glass", "en-US"],
    ["le prof c'était un ours en cravate", "fr"],
    ["a baby in a suitcase holding an orange", "en-US"],
    ["un bébé dans une boîte de chaussures", "fr"],
  ])("is not told: %s", (text, locale) => {
    expect(bondsIn(text, locale)).toEqual([]);
  });
});
