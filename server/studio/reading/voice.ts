import type { Locale } from "#shared/locales.ts";
import type { Theme } from "./catalogue.ts";
import type { Movement } from "./dynamics.ts";
import type { Feeling } from "./lexicon.ts";
import { writingFolder } from "./language.ts";
import { once, readJson } from "./lexicon.ts";

type Ending = "bright" | "dark" | "open";
type ByEnding = Record<Ending, string[]>;
/** A sentence for a light dream and one for a heavy one. */
type LightAndHeavy = [light: string, heavy: string];

/**
 * The sentences of one language. Placeholders: `{a}` and `{b}` are symbol names, `{A}` is `{a}` capitalised, `{quote}`
 * and `{ending}` are quotations of the dream. In Korean `{a:이/가}` adds the matching particle.
 */
export interface Voice {
  title: Record<Movement | "two" | "wordless", string[]>;
  summary: Record<Movement, string[]>;
  /** By the number of symbols; several sentences each for a light dream and for a heavy one. */
  second: Record<"one" | "two" | "many" | "none", [light: string[], heavy: string[]]>;
  close: ByEnding;
  themes: Record<Theme, LightAndHeavy>;
  movement: Record<
    Movement | "turn" | Extract<Feeling, "joy" | "calm" | "fear" | "sadness" | "anger" | "shame" | "wonder">,
    string
  >;
  acting: Record<Movement, string[]>;
  lead: string[];
  beside: string[];
  insight: Record<Theme, LightAndHeavy>;
  ending: ByEnding;
  question: Record<Theme | "none", string>;
  tags: Record<Movement | Ending, string>;
  /** Joins the last two names of a list. */
  and: string;
  /** Names the language of a dream that is no language of the interface. */
  foreign: string;
}

const read = once((folder: string) => readJson<Voice>(`${folder}/voice.json`));

export function voiceOf(locale: Locale): Voice {
  return read(writingFolder(locale));
}

function endsInConsonant(word: string): boolean | "ㄹ" {
  const code =
    word
      .replace(/[^\p{L}\p{N}]/gu, "")
      .at(-1)
      ?.charCodeAt(0) ?? 0;
  if (code < 0xac00 || code > 0xd7a3) return false;
  const final = (code - 0xac00) % 28;
  return final === 8 ? "ㄹ" : final > 0;
}

/** Adds a Korean particle: the first of a pair after a consonant, else the second. 으로/로 uses the second after ㄹ too. */
function withParticle(word: string, pair: string): string {
  const [afterConsonant = "", afterVowel = ""] = pair.split("/");
  const final = endsInConsonant(word);
  const consonant = final === "ㄹ" ? afterConsonant !== "으로" : final;
  return word + (consonant ? afterConsonant : afterVowel);
}

export function capitalised(text: string, locale: Locale): string {
  const first = /\p{L}/u.exec(text);
  if (!first || first.index > 2 || text.slice(0, first.index).includes("…")) return text;
  return (
    text.slice(0, first.index) +
    first[0].toLocaleUpperCase(locale) +
    text.slice(first.index + first[0].length)
  );
}

/** Fills the placeholders of a sentence. */
export function fill(sentence: string, values: Record<string, string>, locale: Locale): string {
  return sentence.replace(/\{(\w+)(?::([^}]+))?\}/g, (_place, name: string, particles?: string) => {
    const value = values[name] ?? capitalised(values[name.toLowerCase()] ?? "", locale);
    return particles ? withParticle(value, particles) : value;
  });
}
