import type { DreamLanguage } from "../language.ts";
import type { Thing } from "./catalogue.ts";
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

/** Between a verb and an animal that follows it as its subject. */
const VERB_FIRST: Partial<Record<DreamLanguage, RegExp>> = {
  it: /^ (?:il|lo|la|i|gli|le|un|una|uno|l')? ?(?:mio |mia |suo |sua |nostro )?(?:\p{L}+ )?$/u,
  es: /^ (?:el|la|los|las|un|una|mi|su|nuestro) (?:\p{L}+ )?$/u,
  pt: /^ (?:o|a|os|as|um|uma) (?:meu |minha |seu |sua |nosso )?(?:\p{L}+ )?$/u,
  fr: /^ (?:le|la|les|un|une|mon|son|sa|notre|l') ?(?:\p{L}+ )?$/u,
  ar: /^ $/u,
  en: /^ (?:dog|cat)?$/u,
  de: /^ (?:der|die|das|ein|eine|mein|sein|ihr)e? (?:\p{L}+ )?$/u,
  ru: /^ (?:мо[йя] |его |её |ее )?$/u,
};
/** Marks animals that stand as people do. */
export function poseAnimals({ all, text, language }: ReadText, { things, ofMention }: Things): void {
  for (const verb of all) {
    if (verb.id !== "sleeping") continue;
    const next = all.find(({ kind, at }) => kind === "things" && at >= verb.end);
    if (!next || !LIVING.has(next.id) || !VERB_FIRST[language]?.test(folded(text.slice(verb.end, next.at))))
      continue;
    const sleeper = ofMention.get(next);
    if (sleeper) sleeper.pose = "asleep";
  }
  const match = UPRIGHT[language].exec(folded(text));
  if (!match) return;
  const [at, end] = [match.index, match.index + match[0].length];
  const one =
    all.findLast(
      (each) =>
        each.kind === "things" && LIVING.has(each.id) && each.end <= at && at - each.end < ANIMAL_FIRST,
    ) ??
    all.find((each) => each.kind === "things" && LIVING.has(each.id) && each.at >= end && each.at - end < 24);
  const entry = one && ofMention.get(one);
  if (!entry) return;
  entry.pose = "upright";
  for (const word of all)
    if (word.kind === "things" && word.at >= at && word.end <= end) things.delete(word.id as Thing);
}
