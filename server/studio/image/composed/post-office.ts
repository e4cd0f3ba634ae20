import { css, type Lab, mix, oklch } from "../colour.ts";
import { between, pick } from "../random.ts";
import { type Plate, type Stage } from "../stage.ts";
import { view, type Wall } from "./walls.ts";
import { block } from "./counters.ts";

type Canvas = Plate["c"];
const STEEL: Lab[] = [".86 .012 240", ".68 .016 245", ".48 .02 250", ".30 .02 255"].map((tone) =>
  oklch(tone),
);

/** Compartments of letters and parcels, under the sign of an envelope. */
export function pigeonholes(stage: Stage, c: Canvas, { left, right, top }: Wall): void {
  const { palette } = stage;
  const random = stage.random("parcels");
  const wood = mix(palette.trim[3]!, palette.ink, 0.2);
  const card = [".74 .06 72", ".66 .07 66", ".80 .05 80"].map((tone) => oklch(tone));
  const [columns, rows] = [9, 4];
  const [wide, tall] = [(right - left - 48) / columns, 46];
  const y0 = top + 116;
  c.fillStyle = css(wood);
  c.fillRect(left + 20, y0 - 6, right - left - 40, tall * rows + 10);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [x, y] = [left + 24 + column * wide, y0 + row * tall];
      c.fillStyle = css(mix(wood, palette.ink, 0.55));
      c.fillRect(x + 2, y, wide - 5, tall - 6);
      if (random() < 0.5) {
        c.fillStyle = css(pick(random, card));
        const [w, h] = [wide * between(random, 0.5, 0.76), tall * between(random, 0.4, 0.66)];
        c.fillRect(x + 5, y + tall - 6 - h, w, h);
        c.fillStyle = css(mix(card[0]!, palette.ink, 0.45));
        c.fillRect(x + 5 + w * 0.44, y + tall - 6 - h, w * 0.13, h);
      } else
        for (let i = 0; i < 5; i++) {
          c.fillStyle = css(mix(palette.cloud[0]!, palette.ink, random() * 0.22));
          c.fillRect(x + 6 + i * 6.4, y + 9 + random() * 6, 4.6, tall - 20);
        }
    }
  envelope(stage, c, (left + right) / 2, top + 62, 104, 66);
}

function envelope(stage: Stage, c: Canvas, x: number, y: number, wide: number, tall: number): void {
  const { palette } = stage;
  const [l, r, t, b] = [x - wide / 2, x + wide / 2, y - tall / 2, y + tall / 2];
  c.fillStyle = css(oklch(".82 .14 88"));
  c.fillRect(l - 26, t - 12, wide + 52, tall + 24);
  c.fillStyle = css(mix(palette.cloud[0]!, [0.98, 0, 0], 0.5));
  c.fillRect(l, t, wide, tall);
  c.strokeStyle = css(mix(palette.ink, palette.trim[2]!, 0.3));
  c.lineWidth = 4;
  c.strokeRect(l, t, wide, tall);
  c.beginPath();
  c.moveTo(l, t);
  c.lineTo(x, y + tall * 0.14);
  c.lineTo(r, t);
  c.moveTo(l, b);
  c.lineTo(x - wide * 0.12, y + 2);
  c.moveTo(r, b);
  c.lineTo(x + wide * 0.12, y + 2);
  c.stroke();
}

