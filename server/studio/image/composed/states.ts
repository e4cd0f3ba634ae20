import { glowLayer } from "../air.ts";
import { css, mix, oklch } from "../colour.ts";
import { fractal } from "../noise.ts";
import { between } from "../random.ts";
import type { Layer, Plate, Stage } from "../stage.ts";
import { drawPlate, releasePlate } from "../stage.ts";

const TURN = Math.PI * 2;

/** The figure in two halves that lean apart along a crack. */
export function broken(stage: Stage, plate: Plate, name: string): Plate {
  const wide = plate.right - plate.left;
  const tall = plate.bottom - plate.top;
  const random = stage.random(`crack ${name}`);
  const part = Math.min(16, wide * 0.07) + 3;
  const out = stage.plate({
    left: plate.left - part - tall * 0.09,
    right: plate.right + part + tall * 0.09,
    top: plate.top - 6,
    bottom: plate.bottom + 6,
  });
  const middle = (plate.left + plate.right) / 2;
  const crack = Array.from({ length: 9 }, (_, i): [number, number] => [
    middle + (i % 2 === 0 ? -1 : 1) * between(random, 0.02, 0.08) * wide + (i - 4) * wide * 0.02,
    plate.top + (tall * i) / 8,
  ]);
  for (const side of [-1, 1]) {
    const half = stage.plate(plate);
    const { c } = half;
    c.save();
    c.beginPath();
    c.moveTo(side < 0 ? plate.left : plate.right, plate.top);
    for (const [x, y] of crack) c.lineTo(x, y);
    c.lineTo(side < 0 ? plate.left : plate.right, plate.bottom);
    c.closePath();
    c.clip();
    drawPlate(c, plate);
    c.globalCompositeOperation = "source-atop";
    c.strokeStyle = css(stage.palette.ink, 0.75);
    c.lineWidth = 3;
    c.beginPath();
    crack.forEach(([x, y], i) => (i === 0 ? c.moveTo(x, y) : c.lineTo(x, y)));
    c.stroke();
    c.restore();
    out.c.save();
    out.c.translate(middle + side * part * 0.4, plate.bottom);
    out.c.rotate(side * 0.075);
    out.c.translate(-middle, -plate.bottom);
    drawPlate(out.c, half);
    out.c.restore();
    releasePlate(half, out);
  }
  releasePlate(plate, out);
  return out;
}

/** The figure running down in drops of its own colours. */
export function melting(stage: Stage, plate: Plate, name: string): Plate {
  const tall = plate.bottom - plate.top;
  const noise = stage.noise(`melt ${name}`);
  const drop = tall * 0.2;
  const out = stage.plate({ ...plate, bottom: plate.bottom + drop * 0.35 });
  const from = 0.34;
  out.c.save();
  out.c.resetTransform();
  const step = Math.max(1, Math.round(stage.scale));
  const rows = plate.height;
  const split = Math.round(rows * from);
  for (let x = 0; x < plate.width; x += step) {
    const at = x / stage.scale;
    const run = Math.max(0, fractal(noise, at / 15, 3, 2) + 0.25);
    const sag = (fractal(noise, at / 60, 9, 2) * 0.06 * rows) | 0;
    const grow = (1 + 0.34 * run) * ((rows - split) / (rows - split));
    out.c.drawImage(plate.canvas, x, 0, step, split, x, Math.max(0, sag), step, split);
    const long = (rows - split) * grow;
    out.c.drawImage(plate.canvas, x, split, step, rows - split, x, split + Math.max(0, sag), step, long);
  }
  out.c.restore();
  releasePlate(plate, out);
  return out;
}

const FLAME = [".97 .07 100", ".88 .15 78", ".74 .19 50", ".56 .19 32"].map((tone) => oklch(tone));

/** Tongues of fire over an area, which flicker. `base` is where they stand. */
export function flames(
  stage: Stage,
  name: string,
  fire: {
    left: number;
    right: number;
    base: number;
    tall: number;
    rise: number;
    count: number;
    depth: number;
  },
): Layer[] {
  const random = stage.random(`flames ${name}`);
  const tongues = Array.from({ length: fire.count }, (_, i) => {
    const across = (i + random()) / fire.count;
    const up = random() ** 1.6;
    return {
      x: fire.left + (fire.right - fire.left) * across,
      y: fire.base - up * fire.rise,
      tall: fire.tall * between(random, 0.5, 1) * (1 - Math.abs(across - 0.5) * 0.6) * (1 - up * 0.35),
      turns: 2 + Math.floor(random() * 3),
      phase: random(),
      lean: between(random, -0.2, 0.2),
      girth: between(random, 0.14, 0.24),
    };
  }).sort((a, b) => a.y - b.y);
  const tongue = (c: Plate["c"], tall: number, wide: number, sway: number) => {
    c.beginPath();
    c.moveTo(0, 0);
    c.bezierCurveTo(-wide, 0, -wide * 0.9, -tall * 0.45, sway * 0.4 - wide * 0.1, -tall * 0.7);
    c.bezierCurveTo(sway * 0.7, -tall * 0.85, sway * 0.9, -tall * 0.95, sway, -tall);
    c.bezierCurveTo(sway * 0.9 + wide * 0.3, -tall * 0.7, wide * 1.05, -tall * 0.4, wide * 0.75, -tall * 0.1);
    c.bezierCurveTo(wide * 0.5, 0, wide * 0.2, 0, 0, 0);
    c.fill();
  };
  const layer: Layer = {
    depth: fire.depth,
    paint(c, t) {
      // The tips of flames are thin.
      const paints = FLAME.map((tone) => {
        const paint = c.createLinearGradient(0, 0, 0, -fire.tall);
        paint.addColorStop(0, css(tone, 0.9));
        paint.addColorStop(0.6, css(tone, 0.85));
        paint.addColorStop(1, css(FLAME[2]!, 0.25));
        return paint;
      });
      for (const one of tongues) {
        const flicker = Math.sin(TURN * (one.turns * t + one.phase));
        const tall = one.tall * (1 + 0.16 * flicker);
        const wide = one.tall * one.girth;
        const sway = tall * (one.lean + 0.12 * Math.sin(TURN * (one.turns * t + one.phase + 0.3)));
        c.save();
        c.translate(one.x, one.y);
        for (const [k, size] of [
          [3, 1],
          [2, 0.78],
          [1, 0.54],
          [0, 0.3],
        ] as const) {
          c.globalAlpha = k === 3 ? 0.55 : 0.85;
          c.fillStyle = paints[k]!;
          tongue(c, tall * size, wide * (0.35 + 0.65 * size), sway * size);
        }
        c.restore();
      }
    },
  };
  const wide = fire.right - fire.left;
  const glow = glowLayer({
    x: (fire.left + fire.right) / 2,
    y: fire.base - fire.rise * 0.5 - fire.tall * 0.3,
    radius: Math.max(wide, fire.tall + fire.rise) * 0.95,
    colour: mix(FLAME[1]!, FLAME[2]!, 0.5),
    strength: 0.5,
    depth: fire.depth,
    turns: 3,
  });
  return [glow, layer];
}
