import type { DreamLanguage } from "../language.ts";
import type { Crop } from "./catalogue.ts";
import { VEHICLES } from "./driving.ts";
import { LIVING } from "./others.ts";
import type { Mention } from "./vocabulary.ts";

/** Crops by the words that name their fields. */
const OF_WORD: readonly [Crop, RegExp][] = [
  ["lavender", /lav[ae]nd|лаванд|薰衣草|ラベンダー|라벤더|espliego/iu],
  ["tea", /^(?:tea|tee)|\btea\b|çay|\bthé|\bt[èé]\b|\bchá\b|شاي|चाय|茶|녹차|차밭|^чай/iu],
  [
    "coffee",
    /café|cafezal|cafetal|caff[eè]|coffee|kahve|(?:^| )بن(?: |$)|कॉफ|コーヒー|커피|кофе|咖啡|kaffee/iu,
  ],
  ["cotton", /cotton|pamuk|algod|coton|قطن|कपास|綿|목화|хлоп|棉|baumwoll/iu],
  ["tobacco", /toba|tütün|tabac|fumo|تبغ|तंबाकू|タバコ|たばこ|담배|烟/iu],
  [
    "mustard",
    /mustard|canola|rapeseed|hardal|kanola|mostaza|mostarda|colza|moutarde|senape|خردل|सरसों|菜の花|유채|рапс|горчич|油菜|senf|raps/iu,
  ],
  ["tulip", /tul[ip]|тюльп|郁金香|チューリップ|튤립/iu],
  ["poppy", /gelincik|ポピー|양귀비|мак|罂粟|虞美人|mohn/iu],
  ["rose", /gül|バラ|장미|玫瑰|rosen/iu],
  ["daisy", /papatya|ромаш|コスモス|메밀/iu],
  [
    "potato",
    /potato|patat|papas|batata|بطاطا|आलू|じゃがいも|감자|고구마|картоф|土豆|kartoffel|pommes de terre/iu,
  ],
  [
    "strawberry",
    /strawberr|çilek|fres[ao]|frais|fragol|morang|فراولة|いちご|イチゴ|딸기|клубни|草莓|erdbeer/iu,
  ],
  ["pumpkin", /pumpkin|kabak|citrouil|zucc(?!ar)|zucche|abóbora|かぼちゃ|호박|南瓜|kürbis/iu],
  ["cabbage", /cabbage|lahana|choux|cavol|キャベツ|배추|капуст|白菜|kohl/iu],
  ["watermelon", /karpuz|bostan|بطيخ|スイカ|수박|참외|西瓜|melancia|kavun/iu],
  [
    "sugarCane",
    /cane\b|cane field|cañ|cann|canav|cana\b|قصب|गन्ने|さとうきび|サトウキビ|사탕수수|甘蔗|zuckerrohr/iu,
  ],
  ["beetroot", /beet|pancar|better|rüben/iu],
  ["cactus", /cactus|agave|maguey/iu],
  ["pine", /christmas tree/iu],
  ["tomato", /domates/iu],
  ["pepper", /biber|고추/iu],
  ["onion", /soğan|양파/iu],
  ["radish", /大根|무밭/iu],
  ["pineapple", /abacaxi/iu],
];

/** Between a field and what grows there, where the field is named first. */
const FIELD_OF =
  /^(?:s|es)? (?:of|full of|filled with|covered (?:in|with)|de|d['’]|di|del|dei|delle|plein de|pleins de|remplis? de|rempli d['’]|couvert de|lleno de|llenos de|cubierto de|pieno di|pieni di|coperto di|cheio de|cheios de|coberto de|voller|voll von|mit|полное|полный) ?(?:the |red |wild |tall |yellow |blooming |ripe |giant |huge |purple |des? |la |las |los |le |les |l['’])?$/iu;
/** The same in Arabic, where nothing is between. */
const HAQL = /^ (?:من |مليان |مليء ب|كله )?(?:ال)?$/u;
/** Between what grows and its field, where that is named last. */
const FIELD_LAST: Partial<Record<DreamLanguage, RegExp>> = {
  en: /^ $/u,
  tr: /^ (?:dolu |ekili |kaplı )?(?:bir )?$/u,
  hi: /^ (?:के|का|की|वाले|वाला|से भरे|से भरा) $/u,
  ja: /^(?:の|でいっぱいの|だらけの)?$/u,
  ko: /^ ?(?:로 가득한 |이 가득한 |가 가득한 )?$/u,
  zh: /^的?$/u,
};
/** What is no field of a crop: "field hockey", "a field trip". */
const NO_FIELD =
  /^(?:ha[ıi]l|grass|=grass|countryside|moor|hierba|herbe|erba|çimen|çim|pasto|relvado|gramado)/iu;

/** What a field is of, where the next or the last thing says so. */
function grownOn(
  field: Mention,
  all: readonly Mention[],
  text: string,
  language: DreamLanguage,
): Mention | undefined {
  // "Kamyonetle yaylaya çıktık": no vehicle grows there.
  const isCrop = ({ kind, id }: Mention) => kind === "things" && !LIVING.has(id) && !VEHICLES.has(id);
  if (NO_FIELD.test(field.text)) return undefined;
  const next = all.find((one) => isCrop(one) && one.at >= field.end);
  if (next) {
    const gap = text.slice(field.end, next.at);
    if (language === "ar" ? HAQL.test(gap) : FIELD_OF.test(gap) || (language === "ru" && gap === " "))
      return next;
  }
  const last = all.findLast((one) => isCrop(one) && one.end <= field.at);
  return last && FIELD_LAST[language]?.test(text.slice(last.end, field.at)) ? last : undefined;
}

const isField = ({ kind, id }: Mention) => kind === "places" && (id === "field" || id === "cropField");

/** Reads "a field of lavender" as one place, with its crop. */
export function withCropFields(all: readonly Mention[], text: string, language: DreamLanguage): Mention[] {
  const gone = new Set<Mention>();
  const fields = all.map((one): Mention => {
    if (!isField(one)) return one;
    if (one.id === "cropField")
      return { ...one, crop: OF_WORD.find(([, word]) => word.test(one.text))?.[0] ?? "flower" };
    const grown = grownOn(one, all, text, language);
    if (!grown) return one;
    gone.add(grown);
    const [at, end] = [Math.min(one.at, grown.at), Math.max(one.end, grown.end)];
    return { ...one, id: "cropField", crop: grown.id as Crop, at, end, text: text.slice(at, end) };
  });
  return fields.filter((one) => !gone.has(one));
}

/** The crop of the field on which a dream is, or that grows in its room. */
export const cropOf = (places: readonly Mention[]): Crop | undefined =>
  places.find(({ id, crop }) => id === "cropField" && crop !== undefined)?.crop;
