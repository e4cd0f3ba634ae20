import { placeOfThing } from "./places-of-things.ts";
import { LIVING } from "./others.ts";
import type { Mention } from "./vocabulary.ts";
import { patternOf } from "../matching/letters.ts";

/** Beside a street: it climbs. */
const STEEP =
  /(?<!\p{L})(?:steep\p{L}*|dimdik|dik|empinad\p{L}*|en cuesta|en pente|raides?|pentues?|escarpée?s?|ripid\p{L}*|íngremes?|ingremes?|inclinad\p{L}*|steil\p{L}*|крут(?:ая|ой|ую|ые))(?!\p{L})|منحدر|खड़ी|ढलान|急な|가파른|경사진|陡/iu;
/** Between words of one phrase. */
const CLOSE = 26;
const SENTENCE = /[.!?…。！？؟।\n;]/u;

/** Beside a sea or a lake: its water is gone. */
const DRY_AFTER =
  /^(?:(?! (?:and|but|when|y|pero|et|mais|e|ma|mas|ve|ama|und|aber|и) )[^.!?。،,\n]){0,22}?(?<!\p{L})(?:dried (?:up|out)|had dried|was (?:completely |all |totally )?dry|(?:was|had) (?:gone|disappeared|vanished)|drained|kup?kuru\p{L}*|kuru(?:muş|du|yor)\p{L}*|çekil(?:miş|di)\p{L}*|suyu yok\p{L}*|seco|seca|secado|secó|secou|secado|sumiu|vaci[oa]|vacío|vazio|à sec|a sec|assech\p{L}*|asséch\p{L}*|prosciugat\p{L}*|asciutt\p{L}*|secc[oa]|in secca|ausgetrocknet|trocken|высох\p{L}*|пересох\p{L}*|sin agua|sans eau|senza acqua|sem água)(?!\p{L})|^[^。\n]{0,8}(?:干上が|枯れ|乾い|水がな|水が全部な)|^[^.\n]{0,10}(?:말라|마른|물이 (?:다 |모두 )?(?:없|빠|사라))|^.{0,8}(?:सूख|का पानी गायब)|^.{0,6}(?:干涸|干了|乾涸|没有水|沒有水)|^ (?:كله |كلها )?(?:نشف|ناشف|جف|جاف|يابس|فاضي)/iu;
const DRY_BEFORE =
  /(?<!\p{L})(?:dry|dried[- ]up|drained|empty|waterless|kurumuş|kuru|susuz|ausgetrocknet\p{L}*|высохш\p{L}*)(?: bir)? $|(?:干上がった|枯れた|水のない|말라버린|마른|물 없는|干涸的|सूखे|सूखी|सूखा) ?$/iu;

const around = (text: string, { at, end }: Mention): string => {
  const before = text
    .slice(Math.max(0, at - CLOSE), at)
    .split(SENTENCE)
    .at(-1)!;
  return `${before}${text.slice(at, end)}${text.slice(end, end + CLOSE).split(SENTENCE)[0]!}`;
};

