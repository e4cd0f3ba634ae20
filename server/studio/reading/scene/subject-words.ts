import type { DreamLanguage } from "../language.ts";

/** Words in front of a noun that starts a clause. */
export const DETERMINER: Partial<Record<DreamLanguage, string>> = {
  en: "an?|the|my|our|his|her|their|this|that|some|two|three|many|all",
  fr: "une?|les?|la|l|des|mon|ma|mes|son|sa|ses|deux|trois|ce|cette|ces",
  es: "una?|el|la|los|las|unos|unas|mis?|sus?|dos|tres",
  pt: "uma?|o|a|os|as|uns|umas|dois|duas|três",
  it: "un[oa]?|il|lo|la|i|gli|le|l|due|tre",
  de: "eine?|der|die|das|mein|meine|zwei|drei",
};
/** Words after which another one acts: "and a goat", "I saw a goat". */
export const THEN: Partial<Record<DreamLanguage, string>> = {
  en: "and|but|when|where|while|as|because|until|that|then|so|saw|watched|noticed|found|heard|met|dream(?:ed|t)|was|were|suddenly",
  fr: "et|mais|quand|où|pendant que|que|car|puis|vu|voyais|regardais|rêvé|avait|soudain",
  es: "y|pero|cuando|donde|mientras|que|porque|vi|veía|miraba|soñé|había",
  pt: "e|mas|quando|onde|enquanto|que|porque|vi|via|sonhei|havia|tinha",
  it: "e|ma|quando|dove|mentre|che|perché|visto|vedevo|vidi|sognato|era|erano",
  de: "und|aber|als|wo|während|dass|sah|träumte|war|waren",
};
/** The dreamer. */
export const I: Partial<Record<DreamLanguage, RegExp>> = {
  en: /\b(?:I|we)\b/u,
  fr: /(?<!\p{L})(?:je|j|nous|on)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:yo|me|nosotr[oa]s)(?!\p{L})/iu,
  pt: /(?<!\p{L}|-)(?:eu|me|a gente|nós)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:io|mi|noi)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:ich|wir|mich)(?!\p{L})/iu,
};
