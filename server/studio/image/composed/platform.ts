import { css, mix, oklch } from "../colour.ts";
import { between } from "../random.ts";
import type { Plate, Stage } from "../stage.ts";

type Canvas = Plate["c"];

/** Two tracks on their stones, under wires, before the platform on the other side. */
export function track(stage: Stage, c: Canvas): void {
  const { palette } = stage;
  const random = stage.random("ballast");
  // The other platform, with lamps and a shelter.
  const far = mix(mix(palette.cloud[1]!, palette.hero[2]!, 0.4), palette.haze, 0.3);
  c.fillStyle = css(mix(far, palette.ink, 0.35));
  c.fillRect(-720, 462, 1440, 18);
  c.fillStyle = css(far);
  c.fillRect(-720, 454, 1440, 9);
  c.fillStyle = css(mix(palette.trim[2]!, palette.haze, 0.3));
  c.fillRect(-430, 372, 860, 12);
  c.fillStyle = css(mix(mix(palette.ink, palette.hero[3]!, 0.4), palette.haze, 0.3));
  for (const x of [-400, -200, 0, 200, 400]) c.fillRect(x - 4, 382, 8, 74);
  c.fillStyle = css(palette.lamp, 0.9);
  for (const x of [-300, -100, 100, 300]) c.fillRect(x - 26, 384, 52, 6);
  // Stones, sleepers and rails.
  const bed = c.createLinearGradient(0, 478, 0, 560);
  bed.addColorStop(0, css(mix(oklch(".46 .015 60"), palette.haze, 0.25)));
  bed.addColorStop(1, css(mix(oklch(".34 .015 60"), palette.ink, 0.2)));
  c.fillStyle = bed;
  c.fillRect(-720, 478, 1440, 84);
  for (let i = 0; i < 900; i++) {
    c.fillStyle = css(oklch(random() < 0.5 ? ".58 .012 60" : ".28 .01 60"), 0.5);
    c.fillRect(between(random, -720, 720), between(random, 480, 556), 4, 2.4);
  }
  for (const [y, tall, step] of [
    [488, 13, 30],
    [518, 22, 44],
  ] as const) {
    c.fillStyle = css(mix(oklch(".36 .05 48"), palette.ink, 0.25));
    for (let x = -720; x < 720; x += step) c.fillRect(x, y, step * 0.5, tall);
    for (const dy of [2, tall - 5]) {
      c.fillStyle = css(mix(oklch(".50 .03 40"), palette.ink, 0.3));
      c.fillRect(-720, y + dy, 1440, 5);
      c.fillStyle = css(mix(oklch(".86 .01 240"), palette.glow, 0.2));
      c.fillRect(-720, y + dy, 1440, 2);
    }
  }
  c.strokeStyle = css(palette.ink, 0.7);
  c.lineWidth = 2;
  for (const y of [286, 300]) {
    c.beginPath();
    c.moveTo(-720, y);
    for (const x of [-720, -360, 0, 360]) c.quadraticCurveTo(x + 180, y + (y === 286 ? 12 : 0), x + 360, y);
    c.stroke();
  }
}

/** The roof over the platform with its posts, a clock, and a board without a name. */
export function platformRoof(stage: Stage, c: Canvas, side: number): void {
  const { palette } = stage;
  const iron = mix(mix(palette.trim[3]!, palette.ink, 0.4), palette.hero[3]!, 0.2);
  c.fillStyle = css(iron);
  for (const x of [-470, 470]) {
    c.fillRect(x - 8, 176, 16, 408);
    c.fillRect(x - 16, 566, 32, 18);
    c.lineWidth = 8;
    c.strokeStyle = css(iron);
    for (const way of [-1, 1]) {
      c.beginPath();
      c.moveTo(x, 300);
      c.quadraticCurveTo(x + way * 14, 214, x + way * 90, 196);
      c.stroke();
    }
  }
  const roof = c.createLinearGradient(0, 100, 0, 200);
  roof.addColorStop(0, css(mix(palette.ink, palette.hero[3]!, 0.35)));
  roof.addColorStop(1, css(mix(palette.trim[2]!, palette.ink, 0.3)));
  c.fillStyle = roof;
  c.fillRect(-720, -100, 1440, 270);
  c.fillStyle = css(mix(palette.trim[2]!, palette.ink, 0.15));
  c.fillRect(-720, 166, 1440, 20);
  c.fillStyle = css(mix(palette.trim[1]!, palette.trim[2]!, 0.4));
  for (let x = -720; x < 720; x += 24) {
    c.beginPath();
    c.moveTo(x, 185);
    c.lineTo(x + 12, 204);
    c.lineTo(x + 24, 185);
    c.fill();
  }
  // The clock hangs on its arm.
  const at = side * 150;
  c.fillStyle = css(iron);
  c.fillRect(at - 3, 186, 6, 40);
  c.beginPath();
  c.arc(at, 264, 46, 0, Math.PI * 2);
  c.fill();
  c.fillStyle = css(mix([0.98, 0, 0.01], palette.lamp, 0.15));
  c.beginPath();
  c.arc(at, 264, 38, 0, Math.PI * 2);
  c.fill();
  c.strokeStyle = css(palette.ink);
  c.lineCap = "round";
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * Math.PI * 2;
    c.lineWidth = i % 3 === 0 ? 4 : 2;
    c.beginPath();
    c.moveTo(at + Math.cos(a) * 34, 264 + Math.sin(a) * 34);
    c.lineTo(at + Math.cos(a) * 29, 264 + Math.sin(a) * 29);
    c.stroke();
  }
  c.lineWidth = 5;
  c.beginPath();
  c.moveTo(at - 17, 250);
  c.lineTo(at, 264);
  c.lineTo(at + 8, 236);
  c.stroke();
  // A blue board with a train on it.
  const board = -side * 200;
  c.fillStyle = css(iron);
  for (const dx of [-60, 60]) c.fillRect(board + dx - 2, 186, 4, 40);
  c.fillStyle = css(mix(oklch(".44 .14 258"), palette.ink, 0.1));
  c.beginPath();
  c.roundRect(board - 104, 222, 208, 66, 8);
  c.fill();
  c.fillStyle = css([0.98, 0, 0]);
  c.beginPath();
  c.roundRect(board - 88, 234, 34, 36, [14, 14, 6, 6]);
  c.fill();
  c.fillRect(board - 84, 274, 26, 4);
  c.fillRect(board - 34, 240, 118, 9);
  c.fillRect(board - 34, 260, 84, 9);
  c.fillStyle = css(mix(oklch(".44 .14 258"), palette.ink, 0.1));
  c.fillRect(board - 83, 241, 24, 12);
  c.beginPath();
  c.arc(board - 79, 262, 3, 0, Math.PI * 2);
  c.arc(board - 63, 262, 3, 0, Math.PI * 2);
  c.fill();
}
