import type { DreamLanguage } from "../language.ts";
import { inSimplified } from "./chinese.ts";
import { BEFORE_NEW_NOUN } from "./determiners.ts";
import type { Grammar } from "./grammar.ts";
import { GRAMMARS } from "./grammars.ts";
import type { Token } from "./tokens.ts";
import { tokenise } from "./tokens.ts";
import { patternOf } from "./letters.ts";

/** Position of a match in the text. */
export interface Match {
  id: string;
  at: number;
  end: number;
}

/** Finds all listed words in a text, in order of appearance. A longer match hides those inside it. */
export type WordFinder = (text: string) => Match[];

interface Part {
  kind: "exact" | "stem" | "noun" | "word" | "verb";
  text: string;
  stems: string[];
  /** Only as a noun that is new in the text. */
  isNew?: true;
}
interface Pattern {
  id: string;
  /** A false friend: hides the matches inside it and is not reported. */
  hidden: boolean;
  /** It hides only matches of its own list: an "oak table" is no oak, and still a table. */
  onlyOwn: boolean;
  parts: Part[];
  /** Its place in the list. */
  order: number;
}
type Candidate = Match & { hidden: boolean; onlyOwn?: boolean; strength: number };

/** Lists whose words are nouns and colours. */
const OF_NOUNS = /^(?:things|people|places|colours):/;
const STRENGTH = { exact: 3, noun: 2, word: 2, verb: 2, stem: 1 } as const;

function parsePart(
  source: string,
  grammar: Grammar,
  normalise: (word: string) => string,
  inPhrase: boolean,
): Part {
  const text = normalise(source.replace(/[=^*~@]/g, ""));
  if (source.endsWith("*")) return { kind: "stem", text, stems: [text] };
  if (source.startsWith("~")) return { kind: "verb", text, stems: [text] };
  if (source.startsWith("@"))
    return { kind: grammar.isNounEnding ? "noun" : "word", text, stems: [text], isNew: true };
  if (source.startsWith("^")) return { kind: "noun", text, stems: [text] };
  if (source.startsWith("=") || inPhrase) return { kind: "exact", text, stems: [text] };
  const plain = normalise(source);
  return { kind: "word", text, stems: [plain, ...grammar.otherStems(source).map(normalise)] };
}

function parsePattern(
  id: string,
  source: string,
  grammar: Grammar,
  normalise: (word: string) => string,
): Omit<Pattern, "order"> {
  const hidden = source.startsWith("!");
  const onlyOwn = source.startsWith("!!");
  const words = source.replace(/^!+/, "").match(/[=^~@]?[\p{L}\p{M}\p{N}\u200c\u200d]+\*?/gu) ?? [];
  // "Avión de papel" is also "aviones de papel".
  const isHead = (all: readonly string[], index: number) =>
    index === 0 && OF_NOUNS.test(id) && grammar.ofNoun?.test(all[1] ?? "") === true;
  return {
    id,
    hidden,
    onlyOwn,
    parts: words.map((word, index) =>
      parsePart(
        word,
        grammar,
        normalise,
        words.length > 1 && index < words.length - 1 && !isHead(words, index),
      ),
    ),
  };
}

function matchesPart(word: string, part: Part, grammar: Grammar): boolean {
  switch (part.kind) {
    case "exact":
      return word === part.text;
    case "stem":
      return word.startsWith(part.text);
    case "verb":
      return grammar.isVerbForm?.(word, part.text) ?? false;
    case "noun":
      return (
        word.startsWith(part.text) &&
        (grammar.isNounEnding?.(part.text, word.slice(part.text.length)) ?? word === part.text)
      );
    case "word":
      return (
        word === part.text ||
        part.stems.some((stem) => word.startsWith(stem) && grammar.isEnding(stem, word.slice(stem.length)))
      );
  }
}

/** Whether a list names the same several words that another one hides: "trafik ışığı" is no traffic jam, but a light. */
const isNamed = (candidate: Candidate, candidates: readonly Candidate[]): boolean =>
  candidate.hidden &&
  candidate.strength > 2000 &&
  candidates.some(
    ({ hidden, strength, id, at, end }) =>
      !hidden && strength > 2000 && id !== candidate.id && at === candidate.at && end === candidate.end,
  );

