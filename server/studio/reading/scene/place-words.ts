import type { Mention } from "./vocabulary.ts";

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

/** "والحمام على السطح": pigeons, and no bathroom. */
const PIGEONS = /^(?:وال|ال|و)?حمام$/u;
const ROOF = /سط[حو]/u;

const around = (text: string, { at, end }: Mention): string => {
  const before = text
    .slice(Math.max(0, at - CLOSE), at)
    .split(SENTENCE)
    .at(-1)!;
  return `${before}${text.slice(at, end)}${text.slice(end, end + CLOSE).split(SENTENCE)[0]!}`;
};

function placed(one: Mention, text: string): Mention {
  if (one.kind === "things")
    return one.id === "turnstile" ? { ...one, kind: "places", id: "ticketHall" } : one;
  if (one.kind !== "places") return one;
  if (one.id === "bathroom" && PIGEONS.test(one.text) && ROOF.test(text))
    return { ...one, kind: "things", id: "pigeon" };
  if ((one.id === "street" || one.id === "road") && STEEP.test(around(text, one)))
    return { ...one, id: "steepStreet" };
  const isDry =
    (one.id === "ocean" || one.id === "lake") &&
    (DRY_AFTER.test(text.slice(one.end)) || DRY_BEFORE.test(text.slice(0, one.at)));
  return isDry ? { ...one, id: "drySeabed" } : one;
}

/** Reads words of a place by what is said of it: a street that is steep, a sea without its water. */
export const asPlaced = (all: readonly Mention[], text: string): Mention[] =>
  all.map((one) => placed(one, text));

/** Words for a roof on which one stands, unlike that of a house seen from below. */
const ON_ROOF =
  /^(?:rooftops?|roof terrace|toit[- ]terrasse|azoteas?|(?:na |em cima da )?laje|terraço|屋上|.*屋上|.*옥상|(?:ال)?سط[حو]\p{L}*(?: (?:ال)?\p{L}+)?|छत|dam\p{L}*|çatıda)$/iu;
/** On the roof, where the word itself does not say so. */
const ON =
  /(?<!\p{L})(?:on|up on|sur|sul|sullo|su|sobre|no|en|auf dem|на) (?:the |the top of the |le |el |our |my |o |il |notre |mon )?$/iu;
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

/** The places without those that are only seen from the roof on which one stands. */
export function fromRoof(named: readonly Mention[], text: string): readonly Mention[] {
  const roof = named.find(
    ({ id, at, text: word }) => id === "rooftop" && (ON_ROOF.test(word) || ON.test(text.slice(0, at))),
  );
  return roof ? named.filter(({ id }) => !BELOW.has(id)) : named;
}
