import type { DreamLanguage } from "../language.ts";
import { folded } from "./handling-doers.ts";
import type { ReadText } from "./mentions.ts";
import { LIVING } from "./others.ts";
import type { Things } from "./scene-things.ts";

/** "On its hind legs", in small letters without marks. */
const UPRIGHT: Record<DreamLanguage, RegExp> = {
  en: /on (?:its|his|her|their|two) (?:two )?(?:hind|back)? ?(?:legs|paws)|on two feet|walk(?:ing|ed) upright|standing upright/u,
  tr: /(?:arka|iki) (?:ayak|bacak)\p{L}* (?:ustunde|uzerinde)|arka (?:ayak|bacak)lar\p{L}*|iki ayakli/u,
  de: /auf (?:den |seinen |ihren |zwei )?(?:hinterbeine|hinterpfote|beine)n/u,
  es: /(?:en|sobre) (?:dos patas|las patas traseras|sus patas traseras)|parad[oa] en dos patas/u,
  fr: /sur (?:ses|les|deux) pattes(?: (?:arriere|de derriere))?/u,
  it: /su(?:lle)? (?:due zampe|zampe posteriori|zampe di dietro)/u,
  pt: /(?:em|nas|sobre) (?:duas patas|patas traseiras|as patas traseiras)/u,
  ru: /на (?:задних лапах|задние лапы|двух лапах|двух ногах)/iu,
  ar: /على (?:قدميه|قدميها|رجليه|رجليها|رجلين|قائمتيه|ساقيه)/u,
  hi: /(?:पिछल[ेी]|दो) (?:पैर|पाँव|टाँग|टांग)\p{M}*\p{L}*\p{M}* पर/u,
  ja: /(?:後ろ足|後足|二本足|2本足)で/u,
  ko: /(?:뒷다리|두 다리|두 발)로/u,
  zh: /用?(?:后腿|两条腿|两只脚)(?:站|走|直立)/u,
};
const ANIMAL_FIRST = 70;

/** Marks animals that stand as people do. */
export function poseAnimals({ all, text, language }: ReadText, { ofMention }: Things): void {
  const match = UPRIGHT[language].exec(folded(text));
  if (!match) return;
  const isAnimal = (id: string) => LIVING.has(id);
  const [at, end] = [match.index, match.index + match[0].length];
  const one =
    all.findLast(
      (each) => each.kind === "things" && isAnimal(each.id) && each.end <= at && at - each.end < ANIMAL_FIRST,
    ) ??
    all.find((each) => each.kind === "things" && isAnimal(each.id) && each.at >= end && each.at - end < 24);
  const entry = one && ofMention.get(one);
  if (entry) entry.pose = "upright";
}
