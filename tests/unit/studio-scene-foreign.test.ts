import { describe, expect, test } from "vitest";
import { describeScene } from "#server/studio/reading/scene/describe.ts";
import type { Locale } from "#shared/locales.ts";

const things = (text: string, locale: Locale) => describeScene(text, locale).things.map(({ thing }) => thing);
const people = (text: string, locale: Locale) =>
  (describeScene(text, locale).cast ?? []).map(({ id, role }) => role ?? id);

describe("acts that nobody does", () => {
  test.each<[string, Locale]>([
    ["It felt as if I was flying, but I was only lying in the grass.", "en-US"],
    ["Sanki uçuyordum ama aslında çimende yatıyordum.", "tr"],
    ["Era como si volara, pero estaba tumbada en la hierba.", "es"],
    ["C'était comme si je volais, mais j'étais allongé dans l'herbe.", "fr"],
    ["كأني أطير لكني كنت مستلقية على العشب.", "ar"],
    ["ऐसा लगा जैसे मैं उड़ रही हूँ, पर मैं घास पर लेटी थी।", "hi"],
    ["마치 날고 있는 것 같았지만 풀밭에 누워 있었다.", "ko"],
    ["Es war, als würde ich fliegen, aber ich lag im Gras.", "en-US"],
    ["Как будто я летела, но я лежала на траве.", "en-US"],
    ["Uçmak istedim ama olmadı.", "tr"],
    ["The captain said we'd fly as soon as the cow was gone.", "en-US"],
  ])("%s", (text, locale) => {
    expect(describeScene(text, locale).action).toBeNull();
  });
  test("one who wants to scream or run is seen to try", () => {
    expect(describeScene("I wanted to run but my legs were stone.", "en-US").action).toBe("running");
    expect(describeScene("Volevo urlare ma non usciva la voce.", "it").activity).toBe("screaming");
  });
  test.each<[string, Locale]>([
    ["I was afraid my dad would drown.", "en-US"],
    ["Babam boğulacak diye korktum.", "tr"],
    ["خفت أن يغرق أبي.", "ar"],
    ["父が溺れるんじゃないかと怖かった。", "ja"],
  ])("what is feared does not happen: %s", (text, locale) => {
    expect(describeScene(text, locale).cast?.[0]?.does).toBeUndefined();
  });
});

describe("who is only mentioned", () => {
  test.each<[string, Locale]>([
    ["I carried a parcel for my aunt in Leeds.", "en-GB"],
    ["Je cherchais un livre pour mon fils.", "fr"],
    ["Llevaba un regalo para mi marido.", "es"],
    ["Ho trovato una lettera per mia sorella.", "it"],
    ["I held a letter from my brother.", "en-US"],
    ["A dog was in the car. Mom would have hated it.", "en-US"],
    ["मेरी बहन हँसी। उसने कहा कि पापा चाय लेने गए हैं।", "hi"],
  ])("%s", (text, locale) => {
    expect(people(text, locale)).not.toContain("aunt");
    expect(people(text, locale)).not.toContain("child");
    expect(people(text, locale)).not.toContain("partner");
    expect(people(text, locale)).not.toContain("mother");
    expect(people(text, locale)).not.toContain("father");
    expect(people(text, locale)).not.toContain("brother");
  });
  test("one who then acts is there", () => {
    expect(people("I baked a cake for my sister and she ate it all.", "en-US")).toContain("sister");
  });
  test("things in somebody's speech", () => {
    expect(things('Annem telefonda "eve gelirken ekmek al" diyordu.', "tr")).not.toContain("bread");
    expect(things("Dedem “bunun camını hemen değiştir” dedi.", "tr")).not.toContain("window");
  });
});

describe("acts of all who are there", () => {
  test.each<[string, Locale]>([
    ["Toute la classe a couru vers la fenêtre, moi je suis restée à ma table.", "fr"],
    ["Toda la clase corrió a la ventana, yo me quedé en mi pupitre.", "es"],
    ["Tutta la classe è corsa alla finestra, io sono rimasto al banco.", "it"],
    ["Весь класс побежал к окну, а я остался за партой.", "en-US"],
    ["Herkes dans etmeye başladı, ben sadece baktım.", "tr"],
    ["Alle fingen an zu tanzen und ich schaute nur zu.", "en-US"],
    ["Все начали танцевать, а я просто смотрела.", "en-US"],
    ["다들 춤을 추기 시작했고 나는 보기만 했다.", "ko"],
    ["सब नाचने लगे और मैं देखता रहा।", "hi"],
  ])("%s", (text, locale) => {
    const { action, activity } = describeScene(text, locale);
    expect(action).toBeNull();
    expect(activity === "atWindow").toBe(false);
  });
  test("those in a class are a crowd", () => {
    expect(people("Toute la classe a couru vers la fenêtre.", "fr")).toEqual(["crowd"]);
  });
  test("one behind a particle of the object does nothing", () => {
    const cast = describeScene("여자가 아기를 안고 있었다.", "ko").cast!;
    expect(cast.find(({ id }) => id === "baby")?.does).toBeUndefined();
  });
  test("what is on a stage is not the dreamer", () => {
    const text = "Auf der Bühne schwamm ein Schiff vorbei. Ich saß im Theater.";
    expect(describeScene(text, "en-US").activity).toBe("sitting");
  });
});

