import { css, mix, oklch, toRgb } from "./colour.ts";
import { fractal } from "./noise.ts";
import { between } from "./random.ts";
import type { Plate, Stage } from "./stage.ts";
import { shadePlate } from "./stage.ts";

const GREEN = toRgb(oklch(".84 .17 158"));
const TEAL = toRgb(oklch(".74 .13 195"));
const VIOLET = toRgb(oklch(".60 .16 312"));
/** Curtains of light: where each hangs and how high it is, in design units, and how bright. */
const CURTAINS = [
  { foot: 330, high: 300, strength: 0.55 },
  { foot: 250, high: 230, strength: 0.8 },
  { foot: 400, high: 230, strength: 0.5 },
] as const;

/** Northern lights across the whole sky: curtains with a sharp lower edge that fade upward. */
export function auroraPlate(stage: Stage): Plate {
  const plate = stage.plate({ ...stage.ground, bottom: 520 }, 0.5);
  const noise = stage.noise("aurora");
  const columns = new Map<number, { foot: number; ray: number }[]>();
  const columnAt = (x: number) => {
    const key = Math.round(x);
    const known = columns.get(key);
    if (known) return known;
    const made = CURTAINS.map(({ foot }, i) => ({
      foot: foot + fractal(noise, x / 260 + i * 40, i * 9, 3) * 150 + Math.sin(x / 170 + i * 2) * 34,
      ray: (0.5 + 0.9 * Math.max(0, fractal(noise, x / 16 + i * 70, 3, 2) + 0.3)) * (1 - Math.abs(x) / 1100),
    }));
    columns.set(key, made);
    return made;
  };
  shadePlate(stage, plate, (x, y, grain, out) => {
    let [sum, height] = [0, 0];
    for (const [i, { foot, ray }] of columnAt(x).entries()) {
      const { high, strength } = CURTAINS[i]!;
      const up = (foot - y) / high;
      if (up <= -0.08 || up >= 1) continue;
      const light = strength * ray * (up < 0 ? 1 + up / 0.08 : (1 - up) ** 1.7);
      height += light * Math.max(0, up);
      sum += light;
    }
    const k = sum > 0 ? height / sum : 0;
    const [from, to, part] = k < 0.3 ? [GREEN, TEAL, k / 0.3] : [TEAL, VIOLET, (k - 0.3) / 0.7];
    for (let n = 0; n < 3; n++) out[n] = from[n]! + (to[n]! - from[n]!) * part;
    out[3] = Math.max(0, Math.min(0.9, sum * (1 + grain * 0.1))) * Math.min(1, Math.max(0, (500 - y) / 160));
  });
  return plate;
}

/** Falling stars with their tails, all from one side. */
export function meteorsPlate(stage: Stage): Plate {
  const plate = stage.plate({ ...stage.ground, bottom: 460 });
  const random = stage.random("meteors");
  const { c } = plate;
  const white = mix(oklch(".97 .03 95"), stage.palette.glow, 0.25);
  const side = random() < 0.5 ? -1 : 1;
  c.lineCap = "round";
  for (let i = 0; i < 13; i++) {
    const [x, y] = [-470 + ((i + random()) / 13) * 940, between(random, 40, 350)];
    const long = between(random, 70, 190);
    const [tailX, tailY] = [x + side * long, y - long * 0.62];
    const tail = c.createLinearGradient(x, y, tailX, tailY);
    tail.addColorStop(0, css(white, 0.95));
    tail.addColorStop(0.25, css(white, 0.5));
    tail.addColorStop(1, css(white, 0));
    c.strokeStyle = tail;
    c.lineWidth = between(random, 2, 4.4);
    c.beginPath();
    c.moveTo(x, y);
    c.lineTo(tailX, tailY);
    c.stroke();
    const head = c.createRadialGradient(x, y, 0, x, y, 13);
    head.addColorStop(0, css(white));
    head.addColorStop(0.25, css(white, 0.7));
    head.addColorStop(1, css(white, 0));
    c.fillStyle = head;
    c.fillRect(x - 13, y - 13, 26, 26);
  }
  return plate;
}
