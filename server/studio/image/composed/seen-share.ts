import type { Placed } from "./items.ts";

type Seen = Pick<Placed, "x" | "y" | "wide" | "tall">;

/** The share of a figure's box that the box of another covers. */
export function coveredShare(one: Seen, by: Seen): number {
  const across =
    Math.min(one.x + one.wide / 2, by.x + by.wide / 2) - Math.max(one.x - one.wide / 2, by.x - by.wide / 2);
  const down = Math.min(one.y, by.y) - Math.max(one.y - one.tall, by.y - by.tall);
  return across > 0 && down > 0 ? (across * down) / (one.wide * one.tall) : 0;
}

/** Of the places across the picture, the one with the lowest cost for a figure as wide as `wide`. */
export function cheapest<At>(wide: number, at: (x: number) => At, cost: (at: At) => number): At {
  const most = Math.max(0, 466 - wide / 2);
  let best = at(0);
  let least = cost(best);
  for (let x = -most; x <= most; x += 14) {
    const one = at(x);
    const price = cost(one);
    if (price < least) [best, least] = [one, price];
  }
  return best;
}
