import type { Account } from "./account.ts";
import { clausesOf, withoutLooseEnd } from "./clauses.ts";
import type { SymbolId } from "./catalogue.ts";
import { isUnspaced, lexiconLanguage } from "./language.ts";
import type { MomentNoun } from "./moment-nouns.ts";
import { momentNouns, titled } from "./moment-nouns.ts";
import type { Setting } from "./moments.ts";
import { momentWordsOf, settingsOf, titlePlace } from "./moments.ts";
import { nameOf } from "./names.ts";
import type { Action } from "./scene/catalogue.ts";
import { fill, voiceOf } from "./voice.ts";

const MOST_CHARACTERS = 60;

/** Symbols that are not visible things; a title uses one only when there is no other. */
// prettier-ignore
const INVISIBLE: ReadonlySet<SymbolId> = new Set([
  "swimming", "drowning", "flying", "falling", "climbing", "chase", "hiding", "lost", "paralysis", "scream",
  "naked", "death", "birth", "late", "loss", "search", "work",
]);
// prettier-ignore
const MOUNTS: ReadonlySet<string> = new Set([
  "horse", "camel", "donkey", "elephant", "unicorn", "dragon", "bicycle", "motorbike", "whale", "lion", "tiger",
  "bear", "wolf", "cow", "goat", "deer", "turtle", "dolphin", "swan", "cat", "dog", "bird",
]);
/** Actions that are a moment by themselves, whatever else the dream names. */
const STRIKING: ReadonlySet<Action> = new Set<Action>(["flying", "falling", "swimming"]);
/** Nouns below it are less of the dream than what the user does. */
const WEAK = 1.8;
/** Two nouns are named together when the second weighs at least this much. */
const BESIDE = 1.5;

const SENTENCE_END = /[.!?…。！？؟।\n]/u;
/** Longest clauses that are a title by themselves, in characters. */
const OWN_WORDS = { spaced: [48, 58], unspaced: [22, 26] } as const;
/** What is left of a longer clause. */
const CUT = { words: 6, characters: 18 };
/** Falling and climbing leave a place; these can be fallen through or climbed. */
const IN_THE_AIR: ReadonlySet<string> = new Set(["places:sky", "places:space", "places:mountain"]);

function inOneSentence(text: string, a: number, b: number): boolean {
  return !SENTENCE_END.test(text.slice(Math.min(a, b), Math.max(a, b)));
}

/** The dream's own words, where a whole clause is short enough to be a title; null otherwise. */
function ownWords({ text, written, locale }: Account, near?: number): string | null {
  if (written !== lexiconLanguage(locale)) return null;
  const unspaced = isUnspaced(written);
  const most = OWN_WORDS[unspaced ? "unspaced" : "spaced"][near === undefined ? 1 : 0];
  const clause = clausesOf(text, written).find(
    ({ text: words, at, end }) =>
      words.length <= most &&
      (unspaced ? words.length > 4 : words.includes(" ")) &&
      (near === undefined || (near >= at && near < end)),
  );
  return clause ? titled(clause.text.replace(/[\s\p{P}]+$/u, ""), locale) : null;
}

/** The beginning of a clause that is too long to be a title; null in other languages than the reading's. */
function cutWords({ text, written, locale, symbols }: Account): string | null {
  if (written !== lexiconLanguage(locale)) return null;
  const clauses = clausesOf(text, written);
  const at = symbols[0]?.at ?? 0;
  const clause = clauses.find((one) => at >= one.at && at < one.end) ?? clauses[0];
  if (!clause) return null;
  const words = clause.text.split(/\s+/u);
  const cut = isUnspaced(written)
    ? clause.text.slice(0, CUT.characters)
    : withoutLooseEnd(words.slice(0, CUT.words), written).join(" ");
  if (cut.length > MOST_CHARACTERS - 1 || !/[\p{L}\p{N}]/u.test(cut)) return null;
  return titled(cut === clause.text ? cut : `${cut.replace(/\p{P}+$/u, "")}…`, locale);
}

