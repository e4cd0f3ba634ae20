import type { Thing } from "../../reading/scene/catalogue.ts";
import type { SceneDescription } from "../../reading/scene/describe.ts";
import type { Area } from "../stage.ts";
import { curledUp, uprightAnimal } from "../figures/curled.ts";
import type { ThingFigure } from "../figures/thing-figures.ts";
import { isAirborne, isLarge, isSwimmer, isVessel, tallOf, thingFigure } from "../figures/thing-figures.ts";
import { apartFromCeiling, placeAtCeiling } from "./at-ceiling.ts";
import { mudDrops } from "../figures/loose-matter.ts";
import { shower, showers, singleOf } from "../figures/shower.ts";
import type { Palette } from "../palettes.ts";
import type { Setting } from "./setting.ts";
import type { Item, Placed } from "./items.ts";
import { shapedFigure, sizeFactor } from "./shapes.ts";
import { isLimb } from "./small-things.ts";

const boxHeight = ({ bottom, top }: Area) => bottom - top;
const boxWidth = ({ left, right }: Area) => right - left;

const WIDEST = 460;
const TALLEST = 430;

export function itemOf(
  drawn: ThingFigure,
  tall: number,
  more: Omit<Item, "figure" | "habit" | "tall" | "wide">,
): Item {
  const { box } = drawn.figure;
  const fit = Math.min(1, (WIDEST * boxHeight(box)) / boxWidth(box) / tall, TALLEST / tall);
  return { ...drawn, ...more, tall: tall * fit, wide: (tall * fit * boxWidth(box)) / boxHeight(box) };
}

/** Where a thing is: on the ground, behind the others, or above them. */
function rowOf(thing: Thing, moves: string | undefined, on: Setting["on"]): Item["row"] {
  if (moves || isAirborne(thing)) return "air";
  if (isSwimmer(thing)) return on === "water" ? "back" : on === "deep" ? "air" : "front";
  return isLarge(thing) ? "back" : "front";
}

const GIANT = 260;

/** The things of the description as items, in order; a number above one repeats them. */
export function thingItems(
  { things, action }: SceneDescription,
  palette: Palette,
  on: Setting["on"],
  window: boolean,
): Item[] {
  const hangs = action === "flying" || action === "falling";
  // An animal with what it wears is known by its own colours.
  const geared = things.some(({ gear }) => gear);
  return things.flatMap(({ thing, colour, count = 1, size, moves, state, pose, ...more }, i) => {
    // Fire that falls from the sky has no logs.
    const shown = thing === "fire" && moves === "falling" ? "meteor" : thing;
    const posed = pose === "asleep" ? curledUp(thing, colour) : pose && uprightAnimal(thing, colour);
    const drops = thing === "mud" && moves === "falling";
    const usual: ThingFigure = drops
      ? { figure: mudDrops(palette), habit: "sways" }
      : thingFigure(
          shown,
          palette,
          colour,
          window && i === 0 && !isLimb(thing) && !geared,
          state,
          count > 1 && !moves,
        );
    const drawn: ThingFigure = {
      ...usual,
      figure: shapedFigure(thing, posed ?? usual.figure, { state, ...more }),
    };
    const factor = sizeFactor(thing, size, more) * (count > 1 ? 0.85 : 1);
    const inAir = state === "upsideDown" || more.ceiling !== undefined || (hangs && thing === "umbrella");
    if (moves === "falling" && showers(thing, count) && !isLarge(thing) && thing !== "fire") {
      const single = singleOf(thing);
      const { figure, habit } = single === thing ? drawn : thingFigure(single, palette, colour);
      const many = shower(thing, figure, tallOf(single) * factor);
      return [itemOf({ figure: many, habit }, boxHeight(many.box), { row: "air", thing, showers: true })];
    }
    const row = inAir ? "air" : rowOf(thing, moves, on);
    const afloat = row !== "air" && (more.afloat === true || isSwimmer(thing) || isVessel(thing));
    return Array.from({ length: count }, (_, k) =>
      // A giant is as high as a house, whatever it is.
      itemOf(drawn, Math.max(size === "giant" ? GIANT : 0, tallOf(thing) * factor) * (1 - k * 0.08), {
        row,
        thing,
        ...(afloat && { afloat }),
        ...(state && { state }),
        ...(more.ceiling && { ceiling: more.ceiling }),
        ...(state === "upsideDown" && { turn: Math.PI }),
        ...(moves === "falling" && !drops && { turn: 0.5 - k * 0.7 }),
      }),
    );
  });
}

