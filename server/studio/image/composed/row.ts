import { isAnimal } from "../../reading/scene/animals.ts";
import type { Thing } from "../../reading/scene/catalogue.ts";
import { SHOES } from "../../reading/scene/gear.ts";
import { boxHeight, boxWidth, type Item, type Placed } from "./items.ts";
import type { Setting } from "./setting.ts";
import { isLimb, isSmall } from "./small-things.ts";

/** Distance of a place in the row: 0 for the farthest to 1 for the nearest; others stand between them. */
const OTHERS = [0.72, 0.42, 0.92, 0.3, 0.6, 0.85];
/** How far people who stand together are before or behind each other. */
const LINES = [0, -0.16, 0.05, -0.1];
/** Who looks at the others is nearer than they are. */
const ONLOOKER = 1.16;
/** Size of the farthest row, where the nearest has 1. */
const FAR_SIZE = 0.56;
/** Height of the main thing, where it is not tiny. */
const LEAD = { low: 190, high: 390, widest: 350 };
/** What fits in a hand is no larger than this beside people, unless the dream says that it is giant. */
const IN_HAND = 54;
/** What is worn on a foot is smaller still. */
const ON_FOOT = 36;
const mostInHand = ({ thing }: Item): number => (thing && SHOES.includes(thing) ? ON_FOOT : IN_HAND);
/** How much larger than usual the main thing is at most; beside people a low thing or animal is hardly larger. */
const GROWN = { low: 1.1, animal: 1.2, most: 1.9 };
const LOW = 150;

/** Where there is nothing but people, they are larger. */
const ALONE = 1.6;
/** And where the main thing fits in a hand. */
const BESIDE_SMALL = 1.35;
const TALLEST_ALONE = 340;

/** Things from this height on are giant. */
const GIANT = 200;

// prettier-ignore
const LOOSE_CLOTHES = new Set<Thing>(["socks", "underwear", "swimsuit", "shirt", "sweater", "skirt", "shorts"]);
/** Whether a thing fits in a hand and lies on no table. */
const isHeld = ({ thing, pair, tall, flat, laid }: Item): boolean =>
  thing !== undefined &&
  (flat === true || (!pair && !laid)) &&
  tall < GIANT &&
  (isSmall(thing) || LOOSE_CLOTHES.has(thing));

/** Height and distance of each figure: the main thing is large, the dreamer small and apart from it. */
function depths(
  items: readonly Item[],
  lead: Item | undefined,
): { item: Item; depth: number; tall: number }[] {
  let others = 0;
  let people = 0;
  const far = lead !== undefined && lead.row === "back";
  const persons = items.filter(({ person }) => person).length;
  const crowd = persons > 4;
  return items.map((item) => {
    if (item === lead) {
      const depth = far ? 0.36 : 0.86;
      if (isHeld(item) && persons > 0) return { item, depth, tall: Math.min(item.tall, mostInHand(item)) };
      const isLow = persons > 0 && item.tall <= LOW && !item.by;
      const grown = isLow
        ? item.tall * (isAnimal(item.thing!) ? GROWN.animal : GROWN.low)
        : Math.max(Math.min(LEAD.low, item.tall * GROWN.most), item.tall * (far ? 1.25 : 1.35));
      // What is low and long by itself does not fill the picture.
      const widest = Math.max(item.tall * 1.15, (LEAD.widest * item.tall) / item.wide);
      return {
        item,
        depth,
        // Who does something is hardly larger than who stands beside.
        tall: Math.min(
          LEAD.high,
          item.pair || (item.by && persons > 0) ? item.tall * 1.12 : Math.min(grown, widest),
        ),
      };
    }
    // People stand farther away than a small main thing, and nearer than a large one; no two on one line.
    const nearest = item.onlooker ? ONLOOKER : item.grand ? 0.9 : undefined;
    const depth =
      nearest ??
      (item.person && !crowd
        ? (far ? 0.95 : lead && lead.tall < 170 ? 0.6 : 0.72) + LINES[people++ % LINES.length]!
        : item.row === "back"
          ? 0.14
          : OTHERS[others++ % OTHERS.length]!);
    const small = persons > 0 && isHeld(item);
    const tall = Math.min(
      small ? mostInHand(item) : Infinity,
      item.tall * (FAR_SIZE + (1 - FAR_SIZE) * depth),
    );
    if (small) return { item, depth, tall };
    const grown = lead === undefined ? ALONE : isHeld(lead) && !item.pair ? BESIDE_SMALL : 1;
    return { item, depth, tall: Math.max(tall, Math.min(tall * grown, TALLEST_ALONE)) };
  });
}

/** Furniture that a picture is about only where there is nothing else. */
// prettier-ignore
const PLAIN = new Set<Thing>(["table", "desk", "chair", "stool", "bench", "door", "window", "curtain", "stairs", "shelves", "fence"]);

const PLAIN_BELOW = 250;

/** The thing that the picture is about: a giant one, else the first on the ground that is not tiny. */
export function leadOf(items: readonly Item[]): Item | undefined {
  const all = items.filter(({ person, tall, thing }) => thing && !person && tall > 30);
  const apart = all.filter(
    ({ laid, thing, tall }) => !laid && !((PLAIN.has(thing!) || isLimb(thing!)) && tall < PLAIN_BELOW),
  );
  const things = apart.length > 0 ? apart : all;
  const pair = things.find((one) => one.pair);
  if (pair) return pair;
  return things.reduce<Item | undefined>((best, one) => {
    if (!best) return one;
    return one.tall > best.tall * 1.6 ? one : best;
  }, undefined);
}

