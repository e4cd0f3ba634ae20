import { type DreamLanguage, isRomance } from "../language.ts";
import { OTHER_FORM } from "./actors.ts";
import { canDo } from "./others.ts";
import type { Mention } from "./vocabulary.ts";

/** "Nel letto accanto dormiva una pecora": a creature that follows its verb, and nobody before it. */
const ALONE = new Set([
  "sleeping",
  "crying",
  "singing",
  "dancing",
  "swimming",
  "running",
  "flying",
  "screaming",
]);
const NEW =
  /^ (?:(?:era|eran|foi|fue|è|era) (?:(?:mi|meu|minha|il mio|la mia) )?)?(?:un|una|unos|unas|uno|une|des|dei|delle|um|uma|uns|umas|dos|tres|due|tre|deux|trois|dois|duas|três|il|la|el|los|las|le|i|o|a|os|as) $/iu;
export const creatureAfter = (
  verb: Mention,
  all: readonly Mention[],
  text: string,
  language: DreamLanguage,
): Mention | undefined =>
  isRomance(language) &&
  ALONE.has(verb.id) &&
  (OTHER_FORM[language]?.test(verb.text) === true || /[aei]ba$|ía$|ia$|va$/u.test(verb.text))
    ? all.find((one) => canDo(verb, one) && one.at >= verb.end && NEW.test(text.slice(verb.end, one.at)))
    : undefined;