/** Distance of a place in the row: 0 for the farthest to 1 for the nearest; others stand between them. */
const OTHERS = [0.72, 0.42, 0.92, 0.3, 0.6, 0.85];
/** Size of the farthest row, where the nearest has 1. */
const FAR_SIZE = 0.56;
/** Height of the main thing, where it is not tiny. */
const LEAD = { low: 235, high: 390 };

/** Where there is nothing but people, they are larger. */
const ALONE = 1.6;
const TALLEST_ALONE = 340;

/** Height and distance of each figure: the main thing is large, the dreamer small and apart from it. */
function depths(
  items: readonly Item[],
  lead: Item | undefined,
): { item: Item; depth: number; tall: number }[] {
  let others = 0;
  const far = lead !== undefined && lead.row === "back";
  const crowd = items.filter(({ person }) => person).length > 4;
  return items.map((item) => {
    if (item === lead) {
      const depth = far ? 0.36 : 0.86;
      return {
        item,
        depth,
        tall: Math.min(
          LEAD.high,
          Math.max(Math.min(LEAD.low, item.tall * 1.9), item.tall * (far ? 1.25 : 1.35)),
        ),
      };
    }
    // People stand farther away than a small main thing, and nearer than a large one.
    const depth = item.grand
      ? 0.9
      : item.person && !crowd
        ? far
          ? 0.95
          : lead && lead.tall < 170
            ? 0.42
            : 0.62
        : item.row === "back"
          ? 0.14
          : OTHERS[others++ % OTHERS.length]!;
    const tall = item.tall * (FAR_SIZE + (1 - FAR_SIZE) * depth);
    return { item, depth, tall: lead ? tall : Math.max(tall, Math.min(tall * ALONE, TALLEST_ALONE)) };
  });
}

/** The thing that the picture is about: a giant one, else the first on the ground that is not tiny. */
export function leadOf(items: readonly Item[]): Item | undefined {
  const all = items.filter(({ person, tall, thing }) => thing && !person && tall > 30);
  const apart = all.filter(({ laid }) => !laid);
  const things = apart.length > 0 ? apart : all;
  const pair = things.find((one) => one.pair);
  if (pair) return pair;
  return things.reduce<Item | undefined>((best, one) => {
    if (!best) return one;
    return one.tall > best.tall * 1.6 ? one : best;
  }, undefined);
}

