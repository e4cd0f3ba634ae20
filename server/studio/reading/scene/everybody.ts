import type { DreamLanguage } from "../language.ts";
import { sentenceBefore } from "./presence.ts";
import type { Mention } from "./vocabulary.ts";

/** All who are in a class: the word for its room alone names nobody. */
const WHOLE_CLASS: Partial<Record<DreamLanguage, RegExp>> = {
  fr: /toute (?:la|ma|notre) classe/giu,
  es: /tod[oa] (?:la|mi|el) (?:clase|curso|salón)/giu,
  it: /tutta la (?:mia )?classe/giu,
  pt: /tod[ao] a (?:minha )?(?:turma|sala de aula|classe)|(?<!\p{L})turma (?:tod[ao]|inteira)/giu,
  de: /ganze Klasse/giu,
  ru: /(?:весь|всего|всему) (?:наш )?класс(?!н)\p{L}?/giu,
  tr: /(?:bütün|tüm) sınıf(?!\p{L}*(?:[dt][ae]|lar))/giu,
  hi: /(?:पूरी|सारी) (?:क्लास|कक्षा)(?= (?!में|के|की|से))/gu,
};

/** Words that name nobody by themselves: those in a class, as a crowd beside the place. */
export function classesIn(all: readonly Mention[], text: string, language: DreamLanguage): Mention[] {
  const pattern = WHOLE_CLASS[language];
  if (!pattern) return [];
  return [...text.matchAll(pattern)].flatMap(({ index: at, 0: word }) => {
    const end = at + word.length;
    const isNamed = all.some((one) => one.kind === "people" && one.at < end && one.end > at);
    return isNamed ? [] : [{ kind: "people" as const, id: "crowd", at, end, text: word }];
  });
}

/** All who are there, in front of a verb of theirs: "alle fingen an zu tanzen", "все побежали". */
const ALL: Partial<Record<DreamLanguage, RegExp>> = {
  de: /(?<!\p{L}|[Ww]ir )[Aa]lle(?: anderen)?(?! \p{Lu})(?: (?!ich|wir|mich|mir|mein\p{L}*|die|der|das|drei|vier|zwei)\p{L}+){0,3} $/u,
  ru: /(?<!\p{L}|мы |нас |нам )(?:все|весь (?:класс|автобус|вагон|зал|дом|двор))(?: (?!я|меня|мне|мы|мо\p{L}+|\p{L}+ые|\p{L}+ие|время|равно|это|ещё|еще|тело)\p{L}+){0,2} $/iu,
  tr: /(?<!\p{L})(?:herkes|(?:bütün|tüm) sınıf)(?: (?!ben|biz|beni|bana)\p{L}+){0,3} $/iu,
  hi: /(?<!हम )(?<!हम)(?:सब|सभी|सारे (?:लोग|बच्चे)|पूरी (?:क्लास|कक्षा))(?: (?!मैं|हम|कुछ|मुझे)\S+){0,4} $/u,
  ko: /(?:^|\s|,)(?:다들|모두가|모두들|전부 다)(?: (?!나는|내가|저는|제가)\S+){0,3} $/u,
  ar: /(?<!\p{L})و?(?:كلهم|كلهن|الكل|الجميع|الناس)(?: (?!أنا|وأنا|انا)\S+){0,2} $/u,
  fr: /(?:toute la classe|tous les autres|les autres)(?: (?!je|j|moi|on|nous)\p{L}+){0,3} $/iu,
  es: /(?:toda la clase|todos los demás|los demás)(?: (?!yo|me|nos)\p{L}+){0,3} $/iu,
  pt: /(?:turma (?:toda|inteira)|toda a turma|os outros)(?: (?!eu|me)\p{L}+){0,3} $/iu,
  it: /(?:tutta la classe|gli altri)(?: (?!io|mi)\p{L}+){0,3} $/iu,
};

/** Whether a verb is said of all who are there. */
export const isOfAll = (at: number, text: string, language: DreamLanguage): boolean =>
  ALL[language]?.test(sentenceBefore(text, at)) === true;

/** The crowd that is said to do it, or whether it is said of all without one. */
export function allWhoDo(
  verb: Pick<Mention, "at">,
  all: readonly Mention[],
  text: string,
  language: DreamLanguage,
): Mention | boolean {
  if (!isOfAll(verb.at, text, language)) return false;
  const crowd = all.findLast(
    ({ kind, id, end, at }) => kind === "people" && id === "crowd" && end <= verb.at && verb.at - at < 50,
  );
  return crowd ?? true;
}
