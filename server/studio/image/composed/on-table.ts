import type { Place, Thing } from "../../reading/scene/catalogue.ts";
import type { SceneDescription } from "../../reading/scene/describe.ts";
import { isInside } from "../../reading/scene/places.ts";
import { mix, oklch } from "../colour.ts";
import { grouped } from "../figures/groups.ts";
import { materials, part } from "../figures/materials.ts";
import { box, polygon } from "../figures/outline.ts";
import type { Palette } from "../palettes.ts";
import type { Figure } from "../sculpt.ts";
import type { Item } from "./items.ts";
import { itemOf } from "./layout.ts";

/** Small things that lie on tables at home. */
// prettier-ignore
const SMALL: ReadonlySet<Thing> = new Set<Thing>([
  "tooth", "cup", "teapot", "glass", "wineGlass", "bottle", "letter", "book", "newspaper", "pencil", "key", "phone", "oldPhone",
  "clock", "alarmClock", "hourglass", "candle", "candlestick", "ring", "wallet", "passport", "watch", "sunglasses",
  "camera", "radio", "laptop", "apple", "orange", "lemon", "pear", "banana", "grapes", "strawberry", "cherry", "peach",
  "watermelon", "melon", "bread", "cake", "plate", "knife", "fork", "spoon", "scissors", "comb", "needle", "cards",
  "dice", "chessPiece", "coin", "egg", "vase", "bowl", "jar", "tin", "jug", "lamp", "lantern", "calculator",
  "remoteControl", "gamepad", "razor", "lipstick", "bracelet", "necklace", "paper", "pills", "toothbrush", "soap",
  "tomato", "potato", "onion", "carrot", "cheese", "pizza", "sandwich", "soup", "rice", "noodles", "honey", "milk",
  "teaGlass", "simit", "croissant", "baguette", "doughnut", "cookie", "chocolate", "candy", "mango", "pomegranate",
  "fig", "avocado", "garlic", "microscope", "recordPlayer", "yarn", "spool", "thermometer", "lighter", "ashtray",
  "kettle", "scales", "snowGlobe", "musicBox", "magnifyingGlass", "compass", "matchbox", "button", "doll", "teddyBear",
] as unknown as Thing[]);

/** Things on which others lie. */
// prettier-ignore
const SURFACES = new Set<string>([
  "table", "desk", "bed", "shelves", "bookshelf", "stool", "chair", "armchair", "sofa", "sink", "stove", "till", "tray",
  "altar", "riteTable", "fireplace", "piano", "bench", "boardGame",
]);
/** Rooms in which nothing stands about, or whose furniture has things on it. */
// prettier-ignore
const WITHOUT = new Set<Place>([
  "corridor", "schoolHallway", "tunnel", "parkingGarage", "metroStation", "concert", "mosque", "exam", "bathhouse",
  "bowlingAlley", "gym", "garage", "aquariumHall",
]);

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

/** In a room, the small things of a dream are on a table in place of the floor. */
export function onTable(
  items: readonly Item[],
  { place, things, second }: Pick<SceneDescription, "place" | "things" | "second">,
  palette: Palette,
): Item[] {
  const isRoom = isInside(place) && !WITHOUT.has(place!) && second?.how !== "grows";
  if (!isRoom || things.some(({ thing }) => SURFACES.has(thing))) return [...items];
  const small = items.filter(
    ({ thing, row, person, pair, seen, state, turn, figure }) =>
      thing !== undefined &&
      SMALL.has(thing) &&
      row === "front" &&
      !person &&
      !pair &&
      !seen &&
      state === undefined &&
      !turn &&
      // Not the pictures of acts.
      things.some((one) => one.thing === thing && one.size === undefined) &&
      figure.parts.length > 0,
  );
  if (small.length === 0 || small.length > 4) return [...items];
  const most = Math.max(...small.map(({ tall }) => tall));
  const sizes = small.map((item) => Math.max(64, (item.tall / most) * 128) / heightOf(item));
  const wides = small.map(({ figure }, i) => (figure.box.right - figure.box.left) * sizes[i]!);
  const gap = 22;
  const whole = wides.reduce((sum, wide) => sum + wide + gap, -gap);
  let x = -whole / 2;
  const spots = small.map(({ figure }, i) => {
    const spot = {
      x: x - figure.box.left * sizes[i]!,
      y: -113 - figure.box.bottom * sizes[i]! + (i % 2) * 6,
      size: sizes[i]!,
    };
    x += wides[i]! + gap;
    return spot;
  });
  const base = table(palette, Math.max(104, whole / 2 + 18));
  const figure = grouped([base, ...small.map((item) => item.figure)], (i) =>
    i === 0 ? { x: 0, y: 0, size: 1 } : spots[i - 1]!,
  );
  // What is named first is what the picture is about.
  const leads = items.find(({ thing, person }) => thing !== undefined && !person) === small[0];
  const group = itemOf({ figure, habit: "breathes" }, leads ? 240 : 165, {
    row: "front",
    thing: small[0]!.thing!,
    ...(leads && { pair: true as const }),
  });
  return items.flatMap((one) => (one === small[0] ? [group] : small.includes(one) ? [] : [one]));
}
