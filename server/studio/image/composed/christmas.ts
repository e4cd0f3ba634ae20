import { css, mix, oklch } from "../colour.ts";
import type { Plate, Stage } from "../stage.ts";
import { festiveWall, laidTable } from "./laid-table.ts";
import type { Style } from "./room-styles.ts";
import { view } from "./walls.ts";

const BAUBLES = [".58 .22 27", ".82 .15 85", ".58 .16 255", ".94 .01 90"];

/** A fir with baubles, lights and a star. */
function tree(stage: Stage, c: Plate["c"], across: number): void {
  const { palette } = stage;
  const random = stage.random("baubles");
  const [x, foot] = view.point(across, 0, 7.5);
  const tall = 268;
  c.fillStyle = css(oklch(".42 .07 52"));
  c.fillRect(x - 9, foot - 34, 18, 34);
  for (let i = 0; i < 4; i++) {
    const [top, low, half] = [foot - tall + i * 52, foot - tall + 92 + i * 50, 40 + i * 17];
    const needles = c.createLinearGradient(x - half, 0, x + half, 0);
    needles.addColorStop(0, css(mix(oklch(".50 .10 152"), palette.glow, 0.12)));
    needles.addColorStop(1, css(mix(oklch(".34 .08 155"), palette.ink, 0.2)));
    c.fillStyle = needles;
    c.beginPath();
    c.moveTo(x, top);
    c.quadraticCurveTo(x + half * 0.4, low - 30, x + half, low);
    c.quadraticCurveTo(x, low + 16, x - half, low);
    c.quadraticCurveTo(x - half * 0.4, low - 30, x, top);
    c.fill();
    for (let k = -2; k <= 2; k++) {
      const [bx, by] = [x + (k / 2.4) * half * 0.8, low - 8 - Math.abs(k % 2) * 16 - random() * 8];
      c.fillStyle = css(oklch(BAUBLES[(i + k + 4) % 4]!));
      c.beginPath();
      c.arc(bx, by, 6.5, 0, Math.PI * 2);
      c.fill();
      c.fillStyle = css([0.99, 0, 0.03], 0.8);
      c.beginPath();
      c.arc(bx - 2, by - 2, 2, 0, Math.PI * 2);
      c.fill();
    }
  }
  c.fillStyle = css(mix(oklch(".86 .16 90"), palette.lamp, 0.3));
  c.beginPath();
  for (let i = 0; i < 10; i++) {
    const a = (i / 10) * Math.PI * 2 - Math.PI / 2;
    const r = i % 2 ? 8 : 19;
    c.lineTo(x + Math.cos(a) * r, foot - tall - 4 + Math.sin(a) * r);
  }
  c.fill();
  // Presents under it.
  for (const [dx, wide, high, colour] of [
    [-44, 40, 30, ".56 .19 27"],
    [8, 46, 38, ".54 .14 255"],
  ] as const) {
    c.fillStyle = css(oklch(colour));
    c.fillRect(x + dx, foot - high + 6, wide, high);
    c.fillStyle = css(oklch(".88 .13 90"));
    c.fillRect(x + dx + wide / 2 - 4, foot - high + 6, 8, high);
    c.fillRect(x + dx, foot - high * 0.6 + 6, wide, 6);
  }
}

/** The laid table of Christmas, with its tree. */
export const CHRISTMAS: Style = {
  windows: "one",
  curtains: true,
  dress: festiveWall,
  stand: (stage, c) => {
    tree(stage, c, 2.5);
    laidTable(stage, c);
  },
};
