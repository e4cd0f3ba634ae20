import type { DreamLanguage } from "../language.ts";
import { ACCESSORIES, type Accessory, isAnimal } from "./animals.ts";
import { OUTFITS } from "./outfit-names.ts";
import type { Mention } from "./vocabulary.ts";
import { patternOf } from "../matching/letters.ts";

const GARMENTS = new Set<string>([...OUTFITS, ...ACCESSORIES]);
const isAccessory = (id: string): id is Accessory => (ACCESSORIES as readonly string[]).includes(id);
/** They are carried by one who wears something. */
const CARRIED = new Set<string>(["suitcase", "handbag"]);

const ADJ = "(?:(?:\\p{L}|-)+ ){0,3}";
/** From the animal to what it wears. */
const WEARS: Partial<Record<DreamLanguage, RegExp>> = {
  en: patternOf(
    `^ ?,? ?(?:who |that |which )?(?:(?:was|were|is|are) )?(?:(?:all|both|each) )?(?:in|wearing|wears?|wore|with|had on|dressed (?:up )?in|sporting|putting on|had put on) (?:an? |the |his |its |her |their |my |little |tiny )*${ADJ}$`,
    "iu",
  ),
  fr: patternOf(
    `^(?: (?!en |avec |à |qui |et |dans |sur |de )\\p{L}+)?,? (?:tou(?:t|s) )?(?:qui )?(?:étai(?:t|ent) )?(?:en|avec|à|portai(?:t|ent)|portant|mettait|vêtue?s? (?:d['’]|de|en)|habillée?s? (?:d['’]|de|en|avec)) ?(?:une? |des |d['’]|son |sa |ses |ma |mon |le |la |les )?(?:(?:petite?|grande?|gros|grosse|beau|belle) )?$`,
    "iu",
  ),
  es: patternOf(
    `^(?: (?!en |con |a |que |y |de |sobre )\\p{L}+)?,? (?:que )?(?:(?:iba|iban|estaba|estaban) )?(?:con|de|en|llevab?a?n?|llevando|usando|usaba|traía|vestid[oa]s? (?:con|de)) ?(?:puest[oa]s? )?(?:un |una |unas |unos |su |sus |mi |mis |el |la |los |las )?(?:(?:\\p{L})+ )?$`,
    "iu",
  ),
  pt: patternOf(
    `^(?: (?!em |com |a |que |e |de |sobre |no |na )\\p{L}+)?,? (?:que )?(?:(?:ia|iam|estava|estavam|tava) )?(?:todos? )?(?:com|de|em|us(?:ava|avam|ando)|vestind?o|vestid[oa]s? (?:com|de|em)|vestia) (?:um |uma |uns |o |a |os |as |seu |sua |meu |minha )*(?:(?:\\p{L})+ )?$`,
    "iu",
  ),
  it: patternOf(
    `^(?: (?!in |con |a |che |e |di |su |sul )\\p{L}+)?,? (?:che )?(?:(?:era|erano) )?(?:tutt[ioae] )?(?:con|in|indossa(?:va|vano)|portava(?:no)?|aveva(?:no)?|vestit[oaie] (?:con|in|di|da)) ?(?:un |uno |una |un['’]|gli |il |la |l['’]|i |le |dei )?(?:(?:\\p{L})+ )?$`,
    "iu",
  ),
  de: patternOf(
    `^,? (?:(?:der|die|das) )?(?:im|in|mit|trug(?:en)?|trägt|hatte(?:n)?) (?:eine?[mnr]? |der |dem |die |das |seine?[mnr]? |meine?[mnr]? )?(?:\\p{L}+ )?$`,
    "iu",
  ),
  ru: /^,? (?:был[аио]? |стоял\p{L}* |сидел\p{L}* |ш[её]л\p{L}* )?(?:в|с|со|надел\p{L}*|носил\p{L}*) (?:\p{L}+ )?$/iu,
  ar: /^ (?:(?:كان|كانت|كانوا|وهو|وهي) )?(?:لابس(?:ة|ين)?|لبس(?:ت)?|[يت]لبس(?:ون)?|[يت]رتدي|حاطط(?:ة)?|حاط(?:ة)?|لابسه|مرتدي(?:ا|ة)?|بال?|ب|و?عليه|عليها|حامل(?:ة)?|معاه|معه) ?(?:ال)?$/u,
  zh: /^(?:们|都|正)*(?:穿|戴|打|系|披)(?:着|了)?(?:一?[件条顶副套])?\p{L}{0,3}$/u,
  ja: /^(?:たち|さん)?(?:が|は|も|、|の群れ)*(?:みんな|全員|なぜか|ちゃんと|\p{L}{0,4}の|[^。、]{0,6})$/u,
  ko: /^(?:들)?(?:이|가|은|는|도)? ?(?:다 |모두 |전부 )?(?:\S+ ){0,2}$/u,
  hi: /^ (?:ने |सब |एक )*(?:\S+ ){0,2}$/u,
  tr: /^\p{L}{0,4} (?:de |da |hep |hepsi )*(?:bir )?(?:\p{L}+ ){0,2}$/u,
};
/** What follows the garment, where the verb is last. */
const WEARS_AFTER: Partial<Record<DreamLanguage, RegExp>> = {
  ja: /^(?:と\p{L}{1,6})?(?:を|なんか)?(?:着|きて|かぶ|被|かけ|し(?:て|た)|つけ|締め|巻|姿|はい|履)/u,
  ko: /^[을를]? ?(?:입|쓰고|쓴|썼|끼|꼈|매|맸|메|하고|두르|걸치|차려)/u,
  hi: /^ ?(?:\S+ )?(?:पहन|लगा|बाँध|बांध|ओढ़|में)/u,
  tr: /^\p{L}* ?(?:\p{L}+ )?(?:giy|tak|bağla)/u,
};
/** From the garment to the animal that wears it. */
const WORN_BY: Partial<Record<DreamLanguage, RegExp>> = {
  ja: /^(?:を|に)?(?:着|きた|きて|かぶ|被|かけ|し|つけ|締め|巻|姿|はい|履|の)[^。、]{0,8}$/u,
  ko: /^[을를]? ?(?:입은|입고 있는|쓴|쓰고 있는|낀|끼고 있는|맨|매고 있는|한|두른|걸친|차림의|든) ?(?:\S+ )?$/u,
  zh: /^(?:的|着)?的?(?:一?[只个头条匹])?\p{L}{0,2}$/u,
  hi: /^ ?(?:पहन[ेीा]|लगा[एये]+|वाल[ाीे]|बाँधे|बांधे|ओढ़े) ?(?:हुए |हुई |हुआ )?(?:एक )?(?:\S+ )?$/u,
  tr: /^(?:l[ıiuü])?(?: (?:giy|tak|bağla)\p{L}+)?(?: bir)?(?: \p{L}+)? $/u,
  en: /^-wearing (?:\p{L}+ )?$|^ wearing $/iu,
};
const CHINESE_WORN = /(?:穿|戴|打|系|披)(?:着|了)?\p{L}{0,4}$/u;
/** Another garment of the same wearer. */
const ALSO =
  /^(?:,? ?(?:and|et|y|e|und|ve|и|和|و|और)?,? ?(?:(?:with|avec|con|com|mit|in|en|à|with his|with their|mit|et|ve) )?(?:an? |une? |un |una |uma? |des |eine?[nm]? |il |la |the |his |their |his |de |lors )*(?:\p{L}+ )?|と|に|や|の|와 ?|과 ?|に赤い|l[ıiuü] |を(?:着て|して|しめて|かけて)、?|[을를] (?:입고|쓰고|매고|하고) )$/iu;

