import type { Locale } from "#shared/locales.ts";
import { describeScene, type SceneDescription } from "./scene/describe.ts";
import { readMood, type Mood } from "./mood.ts";
import { findSymbols } from "./symbols.ts";

/** What the lexicon finds in a dream, as input of its image and video. Stored with the reading as JSON. */
export interface Imagery {
  /** English ids in order of appearance. */
  symbols: readonly string[];
  mood: Mood;
  /** Absent in readings from before descriptions. */
  scene?: SceneDescription;
}

/** `scene` is the description of the same text, where it is known already. */
export function imageryOf(dreamText: string, language: Locale, scene?: SceneDescription): Imagery {
  const text = dreamText.normalize("NFC");
  return {
    symbols: findSymbols(text, language).map(({ id }) => id),
    mood: readMood(text, language),
    scene: scene ?? describeScene(text, language),
  };
}

/** Symbols with a scene of their own, which shows them better than any place. */
const OWN_SCENES: ReadonlySet<string> = new Set(["labyrinth", "wave"]);

/** The description that the studio draws; undefined where it draws a scene of the symbols, or an older reading. */
export function drawnScene({ scene, symbols }: Imagery): SceneDescription | undefined {
  // A wave or a maze with anything else is drawn with all that the description names; what only flutters is no wave.
  const isPlace = scene?.place && scene.place !== "ocean" && scene.place !== "shore";
  const named = scene ? scene.things.length + scene.people.length : 0;
  const isWave = scene?.things.some(({ thing }) => thing === "wave") === true;
  const has = (symbol: string) =>
    symbol === "wave" && isWave ? named > 1 || isPlace : named > 0 || (symbol === "wave" && isPlace);
  return symbols.some((symbol) => OWN_SCENES.has(symbol) && !has(symbol)) ? undefined : scene;
}
