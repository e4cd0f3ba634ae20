import type { DreamLanguage } from "./language.ts";
import { isUnspaced } from "./language.ts";
import { patternOf } from "./matching/letters.ts";

/** A part of the dream that can be quoted. */
export interface Clause {
  text: string;
  at: number;
  end: number;
}

const STOPS = /[.!?…;:,\n\r\t()"“”«»„‘「」『』。！？、，；：؛،؟।—–]+/u;

/** Words that join two clauses; not quoted. */
const CONJUNCTIONS: Partial<Record<DreamLanguage, string>> = {
  en: "and but then while because when until so",
  tr: "ve ama sonra fakat çünkü ancak derken",
  fr: "et mais puis alors pendant tandis quand",
  it: "e ed ma poi mentre perché quando allora",
  es: "y e pero luego mientras porque cuando entonces",
  pt: "e mas depois enquanto porque quando então",
  ar: "ثم لكن ولكن بينما عندما لأن فجأة",
  hi: "और लेकिन मगर फिर तब जब क्योंकि",
  de: "und aber dann während weil als wenn bis denn",
  ru: "и но а потом затем пока когда потому",
  ko: "그리고 그런데 하지만 그러다 그러나 그래서",
};

/** Words that a shortened quotation must not end with. */
const NOT_LAST: Partial<Record<DreamLanguage, string>> = {
  en: "the a an of in on at to my his her its their our your with from into by for and or but was were is had have has been never not no so as when where who that which over under i he she they it",
  tr: "bir ve ile ki o bu çok daha en her",
  fr: "vers le la les un une des de du d à au aux et ou mais dans sur sous avec pour par mon ma mes ton son sa ses leur que qui je tu il elle on nous était c s l m n qu j ne se me",
  it: "verso il lo la i gli le un una uno di del della dei delle a al alla da dal in nel nella con su per e o ma che mi si non era mio mia l un c d",
  es: "hasta el la los las un una de del a al en con por para y o pero que mi mis su sus se me no era muy tan",
  pt: "até o a os as um uma de do da dos das em no na nos nas com por para e ou mas que meu minha seu sua se me não era muito",
  ar: "في من على إلى عن مع و أن التي الذي لا لم كان كانت هو هي",
  hi: "और का की के को से में पर ने एक मेरे मेरी मेरा वह यह बहुत",
  de: "der die das dem den des ein eine einen einem einer und oder aber in im an am auf mit von vom zu zum zur bei aus nach über unter mein meine meinem meinen meiner dein sein ihr war waren ist hatte nicht so wie dass ich er sie es wir",
  ru: "и а но или в во на с со к ко у о от до из за по под над для без не ни что как мой моя моё мои я он она они был была было это",
  ko: "그 이 한 내 제 아주 너무 매우",
};

/** Relative pronouns: a short clause that begins with one is joined to the clause before its comma. */
const RELATIVE_START = /^(?:che|qui|que|quien|dont|who|which)\s/iu;
const MOST_RELATIVE_START_WORDS = 4;

const LONGEST_WORDS = 9;
const LONGEST_CHARACTERS = 30;

function setOf(words: string | undefined): ReadonlySet<string> {
  return new Set((words ?? "").split(" ").filter(Boolean));
}

function words(text: string): { word: string; at: number; end: number }[] {
  return Array.from(text.matchAll(/\S+/gu), (match) => ({
    word: match[0],
    at: match.index,
    end: match.index + match[0].length,
  }));
}

function trimmed(text: string, at: number): Clause {
  const start = text.length - text.trimStart().length;
  const core = text.trim();
  return { text: core, at: at + start, end: at + start + core.length };
}

function splitAtStops(text: string): Clause[] {
  const clauses: Clause[] = [];
  let at = 0;
  for (const piece of text.split(patternOf(`(${STOPS.source})`, "u"))) {
    if (!STOPS.test(piece[0] ?? "")) clauses.push(trimmed(piece, at));
    at += piece.length;
  }
  return clauses.filter((clause) => clause.text.length > 0);
}

function withLeaningWords(clauses: Clause[], text: string): Clause[] {
  const joined: Clause[] = [];
  for (const clause of clauses) {
    const head = joined.at(-1);
    const leans = RELATIVE_START.test(clause.text) && words(clause.text).length <= MOST_RELATIVE_START_WORDS;
    if (head && leans && text.slice(head.end, clause.at).trim() === ",") {
      joined.splice(-1, 1, { text: text.slice(head.at, clause.end), at: head.at, end: clause.end });
    } else joined.push(clause);
  }
  return joined;
}

function splitAtJoints(clause: Clause, joining: ReadonlySet<string>): Clause[] {
  const parts: Clause[] = [];
  const all = words(clause.text);
  let from = 0;
  all.forEach(({ word }, index) => {
    const tooShort = index - from < 3 || all.length - index < 4;
    if (!joining.has(word.toLowerCase()) || (tooShort && index > from)) return;
    if (index > from)
      parts.push({
        text: clause.text.slice(all[from]!.at, all[index - 1]!.end),
        at: clause.at + all[from]!.at,
        end: clause.at + all[index - 1]!.end,
      });
    from = index + 1;
  });
  const first = all[from];
  if (first) parts.push({ text: clause.text.slice(first.at), at: clause.at + first.at, end: clause.end });
  return parts.length > 0 ? parts : [clause];
}

function splitJapanese(clause: Clause): Clause[] {
  if (clause.text.length <= 18) return [clause];
  const parts: Clause[] = [];
  let at = clause.at;
  for (const piece of clause.text.split(
    /(?<=(?:[っいしきちりにえけせてねべめれ]て|んで|たら|けれど|けど|ので|のに|ながら|したが))(?=.{5})/u,
  )) {
    parts.push({ text: piece, at, end: at + piece.length });
    at += piece.length;
  }
  return parts;
}

/** Korean verb endings after which another clause follows. */
const KOREAN_CONNECTIVE = /(?:는데|은데|던데|더니|지만|면서|다가|니까|[았었했]고|[아어여해와워라]서)$/u;

function splitAfterVerbs(clause: Clause): Clause[] {
  const all = words(clause.text);
  const parts: Clause[] = [];
  let from = 0;
  all.forEach(({ word, end }, index) => {
    const isLast = index === all.length - 1;
    const isJoint = KOREAN_CONNECTIVE.test(word) && index > from && all.length - index > 2;
    if (!isLast && !isJoint) return;
    const { at } = all[from]!;
    parts.push({ text: clause.text.slice(at, end), at: clause.at + at, end: clause.at + end });
    from = index + 1;
  });
  return parts;
}

/** The clauses of a dream's NFC text, in order, without joining words. */
export function clausesOf(text: string, language: DreamLanguage): Clause[] {
  const joining = setOf(CONJUNCTIONS[language]);
  return withLeaningWords(splitAtStops(text), text).flatMap((clause) => {
    if (language === "zh") return [clause];
    if (language === "ja") return splitJapanese(clause);
    const parts = splitAtJoints(clause, joining);
    return language === "ko" ? parts.flatMap(splitAfterVerbs) : parts;
  });
}

function shortenByCharacters(clause: Clause, near: number): Clause {
  if (clause.text.length <= LONGEST_CHARACTERS) return clause;
  const start = Math.max(0, Math.min(near - clause.at - 8, clause.text.length - LONGEST_CHARACTERS));
  const cut = clause.text.slice(start, start + LONGEST_CHARACTERS);
  const before = start > 0 ? "…" : "";
  const after = start + LONGEST_CHARACTERS < clause.text.length ? "…" : "";
  return { ...clause, text: before + cut + after };
}

/** Words without those at their end that need another after them. */
export function withoutLooseEnd(all: readonly string[], language: DreamLanguage): string[] {
  const loose = setOf(NOT_LAST[language]);
  return all.slice(0, all.findLastIndex((word) => !loose.has(word.toLowerCase())) + 1);
}

/** Cuts a clause to at most nine words (30 characters without spaces) around the offset `near`. */
export function shortened(clause: Clause, near: number, language: DreamLanguage): Clause {
  if (isUnspaced(language)) return shortenByCharacters(clause, near);
  const all = words(clause.text);
  if (all.length <= LONGEST_WORDS + 1) return clause;
  const middle = Math.max(
    0,
    all.findLastIndex(({ at }) => clause.at + at <= near),
  );
  let first = Math.max(0, Math.min(middle - 4, all.length - LONGEST_WORDS));
  let last = Math.min(all.length, first + LONGEST_WORDS) - 1;
  const loose = setOf(NOT_LAST[language]);
  while (last < all.length - 1 && last > middle && loose.has(all[last]!.word.toLowerCase())) last -= 1;
  if (first <= 2) first = 0;
  const text = clause.text.slice(all[first]!.at, all[last]!.end);
  return { ...clause, text: (first > 0 ? "…" : "") + text + (last < all.length - 1 ? "…" : "") };
}
