import type { Place } from "../../reading/scene/catalogue.ts";
import type { SceneDescription } from "../../reading/scene/describe.ts";
import { isRoomIn } from "../../reading/scene/places.ts";
import { mix, oklch } from "../colour.ts";
import { grouped, type Spot } from "../figures/groups.ts";
import { materials, part } from "../figures/materials.ts";
import { box, polygon } from "../figures/outline.ts";
import type { Palette } from "../palettes.ts";
import type { Figure } from "../sculpt.ts";
import { clustered } from "./clusters.ts";
import type { Item } from "./items.ts";
import type { Kind } from "./cabins.ts";
import { itemOf } from "./layout.ts";
import { leadOf } from "./row.ts";
import type { Setting } from "./setting.ts";
import { isSmall } from "./small-things.ts";

/** What others lie on; a table beside them would be one too many. */
const SURFACES = new Set<string>([
  "table",
  "desk",
  "tray",
  "altar",
  "riteTable",
  "till",
  "shelves",
  "boardGame",
]);
/** Rooms in which no table stands: what is small lies on the floor there. */
// prettier-ignore
const BARE = new Set<Place>([
  "corridor", "schoolHallway", "tunnel", "parkingGarage", "metroStation", "concert", "bathhouse", "gym", "garage",
  "aquariumHall",
]);
/** Vehicles without a table inside. */
const WITHOUT_TABLE = new Set<Kind>(["car", "bus", "metro", "plane", "deck"]);
const ON_FLOOR = new Set<Place>(["mosque", "exam", "bowlingAlley"]);

type Where = Pick<SceneDescription, "place" | "things" | "second">;
/** Whether what is small lies on no table there, but on the ground or the floor. */
const isBare = (where: Where, cabin: Kind | undefined): boolean =>
  !isRoomIn(where) || BARE.has(where.place!) || (cabin !== undefined && WITHOUT_TABLE.has(cabin));
/** How high things stand on the table. */
const TABLE_TOP = 113;

/** A plain table, as wide as it needs to be. */
function table(palette: Palette, half: number): Figure {
  const m = materials(palette);
  const wood = [".62 .07 62", ".50 .07 56", ".38 .06 50", ".26 .04 46"].map((tone, i) =>
    mix(oklch(tone), palette.hero[i]!, 0.3),
  );
  const legs = (x: number, y: number, wide: number) =>
    `${box(-x - wide, y, -x + wide, 0)}${box(x - wide, y, x + wide, 0)}`;
  return {
    box: { left: -half - 12, right: half + 12, top: -132, bottom: 2 },
    parts: [
      part(
        `${box(-half + 34, -100, -half + 44, -14)}${box(half - 44, -100, half - 34, -14)}`,
        wood.map((tone) => mix(tone, m.palette.ink, 0.35)),
        3,
      ),
      part(legs(half - 10, -104, 8), wood, 4),
      part(box(-half + 2, -104, half - 2, -84), wood, 3, { lift: -0.08 }),
      part(
        polygon([
          [-half - 12, -106],
          [half + 12, -106],
          [half - 16, -132],
          [-half + 16, -132],
        ]),
        wood,
        2,
        { lift: 0.14 },
      ),
      part(box(-half - 12, -108, half + 12, -98), wood, 3, { lift: 0.04 }),
    ],
  };
}

const heightOf = ({ figure }: Item) => figure.box.bottom - figure.box.top;
const MOST = 9;
/** Heights of the lowest and the highest of small things, where a table has 132. */
const SIZES = { ground: { least: 72, most: 132 }, table: { least: 58, most: 98 } };

