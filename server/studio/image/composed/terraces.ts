import { css, mix, oklch, type Lab } from "../colour.ts";
import { plateLayer, type Plate, type Stage } from "../stage.ts";
import { shape } from "./ground-marks.ts";
import { heaven } from "./heaven.ts";
import { setting, skyWeather, water } from "./outdoors.ts";
import type { SettingPainter } from "./setting.ts";

type Canvas = Plate["c"];
const WHITE: Lab = [0.95, 0, 0.01];

/** Small brick and painted houses above one another up a hill. */
export const favela: SettingPainter = (stage, input) => {
  const { palette } = stage;
  const layers = heaven(stage, input.plan.disc, {
    horizon: 520,
    heaps: true,
    ...skyWeather(input.description),
  });
  const plate = stage.plate(stage.ground);
  const { c } = plate;
  const random = stage.random("shacks");
  const walls = [
    ".56 .12 38",
    ".60 .12 42",
    ".74 .11 60",
    ".66 .11 230",
    ".78 .12 95",
    ".64 .13 20",
    ".70 .10 150",
    ".80 .05 80",
    ".62 .13 350",
  ];
  const night = input.description.light === "night";
  const hill = (x: number) => 150 + ((x * input.plan.side + 720) / 1440) * 190 + Math.sin(x / 160) * 18;
  for (let row = 0; row < 11; row++) {
    const k = row / 10;
    const size = 30 + k * 46;
    const haze = 0.42 * (1 - k) ** 1.2;
    for (let x = -760 + random() * size; x < 760; x += size * (0.95 + random() * 0.3)) {
      const y = hill(x) + (560 - hill(x)) * k + (random() - 0.5) * 14;
      const [w, h] = [size * (0.86 + random() * 0.3), size * (0.8 + random() * 0.5)];
      const tone = mix(
        mix(oklch(walls[Math.floor(random() * walls.length)]!), palette.hero[2]!, 0.12),
        palette.haze,
        haze,
      );
      c.fillStyle = css(mix(tone, palette.ink, 0.38));
      c.fillRect(x + w * 0.8, y - h, w * 0.24, h + 60);
      c.fillStyle = css(tone);
      c.fillRect(x, y - h, w * 0.8, h + 60);
      c.fillStyle = css(mix(mix(palette.cloud[2]!, palette.ink, 0.35), palette.haze, haze));
      c.fillRect(x - 3, y - h - 5, w * 1.06, 7);
      c.fillStyle = css(
        random() < (night ? 0.6 : 0.2) ? palette.lamp : mix(palette.ink, palette.haze, haze + 0.1),
      );
      c.fillRect(x + w * 0.14, y - h * 0.72, w * 0.2, h * 0.3);
      if (random() < 0.6) c.fillRect(x + w * 0.48, y - h * 0.62, w * 0.18, h * 0.62);
      if (random() > 0.16) continue;
      c.fillStyle = css(mix(oklch(".52 .15 255"), palette.haze, haze));
      c.beginPath();
      c.roundRect(x + w * 0.2, y - h - 5 - size * 0.3, size * 0.36, size * 0.3, 4);
      c.fill();
    }
  }
  const lane = c.createLinearGradient(0, 560, 0, 740);
  lane.addColorStop(0, css(mix(palette.land[1]!, palette.haze, 0.1)));
  lane.addColorStop(1, css(mix(palette.land[3]!, palette.ink, 0.3)));
  shape(c, lane, [
    [-760, 570],
    [760, 570],
    [760, 820],
    [-760, 820],
  ]);
  layers.push(plateLayer(plate, 0.34));
  return setting(layers, 470, { rows: { front: 662, back: 600 } });
};

