import type { Thing } from "../../reading/scene/catalogue.ts";
import { cutOut } from "../cast.ts";
import { createMover, createReflection } from "../motion.ts";
import { sculpt } from "../sculpt.ts";
import type { Layer, Stage } from "../stage.ts";
import { hangingLayers } from "./at-ceiling.ts";
import { inKey } from "./in-key.ts";
import type { Placed } from "./items.ts";
import { groundShadow, halo, lightFigure, poolOfLight } from "./lighting.ts";
import { inFlood, ripples } from "./flood.ts";
import { fillOpening } from "./opening.ts";
import type { Setting } from "./setting.ts";
import { broken, flames, melting } from "./states.ts";

/** Things with writing, which is never mirrored. */
const WRITTEN = new Set<Thing>([
  "blackboard",
  "stopSign",
  "calculator",
  "newspaper",
  "metro",
  "tram",
  "footballShirt",
  "podium",
  "examPaper",
  "creditCard",
  "kaaba",
]);

/** Flames behind a figure and in front of it. */
function fireAround(
  stage: Stage,
  { x, y, wide, tall }: Placed,
  name: string,
  depth: number,
): [back: Layer[], front: Layer[]] {
  const fire = { left: x - wide * 0.46, right: x + wide * 0.46, base: y, depth };
  return [
    flames(stage, `${name} behind`, {
      ...fire,
      base: y - tall * 0.3,
      tall: tall * 1.1,
      rise: tall * 0.12,
      count: 9,
    }),
    flames(stage, `${name} before`, { ...fire, tall: tall * 0.46, rise: 0, count: 7 }),
  ];
}

/** Layers of one placed figure: its shadow or reflection, and itself. */
export function figureLayers(stage: Stage, item: Placed, setting: Setting, index: number): Layer[] {
  const { on, horizon, afloat, flood, wet = false } = setting;
  const { figure, x, size, habit, turn = 0 } = item;
  const { left, right, top, bottom } = figure.box;
  const flip = item.flip ?? (!item.person && x > 0 && !(item.thing && WRITTEN.has(item.thing)));
  const floats = item.afloat === true && afloat !== undefined;
  const grounded = item.row !== "air" && on !== "air" && on !== "deep";
  // Things farther away are seen through more air.
  const far = grounded ? Math.max(0, 1 - ((item.base ?? item.y) - horizon) / (700 - horizon)) : 0.35;
  const haze = item.lead ? 0.04 : far * far * 0.42;
  const depth = item.row === "air" ? 0.45 : 0.7 - far * 0.4;
  const place = { x, y: item.y - item.tall / 2 };
  const coloured = inKey(figure, stage.palette, item.wide * item.tall);
  const drawn = sculpt(stage, coloured, { size, ...place, flip, turn, haze, rim: 1.05 });
  if (item.seen) fillOpening(stage, drawn, item.seen, { size, flip });
  const { state } = item;
  const name = `${item.thing} ${index}`;
  lightFigure(stage, drawn, { x, y: item.y }, { standing: grounded && on === "ground" && !floats });
  const tall = (bottom - top) * size;
  const changed =
    state === "broken"
      ? broken(stage, drawn, name)
      : state === "melting"
        ? melting(stage, drawn, name)
        : drawn;
  const plate =
    stage.style === "collage" && tall >= 190 && !item.person ? cutOut(stage, changed, true) : changed;
  const middle = ((left + right) / 2) * size * (flip ? -1 : 1);
  // Turned figures are placed by their middle.
  const centre = turn === 0 ? 0 : ((top + bottom) / 2) * size;
  const at =
    turn === 0
      ? { x: x - middle, y: item.y - bottom * size }
      : {
          x: x - Math.cos(turn) * middle + Math.sin(turn) * centre,
          y: item.y - tall / 2 - Math.sin(turn) * middle - Math.cos(turn) * centre,
        };
  const stands = grounded && item.y >= horizon;
  const sunk =
    flood !== undefined && stands && turn === 0
      ? inFlood(stage, plate, item, { ...setting, flood })
      : undefined;
  const shown = sunk?.plate ?? plate;
  const foot = { x: at.x, y: sunk?.y ?? item.y };
  const move = createMover(stage, shown, habit, (index * 0.37) % 1, flip);
  const figureLayer: Layer = { depth, paint: (c, t) => move(c, sunk ? foot : at, t) };
  const burns = state === "burning";
  const behind =
    burns && on === "deep"
      ? [halo(stage, place, Math.max(item.tall, item.wide), depth, 0.8)]
      : item.lead || item.pale
        ? [halo(stage, place, Math.max(item.tall, item.wide) * 0.85, depth, item.pale ? 0.75 : 0.34)]
        : [];
  if (item.lead && grounded && on === "ground" && !floats)
    behind.push(poolOfLight(stage, { x, y: item.y }, item.wide * 0.5 + 90, depth));
  const [back, front] = burns && on !== "deep" ? fireAround(stage, item, name, depth) : [[], []];
  behind.push(...back);
  const layer: Layer = {
    depth,
    paint(c, t) {
      figureLayer.paint(c, t);
      for (const one of front) one.paint(c, t);
    },
  };
  if (!stands) return [...hangingLayers(stage, item), ...behind, layer];
  if (on === "water" || floats) {
    const mirror = createReflection(stage, shown, 0.6);
    const rings = sunk ? [ripples(stage, item, foot.y, depth)] : [];
    return [...behind, { depth, paint: (c, t) => mirror(c, foot, t) }, layer, ...rings];
  }
  const mirror = wet ? createReflection(stage, plate, 0.34) : undefined;
  return [
    ...behind,
    ...(mirror ? [{ depth, paint: (c, t) => mirror(c, foot, t) } satisfies Layer] : []),
    groundShadow(stage, plate, foot, { depth, strength: wet ? 0.4 : 0.62 }),
    layer,
  ];
}
