import type { CareVerdict, ModerationEngine } from "#server/providers/engines.ts";
import { DREAM_LANGUAGES } from "../reading/language.ts";
import { CARE_PHRASES } from "./care-phrases.ts";
import { REFUSED_PHRASES } from "./refused-phrases.ts";

/** Lower case without accents, vowel signs or joiners, so that careless typing still matches. */
function fold(text: string): string {
  return text
    .replace(/[İI]/g, "i")
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f\u064b-\u065f\u0670\u0640\u093c\u200c\u200d]/g, "")
    .normalize("NFC")
    .replaceAll("ı", "i")
    .replaceAll("œ", "oe")
    .replaceAll("ß", "ss")
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/[آأإٱ]/g, "ا")
    .replaceAll("ى", "ي")
    .replaceAll("ؤ", "و")
    .replaceAll("ئ", "ي")
    .replaceAll("ة", "ه")
    .replaceAll("ँ", "ं")
    .replace(/\s+/g, " ");
}

/** Folds a regular expression's source like the text; its syntax stays unchanged. */
function foldPattern(source: string): string {
  return source
    .normalize("NFD")
    .replace(/\u093c\??/g, "")
    .normalize("NFC")
    .replaceAll("й", "и")
    .replaceAll("ё", "е")
    .replaceAll("ँ", "ं");
}

const compile = (sources: string[], flags = "u") =>
  new RegExp(sources.map((source) => `(?:${foldPattern(source)})`).join("|"), flags);

const SENTENCE_END = /[.!?…]+(?=["'”’»)\]]*(?:\s|$))|[。！？؟।॥]|\n+/u;

/** The folded sentences of a text. */
function sentencesOf(text: string): string[] {
  return text.split(SENTENCE_END).map(fold);
}

/**
 * Reviews dreams in all languages in which they may be written, against lists of phrases. `care` takes precedence
 * over `refused`.
 */
export function createCareList(): ModerationEngine {
  const care = compile(DREAM_LANGUAGES.flatMap((language) => CARE_PHRASES[language]));
  // Of all languages at once: some words, such as "sex" and "baby", belong to several.
  const harmless = compile(
    DREAM_LANGUAGES.map((language) => REFUSED_PHRASES[language].harmless),
    "gu",
  );
  const lists = DREAM_LANGUAGES.map((language) => {
    const { acts, minors, ownChildhood, alone } = REFUSED_PHRASES[language];
    return {
      acts: compile([acts]),
      minors: compile([minors]),
      ownChildhood: compile([ownChildhood]),
      alone: compile([alone]),
    };
  });

  function verdictOf(sentence: string): CareVerdict {
    let verdict: CareVerdict = "ok";
    const rest = sentence.replace(harmless, " ");
    for (const { acts, minors, ownChildhood, alone } of lists) {
      if (alone.test(sentence)) verdict = "refused";
      if (!acts.test(rest)) continue;
      if (ownChildhood.test(rest)) return "care";
      if (minors.test(rest)) verdict = "refused";
    }
    return verdict;
  }

  return {
    name: "care list",
    async review(dreamText): Promise<CareVerdict> {
      if (care.test(fold(dreamText))) return "care";
      const verdicts = sentencesOf(dreamText).map(verdictOf);
      return (
        verdicts.find((verdict) => verdict === "care") ?? verdicts.find((verdict) => verdict !== "ok") ?? "ok"
      );
    },
  };
}
