import { glowLayer } from "../air.ts";
import { css, mix, oklch } from "../colour.ts";
import type { Colour, Place, Thing } from "../../reading/scene/catalogue.ts";
import type { SceneDescription } from "../../reading/scene/describe.ts";
import { isInside } from "../../reading/scene/places.ts";
import { type Disc, isRound } from "../disc.ts";
import { colourTones } from "../figures/tones.ts";
import { drawPlate, type Layer, type Stage } from "../stage.ts";
import { skyShowOf } from "./sky-shows.ts";
import type { Item, Placed } from "./items.ts";
import { lightLayer } from "./lighting.ts";

/** Places with a light of their own. */
const OWN_LIGHT = new Set<Place | null>(["underwater", "space", "cave", "tunnel", "metroStation", "cinema"]);

/** Places that put the moon elsewhere. */
const MOVED = new Set<Place | null>([
  "forest",
  "jungle",
  "street",
  "market",
  "schoolYard",
  "courtyard",
  "maze",
]);

export const isNight = ({ light, sky, place, placeState, things }: SceneDescription) =>
  !OWN_LIGHT.has(place) &&
  placeState !== "burning" &&
  !things.some(({ state }) => state === "burning") &&
  (light === "night" ||
    (light === null &&
      (sky.includes("moon") || sky.includes("stars") || skyShowOf({ things }) !== undefined)));

/** Darkens a place to night; the moon keeps its light. */
export function nightVeil(stage: Stage, disc: Disc, place: Place | null): Layer {
  const inside = isInside(place);
  const plate = stage.plate(stage.ground, 0.25);
  const { c } = plate;
  const dark = oklch(".52 .09 266");
  c.fillStyle = css(dark, inside ? 0.5 : 0.8);
  c.fillRect(stage.ground.left, stage.ground.top, 1440, 1000);
  const hole = (x: number, y: number, near: number, far: number, strength: number) => {
    const light = c.createRadialGradient(x, y, near, x, y, far);
    light.addColorStop(0, `rgba(0,0,0,${strength})`);
    light.addColorStop(1, "rgba(0,0,0,0)");
    c.fillStyle = light;
    c.fillRect(stage.ground.left, stage.ground.top, 1440, 1000);
  };
  c.globalCompositeOperation = "destination-out";
  if (inside) hole(0, 470, 60, 420, 0.75);
  else if (isRound(disc) && !MOVED.has(place))
    for (const { x, y, radius } of [disc, ...(disc.more ?? [])]) hole(x, y, radius * 0.98, radius * 1.9, 1);
  c.globalCompositeOperation = "source-over";
  return {
    depth: 0.3,
    paint(into) {
      into.save();
      into.globalCompositeOperation = "multiply";
      drawPlate(into, plate);
      into.restore();
    },
  };
}

/** What lights its surroundings. */
// prettier-ignore
const LIGHTS = new Set<Thing>([
  "candle", "lantern", "torch", "fire", "lamp", "diya", "flashlight", "lightBulb", "streetLamp", "paperLantern",
  "chandelier", "fireplace", "television", "phone", "computer", "laptop", "fireworks",
]);

/** Darkness over all but what stands in a small light. */
export function darkness(stage: Stage, placed: readonly Placed[], dreamer: Item): Layer {
  const plate = stage.plate(stage.ground, 0.25);
  const { c } = plate;
  c.fillStyle = css(mix(stage.palette.ink, [0.04, 0, 0], 0.6), 0.76);
  c.fillRect(stage.ground.left, stage.ground.top, 1440, 1000);
  c.globalCompositeOperation = "destination-out";
  for (const item of placed) {
    const lamp = item.thing !== undefined && LIGHTS.has(item.thing);
    const isDreamer = item.figure === dreamer.figure;
    const reach = Math.max(item.tall, item.wide) * (lamp ? 1.7 : isDreamer ? 1.25 : 0.85);
    const [x, y] = [item.x, item.y - item.tall * 0.5];
    const light = c.createRadialGradient(x, y, 0, x, y, reach);
    light.addColorStop(0, "rgba(0,0,0,1)");
    light.addColorStop(0.45, `rgba(0,0,0,${lamp ? 0.95 : isDreamer ? 0.85 : 0.6})`);
    light.addColorStop(1, "rgba(0,0,0,0)");
    c.fillStyle = light;
    c.fillRect(x - reach, y - reach, reach * 2, reach * 2);
  }
  c.globalCompositeOperation = "source-over";
  return { depth: 0.8, paint: (into) => drawPlate(into, plate) };
}

/** A coloured light that falls from above beside the middle. */
export function shine(stage: Stage, colour: Colour, side: number): Layer[] {
  const tone =
    colour === "white" ? oklch(".97 .03 95") : mix(colourTones(colour)[1]!, oklch(".9 .1 95"), 0.1);
  const plate = stage.plate(stage.ground, 0.25);
  const { c } = plate;
  const x = side * 90;
  const beam = c.createLinearGradient(0, -60, 0, 680);
  beam.addColorStop(0, css(tone, 0.95));
  beam.addColorStop(0.7, css(tone, 0.4));
  beam.addColorStop(1, css(tone, 0.1));
  c.fillStyle = beam;
  for (const spread of [1, 0.66]) {
    c.beginPath();
    c.moveTo(x - 46 * spread, -80);
    c.lineTo(x + 46 * spread, -80);
    c.lineTo(x + 250 * spread, 690);
    c.lineTo(x - 250 * spread, 690);
    c.fill();
  }
  const pool = c.createRadialGradient(x, 0, 0, x, 0, 260);
  pool.addColorStop(0, css(tone, 0.7));
  pool.addColorStop(1, css(tone, 0));
  c.save();
  c.translate(0, 660);
  c.scale(1, 0.24);
  c.fillStyle = pool;
  c.fillRect(x - 260, -260, 520, 520);
  c.restore();
  return [
    lightLayer(plate, 0.6, 0.72, 0.12),
    glowLayer({ x, y: 40, radius: 420, colour: tone, strength: 0.7, depth: 0.6 }),
  ];
}
