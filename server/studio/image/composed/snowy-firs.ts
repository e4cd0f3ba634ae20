import { css, mix, oklch } from "../colour.ts";
import { between } from "../random.ts";
import { type Layer, plateLayer, type Stage } from "../stage.ts";

/** Firs with snow on their branches, in the distance at both sides. */
export function snowyFirs(stage: Stage, horizon: number): Layer {
  const { palette } = stage;
  const random = stage.random("firs");
  const plate = stage.plate({ ...stage.ground, top: horizon - 190, bottom: horizon + 60 });
  const { c } = plate;
  const spots = Array.from({ length: 26 }, (_, i) => {
    const side = i % 2 ? 1 : -1;
    const near = random();
    return { x: side * between(random, 170, 700), y: horizon + 4 + near * 34, near };
  }).toSorted((a, b) => a.y - b.y);
  for (const { x, y, near } of spots) {
    const tall = between(random, 70, 105) * (0.6 + near * 0.7);
    const green = css(mix(mix(oklch(".40 .06 160"), palette.ink, 0.15), palette.haze, 0.45 - near * 0.3));
    const white = css(mix([0.97, -0.004, -0.01], palette.haze, 0.2 - near * 0.15));
    c.fillStyle = css(mix(oklch(".36 .05 50"), palette.haze, 0.35));
    c.fillRect(x - tall * 0.04, y - tall * 0.14, tall * 0.08, tall * 0.16);
    for (let i = 0; i < 4; i++) {
      const [top, foot] = [y - tall * (0.34 + i * 0.2) - tall * 0.12, y - tall * (0.1 + i * 0.19)];
      const half = tall * (0.34 - i * 0.065);
      c.fillStyle = green;
      c.beginPath();
      c.moveTo(x, top);
      c.lineTo(x + half, foot);
      c.quadraticCurveTo(x, foot - tall * 0.06, x - half, foot);
      c.fill();
      c.fillStyle = white;
      c.beginPath();
      c.moveTo(x, top);
      c.lineTo(x + half * 0.86, foot - tall * 0.035);
      c.quadraticCurveTo(x + half * 0.2, foot - tall * 0.16, x - half * 0.1, foot - tall * 0.05);
      c.quadraticCurveTo(x - half * 0.4, foot - tall * 0.13, x - half * 0.8, foot - tall * 0.03);
      c.fill();
    }
  }
  return plateLayer(plate, 0.36);
}
