import { css, type Lab, mix, oklch } from "../colour.ts";
import type { Plate, Stage } from "../stage.ts";

export type Canvas = Plate["c"];
export const WHITE: Lab = [0.95, 0, 0.01];
/** Where the floor of a vehicle meets its wall. */
export const FLOOR = 586;

export interface Opening {
  x: number;
  y: number;
  wide: number;
  tall: number;
  round: number;
}

/** A colour from light above to dark below. */
export function shaded(c: Canvas, colour: Lab, ink: Lab, y: number, tall: number): CanvasGradient {
  const light = c.createLinearGradient(0, y, 0, y + tall);
  light.addColorStop(0, css(mix(colour, WHITE, 0.2)));
  light.addColorStop(0.3, css(colour));
  light.addColorStop(1, css(mix(colour, ink, 0.4)));
  return light;
}

type CanvasGradient = ReturnType<Canvas["createLinearGradient"]>;

export function rounded(c: Canvas, { x, y, wide, tall, round }: Opening, fill: string | CanvasGradient) {
  c.fillStyle = fill;
  c.beginPath();
  c.roundRect(x - wide / 2, y, wide, tall, round);
  c.fill();
}

/** A window in a frame, through which what is painted below shows. */
export function pane(stage: Stage, c: Canvas, opening: Opening, frame: Lab, edge = 9): void {
  const { x, y, wide, tall, round } = opening;
  const grown = {
    x,
    y: y - edge,
    wide: wide + edge * 2,
    tall: tall + edge * 2,
    round: round + edge,
  };
  rounded(c, grown, css(frame));
  c.globalCompositeOperation = "destination-out";
  rounded(c, opening, "black");
  c.globalCompositeOperation = "source-over";
  // Glass that shines a little.
  c.save();
  c.beginPath();
  c.roundRect(x - wide / 2, y, wide, tall, round);
  c.clip();
  c.fillStyle = css(stage.palette.cloud[0]!, 0.13);
  for (const [at, broad] of [
    [-0.3, 0.16],
    [-0.06, 0.06],
  ] as const) {
    const left = x + at * wide;
    c.beginPath();
    c.moveTo(left, y);
    c.lineTo(left + broad * wide, y);
    c.lineTo(left + broad * wide - tall * 0.4, y + tall);
    c.lineTo(left - tall * 0.4, y + tall);
    c.fill();
  }
  c.restore();
}

/** The wall from the ceiling to the floor, and a floor with joints that run away. */
export function shell(stage: Stage, c: Canvas, { wall, low, floor }: Record<"wall" | "low" | "floor", Lab>) {
  const { palette } = stage;
  const { left, right } = stage.ground;
  c.fillStyle = shaded(c, wall, palette.ink, 0, 640);
  c.fillRect(left, -60, right - left, 700);
  c.fillStyle = shaded(c, low, palette.ink, 350, 260);
  c.fillRect(left, 362, right - left, FLOOR - 362);
  const ground = c.createLinearGradient(0, FLOOR, 0, 740);
  ground.addColorStop(0, css(mix(floor, palette.ink, 0.5)));
  ground.addColorStop(1, css(mix(floor, palette.ink, 0.12)));
  c.fillStyle = ground;
  c.fillRect(left, FLOOR, right - left, 200);
  c.strokeStyle = css(palette.ink, 0.22);
  c.lineWidth = 2;
  c.beginPath();
  for (let x = -14; x <= 14; x++) {
    c.moveTo(x * 54, FLOOR);
    c.lineTo(x * 96, 760);
  }
  c.stroke();
  c.fillStyle = css(mix(low, palette.ink, 0.6));
  c.fillRect(left, FLOOR - 12, right - left, 14);
}

/** The ceiling with a strip of light. */
export function ceiling(stage: Stage, c: Canvas, colour: Lab, tall = 62): void {
  const { palette } = stage;
  const { left, right } = stage.ground;
  const light = c.createLinearGradient(0, -40, 0, tall);
  light.addColorStop(0, css(mix(colour, palette.ink, 0.6)));
  light.addColorStop(1, css(mix(colour, palette.ink, 0.25)));
  c.fillStyle = light;
  c.fillRect(left, -60, right - left, 60 + tall);
  for (let x = -600; x <= 600; x += 240)
    rounded(c, { x, y: tall - 36, wide: 190, tall: 17, round: 8 }, css(mix(palette.lamp, WHITE, 0.5)));
  c.fillStyle = css(mix(colour, palette.ink, 0.55));
  c.fillRect(left, tall - 4, right - left, 5);
}

