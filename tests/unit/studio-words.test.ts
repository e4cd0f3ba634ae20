import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { FOREIGN_LANGUAGES } from "#server/studio/reading/language.ts";
import {
  ACTIONS,
  COLOURS,
  ACTIVITIES,
  LIGHTS,
  PEOPLE,
  PLACES,
  STATES,
  THINGS,
  WEATHERS,
} from "#server/studio/reading/scene/catalogue.ts";
import { describeScene } from "#server/studio/reading/scene/describe.ts";
import { sceneFinderOf } from "#server/studio/reading/scene/vocabulary.ts";
import { LOCALE_CODES, type Locale } from "#shared/locales.ts";

function rowsOf(file: string): string[][] {
  return readFileSync(new URL(`../studio-fidelity/${file}`, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => line.split("\t"));
}

/** Dreams in a language that is none of the interface's are read by an English reader. */
const readerOf = (language: string): Locale => LOCALE_CODES.find((locale) => locale === language) ?? "en-US";

function namedIn(text: string, language: string): (string | null)[] {
  const {
    things,
    people,
    place,
    weather,
    light,
    action,
    outfit = null,
    cast = [],
  } = describeScene(text, readerOf(language));
  return [
    ...things.map(({ thing }) => thing),
    outfit,
    ...people,
    ...cast.flatMap(({ animal, outfit: worn, wears = [] }) => [animal ?? null, worn ?? null, ...wears]),
    place,
    weather,
    light,
    action && `does ${action}`,
  ];
}

describe("a word of the scene", () => {
  it.each(rowsOf("forms.tsv").map(([language, id, ...texts]) => [language!, id!, texts] as const))(
    "in %s is found in its forms: %s",
    (language, id, texts) => {
      for (const text of texts) expect.soft(namedIn(text, language), text).toContain(id);
    },
  );

  it.each(rowsOf("absent.tsv").map(([language, ...texts]) => [language!, texts] as const))(
    "in %s is not found where the dream says that it is not there",
    (language, texts) => {
      for (const text of texts) {
        const { things, people } = describeScene(text, readerOf(language));
        expect.soft([...things.map(({ thing }) => thing), ...people], text).toEqual([]);
      }
    },
  );

  it("is riding and a horse at once, and no action within another word", () => {
    const found = describeScene("Andavo a cavallo lungo il fiume.", "it");
    expect(found.action).toBe("riding");
    expect(found.things).toEqual([{ thing: "horse" }]);
    expect(describeScene("A flying saucer stood in the garden.", "en-US").action).toBeNull();
  });

  it("is not somebody who only owns what is seen", () => {
    const people = (text: string, locale: Locale) => describeScene(text, locale).people;
    expect(people("My sister's cat was in the garden.", "en-US")).toEqual([]);
    expect(people("The baby's eyes were open.", "en-US")).toEqual(["baby"]);
    expect(people("Le chat de ma sœur dormait.", "fr")).toEqual([]);
    expect(people("J'étais à côté de ma sœur.", "fr")).toEqual(["sister"]);
    expect(people("मेरी नानी के साथ बगीचे में था।", "hi")).toEqual(["grandmother"]);
  });
});

describe("the languages that no reading is written in", () => {
  const known = new Set([
    ...THINGS.map((id) => `things:${id}`),
    ...PEOPLE.map((id) => `people:${id}`),
    ...PLACES.map((id) => `places:${id}`),
    ...ACTIONS.map((id) => `actions:${id}`),
    ...ACTIVITIES.map((id) => `activities:${id}`),
    ...COLOURS.map((id) => `colours:${id}`),
    ...LIGHTS.map((id) => `light:${id}`),
    ...WEATHERS.map((id) => `weather:${id}`),
    ...STATES.map((id) => `states:${id}`),
  ]);

  it.each(FOREIGN_LANGUAGES)("have words for what is drawn in %s", (language) => {
    const words = JSON.parse(
      readFileSync(
        new URL(`../../server/studio/reading/scene/words/${language}.json`, import.meta.url),
        "utf8",
      ),
    ) as Record<string, Record<string, string[]>>;
    const own = Object.entries(words).flatMap(([kind, entries]) =>
      Object.keys(entries).map((id) => `${kind}:${id}`),
    );
    const drawn = own.filter((id) => !/^(?:sizes|counts|not):/u.test(id));
    expect(drawn.filter((id) => !known.has(id))).toEqual([]);
    expect(drawn.length).toBeGreaterThanOrEqual(400);
    expect(sceneFinderOf(language)("")).toEqual([]);
  });
});
