import { describe, expect, it } from "vitest";
import { describeScene } from "#server/studio/reading/scene/describe.ts";
import type { Locale } from "#shared/locales.ts";

const seen = (text: string, locale: Locale): string[] => {
  const { things, place, cast = [], sky } = describeScene(text, locale);
  return [
    ...things.map(({ thing }) => thing),
    ...(place ? [place] : []),
    ...cast.map(({ id }) => id),
    ...sky,
  ];
};
const thing = (text: string, id: string, locale: Locale = "en-US") =>
  describeScene(text, locale).things.find((one) => one.thing === id);

describe("words of regions", () => {
  it.each<[string, Locale, string[]]>([
    ["me daban un barrilete y un zapallo en la verdulería", "es", ["kite", "pumpkin"]],
    ["atorado en un elevador con una troca y un nopal", "es", ["elevator", "pickup", "cactus"]],
    ["la heladera estaba en el galpon con la lapicera", "es", ["fridge", "warehouse", "pencil"]],
    ["mi vieja tomaba mate en el balcón", "es", ["mother", "mate"]],
    ["un gatito y un avioncito en la mesita", "es", ["kitten", "plane", "table"]],
    ["mon chum mangeait du blé d'Inde avec sa tuque", "fr", ["man", "corn"]],
    ["mononcle était au dépanneur avec une motoneige", "fr", ["man", "supermarket", "snowmobile"]],
    ["mon GSM était dans la friterie", "fr", ["phone", "takeaway"]],
    ["il picciriddu e il somaro erano in un paesino", "it", ["child", "donkey", "village"]],
    ["una casetta e una barchetta sul laghetto", "it", ["house", "rowboat", "lake"]],
    ["o jegue comia aipim com o curumim no igarapé", "pt-BR", ["donkey", "cassava", "child", "river"]],
    ["eu deitado na rede e a jiboia no arraial", "pt-BR", ["hammock", "snake"]],
    ["القطوس ياكل في الماعون والسردوك فوق السطح", "ar", ["cat", "plate", "rooster"]],
    ["Es waren Schwammerl und Palatschinken im Spital", "en-US", ["mushroom", "pancakes", "hospital"]],
    ["на скамье сидел окунь и ели печенье", "en-US", ["bench", "fish", "cookie"]],
  ])("%s", (text, locale, expected) => {
    expect(seen(text, locale)).toEqual(expect.arrayContaining(expected));
  });

  it.each<[string, Locale, string]>([
    ["mi viejo coche no arrancaba", "es", "father"],
    ["mi vieja amiga reía", "es", "mother"],
    ["esperé un ratito y estaba solito", "es", "rat"],
    ["pasaron tres meses", "es", "table"],
    ["non mi aspetto niente dal banchetto", "it", "desk"],
  ])("%s has no %s", (text, locale, id) => {
    expect(seen(text, locale)).not.toContain(id);
  });
});

describe("text that lacks some of its accents", () => {
  it("is read like text without any", () => {
    expect(seen("soñe que habia un arbol y un avion", "es")).toEqual(
      expect.arrayContaining(["tree", "plane"]),
    );
    expect(seen("j'etais derrière un elephant après le marche", "fr")).toContain("elephant");
  });
  it("keeps to words that are typed with care", () => {
    expect(seen("Je marche dans la forêt.", "fr")).not.toContain("market");
  });
});

describe("German compounds", () => {
  it.each([
    ["Auf dem Küchentisch stand ein Suppenteller.", ["table", "plate"]],
    ["Der Strohhut und der Nachbarhund waren am Gartenzaun.", ["dog", "strawHat", "fence"]],
    ["Der Nachtbus fuhr in den Bergsee.", ["bus", "lake"]],
  ])("are what their last words name: %s", (text, expected) => {
    expect(seen(text, "en-US")).toEqual(expect.arrayContaining(expected));
  });
  it.each([
    ["Der Schneesturm in meinem Freundeskreis war ein Traum.", "tower"],
    ["Die Instrumente und die Patienten waren da.", "duck"],
    ["Der Kasten war leer.", "branch"],
    ["Die Reise war weit.", "rice"],
    ["Der Schriftsteller las vor.", "plate"],
    ["Ich war im Urlaub.", "leaf"],
    ["Wir haben das besprochen, ich bin eingestiegen.", "stairs"],
    ["Wir wollten das besprechen und abbrechen.", "rake"],
  ])("are no other word: %s", (text, id) => {
    expect(seen(text, "en-US")).not.toContain(id);
  });
});

describe("plurals of German and Russian", () => {
  it.each([
    ["Lauter Fußbälle lagen da.", "ball"],
    ["Sie schälte Kartoffeln.", "potato"],
    ["Die Bäume brannten.", "tree"],
    ["Es waren überall Handys und ich war da.", "phone"],
    ["Коровы хлопали в ладоши.", "cow"],
    ["Она шла с фонарями.", "lantern"],
  ])("%s", (text, id) => {
    expect(thing(text, id)?.count).toBe(3);
  });
  it.each([
    ["Ich sah den Bären.", "bear"],
    ["Der Hund schlief.", "dog"],
    ["У коровы была корона.", "cow"],
    ["Ich hatte einen Kuchen.", "cake"],
  ])("%s is one", (text, id) => {
    expect(thing(text, id)?.count).toBeUndefined();
  });
});

