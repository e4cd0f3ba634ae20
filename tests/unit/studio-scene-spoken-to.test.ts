import { describe, expect, it } from "vitest";
import { describeScene } from "#server/studio/reading/scene/describe.ts";
import type { Locale } from "#shared/locales.ts";

const people = (text: string, locale: Locale) =>
  (describeScene(text, locale).cast ?? []).map(({ id, role }) => role ?? id);
const things = (text: string, locale: Locale) => describeScene(text, locale).things.map(({ thing }) => thing);

describe("who is only spoken to is not drawn", () => {
  it.each<[string, Locale]>([
    ["tía qué fuerte iba en el metro sin zapatos", "es"],
    ["tía no te lo pierdas, iba yo en el metro con una toalla", "es"],
    ["menina eu tava na casa e chovia", "pt-BR"],
    ["ragazzi stanotte volavo sopra il mare", "it"],
    ["Me miró y dice ya está señora.", "es"],
    ["mi dice buongiorno signora", "it"],
  ])("%s", (text, locale) => {
    expect(people(text, locale)).toEqual([]);
  });

  it.each<[string, Locale, string]>([
    ["Una señora me dijo que esperara.", "es", "woman"],
    ["La señora del pan me miraba.", "es", "woman"],
    ["uma menina de vermelho corria", "pt-BR", "child"],
  ])("%s has somebody", (text, locale, who) => {
    expect(people(text, locale)).toContain(who);
  });
});

describe("what is corrected at once is not drawn", () => {
  it.each<[string, Locale, string, string]>([
    ["tinha um gato kkk não pera um cachorro no sofá", "pt-BR", "cat", "dog"],
    ["there was a horse, no wait, a cow in the kitchen", "en-US", "horse", "cow"],
    ["c'era un gatto, no aspetta, un coniglio", "it", "cat", "rabbit"],
  ])("%s", (text, locale, wrong, right) => {
    expect(things(text, locale)).not.toContain(wrong);
    expect(things(text, locale)).toContain(right);
  });
});

describe("what is only said, shown or wanted is not drawn", () => {
  it.each<[string, Locale, string]>([
    ["annem içerden karpuz kesin diye bağırıyo", "tr", "watermelon"],
    ["bakkala gidiyorum ekmek alıcam", "tr", "bread"],
    ["la ragazza dice sono trenta euro", "it", "money"],
    ["he keeps asking did i bring the passports", "en-US", "passport"],
    ["unser hund sagt die milch ist alle", "en-US", "milk"],
    ["meine schwester wollte pommes holen und lachte", "en-US", "fries"],
    ["ils jetaient des boulettes de papier en classe", "fr", "meatballs"],
    ["noi impastavamo e la pasta saliva", "it", "spaghetti"],
    ["los niños eran de trapo y cantaban", "es", "dishcloth"],
    ["metroda vagonda inekler vardı", "tr", "train"],
    ["im in the cereal aisle with a cart", "en-US", "bowl"],
  ])("%s", (text, locale, thing) => {
    expect(things(text, locale)).not.toContain(thing);
  });

  it.each<[string, Locale, string[]]>([
    ["na tv passava meu casamento", "pt-BR", []],
    ["il demandait sa mère", "fr", []],
    ["the priest at my cousins baptism laughed", "en-US", ["priest"]],
    ["a choir of frogs came in through the vent", "en-US", []],
    ["tsa lady says congratulations", "en-US", ["police"]],
    ["chez mes beaux-parents, ma belle-mère chante", "fr", ["motherInLaw"]],
    ["самолёт сел на огород к бабушке", "en-US", []],
    ["o motorista minha ex professora ria", "pt-BR", ["teacher"]],
    ["gelinle damat oturuyordu", "tr", ["bride", "groom"]],
    ["Fui à casa da minha avó. O forno estava aceso. Ela tinha um gato.", "pt", ["grandmother"]],
  ])("%s", (text, locale, who) => {
    expect(people(text, locale)).toEqual(who);
  });

  it.each<[string, Locale, object]>([
    ["voy al cajero y me salen peces", "es", { things: [{ thing: "cashMachine" }, { thing: "fish" }] }],
    ["cercavamo i funghi con la torcia", "it", { things: [{ thing: "mushroom" }, { thing: "flashlight" }] }],
    ["je tondais la pelouse", "fr", { things: [{ thing: "lawnMower" }] }],
    ["we were up the fell in fog", "en-GB", { place: "mountain", action: null }],
    ["my uncle was teaching me to drive in fog", "en-US", { place: null }],
    ["за рулём мой муж, а кругом туман", "en-US", { cast: [{ role: "partner" }] }],
    ["im freibad war statt wasser honig", "en-US", { place: "pool", things: [{ thing: "honey" }] }],
  ])("%s", (text, locale, scene) => {
    expect(describeScene(text, locale)).toMatchObject(scene);
  });
});