const GAP = 20;
/** How much larger figures are where there is room, and the height up to which they are. */
const MOST_GROWN = 1.22;
const HIGHEST = 420;
const WIDTH = 900;

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
function onGround(
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
  const gapAt = (i: number) => {
    const [one, next] = [sequence[i]!, sequence[i + 1]];
    if (!next) return 0;
    const apart = Math.abs(one.depth - next.depth) > 0.25;
    return apart ? GAP * 0.4 : GAP;
  };
  const total = sequence.reduce((sum, one, i) => sum + wideOf(one) + gapAt(i), 0);
  const highest = Math.max(...order.map(({ tall }) => tall));
  // Few figures fill the picture too.
  const shrink =
    total > WIDTH
      ? WIDTH / total
      : Math.max(1, Math.min(MOST_GROWN, (WIDTH * 0.82) / total, HIGHEST / highest));
  const free = WIDTH - total * shrink;
  // What is left of the width goes between the main thing and its neighbours, and to one side.
  const spread = Math.min(90, free / Math.max(1, sequence.length + 1));
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
  // The main thing comes to stand a quarter of the width beside the middle.
  const wanted = -Math.min(170, 470 - (first >= 0 ? (wideOf(sequence[first]!) * shrink) / 2 : 0));
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
function inside(x: number, wide: number, gap: Setting["gap"]): number {
  const most = Math.max(0, 462 - wide / 2);
  const within = Math.max(-most, Math.min(most, x));
  if (!gap) return within;
  const [from, to] = [gap[0] - wide / 2 - 16, gap[1] + wide / 2 + 16];
  if (within <= from || within >= to) return within;
  return within < (from + to) / 2 ? from : to;
}

const ABOVE = [
  [190, 225],
  [-225, 245],
  [20, 130],
  [-370, 150],
  [365, 330],
  [-90, 345],
] as const;

/** How far down the image many things are seen falling. */
const SHOWER_ENDS = 440;

/** Spreads what is in the air over the sky, where no tall figure of the ground is in front of it or behind it. */
function inAir(items: readonly Item[], side: number, alone: boolean, ground: readonly Placed[]): Placed[] {
  const free = [...ABOVE];
  const many = items.filter((one) => one.showers);
  if (many.length > 0) {
    const single = items.filter((one) => !one.showers);
    const whole = many.map((one) => {
      const { box } = one.figure;
      return { ...one, x: 0, y: SHOWER_ENDS, size: 1, tall: boxHeight(box), wide: boxWidth(box) };
    });
    return [...whole, ...inAir(single, side, false, ground)];
  }
  return items.slice(0, ABOVE.length).map((item, i) => {
    const most = i === 0 && !item.person ? (alone ? 360 : 290) : item.person ? 215 : 200;
    const least = i === 0 && !item.person && !item.thing?.startsWith("b") ? 200 : 0;
    const natural = Math.max(least, Math.min(item.tall * 1.25, most));
    const tall = Math.min(natural, (480 * item.tall) / item.wide);
    const wide = (item.wide * tall) / item.tall;
    const at = (x: number) => side * Math.min(x, 470 - wide / 2);
    const isClear = ([x, middle]: (typeof ABOVE)[number]) =>
      ground.every(
        (one) =>
          Math.abs(at(x) - one.x) > (wide + one.wide) * 0.42 || middle + tall / 2 < one.y - one.tall * 0.95,
      );
    const spot = free.find(isClear) ?? free[0]!;
    free.splice(free.indexOf(spot), 1);
    const [x, middle] = spot;
    return {
      ...item,
      x: at(x),
      y: middle + tall / 2,
      tall,
      wide,
      size: tall / boxHeight(item.figure.box),
      ...(i === 0 && !item.person && { lead: true }),
    };
  });
}

/** Beside what stands on the bank, a swimmer is no wider than this. */
const SWIMMER = 290;

/** A swimmer is where nothing on the bank hides them. */
function inSight(swimmer: Placed, ashore: readonly Placed[]): Placed {
  const fit = ashore.length > 0 ? Math.min(1, SWIMMER / swimmer.wide) : 1;
  const one = {
    ...swimmer,
    tall: swimmer.tall * fit,
    wide: swimmer.wide * fit,
    size: swimmer.size * fit,
  };
  const before = ashore.filter(({ row, y, tall }) => row !== "air" && y >= one.y && y - tall < one.y);
  const clear = (x: number) =>
    Math.min(200, ...before.map((other) => Math.abs(x - other.x) - (one.wide + other.wide) / 2));
  const most = 462 - one.wide / 2;
  const [best] = [one.x, -most, most, -most / 2, most / 2, 0]
    .map((x) => inside(x, one.wide, undefined))
    .toSorted((a, b) => clear(b) - clear(a));
  return { ...one, x: best! };
}

/** Places all items of a scene, those farther away first. */
export function placeItems(items: readonly Item[], setting: Setting, side: number): Placed[] {
  const { afloat } = setting;
  if (afloat !== undefined && items.some((item) => item.afloat)) {
    const rest = items.filter((item) => !item.afloat);
    const floating = items.filter((item) => item.afloat);
    const out = onGround(floating, { front: afloat, back: afloat - 26 }, side);
    const ashore = placeItems(rest, { ...setting, afloat: undefined }, -side);
    const swim = out.every(({ person }) => person)
      ? out.reduce<Placed[]>((all, one) => [...all, inSight(one, [...ashore, ...all])], [])
      : out;
    return [...swim, ...ashore];
  }
  const [above, below] = apartFromCeiling(items);
  if (above.length > 0) return [...placeItems(below, setting, side), ...placeAtCeiling(above, -side)];
  const air = items.filter(({ row }) => row === "air");
  const rest = items.filter(({ row }) => row !== "air");
  const things = rest.some(({ thing }) => thing);
  const ground = onGround(rest, setting.rows, side, setting.gap);
  return [...inAir(air, side, !things, ground), ...ground];
}