describe("words of another meaning", () => {
  test.each<[string, Locale, string]>([
    ["El cartero vino en bicicleta con un paquete.", "es", "wineGlass"],
    ["달리고 싶었는데 다리가 무거웠다.", "ko", "bridge"],
    ["मैं बस देखता रहा।", "hi", "bus"],
    ["The pilot was a kid in a paper hat.", "en-US", "paper"],
  ])("%s", (text, locale, thing) => {
    expect(things(text, locale)).not.toContain(thing);
  });
  test("a face is no street", () => {
    expect(describeScene("На улице белый медведь. Я варю суп.", "en-US").animal).toBeUndefined();
  });
  test("a name behind what somebody is", () => {
    expect(people("Bakkal Mehmet amca dondurma satıyordu.", "tr")).toHaveLength(1);
    expect(people("Кондуктором была моя учительница.", "en-US")).toEqual(["teacher"]);
  });
});

describe("a balloon with a basket", () => {
  test.each<[string, Locale]>([
    ["Eu voava de balão por cima do mar.", "pt-BR"],
    ["Volaba en globo sobre el mar.", "es"],
    ["Balonla uçuyordum denizin üstünde.", "tr"],
    ["मैं गुब्बारे में बैठकर समुद्र के ऊपर उड़ रही थी।", "hi"],
    ["Я летел на воздушном шаре над морем.", "en-US"],
    ["気球に乗って海の上を飛んでいた。", "ja"],
  ])("%s", (text, locale) => {
    expect(describeScene(text, locale)).toMatchObject({
      aboard: { thing: "airship" },
      things: [{ thing: "airship" }],
    });
  });
  test("one that is held is a toy", () => {
    expect(things("Un niño tenía un globo rojo.", "es")).toEqual(["balloon"]);
  });
});

describe("places that only pass", () => {
  test.each<[string, Locale, string | null]>([
    ["Dans le métro, tout le monde riait. J'avais oublié mon examen de maths.", "fr", null],
    ["Tiraba exámenes como confeti en el tejado.", "es", "rooftop"],
    ["엄마가 시장에서 고래를 사 왔다.", "ko", null],
    ["Ero in treno con il mio maestro delle elementari, fuori c'erano i campi.", "it", "field"],
    ["El cura del pueblo bautizó a mi gato.", "es", null],
    ["台所で母が料理をしていた。庭を見ると雪だった。", "ja", "kitchen"],
  ])("%s", (text, locale, place) => {
    expect(describeScene(text, locale).place).toBe(place);
  });
  test("one who sits an exam is at it", () => {
    expect(describeScene("I was in my maths exam and the pen was a fish.", "en-US").place).toBe("exam");
  });
});

describe("the same thing twice", () => {
  test("a school bus is no car too", () => {
    expect(things("My daughter was driving the school bus.", "en-US")).toEqual(["schoolBus"]);
  });
  test("a pilot who is a teacher", () => {
    expect(people("조종사가 우리 담임 선생님이었다.", "ko")).toEqual(["teacher"]);
  });
  test("what is full of snow", () => {
    expect(describeScene("Les clients poussaient des caddies remplis de neige.", "fr").weather).toBeNull();
  });
  test("those who cook on the stage", () => {
    const scene = describeScene("В театре на сцене варили борщ.", "en-US");
    expect(scene.activity).toBeUndefined();
    expect(scene.handles).toBeUndefined();
  });
  test("parents who have the garden", () => {
    expect(people("Mein Chef stand im Garten meiner Eltern.", "en-US")).toEqual(["boss"]);
  });
  test("the door of a wardrobe", () => {
    const { things: found } = describeScene("Minha avó abriu a porta do armário.", "pt-BR");
    expect(found).toEqual([{ thing: "wardrobe", state: "open" }]);
  });
  test("oranges in a sack", () => {
    const { things: found } = describeScene("Eu escondia-me com um saco de laranjas.", "pt");
    expect(found.map(({ thing }) => thing)).toEqual(["sack", "orange"]);
    expect(found[0]!.colour).toBeUndefined();
  });
  test("one who sells fish has no head of a fish", () => {
    const cast = describeScene("किनारे पर एक बूढ़ी औरत मछली बेच रही थी।", "hi").cast!;
    expect(cast).toMatchObject([{ id: "oldWoman", handles: { way: "sell", thing: "fish" } }]);
    expect(cast[0]!.animal).toBeUndefined();
  });
});
