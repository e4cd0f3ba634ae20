import type { DreamLanguage } from "../language.ts";
import type { ReadText } from "./mentions.ts";
import { LIVING } from "./others.ts";
import { sentenceBefore } from "./presence.ts";
import type { Mention } from "./vocabulary.ts";

/** What animals have by nature, so that it is no thing beside them. */
const PARTS = new Set<string>(["tail", "wings", "horns", "antlers", "claws", "belly", "nose"]);
/** It comes off, is found or grows on somebody, and is then a thing. */
const APART =
  /(?<!\p{L})(?:no|without|lost|fell|torn|cut|my|mine|grew|sprout\p{L}*|had|with|kop\p{L}+|kes\p{L}+|düş\p{L}+|çık\p{L}+|kanat(?:lar)?ım|sırtım\p{L}*|मेर[ाीे]|मुझे|टूट\p{L}*|कट\p{L}*|लग|उग\p{L}*)(?!\p{L})|(?:私|僕|俺|自分|背中|人間|人)[のにが]|生え|もげ|切れ|取れ|내 |나에게|등에|돋|떨어|잘|我|长出|掉/u;
/** "The bird's wings", "मोर के पंख", "猫が寝ていて、しっぽが". */
const OWN: Partial<Record<DreamLanguage, RegExp>> = {
  en: /^(?:['’]s? |.*(?<!\p{L})(?:its|his|her|their|the) (?:\p{L}+ )?$)/iu,
  tr: /^\p{L}* (?:\p{L}+ )?$/iu,
  hi: /^(?: क[ीेा] |.*(?:उसके|उसकी|उसका|उनके|अपने|अपनी|उसने|उन्होंने) (?:\S+ )?$)/u,
  ja: /^(?:の|.*(?:て|、)$)/u,
  ko: /^(?:의)? (?:\S+ )?$|^\S* ?(?:그 |그의 )$/u,
  zh: /^(?:的|.*[它牠他她]的|.*，)$/u,
};

const ITS = /(?:उसके|उसकी|उसका|(?<!\p{L})its) $/u;
/** "Every crab had a label tied to its claw": whose it is may be far before it. */
const ENDS_ITS = /(?<!\p{L})its $/iu;
/** Whether it is a part of an animal that the same sentence names. */
export function isOfAnimal(part: Mention, { all, text, language }: ReadText): boolean {
  if (!PARTS.has(part.id) || !OWN[language]) return false;
  const before = sentenceBefore(text, part.at);
  const rest = text.slice(0, part.at);
  const one = all.findLast(
    (each) =>
      each.end <= part.at &&
      part.at - each.end <= before.length &&
      // "डॉक्टर उसके पंख गिन रहे": whose they are was named before the doctor.
      ((each.kind === "people" && !ITS.test(rest)) || (each.kind === "things" && LIVING.has(each.id))),
  );
  if (!one || (one.kind === "people" && !one.animal)) return false;
  const gap = text.slice(one.end, part.at);
  // "Its claw with a name on it": what it has does not part it.
  const near = text.slice(Math.max(part.at - 8, one.end), part.end + 12).replace(/(?<= )with(?: .*)?$/iu, "");
  // Nobody but an animal has a tail.
  const own = part.id === "tail" || OWN[language]!.test(gap);
  return gap.length <= (ENDS_ITS.test(gap) ? 60 : 30) && own && !APART.test(near);
}
