import { describe, expect, it } from "vitest";
import type { Locale } from "#shared/locales.ts";
import { describeScene } from "#server/studio/reading/scene/describe.ts";

const things = (text: string, locale: Locale) =>
  describeScene(text, locale).things.map(({ thing }) => thing as string);

describe("words that only tell of which kind a thing is", () => {
  it.each<[Locale, string, string]>([
    ["fr", "Ma tante mangeait avec une cuillère à soupe dans le jardin.", "soup"],
    ["it", "Sul tavolo c'erano forchette da pizza e un libro.", "pizza"],
    ["en-US", "He cleaned the yard with a leaf blower and a rake.", "leaf"],
    ["en-GB", "There was a dog bowl on the piano.", "dog"],
    ["tr", "Bebeği yün battaniyeye sardım.", "yarn"],
    ["ko", "할아버지가 나무 의자에 앉아 있었다.", "tree"],
    ["ja", "庭に木の椅子があった。", "tree"],
  ])("%s: %s shows no %s", (locale, text, thing) => {
    expect(things(text, locale)).not.toContain(thing);
  });

  it.each<[Locale, string, string]>([
    ["fr", "Un bol de soupe était posé sur le lit.", "soup"],
    ["en-US", "A dog ate from a bowl on the piano.", "dog"],
    ["en-US", "I was looking at a tree and a chair.", "tree"],
    ["ko", "나무 밑에 의자가 있었다.", "tree"],
    ["fr", "Une violette poussait dans la tasse.", "violet"],
  ])("%s: %s shows %s", (locale, text, thing) => {
    expect(things(text, locale)).toContain(thing);
  });

  it("makes a flower's name behind a noun its colour", () => {
    const [lamp] = describeScene("On coupait des lampes violettes dans la vigne.", "fr").things;
    expect(lamp).toMatchObject({ thing: "lamp", colour: "purple" });
  });

  it.each<[Locale, string]>([
    ["es", "Llevaba botas de lluvia en la cocina y un sombrero."],
    ["pt", "O rapaz usava um chapéu de chuva na sala."],
  ])("%s: no rain falls: %s", (locale, text) => {
    expect(describeScene(text, locale).weather).toBeNull();
  });
});

describe("acts of what no word of the scene names", () => {
  it.each<[Locale, string]>([
    ["es", "Estaba en la oficina y por el suelo subía despacio el agua del mar."],
    ["de" as Locale, "Im Supermarkt an der Kasse saß ein Dachs."],
    ["fr", "Un minibus passe avec l'apprenti accroché à la porte."],
    ["en-US", "The blorgs swam around the kitchen table."],
  ])("%s: %s is not the dreamer's", (locale, text) => {
    const { action, activity } = describeScene(text, locale === ("de" as Locale) ? "en-US" : locale);
    expect([action, activity ?? null]).toEqual([null, null]);
  });

  it.each<[Locale, string, string]>([
    ["es", "Yo subía la escalera con mi perro.", "climbing"],
    ["en-US", "The kitchen was full of water and I swam to the table.", "swimming"],
    ["fr", "Je nageais dans la cuisine.", "swimming"],
  ])("%s: %s is", (locale, text, act) => {
    expect(describeScene(text, locale).action).toBe(act);
  });
});

describe("who stands behind a verb", () => {
  it.each<[Locale, string]>([
    ["es", "En el tinaco nadaba un tiburón."],
    ["en-US", "Mama und Papa lachten. Im Keller schwamm ein Wal."],
    ["en-US", "В самолёте рядом сидел космонавт и вязал носки."],
    ["en-US", "同桌的书包里爬出一只乌龟。"],
    ["es", "En la mesa había una cabeza de jabalí con gafas."],
  ])("%s: %s is not the dreamer", (locale, text) => {
    const { action, activity, animal } = describeScene(text, locale);
    expect([action, activity ?? null, animal ?? null]).toEqual([null, null, null]);
  });

  it.each<[Locale, string, string]>([
    ["es", "El muerto tocaba la guitarra en la cocina.", "guitar"],
    ["en-US", "Auf dem Markt verkaufte ein Kamel Kerzen.", "camel"],
  ])("%s: %s has no dreamer with a %s", (locale, text, thing) => {
    expect(describeScene(text, locale).handles?.thing).not.toBe(thing);
  });
});

describe("words of a place", () => {
  it.each<[Locale, string, string]>([
    ["tr", "Maçta kale bir akvaryumdu.", "goal"],
    ["fr", "À l'école, le tableau parlait.", "blackboard"],
    ["it", "Allo stadio in porta c'era un cane.", "goal"],
  ])("%s: %s has a %s", (locale, text, thing) => {
    expect(things(text, locale)).toContain(thing);
  });
});

describe("men by their article", () => {
  it.each<[Locale, string]>([
    ["es", "Un policía comía un globo en el metro."],
    ["pt", "O polícia comia uma laranja na rua."],
    ["ar", "أمين شرطة طلب مني طبق كشري"],
  ])("%s: %s", (locale, text) => {
    expect(describeScene(text, locale).cast?.find(({ id }) => id === "police")?.woman).toBeUndefined();
  });
});