/** One tower of a temple: tiers that narrow to a finial with a flag. */
function spire(stage: Stage, c: Canvas, x: number, foot: number, size: number, tone: Lab): void {
  const { palette } = stage;
  const side = c.createLinearGradient(x - 60 * size, 0, x + 60 * size, 0);
  side.addColorStop(0, css(mix(tone, palette.glow, 0.16)));
  side.addColorStop(1, css(mix(tone, palette.ink, 0.36)));
  c.fillStyle = side;
  c.fillRect(x - 58 * size, foot - 120 * size, 116 * size, 120 * size);
  c.beginPath();
  c.moveTo(x - 52 * size, foot - 118 * size);
  c.bezierCurveTo(
    x - 46 * size,
    foot - 210 * size,
    x - 22 * size,
    foot - 262 * size,
    x - 8 * size,
    foot - 276 * size,
  );
  c.lineTo(x + 8 * size, foot - 276 * size);
  c.bezierCurveTo(
    x + 22 * size,
    foot - 262 * size,
    x + 46 * size,
    foot - 210 * size,
    x + 52 * size,
    foot - 118 * size,
  );
  c.fill();
  c.strokeStyle = css(palette.ink, 0.25);
  c.lineWidth = 2 * size;
  c.beginPath();
  for (let i = 0; i < 8; i++) {
    const y = foot - (130 + i * 17) * size;
    const half = 50 * (1 - (i / 8) ** 1.7) * size;
    c.moveTo(x - half, y);
    c.lineTo(x + half, y);
  }
  c.stroke();
  c.fillStyle = css(mix(oklch(".84 .13 85"), palette.lamp, 0.3));
  c.fillRect(x - 3 * size, foot - 300 * size, 6 * size, 26 * size);
  shape(c, css(oklch(".70 .18 50")), [
    [x + 2 * size, foot - 318 * size],
    [x + 44 * size, foot - 306 * size],
    [x + 2 * size, foot - 294 * size],
  ]);
  c.fillRect(x, foot - 320 * size, 3 * size, 44 * size);
  c.fillStyle = css(mix(tone, palette.ink, 0.62));
  c.beginPath();
  c.roundRect(x - 18 * size, foot - 72 * size, 36 * size, 72 * size, [18 * size, 18 * size, 0, 0]);
  c.fill();
}

/** Wide steps down to a river, with temples on them and lamps afloat. */
export const ghat: SettingPainter = (stage, input) => {
  const { palette } = stage;
  const back = water(stage, { ...input, description: { ...input.description, place: "ocean" } });
  const away = -input.plan.side;
  const plate = stage.plate({ ...stage.ground, top: 100 });
  const { c } = plate;
  const stone = mix(oklch(".74 .06 62"), palette.land[1]!, 0.25);
  for (const [x, foot, size, tone] of [
    [away * 480, 552, 1.1, ".66 .12 45"],
    [away * 352, 534, 0.82, ".72 .10 70"],
    [away * 262, 522, 0.58, ".62 .12 30"],
  ] as const)
    spire(stage, c, x, foot, size, mix(mix(oklch(tone), palette.hero[1]!, 0.12), palette.haze, 0.08));
  // From the far steps at the temples to the near ones across the picture.
  for (let i = 0; i < 9; i++) {
    const y = 516 + i * 7 + i * i * 2.6;
    const next = 516 + (i + 1) * 7 + (i + 1) ** 2 * 2.6;
    const end = -away * (250 - 720 * (i / 6) ** 1.1 * -1);
    const tone = mix(mix(stone, palette.haze, 0.24 * (1 - i / 9)), palette.ink, 0.05 + (i % 2) * 0.05);
    shape(c, css(tone), [
      [away * 760, y],
      [end, y],
      [end - away * -14, next],
      [away * 760, next],
    ]);
    shape(c, css(mix(tone, palette.ink, 0.36)), [
      [away * 760, next - (next - y) * 0.42],
      [end - away * -8, next - (next - y) * 0.42],
      [end - away * -14, next],
      [away * 760, next],
    ]);
  }
  const floor = c.createLinearGradient(0, 600, 0, 760);
  floor.addColorStop(0, css(stone));
  floor.addColorStop(1, css(mix(stone, palette.ink, 0.45)));
  shape(c, floor, [
    [-760, 790],
    [-760, 612],
    [760, 612],
    [760, 790],
  ]);
  shape(c, css(mix(stone, palette.ink, 0.4)), [
    [-760, 612],
    [760, 612],
    [760, 620],
    [-760, 620],
  ]);
  shape(c, css(mix(stone, palette.ink, 0.3)), [
    [-760, 690],
    [760, 690],
    [760, 698],
    [-760, 698],
  ]);
  const random = stage.random("lamps afloat");
  for (let i = 0; i < 26; i++) {
    const [x, y] = [-away * random() * 560 + away * 60, 462 + random() * 110];
    const r = (y - 440) / 30;
    const glow = c.createRadialGradient(x, y, 0, x, y, r * 7);
    glow.addColorStop(0, css(palette.lamp, 0.7));
    glow.addColorStop(1, css(palette.lamp, 0));
    c.fillStyle = glow;
    c.fillRect(x - r * 7, y - r * 7, r * 14, r * 14);
    c.fillStyle = css(WHITE);
    c.beginPath();
    c.ellipse(x, y, r * 0.6, r, 0, 0, Math.PI * 2);
    c.fill();
  }
  return {
    ...back,
    layers: [...back.layers, plateLayer(plate, 0.38)],
    front: [],
    on: "ground",
    afloat: 500,
    rows: { front: 668, back: 640 },
  };
};
