import type { DreamLanguage } from "../language.ts";
import { isUnspaced } from "../language.ts";
import { folded } from "./handling-doers.ts";
import type { ReadText } from "./mentions.ts";
import { type StateKind, stateWordsOf } from "./person-state-words.ts";
import type { Mention } from "./vocabulary.ts";

/** What is seen on a face. */
export type Mood = "tears" | "asleep" | "openMouth" | "faceless";

/** How a person is, whatever they do. */
export interface PersonState {
  size?: "giant" | "tiny";
  old?: true;
  /** One sees through them. */
  clear?: true;
  longLegs?: true;
  mood?: Mood;
}

const SENTENCE_END = /[.!?…。！？؟।\n;]/u;
/** Between a word for how somebody is and the one who follows. */
const BEFORE_PERSON: Record<DreamLanguage, RegExp> = {
  en: /^,? (?:(?:old|young|little|bald|fat|tall|strange|angry|security|police|bus|train) )?$/u,
  tr: /^ (?:bir |bi |iki |boylu |boyunda |olan |yasli |genc )*$/u,
  de: /^ (?:\p{L}+ )?$/u,
  es: /^ $/u,
  fr: /^ $/u,
  it: /^ $/u,
  pt: /^ $/u,
  ru: /^ (?:\p{L}+ )?$/u,
  ar: /^ $/u,
  hi: /^(?:[- ]स[ाीे])? (?:वाल[ाीे] )?(?:एक )?$/u,
  ja: /^(?:の|な|い|った|ている|た|開けた|した)?$/u,
  ko: /^(?:진|은|는|린|한)? ?(?:늙은 )?$/u,
  zh: /^(?:了|着)?的?(?:一?[个位名])?$/u,
};
/** What the dreamer says of themselves. */
const MINE: Partial<Record<DreamLanguage, RegExp>> = {
  en: /\b(?:i|my|me)\b/u,
  tr: /(?:[iu]m|[dt][iu]m|[iu]yordum)(?!\p{L})|(?<!\p{L})ben(?!\p{L})/u,
  de: /(?<!\p{L})(?:ich|mein\p{L}*|mir)(?!\p{L})/u,
  es: /(?<!\p{L})(?:yo|mi|mis|me)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:je|j|mon|ma|mes|me|m)(?!\p{L})/u,
  it: /(?<!\p{L})(?:io|mio|mia|mie|miei|mi)(?!\p{L})/u,
  pt: /(?<!\p{L})(?:eu|meu|minha|minhas|meus|me)(?!\p{L})/u,
  ru: /(?<!\p{L})(?:я|мо\p{L}+|мне|меня)(?!\p{L})/iu,
  ar: /(?:فمي|تمي|بقي|رجليي?|عيوني)(?!\p{L})|(?<!\p{L})(?:أنا|انا|كنت)(?!\p{L})/u,
  hi: /(?:मैं|मेर[ाीे]|मुझे)/u,
  ja: /(?:私|僕|俺|自分|こっち)/u,
  ko: /(?:^|\s)(?:나|내|저|제|난)(?:는|가|도|만)?\s/u,
  zh: /我/u,
};

/** Forms after which another clause begins. */
const ENDS_CLAUSE: Partial<Record<DreamLanguage, RegExp>> = {
  ko: /(?:서|고|며|어|았\S*|었\S*|다|지만|는데)$/u,
  ja: /[てで]$/u,
};

const isNoun = ({ kind }: Mention) => kind === "things" || kind === "people" || kind === "places";
/** Of persons of whom it is said by their own word, or not at all. */
const NEVER_OLD = new Set(["baby", "child", "grandmother", "grandfather", "oldMan", "oldWoman", "friend"]);

interface Said {
  kind: StateKind;
  adjective: boolean;
  at: number;
  end: number;
}

/** Of whom it is said. */
function bearerOf({ adjective, at, end, kind }: Said, read: ReadText): Mention | "dreamer" | undefined {
  const { all, text, language } = read;
  const plain = folded(text);
  const next = all.find((one) => isNoun(one) && one.at >= end);
  const gapAfter = next && plain.slice(end, next.at);
  const ends = ENDS_CLAUSE[language]?.test(plain.slice(at, end)) === true;
  if (next && !ends && BEFORE_PERSON[language].test(gapAfter!)) {
    if (next.kind === "people") return next;
    if (adjective) return undefined;
  }
  const reach = isUnspaced(language) ? 26 : 60;
  const last = all.findLast((one) => one.kind === "people" && one.end <= at && at - one.end < reach);
  const gap = last && plain.slice(last.end, at);
  // "The man stood beside a huge tree": of the tree, or of the place. "Roda gigante" is one thing.
  const between = all.some((one) => isNoun(one) && one.at >= (last?.end ?? 0) && one.at < at);
  const near = (most: number) => gap !== undefined && gap.length <= most && !SENTENCE_END.test(gap);
  const mine = MINE[language]?.test(gap ?? "") === true;
  if (adjective) {
    const follows =
      language === "en" &&
      /^ (?!and|but|like|in|on|at|as|with|than|when|that|to)\p{L}+/u.test(plain.slice(end));
    if (last && !between && !mine && near(isUnspaced(language) ? 10 : 30) && (!follows || kind !== "giant"))
      return last;
    return kind === "clear" && !last && MINE[language]?.test(sentenceAround(plain, at, end))
      ? "dreamer"
      : undefined;
  }
  if (last && !mine && near(reach)) return last;
  // Of nobody else: the dreamer's own mouth.
  if (kind !== "faceless" && !all.some((one) => one.kind === "people")) return "dreamer";
  return MINE[language]?.test(sentenceAround(plain, at, end)) ? "dreamer" : undefined;
}

function sentenceAround(text: string, at: number, end: number): string {
  const before = text
    .slice(Math.max(0, at - 60), at)
    .split(SENTENCE_END)
    .at(-1)!;
  const after = text.slice(end, end + 30).split(SENTENCE_END)[0]!;
  return ` ${before}${text.slice(at, end)}${after} `;
}

const ofKind = (kind: StateKind): PersonState =>
  kind === "giant" || kind === "tiny"
    ? { size: kind }
    : kind === "old" || kind === "clear" || kind === "longLegs"
      ? { [kind]: true }
      : { mood: kind };

export interface PersonStates {
  of: ReadonlyMap<Mention | "dreamer", PersonState>;
  /** Words of things that say so: a mouth, legs. */
  words: ReadonlySet<Mention>;
}

/** How the people of a dream and the dreamer are. */
export function personStatesOf(read: ReadText): PersonStates {
  const found = new Map<Mention | "dreamer", PersonState>();
  const words = new Set<Mention>();
  const plain = folded(read.text);
  for (const { kind, adjective, pattern } of stateWordsOf(read.language))
    for (const match of plain.matchAll(pattern)) {
      const said = { kind, adjective, at: match.index, end: match.index + match[0].length };
      const one = bearerOf(said, read);
      if (!one || (kind === "old" && (one === "dreamer" || NEVER_OLD.has(one.id)))) continue;
      // Own sizes of the dreamer are read as what the dream is about.
      if (one === "dreamer" && (kind === "giant" || kind === "tiny")) continue;
      found.set(one, { ...ofKind(kind), ...found.get(one) });
      for (const word of read.all)
        if (word.kind === "things" && word.at < said.end && word.end > said.at) words.add(word);
    }
  return { of: found, words };
}
