import type { DreamLanguage } from "../language.ts";
import type { Mention } from "./vocabulary.ts";

/** Beings that a word for a person may follow as a title: "인어 아주머니", "ロボットの先生", "机器人老师". */
const BEINGS = new Set<string>([
  "mermaid",
  "ghost",
  "robot",
  "zombie",
  "alien",
  "witch",
  "vampire",
  "skeleton",
  "snowman",
  "scarecrow",
  "doll",
]);
/** What is between the being and its title. Other languages have no such titles. */
const GAP: Partial<Record<DreamLanguage, RegExp>> = { ko: /^ $/u, ja: /^の?$/u, zh: /^$/u };

/** Whom a Korean word of CALLED may follow as a title: "안전요원 아저씨". */
const TRADES = new Set<string>(["man", "woman", "police", "soldier", "doctor"]);
/** What any older man or woman is called in Korean. */
const CALLED = /^(?:아저씨|아줌마|아주머니|할머니|할아버지|이모|삼촌|언니|오빠|누나|형)/u;

interface Read {
  all: readonly Mention[];
  text: string;
  language: DreamLanguage;
}

/** Whether a word for a person names the being or person beside it once more, so that it is no second figure. */
export function isSameBeing(one: Mention, read: Read): boolean {
  if (one.kind !== "people" || one.id === "crowd") return false;
  if (read.language === "zh" && one.text === "邻居") return isRightBeforePerson(one, read);
  const trade = read.language === "ko" ? tradeBefore(one, read) : undefined;
  // "경찰이 아저씨를": with a particle they are two.
  return trade ? !/[이가은는을를도의와과랑]$/u.test(trade.text) : isTitleOfBeing(one, read);
}

/** "邻居阿姨": one person. */
const isRightBeforePerson = (one: Mention, { all }: Read) =>
  all.some(({ kind, at }) => kind === "people" && at === one.end);

function tradeBefore(one: Mention, { all, text }: Read): Mention | undefined {
  const before = all.findLast(({ kind, end }) => kind === "people" && end <= one.at);
  const follows = before && TRADES.has(before.id) && text.slice(before.end, one.at) === " ";
  return follows && CALLED.test(one.text) ? before : undefined;
}

function isTitleOfBeing(one: Mention, { all, text, language }: Read): boolean {
  const last = all.findLast(({ kind, end }) => kind === "things" && end <= one.at);
  if (!last || !BEINGS.has(last.id)) return false;
  // "귀신이 엄마를": with a particle they are two.
  if (language === "ko" && /[이가은는을를도의]$/u.test(last.text)) return false;
  return GAP[language]?.test(text.slice(last.end, one.at)) === true;
}
