import { css, mix, oklch } from "../colour.ts";
import type { Plate, Stage } from "../stage.ts";
import { pillars, type Wall } from "./walls.ts";

type Canvas = Plate["c"];

const GOLD = oklch(".82 .13 84");
const DEEP_GOLD = oklch(".62 .12 70");

/** A seated figure of gold with a halo, its hands in its lap. */
function idol(c: Canvas, x: number, foot: number): void {
  const glow = c.createRadialGradient(x, foot - 70, 8, x, foot - 70, 110);
  glow.addColorStop(0, css(GOLD, 0.75));
  glow.addColorStop(1, css(GOLD, 0));
  c.fillStyle = glow;
  c.fillRect(x - 110, foot - 180, 220, 190);
  c.strokeStyle = css(GOLD);
  c.lineWidth = 4;
  c.beginPath();
  c.arc(x, foot - 92, 30, 0, Math.PI * 2);
  c.stroke();
  const shape = (draw: () => void, tone = GOLD) => {
    c.fillStyle = css(tone);
    c.beginPath();
    draw();
    c.fill();
  };
  shape(() => c.ellipse(x, foot - 14, 50, 15, 0, 0, Math.PI * 2), DEEP_GOLD);
  shape(() => {
    c.moveTo(x - 30, foot - 14);
    c.bezierCurveTo(x - 40, foot - 50, x - 26, foot - 72, x, foot - 74);
    c.bezierCurveTo(x + 26, foot - 72, x + 40, foot - 50, x + 30, foot - 14);
  });
  shape(() => c.ellipse(x, foot - 18, 46, 11, 0, 0, Math.PI * 2));
  shape(() => c.ellipse(x, foot - 28, 14, 8, 0, 0, Math.PI * 2), DEEP_GOLD);
  shape(() => c.ellipse(x, foot - 90, 15, 18, 0, 0, Math.PI * 2));
  shape(() => {
    c.moveTo(x - 15, foot - 98);
    c.lineTo(x, foot - 128);
    c.lineTo(x + 15, foot - 98);
  }, DEEP_GOLD);
}

/** The dark chamber behind steps, under a tower of tiers, with its door of gold. */
function chamber(stage: Stage, c: Canvas, { left, right, top, bottom }: Wall): void {
  const x = (left + right) / 2;
  const stone = mix(oklch(".62 .06 55"), stage.palette.hero[2]!, 0.25);
  for (let i = 0; i < 4; i++) {
    c.fillStyle = css(mix(stone, stage.palette.ink, 0.12 + i * 0.06));
    c.fillRect(x - 118 + i * 16, top + 34 - i * 14, 236 - i * 32, 16);
  }
  c.fillStyle = css(stone);
  c.fillRect(x - 112, top + 46, 224, bottom - top - 46);
  c.fillStyle = css(DEEP_GOLD);
  c.fillRect(x - 84, top + 56, 168, bottom - top - 56);
  c.fillStyle = css(mix(oklch(".24 .06 35"), stage.palette.ink, 0.3));
  c.fillRect(x - 74, top + 66, 148, bottom - top - 66);
}

/** A string of marigolds that hangs between two points. */
function garland(c: Canvas, from: number, to: number, y: number, sag: number): void {
  for (let k = 0; k <= 1.001; k += 1 / 22) {
    const [px, py] = [from + (to - from) * k, y + 4 * k * (1 - k) * sag];
    c.fillStyle = css(Math.round(k * 22) % 2 === 0 ? oklch(".75 .17 58") : oklch(".85 .15 88"));
    c.beginPath();
    c.arc(px, py, 5, 0, Math.PI * 2);
    c.fill();
  }
}

/** Lamps of oil before the steps, and two brass bells on chains. */
function offerings(stage: Stage, c: Canvas, { left, right, top, bottom }: Wall): void {
  const { palette } = stage;
  const x = (left + right) / 2;
  for (const dx of [-58, 58]) {
    c.strokeStyle = css(palette.ink);
    c.lineWidth = 2;
    c.beginPath();
    c.moveTo(x + dx, top + 66);
    c.lineTo(x + dx, top + 96);
    c.stroke();
    c.fillStyle = css(GOLD);
    c.beginPath();
    c.moveTo(x + dx - 12, top + 122);
    c.bezierCurveTo(x + dx - 8, top + 114, x + dx - 9, top + 94, x + dx, top + 94);
    c.bezierCurveTo(x + dx + 9, top + 94, x + dx + 8, top + 114, x + dx + 12, top + 122);
    c.fill();
  }
  for (let i = 0; i < 3; i++) {
    c.fillStyle = css(mix(oklch(".66 .05 55"), palette.ink, 0.08 + i * 0.1));
    c.fillRect(x - 92 - i * 22, bottom - 30 + i * 12, 184 + i * 44, 13);
  }
  for (let dx = -110; dx <= 110; dx += 27.5) {
    const y = bottom + 4;
    c.fillStyle = css(DEEP_GOLD);
    c.fillRect(x + dx - 7, y - 3, 14, 5);
    const light = c.createRadialGradient(x + dx, y - 10, 0, x + dx, y - 10, 18);
    light.addColorStop(0, css(palette.lamp, 0.8));
    light.addColorStop(1, css(palette.lamp, 0));
    c.fillStyle = light;
    c.fillRect(x + dx - 18, y - 28, 36, 36);
    c.fillStyle = css(oklch(".92 .12 92"));
    c.beginPath();
    c.ellipse(x + dx, y - 9, 3, 6, 0, 0, Math.PI * 2);
    c.fill();
  }
}

/** A temple: a golden figure in its chamber with garlands, bells, offered lamps, and pillars. */
export function templeHall(stage: Stage, c: Canvas, wall: Wall): void {
  const x = (wall.left + wall.right) / 2;
  chamber(stage, c, wall);
  idol(c, x, wall.bottom - 28);
  garland(c, x - 84, x + 84, wall.top + 58, 26);
  offerings(stage, c, wall);
  pillars(stage, c, wall);
}
