import { patternOf } from "../matching/letters.ts";
import type { DreamLanguage } from "../language.ts";
import type { Mention } from "./vocabulary.ts";

/** What something that does not stop growing is said to do. */
const GROWS: Record<DreamLanguage, RegExp> = {
  en: /(?:bigger and bigger|larger and larger|taller and taller|fatter and fatter|(?:kept|keeps|wouldn['’]t stop|didn['’]t stop) (?:on )?growing|(?:grew|growing) and (?:grew|growing))(?!\p{L})/giu,
  tr: /(?<!\p{L})(?:büyüdükçe büyü|(?:gittikçe|giderek|gitgide|sürekli|durmadan) büyü|büyüyüp büyüyüp|büyüdü büyüdü|büyüyor da büyüyor)/giu,
  fr: /(?<!\p{L})(?:de plus en plus (?:gros|grand)(?:se|e)?s?|(?:n['’]arrêt|arrêt|cess|continu)(?:ait|aient) (?:pas )?(?:de|d['’]|à) ?(?:grandir|grossir|gonfler))(?!\p{L})/giu,
  it: /(?<!\p{L})(?:sempre più (?:grand[ei]|gross[oaie]|enorm[ei]|alt[oaie])|cresceva(?:no)?,? (?:e )?cresceva(?:no)?|(?:continuava(?:no)? a|non smetteva(?:no)? (?:più )?di) crescere)(?!\p{L})/giu,
  es: /(?<!\p{L})(?:cada vez más (?:grandes?|gord[oa]s?|enormes?)|crecían? y crecían?|no (?:paraban?|dejaban?) de crecer)(?!\p{L})/giu,
  pt: /(?<!\p{L})(?:cada vez (?:maior(?:es)?|mais (?:grandes?|gord[oa]s?|enormes?))|cresciam? e cresciam?|não parava[m]? de crescer)(?!\p{L})/giu,
  ar: /(?<!\p{L})(?:[يت]?كبرت? و[يت]?كبرت?|[يت]كبر أكثر فأكثر|[يت]كبر شوي شوي|أكبر (?:فأكبر|وأكبر))(?!\p{L})/gu,
  hi: /(?:बड़[ाीे] (?:होत[ाीे] (?:ही )?(?:ग|जा|चल)|और बड़[ाीे])|बढ़त[ाीे] (?:ही )?(?:गय|गई|जा|चल))/gu,
  ja: /(?:どんどん|だんだん|みるみる|ますます|ぐんぐん)(?:と)?(?:大き|おおき|でか|巨大|膨ら|ふくら)/gu,
  ko: /(?:점점|자꾸|갈수록|계속) ?(?:더 )?(?:커[져졌지]|커다래|거대해|부풀)/gu,
  de: /(?<!\p{L})(?:(?:immer|ständig) größer|wuchs(?:en)? und wuchs(?:en)?|hörte[n]? nicht auf zu wachsen)(?!\p{L})/giu,
  ru: /(?<!\p{L})(?:вс[её] больше и больше|становил(?:ся|ась|ось|ись) вс[её] больше|рос(?:ла|ло|ли)? и рос(?:ла|ло|ли)?)(?!\p{L})/giu,
  zh: /(?:越[来來長长变變]+越大|不断(?:长大|变大)|一直(?:在)?变大)/gu,
};

/** Between what grows and these words: at most a relative pronoun, a helping verb and an adverb. */
const GAP = patternOf(
  "^,? ?(?:(?:that|which|who|and|it|qui|que|che|y|e|et|elle|il|وهو|وهي)(?: |$)){0,2}(?:\\p{L}+ ){0,2}$|^(?:がだ?|は|も|の|이|가|은|는|도|ने|तो)? ?$",
  "iu",
);

/** The things that grow and grow, as the words before say. */
export function growingIn(
  nouns: readonly Mention[],
  text: string,
  language: DreamLanguage,
): readonly Mention[] {
  return [...text.matchAll(GROWS[language])].flatMap(({ index }) => {
    const one = nouns.findLast(({ end }) => end <= index);
    return one?.kind === "things" && GAP.test(text.slice(one.end, index)) ? [one] : [];
  });
}
