import { describe, expect, it } from "vitest";
import { describeScene } from "#server/studio/reading/scene/describe.ts";
import type { Locale } from "#shared/locales.ts";

type Case = [text: string, locale: Locale, handling: object];

describe("what the dreamer does with a thing", () => {
  it.each([
    ["I was pushing a stretcher down the corridor.", "en-US", { way: "push", thing: "gurney" }],
    ["I was dragging a piano through the street.", "en-US", { way: "pull", thing: "piano" }],
    ["Hastane koridorunda sedye itiyordum.", "tr", { way: "push", thing: "gurney" }],
    ["Köpeğime sarıldım ve ağladım.", "tr", { way: "hug", thing: "dog" }],
    ["kucagimda bir kedi vardi", "tr", { way: "hold", thing: "cat" }],
    ["abrace a mi perro en la calle", "es", { way: "hug", thing: "dog" }],
    ["Je déterrais des téléphones dans le jardin.", "fr", { way: "dig", thing: "phone" }],
    ["Tenevo in braccio una capra.", "it", { way: "hold", thing: "goat" }],
    ["eu abraçava meu cachorro", "pt-BR", { way: "hug", thing: "dog" }],
    ["حضنت كلبي في الشارع", "ar", { way: "hug", thing: "dog" }],
    ["मैं कबूतरों को दाना डाल रही थी।", "hi", { way: "feed", thing: "pigeon" }],
    ["私は廊下で担架を押していた。", "ja", { way: "push", thing: "gurney" }],
    ["나는 강아지를 꼭 껴안았다.", "ko", { way: "hug", thing: "puppy" }],
    ["Я толкала пианино по улице.", "en-US", { way: "push", thing: "piano" }],
    ["我推着一架钢琴走在街上。", "en-US", { way: "push", thing: "piano" }],
    ["Ich schob ein Klavier durch die Straße.", "en-US", { way: "push", thing: "piano" }],
    ["I carried my grandmother on my back.", "en-US", { way: "back", person: "grandmother" }],
    [
      "I was pushing my grandmother in a wheelchair.",
      "en-US",
      { way: "push", person: "grandmother", thing: "wheelchair" },
    ],
    ["Vapurda martılara simit atıyordum.", "tr", { way: "throw", thing: "simit", toThing: "seagull" }],
  ] as Case[])("is read: %s", (text, locale, handling) => {
    expect(describeScene(text, locale).handles).toEqual(handling);
  });

  it.each([
    ["The train pushed on and a goat stood in the field.", "en-US"],
    ["A dog was carrying a bone through the street.", "en-US"],
    ["My mother was pushing me in a cart.", "en-US"],
    ["I held on and there was a goat.", "en-US"],
    ["I saw a painting of a horse.", "en-US"],
    ["Babamla balık tutuyorduk.", "tr"],
    ["El mar se llevaba la sombrilla.", "es"],
    ["A minha professora dançava em cima da mesa.", "pt"],
    ["할머니가 떡을 만들고 계셨다.", "ko"],
    ["पतंग मुझे ऊपर खींच ले गई।", "hi"],
  ] as [string, Locale][])("is not read where the dream does not say so: %s", (text, locale) => {
    expect(describeScene(text, locale).handles).toBeUndefined();
  });
});

