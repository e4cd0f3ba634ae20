import { isAnimal } from "../../reading/scene/animals.ts";
import type { Colour, Thing } from "../../reading/scene/catalogue.ts";
import type { SceneDescription } from "../../reading/scene/describe.ts";
import { isInside } from "../../reading/scene/places.ts";
import { curledUp, uprightAnimal } from "../figures/curled.ts";
import type { ThingFigure } from "../figures/thing-figures.ts";
import { isAirborne, isLarge, isSwimmer, isVessel, tallOf, thingFigure } from "../figures/thing-figures.ts";
import { apartFromCeiling, placeAtCeiling } from "./at-ceiling.ts";
import { mudDrops } from "../figures/loose-matter.ts";
import { shower, showers, singleOf } from "../figures/shower.ts";
import type { Palette } from "../palettes.ts";
import type { Figure } from "../sculpt.ts";
import type { Setting } from "./setting.ts";
import { backItems, behind } from "./behind.ts";
import { foregroundItems, inForeground } from "./foreground.ts";
import { inAir } from "./in-air.ts";
import { boxHeight, boxWidth, type Item, type Placed, rowWidth } from "./items.ts";
import { inRow, inside } from "./row.ts";
import { shapedFigure, sizeFactor } from "./shapes.ts";
import { isLimb } from "./small-things.ts";

/** Greatest size of a thing, in design units. */
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

/** Least height of a giant thing, in design units. */
const GIANT = 260;

/** Birds that are drawn standing, with their colour: who flies has spread wings. */
const PERCHED: Partial<Record<Thing, Colour>> = {
  seagull: "white",
  pigeon: "grey",
  sparrow: "brown",
  robin: "brown",
  blackbird: "black",
  magpie: "black",
};

const isHost = (thing: Thing, things: SceneDescription["things"]): boolean =>
  things.some(({ bond, holds, thing: one }) => bond?.to === thing || (one === thing && holds !== undefined));

/** A figure, such as a pram, without who is in it. */
const emptied = (figure: Figure): Figure =>
  figure.parts.some(({ within }) => within)
    ? { ...figure, parts: figure.parts.filter(({ within }) => !within) }
    : figure;

/**
 * The things of the description as items, in order; a number above one repeats them. With `window`, another sky may
 * show inside the first of them.
 */
export function thingItems(
  { things, people, action, aboard, place }: SceneDescription,
  palette: Palette,
  on: Setting["on"],
  window: boolean,
): Item[] {
  const drifts = action === "flying" || action === "falling";
  const hasBaby = people.some((id) => id === "baby" || id === "child");
  // An animal with what it wears is known by its own colours.
  const geared = things.some(({ gear }) => gear);
  return things.flatMap(({ thing, colour, count = 1, size, moves: said, state, pose, ...rest }, i) => {
    // One that falls out lies there; it does not come from the sky.
    const moves = thing === "tooth" && count === 1 && said === "falling" ? undefined : said;
    // A chandelier hangs where the dream says nothing else of it.
    const hangs = thing === "chandelier" && isInside(place) && !moves && !state && !rest.bond;
    const more = hangs ? { ...rest, ceiling: rest.ceiling ?? ("hangs" as const) } : rest;
    const falls = moves === "falling";
    // A roof that nothing is on is that of a house.
    const isHouse = thing === "roof" && !falls && aboard?.thing !== "roof" && !isHost(thing, things);
    // Fire that falls from the sky has no logs.
    const shown = thing === "fire" && falls ? "meteor" : isHouse ? "house" : thing;
    const posed = pose === "asleep" ? curledUp(thing, colour) : pose && uprightAnimal(thing, colour);
    const flies = moves === "flying" && PERCHED[thing] !== undefined;
    const drops = thing === "mud" && falls;
    const usual: ThingFigure = drops
      ? { figure: mudDrops(palette), habit: "sways" }
      : thingFigure(
          flies ? "bird" : shown,
          palette,
          flies ? (colour ?? PERCHED[thing]) : colour,
          window && i === 0 && count === 1 && !isLimb(thing) && !isAnimal(thing) && !geared,
          state,
          count > 1 && !moves,
        );
    const shaped = shapedFigure(thing, posed ?? usual.figure, { state, ...more });
    const drawn: ThingFigure = { ...usual, figure: hasBaby ? shaped : emptied(shaped) };
    const factor = sizeFactor(thing, size, more) * (count > 1 ? 0.85 : 1);
    const isInAir = state === "upsideDown" || more.ceiling !== undefined || (drifts && thing === "umbrella");
    if (falls && showers(thing, count) && !isLarge(thing) && thing !== "fire") {
      const single = singleOf(thing);
      const { figure, habit } = single === thing ? drawn : thingFigure(single, palette, colour);
      const many = shower(thing, figure, tallOf(single) * factor);
      return [itemOf({ figure: many, habit }, boxHeight(many.box), { row: "air", thing, showers: true })];
    }
    const row = isInAir ? "air" : rowOf(thing, moves, on);
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
        ...(falls && !drops && { turn: 0.5 - k * 0.7 }),
      }),
    );
  });
}

