import { mistLayer } from "../air.ts";
import { type Lab, css, mix, oklch } from "../colour.ts";
import { createPerspective } from "../perspective.ts";
import { between } from "../random.ts";
import { plateLayer, type Plate } from "../stage.ts";
import { field, forest, setting, water } from "./outdoors.ts";
import type { SettingPainter } from "./setting.ts";

type Canvas = Plate["c"];

const HORIZON = 432;
const view = createPerspective({ horizon: HORIZON, eye: 2.6 });
const airAt = (z: number) => Math.min(0.6, z / 60);

/** Stems with joints, from the ground to beyond the edge of the picture. */
export const bambooForest: SettingPainter = (stage, input) => {
  const base = field(stage, input);
  const { palette } = stage;
  const green: Lab[] = [".78 .12 128", ".62 .13 138", ".44 .10 146"].map((tone) => oklch(tone));
  const grove = (
    name: string,
    row: { count: number; wide: number; foot: number; haze: number; clear: number },
  ) => {
    const random = stage.random(name);
    const plate = stage.plate(stage.ground);
    const { c } = plate;
    for (let i = 0; i < row.count; i++) {
      const x = -720 + (1440 * (i + random())) / row.count;
      if (Math.abs(x) < row.clear) continue;
      const wide = row.wide * between(random, 0.75, 1.2);
      const tone = (k: number) => mix(mix(green[k]!, palette.land[k]!, 0.12), palette.haze, row.haze);
      const light = c.createLinearGradient(x - wide / 2, 0, x + wide / 2, 0);
      light.addColorStop(0, css(tone(0)));
      light.addColorStop(0.4, css(tone(1)));
      light.addColorStop(1, css(tone(2)));
      const step = wide * between(random, 4, 5.4);
      for (let y = row.foot, k = 0; y > -160; y -= step, k++) {
        c.fillStyle = light;
        c.fillRect(x - wide / 2, y - step + 2, wide, step - 3);
        c.fillStyle = css(tone(0));
        c.fillRect(x - wide * 0.58, y - 3, wide * 1.16, 4);
        if (y > 330 || k % 2) continue;
        for (const side of [-1, 1])
          leaves(c, x + (side * wide) / 2, y, side * wide, css(tone(k % 3 === 0 ? 0 : 1)));
      }
    }
    return plate;
  };
  return setting(
    [
      ...base.layers,
      plateLayer(grove("bamboo far", { count: 46, wide: 11, foot: 470, haze: 0.55, clear: 0 }), 0.2),
      mistLayer(stage, "bamboo", { y: 430, height: 120, strength: 0.4, depth: 0.22 }),
      plateLayer(grove("bamboo middle", { count: 26, wide: 20, foot: 512, haze: 0.28, clear: 70 }), 0.3),
      plateLayer(grove("bamboo near", { count: 14, wide: 36, foot: 600, haze: 0.04, clear: 280 }), 0.36),
    ],
    HORIZON,
    { rows: { front: 656, back: 560 } },
  );
};

function leaves(c: Canvas, x: number, y: number, reach: number, colour: string): void {
  c.fillStyle = colour;
  for (const [dx, dy] of [
    [2.6, -0.6],
    [2.8, 0.5],
    [1.9, 1.3],
  ] as const) {
    const [tx, ty] = [x + reach * dx, y + Math.abs(reach) * dy];
    c.beginPath();
    c.moveTo(x, y);
    c.quadraticCurveTo((x + tx) / 2, (y + ty) / 2 - Math.abs(reach) * 0.34, tx, ty);
    c.quadraticCurveTo((x + tx) / 2, (y + ty) / 2 + Math.abs(reach) * 0.3, x, y);
    c.fill();
  }
}

/** A wood of great leaves and hanging creepers. */
export const jungle: SettingPainter = (stage, input) => {
  const base = forest(stage, input);
  const { palette } = stage;
  const plate = stage.plate(stage.ground);
  const { c } = plate;
  const random = stage.random("jungle");
  const tone = (k: number, dark = 0) =>
    css(
      mix(
        mix(oklch([".70 .15 138", ".56 .14 145", ".40 .10 152"][k]!), palette.land[1]!, 0.1),
        palette.ink,
        dark,
      ),
    );
  for (let i = 0; i < 9; i++) {
    const x = -660 + i * 165 + between(random, -40, 40);
    const low = between(random, 170, 400) * (Math.abs(x) < 200 ? 0.6 : 1);
    c.strokeStyle = tone(2, 0.1);
    c.lineWidth = between(random, 5, 9);
    c.beginPath();
    c.moveTo(x, -160);
    c.bezierCurveTo(x + 30, low * 0.3, x - 30, low * 0.7, x + 10, low);
    c.stroke();
    for (let y = 20; y < low; y += 44) leaves(c, x, y, (i + Math.round(y / 44)) % 2 ? 22 : -22, tone(1));
  }
  const leaf = (x: number, y: number, angle: number, long: number, k: number) => {
    c.save();
    c.translate(x, y);
    c.rotate(angle);
    const light = c.createLinearGradient(0, -long * 0.3, 0, long * 0.3);
    light.addColorStop(0, tone(Math.max(0, k - 1)));
    light.addColorStop(1, tone(2, 0.25));
    c.fillStyle = light;
    c.beginPath();
    c.moveTo(0, 0);
    c.bezierCurveTo(long * 0.2, -long * 0.36, long * 0.75, -long * 0.3, long, 0);
    c.bezierCurveTo(long * 0.75, long * 0.3, long * 0.2, long * 0.36, 0, 0);
    c.fill();
    c.strokeStyle = tone(0);
    c.lineWidth = 3;
    c.beginPath();
    c.moveTo(0, 0);
    c.lineTo(long * 0.94, 0);
    for (let t = 0.2; t < 0.85; t += 0.15)
      for (const side of [-1, 1]) {
        c.moveTo(long * t, 0);
        c.lineTo(long * (t + 0.13), side * long * 0.2);
      }
    c.stroke();
    c.restore();
  };
  for (const side of [-1, 1])
    for (const [k, turn] of [-1.5, -1.15, -0.8, -0.45, -0.15].entries())
      leaf(side * 560, 690, side > 0 ? -Math.PI - turn : turn, 270 - (k % 2) * 50, 1 + (k % 2));
  for (const side of [-1, 1])
    for (const [k, turn] of [0.3, 0.7, 1.1].entries())
      leaf(side * 620, 10, side > 0 ? Math.PI - turn : turn, 250, 1 + (k % 2));
  return { ...base, front: [plateLayer(plate, 0.9)] };
};