describe("plurals of Arabic that have a form of their own", () => {
  it.each([
    ["رأيت السلاحف في الحوض.", "turtle"],
    ["كانت الفوانيس معلقة.", "lantern"],
    ["لقيت أكياس كثيرة.", "plasticBag"],
    ["كانت الدلافين تلعب.", "dolphin"],
    ["دخلت القطاوة الغرفة.", "cat"],
  ])("%s", (text, id) => {
    expect(thing(text, id, "ar")?.count).toBe(3);
  });
  it.each([
    ["جاء بخاتم صغير.", "ring"],
    ["رأيت الباب مفتوحا.", "door"],
    ["كان الجدار أبيض.", "wall"],
    ["ركبت حصاني.", "horse"],
    ["دفعت عربية المشتريات.", "cart"],
  ])("%s is one", (text, id) => {
    expect(thing(text, id, "ar")).toBeDefined();
    expect(thing(text, id, "ar")?.count).toBeUndefined();
  });
});

describe("false friends", () => {
  it.each<[string, Locale, string]>([
    ["je marche dans la rue", "fr", "market"],
    ["la taquilla del circo", "es", "locker"],
    ["ero su un'isola deserta", "it", "desert"],
    ["mi gata remaba en una sartén", "es", "car"],
    ["он пошёл в банк за деньгами", "en-US", "jar"],
    ["chu pris dans un banc de neige", "fr", "bench"],
    ["j'étais a cote de lui", "fr", "shore"],
    ["il fiume gelato era lungo", "it", "iceCream"],
    ["tira tira non finiva mai", "it", "truck"],
    ["tornavo al mio vecchio liceo", "it", "oldMan"],
    ["esto me cura", "es", "man"],
    ["lo miraba por el cristal", "es", "crystal"],
    ["morro de medo", "pt", "mountain"],
    ["eu pinto a parede", "pt", "chick"],
    ["tenho pena dele", "pt", "feather"],
    ["guri, sonhei que voava", "pt-BR", "child"],
    ["ich fliege über die Stadt", "en-US", "fly"],
    ["er schloss die Augen", "en-US", "castle"],
    ["es war um acht Uhr", "en-US", "clock"],
    ["ich ging nach Hause", "en-US", "house"],
    ["Frau Fuchs war da", "en-US", "fox"],
    ["die schmelzen langsam weg", "en-US", "road"],
    ["еду в лифте", "en-US", "plate"],
    ["у меня душа болит", "en-US", "shower"],
    ["не дом, а дерево", "en-US", "house"],
    ["صحيت وأنا تعبان", "ar", "snake"],
    ["بكرة رح نروح", "ar", "ball"],
    ["المكان خالي من الناس", "ar", "man"],
    ["طاردني أسد في سوق الذهب", "ar", "car"],
  ])("%s has no %s", (text, locale, id) => {
    expect(seen(text, locale)).not.toContain(id);
  });

  it.each<[string, Locale, string]>([
    ["en el velorio el cajón estaba lleno", "es", "coffin"],
    ["abrí el cajón de la cocina", "es", "drawer"],
    ["la taquilla del gimnasio", "es", "locker"],
    ["un aquarium rempli de café", "fr", "cup"],
    ["j'étais au café du village", "fr", "restaurant"],
    ["ero su un'isola deserta", "it", "island"],
    ["у дома было много собак", "en-US", "dog"],
    ["он боялся муравья и отца", "en-US", "ant"],
    ["رأيت الحمام يحمل بيتنا", "ar", "pigeon"],
    ["دخلت الحمام", "ar", "bathroom"],
    ["لقيت تعبان في التلاجة", "ar", "snake"],
    ["فيها حوت أحمر يعوم", "ar", "fish"],
    ["رأيت حوتا في البحر", "ar", "whale"],
    ["Eine Fliege saß auf dem Kuchen", "en-US", "fly"],
    ["Das Schloss war groß", "en-US", "castle"],
    ["замок на двери был закрыт", "en-US", "padlock"],
    ["на горе стоял замок", "en-US", "castle"],
    ["el cura bendijo", "es", "man"],
    ["mangiavo un gelato", "it", "iceCream"],
    ["apanhava caracóis no quintal", "pt", "snail"],
    ["ein riesen Hund und ein Riese", "en-US", "giant"],
    ["bu sefer kahvede oturuyoz", "tr", "restaurant"],
    ["كنا في القهوة نلعب", "ar", "restaurant"],
  ])("%s has a %s", (text, locale, id) => {
    expect(seen(text, locale)).toContain(id);
  });

  it.each<[string, Locale, string]>([
    ["चाबियां गिर रही थीं", "hi", "key"],
    ["आसमान पतंगों से भर गया", "hi", "kite"],
    ["चाबियाँ मेज़ पर थीं", "hi", "key"],
    ["le tazze cadevano", "it", "cup"],
    ["c'erano le arance e le foche", "it", "orange"],
    ["c'erano le arance e le foche", "it", "seal"],
  ])("%s: several of %s %s", (text, locale, id) => {
    expect(describeScene(text, locale).things.find(({ thing }) => thing === id)?.count).toBe(3);
  });

  it("one of a word that ends like several", () => {
    for (const { count } of describeScene("C'era un pesce con una torre e il pane.", "it").things)
      expect(count).toBeUndefined();
  });
});
