import { Path2D } from "@napi-rs/canvas";
import type { Colour, Place, Thing } from "../../reading/scene/catalogue.ts";
import type { SceneDescription } from "../../reading/scene/describe.ts";
import { css, mix, oklch } from "../colour.ts";
import { materials } from "../figures/materials.ts";
import { openingOf } from "../figures/openings.ts";
import { colourTones } from "../figures/tones.ts";
import { palette as paletteNamed } from "../palettes.ts";
import { poseFigure } from "../relief.ts";
import type { Plan } from "../scene.ts";
import { distantStage, type Plate, releasePlate, type Stage } from "../stage.ts";
import type { Item, Seen } from "./items.ts";
import { itemOf } from "./layout.ts";
import { settingOf } from "./settings.ts";

/** Palettes in which a small place is known. */
const VIEWED: Partial<Record<Place, string>> = {
  ocean: "cornflower",
  lake: "cornflower",
  shore: "cornflower",
  underwater: "mint",
  mountain: "dawn",
  snowfield: "snow",
  skiSlope: "snow",
  forest: "emerald",
};
const DARK = new Set(["harbour", "pearl", "emerald"]);

/** Blue water with the crests of waves, by which the sea is known in a small picture. */
function waves(stage: Stage, { c }: Plate, horizon: number, foot = 700): void {
  const random = stage.random("crests");
  const blue = c.createLinearGradient(0, horizon, 0, foot);
  blue.addColorStop(0, css(oklch(".66 .10 225"), 0.7));
  blue.addColorStop(0.4, css(oklch(".52 .11 235"), 0.86));
  blue.addColorStop(1, css(oklch(".38 .10 245"), 0.92));
  c.fillStyle = blue;
  c.fillRect(-340, horizon, 680, foot - horizon);
  c.lineCap = "round";
  for (let i = 0; i < 44; i++) {
    const down = (i + random()) / 44;
    const [x, y] = [(random() - 0.5) * 560, horizon + 8 + down ** 1.3 * (foot - horizon - 10)];
    const half = 8 + down * (foot - horizon) * 0.15;
    c.strokeStyle = css(stage.palette.cloud[0]!, 0.4 + random() * 0.5);
    c.lineWidth = 1.4 + (down * (foot - horizon)) / 60;
    c.beginPath();
    c.moveTo(x - half, y);
    c.quadraticCurveTo(x - half * 0.4, y - half * 0.34, x, y);
    c.quadraticCurveTo(x + half * 0.4, y - half * 0.34, x + half, y);
    c.stroke();
  }
}

/** Paints a place by itself, small. */
export function placeView(stage: Stage, plan: Plan, place: Place, whole: SceneDescription): Plate {
  const { paint, palettes } = settingOf(place);
  const bright =
    VIEWED[place] ?? palettes.find((name) => name !== stage.palette.name && !DARK.has(name)) ?? palettes[0]!;
  const colours = paletteNamed(whole.light === "night" ? stage.palette.name : bright);
  const small = { ...distantStage(stage, 0.5), palette: colours };
  const disc = { ...plan.disc, x: 60, y: 250, radius: 66 };
  const { light, sky, weather } = whole;
  const description: SceneDescription = {
    things: [],
    people: [],
    place,
    action: null,
    light,
    sky,
    weather: whole.weatherInside ? null : weather,
  };
  const inner = { ...small, light: { x: disc.x, y: disc.y } };
  const setting = paint(inner, { plan: { ...plan, palette: colours, disc, description }, description });
  const plate = small.plate({ left: -330, right: 330, top: 150, bottom: 690 });
  for (const layer of [...setting.layers, ...setting.front]) layer.paint(plate.c, 0);
  if (place === "ocean" || place === "lake") waves(inner, plate, setting.horizon);
  if (place === "shore") waves(inner, plate, setting.horizon, 540);
  return plate;
}

/** The thing through which another place is seen, as the main item of the picture. */
export function openingItem(
  stage: Stage,
  view: Plate,
  one: { thing: Thing; colour?: Colour; size?: "giant" | "tiny" },
): Item | undefined {
  const m = materials(stage.palette);
  const tones = one.colour && colourTones(one.colour);
  const opening = openingOf(one.thing, tones ? { ...m, body: tones, trim: tones } : m);
  if (!opening) return undefined;
  const item = itemOf({ figure: opening.figure, habit: "breathes" }, opening.tall, {
    row: "front",
    thing: one.thing,
  });
  return { ...item, seen: { hole: opening.hole, view } };
}

/** The extent of an outline of absolute coordinates. */
function extent(path: string) {
  const numbers = new Path2D(path).computeTightBounds();
  return { left: numbers[0], top: numbers[1], right: numbers[2], bottom: numbers[3] };
}

/** Paints the other place into the opening of a drawn figure. */
export function fillOpening(
  stage: Stage,
  drawn: Plate,
  { hole, view }: Seen,
  pose: { size: number; flip?: boolean },
): void {
  const { c } = drawn;
  const area = extent(hole);
  const [wide, tall] = [area.right - area.left, area.bottom - area.top];
  // The largest part of the view that has the opening's proportions.
  const share = Math.min(view.width / wide, view.height / tall);
  const [w, h] = [wide * share, tall * share];
  c.save();
  poseFigure(c, pose);
  c.clip(new Path2D(hole));
  c.drawImage(
    view.canvas,
    (view.width - w) / 2,
    (view.height - h) * 0.6,
    w,
    h,
    area.left,
    area.top,
    wide,
    tall,
  );
  // The edge of the opening shades what is behind it.
  c.lineJoin = "round";
  for (const [width, strength] of [
    [26, 0.14],
    [14, 0.2],
    [5, 0.3],
  ] as const) {
    c.strokeStyle = css(mix(stage.palette.ink, [0.1, 0, 0], 0.3), strength);
    c.lineWidth = width;
    c.stroke(new Path2D(hole));
  }
  c.restore();
  releasePlate(view, drawn);
}