/** Wide grass with trees whose crowns are flat. */
export const savanna: SettingPainter = (stage, input) => {
  const base = field(stage, input);
  const { palette } = stage;
  const plate = stage.plate({ ...stage.ground, top: 180 });
  const { c } = plate;
  for (const [x, z] of [
    [-9, 26],
    [8, 22],
    [-5.2, 15],
    [16, 30],
  ] as const) {
    const [px, foot] = view.point(x * input.plan.side, 0, z);
    const u = view.size(z) / 100;
    const dark = mix(mix(oklch(".34 .05 60"), palette.ink, 0.2), palette.haze, airAt(z));
    c.strokeStyle = css(dark);
    c.lineWidth = u * 34;
    c.beginPath();
    c.moveTo(px, foot);
    c.quadraticCurveTo(px + u * 10, foot - u * 200, px - u * 20, foot - u * 330);
    c.stroke();
    c.lineWidth = u * 18;
    c.beginPath();
    for (const reach of [-260, -120, 120, 250]) {
      c.moveTo(px, foot - u * 220);
      c.quadraticCurveTo(px + u * reach * 0.4, foot - u * 330, px + u * reach, foot - u * 430);
    }
    c.stroke();
    for (const [dx, dy, rx] of [
      [0, 460, 400],
      [-180, 430, 230],
      [200, 440, 250],
    ] as const) {
      const leaf = mix(mix(oklch(".50 .09 125"), palette.land[2]!, 0.25), palette.haze, airAt(z));
      c.fillStyle = css(dy === 460 ? leaf : mix(leaf, palette.ink, 0.22));
      c.beginPath();
      c.ellipse(px + u * dx, foot - u * dy, u * rx, u * 62, 0, 0, Math.PI * 2);
      c.fill();
    }
  }
  return { ...base, layers: [...base.layers, plateLayer(plate, 0.3)] };
};

/** Green, still water with bare trees and water lilies. */
export const swamp: SettingPainter = (stage, input) => {
  const base = water(stage, { ...input, description: { ...input.description, place: "lake" } });
  const { palette } = stage;
  const plate = stage.plate(stage.ground);
  const { c } = plate;
  const green = c.createLinearGradient(0, 430, 0, 720);
  green.addColorStop(0, css(oklch(".52 .09 130"), 0.55));
  green.addColorStop(1, css(oklch(".30 .07 130"), 0.75));
  c.fillStyle = green;
  c.fillRect(-720, 430, 1440, 400);
  const branch = (x: number, y: number, angle: number, long: number, wide: number) => {
    const [tx, ty] = [x + Math.cos(angle) * long, y + Math.sin(angle) * long];
    c.lineWidth = wide;
    c.beginPath();
    c.moveTo(x, y);
    c.lineTo(tx, ty);
    c.stroke();
    if (wide < 3) return;
    for (const turn of [-0.55, 0.4]) branch(tx, ty, angle + turn, long * 0.66, wide * 0.6);
  };
  c.lineCap = "round";
  for (const [x, foot, long, haze] of [
    [-420, 490, 80, 0.3],
    [-250, 462, 50, 0.5],
    [300, 470, 60, 0.45],
    [450, 512, 100, 0.2],
    [90, 452, 40, 0.55],
  ] as const) {
    c.strokeStyle = css(mix(mix(palette.ink, oklch(".34 .04 70"), 0.5), palette.haze, haze));
    branch(x, foot, -Math.PI / 2 + x / 4000, long, long * 0.24);
  }
  const random = stage.random("lilies");
  for (let i = 0; i < 34; i++) {
    const z = between(random, 4, 22);
    const [x, y] = view.point(between(random, -0.9, 0.9) * z, 0, z);
    const r = view.size(z) * 0.28;
    c.fillStyle = css(oklch(i % 2 ? ".58 .13 140" : ".50 .11 145"));
    c.beginPath();
    c.ellipse(x, y, r, r * 0.36, 0, 0.4, Math.PI * 2);
    c.lineTo(x, y);
    c.fill();
  }
  return {
    ...base,
    layers: [
      ...base.layers,
      plateLayer(plate, 0.4),
      mistLayer(stage, "swamp", { y: 470, height: 90, strength: 0.55, depth: 0.42 }),
    ],
  };
};
