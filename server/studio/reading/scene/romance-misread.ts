import type { DreamLanguage } from "../language.ts";
import {
  grows,
  isAboveAll,
  isAlarm,
  isAnyToy,
  isBuriedThing,
  isBut,
  isDoneWith,
  isDressedAs,
  isFilling,
  isFormer,
  isNightfall,
  isOfNext,
  isOnOwnBack,
  isPronounOfThings,
  isRomanceAdjective,
  isSpokenTo,
  isStuffOf,
  isThroughWindow,
  isTin,
  isWalk,
} from "./romance-adjectives.ts";
import { isKindOfPart, isKindOfTree, isLineOfThings, isOfKey, isTailOfAnimal } from "./romance-parts.ts";
import type { Mention } from "./vocabulary.ts";

interface Read {
  all: readonly Mention[];
  text: string;
  language: DreamLanguage;
}

/** Tests of words in Romance languages that only look like a thing's, or name a part of another one. */
export const ROMANCE_MISREAD: readonly ((one: Mention, read: Read) => boolean)[] = [
  isKindOfPart,
  isKindOfTree,
  isLineOfThings,
  isOfKey,
  isTailOfAnimal,
  isRomanceAdjective,
  isAboveAll,
  isWalk,
  isDressedAs,
  isStuffOf,
  isFormer,
  grows,
  isDoneWith,
  isFilling,
  isOfNext,
  isNightfall,
  isTin,
  isSpokenTo,
  isBut,
  isAlarm,
  isPronounOfThings,
  isThroughWindow,
  isBuriedThing,
  isOnOwnBack,
  isAnyToy,
];
