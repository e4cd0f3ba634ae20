import { css, type Lab, mix } from "../colour.ts";
import { fractal } from "../noise.ts";
import { between } from "../random.ts";
import { type Layer, type Plate, plateLayer, type Stage } from "../stage.ts";

type Canvas = Plate["c"];

/** A hedge along a line of the ground, with gaps, and a few round trees in it. */
function hedge(
  stage: Stage,
  c: Canvas,
  { name, y, tall, trees, tone }: { name: string; y: number; tall: number; trees: number; tone: Lab },
): void {
  const noise = stage.noise(name);
  const random = stage.random(name);
  const light = mix(tone, stage.palette.glow, 0.22);
  const shade = c.createLinearGradient(0, y - tall * 2, 0, y + 2);
  shade.addColorStop(0, css(light));
  shade.addColorStop(1, css(mix(tone, stage.palette.ink, 0.12)));
  c.fillStyle = shade;
  const foot = (x: number) => y + fractal(noise, x / 420, 3, 2) * 9;
  for (let x = -740; x < 740; x += tall * 0.42) {
    if (fractal(noise, x / 130 + 40, 9, 2) < -0.12) continue;
    const r = tall * between(random, 0.4, 0.66);
    c.beginPath();
    c.ellipse(x, foot(x) - r * 0.5, r, r, 0, 0, Math.PI * 2);
    c.fill();
  }
  for (let i = 0; i < trees; i++) {
    const x = (((i * 0.618 + random() * 0.12) % 1) - 0.5) * 1240;
    const high = tall * between(random, 2.2, 3.4);
    const at = foot(x);
    c.fillRect(x - tall * 0.09, at - high * 0.6, tall * 0.18, high * 0.6);
    for (let k = 0; k < 7; k++) {
      const a = (k / 7) * Math.PI * 2;
      const r = high * between(random, 0.19, 0.27);
      c.beginPath();
      c.ellipse(
        x + Math.cos(a) * high * 0.2,
        at - high * 0.72 + Math.sin(a) * high * 0.17,
        r,
        r * 0.92,
        0,
        0,
        Math.PI * 2,
      );
      c.fill();
    }
  }
}

/** Hedges and trees between far fields, the farther the paler. */
export function farHedges(stage: Stage, horizon: number, tones: readonly Lab[]): Layer {
  const { palette } = stage;
  const plate = stage.plate({ ...stage.ground, top: horizon - 70, bottom: horizon + 76 });
  for (const [i, [y, tall, haze]] of (
    [
      [4, 6, 0.76],
      [15, 9, 0.66],
      [36, 13, 0.54],
    ] as const
  ).entries())
    hedge(stage, plate.c, {
      name: `hedge ${i}`,
      y: horizon + y,
      tall,
      trees: 9 - i * 3,
      tone: mix(mix(tones[2]!, tones[3]!, 0.5), palette.haze, haze),
    });
  return plateLayer(plate, 0.36);
}

/** Grasses in clumps, taller with nearness, and the flowers of a field. */
export function clumps(
  stage: Stage,
  horizon: number,
  { tones, flowers }: { tones: readonly Lab[]; flowers: boolean },
): Layer {
  const { palette } = stage;
  const plate = stage.plate({ ...stage.ground, top: horizon + 10 });
  const { c } = plate;
  const random = stage.random("clumps");
  c.lineCap = "round";
  const spots = Array.from({ length: 74 }, () => ({
    x: between(random, -700, 700),
    y: horizon + 26 + random() ** 1.25 * 250,
  })).toSorted((a, b) => a.y - b.y);
  for (const { x, y } of spots) {
    const near = (y - horizon) / 280;
    const tall = 7 + near * 40 * between(random, 0.6, 1.1);
    c.fillStyle = css(palette.ink, 0.1 + near * 0.14);
    c.beginPath();
    c.ellipse(x, y + 1, tall * 0.8, tall * 0.13, 0, 0, Math.PI * 2);
    c.fill();
    const blades = 9 + Math.floor(random() * 7);
    for (let k = 0; k < blades; k++) {
      const lean = (k / (blades - 1) - 0.5) * 1.7 + between(random, -0.2, 0.2);
      const high = tall * (1 - Math.abs(lean) * 0.42) * between(random, 0.75, 1.1);
      const shade = mix(tones[k % 3 === 0 ? 1 : k % 3 === 1 ? 2 : 3]!, palette.haze, 0.5 * (1 - near));
      c.strokeStyle = css(mix(shade, tones[1]!, k % 3 === 2 ? 0.1 : 0.35), 0.72);
      c.lineWidth = 0.8 + near * 1.9;
      const foot = x + lean * tall * 0.22;
      c.beginPath();
      c.moveTo(foot, y);
      c.quadraticCurveTo(foot + lean * high * 0.16, y - high * 0.62, foot + lean * high * 0.62, y - high);
      c.stroke();
    }
    if (!flowers || random() < 0.45) continue;
    for (let k = 0; k < 3; k++) {
      c.fillStyle = css(k === 1 ? palette.disc[0] : mix(palette.trim[0]!, palette.cloud[0]!, 0.35), 0.85);
      c.beginPath();
      c.arc(
        x + between(random, -0.7, 0.7) * tall,
        y - tall * between(random, 0.55, 1),
        1 + near * 2.6,
        0,
        Math.PI * 2,
      );
      c.fill();
    }
  }
  return plateLayer(plate, 0.37);
}

/** A trodden path that winds from the front to the distance. */
export function trodden(stage: Stage, horizon: number, side: number, tones: readonly Lab[]): Layer {
  const { palette } = stage;
  const plate = stage.plate({ ...stage.ground, top: horizon });
  const { c } = plate;
  const noise = stage.noise("path");
  const edge = (k: number, grow: number) =>
    Array.from({ length: 46 }, (_, i): [number, number] => {
      const t = (i / 45) ** 1.7;
      const y = horizon + 6 + t * 330;
      const middle = side * (150 - t * 330 + Math.sin(t * 5.4 + 0.5) * (34 + t * 70));
      const rough = fractal(noise, i / 3, k * 5, 2) * 8 * t;
      return [middle + k * (2.5 + t * 92 + grow * t) + rough, y];
    });
  for (const [grow, colour, strength] of [
    [16, mix(tones[3]!, palette.ink, 0.15), 0.3],
    [0, mix(tones[0]!, palette.disc[1], 0.3), 0.42],
    [-34, mix(tones[0]!, palette.glow, 0.4), 0.24],
  ] as const) {
    c.fillStyle = css(colour, strength);
    c.beginPath();
    for (const [x, y] of [...edge(-1, grow), ...edge(1, grow).toReversed()]) c.lineTo(x, y);
    c.fill();
  }
  return plateLayer(plate, 0.365);
}
