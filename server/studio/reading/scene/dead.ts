import type { DreamLanguage } from "../language.ts";
import { sentenceBefore } from "./presence.ts";
import type { Mention } from "./vocabulary.ts";

/** Words before or after somebody who is no longer alive; one who dies in the dream is not meant. */
const DEAD: Partial<Record<DreamLanguage, { before?: RegExp; after?: RegExp }>> = {
  en: {
    before: /\b(?:late|dead|deceased|departed)(?: (?:my|our))? $/iu,
    after:
      /^(?:,? (?:who|that|he|she)?['’]?s?)? ?(?:\(?(?:had )?(?:died|passed away|passed on|is dead|was dead|has passed|(?:['’]s )?been (?:gone|dead)|is no longer alive|(?:is|has) (?:long )?gone|passed(?:,| (?:last|in|years|two|three|a|was|is|came))))(?!\p{L})/iu,
  },
  tr: {
    before:
      /(?:rahmetli|merhum|vefat ed(?:en|eli)|vefat etmiş(?: olan)?|ölmüş(?: olan)?|ölen|ölü|kaybettiğim(?:iz)?)(?: \p{L}+)? $/iu,
    after: /^\p{L}*,? (?:rahmetli|vefat etmişti|öl(?:eli|müştü)|hayatta değil)/iu,
  },
  de: {
    before: /(?:verstorbene[rnms]?|tote[rnms]?) $/iu,
    after: /^,? (?:die|der),? [^.!?]{0,20}(?:gestorben|verstorben|tot) (?:ist|war)/iu,
  },
  es: {
    before: /(?:difunt[oa]|finad[oa]) $/iu,
    after:
      /^,? ?(?:la que (?:murió|falleció)|\((?:que )?(?:ya )?(?:murió|falleció)|(?:ya )?(?:muert[oa]|fallecid[oa]|difunt[oa])(?!\p{L})|(?:que|q|quien) (?:ya )?(?:se )?(?:murió|murio|falleció|fallecio|había muerto|está muert[oa]|no está|partió)|que en paz descanse|qepd)/iu,
  },
  fr: {
    before: /(?:feu|défunte?) (?:ma |mon )?$/iu,
    after:
      /^,? ?(?:\((?:elle |il )?(?:est )?(?:morte?|décédée?)|(?:décédé|mort|défunt|disparu|parti)e?(?! (?:de|d['’]|à|au|en|dans|ce))(?!\p{L})|qui (?:est|était) (?:mort|décédé|parti)e?)/iu,
  },
  it: {
    before: /(?:defunt[oa]|buonanima di mi[oa]) $/iu,
    after:
      /^,? ?(?:(?:mort|defunt|scompars|decedut)[oa](?! (?:di|in|nel))(?!\p{L})|che (?:è|era) (?:mort|scompars|mancat)[oa]|che non c['’]è più|buonanima)/iu,
  },
  pt: {
    before: /(?:falecid[oa]|finad[oa]) $/iu,
    after:
      /^,? ?(?:(?:já )?(?:falecid|mort)[oa](?!\p{L})|(?:que|q) (?:já )?(?:partiu|morreu|faleceu|se foi|foi embora deste)|que deus (?:o |a )?tenha)/iu,
  },
  ru: { before: /(?:покойн\p{L}+|умерш\p{L}+) $/iu, after: /^,? котор\p{L}+ (?:уже |давно )?умер/iu },
  ar: {
    before: /(?:المرحومة?) $/u,
    after:
      /^,? ?(?:\(?(?:المتوف\p{L}+|متوف\p{L}*|الميتة?|المرحومة?|[اأ]?لله يرحم\p{L}+|رحمه\p{L}? الله|الذي توفي|التي توفيت|اللي (?:مات|توف)\p{L}*))/u,
  },
  hi: {
    before: /(?:स्वर्गीय|मृत|मरी हुई|मरे हुए|गुज़री हुई|गुजरी हुई|दिवंगत)(?: मेर[ीेा])? $/u,
    after:
      /^,? ?(?:जी,? )?\(?(?:जो|जिनका)? ?(?:अब |कब |\S+ साल पहले )?(?:नहीं रह|मर चुक|गुज़र|गुजर|चल बस|देहांत|इस दुनिया में नहीं|mar chuk|guzar)/u,
  },
  ja: {
    before: /(?:亡くなった|死んだ|亡き|他界した|故)(?:はずの)?(?:私の|僕の|うちの)?$/u,
    after: /^(?:はもう|は去年|は\p{N}+年前に)(?:亡くな|他界)/u,
  },
  ko: { before: /(?:돌아가신|돌아가셨던|죽은|고인이 된|세상을 떠난)(?: 우리)? $/u },
  zh: { before: /(?:去世|过世|死去|已故|逝去|离世)(?:多年)?的?$/u, after: /^(?:已经)?(?:去世|过世)/u },
};

/** Whether somebody whom the dream shows has died before it. */
export function isDead({ at, end, text: word }: Mention, text: string, language: DreamLanguage): boolean {
  const { before, after } = DEAD[language] ?? {};
  // "Rahmetli dedem" may be one word of the scene.
  if (/^(?:rahmetli|merhum|difunt|défunt|покойн|돌아가신|亡)/iu.test(word)) return true;
  return before?.test(sentenceBefore(text, at)) === true || after?.test(text.slice(end, end + 60)) === true;
}
