import type { DreamLanguage } from "../language.ts";
import { clauseAround, VERB_LAST } from "./bearers.ts";
import type { ReadText } from "./mentions.ts";
import type { AtCeiling, CeilingOf } from "./room-shape-names.ts";
import type { Things } from "./scene-things.ts";
import type { Mention } from "./vocabulary.ts";

interface Words {
  /** A position at the ceiling, with the ceiling's word. */
  on: RegExp;
  from: RegExp;
  hangs: RegExp;
  sinks: RegExp;
  clings: RegExp;
}

/** Verbs behind the things in all of these languages, or before them. */
const WORDS: Record<DreamLanguage, Words> = {
  en: {
    on: /\b(?:on|to|onto|across|along|up on|against) (?:the|my|our|his|her) (?:\p{L}+ )?ceiling\b/iu,
    from: /\b(?:from|off|out of|through) (?:the|my|our|a hole in the) (?:\p{L}+ )?ceiling\b/iu,
    hangs: /\b(?:hang|hung|dangl|suspend|sway)\p{L}*/iu,
    sinks:
      /\b(?:c[ao]m(?:e|ing)|descend\p{L}*|lower\p{L}*|dropp?\p{L}*|fall\p{L}*|fell|drift\p{L}*|climb\p{L}*|slid\p{L}*|drip\p{L}*)/iu,
    clings:
      /\b(?:stuck|glued|cling\p{L}*|clung|walk\p{L}*|crawl\p{L}*|slept|sleep\p{L}*|sat|sitting|st[oa]\p{L}*|upside|float\p{L}*|was|were|is|pinned|attached|taped|grow\p{L}*|grew)/iu,
  },
  tr: {
    on: /(?<!\p{L})tavan(?:a|da|daki|ında|ına|ımızda|larda|daydı)(?!\p{L})/iu,
    from: /(?<!\p{L})tavan(?:dan|ından|ımızdan)(?!\p{L})/iu,
    hangs: /(?:sark|asıl)\p{L}*/iu,
    sinks: /(?:in(?:iyor|di|miş|en|meye|ip)|düş|süzül|dökül|yağ|gel(?:iyor|di|en))\p{L}*/iu,
    clings: /(?:yapış|yürü|asıl|dur|uyu|var|gez|tutun|otur|baş aşağı|uç)\p{L}*/iu,
  },
  fr: {
    on: /(?<!\p{L})(?:au|sur le|contre le|jusqu['’]au) plafond(?!\p{L})/iu,
    from: /(?<!\p{L})(?:du|depuis le|hors du) plafond(?!\p{L})/iu,
    hangs: /(?:pend(?:ait|aient|u|ue|us|ues|ent|ant)?|suspend\p{L}*|accroch\p{L}*)(?!\p{L})/iu,
    sinks: /(?:descend\p{L}*|tomb\p{L}*|sort\p{L}*|gliss\p{L}*|coul\p{L}*)/iu,
    clings:
      /(?:coll\p{L}*|accroch\p{L}*|pend\p{L}*|suspend\p{L}*|march\p{L}*|dor(?:t|m)\p{L}*|était|étaient|est|il y a\p{L}*|agripp\p{L}*|flott\p{L}*)/iu,
  },
  es: {
    on: /(?<!\p{L})(?:en el|al|por el|contra el|del) techo(?!\p{L})/iu,
    from: /(?<!\p{L})(?:del|desde el) techo(?!\p{L})/iu,
    hangs: /(?:colg|cuelg|suspendid)\p{L}*/iu,
    sinks: /(?:baj|ca[ií]|cay|descend|desliz|sal[íi])\p{L}*/iu,
    clings: /(?:pegad|pegaba|camin|andaba|agarrad|dorm|estaba|había|flot|enganchad)\p{L}*/iu,
  },
  pt: {
    on: /(?<!\p{L})(?:no|ao|pelo) tec?to(?!\p{L})/iu,
    from: /(?<!\p{L})(?:do|desde o) tec?to(?!\p{L})/iu,
    hangs: /(?:pendur|pend(?:ia|iam|ente|entes)|suspens)\p{L}*/iu,
    sinks: /(?:desc|ca[íi]|sa[íi]|escorr|ping)\p{L}*/iu,
    clings: /(?:grud|colad|pegad|pres[oa]|andava|andando|dorm|estava|havia|tinha|flutu|agarrad)\p{L}*/iu,
  },
  it: {
    on: /(?<!\p{L})(?:al|sul|contro il) soffitto(?!\p{L})/iu,
    from: /(?<!\p{L})dal soffitto(?!\p{L})/iu,
    hangs: /(?:pend(?:eva|evano|e|ono|enti?)|appes\p{L}*|penzol\p{L}*|sospes\p{L}*)(?!\p{L})/iu,
    sinks: /(?:scend|sces|cad(?:e|eva|evano|ono)|cadut|cala|uscit|usciva|scivol|colava)\p{L}*/iu,
    clings: /(?:appiccic|attaccat|incollat|cammin|dorm|era|erano|c['’]era|aggrappat|stava|appes)\p{L}*/iu,
  },
  de: {
    on: /(?<!\p{L})(?:an der|an die|unter der|über die) (?:Zimmerd|D)ecke(?!\p{L})/iu,
    from: /(?<!\p{L})(?:von der|aus der|durch die) (?:Zimmerd|D)ecke(?!\p{L})/iu,
    hangs: /(?:hing|häng|baumel)\p{L}*/iu,
    sinks: /(?:kam|kommt|komm|seilte|fiel|schwebte|senkte|tropf|krabbel)\p{L}*/iu,
    clings: /(?:klebt?|hing|häng|lief|saß|schlief|war|schwebt|hockt)\p{L}*/iu,
  },
  ru: {
    on: /(?<!\p{L})(?:на|по|под|к) потолк(?:е|у|ом)(?!\p{L})/iu,
    from: /(?<!\p{L})(?:с|из) потолка(?!\p{L})/iu,
    hangs: /(?:вис|свис|подвеш)\p{L}*/iu,
    sinks: /(?:спуск|спуст|пада|капа|слез|упал)\p{L}*/iu,
    clings: /(?:прилип|приклее|ползал|полз|ходил|сид|спал|был|висел|висит|шёл|бега)\p{L}*/iu,
  },
  ar: {
    on: /(?:في|على|ب|بال|عال)\s?ا?ل?سقف/u,
    from: /من (?:ال)?سقف/u,
    hangs: /(?:يتدل|تتدل|متدل|معلق|مدلدل|مدلى|يتعلق|علق)\S*/u,
    sinks: /(?:[ين]+زل|تنزل|نازل|هبط|يهبط|سقط|يسقط|طاح)\S*/u,
    clings: /(?:ملتصق|لاصق|لازق|ملزق|ملصق|يمشي|تمشي|متعلق|معلق|نايم|كان|كانت|فيه)\S*/u,
  },
  hi: {
    on: /छत (?:पर|से) (?=चिपक|उल्ट|लटक)|छत पर (?=रेंग)/u,
    from: /छत से(?= |$)/u,
    hangs: /(?:लटक|टँग|टंग|झूल)\S*/u,
    sinks: /(?:उतर|नीचे|गिर|टपक|निकल)\S*/u,
    clings: /(?:चिपक|चिपट|उल्ट|रेंग)\S*/u,
  },
  ja: {
    on: /天井(?:に|を|で|には|一面に)/u,
    from: /天井から/u,
    hangs: /(?:ぶら下が|垂れ|つる|吊|下がっ)/u,
    sinks: /(?:降り|おり|落ち|下り|降っ|舞い|出て)/u,
    clings: /(?:張り付|はりつ|貼り付|へばりつ|くっつ|いた|いる|歩|這|寝|逆さ|浮|泳)/u,
  },
  ko: {
    on: /천장(?:에|을|에는|에서는|위를)(?!서)/u,
    from: /천장에서/u,
    hangs: /(?:매달|걸려|늘어)\S*/u,
    sinks: /(?:내려|떨어|쏟아|나왔|나타)\S*/u,
    clings: /(?:붙어|붙은|달라붙|매달|기어|걸어|자고|있|떠)\S*/u,
  },
  zh: {
    on: /(?:在|到)?天花板上|天花板(?:下|上)/u,
    from: /从?天花板(?:上)?(?=掉|落|垂|吊|下|降|爬下|慢慢)/u,
    hangs: /(?:挂|吊|垂|悬)/u,
    sinks: /(?:掉|落|降|下来|爬下)/u,
    clings: /(?:贴|粘|黏|趴|爬|走|睡|有|倒)/u,
  },
};

/** Things of a room that are at no ceiling, and what hangs there anyway. */
// prettier-ignore
const NEVER = new Set<string>([
  "bed", "table", "window", "door", "house", "building", "sofa", "wardrobe", "wall", "stairs", "roof", "fire", "smoke",
  "ceilingFan", "chandelier", "lampshade", "lightBulb", "crack", "hole", "spiderWeb", "desk", "blackboard", "puddle",
]);
const AND = /^ (?:and|e|y|et|und|и|ve|و)(?= )/iu;

/** The thing that a clause puts at its ceiling. */
function thingAt(
  read: ReadText,
  { from, to }: { from: number; to: number },
  ceiling: { at: number; end: number },
): Mention | undefined {
  const here = read
    .of("things")
    .filter(
      ({ id, at, end }) =>
        at >= from && end <= to && !NEVER.has(id) && (end <= ceiling.at || at >= ceiling.end),
    );
  const after = here.find(({ at }) => at >= ceiling.end);
  const before = here.findLast(({ end }) => end <= ceiling.at);
  // The thing stands between the ceiling and the verb, or before both.
  if (VERB_LAST.has(read.language)) return after ?? before;
  const isSubjectBehind = !before || AND.test(read.text.slice(before.end));
  return isSubjectBehind ? after : before;
}

/** Marks what clings to the ceiling, hangs from it or comes down from it. */
export function markCeiling(read: ReadText, { ofMention }: Things): void {
  const { text, language } = read;
  const words = WORDS[language];
  for (const [kind, word] of [
    ["from", words.from],
    ["on", words.on],
  ] as const) {
    const found = word.exec(text);
    if (!found) continue;
    const ceiling = { at: found.index, end: found.index + found[0].length };
    const clause = clauseAround(text, ceiling.at);
    const thing = thingAt(read, clause, ceiling);
    const entry = thing && ofMention.get(thing);
    if (!entry || entry.ceiling) continue;
    const how = howOf(text.slice(clause.from, clause.to), kind, words);
    if (!how) continue;
    entry.ceiling = how;
    delete entry.moves;
    delete entry.bond;
  }
}

function howOf(clause: string, kind: "from" | "on", words: Words): AtCeiling | undefined {
  if (words.hangs.test(clause)) return "hangs";
  if (kind === "from") return words.sinks.test(clause) ? "sinks" : undefined;
  return words.clings.test(clause) ? "clings" : undefined;
}

/** Words for a ceiling, as the subject of a clause or what is full of something. */
const CEILING =
  /(?<!\p{L})(?:ceilings?|tavan\p{L}{0,5}|plafond|techo|tec?to|soffitto|Zimmerdecke|Decke|потол(?:ок|ка|ке))(?!\p{L})|(?:ال)?سقف|छत|天井|천장|天花板/iu;
const MADE: readonly (readonly [CeilingOf, RegExp])[] = [
  [
    "ice",
    /(?<!\p{L})(?:ice|buz(?:dan|du|la|muş|)|glace|hielo|gelo|ghiaccio|Eis|лёд|льда|лед)(?!\p{L})|جليد|ثلج|बर्फ|氷|얼음|冰/iu,
  ],
  [
    "stars",
    /(?<!\p{L})(?:stars?|starry|yıldız\p{L}*|étoiles?|étoilé|estrellas|estrellado|estrelas|estrelado|stelle|stellato|Sterne\p{L}*|зв[её]зд\p{L}*|galax\p{L}*|milky way)(?!\p{L})|نجوم|तार|星|별/iu,
  ],
  [
    "water",
    /(?<!\p{L})(?:water|sea|ocean|lake|su(?:ydu|yla|dan)?|deniz\p{L}*|eau|mer|agua|mar|água|acqua|mare|Wasser|Meer|вод[аы]|море\p{L}*)(?!\p{L})|بحر|ماء|पानी|समुद्र|海|水|바다|물/iu,
  ],
  [
    "sky",
    /(?<!\p{L})(?:sky|clouds|gökyüzü\p{L}*|ciel|cielo|céu|Himmel|небо\p{L}*)(?!\p{L})|سماء|आसमान|空|하늘|天空/iu,
  ],
  [
    "plants",
    /(?<!\p{L})(?:leaves|branches|flowers|ivy|moss|yaprak\p{L}*|çiçek\p{L}*|feuilles|fleurs|hojas|flores|folhas|fiori|foglie|Blätter|Blumen|цвет\p{L}+|листь\p{L}+)(?!\p{L})|زهور|أوراق|फूल|花|葉|꽃|잎|叶/iu,
  ],
];
/** Between the ceiling and what it is: it is that, or full of it. */
const IS_OF =
  /(?<!\p{L})(?:was|were|is|became|turned|made|full|covered|instead|est|était|devenu|plein|couvert|era|è|fatto|diventat[oa]|pieno|coperto|hecho|lleno|cubierto|convirti\p{L}*|feito|virou|cheio|coberto|war|wurde|voller|был|стал|превратил\p{L}*)(?!\p{L})|كان|صار|أصبح|مليء|مليان|مغطى|तब|बन|था|थी|भर|だった|になっ|でできて|いっぱい|이었|였|되|가득|변|(?:dan|den)ydı|kap(?:lı|lan)|ol(?:muş|du)|dön(?:üş|dü)|dolu|du(?!\p{L})|是|变成|满/iu;
const OPEN =
  /(?:open|vanish|disappear|gone|aç[ıi]l|s['’](?:est|était) ouvert|ouvr|se abri|abri[óu]|aperto|apr[ìi]v?a|ging auf|öffnete|откры|انفتح|مفتوح|खुल|開[いけ]|열[리려렸]|打开|消失|裂开)/iu;

/** What is in place of the ceiling of a room. */
export function ceilingOf({ text }: ReadText): CeilingOf | undefined {
  const found = CEILING.exec(text);
  if (!found) return undefined;
  const from = found.index;
  const to = text.slice(from).search(/[.!?…。！？؟।\n;]/u);
  const following = text.slice(from, to < 0 ? from + 70 : Math.min(from + 70, from + to));
  if (!IS_OF.test(following) && !OPEN.test(following)) return undefined;
  const one = MADE.map(([of, word]) => ({ of, at: following.search(word) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)[0];
  return one?.of;
}