/** Beside what stands on the bank, a swimmer is no wider than this. */
const SWIMMER = 290;

/** Who swims and what floats is where nothing on the bank hides it. */
function inSight(swimmer: Placed, ashore: readonly Placed[]): Placed {
  const fit = ashore.length > 0 && swimmer.person ? Math.min(1, SWIMMER / swimmer.wide) : 1;
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

/** A thing of which more than this would be hidden stands in the row. */
const MOST_HIDDEN = 0.4;
const mostHidden = ({ person }: Item): number => (person ? 0.15 : MOST_HIDDEN);

/** Width of a row, in design units, above which its figures would be made smaller. */
const CROWDED = 900;
/** Most people who step back from a crowded row. */
const STEP_BACK = 3;
/** Of who stands behind others, the upper part is seen. */
const HALF_SEEN = 0.4;
const mayStepBack = ({ person, pair, seen, turn, by, afloat }: Item): boolean =>
  person === true && !pair && !seen && !turn && !by?.handles && !afloat;

/** What stands behind, and the row before it; people of a crowded row step back where they can be seen. */
function standing(
  items: readonly Item[],
  setting: Setting,
  side: number,
): { far: readonly Placed[]; row: readonly Placed[] } {
  const around = (back: readonly Item[]) => {
    const near = items.filter((item) => !back.includes(item));
    const row = inRow(near, setting.rows, side, setting.gap);
    // Who stands behind is no larger than who stands before them.
    const sizes = row.flatMap(({ person, figure, tall }) => {
      const whole = near.find((one) => one.figure === figure);
      return person && whole ? [tall / whole.tall] : [];
    });
    const size = Math.min(1, ...sizes);
    const asFar = (item: Item) =>
      item.person ? { ...item, tall: item.tall * size, wide: item.wide * size } : item;
    const far = behind(back.map(asFar), row, setting);
    const isSeen = far.every(({ item, hidden }) => hidden <= (item.person ? HALF_SEEN : mostHidden(item)));
    return { row, far, isSeen };
  };
  const farther = backItems(items, setting);
  const first = around(farther);
  const back = farther.filter((one) =>
    first.far.some(({ item, hidden }) => item.figure === one.figure && hidden <= mostHidden(item)),
  );
  const alreadyBehind = back.length;
  let best = alreadyBehind < farther.length ? around(back) : first;
  const inFront = items.filter((item) => !back.includes(item));
  let width = inFront.reduce((sum, item) => sum + rowWidth(item), 0);
  const people = setting.gap ? [] : inFront.filter(mayStepBack).toSorted((a, b) => b.wide - a.wide);
  for (const one of people) {
    if (width <= CROWDED || back.length - alreadyBehind >= STEP_BACK || items.length - back.length <= 2)
      break;
    const next = around([...back, one]);
    if (!next.isSeen) continue;
    back.push(one);
    best = next;
    width -= rowWidth(one);
  }
  return { row: best.row, far: best.far.map(({ placed }) => placed) };
}

/** Places all items of a scene, those farther away first. `side`: 1 or -1, towards which the main thing stands. */
export function placeItems(items: readonly Item[], setting: Setting, side: number): Placed[] {
  const { afloat } = setting;
  if (afloat !== undefined && items.some((item) => item.afloat)) {
    const rest = items.filter((item) => !item.afloat);
    const floating = items.filter((item) => item.afloat);
    const out = inRow(floating, { front: afloat, back: afloat - 26 }, side);
    const ashore = placeItems(rest, { ...setting, afloat: undefined }, -side);
    // The nearest first: who is farther away keeps out from behind them.
    const swim = out.reduceRight<Placed[]>((all, one) => [inSight(one, [...ashore, ...all]), ...all], []);
    return [...swim, ...ashore];
  }
  const [above, below] = apartFromCeiling(items);
  if (above.length > 0) return [...placeItems(below, setting, side), ...placeAtCeiling(above, -side)];
  const air = items.filter(({ row }) => row === "air");
  const rest = items.filter(({ row }) => row !== "air");
  const near = foregroundItems(rest, setting);
  const { far, row: ground } = standing(
    rest.filter((item) => !near.includes(item)),
    setting,
    side,
  );
  const small = inForeground(near, ground, setting.rows.front);
  const things = rest.some(({ thing }) => thing);
  return [...far, ...inAir(air, side, !things, [...far, ...ground]), ...ground, ...small];
}
