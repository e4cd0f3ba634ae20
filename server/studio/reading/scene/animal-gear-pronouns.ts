import type { DreamLanguage } from "../language.ts";
import type { ReadText } from "./mentions.ts";
import type { Mention } from "./vocabulary.ts";

/** That an animal has in its mouth what a pronoun means: before the animal, or behind it. */
const IN_MOUTH: Partial<Record<DreamLanguage, { before?: RegExp; after?: RegExp }>> = {
  en: {
    after:
      /^ (?:\p{L}+ )?(?:had|has|was carrying|carried|held|was holding) (?:it|them) in (?:its|his|her|their) (?:mouth|beak|jaws|teeth)/iu,
  },
  fr: {
    after:
      /^ (?:\p{L}+ )?(?:qui )?(?:l['’]avait|l['’]a|le tenait|la tenait|les tenait) dans (?:la gueule|le bec|sa gueule)/iu,
  },
  it: {
    before:
      /(?<!\p{L})(?:l['’]aveva|l['’]ha|lo teneva|la teneva|li aveva) (?:in bocca|tra i denti|nel becco),? (?:un[oa]? |un['’]|il |la |il mio |la mia )$/iu,
    after: /^ (?:\p{L}+ )?(?:l['’]aveva|lo teneva|la teneva) (?:in bocca|tra i denti|nel becco)/iu,
  },
  es: {
    before:
      /(?<!\p{L})(?:lo|la|los|las) (?:llevaba|tenía|traía) en (?:la boca|el hocico|el pico) (?:una?|el|la|mi) $/iu,
    after: /^ (?:\p{L}+ )?(?:lo|la|los|las) (?:llevaba|tenía|traía) en (?:la boca|el hocico|el pico)/iu,
  },
  pt: {
    before:
      /(?<!\p{L})(?:(?:quem )?[oa] (?:tinha|levava|trazia)|(?:tinha|levava|trazia)-[oa]) n[ao] (?:boca|bico)(?: era)? (?:uma?|o|a) $/iu,
    after: /^ (?:\p{L}+ )?(?:[oa] (?:tinha|levava)|(?:tinha|levava)-[oa]) n[ao] (?:boca|bico)/iu,
  },
  de: { after: /^ (?:hatte|trug|hielt) (?:ihn|sie|es) (?:im|in seinem|in ihrem) (?:Maul|Schnabel)/iu },
  ru: {
    after:
      /^ (?:\p{L}+ )?(?:держал\p{L}*|н[её]с\p{L}*|тащил\p{L}*) (?:его|её|ее|их) в (?:зубах|пасти|клюве)/iu,
  },
  tr: { after: /^\p{L}* onu ağz/iu },
  ar: { after: /^ (?:\p{L}+ )?(?:يحمل|شايل|ماسك)ها? (?:في |ب)(?:فم|بق|تم)/u },
  hi: { after: /^ (?:उसे|उसको) (?:मुँह|मुंह) में/u },
  ja: { after: /^がそれを(?:くわえ|咥え)/u },
  ko: { after: /^(?:이|가)? (?:그걸|그것을) (?:입에 )?물/u },
  zh: { after: /^叼着它/u },
};
/** Before what is looked for, which is then found there. */
const LOST =
  /(?<!\p{L})(?:lost|find|looking for|searching for|losing|trovavo più|trovavo|cercavo|perso|encontraba|buscaba|perdido|encontrava|procurava|perdi|trouvais plus|cherchais|perdu|verloren|suchte|искал\p{L}*|потерял\p{L}*) (?:(?:my|the|il|lo|la|mio|mia|el|mi|o|a|meu|minha|mon|ma|le|mein\p{L}*|den|die|das|мо\p{L}+) )*$/iu;

/** What an animal has in its mouth, where a pronoun means it: "ce l'aveva in bocca un cane". */
export function inMouthOf(
  beast: Mention,
  things: readonly Mention[],
  { text, language }: ReadText,
): Mention | undefined {
  const words = IN_MOUTH[language];
  const isSo =
    words?.before?.test(text.slice(Math.max(0, beast.at - 60), beast.at)) === true ||
    words?.after?.test(text.slice(beast.end, beast.end + 60)) === true;
  if (!isSo) return undefined;
  const before = things.filter(({ end }) => end <= beast.at);
  return before.findLast(({ at }) => LOST.test(text.slice(Math.max(0, at - 40), at))) ?? before.at(-1);
}
