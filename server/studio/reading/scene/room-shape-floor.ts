import type { Place } from "./catalogue.ts";

/** What the floor of a room is, where the studio paints it itself. */
export type FloorOf = "ice" | "lava" | "water";

const FLOOR =
  /(?<!\p{L})(?:floors?|zemin\p{L}*|döşeme\p{L}*|taban[ıi]\p{L}*|yer(?:i|ler|de|deki)?|sol|plancher|parquet|suelo|piso|chão|soalho|pavimento|(?:Fuß)?[Bb]oden|пол(?:у|ом)?)(?!\p{L})|(?:ال)?أرضي|الأرض|फ़र्श|फर्श|ज़मीन|床(?!屋)|바닥|地板|地面/giu;
/** The floor is it, has become it or is covered in it. */
const IS =
  /(?<!\p{L})(?:was|were|is|became|turned|made|covered|instead|est|était|devenu|couvert|recouvert|era|è|fatto|diventat[oa]|coperto|hecho|cubierto|convirti\p{L}*|feito|virou|coberto|war|wurde|voller|был|стал|превратил\p{L}*|kap(?:lı|lan)\p{L}*|ol(?:muş|du)\p{L}*|dön(?:üş|dü)\p{L}*|dolu\p{L}*)(?!\p{L})|(?:dan|den)?[dt][ıiuü](?!\p{L})|كان|صار|أصبح|مغطى|تحول|बन|था|थी|भर|ढक|だった|になっ|でできて|이었|였|되|변|덮|인 |是|变成|铺满/iu;

// prettier-ignore
const LANDS: readonly (readonly [Place, RegExp])[] = [
  ["field", /(?<!\p{L})(?:grass|meadow|lawn|çim\p{L}*|çimen\p{L}*|herbe|gazon|hierba|césped|pasto|grama|relva|capim|erba|prato|Gras|Rasen|Wiese|трав\p{L}+)(?!\p{L})|عشب|घास|草|芝|풀밭|잔디|풀(?=이|로)/giu],
  ["desert", /(?<!\p{L})(?:sand|kum\p{L}*|sable|arena|areia|sabbia|Sand|пес(?:ок|ка|ком))(?!\p{L})|رمل|रेत|बालू|砂|모래|沙/giu],
];
// prettier-ignore
const PAINTED: readonly (readonly [FloorOf, RegExp])[] = [
  ["lava", /(?<!\p{L})(?:lava\p{L}{0,4}|lave|лав\p{L}{1,2})(?!\p{L})|溶岩|용암|लावा|حمم|岩浆|熔岩/iu],
  ["ice", /(?<!\p{L})(?:ice(?! (?:cream|cube))|buz(?:du|dan|la|a)?|(?:de|en|en pure) glace|gelé|verglacé|hielo|gelo|ghiaccio|Eis|Glatteis|л[её]д|льдом|льда)(?!\p{L})|جليد|बर्फ|氷|얼음|冰/iu],
  ["water", /(?<!\p{L})(?:water|suydu|sudan|suya|eau|agua|água|acqua|Wasser|вод[аыоу]й?)(?!\p{L})|ماء|पानी|水(?!色)|물(?=이|인|로|은)|لمي/iu],
];

/** What the text says of a floor, from the floor on; empty where it says nothing that it is. */
function clausesOfFloor(text: string): string[] {
  return [...text.matchAll(FLOOR)].flatMap(({ index, 0: word }) => {
    const rest = text.slice(index + word.length, index + word.length + 56);
    const clause = rest.split(/[.!?…。！？؟।\n;,،、，]| (?:and|et|ve|y|e|und|и) /u)[0]!;
    return IS.test(clause) ? [clause] : [];
  });
}

export const floorOf = (text: string): FloorOf | undefined => {
  const clauses = clausesOfFloor(text);
  return PAINTED.find(([, word]) => clauses.some((one) => one.search(word) >= 0))?.[0];
};

/** "There was grass on the floor". */
const ON_FLOOR =
  /^(?: \p{L}+){0,2} (?:all over|on|sur|no|por todo o|en|sul|auf) (?:the |le |el |o |il |dem )?_|^\p{L}* ?(?:yerde|no chão)/iu;

/** The land that the floor of a room is. */
export function floorLand(text: string): Place | undefined {
  const clauses = clausesOfFloor(text);
  return LANDS.find(
    ([, word]) =>
      clauses.some((one) => one.search(word) >= 0) ||
      [...text.matchAll(word)].some(({ index, 0: found }) =>
        ON_FLOOR.test(text.slice(index + found.length, index + found.length + 40).replace(FLOOR, "_")),
      ),
  )?.[0];
}
