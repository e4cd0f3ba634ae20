import { describe, expect, it } from "vitest";
import { castOf } from "#server/studio/image/composed/everybody.ts";
import { describeScene } from "#server/studio/reading/scene/describe.ts";
import type { Locale } from "#shared/locales.ts";

const castIn = (text: string, locale: Locale) => describeScene(text, locale).cast ?? [];
const named = (text: string, locale: Locale) =>
  castIn(text, locale).map(({ id, role, self }) => `${role ?? id}${self ? " (dreamer)" : ""}`);

describe("the dreamer in a role", () => {
  it.each<[text: string, locale: Locale, role: string]>([
    ["I was a waiter on a ship and it rained.", "en-US", "waiter"],
    ["I was a child again and the sea was gone.", "en-GB", "child"],
    ["Yine askerdeyim, nöbette kar yağıyor.", "tr", "soldier"],
    ["Öğretmenim, yirmi yıldır aynı sınıf. Sıralarda güvercinler oturuyordu.", "tr", "teacher"],
    ["J'étais infirmière et l'hôpital flottait.", "fr", "nurse"],
    ["Yo era el camarero y llovía.", "es", "waiter"],
    ["Sou enfermeira e o hospital virou um mercado.", "pt-BR", "nurse"],
    ["Io, la maestra, contavo le finestre.", "it", "teacher"],
    ["Ich bin Feuerwehrmann, und im Traum brannte die Schule.", "en-US", "firefighter"],
    ["Я медсестра, и в больнице идёт снег.", "en-US", "nurse"],
    ["أنا صياد وطلعت الشبكة فارغة", "ar", "fisherman"],
    ["मैं बस कंडक्टर था और बस पहाड़ पर थी।", "hi", "inspector"],
    ["看護師になって病院の廊下を歩いていた。", "ja", "nurse"],
    ["다시 군인이 되어서 산에 있었다.", "ko", "soldier"],
    ["我是护士，医院里下雪了。", "en-US", "nurse"],
  ])("is one person in %j", (text, locale, role) => {
    expect(named(text, locale)).toEqual([`${role} (dreamer)`]);
    expect(castOf(describeScene(text, locale))).toEqual([]);
  });

  it.each<[text: string, locale: Locale]>([
    ["I saw a waiter on a ship.", "en-US"],
    ["Öğretmenim beni tahtaya kaldırdı.", "tr"],
    ["Der Feuerwehrmann war auf dem Dach.", "en-US"],
    ["أنا وأخوي في البحر", "ar"],
    ["上司が猿になってバナナを配ってた", "ja"],
    ["Era mi profesora de música.", "es"],
  ])("is another one in %j", (text, locale) => {
    expect(castIn(text, locale).filter(({ self }) => self)).toEqual([]);
  });

  it("does what is said of the role", () => {
    const { action, cast } = describeScene("Ich war Bademeister und schwamm im Meer.", "en-US");
    expect({ action, acts: cast?.map(({ does }) => does) }).toEqual({
      action: "swimming",
      acts: [undefined],
    });
  });
});

describe("whose wedding it is", () => {
  it.each<[text: string, locale: Locale, cast: readonly string[]]>([
    ["It was my wedding and it rained frogs.", "en-US", ["bride (dreamer)"]],
    ["Meu casamento era num trem.", "pt-BR", ["bride (dreamer)"]],
    ["Mi sposavo su una barca.", "it", ["bride (dreamer)"]],
    ["मेरी शादी थी और बारिश हो रही थी।", "hi", ["bride (dreamer)"]],
    ["Düğünümde kar yağıyordu.", "tr", ["bride (dreamer)"]],
    ["My daughter was getting married in a barn.", "en-US", ["bride"]],
    ["Au mariage de ma cousine il pleuvait.", "fr", ["bride"]],
    ["En la boda de mi prima llovía.", "es", ["bride"]],
    ["Ablamın düğününde kar yağıyordu.", "tr", ["bride"]],
    ["언니 결혼식에 비가 왔다.", "ko", ["bride"]],
    ["كان عرس بنت عمي في الصحراء", "ar", ["bride"]],
    ["妹の結婚式で雪が降った。", "ja", ["bride"]],
    ["Kardeşimin düğününde gelin ata bindi.", "tr", ["groom", "bride"]],
    ["There was a wedding in the garden.", "en-US", ["bride", "groom"]],
  ])("is known in %j", (text, locale, cast) => {
    expect(named(text, locale)).toEqual(cast);
  });
});

describe("one person under two names", () => {
  it.each<[text: string, locale: Locale, cast: readonly string[]]>([
    ["Der Schaffner war mein verstorbener Mann.", "en-US", ["man"]],
    ["المراقب كان خالي", "ar", ["examiner"]],
    ["Une petite fille cousait. C'était ma mère à six ans.", "fr", ["mother"]],
    ["헤어진 남자친구가 버스 기사였는데 나를 못 알아봤다.", "ko", ["partner"]],
    ["A professora era minha filha.", "pt", ["teacher"]],
  ])("is drawn once in %j", (text, locale, cast) => {
    expect(named(text, locale)).toEqual(cast);
  });

  it.each<[text: string, locale: Locale, people: readonly string[]]>([
    ["Un uomo mi inseguiva. Sul tetto c'era mia zia.", "it", ["man", "aunt"]],
    ["The doctor was with my mother.", "en-US", ["doctor", "mother"]],
  ])("is not joined with somebody else in %j", (text, locale, people) => {
    expect(named(text, locale)).toEqual(people);
  });
});
