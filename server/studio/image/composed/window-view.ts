import type { FarPlace } from "../../reading/scene/places.ts";
import type { SceneThing } from "../../reading/scene/scene-things.ts";
import { css, mix } from "../colour.ts";
import { between } from "../random.ts";
import { isAirborne, isSwimmer, thingFigure } from "../figures/thing-figures.ts";
import { ridgePlate } from "../ridge.ts";
import { sculpt } from "../sculpt.ts";
import { townPlate } from "../scenes/town.ts";
import { drawPlate, type Layer, type Plate, type Stage } from "../stage.ts";

type Canvas = Plate["c"];

/** The sea with sails, far below the windows of a room. */
function bay(stage: Stage, c: Canvas, level: number): void {
  const { palette } = stage;
  const random = stage.random("bay");
  const water = c.createLinearGradient(0, level, 0, level + 110);
  water.addColorStop(0, css(mix(palette.water, palette.sky[4]!, 0.3)));
  water.addColorStop(1, css(mix(palette.water, palette.ink, 0.2)));
  c.fillStyle = water;
  c.fillRect(-320, level, 640, 200);
  c.fillStyle = css(palette.cloud[0]!, 0.6);
  for (let i = 0; i < 130; i++) {
    const down = random() ** 1.4;
    c.fillRect(between(random, -310, 310), level + 3 + down * 110, 3 + down * 20, 0.8 + down * 1.4);
  }
  for (const [x, down, size] of [
    [-152, 16, 1],
    [34, 24, 1.25],
    [-44, 8, 0.6],
    [150, 12, 0.85],
  ] as const) {
    const foot = level + down;
    c.fillStyle = css(mix(palette.cloud[0]!, [0.99, 0, 0], 0.4));
    c.beginPath();
    c.moveTo(x, foot - 46 * size);
    c.quadraticCurveTo(x + 24 * size, foot - 18 * size, x + 22 * size, foot - 6 * size);
    c.lineTo(x, foot - 6 * size);
    c.closePath();
    c.moveTo(x - 3 * size, foot - 38 * size);
    c.lineTo(x - 3 * size, foot - 6 * size);
    c.lineTo(x - 17 * size, foot - 6 * size);
    c.fill();
    c.fillStyle = css(palette.trim[1]!);
    c.beginPath();
    c.moveTo(x - 22 * size, foot - 4 * size);
    c.lineTo(x + 26 * size, foot - 4 * size);
    c.lineTo(x + 16 * size, foot + 4 * size);
    c.lineTo(x - 14 * size, foot + 4 * size);
    c.fill();
  }
}

/** What else the dream names, seen through the windows of a room whose floor meets the wall at `bottom`. */
export function windowView(stage: Stage, c: Canvas, far: FarPlace, bottom: number): void {
  if (far === "ocean") bay(stage, c, bottom - 136);
  else if (far === "city")
    drawPlate(
      c,
      townPlate(stage, "view", {
        base: bottom - 40,
        height: [80, 170],
        width: [28, 46],
        haze: 0.3,
        roofs: "towers",
        lit: 0.3,
      }),
    );
  else if (far === "mountain")
    for (const [i, haze] of [0.5, 0.22].entries())
      drawPlate(
        c,
        ridgePlate(stage, `view ${i}`, {
          y: bottom - 170 + i * 66,
          rise: 110 - i * 30,
          length: 150,
          sharp: 1,
          haze,
          tones: stage.palette.land,
          bottom,
        }),
      );
}

/** What is beyond the windows, large enough to be known in parts. */
export function thingsOutside(
  stage: Stage,
  things: readonly SceneThing[],
  bottom: number,
  isRow: boolean,
): Layer[] {
  const places = isRow ? [0, -150, 150] : [10, -74, 84];
  const all = things.flatMap(({ thing, colour, count = 1 }) =>
    Array.from({ length: count }, () => ({ thing, colour, alone: things.length === 1 && count === 1 })),
  );
  return all.slice(0, 3).map(({ thing, colour, alone }, i): Layer => {
    const { figure } = thingFigure(thing, stage.palette, colour);
    const { left, right, top, bottom: foot } = figure.box;
    const most = alone ? (isRow ? 380 : 240) : 130;
    const size = Math.min((alone ? 200 : 110) / (foot - top), most / (right - left));
    const x = places[i]!;
    // On the ground beyond the sill, or in the middle of the panes.
    const low = isAirborne(thing) || isSwimmer(thing) ? bottom - 150 + (i % 2) * 44 : bottom - 84;
    const plate = sculpt(stage, figure, { size, x, y: low, haze: 0.06 });
    const at = { x: x - ((left + right) / 2) * size, y: low - foot * size };
    return {
      depth: 0.04,
      paint(c) {
        c.save();
        c.translate(at.x, at.y);
        drawPlate(c, plate);
        c.restore();
      },
    };
  });
}