/** The place, if the dream has only one or names it in the same sentence; else a time, sky or weather. */
function settingFor(account: Account, at: number): Setting | undefined {
  const { seen, text, locale } = account;
  const { place, skies } = settingsOf(seen.scene, locale);
  const mentions = seen.mentions.filter(({ kind }) => kind === "places");
  const own = mentions.filter(({ id }) => id === titlePlace(seen.scene));
  const only = new Set(mentions.map(({ id }) => id)).size === 1;
  const near = only || own.some((mention) => inOneSentence(text, mention.at, at));
  return place && near ? place : account.choose(skies.length > 0 ? skies : [undefined], "title sky");
}

/** Titles of the moment that the scene shows, the best first. */
function moments(account: Account): string[] {
  const { seen, text, locale, choose } = account;
  const { patterns, actions, over } = momentWordsOf(locale);
  const nouns = momentNouns(account);
  const [main] = nouns;
  const { action } = seen.scene;
  const done = seen.mentions.find(({ kind, id }) => kind === "actions" && id === action);
  const write = (pattern: string, setting: Setting | undefined, values: Record<string, string>) =>
    titled(fill(pattern, { where: setting?.noun ?? "", by: setting?.verb ?? "", ...values }, locale), locale);

  const titles: string[] = [];
  if (action && action !== "riding" && action !== "holding" && done) {
    const setting = settingFor(account, done.at);
    const above =
      action === "flying" && setting?.id === `places:${seen.scene.place}` && over[seen.scene.place!];
    const possible = (action !== "falling" && action !== "climbing") || IN_THE_AIR.has(setting?.id ?? "");
    const leads = !main || main.weight < WEAK || (STRIKING.has(action) && main.weight < 2.8 && !main.told);
    if (above && leads) titles.push(titled(above, locale));
    else if (setting && possible && leads)
      titles.push(write(patterns.does, setting, { do: actions[action] }));
  }
  // A burning city is more of a moment than what stands in it, and the dream's own words tell it.
  const state = seen.mentions.find(({ kind }) => kind === "states");
  const told = state && ownWords(account, state.at);
  if (told) titles.unshift(told);
  if (!main) return titles;
  const setting = settingFor(account, main.at);
  const near = (other: MomentNoun) => inOneSentence(text, main.at, other.at);
  const mount = nouns.find(({ id }) => MOUNTS.has(id));
  if (action === "riding" && mount && patterns.rides && (!done || inOneSentence(text, mount.at, done.at)))
    titles.push(write(patterns.rides, settingFor(account, mount.at), { what: mount.phrase }));
  const second = nouns.find(
    (noun) => noun !== main && noun.kind !== main.kind && noun.weight >= BESIDE && near(noun),
  );
  const [who, what] = main.kind === "person" ? [main, second] : [second, main];
  if (setting) {
    const single = write(patterns.at, setting, { what: main.phrase });
    const both = who && what ? write(patterns.both, setting, { who: who.phrase, what: what.phrase }) : single;
    titles.push(...(choose([true, true, false], "title of two") ? [both, single] : [single]));
  } else if (main.told && !second) titles.push(titled(main.phrase, locale));
  const words = ownWords(account, main.at);
  if (!setting && words) titles.push(words);
  if (who && what) titles.push(write(patterns.with, undefined, { who: who.phrase, what: what.phrase }));
  return titles;
}

/** A few words that name a moment of the dream, at most sixty characters. */
export function titleOf(account: Account): string {
  const { symbols, dynamics, locale, choose } = account;
  const voice = voiceOf(locale);
  const [first] = symbols.toSorted((a, b) => Number(INVISIBLE.has(a.id)) - Number(INVISIBLE.has(b.id)));
  const fits = (title: string) => title.length <= MOST_CHARACTERS;
  const moment = moments(account).find(fits);
  if (moment) return moment;
  const words = ownWords(account) ?? cutWords(account);
  if (words) return words;
  if (!first) return choose(voice.title.wordless, "title");
  const single = fill(
    choose(voice.title[dynamics.movement], "title"),
    { a: nameOf(first.id, locale) },
    locale,
  );
  return titled(fits(single) ? single : nameOf(first.id, locale), locale);
}