/** A bar below the ceiling with loops to hold on to. */
export function straps(stage: Stage, c: Canvas, y: number, step: number): void {
  const { palette } = stage;
  const steel = css(mix(oklch(".80 .01 240"), palette.ink, 0.1));
  c.fillStyle = steel;
  c.fillRect(stage.ground.left, y, 1440, 7);
  c.lineCap = "round";
  for (let x = -640 + step / 2; x < 640; x += step) {
    c.strokeStyle = css(mix(palette.ink, [0.2, 0, 0], 0.4));
    c.lineWidth = 7;
    c.beginPath();
    c.moveTo(x, y + 4);
    c.lineTo(x, y + 46);
    c.stroke();
    c.strokeStyle = css(oklch(".86 .13 88"));
    c.lineWidth = 6;
    c.beginPath();
    c.moveTo(x, y + 46);
    c.lineTo(x - 17, y + 78);
    c.lineTo(x + 17, y + 78);
    c.closePath();
    c.stroke();
  }
}

/** A pole from ceiling to floor, with a red button where `button` says. */
export function pole(stage: Stage, c: Canvas, x: number, colour: Lab, button = false): void {
  const { palette } = stage;
  const light = c.createLinearGradient(x - 6, 0, x + 7, 0);
  light.addColorStop(0, css(mix(colour, WHITE, 0.45)));
  light.addColorStop(1, css(mix(colour, palette.ink, 0.4)));
  c.fillStyle = light;
  c.fillRect(x - 6, 50, 12, FLOOR - 4);
  if (!button) return;
  rounded(c, { x, y: 372, wide: 30, tall: 42, round: 6 }, css(oklch(".80 .15 88")));
  c.fillStyle = css(oklch(".56 .21 27"));
  c.beginPath();
  c.arc(x, 393, 10, 0, Math.PI * 2);
  c.fill();
}

/** A seat seen from its side, which faces right where `side` is 1; a white cloth on its head. */
export function sideSeat(
  stage: Stage,
  c: Canvas,
  {
    x,
    side,
    colour,
    cloth = false,
    high = 344,
  }: { x: number; side: 1 | -1; colour: Lab; cloth?: boolean; high?: number },
): void {
  const { palette } = stage;
  const at = (dx: number) => x + side * dx;
  c.fillStyle = css(mix(palette.ink, colour, 0.2));
  c.fillRect(Math.min(at(-34), at(-20)), 540, 14, FLOOR - 536);
  c.fillRect(Math.min(at(44), at(58)), 540, 14, FLOOR - 536);
  const back = new Array<readonly [number, number]>([-84, high], [-46, high], [-22, 520], [-66, 536]);
  c.fillStyle = shaded(c, colour, palette.ink, high, 200);
  c.lineJoin = "round";
  c.lineWidth = 18;
  c.strokeStyle = c.fillStyle;
  c.beginPath();
  for (const [dx, y] of back) c.lineTo(at(dx), y);
  c.closePath();
  c.fill();
  c.stroke();
  rounded(
    c,
    { x: at(6), y: 498, wide: 148, tall: 46, round: 20 },
    shaded(c, mix(colour, WHITE, 0.08), palette.ink, 498, 50),
  );
  c.strokeStyle = css(mix(colour, palette.ink, 0.5));
  c.lineWidth = 3;
  c.beginPath();
  c.moveTo(at(-54), high + 66);
  c.lineTo(at(-36), 494);
  c.stroke();
  if (!cloth) return;
  c.fillStyle = css(mix(WHITE, palette.lamp, 0.15));
  c.beginPath();
  for (const [dx, y] of [
    [-92, high - 7],
    [-40, high - 7],
    [-32, high + 52],
    [-86, high + 52],
  ] as const)
    c.lineTo(at(dx), y);
  c.fill();
}
