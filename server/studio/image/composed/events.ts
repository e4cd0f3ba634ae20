import { type Lab, css, mix, oklch } from "../colour.ts";
import type { Plate, Stage } from "../stage.ts";
import { block } from "./counters.ts";
import { panel, view, type Wall } from "./walls.ts";

type Canvas = Plate["c"];

const WHITE: Lab = [0.95, 0, 0.01];

/** A stage with loudspeakers and drums under coloured beams. */
export function concertStage(stage: Stage, c: Canvas, { left, right, top, bottom }: Wall): void {
  const { palette } = stage;
  c.fillStyle = css(mix(palette.ink, oklch(".25 .08 300"), 0.5));
  c.fillRect(left, top, right - left, bottom - top);
  const beams = [".70 .22 330", ".72 .16 230", ".82 .16 90", ".70 .20 20", ".74 .17 160"];
  for (const [i, tone] of beams.entries()) {
    const x = left + 50 + ((right - left - 100) * i) / 4;
    const lean = (i - 2) * -46;
    const light = c.createLinearGradient(0, top, 0, bottom);
    light.addColorStop(0, css(oklch(tone), 0.8));
    light.addColorStop(1, css(oklch(tone), 0.08));
    c.fillStyle = light;
    c.beginPath();
    c.moveTo(x - 6, top + 14);
    c.lineTo(x + 6, top + 14);
    c.lineTo(x + lean + 60, bottom - 50);
    c.lineTo(x + lean - 60, bottom - 50);
    c.fill();
    c.fillStyle = css(WHITE);
    c.beginPath();
    c.arc(x, top + 14, 9, 0, Math.PI * 2);
    c.fill();
  }
  c.fillStyle = css(mix(palette.ink, palette.hero[3]!, 0.5));
  c.fillRect(left, bottom - 56, right - left, 56);
  for (const x of [left + 12, right - 72]) {
    for (let k = 0; k < 3; k++) {
      c.fillStyle = css(mix(palette.ink, [0.1, 0, 0], 0.4));
      c.fillRect(x, bottom - 56 - (k + 1) * 50, 60, 47);
      c.fillStyle = css(mix(palette.ink, WHITE, 0.3));
      c.beginPath();
      c.arc(x + 30, bottom - 33 - (k + 1) * 50, 17, 0, Math.PI * 2);
      c.fill();
    }
  }
  drums(stage, c, bottom - 56);
}

function drums(stage: Stage, c: Canvas, foot: number): void {
  for (const [x, y, r, tone] of [
    [-44, 22, 22, ".58 .2 27"],
    [44, 22, 22, ".58 .2 27"],
    [0, 30, 32, ".90 .02 90"],
  ] as const) {
    c.fillStyle = css(mix(oklch(tone), stage.palette.ink, 0.1));
    c.beginPath();
    c.arc(x, foot - y, r, 0, Math.PI * 2);
    c.fill();
  }
  c.fillStyle = css(oklch(".82 .14 88"));
  for (const x of [-74, 74]) {
    c.fillRect(x - 2, foot - 78, 4, 78);
    c.beginPath();
    c.ellipse(x, foot - 78, 28, 6, x / 300, 0, Math.PI * 2);
    c.fill();
  }
}

/** People before the stage, seen from behind with their arms up. */
export function listeners(stage: Stage, c: Canvas): void {
  const { palette } = stage;
  const random = stage.random("listeners");
  for (const z of [9.6, 8.4, 7.3])
    for (let k = -5; k <= 5; k++) {
      const [x, foot] = view.point(k * 0.78 + (random() - 0.5) * 0.3, 0, z);
      const u = (view.size(z) / 100) * (0.92 + random() * 0.16);
      c.fillStyle = css(mix(palette.ink, oklch(".35 .09 300"), (z - 6) / 7));
      c.beginPath();
      c.roundRect(x - u * 26, foot - u * 132, u * 52, u * 132, u * 18);
      c.fill();
      c.beginPath();
      c.arc(x, foot - u * 152, u * 20, 0, Math.PI * 2);
      c.fill();
      if (random() < 0.4) continue;
      c.strokeStyle = c.fillStyle;
      c.lineWidth = u * 12;
      c.lineCap = "round";
      c.beginPath();
      for (const side of [-1, 1]) {
        c.moveTo(x + side * u * 22, foot - u * 118);
        c.lineTo(x + side * u * 40, foot - u * 196);
      }
      c.stroke();
    }
}

