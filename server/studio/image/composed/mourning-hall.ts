import { css, type Lab, mix, oklch } from "../colour.ts";
import { type Plate, type Stage } from "../stage.ts";
import { block } from "./counters.ts";
import { panel, view, type Wall } from "./walls.ts";

type Canvas = Plate["c"];
const WHITE: Lab = [0.95, 0, 0.01];
const dot = (c: Canvas, x: number, y: number, r: number, colour: string) => {
  c.fillStyle = colour;
  c.beginPath();
  c.arc(x, y, r, 0, Math.PI * 2);
  c.fill();
};

/** Where the dead lie in state: dark drapes, a portrait with a ribbon, and wreaths. */
export function mourningWall(stage: Stage, c: Canvas, { left, right, top, bottom, room }: Wall): void {
  const { palette } = stage;
  const dark = mix(oklch(".34 .06 300"), palette.ink, 0.35);
  c.fillStyle = css(dark);
  c.fillRect(left, top, right - left, bottom - top);
  for (const side of [-1, 1])
    panel(c, side, room.wall, [2.2, room.back], [0, room.ceiling], css(mix(dark, palette.ink, 0.35)));
  for (let x = left; x < right; x += 30) {
    const fold = c.createLinearGradient(x, 0, x + 30, 0);
    fold.addColorStop(0, css(palette.ink, 0.4));
    fold.addColorStop(0.5, css(WHITE, 0.08));
    fold.addColorStop(1, css(palette.ink, 0.4));
    c.fillStyle = fold;
    c.fillRect(x, top, 30, bottom - top);
  }
  c.fillStyle = css(oklch(".78 .12 85"));
  c.fillRect(-50, top + 44, 100, 122);
  c.fillStyle = css(mix(WHITE, palette.ink, 0.2));
  c.fillRect(-42, top + 52, 84, 106);
  c.fillStyle = css(mix(palette.ink, WHITE, 0.25));
  dot(c, 0, top + 92, 20, css(mix(palette.ink, WHITE, 0.3)));
  c.beginPath();
  c.ellipse(0, top + 158, 34, 40, 0, Math.PI, 0);
  c.fill();
  c.fillStyle = css(palette.ink);
  c.beginPath();
  c.moveTo(50, top + 112);
  c.lineTo(50, top + 134);
  c.lineTo(10, top + 166);
  c.lineTo(-12, top + 166);
  c.fill();
  for (const side of [-1, 1]) {
    const [x, y] = [side * 146, top + 132];
    for (let i = 0; i < 16; i++) {
      const a = (i / 16) * Math.PI * 2;
      dot(c, x + Math.cos(a) * 44, y + Math.sin(a) * 44, 16, css(oklch(".44 .10 150")));
    }
    for (let i = 0; i < 10; i++) {
      const a = (i / 10) * Math.PI * 2;
      dot(c, x + Math.cos(a) * 44, y + Math.sin(a) * 44, 8, css(i % 2 ? WHITE : oklch(".80 .10 350")));
    }
    c.fillStyle = css(WHITE, 0.9);
    c.fillRect(x - 6, y + 40, 12, 62);
  }
}

/** A closed coffin on a bier with flowers, between tall candles. */
export function lyingInState(stage: Stage, c: Canvas): void {
  const { palette } = stage;
  const wood = mix(oklch(".44 .09 48"), palette.ink, 0.1);
  block(stage, c, {
    x: [-1.7, 1.7],
    z: [7.4, 8.2],
    tall: 0.6,
    front: mix(oklch(".30 .05 300"), palette.ink, 0.3),
    top: palette.ink,
  });
  const [x0, y0] = view.point(-1.55, 1.3, 7.6);
  const [x1, y1] = view.point(1.55, 0.6, 7.6);
  const lid = c.createLinearGradient(0, y0, 0, y1);
  lid.addColorStop(0, css(mix(wood, WHITE, 0.3)));
  lid.addColorStop(1, css(mix(wood, palette.ink, 0.3)));
  c.fillStyle = lid;
  c.beginPath();
  c.moveTo(x0 + 26, y0);
  c.lineTo(x1 - 10, y0 + 8);
  c.lineTo(x1, y1);
  c.lineTo(x0, y1);
  c.closePath();
  c.fill();
  c.fillStyle = css(oklch(".80 .13 85"));
  c.fillRect(x0 + 4, y0 + 26, x1 - x0 - 8, 4);
  for (const k of [0.2, 0.5, 0.8]) c.fillRect(x0 + (x1 - x0) * k - 14, y0 + 40, 28, 5);
  for (let i = 0; i < 12; i++)
    dot(c, -58 + i * 11, y0 - 4 - (i % 3) * 6, 10, css(i % 3 ? WHITE : oklch(".80 .10 350")));
  for (const x of [-2.5, 2.5]) {
    const [cx, foot] = view.point(x, 0, 7.4);
    const u = view.size(7.4) / 100;
    c.fillStyle = css(oklch(".74 .12 82"));
    c.fillRect(cx - u * 5, foot - u * 110, u * 10, u * 110);
    c.fillRect(cx - u * 22, foot - u * 7, u * 44, u * 7);
    c.fillRect(cx - u * 14, foot - u * 114, u * 28, u * 7);
    c.fillStyle = css(WHITE);
    c.fillRect(cx - u * 7, foot - u * 172, u * 14, u * 60);
    const glow = c.createRadialGradient(cx, foot - u * 186, 0, cx, foot - u * 186, u * 80);
    glow.addColorStop(0, css(palette.lamp, 0.8));
    glow.addColorStop(1, css(palette.lamp, 0));
    c.fillStyle = glow;
    c.fillRect(cx - u * 80, foot - u * 266, u * 160, u * 160);
    c.fillStyle = css(oklch(".88 .15 85"));
    c.beginPath();
    c.ellipse(cx, foot - u * 186, u * 6, u * 14, 0, 0, Math.PI * 2);
    c.fill();
  }
}
