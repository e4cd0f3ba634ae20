import type { DreamLanguage } from "../language.ts";
import type { Mention } from "./vocabulary.ts";

/** Between a person and a word for their age: "meine Mutter als junges Mädchen", "me as a kid". */
const AS: Partial<Record<DreamLanguage, RegExp>> = {
  en: / (?:back )?as (?:an? )(?:(?:little|young|small) )?$/iu,
  de: / als (?:(?:kleine[rs]?|junge[rs]?) )?$/iu,
  fr: / (?:quand (?:elle|il) était |à l['’]âge d['’]?)(?:une? )?(?:petite? |jeune )?$/iu,
  es: / (?:de|cuando era) (?:pequeñ[oa] )?$/iu,
  it: / da (?:piccol[ao] )?$/iu,
  pt: / (?:em|de|quando era) (?:pequen[oa] )?$/iu,
  ru: / (?:ещ[её] )?(?:маленьк(?:ой|им) |молод(?:ой|ым) )$/iu,
};
/** The dreamer, before such words. */
const ME = /(?<!\p{L})(?:me|myself|mich|mir|ich|moi|mim)$/iu;
/** Words for one of that age. */
const AGES =
  /^(?:kid|child|girl|boy|mädchen|kind|junge|niñ[oa]|bambin[oa]|ragazzin[oa]|criança|menin[oa]|enfant|fille|gamine?|девочкой|мальчиком|реб[её]нком)$/iu;

/** Whether a word only gives the age of the person named before it. */
export function isAsChild(
  { kind, id, at, text: word }: Mention,
  { all, text, language }: { all: readonly Mention[]; text: string; language: DreamLanguage },
): boolean {
  if (kind !== "people" || id !== "child" || !AGES.test(word)) return false;
  const found = AS[language]?.exec(text.slice(Math.max(0, at - 40), at));
  if (!found) return false;
  const from = at - found[0].length;
  return (
    all.some((one) => one.kind === "people" && one.id !== "crowd" && one.end === from) ||
    ME.test(text.slice(0, from))
  );
}
