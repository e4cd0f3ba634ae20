import type { Locale } from "#shared/locales.ts";
import type { LexiconLanguage } from "../language.ts";
import { lexiconLanguage } from "../language.ts";
import type { Colour } from "./catalogue.ts";
import type { SceneDescription } from "./describe.ts";
import { sceneWordsOf } from "./vocabulary.ts";
import { ADJECTIVES, BRAZILIAN_NAMES, type Forms } from "./adjectives.ts";

type SceneThing = SceneDescription["things"][number];

const ARTICLE: Partial<Record<LexiconLanguage, RegExp>> = {
  en: /^an? /,
  fr: /^une? /,
  it: /^(?:un'|un[oa]? )/,
  es: /^un[oa]?s? /,
  pt: /^(?:uma?s?|uns) /,
};
const AFTER_NOUN = new Set<LexiconLanguage>(["fr", "it", "es", "pt", "ar"]);
/** Plural names, whose adjectives have no singular to use. */
const FEMININE_ARTICLE = /^(?:une|una|un'|uma|umas|unas) ?/;

function isFeminine(name: string, language: LexiconLanguage): boolean {
  if (language === "ar") return /[ةى]$/.test(name.split(" ")[0]!);
  if (language === "hi") return name.endsWith("♀");
  return FEMININE_ARTICLE.test(name);
}

function form(forms: Forms, feminine: boolean): string {
  const [masculine, other = masculine] = forms.split("/") as [string, string?];
  return feminine ? other : masculine;
}

/** "A" or "an" before the next word. */
const english = (phrase: string) => `${/^[aeiou]/i.test(phrase) ? "an" : "a"} ${phrase}`;

function withAdjectives(name: string, adjectives: readonly string[], language: LexiconLanguage): string {
  if (adjectives.length === 0) return name;
  if (language === "en") {
    const article = ARTICLE.en!.exec(name);
    const words = [...adjectives, name.replace(ARTICLE.en!, "")].join(" ");
    return article ? english(words) : words;
  }
  if (language === "ja") return [...adjectives, name].join("");
  if (AFTER_NOUN.has(language)) return [name, ...adjectives].join(" ");
  if (language === "tr") return `${adjectives.join(" ")} bir ${name}`;
  return [...adjectives, name].join(" ");
}

function thingPhrase({ thing, colour, count, size }: SceneThing, locale: Locale): string {
  const language = lexiconLanguage(locale);
  const own =
    (locale === "pt-BR" ? BRAZILIAN_NAMES[thing] : undefined) ?? sceneWordsOf(language).things[thing].name;
  const feminine = isFeminine(own, language);
  const name = own.replace(/ ♀$/, "");
  const { colours, sizes } = ADJECTIVES[language];
  const adjectives = [
    ...(size ? [form(sizes[size], feminine)] : []),
    ...(colour ? [form(colours[colour as Colour], feminine)] : []),
  ];
  const phrase = withAdjectives(name, adjectives, language);
  return count ? `${phrase} × ${count}` : phrase;
}

const JOINS: Partial<Record<LexiconLanguage, string>> = { ja: "、", ar: "، " };

/**
 * What is drawn of a scene, as a list in the locale's language: "a white horse, a rock, a sea"; null for an empty one.
 */
export function captionOf({ things, people, place }: SceneDescription, locale: Locale): string | null {
  const language = lexiconLanguage(locale);
  const words = sceneWordsOf(language);
  const bare = (name: string) => name.replace(/ ♀$/, "");
  const parts = [
    ...things.map((thing) => thingPhrase(thing, locale)),
    ...people.map((id) => bare(words.people[id].name)),
    ...(place ? [bare(words.places[place].name)] : []),
  ];
  return parts.length > 0 ? parts.join(JOINS[language] ?? ", ") : null;
}
