import { css, mix, oklch } from "../colour.ts";
import type { Plate, Stage } from "../stage.ts";

type Canvas = Plate["c"];

/** The small house from which one steps onto a roof, with its open door. */
export function stairHouse(stage: Stage, c: Canvas, x: number): void {
  const { palette } = stage;
  const wall = mix(mix(palette.cloud[1]!, palette.hero[2]!, 0.35), palette.land[1]!, 0.2);
  const side = Math.sign(x);
  const face = c.createLinearGradient(x - 110, 0, x + 110, 0);
  face.addColorStop(0, css(mix(wall, palette.glow, 0.18)));
  face.addColorStop(1, css(mix(wall, palette.ink, 0.35)));
  c.fillStyle = face;
  c.fillRect(x - 105, 402, 210, 208);
  c.fillStyle = css(mix(wall, palette.ink, 0.5));
  c.fillRect(x - 118, 390, 236, 15);
  const door = x - side * 36;
  c.fillStyle = css(mix(palette.trim[2]!, palette.ink, 0.3));
  c.fillRect(door - 42, 454, 84, 156);
  c.fillStyle = css(mix(palette.lamp, palette.glow, 0.25));
  c.fillRect(door - 35, 462, 70, 148);
  c.fillStyle = css(mix(palette.ink, palette.hero[3]!, 0.3), 0.75);
  for (let i = 0; i < 4; i++) c.fillRect(door - 35, 600 - i * 12, 70 - i * 14, 12);
  const glow = c.createRadialGradient(door, 540, 10, door, 560, 190);
  glow.addColorStop(0, css(palette.lamp, 0.35));
  glow.addColorStop(1, css(palette.lamp, 0));
  c.fillStyle = glow;
  c.fillRect(door - 190, 380, 380, 360);
}

/** A water tank of wood on iron legs. */
export function waterTank(stage: Stage, c: Canvas, x: number): void {
  const { palette } = stage;
  const iron = css(mix(palette.ink, palette.hero[3]!, 0.3));
  c.strokeStyle = iron;
  c.lineWidth = 7;
  c.beginPath();
  for (const dx of [-52, 0, 52]) {
    c.moveTo(x + dx, 470);
    c.lineTo(x + dx * 1.12, 606);
  }
  c.moveTo(x - 54, 480);
  c.lineTo(x + 57, 596);
  c.moveTo(x + 54, 480);
  c.lineTo(x - 57, 596);
  c.stroke();
  const wood = mix(oklch(".54 .08 55"), palette.trim[2]!, 0.2);
  const round = c.createLinearGradient(x - 66, 0, x + 66, 0);
  round.addColorStop(0, css(mix(wood, palette.ink, 0.2)));
  round.addColorStop(0.35, css(mix(wood, palette.glow, 0.25)));
  round.addColorStop(1, css(mix(wood, palette.ink, 0.5)));
  c.fillStyle = round;
  c.fillRect(x - 66, 362, 132, 110);
  c.strokeStyle = css(palette.ink, 0.4);
  c.lineWidth = 2;
  c.beginPath();
  for (let dx = -54; dx < 66; dx += 13) {
    c.moveTo(x + dx, 362);
    c.lineTo(x + dx, 472);
  }
  c.stroke();
  c.fillStyle = iron;
  for (const y of [380, 412, 448]) c.fillRect(x - 68, y, 136, 4);
  c.fillStyle = css(mix(palette.trim[2]!, palette.ink, 0.35));
  c.beginPath();
  c.moveTo(x - 76, 364);
  c.lineTo(x, 314);
  c.lineTo(x + 76, 364);
  c.fill();
}
