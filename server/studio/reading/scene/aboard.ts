import type { DreamLanguage } from "../language.ts";
import { CLAUSE_END } from "./bearers.ts";
import type { Place, State, Thing } from "./catalogue.ts";
import { VEHICLES } from "./driving.ts";
import { WEDDING } from "./weddings.ts";
import { isSubject } from "./handling-doers.ts";
import { isMissed } from "./lateness.ts";
import type { ReadText } from "./mentions.ts";
import { isLiving } from "./others.ts";
import { sentenceBefore } from "./presence.ts";
import { subjectOf } from "./subject.ts";
import type { Mention } from "./vocabulary.ts";

/** In what the dreamer rides, and whether it is on its roof. */
export interface Aboard {
  thing: Thing;
  onTop?: true;
  /** The dreamer has the oars. */
  rows?: true;
  /** The dream happens in it, and its inside is drawn. */
  inside?: true;
  /** An animal or a thing that drives it. */
  driver?: Thing;
  /** What is beyond its windows. */
  outside?: Place;
  /** One lies in it, on a berth. */
  berths?: true;
}

/** The words before a vehicle, or after it, that put somebody into it. */
const INTO: Record<DreamLanguage, { before?: RegExp; after?: RegExp }> = {
  en: {
    before:
      /\b(?:(?:on|in|inside|aboard|into|onto|on board)|driv(?:e|ing)|drove|t[ao]k(?:e|ing)|took|caught|rode|rid(?:e|ing)|board(?:ed|ing)?|steer(?:ed|ing)|row(?:ed|ing)|sail(?:ed|ing))(?: the (?:back|front)(?: seat)? of)? (?:(?:an?|the|my|our|his|her|their|this|some) )?(?:(?!front|back|top|side|roof)[\w'’]+ ){0,2}$/iu,
  },
  fr: {
    before:
      /(?<!\p{L})(?:dans|en|sur|à bord d[eu]?|pren\p{L}+|pris|condui\p{L}+|pilot\p{L}+) ?(?:(?:le|la|l['’]|une?|mon|ma|notre|ce|cette|d['’]une?) ?)?(?:\p{L}+ )?$/iu,
  },
  it: {
    before:
      /(?<!\p{L})(?:su|sul|sulla|sull['’]|in|nel|nella|nell['’]|dentro|a bordo d\p{L}+|guid\p{L}+|pres[oi]|prendevo|pilot\p{L}+) ?(?:(?:il|la|l['’]|una?|un['’]|mi[ao]|nostr[ao]) ?){0,2}(?:\p{L}+ )?$/iu,
  },
  es: {
    before:
      /(?<!\p{L})(?:en|dentro del?|a bordo del?|conduc\p{L}+|manej\p{L}+|sub\p{L}+ (?:al?|en)|tom[éo]\p{L}*|cog\p{L}+|viaj\p{L}+ en) (?:(?:el|la|una?|mi|nuestro|nuestra|este|esta) )?(?:\p{L}+ )?$/iu,
  },
  pt: {
    before:
      /(?<!\p{L})(?:n[oa]|num|numa|em|dentro d\p{L}+|a bordo d\p{L}+|conduz\p{L}+|dirig\p{L}+|pilot\p{L}+|peguei|apanhei|de) (?:(?:o|a|uma?|meu|minha|nosso|nossa) ){0,2}(?:\p{L}+ )?$/iu,
  },
  de: {
    before:
      /(?<!\p{L})(?!mit den )(?:im|ins|in|mit|auf|fuhr(?:en)?|steuerte|lenkte)(?: (?:dem|den|das|der|die|eine\p{L}?|mein\p{L}*|unser\p{L}*))?(?: \p{L}+)? $/iu,
  },
  ru: { before: /(?<!\p{L})(?:в|на|вел[аи]?|вёл|за рулём|за рулем) (?:\p{L}+ )?$/iu },
  ar: {
    before:
      /(?:(?<!\p{L})(?:(?<!كان |كانت )في|داخل|جوا|جوّا|على متن|على ظهر|على|(?:عم )?سوق|(?:عم )?بسوق|أقود|[اأ]سوق|قدت|راكب(?:ة|ين)?|ركبت|[بأا]ركب) ?(?:ال)?(?:\p{L}+ )?|(?<!\p{L})(?:كنت|كنا|وكنت) ?ب(?:ال)?)$/u,
  },
  hi: { after: /^ ?(?:में|के अंदर|चला|पर (?:सवार|बैठ))/u },
  ja: {
    after:
      /^(?:に(?:は|、)?\p{L}{0,5}乗っ|の中(?!の\p{L}{1,3}が)|を?運転|の運転|を漕|で(?:移動|旅|走|行|帰)|の座席|に閉じ込め|から外)/u,
  },
  ko: {
    after:
      /^ ?(?:을|를)? ?(?:타고|탔|타는|탄 (?:채|나|내|우리)|운전|몰고|몰았|젓|저어)|^ ?(?:안에(?!(?:는)? (?:\S+ ){0,6}?\S*[^내제\s][이가] )|안이었|에 (?:탔|타|갇))/u,
  },
  tr: {
    after:
      /^\p{L}*(?:[dt][ae](?:y[dıiuüm]\p{L}*)?(?!\p{L})|n[ıiuü]n i[çc]inde(?:y[dıiuü]\p{L}*)?(?!\p{L})|y?[ae] bin|y?l[ae] (?:\p{L}+ )?(?:gid|gel|seyahat|yol|uç|gez)|y?[ıiuü] (?:sür|kullan))/iu,
  },
  zh: {
    before:
      /(?:坐(?:着|在|上|了)?|乘坐?|开(?:着|了)?|上了|搭|在|划(?:着)?)(?:一[辆艘架列条只叶台])?(?:\p{L}{1,6}的)?\p{L}{0,2}$/u,
  },
};

const ON_ROOF: Partial<Record<DreamLanguage, RegExp>> = {
  en: /\bon (?:the roof of|the top of|top of) (?:the|an?) (?:\w+ )?_/iu,
  fr: /sur le toit (?:du|d['’]une?|de la) (?:\p{L}+ )?_/iu,
  it: /sul tetto (?:del|della|dell['’]|di un[ao]?) ?(?:\p{L}+ )?_/iu,
  es: /(?:en|sobre) el techo (?:del|de la|de un[ao]?) (?:\p{L}+ )?_/iu,
  pt: /(?:no|em cima do) (?:teto|tecto|tejadilho|telhado) (?:do|da|de uma?) (?:\p{L}+ )?_/iu,
  de: /auf dem dach (?:des|der|eine[sr]) _/iu,
  ru: /на крыше (?:\p{L}+ )?_/iu,
  ar: /(?:سطح|ظهر) (?:ال)?_/u,
  hi: /_ की छत पर/u,
  ja: /_の屋根(?:の上)?に/u,
  // "뗏목 위에 피아노가": what is named then is on it.
  ko: /_ ?(?:지붕|위)(?: ?위)?에(?! \S+(?:이|가) )/u,
  tr: /_\p{L}* (?:çatısında|tepesinde|üst[üu]nde)/iu,
  zh: /在\p{L}{0,3}_(?:车?顶|的顶)/u,
};

/** The dreamer speaks; in some languages the verb alone says so. */
const SPEAKS =
  /(?<!\p{L})(?:I|we|me|I['’]m|we['’]re|je|j|nous|on (?:était|allait|roulait|est|avait)|yo|nosotr\p{L}+|eu|a gente|nós|io|noi|ich|wir|я|мы)(?!\p{L})|[我私僕俺]|मैं|हम|나는|내가|저는|우리|أنا|كنت|كنا/iu;
export const speaks = (text: string): boolean => SPEAKS.test(text);
const SPEAKS_AFTER =
  /^\p{L}*[dt][ae]y(?:d[ıiuü][mk]|[ıiu]m)|^\p{L}* (?:\p{L}+ )?\p{L}+(?:[dt][ıiuü][mk]|yorum|yoruz)(?!\p{L})/u;
/** Verbs that only name what is rowed. */
export const ROWED =
  /^(?:(?:estava a |tava )?rem(?:o|a|av|and|ei|ar)|row(?:ing|ed)(?! ?boat)|ram(?:ais|er|ions)|pagay|rud(?!erboot)|греб|грёб|kürek|漕|노를|젓|جد[ّ]?ف|चप्पू)/iu;
/** "My dog drove the car and I sat in the back": wherever else the dreamer could be. */
const IN_THE_BACK =
  /(?:I|we) (?:was |were |am )?(?:sat |sitting |sit )?in the (?:back|passenger) ?seat|I (?:was |sat |was sitting )in the back(?!\p{L})|(?:j['’]étais|je suis|moi) (?:assise? )?(?:à l['’]arrière|sur le siège|sur la banquette)|(?:ero|io) (?:sedut[ao] )?(?:dietro|davanti|sul sedile)|(?:yo|iba|estaba) (?:sentad[ao] )?(?:atrás|detrás|en el asiento)|(?:eu|ia|estava|tava) (?:sentad[ao] )?(?:atrás|no banco)|ich (?:saß )?(?:hinten|auf dem rücksitz)|arka koltukta(?!ki)|ben (?:de )?arkada(?:y[dı]|\s+(?:otur|ağl|uyu|sessiz))|पीछे (?:की सीट पर )?बैठ|後部座席|助手席|뒷좌석|조수석|المقعد الخلفي|заднем сиденье|后座(?!上?(?:绑|放|载|驮|坐着))|副驾驶/iu;
/** A lift that waits or does not go is not ridden. */
const STANDS_STILL =
  /bozul|çalışm|broken|out of order|doors? (?:would|did)n['’]t open|averiad|no funcion|estragad|avariad|não funcion|guast|non funzion|en panne|kaputt|сломан|не работа|坏|故障|壊れ|動かな|고장|معطل|عطلان|खराब/iu;

const WAITS =
  /wait|attend(?:ais|ant|ions)|esper|aguard|aspett|wart|жд(?:ал|у|ём)|انتظ|[بنأا]ستن[ىا]|इंतज|इंतज़|待|기다|bekli|bekle|等/iu;

/** "弟と": with somebody. */
const isCompany = ({ at, end, text: word }: Mention, text: string, language: DreamLanguage): boolean =>
  language === "tr"
    ? /(?:[^aeıioöuü]|y)l[ae]$/iu.test(word)
    : /(?<!\p{L})(?:with|con|com|avec|mit|со?|مع) (?:\p{L}+ ){0,2}$|[和跟](?:我的?)?$/iu.test(
        text.slice(0, at),
      ) ||
      /^(?:さん|ちゃん)?と|^ (?:जी )?के साथ|^ ?(?:이?랑|와|과|하고)(?!\p{L})/u.test(text.slice(end)) ||
      (language === "ko" && /(?:랑|와|과|하고)$/u.test(word));

/** "花でいっぱいのカヌー": what fills a vehicle. */
const FILLS = /^ ?(?:で(?:いっぱい|一杯|満|溢れ|あふれ)|[이가]? ?(?:가득|꽉)|से भर|的)/u;

/** The dreamer, beside another one: "my mother sat next to me in the bus". */
const WITH_ME =
  /(?<!\p{L})(?:me|us|my side|moi|nous|conmigo|mí|nos|comigo|mim|mi|ci|mir|mich|uns|мной|нами|мне|меня|معي|معنا|جنبي)(?!\p{L})|(?:मेर[ेी] (?:साथ|पास|बगल)|मुझे|हमें|हमारी|मेरी)|[我私僕俺]|나를|나와|내 |우리/iu;
/** What is held somewhere, and is no one in it: "my wedding was on a train". */
const HELD =
  /(?<!\p{L})(?:was|were|is|era|eram|eran|fue|foi|était|é|es|war|waren|ist|была?|было)(?: \p{L}+)? $/iu;
/** In verb-last languages the subject may follow: "ट्रेन में बंदर बैठे", "ボートに猫が". */
const FOLLOWS: Partial<Record<DreamLanguage, [gap: RegExp, after: RegExp]>> = {
  hi: [/^ ?(?:में|पर|के अंदर|के ऊपर) (?:\S+ ){0,2}$/u, /^ (?!ने |को |से |के |का |की |में |पर )/u],
  ja: [/^(?:の中|の上)?(?:に|で)[^。、]{0,8}$/u, /^(?:たち|さん|ちゃん)?が/u],
  ko: [/^ ?(?:안|위)?에(?:서|는)? (?:\S+ ){0,2}$/u, /^/u],
};

/** Whether the grammar of the sentence puts another there, and not the dreamer. */
function isOfAnother(
  one: Mention,
  clause: string,
  { all, text, language }: Pick<ReadText, "all" | "text" | "language">,
) {
  if (WITH_ME.test(clause)) return false;
  // "Il neigeait dans la voiture": weather has no subject.
  if (all.some(({ kind, at, end }) => kind === "weather" && end <= one.at && one.at - at <= clause.length))
    return false;
  const follows = FOLLOWS[language];
  if (follows && !SPEAKS.test(clause)) {
    const next = all.find((each) => each.at >= one.end && isLiving(each));
    if (
      next &&
      next.id !== "crowd" &&
      follows[0].test(text.slice(one.end, next.at)) &&
      follows[1].test(text.slice(next.end)) &&
      (language !== "ko" || /[이가은는]$/u.test(next.text))
    )
      return true;
  }
  const subject = subjectOf(
    { at: one.at, end: one.at, text: "" },
    { all: all.filter((each) => each !== one), text, language },
  );
  if (!subject || subject.who === "dreamer") return false;
  if (subject.who === "other") return subject.sure && !HELD.test(clause.replace(PLACED, ""));
  return isLiving(subject.who) && !WEDDING.test(subject.who.text);
}
/** The words between a verb and where it happens. */
const PLACED =
  /(?:(?<!\p{L})(?:on|in|inside|aboard|en|dans|sur|su|in|em|n[oa]|num|numa|im|auf|на|в|sul\p{L}*|nel\p{L}*) )(?:\p{L}+['’ ]){0,2}$/iu;

/** Whether what a clause says before a vehicle is of the dreamer: no other is named who could be in it. */
export function isDreamers(
  clause: string,
  from: number,
  vehicle: Mention,
  { all, text, language }: Pick<ReadText, "all" | "text" | "language">,
): boolean {
  if (isOfAnother(vehicle, clause, { all, text, language })) return false;
  const named = all.filter(
    ({ kind, id, at, end }) =>
      at >= from &&
      end <= vehicle.at &&
      (kind === "people" || (kind === "things" && !VEHICLES.has(id) && !FILLS.test(text.slice(end)))),
  );
  if (named.length === 0) return true;
  if (!named.every(({ kind }) => kind === "people")) return false;
  return SPEAKS.test(clause) || named.every((one) => isCompany(one, text, language));
}

/** "Meu tio remava": somebody else rows. */
function isRowedByDreamer(
  clause: string,
  mention: Mention,
  all: readonly Mention[],
  language: DreamLanguage,
) {
  const from = mention.at - clause.length;
  const other = all.some(
    (one) =>
      one.kind === "people" &&
      one.at >= from &&
      one.end <= mention.at &&
      isSubject(one, clause.padStart(mention.at), language),
  );
  return !other || SPEAKS.test(clause) || SPEAKS_AFTER.test(` ${mention.text}`);
}

/** The vehicle in which the dreamer rides, or the lift. */
export function aboardOf(
  all: readonly Mention[],
  text: string,
  language: DreamLanguage,
): (Omit<Aboard, "thing"> & { mention: Mention }) | undefined {
  const stopped = all.some(({ kind, id }) => kind === "states" && (id as State) === "broken");
  for (const mention of all) {
    if (mention.kind !== "things") continue;
    const lift = mention.id === "elevator";
    if (!lift && mention.id !== "cableCar" && mention.id !== "airship" && !VEHICLES.has(mention.id)) continue;
    const sentence = sentenceBefore(text, mention.at);
    const clause = sentence.split(CLAUSE_END).at(-1)!;
    const after = text.slice(mention.end, mention.end + 60);
    const roof = ON_ROOF[language]?.test(`${clause}_${after}`) === true;
    if (roof) return { mention, onTop: true };
    if (ROWED.test(mention.text)) {
      if (isRowedByDreamer(clause, mention, all, language)) return { mention, rows: true };
      continue;
    }
    if (lift) {
      // Several of them are not ridden: "los ascensores subían solos".
      if (
        /^(?:ascensores|elevadores|ascenseurs|ascensori|elevators|lifts|asansörler\p{L}*)$/iu.test(
          mention.text,
        )
      )
        continue;
      if (stopped || STANDS_STILL.test(after) || WAITS.test(`${clause.slice(-24)} ${after.slice(0, 16)}`))
        continue;
      return { mention };
    }
    if (isMissed(clause, mention.text, after)) continue;
    if (IN_THE_BACK.test(text)) return { mention };
    const { before: into, after: then } = INTO[language];
    // Words that end a name may be of the match: "vapurdaydım".
    const ending = language === "tr" ? mention.text.slice(Math.max(0, mention.text.length - 9)) : "";
    const isIn =
      (language === "hi" && mention.text.endsWith("में")) ||
      (language === "ar" && /^[وف]?بال/u.test(mention.text)) ||
      (language === "en" && /^on the /iu.test(mention.text)) ||
      into?.test(clause) === true ||
      then?.test(after) === true ||
      (ending && then?.test(ending + after));
    if (!isIn) continue;
    if (
      isDreamers(clause, mention.at - clause.length, mention, { all, text, language }) ||
      (language === "tr" && SPEAKS_AFTER.test(ending + after))
    )
      return { mention };
  }
  return undefined;
}
