import { css, type Lab, mix, oklch } from "../colour.ts";
import type { Plate, Stage } from "../stage.ts";
import { block } from "./counters.ts";
import { fillPolygon, panel, view, type Wall } from "./walls.ts";

type Canvas = Plate["c"];

const COATS = [".52 .15 28", ".60 .11 85", ".46 .12 258", ".56 .10 160"];

/** A coat on its hook, `tall` from the hook to the hem. */
function coat(c: Canvas, x: number, y: number, tall: number, colour: Lab): void {
  const wide = tall * 0.26;
  c.fillStyle = css(colour);
  c.beginPath();
  c.moveTo(x - 4, y);
  c.quadraticCurveTo(x - wide * 0.9, y + tall * 0.08, x - wide, y + tall * 0.6);
  c.lineTo(x - wide * 0.86, y + tall);
  c.lineTo(x + wide * 0.86, y + tall);
  c.lineTo(x + wide, y + tall * 0.6);
  c.quadraticCurveTo(x + wide * 0.9, y + tall * 0.08, x + 4, y);
  c.fill();
  c.strokeStyle = css(mix(colour, [0.15, 0, 0], 0.55));
  c.lineWidth = 2.2;
  c.beginPath();
  c.moveTo(x, y + tall * 0.06);
  c.lineTo(x, y + tall);
  for (const side of [-1, 1]) {
    c.moveTo(x + side * wide * 0.62, y + tall * 0.24);
    c.lineTo(x + side * wide * 0.6, y + tall * 0.74);
  }
  c.stroke();
}

/** A pair of shoes on the floor. */
function shoes(c: Canvas, x: number, foot: number, size: number, colour: Lab): void {
  for (const dx of [0, size * 1.25]) {
    c.fillStyle = css(colour);
    c.beginPath();
    c.moveTo(x + dx - size * 0.5, foot);
    c.lineTo(x + dx - size * 0.5, foot - size * 0.62);
    c.quadraticCurveTo(x + dx - size * 0.1, foot - size * 0.5, x + dx + size * 0.62, foot - size * 0.26);
    c.quadraticCurveTo(x + dx + size * 0.8, foot - size * 0.1, x + dx + size * 0.7, foot);
    c.fill();
    c.fillStyle = css(mix(colour, [0.12, 0, 0], 0.7));
    c.fillRect(x + dx - size * 0.5, foot - 3, size * 1.22, 4);
  }
}

