import type { Place, Thing } from "./catalogue.ts";
import type { ReadText } from "./mentions.ts";
import { isInside } from "./places.ts";
import { ceilingOf, markCeiling } from "./room-shape-ceiling.ts";
import { floorOf } from "./room-shape-floor.ts";
import type { Things } from "./scene-things.ts";

/** A ceiling that is low, or that sinks. */
const LOW =
  /low[- ]ceiling|ceilings? (?:was|were|is|got|became|kept|started|began)(?: \p{L}+){0,2} (?:low\p{L}*|coming|sinking|dropping|pressing|getting|closing|to (?:come|sink|drop|lower))|ceiling (?:came|sank|dropped|lowered|pressed)|tavan\p{L}*(?: \p{L}+){0,2} (?:alçal|alçak|basık|in(?:iyor|di|meye)|yaklaş)|basık tavan|alçak tavan|techos?(?: \p{L}+){0,3} (?:bajo|bajito|bajar|bajaba|bajando|baja)(?!\p{L})|plafond(?: \p{L}+){0,3} (?:bas|descend\p{L}*|baiss\p{L}*)(?!\p{L})|soffitto(?: \p{L}+){0,3} (?:basso|bassissimo|scend\p{L}*|abbass\p{L}*)|teto(?: \p{L}+){0,3} (?:baixo|baixinho|descer|descia|descendo|baixar|baixava|baixando)|(?:ال)?سقف (?:\p{L}+ )?(?:واطي|منخفض|[يبن]+نزل|نزل|قرب|عم ينزل)|छत (?:\p{L}+ )?(?:नीचे|नीची)|天井が(?:\p{L}{0,6})?(?:低|下が|降り|迫|落ちて)|천장이 (?:\p{L}+ )?(?:낮|내려)|потол[ок]\p{L}*(?: \p{L}+){0,2} (?:низк|опуск|давил)\p{L}*|низк\p{L}* потол|天花板(?:很低|越来越低|往下|降|压)|Decke(?: \p{L}+){0,2} (?:niedrig|kam|senkte|sank|tiefer)/iu;

const GROWS = new Set<Thing>(["flower", "leaf", "ivy", "moss", "branch"]);
// prettier-ignore
const SWIMS = new Set<Thing>([
  "fish", "goldfish", "carp", "shark", "whale", "dolphin", "jellyfish", "stingray", "seal", "orca", "sardine", "octopus",
]);

/** What is seen of a room itself: mud on its floor, what its ceiling is and what is there. */
export function roomShapeOf(read: ReadText, place: Place | null, found: Things) {
  if (!isInside(place) && place !== null) return {};
  const { things } = found;
  markCeiling(read, found);
  const ceiling = ceilingOf(read);
  const floor = floorOf(read.text);
  if (floor === "lava") things.delete("volcano");
  for (const entry of ceiling ? [...things.values()] : []) {
    if (ceiling === "plants" && GROWS.has(entry.thing)) things.delete(entry.thing);
    // Fish swim above a ceiling of ice.
    if ((ceiling === "ice" || ceiling === "water") && SWIMS.has(entry.thing)) entry.ceiling ??= "behind";
  }
  const atCeiling = [...things.values()].some(({ ceiling }) => ceiling);
  const isRoom = ceiling || atCeiling || floor === "lava";
  const shape = {
    ...(ceiling && { ceiling }),
    ...(floor && { floor }),
    ...(place === null && isRoom && { home: true as const }),
  };
  if (place === null) return shape;
  const mud = things.get("mud");
  const isFloor = mud !== undefined && !mud.bond && !mud.moves && !mud.holds;
  if (isFloor) things.delete("mud");
  // What comes down from it is no ceiling that sinks.
  const isLow = !atCeiling && LOW.test(read.text);
  return { ...shape, ...(isFloor && { muddy: true as const }), ...(isLow && { lowCeiling: true as const }) };
}