/** A star in a shield over a blue stripe, and a cell with bars beside it. */
export function policeWall(stage: Stage, c: Canvas, { left, right, top, bottom, room }: Wall): void {
  const { palette } = stage;
  const pale = mix(mix(WHITE, palette.hero[1]!, 0.3), palette.ink, 0.06);
  const blue = oklch(".42 .14 262");
  c.fillStyle = css(pale);
  c.fillRect(left, top, right - left, bottom - top);
  for (const side of [-1, 1]) {
    panel(c, side, room.wall, [2.2, room.back], [0, room.ceiling], css(mix(pale, palette.ink, 0.35)));
    panel(c, side, room.wall - 0.01, [2.2, room.back], [1.1, 1.6], css(mix(blue, palette.ink, 0.2)));
  }
  c.fillStyle = css(blue);
  c.fillRect(left, bottom - 128, right - left, 36);
  // The shield and its star.
  const y = top + 92;
  c.beginPath();
  c.moveTo(-56, y - 48);
  c.quadraticCurveTo(0, y - 70, 56, y - 48);
  c.quadraticCurveTo(62, y + 30, 0, y + 66);
  c.quadraticCurveTo(-62, y + 30, -56, y - 48);
  c.fill();
  c.fillStyle = css(oklch(".84 .15 88"));
  c.beginPath();
  for (let i = 0; i < 10; i++) {
    const a = (i / 10) * Math.PI * 2 - Math.PI / 2;
    const r = i % 2 ? 17 : 42;
    c.lineTo(Math.cos(a) * r, y + Math.sin(a) * r);
  }
  c.fill();
  const x = right - 122;
  c.fillStyle = css(mix(palette.ink, pale, 0.15));
  c.fillRect(x, bottom - 196, 100, 196);
  c.fillStyle = css(mix(oklch(".70 .01 240"), palette.ink, 0.1));
  for (let k = 0; k <= 100; k += 17) c.fillRect(x + k - 3, bottom - 196, 6, 196);
  for (const up of [196, 110, 6]) c.fillRect(x - 3, bottom - up, 106, 7);
}

/** The counter with a lamp of blue light. */
export function policeCounter(stage: Stage, c: Canvas): void {
  const { palette } = stage;
  const wood = mix(oklch(".56 .07 60"), palette.trim[2]!, 0.2);
  const blue = oklch(".55 .2 262");
  block(stage, c, {
    x: [-2.9, 0.7],
    z: [7.1, 7.7],
    tall: 1.08,
    front: mix(blue, palette.ink, 0.45),
    top: mix(wood, palette.lamp, 0.3),
  });
  const [x, y] = view.point(-2.5, 1.08, 7.4);
  const glow = c.createRadialGradient(x, y - 22, 0, x, y - 22, 90);
  glow.addColorStop(0, css(blue, 0.8));
  glow.addColorStop(1, css(blue, 0));
  c.fillStyle = glow;
  c.fillRect(x - 90, y - 112, 180, 180);
  c.fillStyle = css(mix(blue, WHITE, 0.35));
  c.beginPath();
  c.roundRect(x - 16, y - 36, 32, 36, [16, 16, 2, 2]);
  c.fill();
}

/** Walls of glass with fish behind them. */
export function fishTanks(stage: Stage, c: Canvas, { left, right, top, bottom, room }: Wall): void {
  const { palette } = stage;
  const deep = c.createLinearGradient(0, top, 0, bottom);
  deep.addColorStop(0, css(oklch(".78 .12 215")));
  deep.addColorStop(1, css(oklch(".36 .11 250")));
  c.fillStyle = deep;
  c.fillRect(left + 14, top + 24, right - left - 28, bottom - top - 60);
  for (const side of [-1, 1])
    for (let z = 2.6; z < room.back - 1; z += 2.7)
      panel(
        c,
        side,
        room.wall - 0.01,
        [z, z + 2.2],
        [0.7, 3.6],
        css(mix(oklch(".60 .13 225"), palette.ink, 0.25)),
      );
  const random = stage.random("tank");
  const tones = [".80 .15 75", ".66 .2 30", ".88 .12 100", ".72 .1 200", ".60 .14 310"];
  for (let i = 0; i < 26; i++) {
    const [x, y] = [left + 50 + random() * (right - left - 100), top + 56 + random() * (bottom - top - 150)];
    const r = 8 + random() * 12;
    const way = random() < 0.5 ? -1 : 1;
    c.fillStyle = css(oklch(tones[i % 5]!));
    c.beginPath();
    c.ellipse(x, y, r * 1.5, r * 0.8, 0, 0, Math.PI * 2);
    c.moveTo(x - way * r * 1.2, y);
    c.lineTo(x - way * r * 2.3, y - r * 0.8);
    c.lineTo(x - way * r * 2.3, y + r * 0.8);
    c.fill();
    c.fillStyle = css(palette.ink);
    c.beginPath();
    c.arc(x + way * r * 0.8, y - r * 0.15, r * 0.16, 0, Math.PI * 2);
    c.fill();
  }
  c.strokeStyle = css(oklch(".52 .13 150"));
  c.lineWidth = 7;
  c.lineCap = "round";
  for (let x = left + 40; x < right - 30; x += 52) {
    c.beginPath();
    c.moveTo(x, bottom - 38);
    c.bezierCurveTo(x + 18, bottom - 66, x - 18, bottom - 84, x + 8, bottom - 112);
    c.stroke();
  }
  c.fillStyle = css(mix(palette.ink, palette.hero[3]!, 0.4));
  for (const x of [left + 10, -6, right - 18]) c.fillRect(x, top + 20, 10, bottom - top - 52);
}
