import { css, mix, oklch, type Lab } from "../colour.ts";
import { fractal } from "../noise.ts";
import { createPerspective } from "../perspective.ts";
import { plateLayer, type Layer, type Stage } from "../stage.ts";
import { disc, shape } from "./ground-marks.ts";
import { afar, desert, inFront, isSnowy, land, setting } from "./outdoors.ts";
import type { SettingPainter } from "./setting.ts";
import { snowyFirs } from "./snowy-firs.ts";
import { scenery } from "./yards.ts";

const view = createPerspective({ horizon: 420, eye: 2.6 });
const WHITE: Lab = [0.95, 0, 0.01];

/** One wall of layered red rock, which steps down toward the middle. */
function rockWall(
  stage: Stage,
  side: number,
  { far, top, foot }: { far: number; top: number; foot: number },
): Layer {
  const { palette } = stage;
  const noise = stage.noise(`canyon ${side} ${far}`);
  const plate = stage.plate({ ...stage.ground, top: 40 });
  const { c } = plate;
  const bands = [
    ".66 .13 48",
    ".56 .14 38",
    ".72 .11 60",
    ".50 .12 34",
    ".62 .13 44",
    ".44 .10 32",
    ".58 .13 40",
  ];
  const haze = far;
  const inner = (y: number) => {
    const k = (y - top) / (foot - top);
    const ledge = Math.floor(k * 7) / 7;
    return 250 - 150 * (0.35 * k + 0.65 * ledge) + fractal(noise, y / 16, side * 9, 3) * 16 + far * -90;
  };
  const step = 6;
  for (let y = top; y < foot; y += step) {
    const band = Math.floor(((y - top) / (foot - top)) * 13 + fractal(noise, y / 40, 3, 2) * 0.6);
    const tone = mix(oklch(bands[((band % 7) + 7) % 7]!), palette.haze, haze);
    const shade = c.createLinearGradient(side * 740, 0, side * inner(y), 0);
    shade.addColorStop(0, css(mix(tone, palette.ink, 0.42)));
    shade.addColorStop(
      1,
      css(
        Math.sign(stage.light.x || 1) === side ? mix(tone, palette.ink, 0.24) : mix(tone, palette.glow, 0.16),
      ),
    );
    shape(c, shade, [
      [side * 760, y],
      [side * inner(y), y],
      [side * inner(y + step), y + step + 1],
      [side * 760, y + step + 1],
    ]);
  }
  return plateLayer(plate, 0.2 + (1 - far) * 0.1);
}

/** Between high walls of red rock, with a river at their foot. */
export const canyon: SettingPainter = (stage, input) => {
  const horizon = 440;
  const { palette } = stage;
  const tones = [".78 .10 62", ".66 .11 52", ".50 .10 44", ".32 .07 40"].map((tone) =>
    mix(oklch(tone), palette.land[1]!, 0.15),
  );
  const layers = land(stage, input, { horizon, ranges: "none", tones, strewn: "stones" });
  const ground = layers.pop()!;
  layers.push(
    rockWall(stage, -1, { far: 0.5, top: 250, foot: 452 }),
    rockWall(stage, 1, { far: 0.5, top: 230, foot: 452 }),
    rockWall(stage, -1, { far: 0.12, top: 90, foot: 500 }),
    rockWall(stage, 1, { far: 0.12, top: 60, foot: 500 }),
    ground,
  );
  const plate = stage.plate({ ...stage.ground, top: horizon });
  const { c } = plate;
  const water = c.createLinearGradient(0, horizon, 0, 640);
  water.addColorStop(0, css(mix(palette.sky[4]!, palette.cloud[0]!, 0.3)));
  water.addColorStop(1, css(mix(oklch(".60 .09 215"), palette.sky[2]!, 0.3)));
  shape(c, water, [
    [-14, 446],
    [22, 446],
    [54, 476],
    [26, 510],
    [110, 548],
    [-40, 548],
    [-36, 506],
    [-2, 474],
  ]);
  layers.push(plateLayer(plate, 0.36));
  return setting(layers, horizon, {
    rows: { front: 660, back: 570 },
    front: inFront(stage, input, ["rocks"]),
  });
};