const IN_TANK =
  /(?<!\p{L})(?:en|dans|in|dentro|nell['’]|all['’]|em|dentro d[eo]|no|a l['’]|à l['’]|num|inside) ?(?:un |une |el |l['’]|um |uno |an? |the )?$/iu;
/** Words for a corridor that is that of a school which the dream names. */
const HALLWAY = /^(?:flur|gang|korridor|коридор|(?:ال)?ممر|गलियार|कॉरिडोर)/iu;

function placed(one: Mention, text: string, all: readonly Mention[]): Mention {
  // A gate is drawn in its hall.
  if (one.kind === "things") {
    const id = one.id === "turnstile" ? "ticketHall" : placeOfThing(one, text, all);
    return id ? { ...one, kind: "places", id } : one;
  }
  if (one.kind !== "places") return one;
  // "O quadro era um aquário gigante": one is in it only where the text says so.
  const tank =
    one.id === "aquariumHall" && /^(?:aqu?ario|aquário|acuario|acquario|aquarium) \p{L}+$/iu.exec(one.text);
  if (tank && !IN_TANK.test(text.slice(0, one.at)))
    return {
      ...one,
      kind: "things",
      id: "aquarium",
      end: one.at + one.text.indexOf(" "),
      text: one.text.split(" ")[0]!,
    };
  if (
    one.id === "corridor" &&
    HALLWAY.test(one.text) &&
    all.some(({ kind, id }) => kind === "places" && id === "school")
  )
    return { ...one, id: "schoolHallway" };
  if ((one.id === "street" || one.id === "road" || one.id === "alley") && STEEP.test(around(text, one)))
    return { ...one, id: "steepStreet" };
  if (one.id === "road" && ANY_ROAD.test(one.text) && all.some(({ id }) => OF_TOWNS.has(id)))
    return { ...one, id: "street" };
  // The garden of tea in which one picks it, and no garden in which it is drunk.
  if (
    one.id === "restaurant" &&
    /^çay bahçe/iu.test(one.text) &&
    /çay topla|çay toplu|yaprak topl/iu.test(text)
  )
    return { ...one, id: "cropField" };
  // "A graveyard of bicycles" is a heap of them.
  if (one.id === "cemetery" && HEAP_OF.test(text.slice(one.end))) {
    const next = all.find(({ kind, at }) => kind === "things" && at >= one.end);
    if (next && next.at - one.end < 14 && !LIVING.has(next.id)) return { ...one, id: "dump" };
  }
  const isDry =
    (one.id === "ocean" || one.id === "lake") &&
    (DRY_AFTER.test(text.slice(one.end)) || DRY_BEFORE.test(text.slice(0, one.at)));
  return isDry ? { ...one, id: "drySeabed" } : one;
}

/** Words for a road in a town as well as in the country. */
const ANY_ROAD =
  /^(?:(?:the )?road|strada|道|道路|길\S?|길에서|马路|路上|路边|सड़क|дорог\p{L}*|yol(?:u|a|da|un|lar)?)$/iu;
/** What stands by the streets of a town. */
const OF_TOWNS = new Set<string>([
  "building",
  "mailbox",
  "letter",
  "streetLamp",
  "busStop",
  "trafficLight",
  "crosswalk",
  "tram",
  "taxi",
]);

const HEAP_OF = /^ (?:of|de|d['’]|di|von|für) ?\p{L}/iu;

/** "Arabanın tepesinde" is on top of the car, on no hill. */
const isTop = ({ kind, id, at, text: word }: Mention, text: string) =>
  kind === "places" &&
  id === "mountain" &&
  /^tepe(?:si|m|n)/iu.test(word) &&
  /[ıiuü]n $/iu.test(text.slice(0, at));

/** "छत से लटक रहा": the ceiling, and no roof. */
const isCeiling = ({ kind, id, end, text: word }: Mention, text: string) =>
  kind === "places" &&
  id === "rooftop" &&
  /^(?:छत|techo|(?:ال)?سقف)/iu.test(word) &&
  /^ (?:(?:से|पर)[^।,]{0,46}(?:लटक|चिपक|टपक|उतर|उल्ट|रेंग)|(?:de |del |de la )?\p{L}* ?(?:colg|cuelg|baj[aó]))/iu.test(
    text.slice(end),
  );

/** "El techo crujía": the ceiling, where one is not on it. */
const UP_THERE = /(?<!\p{L})(?:en|sobre|encima de|al|desde|por|hasta)(?: el|l)? $/iu;
const isSpanishCeiling = ({ kind, id, at, text: word }: Mention, text: string) =>
  kind === "places" && id === "rooftop" && /^techo$/iu.test(word) && !UP_THERE.test(text.slice(0, at));

/** Beside a place to which one is late: one is not there yet. */
const LATE_BEFORE =
  /(?:late (?:for|to)(?: my| the| an?)?(?: \p{L}+ (?:at|in)(?: the| my| an?)?)?|en retard (?:pour|à)(?: la| le| l['’]| mon| ma)?|tarde (?:a|para)(?: la| el| l| mi)?|atrasad[oa] (?:pr[oa]|para|p[ao]ra)(?: [oa])?|in ritardo (?:a|per|al|alla)(?: la| il| l['’])?|zu spät (?:zur|zum|in die)) ?$/iu;
const LATE_AFTER = /^(?:に(?:遅刻|遅れ)|에 (?:늦|지각)|[ae]? geç kal| के लिए (?:लेट|देर))/u;
/** The places without those to which one is late, where another is named. */
function withoutGoals(named: readonly Mention[], text: string): readonly Mention[] {
  const there = named.filter(
    ({ at, end }) => !LATE_BEFORE.test(text.slice(0, at)) && !LATE_AFTER.test(text.slice(end)),
  );
  return there.length > 0 ? there : named;
}

/** Reads words of a place by what is said of it: a street that is steep, a sea without its water. */
export const asPlaced = (all: readonly Mention[], text: string): Mention[] =>
  all
    .filter((one) => !isTop(one, text) && !isCeiling(one, text) && !isSpanishCeiling(one, text))
    .map((one) => placed(one, text, all));

/** Words for a roof on which one stands, unlike that of a house seen from below. */
const ON_ROOF =
  /^(?:rooftops?|roof terrace|toit[- ]terrasse|azoteas?|(?:na |em cima da )?laje|terraço|屋上|.*屋上|.*옥상|(?:ال)?سط[حو]\p{L}*(?: (?:ال)?\p{L}+)?|छत|dam\p{L}*|çatı(?:sın)?da\p{L}*)$/iu;
/** On the roof, where the word itself does not say so. */
const ON =
  /(?<!\p{L})(?:on|up on|sur|sul|sullo|su|dal|sobre|desde|no|en|auf dem|на) (?:the |the top of the |le |el |our |my |o |il |notre |mon )?$/iu;
/** What is seen from a roof. */
const BELOW = new Set<string>([
  "ocean",
  "city",
  "street",
  "road",
  "mountain",
  "village",
  "square",
  "river",
  "bathroom",
]);

/** Places that belong to another one: "la piscina del pueblo", "il tetto della chiesa". */
const PARTS = new Set<string>([
  "kitchen",
  "pool",
  "courtyard",
  "diningRoom",
  "stairwell",
  "onBalcony",
  "nursery",
  "attic",
  "cellar",
]);
const BEACH = /^(?:playa|plage|spiaggia|praia)$/iu;
const OF_WHOLE =
  /^ (?:de(?:l| la| los| las| mi| un| una)?|du|des|de (?:l['’]|ma|mon|notre)|d['’]une?|d(?:i|el|ella|ello|ei|egli|elle)|d(?:ell|i un)['’]|d[oa]s?|of(?: the| my| our| an?)?) ?(?:\p{L}+ )?$/iu;
/** Between a building and its roof, where the building is named first. */
const ITS_ROOF = /^ (?:की|के) $|^の$|^(?:의)? $/u;

/** The places of which only a part is where one is. */
export function wholesOf(all: readonly Mention[], text: string): ReadonlySet<string> {
  const isHome = ({ kind, id }: Mention) => kind === "things" && (id === "house" || id === "hut");
  const named = all.filter((one) => one.kind === "places" || isHome(one));
  const wholes = named.flatMap((one, i) => {
    const [before, whole] = [named[i - 1], named[i + 1]];
    if (
      one.id === "rooftop" &&
      before?.kind === "places" &&
      ON_ROOF.test(one.text) &&
      ITS_ROOF.test(text.slice(before.end, one.at))
    )
      return [before.id];
    if (
      !whole ||
      whole.kind !== "places" ||
      whole.at < one.end ||
      !OF_WHOLE.test(text.slice(one.end, whole.at))
    )
      return [];
    const isPart =
      PARTS.has(one.id) ||
      isHome(one) ||
      (one.id === "shore" && BEACH.test(one.text)) ||
      (one.id === "rooftop" && (ON_ROOF.test(one.text) || ON.test(text.slice(0, one.at))));
    return isPart ? [whole.id] : [];
  });
  return new Set(wholes);
}

/** The places at which one is: not those seen from the roof on which one stands, nor those to which one is late. */
export function whereOneIs(named: readonly Mention[], text: string): readonly Mention[] {
  const roof = named.find(
    ({ id, at, text: word }) => id === "rooftop" && (ON_ROOF.test(word) || ON.test(text.slice(0, at))),
  );
  return withoutGoals(roof ? named.filter(({ id }) => !BELOW.has(id)) : named, text);
}

const CITIES =
  "paris|londra|london|londres|londre|istanbul|İstanbul|ankara|izmir|new york|nueva york|nova york|nova iorque|chicago|los angeles|roma|rome|milano|napoli|torino|berlin|madrid|barcelona|sevilla|lisboa|lisbon|porto|são paulo|sao paulo|rio de janeiro|buenos aires|méxico|tokyo|tokio|manhattan|دبي|القاهرة|بيروت|حلب|دمشق|الرياض|दिल्ली|दिली|मुंबई|मुम्बई|कोलकाता|बेंगलुरु|जयपुर|東京|大阪|京都|渋谷|서울|부산|москв\\p{L}*|питер\\p{L}*|北京|上海|香港";
/** Over a city that is named. */
const OVER_CITY = patternOf(
  `(?:\\b(?:over|above)|au[- ]dessus d[eu]|survol\\p{L}+|(?:por )?encima de|sobre|por cima d[eoa]|sopra|über|над|فوق) ?(?:the \\p{L}+ of |los tejados de |les toits de |i tetti di )?(?:${CITIES})(?!\\p{L})|(?:${CITIES})(?:['’]?[ıiuü]n (?:üzerinde|üstünde)|の(?:上|空)|(?:의)? ?(?:상공|하늘|위)| के (?:ऊपर|उपर|ऊपर)|上空)`,
  "iu",
);
export const isOverCity = (text: string): boolean => OVER_CITY.test(text);

/** "At the very end a cellar": where the dream comes to. */
export const AT_END =
  /(?:alla fine|in fondo|at the (?:very )?(?:end|bottom)|à la fin|tout en bas|al final|abajo del todo|no fim|no final|en sonunda|en altta|最後(?:は|に)|마지막에(?:는)?|आखिर में|आख़िर में)[,:]?(?: (?:of (?:it|them|the stairs) )?(?:there was|it was|c['’]era|il y avait|ya|y avait|c['’]était|había|estaba|tinha|havia|era))? ?(?:(?:an?|the|una?|uno|une?|um|uma|la|le|il|el|o|bir) )?$/iu;

/** Up and away with the room and all. */
const SKYWARD =
  /(?:up into|off into|rose (?:up )?into|floated (?:up )?into|into) the sky|gökyüzüne (?:çık|yüksel|havalan|uç)|(?:sub(?:ió|ía|imos|ir)|elev\p{L}+) (?:al|hasta el|por el) cielo|(?:envol|mont)\p{L}+ (?:dans|vers|jusqu['’]au) (?:le )?ciel|(?:sal|vol)\p{L}+ (?:in|nel|verso il|fino al) cielo|sub\p{L}+ (?:pr[oa]|ao|até o|para o|no) céu|طل[عت]\p{L}* (?:لل|في ال|ع ?ال)سم|आसमान में (?:उड़|चढ़|उठ)|空[にへ](?:\p{L}{0,4})?(?:上が|昇|のぼ|飛)|하늘로 (?:\p{L}+ )?(?:올라|날아|떠|솟)|в небо|飞上(?:了)?天|升上天/iu;
export const goesSkyward = (text: string): boolean => SKYWARD.test(text);
