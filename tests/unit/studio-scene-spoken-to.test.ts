import { describe, expect, it } from "vitest";
import { describeScene } from "#server/studio/reading/scene/describe.ts";
import type { Locale } from "#shared/locales.ts";

const people = (text: string, locale: Locale) =>
  (describeScene(text, locale).cast ?? []).map(({ id, role }) => role ?? id);
const things = (text: string, locale: Locale) => describeScene(text, locale).things.map(({ thing }) => thing);

describe("who is only spoken to is not drawn", () => {
  it.each<[string, Locale]>([
    ["tía qué fuerte iba en el metro sin zapatos", "es"],
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
