import type { Locale } from "#shared/locales.ts";
import type { LexiconLanguage } from "../language.ts";
import { lexiconLanguage } from "../language.ts";
import { once, readJson } from "../lexicon.ts";
import type { CastMember } from "./cast.ts";
import type { Crop, Thing } from "./catalogue.ts";
import type { SceneDescription } from "./describe.ts";
import { form, type SceneThing, thingName, thingPhrase, unmarked, withState } from "./noun-phrase.ts";
import { withPersonState, withPose } from "./state-names.ts";
import { sceneWordsOf } from "./vocabulary.ts";

function counted(thing: SceneThing, locale: Locale): string {
  const phrase = thingPhrase(thing, thingName(thing.thing, locale), locale, thing.state);
  const name = withPose(phrase, thing.pose, lexiconLanguage(locale));
  return thing.count ? `${name} × ${thing.count}` : name;
}

/** Names of roles by language: "masculine/feminine", or one form for both. */
const roleNames = once((language: LexiconLanguage): Partial<Record<string, string>> => {
  const all = readJson<Partial<Record<LexiconLanguage, Record<string, string>>>>("../scene/role-names.json");
  return all[language] ?? {};
});

/** Words of those languages that have none for brothers and sisters of every age. */
const YOUNGER: Partial<Record<LexiconLanguage, Partial<Record<string, string>>>> = {
  ja: { brother: "弟", sister: "妹" },
  ko: { brother: "남동생", sister: "여동생" },
};

/** "A firefighter" where the role is drawn, else "a man". */
function roleName({ id, role, woman, young, queue, family }: CastMember, language: LexiconLanguage): string {
  const younger = young && YOUNGER[language]?.[id];
  if (younger) return younger;
  const shown = queue ? "queue" : family ? "family" : id === "child" ? (woman ? "girl" : undefined) : role;
  const name = shown && roleNames(language)[shown];
  return name ? form(name, woman === true) : unmarked(sceneWordsOf(language).people[id].name);
}

/** How people are named that have the head of an animal. */
const WITH_BODY: Record<LexiconLanguage, string> = {
  tr: "{animal} (insan bedenli)",
  en: "{animal} with a human body",
  es: "{animal} con cuerpo humano",
  fr: "{animal} au corps humain",
  it: "{animal} dal corpo umano",
  pt: "{animal} com corpo humano",
  ar: "{animal} بجسد إنسان",
  hi: "{animal} इंसानी शरीर में",
  ja: "人の体をした{animal}",
  ko: "사람 몸을 한 {animal}",
};

function memberName(member: CastMember, language: LexiconLanguage, locale: Locale): string {
  if (!member.animal) return withPersonState(roleName(member, language), member, language);
  const { animal, fur, id, role } = member;
  const thing: SceneThing = { thing: animal, ...(fur && { colour: fur }) };
  const name = thingPhrase(thing, thingName(animal, locale), locale);
  const body = WITH_BODY[language].replace("{animal}", name);
  return id === "man" && !role ? body : `${body} (${roleName(member, language)})`;
}

/** Everybody who is drawn; descriptions from before casts name people only. */
function peopleOf(
  { people, cast, animal }: Pick<SceneDescription, "people" | "cast" | "animal">,
  language: LexiconLanguage,
  locale: Locale,
) {
  const named = cast ?? people.map((id): CastMember => ({ id }));
  const members = animal ? [{ id: "man", animal } as const, ...named] : named;
  const names = members.map((one: CastMember) => ({
    name: memberName(one, language, locale),
    count: one.count,
  }));
  return names
    .filter(({ name }, i) => names.findIndex((one) => one.name === name) === i)
    .map(({ name, count }) => (count ? `${name} × ${count}` : name));
}

/** Crops that are no things of the scene. */
const CROP_NAMES: Record<LexiconLanguage, Record<Exclude<Crop, Thing>, string>> = {
  tr: { coffee: "kahve", tea: "çay", cotton: "pamuk", tobacco: "tütün", mustard: "hardal" },
  en: {
    coffee: "coffee plants",
    tea: "tea plants",
    cotton: "cotton plants",
    tobacco: "tobacco plants",
    mustard: "mustard flowers",
  },
  es: {
    coffee: "cafetos",
    tea: "plantas de té",
    cotton: "algodón",
    tobacco: "plantas de tabaco",
    mustard: "flores de mostaza",
  },
  fr: {
    coffee: "caféiers",
    tea: "théiers",
    cotton: "coton",
    tobacco: "plants de tabac",
    mustard: "fleurs de moutarde",
  },
  it: {
    coffee: "piante di caffè",
    tea: "piante di tè",
    cotton: "cotone",
    tobacco: "piante di tabacco",
    mustard: "fiori di senape",
  },
  pt: {
    coffee: "cafeeiros",
    tea: "plantas de chá",
    cotton: "algodão",
    tobacco: "plantas de tabaco",
    mustard: "flores de mostarda",
  },
  ar: { coffee: "نباتات البن", tea: "نباتات الشاي", cotton: "قطن", tobacco: "تبغ", mustard: "خردل" },
  hi: { coffee: "कॉफ़ी के पौधे", tea: "चाय के पौधे", cotton: "कपास", tobacco: "तंबाकू", mustard: "सरसों" },
  ja: { coffee: "コーヒーの木", tea: "茶の木", cotton: "綿", tobacco: "タバコ", mustard: "菜の花" },
  ko: { coffee: "커피나무", tea: "차나무", cotton: "목화", tobacco: "담배", mustard: "유채꽃" },
};

const cropName = (crop: Crop, language: LexiconLanguage, locale: Locale): string => {
  const names: Partial<Record<Crop, string>> = CROP_NAMES[language];
  return names[crop] ?? counted({ thing: crop as Thing, count: 3 }, locale);
};

const JOINS: Partial<Record<LexiconLanguage, string>> = { ja: "、", ar: "، " };

/**
 * What is drawn of a scene, as a list in the locale's language: "a white horse, a rock, a sea"; null for an empty one.
 */
export function captionOf(
  { things, people, cast, place, placeState, outfit, second, animal, crop, goods }: SceneDescription,
  locale: Locale,
): string | null {
  const language = lexiconLanguage(locale);
  const words = sceneWordsOf(language);
  const parts = [
    ...things.map((thing) => counted(thing, locale)),
    ...(crop ? [cropName(crop, language, locale)] : []),
    ...(goods ?? []).slice(0, 3).map((thing) => counted({ thing, count: 3 }, locale)),
    ...(outfit ? [counted({ thing: outfit }, locale)] : []),
    ...(cast ?? []).flatMap((one) => (one.outfit ? [counted({ thing: one.outfit }, locale)] : [])),
    ...peopleOf({ people, cast, ...(animal && { animal }) }, language, locale),
    ...(second ? [words.places[second.place].name] : []),
    ...(place ? [withState(words.places[place].name, placeState, locale)] : []),
  ];
  return parts.length > 0 ? parts.join(JOINS[language] ?? ", ") : null;
}
