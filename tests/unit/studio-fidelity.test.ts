import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { LOCALE_CODES, type Locale } from "#shared/locales.ts";
import { describeScene } from "#server/studio/reading/scene/describe.ts";
import * as catalogue from "#server/studio/reading/scene/catalogue.ts";
import { unknownWords } from "#server/studio/reading/scene/gaps.ts";
import { sceneWordsOf } from "#server/studio/reading/scene/vocabulary.ts";
import { FOREIGN_LANGUAGES, LEXICON_LANGUAGES } from "#server/studio/reading/language.ts";

/** Reached on these dreams; raise it with what is found, never lower it. */
const FLOOR = { recall: 0.98, precision: 0.98 };

/** Of dreams as people type them, most of them labelled before any of their words were added; see the document. */
const TYPED_FLOOR = { recall: 0.97, precision: 0.96 };

interface Labelled {
  text: string;
  labels: string[];
}

/** `text, things and people, place, action, light, weather`, with `-` for none. */
function dreamsOf(name: string): Labelled[] {
  const file = new URL(`../studio-fidelity/${name}.tsv`, import.meta.url);
  return readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .map((line) => {
      const [text, things, place, action, light, weather] = line.split("\t");
      const seen = (things === "-" ? [] : things!.split(" ")).flatMap((thing) => {
        const parts = thing.split(":");
        const name = parts.at(-1)!;
        return [name, ...parts.slice(0, -1).map((attribute) => `${attribute} ${name}`)];
      });
      const [where, placeState] = place!.split(":").toReversed();
      const rest = [where!, light!, weather!, ...(placeState ? [`${placeState} ${where}`] : [])].filter(
        (label) => label !== "-",
      );
      return { text: text!, labels: [...seen, ...rest, ...(action === "-" ? [] : [`does ${action}`])] };
    });
}

function foundIn(text: string, locale: Locale): string[] {
  const scene = describeScene(text, locale);
  const things = scene.things.flatMap(({ thing, colour, count, size, state }) => [
    thing,
    ...(state ? [`${state} ${thing}`] : []),
    ...(colour ? [`${colour} ${thing}`] : []),
    ...(size ? [`${size} ${thing}`] : []),
    ...(count ? [`${count} ${thing}`] : []),
  ]);
  const places = scene.place
    ? [scene.place, ...(scene.placeState ? [`${scene.placeState} ${scene.place}`] : [])]
    : [];
  const rest = [...places, scene.light, ...scene.sky, scene.weather].filter((one) => one !== null);
  // Of the dreamer, and of the people beside the dreamer.
  const acts = new Set([scene.action, ...(scene.cast ?? []).map(({ does }) => does)]);
  const done = catalogue.ACTIONS.filter((action) => acts.has(action)).map((action) => `does ${action}`);
  const outfit = [scene.outfit, ...(scene.cast ?? []).map((one) => one.outfit)].filter(
    (one) => one !== undefined,
  );
  // People with the head of an animal, and the dreamer as one.
  const animals = [scene, ...(scene.cast ?? [])].flatMap(({ animal, fur, ...one }) =>
    animal
      ? [
          animal,
          ...(fur ? [`${fur} ${animal}`] : []),
          ...("id" in one && one.count ? [`${one.count} ${animal}`] : []),
          ...("id" in one ? (one.wears ?? []) : []),
        ]
      : [],
  );
  return [...things, ...animals, ...outfit, ...scene.people, ...rest, ...done];
}

/** A number that the label leaves out ("keys") is no error. */
const isOptional = (found: string) => /^[23] /.test(found);

function compare(dreams: readonly (Labelled & { locale: Locale })[]) {
  let [right, labelled, claimed] = [0, 0, 0];
  const errors: string[] = [];
  for (const { text, labels, locale } of dreams) {
    const found = foundIn(text, locale);
    const wanted = new Set(labels);
    const missing = labels.filter((label) => !found.includes(label));
    const extra = found.filter((one) => !wanted.has(one) && !isOptional(one));
    right += labels.length - missing.length;
    labelled += labels.length;
    claimed += labels.length - missing.length + extra.length;
    if (missing.length + extra.length > 0)
      errors.push(`${locale}: ${text}\n    missing: ${missing.join(", ")}; extra: ${extra.join(", ")}`);
  }
  return { recall: right / labelled, precision: right / claimed, errors };
}

