import { VEHICLES } from "./driving.ts";
import { isRidden, ROWED } from "./handling-fits.ts";
import type { Handling } from "./ways.ts";
import type { Bond } from "./scene-things.ts";
import type { Way } from "./ways.ts";

/** What one can do while one sits or stands on something. */
// prettier-ignore
const WITH_SEAT = new Set<Way>([
  "hold", "hug", "eat", "drink", "play", "knit", "sew", "head", "sweep", "comb", "kiss",
]);
/** With one hand, in a saddle. */
const IN_HAND = new Set<Way>(["hold", "eat", "drink", "kiss"]);

/** One who is on something with a thing in the hands: in a saddle, or on top of what nobody rides. */
function onIt(ride: Handling, does: Handling): Handling | undefined {
  const { thing: seat } = ride;
  if (!seat || !does.thing || seat === does.thing || ride.holds || does.on) return undefined;
  if (isRidden(seat)) return IN_HAND.has(does.way) ? { ...ride, holds: does.thing } : undefined;
  return WITH_SEAT.has(does.way) && (!VEHICLES.has(seat) || ROWED.has(seat))
    ? { ...does, on: seat }
    : undefined;
}

/** The first of two things that somebody does, with the other where both can be seen. */
export function bothOf(before: Handling, now: Handling): Handling {
  if (before.way === "ride") return onIt(before, now) ?? before;
  if (now.way === "ride") return onIt(now, before) ?? before;
  return before;
}

const PLATFORMS = new Set<string>([
  ...VEHICLES,
  "fridge",
  "roof",
  "wardrobe",
  "piano",
  "rock",
  "bed",
  "sofa",
  "cloud",
  "wall",
]);
/** "Toca la guitarra encima de un camión": who plays is where the guitar is said to be. */
export function withPlace(does: Handling, bond: Bond | undefined): Handling {
  if (!bond || does.on || !WITH_SEAT.has(does.way)) return does;
  const isThere = ROWED.has(bond.to) || (bond.how === "on" && PLATFORMS.has(bond.to));
  return isThere && bond.how !== "from" && bond.how !== "under" && bond.how !== "of"
    ? { ...does, on: bond.to }
    : does;
}