function strongest(every: readonly Candidate[]): Match[] {
  const own = every.filter(({ onlyOwn }) => onlyOwn);
  const isOwn = (one: Candidate) =>
    own.some(({ id, at, end }) => id === one.id && at <= one.at && end >= one.end);
  const candidates = every.filter(
    (candidate) => !candidate.onlyOwn && !isOwn(candidate) && !isNamed(candidate, every),
  );
  // What a list names is stronger than the same words as a false friend of another.
  candidates.sort((a, b) => b.strength - a.strength || Number(a.hidden) - Number(b.hidden) || a.at - b.at);
  const kept: Candidate[] = [];
  for (const candidate of candidates) {
    if (kept.every((other) => candidate.end <= other.at || candidate.at >= other.end)) kept.push(candidate);
  }
  return kept
    .filter((match) => !match.hidden)
    .sort((a, b) => a.at - b.at)
    .map(({ id, at, end }) => ({ id, at, end }));
}

/** How many letters of their first word patterns are looked up by. */
const BEGINNING = 3;

/** With what a word may begin that the part matches. */
function beginningsOf({ text, stems }: Part): Set<string> {
  const alike = stems.filter((stem) => stem[0] === text[0]);
  return new Set([text, ...alike].map((word) => word.slice(0, BEGINNING)));
}

function finderOf(
  words: Map<string, string[]>,
  grammar: Grammar,
  normalise: (word: string) => string,
  beforeNew: RegExp = /^$/u,
): WordFinder {
  const byBeginning = new Map<string, Pattern[]>();
  const verbs: Pattern[] = [];
  let order = 0;
  for (const [id, sources] of words) {
    for (const source of sources) {
      const pattern = { ...parsePattern(id, source, grammar, normalise), order: order++ };
      const first = pattern.parts[0];
      if (!first) continue;
      if (first.kind === "verb") verbs.push(pattern);
      else
        for (const key of beginningsOf(first)) {
          const others = byBeginning.get(key);
          if (others) others.push(pattern);
          else byBeginning.set(key, [pattern]);
        }
    }
  }

  /** The patterns whose first word may be one of these forms, which begin with the same letter. */
  function patternsFor(forms: readonly string[]): Pattern[] {
    const found = new Set<Pattern>();
    for (const form of forms)
      for (let length = 1; length <= Math.min(BEGINNING, form.length); length++)
        for (const pattern of byBeginning.get(form.slice(0, length)) ?? []) found.add(pattern);
    return [...found].toSorted((a, b) => a.order - b.order);
  }

  function matchAt(tokens: Token[], start: number, forms: readonly string[], pattern: Pattern): boolean {
    return pattern.parts.every((part, index) => {
      if (index === 0) return forms.some((form) => matchesPart(form, part, grammar));
      const token = tokens[start + index];
      return token !== undefined && matchesPart(token.word, part, grammar);
    });
  }

  /** A compound is what its last word names; any word that is listed itself is stronger. */
  function compounds({ word, at, end }: Token): Candidate[] {
    return (grammar.lastWords?.(word) ?? []).flatMap((last) =>
      patternsFor([last])
        .filter(
          ({ id, hidden, parts: [part, ...others] }) =>
            !hidden &&
            others.length === 0 &&
            /^(?:word|exact|noun)$/.test(part!.kind) &&
            OF_NOUNS.test(id) &&
            // "Kasten" has no "Ast".
            (part!.text.length > 3 || part!.text === last) &&
            matchesPart(last, part!, grammar),
        )
        .map(({ id }) => ({ id, hidden: false, at, end, strength: last.length })),
    );
  }

  return (text) => {
    const tokens = tokenise(text, normalise);
    const candidates: Candidate[] = tokens.flatMap(compounds);
    tokens.forEach((token, start) => {
      const forms = grammar.stripped(token.word);
      const patterns = [...Map.groupBy(forms, (form) => form[0]).values()].flatMap(patternsFor);
      for (const pattern of [...patterns, ...verbs]) {
        if (!matchAt(tokens, start, forms, pattern)) continue;
        if (pattern.parts[0]!.isNew && !beforeNew.test(text.slice(Math.max(0, token.at - 50), token.at)))
          continue;
        const last = tokens[start + pattern.parts.length - 1]!;
        const length = pattern.parts.reduce((sum, part) => sum + part.text.length, 0);
        // "चाचा" is a form of "चाची", but first of all itself.
        const itself = pattern.parts.length === 1 && token.word === pattern.parts[0]!.text ? 0.5 : 0;
        const strength =
          pattern.parts.length * 1000 + STRENGTH[pattern.parts[0]!.kind] * 100 + length + itself;
        const { id, hidden, onlyOwn } = pattern;
        candidates.push({ id, hidden, onlyOwn, at: token.at, end: last.end, strength });
      }
    });
    return strongest(candidates);
  };
}

