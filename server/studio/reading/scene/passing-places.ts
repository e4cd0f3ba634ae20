import type { DreamLanguage } from "../language.ts";
import type { Place } from "./catalogue.ts";
import { isInside } from "./places.ts";
import { isOfCompound } from "./places-of-compounds.ts";
import type { Mention } from "./vocabulary.ts";

/** In front of an examination that is feared, forgotten or learnt for, and at which one is not. */
const EXAM_BEFORE =
  /(?:(?:afraid|scared|nervous|worr\p{L}+) (?:of|about)|stud(?:y|ied|ying) for|revis(?:e|ed|ing) for|forg[oe]t\p{L}*|miedo (?:al?|del?)|estudi\p{L}+ para|olvid\p{L}+|peur d[eu]|révis\p{L}+(?: pour)?|oubli\p{L}+|medo d[eo]|estud\p{L}+ (?:para|pr[oa])|esquec\p{L}+(?: d[eo])?|paura d[ei]l?|stud\p{L}+ per|dimenticat[oa](?: d[ei]l)?|Angst vor(?: der)?|lern\p{L}+ für|vergess\p{L}+|бо\p{L}+|забыл\p{L}*|готовил\p{L}* к|خائفة? من|خفت من|نسيت|[أا]ذاكر|[أا]درس ل)(?: (?:un|una|el|la|le|l['’]|mon|mi|mis|los|o|a|meu|minha|il|lo|mio|the|my|an?|die|den|das|meine)){0,2} ?(?:ال)?$/iu;
const EXAM_AFTER =
  /^\p{L}{0,3}(?: kağıtlarını| ?(?:için çalış|çalışıyor|korku|unut)|の(?:勉強|ことを忘)|を忘れ|が怖|勉強| (?:के लिए पढ़|की तैयारी|भूल|से डर)| ?(?:공부|을 잊|를 잊|이 무서))/iu;
/** Tests that are things: "she threw exams like confetti". */
const EXAM_THINGS =
  /(?:t?ir(?:aba|ar|ando|ou|ava)n?|threw|throwing|lan[zç]\p{L}+|jet\p{L}+|corrig\p{L}+|mark(?:ed|ing)|repart\p{L}+) (?:the |los |les |as |os |mis |des )?$/iu;

/**
 * Before a place where something was bought, from which somebody is or comes, at which one should be or has a job: the
 * dream is elsewhere.
 */
const FROM_BEFORE: Partial<Record<DreamLanguage, RegExp>> = {
  // "A teacher from my old school", "supposed to be at the hospital", "my job at the bank".
  en: /(?:(?:bought|got|brought|carried|fetched) (?:\p{L}+ ){0,5}from (?:the |a )?|(?:someone|somebody|people|kids?|boys?|girls?|man|woman|guy|lady|friends?|teachers?|colleagues?|workers?|neighbou?rs?) from (?:my |the |our )?(?:old )?|(?:came?|come|coming|got|back|returned) (?:home|back) from (?:the )?|(?:supposed|meant|needed) to be (?:at|in) (?:the |my )?|should have been (?:at|in) (?:the |my )?|(?:quit|lost|left|started|hated) my (?:old |new )?job (?:at|in) (?:the |a )?)$/iu,
  fr: /(?:achet\p{L}+|rapport\p{L}+|ramen\p{L}+) (?:\p{L}+ ){0,4}(?:du|de la|au|à la) $/iu,
  es: /(?:compr(?:ado|ó)|traía|trajo|traído) (?:\p{L}+ ){0,4}(?:del|de la|en el) $/iu,
  pt: /(?:compr(?:ado|ou)|trouxe|traz(?:ia|ido)) (?:\p{L}+ ){0,4}(?:d[oa]|n[oa]) $/iu,
  it: /(?:comprat[oa]|portat[oa]) (?:\p{L}+ ){0,4}(?:dal|al|dalla) $/iu,
  de: /(?:vom) $/iu,
  ru: /(?:купил\p{L}*|прин[её]с\p{L}*) (?:\p{L}+ ){0,3}(?:с|на|в|из) $/iu,
};
const FROM_AFTER: Partial<Record<DreamLanguage, RegExp>> = {
  tr: /^[dt][ae]n (?:(?:\p{L}+ ){0,3}(?:al(?:mış|dı|dığı)|getir)|(?:yeni |az önce |eve |henüz )+(?:dön|gel(?:miş|di))|(?:bir |eski |iki )*(?:arkadaş|adam|kadın|hoca|biri|birisi|tanıdı|kız |çocuk))|^ olma(?:m|mız) (?:laz|gerek)|^ iş(?:im|imi|ten|imden|imiz) (?:bırak|ayrıl|kov)/iu,
  hi: /^ से (?:\S+ ){0,3}(?:लाय|लाई|लाए|ख़?रीद)/u,
  ja: /^(?:で|から)\P{P}{0,8}買って(?:き|来|帰)/u,
  ko: /^(?:에서)? (?:\S+ ){0,2}(?:사 왔|사왔|사 온|사온|사 가지고|사 오)/u,
};
/** Where one wants to go, seeks the way to, or should have been: another place is named as where one is. */
const GOAL_BEFORE: Partial<Record<DreamLanguage, RegExp>> = {
  de: /(?<!\p{L})(?:such(?:te|e|ten) (?:den|die|das|nach (?:dem|der))|(?:wollte|sollte|musste|wollten|mussten)(?: \p{L}+){0,3} (?:zu[mr]?|nach|in die|ins|in den|auf den|auf die)|auf dem Weg (?:zu[mr]?|nach|in die|ins)) (?:\p{L}+ )?$/iu,
  ru: /(?<!\p{L})(?:(?:надо|нужно|хотел\p{L}*|собирал\p{L}+|должн\p{L}+|пытал\p{L}+)(?: \p{L}+){0,3} (?:на|в|к|до)|ищу|искал\p{L}*|по дороге (?:на|в|к)) (?:\p{L}+(?:ую|ый|ой|ий) )?$/iu,
  ar: /(?:رايح\p{L}?|ذاهب\p{L}?|رايحين|كنت [أا]ريد|بدي|عايز\p{L}?|[أا]دور|[أا]بحث|بدور|طريقي)(?: (?:[أا]روح|[أا]ذهب|[أا]وصل|على|عن|إلى|الى|ع|لل|ل))* ?(?:ال|لل|ل)?$/u,
};
const GOAL_AFTER: Partial<Record<DreamLanguage, RegExp>> = {
  hi: /^ (?:(?:को|तक) )?(?:जाना (?:चाह|था|थी)|जा रह[ाीे] (?:था|थी|थे) (?:पर|लेकिन|मगर)|ढूँढ|ढूंढ|खोज रह)/u,
};
/** Between a place and a thing that is from there: "नानी की रसोई की मेज" (the table of the kitchen). */
const FROM_THERE: Partial<Record<DreamLanguage, RegExp>> = { hi: /^ (?:की|का|के) $/u };
const ORIGINS = new Set<string>([
  "kitchen",
  "bedroom",
  "livingRoom",
  "bathroom",
  "room",
  "school",
  "office",
  "attic",
  "cellar",
]);
const isOrigin = (one: Mention, all: readonly Mention[], text: string, language: DreamLanguage): boolean => {
  if (!ORIGINS.has(one.id)) return false;
  // "كراسي مدرسة" (chairs of a school).
  if (language === "ar")
    return (
      all.some(({ kind, end }) => kind === "things" && end === one.at - 1) &&
      !/^(?:ال|بال|لل|في)/u.test(one.text)
    );
  const thing = all.find(({ kind, at }) => kind === "things" && at >= one.end);
  // "ऑफिस की लिफ्ट": one is there.
  if (thing && /^(?:door|elevator|window|wardrobe|stairs)$/u.test(thing.id)) return false;
  return thing !== undefined && FROM_THERE[language]?.test(text.slice(one.end, thing.at)) === true;
};
/** Places that are looked at from another. */
const LOOKED_AT: Partial<Record<DreamLanguage, RegExp>> = {
  ja: /^を(?:見る|見た|見て|見下ろ|眺め|覗)/u,
  ko: /^(?:을|를)? ?(?:바라|내다|내려다|쳐다)?보(?:니|았|고|면|는데)/u,
  tr: /^\p{L}{0,4} (?:bakt|bakınca|bakarken|bakıyor)/iu,
  hi: /^ (?:में|की तरफ|की ओर) (?:देखा|देखती|झाँक)/u,
};
/** What is of a place is not there: "the key of the pharmacy". */
const OF_PLACE =
  /(?<!\p{L})(?:keys? (?:of|to|for)|llaves? d[ea]l?|chiavi? d[eai]l?|clés? d[eu]s?|chaves? d[aoe]|Schlüssel (?:zu[mr]?|de[rs])|ключ\p{L}* от)(?: ?(?:the|la|las|los|l['’]|il|lo|os|as|my|mi|ma|mon|mia|minha)){0,2} ?$/iu;
/** Ships that are seen from the shore have a deck too. */
const SHORES = new Set<string>(["shore", "harbour", "pier"]);

/** Whether a place is only named in passing. */
function passes(one: Mention, all: readonly Mention[], text: string, language: DreamLanguage): boolean {
  const before = text.slice(Math.max(0, one.at - 60), one.at);
  const after = text.slice(one.end, one.end + 40);
  const others = all.filter(({ kind, id }) => kind === "places" && id !== one.id);
  if (isOfKind(one, all, text, language)) return true;
  if (isOfSomebody(one, all, text, language) || comesIn(one, all, text)) return true;
  if (one.id === "exam")
    return EXAM_BEFORE.test(before) || EXAM_AFTER.test(after) || EXAM_THINGS.test(before);
  if (one.id === "shipDeck") return others.some(({ id, at }) => SHORES.has(id) && at < one.at);
  // The word may end with its particle.
  const particle = language === "ko" ? /(?:에서|을|를)$/u : language === "tr" ? /[dt][ae]n$/iu : undefined;
  const ending = particle?.exec(one.text)?.[0] ?? "";
  if (FROM_BEFORE[language]?.test(before) || FROM_AFTER[language]?.test(ending + after)) return true;
  // "Sanki denizden çıkmışım gibi" (as if I had come out of the sea).
  if (
    language === "tr" &&
    /(?<!\p{L})sanki [^.,;!?\n]*$/iu.test(before) &&
    /^[^.,;!?\n]* gibi(?!\p{L})/u.test(after)
  )
    return true;
  if (isOfCompound(one, all, text, language)) return true;
  if (others.length > 0 && OF_PLACE.test(before)) return true;
  if (others.some(({ at }) => at > one.end)) {
    if (GOAL_BEFORE[language]?.test(before) || GOAL_AFTER[language]?.test(after)) return true;
    if (isOrigin(one, all, text, language)) return true;
  }
  return others.length > 0 && LOOKED_AT[language]?.test(ending + after) === true;
}

/** Behind somebody of it: "il mio maestro delle elementari", "un compañero del instituto". */
const OF_SOMEBODY =
  /^ (?:de(?:l| la| los| las| mi| un| una)?|du|des|de (?:l['’]|ma|mon|notre)|d(?:i|el|ella|ello|ei|egli|elle)|d(?:ell|i un)['’]|d[oa]s?|dum|duma) ?(?:mi |mia |mio |mon |ma |meu |minha )?$/iu;
const SCHOOLS = new Set<string>(["school", "kindergarten", "office"]);
function isOfSomebody(one: Mention, all: readonly Mention[], text: string, language: DreamLanguage): boolean {
  if (!["es", "fr", "it", "pt"].includes(language)) return false;
  const last = all.findLast(({ kind, end }) => kind === "people" && end <= one.at);
  if (!last || !OF_SOMEBODY.test(text.slice(last.end, one.at))) return false;
  return SCHOOLS.has(one.id) || all.some(({ kind, id }) => kind === "places" && id !== one.id);
}
/** Of what kind a thing is: "uma sacola de feira", "une chaise de jardin". */
const OF_KIND: Partial<Record<DreamLanguage, RegExp>> = {
  es: /^ de $/iu,
  fr: /^ (?:de |d['’])$/iu,
  it: /^ (?:da |di |d['’])$/iu,
  pt: /^ de $/iu,
};
const KINDS = new Set<string>([
  "market",
  "shore",
  "kitchen",
  "garden",
  "supermarket",
  "gym",
  "office",
  "field",
  "pool",
  "bathroom",
  "bar",
]);
const isOfKind = (one: Mention, all: readonly Mention[], text: string, language: DreamLanguage): boolean =>
  OF_KIND[language] !== undefined &&
  KINDS.has(one.id) &&
  (all.some(
    ({ kind, end }) => kind === "things" && end <= one.at && OF_KIND[language]!.test(text.slice(end, one.at)),
  ) ||
    /(?<!\p{L})(?:bolsas?|sacs?|sacol[ae]s?|borse?|toallas?|serviettes?|toalhas?|sillas?|chaises?|cadeiras?|sedi[ae]|relojes|trapos?|torchon|ropa|zapatillas|roupa|vêtements) (?:de|di) $/iu.test(
      text.slice(0, one.at),
    ));
/** Into a room comes the sea: "il mare era entrato in salotto". */
const CAME_INTO =
  /^ (?:\p{L}+ )?(?:entr|inund|invad|envah|inond|alag)\p{L}*(?: \p{L}+)? (?:in|en|dans|no|na|nel|nella|por|pela|pelo|el|la|le|al|il|o|a) ?(?:el |la |le |l['’]|mi |mia |mio |mon |ma |meu |minha |nuestr[oa] |nossa |nosso )?$/iu;
const WATERS = new Set<string>(["ocean", "river", "lake"]);
const comesIn = (one: Mention, all: readonly Mention[], text: string): boolean =>
  WATERS.has(one.id) &&
  all.some(
    ({ kind, id, at }) =>
      kind === "places" && at >= one.end && isInside(id as Place) && CAME_INTO.test(text.slice(one.end, at)),
  );

/** The words without places that are only named in passing. */
export const withoutPassing = (all: readonly Mention[], text: string, language: DreamLanguage): Mention[] =>
  all.filter((one) => one.kind !== "places" || !passes(one, all, text, language));
