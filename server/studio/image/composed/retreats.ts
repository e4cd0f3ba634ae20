import { css, mix, oklch } from "../colour.ts";
import type { Thing } from "../../reading/scene/catalogue.ts";
import { plateLayer, type Layer, type Plate } from "../stage.ts";
import { field, isSnowy, mountain, SNOW } from "./outdoors.ts";
import type { SettingPainter, SettingPlan } from "./setting.ts";
import { scenery } from "./yards.ts";

type Canvas = Plate["c"];

const HORIZON = 432;

const unnamed = ({ description }: SettingPlan, thing: Thing) =>
  !description.things.some((one) => one.thing === thing);

const fill = (c: Canvas, colour: string, points: readonly (readonly [number, number])[]) => {
  c.fillStyle = colour;
  c.beginPath();
  for (const [x, y] of points) c.lineTo(x, y);
  c.fill();
};

/** Tiers of a temple's roof that swing up at their ends. */
function pagodaRoof(c: Canvas, x: number, y: number, half: number, tall: number, colour: string): void {
  c.fillStyle = colour;
  c.beginPath();
  c.moveTo(x - half, y - tall * 0.16);
  c.quadraticCurveTo(x - half * 0.62, y - tall * 0.22, x - half * 0.46, y - tall);
  c.lineTo(x + half * 0.46, y - tall);
  c.quadraticCurveTo(x + half * 0.62, y - tall * 0.22, x + half, y - tall * 0.16);
  c.quadraticCurveTo(x + half * 0.6, y + tall * 0.2, x, y + tall * 0.1);
  c.quadraticCurveTo(x - half * 0.6, y + tall * 0.2, x - half, y - tall * 0.16);
  c.fill();
}

/** A temple with red pillars and curved roofs before mountains, and a pagoda of stone beside it. */
export const buddhistTemple: SettingPainter = (stage, input) => {
  const base = mountain(stage, input);
  const { palette } = stage;
  const plate = stage.plate({ ...stage.ground, top: 120 });
  const { c } = plate;
  const snowy = isSnowy(input);
  const roof = css(snowy ? SNOW[0]! : mix(mix(oklch(".38 .03 240"), palette.ink, 0.1), palette.haze, 0.1));
  const red = mix(oklch(".50 .15 30"), palette.haze, 0.08);
  const green = css(mix(oklch(".56 .10 165"), palette.haze, 0.1));
  const foot = 500;
  const stone = mix(mix(oklch(".74 .015 80"), palette.hero[2]!, 0.1), palette.haze, 0.12);
  for (const [i, half] of [300, 285, 270].entries()) {
    c.fillStyle = css(mix(stone, palette.ink, 0.3 - i * 0.1));
    c.fillRect(-half, foot - 10 * (i + 1), half * 2, 11);
  }
  c.fillStyle = css(mix(red, palette.ink, 0.4));
  c.fillRect(-230, foot - 130, 460, 102);
  c.fillStyle = css(mix(palette.lamp, palette.glow, 0.3));
  for (const x of [-150, -54, 42, 138]) {
    c.fillRect(x - 32 + 6, foot - 112, 64, 84);
  }
  c.fillStyle = css(red);
  for (const x of [-228, -128, -32, 64, 160, 212]) c.fillRect(x, foot - 132, 16, 104);
  c.fillStyle = green;
  c.fillRect(-246, foot - 150, 492, 22);
  for (let x = -240; x < 240; x += 24) {
    c.fillStyle = css(oklch((x / 24) % 2 ? ".74 .14 60" : ".60 .17 28"));
    c.fillRect(x, foot - 144, 12, 10);
  }
  pagodaRoof(c, 0, foot - 146, 330, 74, roof);
  c.fillStyle = css(mix(red, palette.ink, 0.2));
  c.fillRect(-120, foot - 252, 240, 40);
  c.fillStyle = green;
  c.fillRect(-130, foot - 258, 260, 10);
  pagodaRoof(c, 0, foot - 250, 214, 72, roof);
  c.fillStyle = css(mix(palette.ink, oklch(".34 .03 240"), 0.4));
  c.fillRect(-100, foot - 330, 200, 11);
  const at = input.plan.side * 410;
  for (let i = 0; i < 4; i++) {
    const y = foot + 10 - i * 46;
    c.fillStyle = css(mix(stone, palette.ink, 0.2));
    c.fillRect(at - 30 + i * 4, y - 46, 60 - i * 8, 46);
    pagodaRoof(c, at, y - 38, 62 - i * 9, 14, css(stone));
  }
  c.fillStyle = css(stone);
  c.fillRect(at - 4, foot - 214, 8, 40);
  const trees: Layer[] = [-560, 540, 610].flatMap((x) =>
    scenery(stage, "pine", {
      x: -input.plan.side * x,
      y: 500,
      height: 190,
    }),
  );
  return {
    ...base,
    layers: [...base.layers, ...trees, plateLayer(plate, 0.36)],
    front: [],
    rows: { front: 658, back: 580 },
  };
};