interface Dress {
  wears: Mention[];
  /** "All of them", said of the animals. */
  all: Mention[];
}
const EVERYONE = /^(?:みんな|全員|hepsi|모두|다|सब)/u;

/** The animals that wear clothes of people, each with the words for them. */
export function dressedAnimals(
  all: readonly Mention[],
  text: string,
  language: DreamLanguage,
): Map<Mention, Dress> {
  const found = new Map<Mention, Dress>();
  const garments = all.filter(({ kind, id }) => kind === "things" && GARMENTS.has(id));
  const animals = all.filter(({ kind, id }) => kind === "things" && isAnimal(id));
  if (garments.length === 0) return found;
  const wears = (one: Mention, garment: Mention): boolean => {
    if (one.at < garment.at) {
      const gap = text.slice(one.end, garment.at);
      if (
        all.some(
          (other) =>
            other.kind === "people" &&
            !EVERYONE.test(other.text) &&
            other.at >= one.end &&
            other.end <= garment.at,
        )
      )
        return false;
      return (
        gap.length < 44 &&
        WEARS[language]?.test(gap) === true &&
        (WEARS_AFTER[language]?.test(text.slice(garment.end)) ?? true)
      );
    }
    const gap = text.slice(garment.end, one.at);
    if (language === "zh" && !CHINESE_WORN.test(text.slice(0, garment.at))) return false;
    if (language === "tr")
      return /l[ıiuü]$/u.test(garment.text) || gap.trim() !== ""
        ? (WORN_BY.tr!.test(gap) && gap.trim() + garment.text !== garment.text) ||
            (/^ (?:bir )?(?:\p{L}+ )?$/u.test(gap) && /l[ıiuü]$/u.test(garment.text))
        : false;
    return gap.length < 20 && WORN_BY[language]?.test(gap) === true;
  };
  for (const garment of garments) {
    const direct = animals.find((one) => (!CARRIED.has(garment.id) || found.has(one)) && wears(one, garment));
    const last = garments.findLast((other) => other.end <= garment.at);
    const same =
      last && ALSO.test(text.slice(last.end, garment.at))
        ? [...found].find(([, dress]) => dress.wears.includes(last))?.[0]
        : undefined;
    const wearer = direct ?? same;
    if (!wearer) continue;
    const known = found.get(wearer) ?? { wears: [], all: [] };
    known.wears.push(garment);
    known.all.push(
      ...all.filter(
        (other) =>
          other.id === "crowd" &&
          EVERYONE.test(other.text) &&
          other.at >= wearer.end &&
          other.end <= garment.at,
      ),
    );
    found.set(wearer, known);
  }
  return found;
}

export const accessoriesOf = (wears: readonly Mention[]): Accessory[] => [
  ...new Set(wears.map(({ id }) => id).filter(isAccessory)),
];
export const outfitOf = (wears: readonly Mention[]) =>
  OUTFITS.find((one) => wears.some(({ id }) => id === one));
