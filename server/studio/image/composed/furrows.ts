import type { Lab } from "../colour.ts";
import { css, mix, oklch } from "../colour.ts";
import { createPerspective, trace } from "../perspective.ts";
import { between, type Random } from "../random.ts";
import { plateLayer, type Plate, type Stage } from "../stage.ts";
import { field, isSnowy } from "./outdoors.ts";
import type { Setting, SettingPainter } from "./setting.ts";

type Canvas = Plate["c"];

const HORIZON = 432;
const FAR = 62;
export const view = createPerspective({ horizon: HORIZON, eye: 2.6 });

/** Open land with something painted on its ground. */
export function onField(stage: Stage, base: Setting, paint: (c: Canvas) => void): Setting {
  const plate = stage.plate({ ...stage.ground, top: HORIZON - 40 });
  paint(plate.c);
  return {
    ...base,
    layers: [...base.layers, plateLayer(plate, 0.36)],
    front: [],
    rows: { front: 660, back: 572 },
  };
}

export const airAt = (z: number) => Math.min(0.72, (z / FAR) ** 0.8 * 0.8);

/** A band along the ground from the spectator to the distance, with uneven edges. */
export function band(
  c: Canvas,
  random: Random,
  [from, to]: readonly [number, number],
  colour: (z: number) => string,
) {
  for (let z = FAR; z > 2.1; z /= 1.13) {
    const near = z / 1.14;
    const wobble = () => between(random, -0.05, 0.05);
    c.fillStyle = colour(z);
    trace(c, view, [
      [from + wobble(), 0, z],
      [to + wobble(), 0, z],
      [to + wobble(), 0, near],
      [from + wobble(), 0, near],
    ]);
    c.fill();
  }
}

/** Bare earth in ridges that run to the horizon, as a plough leaves it. */
export const ploughedField: SettingPainter = (stage, input) =>
  onField(stage, field(stage, input), (c) => {
    const { palette } = stage;
    const random = stage.random("furrows");
    const snow = isSnowy(input) ? 0.55 : 0;
    const earth: Lab[] = [".66 .07 62", ".50 .065 54", ".36 .05 48", ".22 .03 40"].map((tone) =>
      mix(mix(oklch(tone), palette.land[1]!, 0.14), [0.96, 0, 0], snow),
    );
    const tone = (i: number) => (z: number) => css(mix(earth[i]!, palette.haze, airAt(z)));
    const step = 1.15;
    for (let i = -66; i <= 66; i++) {
      const x = i * step;
      band(c, random, [x - 0.04, x + 0.36], tone(3));
      band(c, random, [x + 0.3, x + 0.62], tone(2));
      band(c, random, [x + 0.55, x + 0.9], tone(0));
      band(c, random, [x + 0.82, x + 1.16], tone(1));
    }
    // Clods on the ridges.
    for (let z = 40; z > 2.2; z /= 1.02)
      for (let k = 0; k < 7; k++) {
        const i = Math.round(between(random, -z * 0.9, z * 0.9));
        const [x, y] = view.point(i * step + between(random, 0.4, 1.1), 0, z);
        const r = view.size(z) * between(random, 0.03, 0.09);
        c.fillStyle = tone(2)(z);
        c.beginPath();
        c.ellipse(x, y, r * 1.3, r * 0.7, 0, 0, Math.PI * 2);
        c.fill();
        c.fillStyle = tone(0)(z);
        c.beginPath();
        c.ellipse(x - r * 0.25, y - r * 0.3, r * 0.8, r * 0.36, 0, 0, Math.PI * 2);
        c.fill();
      }
  });

interface Vine {
  leaves: readonly Lab[];
  wood: Lab;
  grape: readonly Lab[];
  haze: Lab;
}

