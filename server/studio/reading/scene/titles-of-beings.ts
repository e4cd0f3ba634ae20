import type { DreamLanguage } from "../language.ts";
import type { Mention } from "./vocabulary.ts";

/** Beings that people's words are put to: "인어 아주머니", "ロボットの先生", "机器人老师". */
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
const GAP: Partial<Record<DreamLanguage, RegExp>> = { ko: /^ $/u, ja: /^の?$/u, zh: /^$/u };

/** Whether a person's word only says what a being is like that is named right before it. */
export function isTitleOfBeing(
  one: Mention,
  { all, text, language }: { all: readonly Mention[]; text: string; language: DreamLanguage },
): boolean {
  if (one.kind !== "people" || one.id === "crowd") return false;
  // "邻居阿姨": one person.
  if (language === "zh" && one.text === "邻居")
    return all.some(({ kind, at }) => kind === "people" && at === one.end);
  const last = all.findLast(({ kind, end }) => kind === "things" && end <= one.at);
  // "귀신이 엄마를": with a particle it is another one.
  if (!last || !BEINGS.has(last.id) || (language === "ko" && /[이가은는을를도의]$/u.test(last.text)))
    return false;
  return GAP[language]?.test(text.slice(last.end, one.at)) === true;
}