const GAP = 20;
/** How much of the narrower of two figures at different distances is before or behind the other. */
const OVERLAP = { usual: 0.14, most: 0.22 };
/** How much larger figures are where there is room, and the height up to which they are. */
const MOST_GROWN = 1.3;
const HIGHEST = 420;
const WIDTH = 900;
/** The most free ground between two figures: what is left lies on one side, so that they are one group. */
const MOST_SPREAD = 44;
/** How far the main thing is beside the middle: where the golden section divides the width. */
const GOLDEN = 125;

/** Things on one side of the main thing, and people close together on its other side; alternately without one. */
function inSequence<One extends { item: Item }>(order: readonly One[], lead: Item | undefined): One[] {
  const isPerson = ({ item }: One) => item.person === true && item.row !== "back";
  const others = order.filter((one) => one.item !== lead && !isPerson(one));
  if (lead && order.some(isPerson)) {
    // Of many things some stand beyond the people.
    const before = Math.ceil(others.length * 0.6);
    return [
      ...others.slice(0, before).toReversed(),
      ...order.filter(({ item }) => item === lead),
      ...order.filter(isPerson),
      ...others.slice(before),
    ];
  }
  const near: One[] = [];
  const outer: One[] = [];
  // The second stands across the middle from the main thing.
  order.forEach((one, i) => (i % 3 === 2 ? outer : near).push(one));
  return [...outer.toReversed(), ...near];
}

/** Side by side at their distances: the main thing beside the middle on `side`, the others in turn around it. */
export function inRow(
  items: readonly Item[],
  { front, back }: Setting["rows"],
  side: number,
  gap?: Setting["gap"],
): Placed[] {
  if (items.length === 0) return [];
  const lead = leadOf(items);
  const placed = depths(items, lead);
  const order = lead
    ? [...placed.filter(({ item }) => item === lead), ...placed.filter(({ item }) => item !== lead)]
    : placed;
  const sequence = inSequence(order, lead);
  const wideOf = ({ item, tall }: (typeof order)[number]) =>
    (tall * boxWidth(item.figure.box)) / boxHeight(item.figure.box);
  // Figures at different distances may be closer; none is joined to another.
  const gaps = (overlap: number, gap: number) => (i: number) => {
    const [one, next] = [sequence[i]!, sequence[i + 1]];
    if (!next) return 0;
    const apart = Math.abs(one.depth - next.depth) > 0.25;
    return apart ? -overlap * Math.min(wideOf(one), wideOf(next)) : gap;
  };
  const totalOf = (gapAt: (i: number) => number) =>
    sequence.reduce((sum, one, i) => sum + wideOf(one) + gapAt(i), 0);
  // Where many stand they are closer, before they are smaller.
  const loose = gaps(OVERLAP.usual, GAP);
  const gapAt = totalOf(loose) > WIDTH ? gaps(OVERLAP.most, GAP * 0.4) : loose;
  const total = totalOf(gapAt);
  const highest = Math.max(...order.map(({ tall }) => tall));
  // Few figures fill the picture too.
  const shrink =
    total > WIDTH
      ? WIDTH / total
      : Math.max(1, Math.min(MOST_GROWN, (WIDTH * 0.82) / total, HIGHEST / highest));
  const free = WIDTH - total * shrink;
  // What is left of the width goes between the main thing and its neighbours, and to one side.
  const spread = Math.min(MOST_SPREAD, free / Math.max(1, sequence.length + 1));
  // People who are together are close together.
  const spreadAt = (i: number) =>
    sequence[i]!.item.person && sequence[i + 1]?.item.person ? spread * 0.5 : spread;
  const whole = sequence.reduce((sum, _, i) => (i > 0 ? sum + spreadAt(i - 1) : sum), total * shrink);
  const first = lead ? sequence.findIndex(({ item }) => item === lead) : -1;
  let x = -whole / 2;
  const centres = sequence.map((one, i) => {
    const wide = wideOf(one) * shrink;
    const at = x + wide / 2;
    x += wide + gapAt(i) * shrink + spreadAt(i);
    return at;
  });
  const wanted = -Math.min(GOLDEN, 470 - (first >= 0 ? (wideOf(sequence[first]!) * shrink) / 2 : 0));
  const room = Math.max(0, (WIDTH + 40 - whole) / 2);
  const shift =
    first >= 0 ? Math.max(-room, Math.min(room, wanted - centres[first]!)) : sequence.length === 1 ? 130 : 0;
  return sequence
    .map(({ item, depth, tall }, i) => ({
      ...item,
      x: inside(-side * (centres[i]! + shift), wideOf(sequence[i]!) * shrink, gap),
      y: back + (front - back) * depth + (item === lead && item.row !== "back" ? 8 : 0),
      tall: tall * shrink,
      wide: wideOf(sequence[i]!) * shrink,
      size: (tall * shrink) / boxHeight(item.figure.box),
      ...(item === lead && { lead: true }),
    }))
    .sort((a, b) => a.y - b.y);
}

/** Keeps a figure within a 4:3 image, and off a gap in the ground. */
export function inside(x: number, wide: number, gap: Setting["gap"]): number {
  const most = Math.max(0, 456 - wide / 2);
  const within = Math.max(-most, Math.min(most, x));
  if (!gap) return within;
  const [from, to] = [gap[0] - wide / 2 - 16, gap[1] + wide / 2 + 16];
  if (within <= from || within >= to) return within;
  return within < (from + to) / 2 ? from : to;
}