/** The front door from inside, with light in its panes, and hooks with coats and a mirror beside it. */
export function frontDoor(stage: Stage, c: Canvas, { left, right, top, bottom, room }: Wall): void {
  const { palette } = stage;
  const frame = mix(palette.cloud[0]!, palette.hero[1]!, 0.25);
  const leaf = mix(oklch(".44 .13 27"), palette.trim[2]!, 0.25);
  const [half, tall] = [62, 250];
  const y = bottom - tall;
  c.fillStyle = css(frame);
  c.fillRect(-half - 14, y - 62, half * 2 + 28, tall + 62);
  const pane = c.createLinearGradient(0, y - 50, 0, y);
  pane.addColorStop(0, css(palette.sky[3]!));
  pane.addColorStop(1, css(mix(palette.glow, palette.lamp, 0.3)));
  c.fillStyle = pane;
  c.beginPath();
  c.ellipse(0, y - 6, half, 46, 0, Math.PI, 0);
  c.fill();
  c.strokeStyle = css(frame);
  c.lineWidth = 4;
  c.beginPath();
  for (const a of [0.25, 0.5, 0.75]) {
    c.moveTo(0, y - 6);
    c.lineTo(-Math.cos(a * Math.PI) * half, y - 6 - Math.sin(a * Math.PI) * 46);
  }
  c.stroke();
  c.fillStyle = css(leaf);
  c.fillRect(-half, y, half * 2, tall);
  for (const side of [-1, 1]) {
    const x = side < 0 ? -half + 12 : 8;
    c.fillStyle = css(mix(palette.glow, palette.lamp, 0.45));
    c.fillRect(x, y + 18, half - 20, 86);
    c.fillStyle = css(mix(leaf, palette.ink, 0.35));
    c.fillRect(x, y + 128, half - 20, 44);
    c.fillRect(x, y + 188, half - 20, 44);
  }
  c.fillStyle = css(oklch(".84 .13 86"));
  c.beginPath();
  c.arc(half - 9, y + 118, 6, 0, Math.PI * 2);
  c.fill();
  c.fillRect(-18, y + 114, 30, 7);
  // Hooks with coats.
  const rail = left + 12;
  c.fillStyle = css(mix(oklch(".50 .08 58"), palette.ink, 0.1));
  c.fillRect(rail, top + 122, -half - 30 - rail, 13);
  for (const [i, dx] of [20, 58, 96, 128].entries())
    coat(c, rail + dx, top + 130, [130, 148, 118, 138][i]!, mix(oklch(COATS[i]!), palette.ink, 0.06));
  // A mirror over a small table with a vase.
  const mid = (half + 20 + right) / 2 + 4;
  c.fillStyle = css(oklch(".76 .11 82"));
  c.beginPath();
  c.ellipse(mid, top + 168, 50, 66, 0, 0, Math.PI * 2);
  c.fill();
  const glass = c.createLinearGradient(mid - 40, top + 110, mid + 40, top + 230);
  glass.addColorStop(0, css(mix(palette.cloud[0]!, palette.sky[3]!, 0.35)));
  glass.addColorStop(1, css(mix(palette.sky[2]!, palette.cloud[1]!, 0.4)));
  c.fillStyle = glass;
  c.beginPath();
  c.ellipse(mid, top + 168, 42, 58, 0, 0, Math.PI * 2);
  c.fill();
  const wood = mix(oklch(".52 .08 56"), palette.trim[2]!, 0.2);
  c.fillStyle = css(wood);
  c.fillRect(mid - 62, bottom - 76, 124, 11);
  for (const dx of [-54, 46]) c.fillRect(mid + dx, bottom - 66, 8, 66);
  for (const side of [-1, 1])
    for (let z = room.back - 2.2; z > 2.6; z -= 2.3)
      panel(c, side, room.wall, [z, z + 1.6], [1.1, 3.4], css(mix(palette.hero[2]!, palette.ink, 0.4), 0.5));
}

/** The mat before the door, shoes in a row and an umbrella in its stand. */
export function doormat(stage: Stage, c: Canvas): void {
  const { palette } = stage;
  fillPolygon(c, css(mix(oklch(".50 .07 60"), palette.ink, 0.15)), [
    [-1, 0.01, 7.8],
    [1, 0.01, 7.8],
    [1, 0.01, 6.9],
    [-1, 0.01, 6.9],
  ]);
  for (const z of [7.7, 7.1])
    fillPolygon(c, css(mix(oklch(".66 .08 70"), palette.ink, 0.1)), [
      [-0.92, 0.02, z],
      [0.92, 0.02, z],
      [0.92, 0.02, z - 0.12],
      [-0.92, 0.02, z - 0.12],
    ]);
  for (const [i, x] of [-2.85, -2.35, -1.85, -1.35].entries()) {
    const [px, foot] = view.point(x, 0, 7.6);
    shoes(
      c,
      px,
      foot,
      17,
      mix(oklch([".36 .06 50", ".52 .16 28", ".30 .02 260", ".50 .12 250"][i]!), palette.ink, 0.05),
    );
  }
  const [x, foot] = view.point(2.72, 0, 7.4);
  for (const [dx, colour] of [
    [-7, ".50 .16 25"],
    [8, ".42 .10 255"],
  ] as const) {
    c.strokeStyle = css(oklch(colour));
    c.lineWidth = 7;
    c.lineCap = "round";
    c.beginPath();
    c.moveTo(x + dx, foot - 30);
    c.lineTo(x + dx * 1.7, foot - 96);
    c.stroke();
    c.lineWidth = 4;
    c.beginPath();
    c.arc(x + dx * 1.7 + 7, foot - 98, 7, Math.PI, Math.PI * 2);
    c.stroke();
  }
  c.fillStyle = css(mix(oklch(".60 .05 240"), palette.ink, 0.2));
  c.fillRect(x - 22, foot - 58, 44, 58);
}

