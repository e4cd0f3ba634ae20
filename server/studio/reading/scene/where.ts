import type { Place } from "./catalogue.ts";
import { ROAD_VEHICLES, VEHICLES } from "./driving.ts";
import type { ReadText } from "./mentions.ts";
import { type FarPlace, farPlace, isInside, mainPlace } from "./places.ts";
import type { Mention } from "./vocabulary.ts";

/** Only outside; a tornado is seen from the field, not from the cellar to which one runs. */
const SEEN_OUTSIDE = new Set<string>(["tornado", "volcano"]);
/** "It was the dentist's, but it was a circus". */
const BUT_WAS =
  /(?:mais c['’]était|but it was|pero era|ma era|mas era|aber es war)(?: (?:an?|une?|una|um|uma|ein|eine))? $/iu;
/** One may cook anywhere: the verb names a kitchen only where nothing else does. */
const isGuess = (place: Mention, all: readonly Mention[]) =>
  place.id === "kitchen" &&
  all.some(({ id, at, end }) => id === "cooking" && at < place.end && end > place.at);

/** Where a dream is. */
export interface Where {
  place: Place | null;
  /** All places that count as named. */
  named: readonly Place[];
  far: FarPlace | undefined;
}

function namedPlaces({ all, of }: ReadText): Place[] {
  const things = of("things");
  // One who takes a taxi to an exam is on the road.
  const rides = things.some(({ id }) => VEHICLES.has(id)) && of("actions").some(({ id }) => id === "riding");
  if (rides && of("places").every(({ id }) => id === "exam")) return [];
  const told = of("places").filter((mention) => !isGuess(mention, all));
  const named = (told.length > 0 ? told : of("places")).map(({ id }) => id as Place);
  // What drives is on the named street, not in the office to which it goes.
  const drives =
    things.some(({ id }) => ROAD_VEHICLES.has(id)) && named.some((id) => id === "road" || id === "street");
  return drives ? named.filter((id) => !isInside(id)) : named;
}

export function whereOf(read: ReadText): Where {
  const { text, of } = read;
  const named = namedPlaces(read);
  const corrected = of("places").findLast(({ at }) => BUT_WAS.test(text.slice(Math.max(0, at - 24), at)));
  const things = of("things").map(({ id }) => id);
  const outside = things.some((id) => SEEN_OUTSIDE.has(id)) && !things.includes("window");
  const place = mainPlace(corrected ? [corrected.id as Place] : named, outside);
  return { place, named, far: farPlace(named, place) };
}