/** A counter in three places under glass; parcels stand on it where it is a post office. */
function glassCounter(stage: Stage, c: Canvas, parcels: boolean): void {
  const { palette } = stage;
  const wood = mix(palette.trim[2]!, palette.ink, 0.15);
  block(stage, c, {
    x: [-2.9, 2.9],
    z: [7, 7.6],
    tall: 1.15,
    front: wood,
    top: mix(palette.cloud[0]!, wood, 0.3),
  });
  for (const x of [-1.9, 0, 1.9]) {
    const [x0, y0] = view.point(x - 0.82, 2.3, 7);
    const [x1, y1] = view.point(x + 0.82, 1.15, 7);
    c.fillStyle = css(palette.cloud[0]!, 0.2);
    c.fillRect(x0, y0, x1 - x0, y1 - y0);
    c.strokeStyle = css(mix(palette.disc[1], palette.ink, 0.15));
    c.lineWidth = 4;
    c.strokeRect(x0, y0, x1 - x0, y1 - y0);
    c.fillStyle = css(mix(palette.ink, palette.hero[3]!, 0.3), 0.75);
    c.beginPath();
    c.ellipse((x0 + x1) / 2, y1, 24, 21, 0, Math.PI, 0);
    c.fill();
    c.fillStyle = css(palette.lamp);
    c.fillRect(x0 + 20, y0 + 9, x1 - x0 - 40, 12);
    if (!parcels) continue;
    for (const [dx, w, h] of [
      [-46, 34, 26],
      [-38, 22, 16],
    ] as const) {
      c.fillStyle = css(oklch(h > 20 ? ".70 .07 66" : ".78 .05 78"));
      c.fillRect((x0 + x1) / 2 + dx, y1 - h - (h > 20 ? 0 : 26), w, h);
      c.fillStyle = css(oklch(".45 .06 50"));
      c.fillRect((x0 + x1) / 2 + dx + w * 0.43, y1 - h - (h > 20 ? 0 : 26), w * 0.12, h);
    }
  }
}
export const postCounter = (stage: Stage, c: Canvas) => glassCounter(stage, c, true);
export const tellers = (stage: Stage, c: Canvas) => glassCounter(stage, c, false);

/** The round door of a strongroom between columns. */
export function vault(stage: Stage, c: Canvas, { left, right, top, bottom }: Wall): void {
  const { palette } = stage;
  const [x, y, r] = [(left + right) / 2, top + 116, 92];
  const stone = mix(palette.cloud[1]!, palette.hero[2]!, 0.45);
  for (const k of [0.06, 0.2, 0.8, 0.94]) {
    const at = left + (right - left) * k;
    const light = c.createLinearGradient(at - 15, 0, at + 15, 0);
    light.addColorStop(0, css(mix(stone, palette.ink, 0.1)));
    light.addColorStop(1, css(mix(stone, palette.ink, 0.5)));
    c.fillStyle = light;
    c.fillRect(at - 14, top + 8, 28, bottom - top - 8);
    c.fillRect(at - 21, top, 42, 16);
  }
  const ring = (radius: number, from: number, to: number) => {
    const steel = c.createLinearGradient(x - radius, y - radius, x + radius, y + radius);
    steel.addColorStop(0, css(STEEL[from]!));
    steel.addColorStop(1, css(STEEL[to]!));
    c.fillStyle = steel;
    c.beginPath();
    c.arc(x, y, radius, 0, Math.PI * 2);
    c.fill();
  };
  ring(r + 12, 3, 2);
  ring(r, 0, 2);
  ring(r * 0.76, 2, 1);
  ring(r * 0.7, 1, 2);
  c.fillStyle = css(STEEL[3]!);
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * Math.PI * 2;
    c.beginPath();
    c.arc(x + Math.cos(a) * r * 0.88, y + Math.sin(a) * r * 0.88, 4.6, 0, Math.PI * 2);
    c.fill();
  }
  c.strokeStyle = css(mix(palette.disc[1], palette.ink, 0.12));
  c.lineWidth = 7;
  c.beginPath();
  for (let i = 0; i < 6; i++) {
    const a = (i / 6) * Math.PI * 2 + 0.3;
    c.moveTo(x, y);
    c.lineTo(x + Math.cos(a) * r * 0.52, y + Math.sin(a) * r * 0.52);
  }
  c.moveTo(x + r * 0.36, y);
  c.arc(x, y, r * 0.36, 0, Math.PI * 2);
  c.stroke();
  ring(11, 0, 2);
}
