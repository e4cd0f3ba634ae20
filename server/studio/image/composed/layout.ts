import type { Thing } from "../../reading/scene/catalogue.ts";
import type { SceneDescription } from "../../reading/scene/describe.ts";
import type { Area } from "../stage.ts";
import type { ThingFigure } from "../figures/thing-figures.ts";
import { isAirborne, isLarge, isSwimmer, tallOf, thingFigure } from "../figures/thing-figures.ts";
import type { Figure } from "../sculpt.ts";
import type { Habit } from "../figures/figures.ts";
import type { Palette } from "../palettes.ts";
import type { Setting } from "./setting.ts";

/** A figure with its size at the front of the scene, in design units. */
export interface Item {
  figure: Figure;
  habit: Habit;
  tall: number;
  wide: number;
  row: "front" | "back" | "air";
  thing?: Thing;
  turn?: number;
  /** People do not turn to the other side. */
  person?: boolean;
}

export interface Placed extends Item {
  x: number;
  /** The lowest point of the figure. */
  y: number;
  size: number;
}

const boxHeight = ({ bottom, top }: Area) => bottom - top;
const boxWidth = ({ left, right }: Area) => right - left;

const WIDEST = 400;
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

/** The things of the description as items, in order; a number above one repeats them. */
export function thingItems(
  { things, action }: SceneDescription,
  palette: Palette,
  on: Setting["on"],
  window: boolean,
): Item[] {
  const crowded = things.length > 3;
  const hangs = action === "flying" || action === "falling";
  return things.flatMap(({ thing, colour, count = 1, size, moves }, i) => {
    const drawn = thingFigure(thing, palette, colour, window && i === 0);
    const lead = i === 0 && !crowded ? 1.3 : 1;
    const factor = (size === "giant" ? 1.9 : size === "tiny" ? 0.5 : lead) * (count > 1 ? 0.78 : 1);
    const row = hangs && thing === "umbrella" ? "air" : rowOf(thing, moves, on);
    return Array.from({ length: count }, (_, k) =>
      itemOf(drawn, tallOf(thing) * factor * (1 - k * 0.08), {
        row,
        thing,
        ...(moves === "falling" && { turn: 0.5 - k * 0.7 }),
      }),
    );
  });
}

const GAP = 24;

/** Side by side around the middle: the first on `side`, the others in turn outward. */
function inRow(items: readonly Item[], y: number, width: number, side: number, jitter: number): Placed[] {
  const right: Item[] = [];
  const left: Item[] = [];
  items.forEach((item, i) => (i % 2 === 0 ? right : left).push(item));
  const sequence = [...left.toReversed(), ...right];
  const total = sequence.reduce((sum, { wide }) => sum + wide, 0) + GAP * (sequence.length - 1);
  const shrink = Math.min(1, width / total);
  // A single figure stands beside the middle.
  let x = sequence.length === 1 ? 150 - sequence[0]!.wide / 2 : (-total * shrink) / 2;
  return sequence.map((item, i) => {
    const wide = item.wide * shrink;
    const placed = {
      ...item,
      x: side * (x + wide / 2),
      y: y - (i % 3) * jitter,
      size: (item.tall * shrink) / boxHeight(item.figure.box),
    };
    x += wide + GAP * shrink;
    return placed;
  });
}

const ABOVE = [
  [200, 215],
  [-215, 250],
  [20, 135],
  [-370, 150],
  [365, 330],
  [-90, 345],
] as const;

function inAir(items: readonly Item[], side: number): Placed[] {
  return items.slice(0, ABOVE.length).map((item, i) => {
    const [x, middle] = ABOVE[i]!;
    const tall = Math.min(item.tall, items.length === 1 ? 330 : 240);
    return {
      ...item,
      x: side * Math.min(x, 470 - item.wide / 2),
      y: middle + tall / 2,
      size: tall / boxHeight(item.figure.box),
    };
  });
}

/** Places all items of a scene, those farther away first. */
export function placeItems(items: readonly Item[], setting: Setting, side: number): Placed[] {
  const of = (row: Item["row"]) => items.filter((item) => item.row === row);
  const { front, back } = setting.rows;
  const behind = inRow(of("back"), back, 940, side, 6);
  const near = inRow(
    of("front"),
    front,
    890,
    -side * (of("back").length > 0 ? 1 : -1),
    setting.on === "water" ? 26 : 14,
  );
  return [
    ...inAir(of("air"), behind.length > 0 ? -side : side),
    ...behind,
    ...near.toSorted((a, b) => a.y - b.y),
  ];
}