const KATAKANA_AFTER_HIRAGANA = 0x60;
const shifted = (word: string, by: number) =>
  word.replace(/[ぁ-んァ-ヶ]/gu, (letter) => String.fromCharCode(letter.charCodeAt(0) + by));

/** Japanese "ひまわり" is also typed "ヒマワリ", and "カブトムシ" "かぶとむし". */
function inBothKana(source: string): string[] {
  if (/^[ぁ-ん]{3,}$/u.test(source))
    return [source, `(?<![ァ-ヶー])${shifted(source, KATAKANA_AFTER_HIRAGANA)}(?![ァ-ヶー])`];
  if (/^[ァ-ヴ]{4,}$/u.test(source)) return [source, shifted(source, -KATAKANA_AFTER_HIRAGANA)];
  return [source];
}

function unspacedFinder(words: Map<string, string[]>, normalise: (text: string) => string): WordFinder {
  const patterns = [...words].flatMap(([id, sources]) =>
    sources.flatMap(inBothKana).map((source) => ({
      id,
      hidden: source.startsWith("!"),
      pattern: patternOf(normalise(source.replace(/^!/, "")), "gu"),
    })),
  );
  return (text) => {
    const normalised = normalise(text);
    return strongest(
      patterns.flatMap(({ id, hidden, pattern }) =>
        Array.from(normalised.matchAll(pattern), (match) => ({
          id,
          hidden,
          at: match.index,
          end: match.index + match[0].length,
          strength: match[0].length,
        })),
      ),
    );
  };
}

/**
 * Creates a finder for words of one language, listed by id. `word` matches all its inflected forms, `=word` only
 * itself, `^word` a noun with the endings of number, owner and case alone (Turkish), `stem*` words with that beginning,
 * `~stem` verb forms (Arabic), `@word` only as a noun that is new in the text (English, Turkish); several words match in
 * sequence; `!words` hides a false friend and all inside it, `!!words` nothing but the false friend. Japanese and Chinese words are regular expressions. Offsets refer to the text
 * in NFC.
 */
export function createWordFinder(words: Map<string, string[]>, language: DreamLanguage): WordFinder {
  if (language === "ja" || language === "zh") {
    const find = unspacedFinder(words, language === "zh" ? inSimplified : (text) => text);
    return (text) => find(text.normalize("NFC"));
  }
  const grammar = GRAMMARS[language];
  const beforeNew = BEFORE_NEW_NOUN[language];
  const accented = finderOf(words, grammar, grammar.normalise, beforeNew);
  const plain =
    grammar.plain &&
    finderOf(
      words,
      { ...grammar, isEnding: grammar.plain.isEnding ?? grammar.isEnding },
      grammar.plain.normalise,
      beforeNew,
    );
  return (raw) => {
    const text = raw.normalize("NFC");
    if (!plain) return accented(text);
    if (grammar.plain!.isPlain(text)) return plain(text);
    const found = accented(text);
    if (!grammar.plain!.isCareless?.(text)) return found;
    // A word with accents means itself.
    const more = plain(text).filter(
      ({ at, end }) =>
        grammar.plain!.isPlain(text.slice(at, end)) && !found.some((one) => one.at < end && one.end > at),
    );
    return [...found, ...more].toSorted((a, b) => a.at - b.at);
  };
}
