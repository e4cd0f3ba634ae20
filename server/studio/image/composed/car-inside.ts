import type { Thing } from "../../reading/scene/catalogue.ts";
import { css, mix, oklch } from "../colour.ts";
import type { Layer, Stage } from "../stage.ts";
import { plateLayer } from "../stage.ts";
import type { Item, Placed } from "./items.ts";
import { type Canvas, pane, rounded, shaded, WHITE } from "./cabin-parts.ts";
import { isSmall } from "./small-things.ts";

/** Where the one who drives sits: the steering wheel is before them. */
const WHEEL = 222;

function headrest(stage: Stage, c: Canvas, x: number, y: number, size: number): void {
  const { palette } = stage;
  const leather = mix(oklch(".44 .07 45"), palette.hero[2]!, 0.15);
  c.fillStyle = css(mix(palette.ink, WHITE, 0.3));
  for (const side of [-1, 1]) c.fillRect(x + side * 24 * size - 4, y + 60 * size, 8, 50 * size);
  rounded(
    c,
    { x, y, wide: 116 * size, tall: 72 * size, round: 26 * size },
    shaded(c, leather, palette.ink, y, 90 * size),
  );
  rounded(
    c,
    { x, y: y + 88 * size, wide: 230 * size, tall: 520, round: 50 * size },
    shaded(c, mix(leather, palette.ink, 0.1), palette.ink, y + 88 * size, 380),
  );
}

/** The inside of a car seen through its windscreen: the rear window, side windows and seats. */
export function carWall(stage: Stage, c: Canvas): void {
  const { palette } = stage;
  const { left, right } = stage.ground;
  const lining = mix(mix(palette.cloud[1]!, palette.hero[1]!, 0.25), palette.ink, 0.3);
  const dark = mix(palette.ink, [0.2, 0, 0], 0.25);
  c.fillStyle = shaded(c, lining, palette.ink, 40, 560);
  c.fillRect(left, -60, right - left, 900);
  pane(stage, c, { x: 0, y: 128, wide: 500, tall: 210, round: 54 }, dark, 12);
  // The side windows lean with the sides of the car.
  for (const side of [-1, 1]) {
    const shape = (grow: number) => {
      c.beginPath();
      c.moveTo(side * (318 - grow), 130 - grow);
      c.lineTo(side * 760, 40 - grow);
      c.lineTo(side * 760, 430 + grow);
      c.lineTo(side * (300 - grow), 350 + grow);
      c.closePath();
    };
    c.fillStyle = css(dark);
    shape(12);
    c.fill();
    c.globalCompositeOperation = "destination-out";
    shape(0);
    c.fill();
    c.globalCompositeOperation = "source-over";
  }
  for (const x of [-96, 96]) headrest(stage, c, x, 278, 0.62);
  for (const x of [-WHEEL, WHEEL]) headrest(stage, c, x, 236, 1.05);
}

/** Of cars known by their colour. */
const BODY: Partial<Record<Thing, string>> = { taxi: ".84 .17 90", policeCar: ".44 .14 262" };

