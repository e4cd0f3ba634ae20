import type { Locale } from "#shared/locales.ts";
import { writingFolder } from "./language.ts";
import { once, readJson } from "./lexicon.ts";
import type { Action, PersonId, Place, SceneWeather, Thing } from "./scene/catalogue.ts";
import type { SceneDescription } from "./scene/describe.ts";

type Sky = Exclude<SceneDescription["light"], "day" | null> | SceneDescription["sky"][number] | SceneWeather;

/** Words of one language for the moment that a title names. */
interface MomentWords {
  /** Placeholders: `{what}`, `{who}`, `{do}`, `{where}` before or after a noun, `{by}` beside a verb. */
  patterns: Record<"at" | "both" | "with" | "does" | "rides", string>;
  /** Masculine and feminine, where they differ. */
  moves: Record<"flying" | "falling", string>;
  /** "in the desert"; in Japanese and Korean beside a noun and beside a verb: "砂漠の|砂漠で". */
  places: Record<Place, string>;
  skies: Record<Sky, string>;
  /** What flying over a place is called. */
  over: Partial<Record<Place, string>>;
  /** In Turkish also with "my": "dede|dedem". */
  people: Record<PersonId, string>;
  actions: Record<Exclude<Action, "riding" | "holding">, string>;
  /** Names that differ from those in the list of what was drawn. */
  things: Partial<Record<Thing, string>>;
  /** Without adjectives, of things that dreams often have several of. */
  plurals: Partial<Record<Thing, string>>;
}

const read = once((folder: string) => readJson<MomentWords>(`${folder}/moments.json`));

export function momentWordsOf(locale: Locale): MomentWords {
  return read(writingFolder(locale));
}

/** A place, time or weather of the scene: its id as in `THING_OF_SYMBOL`, beside a noun and beside a verb. */
export interface Setting {
  id: string;
  noun: string;
  verb: string;
}

function setting(id: string, words: string): Setting {
  const [noun = "", verb = noun] = words.split("|");
  return { id, noun, verb };
}

/** The scene's place, and when or under what sky it is seen. */
/** The place that a title names: the stranger of two. */
export const titlePlace = ({ place, second }: SceneDescription) =>
  second && second.how !== "grows" ? second.place : place;

export function settingsOf(scene: SceneDescription, locale: Locale): { place?: Setting; skies: Setting[] } {
  const { places, skies } = momentWordsOf(locale);
  const place = titlePlace(scene);
  const light = scene.light && scene.light !== "day" ? [scene.light] : [];
  return {
    ...(place && { place: setting(`places:${place}`, places[place]) }),
    skies: [
      ...(scene.weather ? [setting(`weather:${scene.weather}`, skies[scene.weather])] : []),
      ...[...scene.sky, ...light].map((one) => setting(`light:${one}`, skies[one])),
    ],
  };
}