/** Tents around a fire, at the edge of a wood. */
export const campsite: SettingPainter = (stage, input) => {
  const base = field(stage, input);
  const layers = [...base.layers];
  for (let i = 0; i < 12; i++)
    layers.push(
      ...scenery(stage, "pine", {
        x: -620 + i * 112,
        y: HORIZON + 20 + (i % 2) * 8,
        height: 150 + ((i * 37) % 5) * 18,
      }),
    );
  const { side } = input.plan;
  if (unnamed(input, "tent"))
    for (const [x, y, height] of [
      [-side * 380, 530, 130],
      [side * 390, 524, 120],
      [side * 200, 500, 86],
    ] as const)
      layers.push(...scenery(stage, "tent", { x, y, height, flip: x > 0 }));
  if (unnamed(input, "fire")) layers.push(...scenery(stage, "fire", { x: -side * 130, y: 548, height: 84 }));
  return { ...base, layers, front: [] };
};

/** A white slope with poles, beside a chair lift. */
export const skiSlope: SettingPainter = (stage, input) => {
  const base = mountain(stage, { ...input, description: { ...input.description, place: "snowfield" } });
  const { palette } = stage;
  const plate = stage.plate({ ...stage.ground, top: 120 });
  const { c } = plate;
  const { side } = input.plan;
  const snow = c.createLinearGradient(0, 220, 0, 560);
  snow.addColorStop(0, css(mix(SNOW[1]!, palette.haze, 0.2)));
  snow.addColorStop(1, css(SNOW[0]!));
  c.fillStyle = snow;
  c.beginPath();
  c.moveTo(-side * 720, 250);
  c.bezierCurveTo(-side * 420, 270, -side * 120, 430, side * 720, 520);
  c.lineTo(side * 720, 620);
  c.lineTo(-side * 720, 620);
  c.fill();
  for (const [x, y, tall, red] of [
    [-420, 360, 52, true],
    [-250, 402, 60, false],
    [-90, 452, 70, true],
    [90, 500, 80, false],
    [-330, 470, 76, false],
    [-160, 540, 88, true],
  ] as const) {
    c.fillStyle = css(mix(oklch(red ? ".56 .2 27" : ".48 .16 258"), palette.haze, 0.1));
    c.fillRect(side * x - 3, y - tall, 6, tall);
    fill(c, css(mix(oklch(red ? ".56 .2 27" : ".48 .16 258"), palette.haze, 0.1)), [
      [side * x, y - tall],
      [side * (x + tall * 0.6), y - tall * 0.86],
      [side * (x + tall * 0.6), y - tall * 0.56],
      [side * x, y - tall * 0.6],
    ]);
  }
  c.strokeStyle = css(mix(palette.ink, palette.haze, 0.2));
  c.lineWidth = 4;
  const cable = (k: number) => [side * (640 - k * 1240), 380 - k * 220] as const;
  c.beginPath();
  c.moveTo(...cable(0));
  c.lineTo(...cable(1));
  c.stroke();
  for (const k of [0.12, 0.62]) {
    const [x, y] = cable(k);
    c.fillStyle = css(mix(palette.ink, palette.haze, 0.25));
    c.fillRect(x - 7, y - 10, 14, 210 - k * 60);
    c.fillRect(x - 34, y - 12, 68, 8);
  }
  for (const k of [0.25, 0.42, 0.78, 0.92]) {
    const [x, y] = cable(k);
    c.strokeStyle = css(mix(palette.ink, palette.haze, 0.15));
    c.lineWidth = 3.4;
    c.beginPath();
    c.moveTo(x, y);
    c.lineTo(x, y + 34);
    c.stroke();
    c.fillStyle = css(oklch(".58 .19 30"));
    c.beginPath();
    c.roundRect(x - 25, y + 30, 50, 22, 6);
    c.fill();
    c.fillRect(x - 29, y + 48, 58, 8);
  }
  return { ...base, layers: [...base.layers, plateLayer(plate, 0.34)], front: [] };
};
