import type { Locale } from "#shared/locales.ts";
import type { LexiconLanguage } from "../language.ts";
import { lexiconLanguage } from "../language.ts";
import type { SceneDescription } from "./describe.ts";
import { type SceneThing, thingName, thingPhrase, unmarked, withState } from "./noun-phrase.ts";
import { sceneWordsOf } from "./vocabulary.ts";

function counted(thing: SceneThing, locale: Locale): string {
  const phrase = thingPhrase(thing, thingName(thing.thing, locale), locale, thing.state);
  return thing.count ? `${phrase} × ${thing.count}` : phrase;
}

const JOINS: Partial<Record<LexiconLanguage, string>> = { ja: "、", ar: "، " };

/**
 * What is drawn of a scene, as a list in the locale's language: "a white horse, a rock, a sea"; null for an empty one.
 */
export function captionOf(
  { things, people, place, placeState }: SceneDescription,
  locale: Locale,
): string | null {
  const language = lexiconLanguage(locale);
  const words = sceneWordsOf(language);
  const parts = [
    ...things.map((thing) => counted(thing, locale)),
    ...people.map((id) => unmarked(words.people[id].name)),
    ...(place ? [withState(words.places[place].name, placeState, locale)] : []),
  ];
  return parts.length > 0 ? parts.join(JOINS[language] ?? ", ") : null;
}
