import type { Place } from "./catalogue.ts";
import { FROM_BALCONY } from "./places.ts";
import type { Mention } from "./vocabulary.ts";

/** The stairs of a house, in the word itself. */
const STAIRWELL =
  /^(?:stairwells?|cages? d['’]escaliers?|tromba delle scale|pianerottolo delle scale|Treppenhaus|Stiegenhaus|rellano|楼道)$/iu;
/** Before the word for stairs, where it stands in front of what it belongs to; the stairs are "_". */
const OF_HOUSE =
  /_ (?:of|in|inside) (?:(?:the|my|our|an?|his|her|grandma['’]s|my grandma['’]s) )?(?:old |new |apartment |tall |dark )*(?:house|home|building|flat|block|apartment)|(?:house|building|block)['’]s _|(?<!\p{L})dans (?:l['’]|les |la |un )_|_ (?:de|dans) (?:l['’]immeuble|mon immeuble|notre immeuble|la maison|ma maison|notre (?:ancienne |vieille )?maison|chez)|_ (?:del palazzo|del mio palazzo|del condominio|di casa|della (?:vecchia )?casa|del nostro palazzo)|_ (?:del edificio|de mi edificio|del bloque|de la casa|de mi casa|del portal|de casa|de nuestro edificio)|_ (?:do prédio|do meu prédio|da casa|de casa|da minha casa|do nosso prédio|da nossa casa)|_ (?:im|unseres|in unserem|meines|in meinem) (?:alten )?(?:Haus|Wohnhaus|Mietshaus)|(?:apartman|bina|ev)(?:[ıi]m[ıi]z)?(?:[ıi]n)? _|(?:घर|इमारत|मकान|बिल्डिंग) की _|(?:家|アパート|マンション|団地|ビル)の_|(?:집|아파트|건물|빌라|주택)(?:의)? ?_|_ (?:ال)?(?:بيت|بيتنا|عمارة|عمارتنا|بناية|مبنى)|_ (?:в подъезде|дома|в доме)|(?:公寓|房子|家里|大楼)的?_/iu;
/** One is in it. */
const IN =
  /(?<!\p{L})(?:in|inside|dans|in|nel|dentro|en|dentro de|num|no|dentro d[eo]|im|в) ?(?:an? |the |my |our |une |la |notre |l['’]|un['’]?|una |vecchio |el |mi |o |einer |der |unserer |старом )*(?:old |big |huge |vieille |vecchio )?$/iu;
const IN_AFTER = /^(?:で|の中|に(?:い|集)|에서| ?안에|里)/u;
const BARNS =
  /^(?:barn|granges?|fienil[ei]|graneros?|celeiros?|scheune|heuboden|heustadl|stadl|амбар\p{L}*|納屋|헛간\p{L}*|谷仓|samanlı\p{L}+|ambar\p{L}*)$/iu;
/** On a balcony or a terrace. */
const ON =
  /(?<!\p{L})(?:on|onto|out on|sur|sul|sulla|sull['’]|in|en|na|no|da|auf|на) ?(?:(?:the|my|our|la|le|el|ma|mon|mi|mia|mio|minha|notre|nostra|nuestra|nossa|der|dem|unserer|meiner) )?$/iu;
const BALCONIES =
  /^(?:balcony|terrace|patio|balcon|terrasse|balcón|terraza|balcone|terrazz[ao]|terrazzino|varanda|sacada|terraço|Balkon|Terrasse|балкон\p{L}*|террас\p{L}*|веранд\p{L}*)$/iu;
const BALCONY_AT = /^(?:balkon|teras)\p{L}*?d[ae]\p{L}*$/iu;

/** What is seen from a balcony, or where its house is. */
const AROUND = new Set<string>([...FROM_BALCONY, "road", "field", "onBalcony"]);

/** Before a toilet: somebody is in its room, where "a snake in the toilet" is in the bowl. */
const IS_AT =
  /(?<!\p{L})(?:(?:I|we) (?:was|were|went|go|am|hid|sat)|ich (?:war|saß|bin)|wir waren)(?: \p{L}+){0,2} (?:in|into|inside|on|auf|in) (?:the |a |der |einer |public |school )+$/iu;
/** Where cars stand in line. */
const ROADS = new Set<string>(["road", "motorway", "street", "city", "tunnel", "trafficJam"]);

/** The place that a thing is: the stairs of a house, a barn in which one is, a balcony on which one is. */
export function placeOfThing(
  { id, at, end, text: word }: Mention,
  text: string,
  all: readonly Mention[],
): Place | undefined {
  const places = all.filter(({ kind }) => kind === "places");
  const before = text.slice(Math.max(0, at - 40), at);
  if (id === "stairs") {
    const moves = all.some(
      ({ kind, id: act }) => kind === "actions" && /climbing|falling|running/u.test(act),
    );
    if (places.length > 0 || moves) return undefined;
    const around = `${before}_${text.slice(end, end + 40)}`;
    return STAIRWELL.test(word) || OF_HOUSE.test(around) ? "stairwell" : undefined;
  }
  if (id === "toilet") return places.length === 0 && IS_AT.test(before) ? "lavatory" : undefined;
  // One is in it, on the road.
  if (id === "trafficJam") return places.every((one) => ROADS.has(one.id)) ? "trafficJam" : undefined;
  // Elsewhere a barn is seen from outside.
  if (id === "barn")
    return all.some((one) => one.id === "bride") &&
      BARNS.test(word) &&
      (IN.test(before) || IN_AFTER.test(text.slice(end)) || /d[ae]\p{L}*$|에서|в амбаре/iu.test(word))
      ? "stable"
      : undefined;
  if (id === "balcony" && places.every((one) => AROUND.has(one.id)))
    return BALCONY_AT.test(word) || (BALCONIES.test(word) && ON.test(before)) ? "onBalcony" : undefined;
  return undefined;
}
