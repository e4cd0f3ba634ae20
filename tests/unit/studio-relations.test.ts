import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { describeScene, type SceneDescription } from "#server/studio/reading/scene/describe.ts";
import type { Locale } from "#shared/locales.ts";

/** Of the relations that are named, how many are read in each language. Raise it with what is found, never lower it. */
const FLOOR = 0.9;

/** German, Russian and Chinese are read by their script and words, whatever the locale. */
const LOCALES: Partial<Record<string, Locale>> = { en: "en-US", de: "en-US", ru: "en-US", zh: "en-US" };

interface Labelled {
  language: string;
  text: string;
  /** Ways to say the one relation; none where things are only named near each other. */
  expected: readonly string[];
  /** Others that the sentence names too. */
  also: readonly string[];
}

const file = new URL("../studio-fidelity/relations.tsv", import.meta.url);
const SENTENCES: readonly Labelled[] = readFileSync(file, "utf8")
  .split("\n")
  .filter((line) => line.trim() && !line.startsWith("#"))
  .map((line) => {
    const [language, text, relations] = line.split("\t");
    const [expected, also] = relations!.split("; ");
    return {
      language: language!,
      text: text!,
      expected: expected === "none" ? [] : expected!.split("|").flatMap(eitherWay),
      also: also ? also.split("|") : [],
    };
  });

/** "On/in". */
function eitherWay(relation: string): string[] {
  const [who, how, what] = relation.split(" ");
  return how!.split("/").map((one) => [who, one, what].filter(Boolean).join(" "));
}

/** The same person by another name: what counts here is the relation. */
// prettier-ignore
const SAME: Partial<Record<string, string>> = {
  girl: "child", boy: "child", house: "roof", building: "roof", parrot: "cagedBird", canary: "cagedBird",
};
const plain = (name: string) => SAME[name] ?? name;

/** The relations of a scene; an animal with the body of a person is on what it rides. */
function relationsOf(scene: SceneDescription): { claimed: string[]; implied: string[] } {
  const claimed: string[] = [];
  const implied: string[] = [];
  for (const { thing, bond, outside } of scene.things) {
    if (bond) claimed.push(`${thing} ${bond.how === "from" ? "out" : bond.how} ${plain(bond.to)}`);
    if (outside) claimed.push(`${thing} outside`);
    if (thing === "cagedBird") claimed.push("cagedBird in birdCage");
    // What stands on the place itself.
    if (scene.place === "rooftop") implied.push(`${thing} on roof`);
  }
  const carried = (handles: { way: string; thing?: string } | undefined) =>
    handles?.thing && ["ride", "drive", "row"].includes(handles.way) ? plain(handles.thing) : undefined;
  for (const { id, role, animal, handles, does } of scene.cast ?? []) {
    const name = plain(role ?? id);
    const thing = carried(handles);
    if (thing) claimed.push(animal ? `${animal} on ${thing}` : `${name} ride ${thing}`);
    // Sleepers are drawn in the bed of the scene, and who climbs a tree is in it.
    if (does === "sleeping" || does === "inBed") implied.push(`${name} ride bed`);
    if (handles?.on) claimed.push(`${name} ride ${plain(handles.on)}`);
    if (handles?.way === "climb") implied.push(`${name} ride ${handles.thing}`);
    if (scene.place === "rooftop") implied.push(animal ? `${animal} on roof` : `${name} ride roof`);
  }
  if (scene.aboard) claimed.push(`dreamer aboard ${plain(scene.aboard.thing)}`);
  const own = carried(scene.handles);
  if (own) claimed.push(`dreamer aboard ${own}`);
  return { claimed: [...new Set(claimed)], implied };
}

describe("the relations that a dream names", () => {
  const languages = [...new Set(SENTENCES.map(({ language }) => language))];
  it.each(languages)("are read in %s, and no others", (language) => {
    let [right, named] = [0, 0];
    const missing: string[] = [];
    const wrong: string[] = [];
    for (const { text, expected, also } of SENTENCES.filter((one) => one.language === language)) {
      const { claimed, implied } = relationsOf(
        describeScene(text, LOCALES[language] ?? (language as Locale)),
      );
      const known = new Set(expected.map((one) => one.replace(/\S+$/u, plain).replace(/^\S+/u, plain)));
      const isRead = [...claimed, ...implied].some((one) => known.has(one));
      if (known.size > 0) named += 1;
      if (known.size > 0 && isRead) right += 1;
      if (known.size > 0 && !isRead) missing.push(`${text} (${expected.join(", ")})`);
      wrong.push(
        ...claimed.filter((one) => !known.has(one) && !also.includes(one)).map((one) => `${text} (${one})`),
      );
    }
    const notes = [
      `${language}: recall ${(right / named).toFixed(3)} of ${named}, ${wrong.length} wrong`,
      ...missing.map((one) => `  missing: ${one}`),
      ...wrong.map((one) => `  wrong: ${one}`),
    ];
    process.stdout.write(`${notes.join("\n")}\n`);
    expect(wrong).toEqual([]);
    expect(right / named).toBeGreaterThanOrEqual(FLOOR);
  });
});
