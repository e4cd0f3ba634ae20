import type { Place } from "./catalogue.ts";
import { isInside } from "./places.ts";
import type { Mention } from "./vocabulary.ts";

/** Buildings that are drawn as they are seen from outside too. */
const SEEN_FROM_AIR = new Set<string>(["rooftop", "church", "mosque", "temple", "shrine"]);

/** Whether places are rooms: who flies over them is not in them: "we went up over the Walmart". */
export const areRooms = (places: readonly Mention[]): boolean =>
  places.length > 0 && places.every(({ id }) => isInside(id as Place) && !SEEN_FROM_AIR.has(id));
