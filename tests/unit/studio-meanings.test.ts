import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { describeScene } from "#server/studio/reading/scene/describe.ts";
import type { Locale } from "#shared/locales.ts";

/** Lines `locale<tab>-id<tab>sentence`, or `+id` where the word means what it names. */
const FOLDER = new URL("../studio-fidelity/meanings/", import.meta.url);
const rowsOf = (file: string) =>
  readFileSync(new URL(file, FOLDER), "utf8")
    .trim()
    .split("\n")
    .map((line) => line.split("\t") as [locale: Locale, id: string, text: string]);

/** What is drawn of a sentence: things, `@person`, `PLACE place`, `WEATHER weather`, `LIGHT light`, `DOES act`, `WORN outfit`. */
function drawn(text: string, locale: Locale): string[] {
  const scene = describeScene(text, locale);
  const cast = scene.cast ?? [];
  return [
    ...scene.things.map(({ thing }) => thing),
    ...scene.people.map((id) => `@${id}`),
    `PLACE ${scene.place}`,
    `WEATHER ${scene.weather}`,
    `LIGHT ${scene.light}`,
    `DOES ${scene.action}`,
    `DOES ${scene.activity}`,
    `WORN ${scene.outfit}`,
    ...cast.flatMap(({ id, role, animal }) => [`@${id}`, `@${role}`, `@${animal}`]),
  ];
}

describe("a word of several meanings", () => {
  it.each(readdirSync(FOLDER))("is drawn as what it means (%s)", (file) => {
    for (const [locale, id, text] of rowsOf(file)) {
      const isMeant = id.startsWith("+");
      expect.soft(drawn(text, locale).includes(id.slice(1)), `${id} ${text}`).toBe(isMeant);
    }
  });
});