/** A stretch of one row of vines: leaves on wires, and grapes below them. */
function stretch(c: Canvas, random: Random, x: number, z: number, vine: Vine): void {
  const air = airAt(z);
  const unit = view.size(z);
  const tone = (colour: Lab) => css(mix(colour, vine.haze, air));
  const count = z > 26 ? 3 : z > 12 ? 6 : z > 5 ? 13 : 20;
  for (let k = 0; k < count; k++) {
    const up = 0.62 + (k / count) * 1.0 + between(random, -0.1, 0.1);
    const [px, py] = view.point(x + between(random, -0.34, 0.34), up, z + between(random, -0.12, 0.12));
    const r = unit * between(random, 0.12, 0.2) * (z > 12 ? 1.5 : z > 5 ? 1 : 0.72);
    const shade = up > 1.25 ? 0 : up > 0.95 ? 1 : 2;
    c.fillStyle = tone(vine.leaves[Math.min(2, Math.max(0, shade + (random() < 0.3 ? 1 : 0)))]!);
    c.beginPath();
    // A leaf of five lobes, or a round one where it is small.
    if (z > 12) c.ellipse(px, py, r, r * 0.8, 0, 0, Math.PI * 2);
    else
      for (let i = 0, turn = random() * 6; i < 10; i++) {
        const long = i % 2 ? r * 0.62 : r;
        c.lineTo(
          px + Math.cos(turn + (i * Math.PI) / 5) * long,
          py + Math.sin(turn + (i * Math.PI) / 5) * long * 0.85,
        );
      }
    c.fill();
  }
  if (z > 22 || random() < 0.45) return;
  const [gx, gy] = view.point(x + between(random, -0.36, 0.36), between(random, 0.62, 0.86), z - 0.1);
  const r = unit * 0.042;
  for (const [row, wide] of [4, 3, 3, 2, 1].entries())
    for (let i = 0; i < wide; i++) {
      c.fillStyle = tone(vine.grape[(row + i) % 2]!);
      c.beginPath();
      c.arc(gx + (i - (wide - 1) / 2) * r * 1.7, gy + row * r * 1.5, r, 0, Math.PI * 2);
      c.fill();
    }
}

/** Rows of vines that run to the horizon, with grass between them. */
export const vineyard: SettingPainter = (stage, input) =>
  onField(stage, field(stage, input), (c) => {
    const { palette } = stage;
    const random = stage.random("vines");
    const snow = isSnowy(input) ? 0.45 : 0;
    const own = (tone: string): Lab => mix(mix(oklch(tone), palette.land[1]!, 0.16), [0.95, 0, 0], snow);
    const vine: Vine = {
      leaves: [own(".70 .13 126"), own(".55 .12 134"), own(".40 .09 142")],
      wood: own(".38 .05 55"),
      grape: [oklch(".44 .14 310"), oklch(".56 .13 312")],
      haze: palette.haze,
    };
    const gap = 3.4;
    const rows = Array.from({ length: 26 }, (_, i) => gap / 2 + i * gap);
    for (const x of rows)
      for (const side of [-1, 1])
        band(c, random, [side * x - 0.5, side * x + 0.5], (z) =>
          css(mix(own(".48 .06 58"), palette.haze, airAt(z)), 0.8),
        );
    for (let z = FAR; z > 2.4; z -= z > 26 ? 0.8 : z > 12 ? 0.42 : 0.24) {
      const posts = Math.floor(z / 3.2) !== Math.floor((z - 0.24) / 3.2);
      for (const x of rows.toReversed())
        for (const side of [-1, 1]) {
          if (Math.abs(view.point(x, 0, z)[0]) > 800) continue;
          if (z < 30 && posts) {
            const [px, foot] = view.point(side * x, 0, z);
            const wide = view.size(z) * 0.1;
            c.fillStyle = css(mix(vine.wood, palette.haze, airAt(z)));
            c.fillRect(px - wide / 2, view.point(0, 1.75, z)[1], wide, foot - view.point(0, 1.75, z)[1]);
          }
          stretch(c, random, side * x, z, vine);
        }
    }
  });
