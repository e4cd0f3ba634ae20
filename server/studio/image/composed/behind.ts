import type { Thing } from "../../reading/scene/catalogue.ts";
import { boxHeight, type Item, type Placed } from "./items.ts";
import { leadOf } from "./row.ts";
import { cheapest, coveredShare } from "./seen-share.ts";
import type { Setting } from "./setting.ts";
import { inSideWall } from "./side-door.ts";

/** Furniture that stands at a wall, and what is in a wall. */
// prettier-ignore
const AT_WALL = new Set<Thing>([
  "door", "window", "curtain", "wardrobe", "fridge", "stove", "sofa", "bed", "bunkBed", "television", "bookshelf", "shelves",
  "washingMachine", "mirror", "fireplace", "sink", "toilet", "bathtub", "shower", "radiator", "aquarium", "locker",
  "vendingMachine", "cashMachine", "dishwasher", "freezer", "elevator", "escalator", "grandfatherClock", "blackboard",
  "photocopier", "confessional", "altar", "organ", "christmasTree", "waterCooler", "slotMachine", "boiler", "foldingScreen",
  "shutters", "windowBlind", "coatStand", "ofrenda", "drawer",
]);

/** What is in a wall stands against it, where it can. */
const IN_WALL = new Set<Thing>(["elevator", "fireplace"]);

/** What stands alone in the open stands behind the others, not among them. */
const STANDS_FAR = new Set<Thing>(["stairs", "door", "window", "wardrobe"]);

const isPlain = ({ person, pair, seen, turn, by, laid }: Item): boolean =>
  !person && !pair && !seen && !turn && !by && !laid;

/** What stands behind the others: furniture at the walls of a room, and what is large outside. */
export function backItems(items: readonly Item[], { walls, gap }: Setting): Item[] {
  if (gap) return [];
  const atBoard = walls ? items.filter((item) => item.atBoard) : [];
  const plain = items.filter(isPlain);
  if (!walls) {
    const lead = leadOf(items);
    const isFar = ({ row, thing }: Item) => row === "back" || (thing !== undefined && STANDS_FAR.has(thing));
    const large = plain.filter((item) => isFar(item) && item !== lead && !item.state);
    return items.length - large.length > 1 ? large : [];
  }
  const furniture = plain.filter(
    ({ thing, row, state }) =>
      thing !== undefined &&
      AT_WALL.has(thing) &&
      row !== "air" &&
      (!state || state === "open" || (thing === "door" && state === "closed")),
  );
  const all = [...furniture, ...atBoard];
  return all.length < items.length ? all : [];
}

/** Size at the back wall of a room and in the open, where the nearest things have 1. */
const FAR = { room: 0.68, open: 0.8 };
/** Above this height a thing covers a window. */
const LOW = 100;
/** Half the width of a 4:3 picture. */
const EDGE = 470;

type Spot = Pick<Placed, "x" | "y" | "wide" | "tall">;

/** Where a thing can stand at `x`: in a room where the walls meet the floor. */
function spotAt(item: Item, x: number, { walls, horizon, rows }: Setting): Spot {
  const spot = (y: number, size: number) => ({ x, y, tall: item.tall * size, wide: item.wide * size });
  if (!walls) return spot(rows.back, FAR.open);
  const foot = horizon + (Math.abs(x) + (item.wide * FAR.room) / 2) * walls.slope;
  const y = Math.min(rows.back, Math.max(walls.foot, foot));
  return spot(y, FAR.room + ((1 - FAR.room) * (y - walls.foot)) / (rows.front - walls.foot));
}

/** How far from the middle of the wall its board can be reached. */
const AT_BOARD = 120;

/** What is wrong with a spot, beside what is hidden: over a window, cut off, far from the back wall. */
function faults({ x, y, wide, tall }: Spot, thing: Thing | undefined, { walls }: Setting): number {
  const cut = Math.max(0, Math.abs(x) + wide / 2 - EDGE) / 20;
  if (!walls) return cut + Math.abs(x) / 4000;
  const beside = Math.max(0, Math.abs(x) - wide / 2);
  const over = tall > LOW && walls.window > 0 ? Math.max(0, 1 - beside / walls.window) : 0;
  const apart = (y - walls.foot) / (thing && IN_WALL.has(thing) ? 40 : 300);
  return cut + over * 0.5 + apart + Math.abs(x) / 4000;
}

/** A door in the side wall before which less stands. */
function inFreeWall(item: Item, setting: Setting, hiddenAt: (spot: Spot) => number): Placed | undefined {
  const sides = ([-1, 1] as const).flatMap((side) => inSideWall(item, side, setting) ?? []);
  return sides.toSorted((a, b) => hiddenAt(a) - hiddenAt(b)).find((door) => hiddenAt(door) < 0.6);
}

/** Places things where what stands before them hides little; with the share of each that is hidden. */
export function behind(
  items: readonly Item[],
  before: readonly Placed[],
  setting: Setting,
): { item: Item; placed: Placed; hidden: number }[] {
  const result: { item: Item; placed: Placed; hidden: number }[] = [];
  for (const item of items.toSorted((a, b) => b.wide - a.wide)) {
    const all = [...before, ...result.map(({ placed }) => placed)];
    const hiddenAt = (spot: Spot) =>
      Math.min(
        1,
        all.reduce((sum, other) => sum + coveredShare(spot, other), 0),
      );
    const inWall = item.thing === "door" ? inFreeWall(item, setting, hiddenAt) : undefined;
    if (inWall) {
      result.push({ item, placed: inWall, hidden: hiddenAt(inWall) });
      continue;
    }
    const best = cheapest(
      item.wide * 0.6,
      (x) => spotAt(item, x, setting),
      (spot) =>
        hiddenAt(spot) * 4 +
        faults(spot, item.thing, setting) +
        (item.atBoard ? Math.max(0, Math.abs(spot.x) - AT_BOARD) / 20 : 0),
    );
    result.push({
      item,
      placed: { ...item, ...best, size: best.tall / boxHeight(item.figure.box), base: setting.rows.back },
      hidden: hiddenAt(best),
    });
  }
  return result;
}
