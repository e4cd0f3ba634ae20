import type { DreamLanguage } from "../language.ts";
import { CLAUSE_END } from "./bearers.ts";
import { VEHICLES } from "./driving.ts";
import { isAsChild } from "./as-a-child.ts";
import { isFoodAsStuff } from "./food-as-stuff.ts";
import { asMeantAround, isFalseFriend } from "./false-friends.ts";
import { isModifier } from "./modifiers.ts";
import { isOnlyLikened } from "./only-likened.ts";
import { isDoorOfRide } from "./ride-doors.ts";
import { LIVING } from "./others.ts";
import { isPartOfThing } from "./part-of-thing.ts";
import { isPhotoTaken } from "./photos-taken.ts";
import { ROMANCE_MISREAD } from "./romance-misread.ts";
import { isPartInPassing } from "./romance-parts.ts";
import { isSameBeing } from "./titles-of-beings.ts";
import { isSameAgain } from "./same-again.ts";
import { isAddressed, isCorrected, isPrice } from "./spoken-to.ts";
import { isVerb } from "./verb-forms.ts";
import type { Mention } from "./vocabulary.ts";

interface Read {
  all: readonly Mention[];
  text: string;
  language: DreamLanguage;
}

const last = ({ all }: Read, { at }: Mention) => all.findLast(({ end }) => end <= at);
const next = ({ all }: Read, { end }: Mention) => all.find(({ at }) => at >= end);