/** A board of trains over lit ticket windows. */
export function ticketWindows(stage: Stage, c: Canvas, { left, right, top, bottom }: Wall): void {
  const { palette } = stage;
  const wide = right - left;
  c.fillStyle = css(mix(mix(palette.cloud[1]!, palette.hero[1]!, 0.4), palette.ink, 0.15));
  c.fillRect(left, top, wide, bottom - top);
  c.fillStyle = css(mix(palette.ink, [0.15, 0, 0], 0.5));
  c.fillRect(left + 70, top + 18, wide - 140, 118);
  const random = stage.random("board");
  for (let row = 0; row < 5; row++) {
    c.fillStyle = css(oklch(row === 2 ? ".80 .15 145" : ".84 .15 85"));
    const y = top + 30 + row * 21;
    c.fillRect(left + 84, y, 46, 10);
    c.fillRect(left + 144, y, 110 + random() * 70, 10);
    c.fillRect(right - 130, y, 36, 10);
  }
  const count = 4;
  const step = (wide - 40) / count;
  for (let i = 0; i < count; i++) {
    const x = left + 20 + step * (i + 0.5);
    const half = step * 0.38;
    c.fillStyle = css(mix(oklch(".42 .09 250"), palette.ink, 0.2));
    c.fillRect(x - half - 8, bottom - 178, half * 2 + 16, 178);
    c.fillStyle = css(mix(palette.lamp, palette.glow, 0.3));
    c.fillRect(x - half, bottom - 140, half * 2, 74);
    c.fillStyle = css(palette.ink, 0.75);
    c.beginPath();
    c.arc(x, bottom - 104, 12, 0, Math.PI * 2);
    c.fill();
    c.beginPath();
    c.ellipse(x, bottom - 66, 26, 24, 0, Math.PI, 0);
    c.fill();
    // A ticket with a notch in each end.
    c.fillStyle = css(oklch(".95 .02 90"));
    c.fillRect(x - 26, bottom - 170, 52, 22);
    c.fillStyle = css(mix(oklch(".42 .09 250"), palette.ink, 0.2));
    for (const side of [-1, 1]) {
      c.beginPath();
      c.arc(x + side * 26, bottom - 159, 5, 0, Math.PI * 2);
      c.fill();
    }
    c.fillStyle = css(mix(oklch(".62 .03 250"), palette.glow, 0.2));
    c.fillRect(x - half - 8, bottom - 64, half * 2 + 16, 9);
  }
}

/** A row of gates with glass flaps, arrows and crosses. */
export function ticketGates(stage: Stage, c: Canvas): void {
  const { palette } = stage;
  const steel = mix(oklch(".74 .015 245"), palette.hero[1]!, 0.12);
  for (const z of [6.5])
    for (let i = -3; i <= 3; i++) {
      const x = i * 1.18 + 0.0;
      block(stage, c, {
        x: [x - 0.17, x + 0.17],
        z: [z, z + 1.5],
        tall: 1.12,
        front: mix(steel, palette.ink, 0.18),
        top: mix(steel, palette.glow, 0.3),
      });
      const [px, py] = view.point(x, 0.86, z);
      const open = i % 3 !== 0;
      c.fillStyle = css(open ? oklch(".74 .19 148") : oklch(".60 .22 28"));
      c.beginPath();
      c.arc(px, py, 11, 0, Math.PI * 2);
      c.fill();
      c.strokeStyle = css([0.99, 0, 0]);
      c.lineWidth = 3;
      c.beginPath();
      if (open) {
        c.moveTo(px, py + 6);
        c.lineTo(px, py - 6);
        c.moveTo(px - 5, py - 1);
        c.lineTo(px, py - 6);
        c.lineTo(px + 5, py - 1);
      } else {
        c.moveTo(px - 5, py - 5);
        c.lineTo(px + 5, py + 5);
        c.moveTo(px + 5, py - 5);
        c.lineTo(px - 5, py + 5);
      }
      c.stroke();
      // Flaps of glass between two gates.
      if (i < 3)
        for (const [from, to] of [
          [x + 0.17, x + 0.53],
          [x + 1.01, x + 0.65],
        ] as const)
          fillPolygon(c, css(mix(oklch(".84 .06 210"), palette.cloud[0]!, 0.3), 0.55), [
            [from, 0.28, z + 0.6],
            [from, 1.02, z + 0.6],
            [to, 0.9, z + 0.6],
            [to, 0.36, z + 0.6],
          ]);
    }
}
