import type { DreamLanguage } from "../language.ts";
import { CLAUSE_END } from "./bearers.ts";
import { LIVING } from "./others.ts";
import { sentenceBefore } from "./presence.ts";
import type { Mention } from "./vocabulary.ts";

const STEPS = new Set(["stairs", "spiralStairs", "ladder", "escalator"]);

/** To go up or down, in forms that can be the dreamer's. */
const UP_OR_DOWN: Record<DreamLanguage, RegExp> = {
  en: /\b(?:I|we|and|to)(?: (?:was|were|am|just|had to|kept|started|then|could|have to))* (?:r[ua]n(?:ning)?|walk\w*|go(?:ing)?|went|c[ao]m(?:e|ing)|climb\w*|step\w*|creep\w*|crept|rush\w*) (?:up|down|back (?:up|down))\b|\b(?:climb(?:ing|ed)|descend(?:ing|ed)) (?:the|a|an|some|these|those) /iu,
  fr: /(?<!\p{L})(?:mont|descend|gravi|grimp)(?:ais|ai|ions|ons|e|re|er|s|u|ant|i|ue|é|ée)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:s[ac][el]n?d?(?:evo|evamo|endo|ere|o|esi|ito|iti)|scend(?:evo|evamo|endo|ere|o)|sces[oia]|sal(?:ivo|go|ire|endo|ivamo|ito|ita))(?!\p{L})/iu,
  es: /(?<!\p{L})(?:baj|sub)(?:aba|ábamos|ando|ar|é|o|ía|íamos|iendo|ir|í)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:desc|sub)(?:ia|íamos|endo|indo|er|ir|i|o)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:ging|lief|rannte|stieg|steige|gehe|laufe|kletterte|renne)(?!\p{L}|t)/iu,
  ru: /(?<!\p{L})(?:спуск|подним|вз?бира|бегу|бежал|иду|шла|шёл|шел|лез)\p{L}*/iu,
  ar: /(?:أنزل|انزل|بنزل|نازل(?:ة)?|نزلت|أصعد|اصعد|بطلع|طالع(?:ة)?|طلعت|صعدت|اطلع)(?!\p{L})/u,
  hi: /(?:चढ़|उतर)/u,
  ja: /(?:上|登|のぼ|昇|降|下)(?:っ|り|る|が|って)|駆け(?:上|下)/u,
  ko: /(?:올라|오르|내려|내리|뛰어)/u,
  tr: /(?:çık|in|tırman)(?:[ıiuü]yor(?:um|uz|dum|duk)?|t[ıiuü][mk]|d[ıiuü][mk]|arken|erken|mak|mek)(?!\p{L})/iu,
  zh: /[上下爬走跑]/u,
};

/** Stairs or a ladder on which the dreamer goes up or down. */
export function goesOnSteps(all: readonly Mention[], text: string, language: DreamLanguage): boolean {
  return all.some((mention) => {
    if (mention.kind !== "things" || !STEPS.has(mention.id)) return false;
    const before = sentenceBefore(text, mention.at).split(CLAUSE_END).at(-1)!;
    const after = text.slice(mention.end, mention.end + 34).split(CLAUSE_END)[0]!;
    // Somebody or something else named before goes there.
    const from = mention.at - before.length;
    const other = all.some(
      ({ kind, id, at, end }) =>
        at >= from && end <= mention.at && (kind === "people" || (kind === "things" && LIVING.has(id))),
    );
    if (other) return false;
    const said = ["hi", "ja", "ko", "tr"].includes(language) ? after : `${before}${mention.text}`;
    return UP_OR_DOWN[language].test(
      language === "ar" || language === "ru" || language === "zh" ? before + after : said,
    );
  });
}

/** "La casa saliva in cielo": what stands on the ground goes up into the sky. */
const INTO_SKY =
  /(?:into|to|toward|towards|up to) the (?:sky|clouds)|au ciel|dans le ciel|vers le ciel|(?:nel|in|verso il) cielo|al cielo|hacia el cielo|(?:pr[oa]|para o|ao|no) céu|(?:in den|zum) himmel|в небо|إلى السماء|للسماء|عالسما|आसमान (?:में|की)|空(?:に|へ)(?:浮|昇|上|飛)|하늘로|하늘에 떠|göğe|gökyüzüne|havaya|(?:飞|升|飘)(?:上|向|到)天/iu;
export const risesIntoSky = (verb: Mention, text: string): boolean =>
  INTO_SKY.test(text.slice(Math.max(0, verb.at - 16), verb.end + 24));