/** A pool between palms amid dunes. */
export const oasis: SettingPainter = (stage, input) => {
  const base = desert(stage, input);
  const { palette } = stage;
  const plate = stage.plate({ ...stage.ground, top: 420 });
  const { c } = plate;
  const green = mix(oklch(".58 .13 135"), palette.land[1]!, 0.2);
  const at = { x: input.plan.side * -2.2, z: 10.4 };
  disc(c, view, css(green), { ...at, rx: 7.4, rz: 3.1 });
  disc(c, view, css(mix(green, palette.ink, 0.3)), { ...at, rx: 6.4, rz: 2.55 });
  const water = c.createLinearGradient(0, 520, 0, 620);
  water.addColorStop(0, css(mix(palette.sky[4]!, palette.cloud[0]!, 0.35)));
  water.addColorStop(1, css(mix(oklch(".58 .11 220"), palette.sky[2]!, 0.25)));
  disc(c, view, water, { ...at, rx: 6.1, rz: 2.35 });
  c.strokeStyle = css(WHITE, 0.5);
  c.lineWidth = 1.8;
  for (let i = 0; i < 9; i++) {
    const [x, y] = view.point(at.x + ((i * 37) % 90) / 10 - 4.4, 0, 9.2 + ((i * 13) % 24) / 10);
    c.beginPath();
    c.moveTo(x - 26, y);
    c.quadraticCurveTo(x, y + 4, x + 26, y);
    c.stroke();
  }
  const layers = [...base.layers, plateLayer(plate, 0.36)];
  const away = -input.plan.side;
  for (const [x, y, height] of [
    [away * 470, 540, 300],
    [away * 330, 520, 250],
    [away * 40, 516, 200],
    [away * 540, 610, 330],
  ] as const)
    layers.push(...scenery(stage, "palm", { x, y, height, flip: x > 0 }));
  return { ...base, layers, rows: { front: 668, back: 610 } };
};

/** Thick ice with cracks, between snowy banks. */
export const frozenLake: SettingPainter = (stage, input) => {
  const horizon = 430;
  const { palette } = stage;
  const ice = [".93 .03 215", ".82 .055 222", ".66 .07 232", ".44 .07 244"].map((tone) =>
    mix(oklch(tone), palette.sky[3]!, 0.12),
  );
  const noise = stage.noise("ice");
  const layers = land(stage, input, {
    horizon,
    snow: true,
    tones: ice,
    height: () => 0,
    texture: (x, z) => fractal(noise, x * 0.4, z * 0.9, 3) * 0.09,
  });
  const plate = stage.plate({ ...stage.ground, top: horizon - 20 });
  const { c } = plate;
  const random = stage.random("cracks");
  c.lineCap = "round";
  const crack = (x: number, y: number, turn: number, long: number, wide: number) => {
    c.lineWidth = wide;
    c.strokeStyle = css(WHITE, 0.85);
    c.beginPath();
    c.moveTo(x, y);
    let [px, py, a] = [x, y, turn];
    for (let i = 0; i < 6; i++) {
      a += (random() - 0.5) * 0.9;
      px += Math.cos(a) * long * 0.2;
      py += Math.sin(a) * long * 0.2 * 0.34;
      c.lineTo(px, py);
      if (wide > 1.4 && random() < 0.6)
        branches.push([px, py, a + (random() < 0.5 ? 0.9 : -0.9), long * 0.4]);
    }
    c.stroke();
  };
  const branches: [number, number, number, number][] = [];
  for (let i = 0; i < 9; i++) {
    const y = 470 + i * 30;
    crack((random() - 0.5) * 1100, y, random() * 6.3, 90 + (y - 450) * 1.6, 1.5 + (y - 450) / 70);
  }
  for (const [x, y, turn, long] of branches.splice(0)) crack(x, y, turn, long, 1.2);
  const bank = stage.plate({ ...stage.ground, top: horizon - 30, bottom: horizon + 40 });
  shape(bank.c, css(mix([0.96, 0, -0.01], palette.haze, 0.2)), [
    [-740, horizon - 6],
    [-380, horizon - 14],
    [0, horizon - 4],
    [420, horizon - 16],
    [740, horizon - 4],
    [740, horizon + 14],
    [200, horizon + 10],
    [-300, horizon + 16],
    [-740, horizon + 10],
  ]);
  layers.push(plateLayer(bank, 0.3), snowyFirs(stage, horizon), plateLayer(plate, 0.36));
  return setting(layers, horizon, { wet: true, front: inFront(stage, input, isSnowy(input) ? ["lip"] : []) });
};

/** Red dunes and stones under a pale sky, as on Mars. */
export const mars: SettingPainter = (stage, input) => {
  const tones = [".74 .13 45", ".58 .15 38", ".42 .12 34", ".26 .08 30"].map((tone) => oklch(tone));
  const noise = stage.noise("mars");
  const layers = land(stage, input, {
    horizon: 470,
    ranges: "mountains",
    tones,
    strewn: "stones",
    stars: 200,
    height: (x, z) => fractal(noise, x / 8, z / 8, 3) * 0.9 * afar(z, 9, 8),
    texture: (x, z) => -Math.max(0, fractal(noise, x * 0.9 + 7, z * 0.7, 2) - 0.18) * 0.8,
  });
  const plate = stage.plate({ ...stage.ground, top: 40, bottom: 480 });
  const dusk = plate.c.createLinearGradient(0, 100, 0, 480);
  dusk.addColorStop(0, css(oklch(".58 .13 40"), 0));
  dusk.addColorStop(1, css(oklch(".70 .13 48"), 0.75));
  plate.c.fillStyle = dusk;
  plate.c.fillRect(-740, 40, 1480, 440);
  layers.splice(layers.length - 1, 0, plateLayer(plate, 0.1));
  return setting(layers, 470, { rows: { front: 654, back: 570 } });
};