/** Places the small things side by side; y = 0 is what they stand on. */
function still(
  small: readonly Item[],
  { least, most: high }: { least: number; most: number },
): { whole: number; spots: Spot[] } {
  const most = Math.max(...small.map(({ tall }) => tall));
  const sizes = small.map((item) => Math.max(least, (item.tall / most) * high) / heightOf(item));
  const wides = small.map(({ figure }, i) => (figure.box.right - figure.box.left) * sizes[i]!);
  const gapAfter = (i: number) => (small[i + 1] === undefined ? 0 : 22);
  const whole = wides.reduce((sum, wide, i) => sum + wide + gapAfter(i), 0);
  let x = -whole / 2;
  const spots = small.map(({ figure }, i) => {
    const size = sizes[i]!;
    const spot = { x: x - figure.box.left * size, y: -figure.box.bottom * size + (i % 2) * 6, size };
    x += wides[i]! + gapAfter(i);
    return spot;
  });
  return { whole, spots };
}

/** The small things of a dream that stand by themselves. */
function smallOf(items: readonly Item[], things: SceneDescription["things"], lead: Item | undefined): Item[] {
  return items.filter((item) => {
    const { thing, row, person, pair, seen, state, turn, figure, afloat } = item;
    const plain = row === "front" && !person && !pair && !seen && !turn && !afloat && state === undefined;
    return (
      plain &&
      item !== lead &&
      thing !== undefined &&
      isSmall(thing) &&
      // Not the pictures of acts.
      things.some((one) => one.thing === thing && one.size === undefined) &&
      figure.parts.length > 0
    );
  });
}

/** The small things of a dream are together: on a table in a room, on the ground before the others outside. */
export function onTable(
  items: readonly Item[],
  where: Where & Pick<SceneDescription, "action">,
  palette: Palette,
  { on, cabin }: { on: Setting["on"]; cabin: Kind | undefined },
): Item[] {
  const { place, things, action } = where;
  const isRoom = isRoomIn(where);
  if (on === "air" || on === "deep" || (place && ON_FLOOR.has(place))) return [...items];
  // The dream's own table, where nothing else is on it.
  const own = things.some(
    ({ thing, colour, size, bond, holds }) =>
      bond?.to === "table" || holds || (thing === "table" && (colour || size)),
  )
    ? undefined
    : items.find(
        ({ thing, pair, seen, state, row }) =>
          thing === "table" && !pair && !seen && !state && row === "front",
      );
  if (!own && isRoom && things.some(({ thing }) => SURFACES.has(thing))) return [...items];
  const first = items.find(({ thing, person }) => thing !== undefined && !person);
  // Outside the main thing is large and stands by itself, where it is one.
  const lead = isRoom || own ? undefined : leadOf(items);
  const alone = lead && items.filter(({ thing }) => thing === lead.thing).length === 1 ? lead : undefined;
  const small = smallOf(items, things, alone);
  if (small.length === 0 || small.length > MOST || (action === "climbing" && !isRoom)) return [...items];
  const groups = clustered(small, null);
  const flat = !own && isBare(where, cabin);
  const { whole, spots } = still(groups, flat ? SIZES.ground : SIZES.table);
  // What is named first is what the picture is about.
  const leads = own ? true : isRoom ? first === small[0] : lead !== undefined && small.includes(lead);
  const base = flat ? [] : [table(palette, Math.max(104, whole / 2 + 18))];
  const figure = grouped([...base, ...groups.map((item) => item.figure)], (i) => {
    const spot = spots[i - base.length];
    return spot ? { ...spot, y: spot.y - base.length * TABLE_TOP } : { x: 0, y: 0, size: 1 };
  });
  const before = flat && (!leads || cabin !== undefined);
  const group = itemOf({ figure, habit: "breathes" }, flat ? (leads ? 130 : 84) : leads ? 178 : 136, {
    row: "front",
    thing: own ? "table" : small[0]!.thing!,
    ...(before && { low: true as const }),
    ...(flat && { flat: true as const }),
    ...(leads && !before ? { pair: true as const } : { laid: true as const }),
  });
  const rest = own ? items.filter((one) => one !== own) : items;
  return rest.flatMap((one) => (one === small[0] ? [group] : small.includes(one) ? [] : [one]));
}
