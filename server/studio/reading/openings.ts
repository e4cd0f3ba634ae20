import type { Locale } from "#shared/locales.ts";
import type { Account } from "./account.ts";
import type { SymbolId, Theme } from "./catalogue.ts";
import type { Choose } from "./choice.ts";
import type { Dynamics, Movement } from "./dynamics.ts";
import { writingFolder } from "./language.ts";
import { once, readJson } from "./lexicon.ts";
import { momentNouns } from "./moment-nouns.ts";
import { isSameThing, momentWordsOf, settingsOf } from "./moments.ts";
import { tone } from "./themes.ts";
import { fill, voiceOf } from "./voice.ts";

interface Openings {
  /** A sentence about a symbol, `{a}`, in a light dream and in a heavy one. */
  heads: Record<Theme, [light: string, heavy: string]>;
  /** Adverbials that begin the sentence where the dream names no place, time or weather. */
  moods: Record<Movement, string>;
  endings: Record<Dynamics["ending"], string>;
  /**
   * How a sentence goes on to the quotation: each list is of forms for its first. Before a form without a quotation
   * the sentence begins with it.
   */
  joins: string[][];
}

const read = once((folder: string) => readJson<Openings>(`${folder}/openings.json`));

const COMMA: Record<string, string> = { ar: "، ", ja: "、" };
/** Symbols that the first sentence may speak of. */
const LEADING = 4;
/** Two settings are named together when they are this short, in characters. */
const LONGEST_PAIR = 34;
/** Their settings end in the same particle, which reads badly twice. */
const UNPAIRED: ReadonlySet<Locale> = new Set<Locale>(["ja", "ko"]);

function joined(sentence: string, joins: readonly string[][], choose: Choose): string {
  const forms = joins.find(([written]) => sentence.endsWith(written!));
  return forms ? sentence.slice(0, -forms[0]!.length) + choose(forms, "join") : sentence;
}

/** The first sentence of a reading, not yet filled in, and the symbol that it speaks of, if any. */
export function openingOf(account: Account): { sentence: string; about: SymbolId | undefined } {
  const { symbols, seen, dynamics, locale, choose } = account;
  const { heads, moods, endings, joins } = read(writingFolder(locale));
  const about = symbols.length > 0 ? choose(symbols.slice(0, LEADING), "opening") : undefined;
  const { place, skies } = settingsOf(seen.scene, locale);
  const comma = COMMA[locale] ?? ", ";
  const single = [...(place ? [place] : []), ...skies]
    .filter(({ id }) => !about || !isSameThing(about.id, id))
    .map(({ verb }) => verb);
  const beside = momentNouns(account)
    .filter(({ kind, id }) => kind === "thing" && !(about && isSameThing(about.id, `things:${id}`)))
    .slice(0, 2)
    .map(({ phrase }) => fill(momentWordsOf(locale).patterns.beside, { what: phrase }, locale));
  const pairs = single
    .flatMap((one, i) => [...single.slice(i + 1), ...beside].map((other) => `${one}${comma}${other}`))
    .filter((pair) => pair.length <= LONGEST_PAIR && !UNPAIRED.has(locale));
  const told = [...single, ...beside, ...pairs];
  // "Seen from above" adds nothing to a sentence about flying.
  const isSaid = dynamics.movement === "plain" ? told.length > 0 : about?.id === dynamics.movement;
  const settings = [
    ...told,
    ...(isSaid ? [] : [moods[dynamics.movement]]),
    ...(told.length < 2 ? ["", endings[dynamics.ending]] : []),
  ];
  const setting = choose(settings, "setting");
  const sentence = about
    ? joined(heads[about.theme][tone(account, "opening")], joins, choose)
    : choose(voiceOf(locale).summary[dynamics.movement], "summary");
  const rest = sentence[0]!.toLocaleLowerCase(locale) + sentence.slice(1);
  const whole = setting ? `${setting}${comma}${rest}` : rest;
  return {
    sentence: whole.includes("{quote") ? whole : `{quote}${locale === "fr" ? " : " : ": "}${whole}`,
    about: about?.id,
  };
}
