import { css, mix } from "../colour.ts";
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