/** The dashboard with the steering wheel, the pillars, and the mirror. */
export function carFront(stage: Stage, thing: Thing): Layer {
  const { palette } = stage;
  const plate = stage.plate(stage.ground);
  const { c } = plate;
  const body = mix(oklch(BODY[thing] ?? ".54 .19 27"), palette.trim[1]!, 0.12);
  const dark = mix(palette.ink, [0.2, 0, 0], 0.3);
  // The roof and the pillars of the windscreen.
  c.fillStyle = css(body);
  c.beginPath();
  c.moveTo(-760, -60);
  c.lineTo(760, -60);
  c.lineTo(760, 800);
  c.lineTo(560, 800);
  c.quadraticCurveTo(470, 560, 400, 96);
  c.quadraticCurveTo(0, 52, -400, 96);
  c.quadraticCurveTo(-470, 560, -560, 800);
  c.lineTo(-760, 800);
  c.fill();
  c.strokeStyle = css(dark);
  c.lineWidth = 12;
  c.beginPath();
  c.moveTo(-560, 800);
  c.quadraticCurveTo(-470, 560, -400, 96);
  c.quadraticCurveTo(0, 52, 400, 96);
  c.quadraticCurveTo(470, 560, 560, 800);
  c.stroke();
  if (thing === "policeCar")
    for (const side of [-1, 1])
      rounded(
        c,
        { x: side * 60, y: 18, wide: 112, tall: 34, round: 12 },
        css(oklch(side < 0 ? ".58 .22 27" : ".60 .19 255")),
      );
  if (thing === "taxi") {
    rounded(c, { x: 0, y: 14, wide: 210, tall: 40, round: 10 }, css(WHITE));
    for (let i = 0; i < 20; i++) {
      c.fillStyle = css(i % 2 ? palette.ink : WHITE);
      c.fillRect(-380 + i * 38, 64, 38, 14);
    }
  }
  const dash = c.createLinearGradient(0, 560, 0, 740);
  dash.addColorStop(0, css(mix(dark, WHITE, 0.22)));
  dash.addColorStop(1, css(dark));
  c.fillStyle = dash;
  c.beginPath();
  c.moveTo(-540, 800);
  c.lineTo(-520, 600);
  c.quadraticCurveTo(0, 556, 520, 600);
  c.lineTo(540, 800);
  c.fill();
  c.fillStyle = css(body);
  c.beginPath();
  c.moveTo(-760, 800);
  c.lineTo(-760, 690);
  c.quadraticCurveTo(0, 630, 760, 690);
  c.lineTo(760, 800);
  c.fill();
  for (const radius of [0, 1] as const) {
    c.strokeStyle = css(radius ? mix(dark, WHITE, 0.35) : dark);
    c.lineWidth = radius ? 7 : 20;
    c.beginPath();
    c.ellipse(WHEEL, 606, 96, 72, 0, Math.PI * 0.97, Math.PI * 2.03);
    c.stroke();
  }
  c.fillStyle = css(dark);
  c.beginPath();
  c.ellipse(WHEEL, 612, 34, 24, 0, 0, Math.PI * 2);
  c.fill();
  c.fillRect(WHEEL - 92, 600, 184, 14);
  c.fillRect(-5, 60, 10, 40);
  rounded(c, { x: 0, y: 92, wide: 150, tall: 44, round: 18 }, css(dark));
  rounded(c, { x: 0, y: 98, wide: 136, tall: 32, round: 13 }, css(mix(palette.sky[2]!, WHITE, 0.3)));
  // Two wipers at rest.
  c.strokeStyle = css(mix(palette.ink, WHITE, 0.1));
  c.lineWidth = 6;
  c.beginPath();
  c.moveTo(-300, 676);
  c.lineTo(-70, 652);
  c.moveTo(20, 662);
  c.lineTo(240, 668);
  c.stroke();
  return plateLayer(plate, 0.4);
}

/** As wide as the seat at most. */
const WIDEST = 340;
/** What is low stands on the seat, in sight. */
const OVER_DASHBOARD = 586;
const seat = (item: Item, x: number, head: number, most: number): Placed => {
  const tall = Math.min(most, (WIDEST * item.tall) / item.wide);
  const { top, bottom } = item.figure.box;
  const size = tall / (bottom - top);
  const wide = (item.wide * tall) / item.tall;
  return {
    ...item,
    row: "front",
    x,
    y: item.person || tall > 280 ? head + tall : OVER_DASHBOARD,
    tall,
    wide,
    size,
    flip: item.person ? false : x > 0,
  };
};

/**
 * The driver behind the wheel, one beside them, the others behind, and small things on the dashboard: all seen down to
 * the dashboard.
 */
export function inSeats(
  items: readonly Item[],
  { driver, dreamer }: { driver: Item | undefined; dreamer: Item },
): Placed[] {
  const low = items.find((one) => one.low);
  const first = driver ?? items.find((one) => one !== low);
  const rest = items.filter((one) => one !== first && one !== low);
  const tallOf = (one: Item, most: number) =>
    one.person
      ? most * Math.max(0.8, Math.min(1, one.tall / 200))
      : most * (one.thing && isSmall(one.thing) ? 0.32 : 0.72);
  // People sit in front of animals, and the dreamer behind.
  const rank = (one: Item) => (one.figure === dreamer.figure ? 1 : one.person ? 0 : 2);
  const [beside, ...behind] = rest.toSorted((a, b) => rank(a) - rank(b));
  const back = behind
    .slice(0, 3)
    .map((one, i, all) =>
      seat(one, (i - (all.length - 1) / 2) * 130, one.person ? 250 : 300, tallOf(one, 400)),
    );
  return [
    ...back,
    ...(beside ? [seat(beside, -WHEEL, beside.person ? 222 : 300, tallOf(beside, 560))] : []),
    ...(first ? [seat(first, WHEEL, first.person ? 222 : 300, tallOf(first, 560))] : []),
    ...(low ? [seat(low, 0, 0, Math.min(130, (180 * low.tall) / low.wide))] : []),
  ];
}
