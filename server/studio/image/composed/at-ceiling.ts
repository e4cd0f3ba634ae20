import type { AtCeiling } from "../../reading/scene/room-shape-names.ts";
import { css, mix } from "../colour.ts";
import type { Layer, Stage } from "../stage.ts";
import { plateLayer } from "../stage.ts";
import type { Item, Placed } from "./items.ts";
import { view } from "./walls.ts";

const HIGH = 4.6;
/** Across and distance of what is at the ceiling, in the order of things. */
const SPOTS = [
  [0.95, 5.2],
  [-1.25, 5.8],
  [0, 6.8],
  [-2.1, 6.6],
  [2.2, 6.9],
] as const;

/** How far below the ceiling the figure hangs. */
const DROP: Record<AtCeiling, number> = { clings: -8, hangs: 70, sinks: 116, behind: -16 };
const MOST: Record<AtCeiling, number> = { clings: 210, hangs: 230, sinks: 230, behind: 96 };
const LEAST = 90;

/** What is at the ceiling, and all else. */
export const apartFromCeiling = (items: readonly Item[]): [Item[], Item[]] => [
  items.filter(({ ceiling }) => ceiling),
  items.filter(({ ceiling }) => !ceiling),
];

/** Places things at the ceiling of a room: heads down where they cling to it. */
export function placeAtCeiling(items: readonly Item[], side: number): Placed[] {
  return items.slice(0, SPOTS.length).map((item, i) => {
    const how = item.ceiling!;
    const [across, distance] = SPOTS[i]!;
    const [x, top] = view.point(side * across, HIGH, distance);
    const { box } = item.figure;
    const tall = Math.min(
      Math.max(LEAST, item.tall * 1.25),
      MOST[how],
      (items.length > 1 ? 250 : 360) * (item.tall / item.wide),
    );
    const wide = (item.wide * tall) / item.tall;
    return {
      ...item,
      row: "air" as const,
      x: Math.max(wide / 2 - 462, Math.min(462 - wide / 2, x)),
      y: top + DROP[how] + tall,
      tall,
      wide,
      size: tall / (box.bottom - box.top),
      ...(how === "clings" && { turn: Math.PI }),
      hung: top,
    };
  });
}

/** What a figure hangs by. */
export function hangingLayers(stage: Stage, { x, y, tall, hung, ceiling, thing }: Placed): Layer[] {
  if (hung === undefined || !ceiling || !(ceiling === "hangs" || thing === "spider")) return [];
  const { palette } = stage;
  const top = y - tall;
  const plate = stage.plate({ left: x - 20, right: x + 20, top: hung - 20, bottom: y });
  const { c } = plate;
  c.strokeStyle = css(mix(palette.cloud[0]!, palette.ink, thing === "spider" ? 0.1 : 0.4), 0.9);
  c.lineWidth = thing === "spider" ? 1.8 : 4;
  c.beginPath();
  c.moveTo(x, hung);
  c.lineTo(x, top + tall * 0.16);
  c.stroke();
  return [plateLayer(plate, 0.44)];
}