/** French "repasser" is also to sit an exam again, and to come past. */
const AGAIN =
  /^ (?:encore )?(?:devant|par(?!\p{L})|(?:le|la|mon|ma|mes|un|une|l['’]|des|les) ?(?:bac|brevet|examen|concours|permis|épreuve|code|partiel)|chez)/iu;
const isSittingAgain = (one: Mention, { text, language }: Read) =>
  language === "fr" &&
  (one.id === "iron" || one.id === "ironing") &&
  /^repass/iu.test(one.text) &&
  AGAIN.test(text.slice(one.end));

/** Hindi "बस" at the start of a clause is "only", unless a vehicle's words follow. */
const IS_BUS =
  /^ ?(?:में|पर|से|की|का|के|को|ने|तक|वाल[ाेी]|स्टॉप|स्टैंड|अड्ड|ड्राइवर|कंडक्टर|चल|रुक|छूट|निकल|आ(?:ई|ती| रही| गई| गयी)|जा रही|भर|खाली|थी|पकड़|लेकर|हवा|फिसल|उड़|नदी|पलट|गिर)/u;
const isOnly = (one: Mention, { text, language }: Read) =>
  language === "hi" &&
  one.id === "bus" &&
  one.text === "बस" &&
  // A sentence ends with its verb, so that the last word is no bus.
  (/^ ?(?:[।.!?]|$)/u.test(text.slice(one.end)) ||
    (/(?:^|[,।!?;] ?|(?<!\p{L})(?:पर|लेकिन|तो|था|थी|थे|है|हूँ) )$/u.test(text.slice(0, one.at)) &&
      !IS_BUS.test(text.slice(one.end))));

/** "The roof of the train", "ट्रेन की छत", "電車の屋根". */
const OF_VEHICLE =
  /^ (?:of|on|d[eu]|de la|d['’]une?|del?|della|dell['’]|do|da|d['’]|des|der|eines|einer|vom|von) ?(?:the |an? |my |our |un |una |um |uma |mon |ma |el |la |mi |der |einem |einer |meines |unseres )?$/iu;
const VEHICLES_ROOF = /^(?:['’]s)? $|^['’] $|^ ?की $|^ ?के $|^の$/u;
function isRoofOfVehicle(one: Mention, read: Read): boolean {
  if (one.id !== "rooftop" && one.id !== "roof") return false;
  const isVehicle = (other: Mention | undefined): other is Mention =>
    other?.kind === "things" && VEHICLES.has(other.id);
  const [before, after] = [last(read, one), next(read, one)];
  if (isVehicle(before) && VEHICLES_ROOF.test(read.text.slice(before.end, one.at))) return true;
  if (!isVehicle(after)) return false;
  const gap = read.text.slice(one.end, after.at);
  return OF_VEHICLE.test(gap) || (/^(?:ar|ru)$/u.test(read.language) && gap === " ");
}

/** Verbs of rowing: "I rowed an old fridge" needs no boat. */
const ROWS =
  /^(?:row(?:ed|ing)|ram(?:ais|er|ait|ions)|rem(?:ar|ando|aba|ábamos|ava|ávamos|are|avo|avamo)|kürek çek\p{L}*|ruder(?:te|n|ten)|[أني]جدف|노를 저\p{L}*|греб\p{L}*|划船)$/iu;
function isRowedOther(one: Mention, read: Read): boolean {
  if (one.id !== "rowboat" || !ROWS.test(one.text)) return false;
  const isFloat = (other: Mention | undefined) =>
    other?.kind === "things" && !VEHICLES.has(other.id) && other.id !== "fish";
  // "Numa banheira" is an act too.
  const after = read.all.find(({ kind, at }) => kind !== "activities" && at >= one.end);
  const gapAfter = after && read.text.slice(one.end, after.at);
  if (
    isFloat(after) &&
    /^ (?:(?:in|on|along in|dans|sur|en|em|num|numa|nel|nella|su|sobre|auf|im|in einem|in einer|contro corrente su|contra la corriente en) ?)(?:(?:an?|the|my|our|une?|un[ao]?|uma?|mon|ma|l['’]|il|la|el) ?)?(?:\p{L}+ )?$/iu.test(
      gapAfter!,
    )
  )
    return true;
  if (
    isFloat(after) &&
    read.language === "en" &&
    /^ (?:(?:an?|the|their|our|old|big|little) )*$/iu.test(gapAfter!)
  )
    return true;
  // In Turkish, Hindi and Korean what floats stands before the verb.
  const afloat = read.all.findLast(({ kind, end }) => kind === "things" && end <= one.at);
  const gapBefore = afloat && read.text.slice(afloat.end, one.at);
  return (
    isFloat(afloat) &&
    gapBefore!.length <= 10 &&
    !CLAUSE_END.test(gapBefore!) &&
    /(?:de|da|te|ta|에서|で|[을를] ?(?:타고|타서)|に乗って)$/u.test(`${afloat!.text}${gapBefore!}`.trim())
  );
}

/** Who telephones from a box holds no telephone of their own. */
const CALLS = /^(?:t[eé]l[eé][fp]h?on|telefon)/iu;
const isInBooth = (one: Mention, { all }: Read) =>
  one.id === "phone" && CALLS.test(one.text) && all.some(({ id }) => id === "phoneBooth");
/** A box by its first word alone needs a call beside it. */
const BOX_ONLY = /^(?:un[ea] |uma )?cabin[ea]$/iu;
const isNoBooth = (one: Mention, { text }: Read) =>
  one.id === "phoneBooth" &&
  BOX_ONLY.test(one.text) &&
  !/t[eé]l[eé][fp]|appel|llam|lig(?:ava|ou|ar|uei)|chiam|marcab|moeda|moned|pièces/iu.test(text);

/** Between a roof and its building, or before the roof. */
const ROOF_OF: Partial<Record<DreamLanguage, RegExp>> = {
  ar: /^ $/u,
  ru: /^ (?:\p{L}+[ое]го )?$/u,
  de: /^ (?:des|unseres|meines|eines|vom) (?:\p{L}+ )?$/u,
};
/** "سطح العمارة", "घर की छत": the building only says which roof. */
function isRoofs(one: Mention, read: Read): boolean {
  if (one.id !== "building" && (one.id !== "house" || read.language === "ar")) return false;
  const [roof, after] = [last(read, one), next(read, one)];
  if (read.language === "hi")
    return (
      after?.id === "rooftop" &&
      /^ की (?:\S+ )?$/u.test(read.text.slice(one.end, after.at)) &&
      !/^ (?:उड़|गिर|टूट|ढह)/u.test(read.text.slice(after.end))
    );
  return roof?.id === "rooftop" && ROOF_OF[read.language]?.test(read.text.slice(roof.end, one.at)) === true;
}

/** "A baby fox", "un bébé phoque", "un bebé elefante"; "हाथी का बच्चा", "ゾウの赤ちゃん". */
const OF_ANIMAL = /^ (?:का|के|की) $|^の$|^的$/u;
const YOUNG = /^(?:बच्च|赤ちゃん|赤ん坊|子ども|子供|宝宝|婴儿|孩子)/u;
const isYoungOf = (one: Mention, { all, text }: Read) =>
  one.kind === "people" &&
  (one.id === "baby" || one.id === "child") &&
  all.some(
    ({ kind, id, at, end }) =>
      kind === "things" &&
      LIVING.has(id) &&
      ((one.id === "baby" && at > one.end && text.slice(one.end, at) === " ") ||
        (end <= one.at && YOUNG.test(one.text) && OF_ANIMAL.test(text.slice(end, one.at)))),
  );

/** "The top deck of a bus": one vehicle in two words. */
const isSameBus = (one: Mention, { all }: Read) =>
  one.id === "bus" && one.kind === "things" && all.some(({ id }) => id === "doubleDecker");

/** What something was only taken for: "I pulled, thinking it was a hose". */
const MISTAKEN =
  /(?<!\p{L})(?:thinking|thought|believing) (?:it|that) was (?:an? |the |my )?$|(?:achando|pensando|jurando) que era (?:um |uma |a |o )?$|(?:creyendo|pensando) que era (?:un |una |el |la )?$|(?:pensando|credendo) (?:che )?fosse (?:un |una |il |la )?$|croyant que c['’]était (?:un |une |le |la )?$/iu;
const isMistaken = ({ kind, at }: Mention, { text }: Read) =>
  kind === "things" && MISTAKEN.test(text.slice(Math.max(0, at - 60), at));

const MISREAD = [
  isMistaken,
  isAddressed,
  isCorrected,
  isPrice,
  isAsChild,
  isSameAgain,
  isSameBus,
  isFalseFriend,
  isVerb,
  isModifier,
  isOnlyLikened,
  isDoorOfRide,
  isFoodAsStuff,
  isPhotoTaken,
  isSameBeing,
  isYoungOf,
  isSittingAgain,
  isOnly,
  isRoofOfVehicle,
  isRowedOther,
  isInBooth,
  isNoBooth,
  isRoofs,
  isPartOfThing,
  ...ROMANCE_MISREAD,
];

/** The words without those that only look like a thing's, or name a part of another one. */
export function withoutMisread(
  all: readonly Mention[],
  text: string,
  language: DreamLanguage,
): readonly Mention[] {
  const read = { all, text, language };
  const parts = all.filter((one) => isPartInPassing(one, read));
  // The colour of such a part is that of nothing else.
  const isOfPart = (one: Mention) => one.kind === "colours" && parts.some(({ end }) => end === one.at - 1);
  return all
    .filter((one) => !parts.includes(one) && !isOfPart(one) && !MISREAD.some((is) => is(one, read)))
    .map((one) => asMeantAround(one, read));
}
