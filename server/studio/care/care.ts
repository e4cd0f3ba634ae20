import type { CareVerdict, ModerationEngine } from "#server/providers/engines.ts";
import { CARE_PHRASES, PHRASE_LANGUAGES, REFUSED_PHRASES } from "./phrases.ts";

/** Characters allowed between a sexual act and a word for a minor. */
const NEAR = "[^.!?。！？]{0,20}";

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
    .replaceAll("ँ", "ं");
}

function anyOf(sources: string[]): RegExp {
  return new RegExp(sources.map((source) => `(?:${foldPattern(source)})`).join("|"), "u");
}

/**
 * Reviews dreams in all twelve languages against lists of phrases. `care` takes precedence over `refused`.
 */
export function createCareList(): ModerationEngine {
  const care = anyOf(PHRASE_LANGUAGES.flatMap((language) => CARE_PHRASES[language]));
  const refused = anyOf(
    PHRASE_LANGUAGES.flatMap((language) => {
      const { acts, minors, alone } = REFUSED_PHRASES[language];
      return [`(?:${acts})${NEAR}(?:${minors})`, `(?:${minors})${NEAR}(?:${acts})`, ...alone];
    }),
  );
  return {
    name: "care list",
    async review(dreamText): Promise<CareVerdict> {
      const text = fold(dreamText);
      if (care.test(text)) return "care";
      return refused.test(text) ? "refused" : "ok";
    },
  };
}