const ALL = LOCALE_CODES.flatMap((locale) => dreamsOf(locale).map((dream) => ({ ...dream, locale })));

describe("the words that the studio does not know", () => {
  it("are listed without those of the scene", () => {
    expect(unknownWords("I saw a periscope beside a white horse.", "en-US")).toContain("periscope");
    expect(unknownWords("I saw a periscope beside a white horse.", "en-US")).not.toContain("horse");
    expect(unknownWords("海の上に提灯鮟鱇がいた。馬もいた。", "ja")).not.toContain("馬");
  });
});

describe("the words of a scene", () => {
  it.each(LEXICON_LANGUAGES)("name everything in %s", (language) => {
    const words = sceneWordsOf(language);
    const { THINGS, PEOPLE, PLACES, ACTIONS, COLOURS, LIGHTS, WEATHERS, STATES } = catalogue;
    const kinds = { things: THINGS, people: PEOPLE, places: PLACES } as const;
    for (const [kind, ids] of Object.entries(kinds)) {
      const entries = words[kind as keyof typeof kinds] as Record<string, { name: string; words: string[] }>;
      expect(Object.keys(entries).toSorted()).toEqual([...ids].toSorted());
      for (const { name, words: search } of Object.values(entries)) {
        expect(name).not.toBe("");
        expect(search.length).toBeGreaterThan(0);
      }
    }
    const plain = {
      actions: ACTIONS,
      colours: COLOURS,
      light: LIGHTS,
      weather: WEATHERS,
      states: STATES,
    } as const;
    for (const [kind, ids] of Object.entries(plain))
      expect(Object.keys(words[kind as keyof typeof plain]).toSorted()).toEqual([...ids].toSorted());
  });
});

describe("the description of a scene", () => {
  it(`finds what ${ALL.length} labelled dreams name, and nothing else`, () => {
    const { recall, precision, errors } = compare(ALL);
    process.stdout.write(
      `recall ${recall.toFixed(3)}, precision ${precision.toFixed(3)} on ${ALL.length} dreams\n${errors.join("\n")}\n`,
    );
    expect(recall).toBeGreaterThanOrEqual(FLOOR.recall);
    expect(precision).toBeGreaterThanOrEqual(FLOOR.precision);
  });

  it.each(LOCALE_CODES)("is right for most of what is named in %s", (locale) => {
    const { recall, precision } = compare(ALL.filter((dream) => dream.locale === locale));
    expect(Math.min(recall, precision)).toBeGreaterThan(0.8);
  });

  const typed = [...LOCALE_CODES, ...FOREIGN_LANGUAGES].flatMap((name) => {
    const locale = LOCALE_CODES.find((code) => code === name) ?? "en-US";
    return dreamsOf(`typed/${name}`).map((dream) => ({ ...dream, locale }));
  });

  it(`finds what ${typed.length} dreams name that were typed by somebody tired`, () => {
    const { recall, precision, errors } = compare(typed);
    process.stdout.write(
      `recall ${recall.toFixed(3)}, precision ${precision.toFixed(3)} on ${typed.length} typed dreams\n${errors.join("\n")}\n`,
    );
    expect(recall).toBeGreaterThanOrEqual(TYPED_FLOOR.recall);
    expect(precision).toBeGreaterThanOrEqual(TYPED_FLOOR.precision);
    // Ten seconds where nothing else runs.
  }, 180_000);

  it("leaves out what is absent, wished for or a comparison", () => {
    const things = (text: string, locale: Locale) =>
      describeScene(text, locale).things.map(({ thing }) => thing);
    expect(things("There was no train, and I had no umbrella.", "en-US")).toEqual([]);
    expect(things("It was as big as a house.", "en-US")).toEqual([]);
    expect(things("Tren yoktu, kapı da yoktu.", "tr")).toEqual([]);
    expect(things("O da balina gibi büyüktü.", "tr")).toEqual([]);
    expect(things("Il n'y avait pas de voiture.", "fr")).toEqual([]);
    expect(things("電車はなかった。", "ja")).toEqual([]);
    expect(things("기차가 없었다.", "ko")).toEqual([]);
  });

  it("is empty for a text without words of a scene", () => {
    for (const locale of LOCALE_CODES) {
      const scene = describeScene("xyz xyz", locale);
      expect(scene.things).toEqual([]);
      expect(scene.place).toBeNull();
      expect(scene.people).toEqual([]);
    }
  });
});
