import { css, mix, oklch } from "../colour.ts";
import { between } from "../random.ts";
import { type Layer, type Plate, type Stage, drawPlate } from "../stage.ts";
import { waterLayer } from "../water.ts";
import type { Placed } from "./items.ts";
import type { Setting } from "./setting.ts";
import { isSmall } from "./small-things.ts";

const TURN = Math.PI * 2;

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

const BLUE = oklch(".56 .10 222");
/** Water that no shining floor is taken for. */
const inBlue = (stage: Stage): Stage => ({
  ...stage,
  palette: { ...stage.palette, water: mix(stage.palette.water, BLUE, 0.6) },
});

/** Crests of small waves, larger toward the camera, which rise and fall. */
function wavelets(stage: Stage, level: number): Layer["paint"] {
  const random = stage.random("wavelets");
  const { left, right, bottom } = stage.ground;
  const tone = mix(stage.palette.cloud[0]!, BLUE, 0.2);
  const crests = Array.from({ length: 46 }, () => {
    const near = random() ** 1.2;
    const wide = 9 + near * 34;
    return { x: between(random, left, right), y: level + 8 + near * (bottom - level), wide, at: random() };
  });
  return (c, t) => {
    c.save();
    c.lineCap = "round";
    for (const { x, y, wide, at } of crests) {
      const swell = 0.5 + 0.5 * Math.sin(TURN * (t + at));
      c.strokeStyle = css(tone, 0.16 + 0.3 * swell);
      c.lineWidth = 0.9 + wide * 0.035;
      c.beginPath();
      c.moveTo(x - wide, y);
      c.quadraticCurveTo(x - wide * 0.5, y - wide * 0.2, x, y);
      c.quadraticCurveTo(x + wide * 0.5, y - wide * 0.2, x + wide, y);
      c.stroke();
    }
    c.restore();
  };
}

/** The place with water over its ground. */
export function flooded(stage: Stage, base: Setting, deep: boolean): Setting {
  if (base.on !== "ground") return base;
  const flood = ABOVE[deep ? "deep" : "shallow"];
  const level = base.walls ? waterline(base.walls.foot, base, flood) : base.horizon + 8;
  const water = waterLayer(inBlue(stage), { horizon: level, above: [], roughness: 0.8, depth: 0.62 });
  const small = wavelets(stage, level);
  const surface: Layer = {
    depth: 0,
    paint(c, t) {
      c.save();
      traceSurface(c, stage.ground, base, flood);
      c.clip();
      water.paint(c, t);
      small(c, t);
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
