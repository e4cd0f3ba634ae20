import type { Place } from "./catalogue.ts";
import type { ReadText } from "./mentions.ts";
import { isInside } from "./places.ts";
import type { Things } from "./scene-things.ts";

/** A ceiling that is low, or that sinks. */
const LOW =
  /low[- ]ceiling|ceilings? (?:was|were|is|got|became|kept|started|began)(?: \p{L}+){0,2} (?:low\p{L}*|coming|sinking|dropping|pressing|getting|closing|to (?:come|sink|drop|lower))|ceiling (?:came|sank|dropped|lowered|pressed)|tavan\p{L}*(?: \p{L}+){0,2} (?:alçal|alçak|basık|in(?:iyor|di|meye)|yaklaş)|basık tavan|alçak tavan|techos?(?: \p{L}+){0,3} (?:bajo|bajito|bajar|bajaba|bajando|baja)(?!\p{L})|plafond(?: \p{L}+){0,3} (?:bas|descend\p{L}*|baiss\p{L}*)(?!\p{L})|soffitto(?: \p{L}+){0,3} (?:basso|bassissimo|scend\p{L}*|abbass\p{L}*)|teto(?: \p{L}+){0,3} (?:baixo|baixinho|descer|descia|descendo|baixar|baixava|baixando)|(?:ال)?سقف (?:\p{L}+ )?(?:واطي|منخفض|[يبن]+نزل|نزل|قرب|عم ينزل)|छत (?:\p{L}+ )?(?:नीचे|नीची)|天井が(?:\p{L}{0,6})?(?:低|下が|降り|迫|落ちて)|천장이 (?:\p{L}+ )?(?:낮|내려)|потол[ок]\p{L}*(?: \p{L}+){0,2} (?:низк|опуск|давил)\p{L}*|низк\p{L}* потол|天花板(?:很低|越来越低|往下|降|压)|Decke(?: \p{L}+){0,2} (?:niedrig|kam|senkte|sank|tiefer)/iu;

/** What is seen of a room itself: mud on its floor, and a ceiling close above the heads. */
export function roomShapeOf({ text }: ReadText, place: Place | null, { things }: Things) {
  if (!isInside(place)) return {};
  const mud = things.get("mud");
  const isFloor = mud !== undefined && !mud.bond && !mud.moves && !mud.holds;
  if (isFloor) things.delete("mud");
  return { ...(isFloor && { muddy: true as const }), ...(LOW.test(text) && { lowCeiling: true as const }) };
}
