import type { Locale } from "#shared/locales.ts";
import type { LexiconLanguage } from "../language.ts";
import { lexiconLanguage } from "../language.ts";
import { ADJECTIVES, BRAZILIAN_NAMES, type Forms } from "./adjectives.ts";
import type { State, Thing } from "./catalogue.ts";
import type { SceneDescription } from "./describe.ts";
import { sceneWordsOf } from "./vocabulary.ts";

export type SceneThing = SceneDescription["things"][number];

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

export function isFeminine(name: string, language: LexiconLanguage): boolean {
  if (language === "ar") return /^(?:نار|بئر|سن)$|[ةى]$/.test(name.split(" ")[0]!);
  if (language === "hi") return name.endsWith("♀");
  return FEMININE_ARTICLE.test(name);
}

export function form(forms: Forms, feminine: boolean): string {
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

/** A thing's name in the locale: indefinite, with its article where the language has one. */
export function thingName(thing: Thing, locale: Locale): string {
  return (
    (locale === "pt-BR" ? BRAZILIAN_NAMES[thing] : undefined) ??
    sceneWordsOf(lexiconLanguage(locale)).things[thing].name
  );
}

/** A name without the mark of feminine nouns. */
export const unmarked = (name: string): string => name.replace(/ ♀$/, "");

export function withoutIndefinite(name: string, locale: Locale): string {
  return unmarked(name).replace(ARTICLE[lexiconLanguage(locale)] ?? "", "");
}

/** A thing with its size and colour, and its state where that is given, in the gender of its name. */
export function thingPhrase(
  { colour, size }: SceneThing,
  own: string,
  locale: Locale,
  state?: State,
): string {
  const language = lexiconLanguage(locale);
  const feminine = isFeminine(own, language);
  const { colours, sizes, states } = ADJECTIVES[language];
  const adjectives = [
    ...(state ? [form(states[state], feminine)] : []),
    ...(size ? [form(sizes[size], feminine)] : []),
    ...(colour ? [form(colours[colour], feminine)] : []),
  ];
  return withAdjectives(unmarked(own), adjectives, language);
}

/** A place's name with its state. */
export function withState(own: string, state: State | undefined, locale: Locale): string {
  const language = lexiconLanguage(locale);
  const adjectives = state ? [form(ADJECTIVES[language].states[state], isFeminine(own, language))] : [];
  return withAdjectives(unmarked(own), adjectives, language);
}
