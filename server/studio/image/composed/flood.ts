import { css } from "../colour.ts";
import { type Layer, type Plate, type Stage, drawPlate } from "../stage.ts";
import { waterLayer } from "../water.ts";
import type { Placed } from "./items.ts";
import type { Setting } from "./setting.ts";
import { isSmall } from "./small-things.ts";

/** How much of the camera's height is above the water: it reaches to the calves, or to the waist. */
const ABOVE = { shallow: 0.8, deep: 0.56 };

/** Where the water reaches on what stands at `y` on the ground. */
const waterline = (y: number, { horizon }: Setting, flood: number): number => horizon + (y - horizon) * flood;

/** The surface: in a room between its walls, outside up to the horizon. */
function traceSurface(
  c: Plate["c"],
  { left, right, bottom }: Stage["ground"],
  { horizon, walls }: Setting,
  flood: number,
): void {
  c.beginPath();
  if (!walls) {
    c.rect(left, horizon, right - left, bottom - horizon);
    return;
  }
  const foot = horizon + (walls.foot - horizon) * flood;
  const corner = (walls.foot - horizon) / walls.slope;
  const at = (x: number) => horizon + Math.abs(x) * walls.slope * flood;
  c.moveTo(-corner, foot);
  c.lineTo(corner, foot);
  c.lineTo(right, at(right));
  c.lineTo(right, bottom);
  c.lineTo(left, bottom);
  c.lineTo(left, at(left));
  c.closePath();
}

/** The place with water over its ground. */
export function flooded(stage: Stage, base: Setting, deep: boolean): Setting {
  if (base.on !== "ground") return base;
  const flood = ABOVE[deep ? "deep" : "shallow"];
  const level = base.walls ? waterline(base.walls.foot, base, flood) : base.horizon + 8;
  const water = waterLayer(stage, { horizon: level, above: [], roughness: 0.8, depth: 0.5 });
  const surface: Layer = {
    depth: 0,
    paint(c, t) {
      c.save();
      traceSurface(c, stage.ground, base, flood);
      c.clip();
      water.paint(c, t);
      c.restore();
    },
  };
  return { ...base, layers: [...base.layers, surface], front: [], on: "water", flood };
}

/** Whether it lies or swims on the water instead of standing on the ground below. */
const floats = ({ afloat, thing, tall }: Placed, under: number): boolean =>
  afloat === true || (thing !== undefined && isSmall(thing)) || tall < under * 1.6;

/** A figure of which the lower part is under water; `plate` has its feet at 0. */
export function inFlood(
  stage: Stage,
  plate: Plate,
  item: Placed,
  setting: Setting & { flood: number },
): { plate: Plate; y: number } {
  const y = waterline(item.y, setting, setting.flood);
  const under = item.y - y;
  // A little of what floats is under water.
  const cut = floats(item, under) ? item.tall * 0.1 : under;
  const shown = stage.plate({ ...plate, top: plate.top + cut, bottom: 0 });
  shown.c.translate(0, cut);
  drawPlate(shown.c, plate);
  shown.c.translate(0, -cut);
  return { plate: shown, y };
}

/** Half the width of the widest rings, in design units. */
const WIDEST = 90;

/** Rings on the water around what stands in it. */
export function ripples(stage: Stage, { x, wide }: Placed, y: number, depth: number): Layer {
  const tone = stage.palette.cloud[0]!;
  const half = Math.min(WIDEST, wide * 0.46);
  return {
    depth,
    paint(c, t) {
      c.save();
      c.lineWidth = 1.6;
      for (const k of [0, 0.5]) {
        const at = (t * 2 + k) % 1;
        c.strokeStyle = css(tone, 0.42 * (1 - at));
        c.beginPath();
        c.ellipse(x, y, half * (1 + at * 0.5), half * (0.2 + at * 0.1), 0, 0, Math.PI * 2);
        c.stroke();
      }
      c.restore();
    },
  };
}