describe("what others do with a thing", () => {
  it.each([
    ["My father was holding a goat in his arms.", "en-US", { way: "hold", thing: "goat" }],
    ["Grandma was selling tamales at her stall.", "en-US", { way: "sell", thing: "tamales" }],
    ["An old man gave me a peach.", "en-US", { way: "give", thing: "peach", to: "dreamer" }],
    ["The nurse handed me a baby fox.", "en-US", { way: "give", thing: "fox", to: "dreamer" }],
    ["Annem bahçede balıkları suluyordu.", "tr", { way: "water", thing: "fish" }],
    ["Annem atı tarıyordu.", "tr", { way: "comb", thing: "horse" }],
    ["Dayım bana bir karpuz uzattı.", "tr", { way: "give", thing: "watermelon", to: "dreamer" }],
    ["mi tio tocaba la gaita", "es", { way: "play", thing: "bagpipes" }],
    ["Mi padre estaba allí. Él cortaba maíz.", "es", { way: "cut", thing: "corn" }],
    ["Mon mari donnait du pain à un ours.", "fr", { way: "give", thing: "bread", toThing: "bear" }],
    ["Mia sorella lavava un elefante.", "it", { way: "wash", thing: "elephant" }],
    ["Meu pai carregava uma cabra no colo.", "pt-BR", { way: "hold", thing: "goat" }],
    ["جدي عطاني تفاحة كبيرة", "ar", { way: "give", thing: "apple", to: "dreamer" }],
    ["दादाजी ने मुझे एक आम दिया।", "hi", { way: "give", thing: "mango", to: "dreamer" }],
    ["おじいさんが桃をくれた。", "ja", { way: "give", thing: "peach", to: "dreamer" }],
    ["엄마가 말을 빗겨 주고 있었다.", "ko", { way: "comb", thing: "horse" }],
    ["Бабушка продавала лампы на рынке.", "en-US", { way: "sell", thing: "lamp" }],
    ["奶奶在市场卖灯。", "en-US", { way: "sell", thing: "lamp" }],
    ["Mein Vater hielt eine Ziege im Arm.", "en-US", { way: "hold", thing: "goat" }],
  ] as Case[])("is theirs: %s", (text, locale, handling) => {
    const { handles, cast } = describeScene(text, locale);
    expect(handles).toBeUndefined();
    expect(cast?.find((one) => one.handles)?.handles).toEqual(handling);
  });

  it("takes the moon and the stars out of the sky", () => {
    const scene = describeScene("I was holding the moon in my arms.", "en-US");
    expect(scene.handles).toEqual({ way: "hold", sky: "moon" });
    expect(scene.sky).toEqual([]);
    expect(describeScene("Dedem pazarda yıldız satıyordu.", "tr").cast).toEqual([
      expect.objectContaining({ handles: { way: "sell", sky: "stars" } }),
    ]);
  });

  it.each([
    [
      "Someone handed me a letter.",
      "en-US",
      { id: "man", handles: { way: "give", thing: "letter", to: "dreamer" } },
    ],
    [
      "Ela me deu um pêssego.",
      "pt-BR",
      { id: "woman", woman: true, handles: { way: "give", thing: "peach", to: "dreamer" } },
    ],
  ] as Case[])("is a stranger's where nobody is named: %s", (text, locale, member) => {
    expect(describeScene(text, locale).cast).toEqual([member]);
  });

  it("sees no infant in a young animal", () => {
    expect(describeScene("The nurse handed me a baby fox.", "en-US").people).toEqual(["doctor"]);
  });

  it("takes no picture from the verb of painting", () => {
    const { things } = describeScene("The king was painting a horse.", "en-US");
    expect(things.map(({ thing }) => thing)).toEqual(["horse"]);
  });

  it.each([
    ["My father was shovelling snow.", "en-US", { way: "shovel", thing: "shovel" }],
    ["아버지가 눈을 치우고 있었다.", "ko", { way: "shovel", thing: "shovel" }],
    ["Mia madre apparecchiava la tavola.", "it", { way: "lay", thing: "table" }],
    ["Annem sofrayı kuruyordu.", "tr", { way: "lay", thing: "table" }],
  ] as Case[])("is a chore in the house: %s", (text, locale, handling) => {
    expect(describeScene(text, locale).cast?.map(({ handles }) => handles)).toEqual([handling]);
  });

  it.each([
    ["Meu pai e minha mãe remavam num barco.", "pt-BR", ["row", "row"]],
    ["Ma mère et mon frère ramaient dans une barque.", "fr", ["row", "row"]],
    ["I saw my mother and my father drove off in a car.", "en-US", [undefined, "ride"]],
  ] as [string, Locale, unknown[]][])("is shared by two subjects of one verb: %s", (text, locale, ways) => {
    expect(describeScene(text, locale).cast?.map(({ handles }) => handles?.way)).toEqual(ways);
  });
});
