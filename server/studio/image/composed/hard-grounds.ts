import { css, mix, oklch } from "../colour.ts";
import type { Thing } from "../../reading/scene/catalogue.ts";
import { createPerspective } from "../perspective.ts";
import { plateLayer, type Plate, type Stage } from "../stage.ts";
import { disc, patch, quad, shape } from "./ground-marks.ts";
import { land, setting } from "./outdoors.ts";
import type { SettingPainter } from "./setting.ts";
import { scenery } from "./yards.ts";

type Canvas = Plate["c"];
const HORIZON = 432;
const view = createPerspective({ horizon: HORIZON, eye: 2.2 });

/** A lamp that hangs from the roof, with its light. */
function pitLamp(stage: Stage, c: Canvas, z: number): void {
  const [x, y] = view.point(0, 2.9, z);
  const r = view.size(z) * 0.16;
  const glow = c.createRadialGradient(x, y, 0, x, y, r * 9);
  glow.addColorStop(0, css(stage.palette.lamp, 0.6));
  glow.addColorStop(1, css(stage.palette.lamp, 0));
  c.fillStyle = glow;
  c.fillRect(x - r * 9, y - r * 9, r * 18, r * 18);
  c.fillStyle = css(stage.palette.lamp);
  c.beginPath();
  c.arc(x, y, r, 0, Math.PI * 2);
  c.fill();
}

/** A gallery in the rock, held by frames of timber, with rails and a cart of coal. */
export const mine: SettingPainter = (stage, input) => {
  const { palette } = stage;
  const plate = stage.plate(stage.ground);
  const { c } = plate;
  const rock = mix(oklch(".42 .03 60"), palette.hero[3]!, 0.25);
  c.fillStyle = css(palette.ink);
  c.fillRect(-760, -120, 1520, 1020);
  const random = stage.random("gallery");
  const [half, high] = [3.1, 3.4];
  for (let z = 44, i = 0; z > 2; z /= 1.14, i++) {
    const tone = mix(rock, palette.ink, Math.min(0.94, 0.16 + z / 34));
    const rough = Array.from({ length: 15 }, (_, k): readonly [number, number] => {
      const a = Math.PI + (k / 14) * Math.PI;
      const r = 1 + (random() - 0.5) * 0.16;
      return view.point(Math.cos(a) * half * 1.16 * r, -Math.sin(a) * high * 1.2 * r, z);
    });
    // The next section is seen through the hole of this one.
    shape(c, css(tone), [...rough, view.point(half * 1.16, 0, z), view.point(-half * 1.16, 0, z)]);
  }
  const ground = c.createLinearGradient(0, HORIZON, 0, 720);
  ground.addColorStop(0, css(mix(rock, palette.ink, 0.9)));
  ground.addColorStop(1, css(mix(rock, palette.ink, 0.35)));
  patch(c, view, ground, [-half * 1.2, half * 1.2], [1.8, 44]);
  for (let z = 36; z > 2.4; z /= 1.16) {
    patch(
      c,
      view,
      css(mix(oklch(".46 .06 58"), palette.ink, Math.min(0.8, 0.2 + z / 40))),
      [-1.15, 1.15],
      [z, z + 0.24],
    );
  }
  for (const x of [-0.8, 0.8])
    patch(c, view, css(mix(palette.cloud[1]!, palette.ink, 0.3)), [x - 0.05, x + 0.05], [2, 36]);
  for (let z = 30; z > 3; z /= 1.55) {
    const wood = css(mix(oklch(".56 .09 62"), palette.ink, Math.min(0.85, 0.12 + z / 30)));
    for (const side of [-1, 1])
      quad(c, view, wood, [
        [side * half, 0, z],
        [side * (half - 0.34), 0, z],
        [side * (half - 0.42), high, z],
        [side * (half - 0.08), high, z],
      ]);
    quad(c, view, wood, [
      [-half - 0.2, high - 0.1, z],
      [half + 0.2, high - 0.1, z],
      [half + 0.2, high + 0.3, z],
      [-half - 0.2, high + 0.3, z],
    ]);
    pitLamp(stage, c, z * 1.2);
  }
  const layers = [plateLayer(plate, 0.3)];
  const named = input.description.things.some(({ thing }) => thing === "wagon" || thing === "coal");
  if (!named) layers.push(...scenery(stage, "coal", { x: -input.plan.side * 300, y: 600, height: 84 }));
  return setting(layers, HORIZON, { rows: { front: 656, back: 570 }, lit: { x: 0, y: 300 } });
};

/** Heaps of bags and old things under gulls. */
export const dump: SettingPainter = (stage, input) => {
  const { palette } = stage;
  const tones = [".66 .05 80", ".54 .05 76", ".40 .045 70", ".26 .04 66"].map((tone) =>
    mix(oklch(tone), palette.land[1]!, 0.3),
  );
  const layers = land(stage, input, { horizon: HORIZON, ranges: "none", tones, strewn: "stones" });
  const plate = stage.plate({ ...stage.ground, top: 260, bottom: 640 });
  const { c } = plate;
  const random = stage.random("rubbish");
  const colours = [
    ".30 .01 260",
    ".62 .16 28",
    ".56 .13 250",
    ".90 .01 90",
    ".60 .12 148",
    ".82 .14 90",
    ".46 .06 60",
    ".70 .01 250",
  ];
  for (const [cx, foot, wide, tall, haze] of [
    [-480, 500, 330, 180, 0.3],
    [420, 496, 380, 210, 0.3],
    [0, 478, 300, 96, 0.42],
  ] as const)
    for (let i = 0; i < 260; i++) {
      const up = random() ** 1.4;
      const x = cx + (random() - 0.5) * wide * 2 * (1 - up);
      const y = foot - up * tall;
      const size = 9 + random() * 17;
      c.fillStyle = css(
        mix(
          mix(oklch(colours[Math.floor(random() * colours.length)]!), palette.ink, random() * 0.3),
          palette.haze,
          haze,
        ),
      );
      c.save();
      c.translate(x, y);
      c.rotate(random() * 3);
      c.beginPath();
      if (i % 3 === 0) c.ellipse(0, 0, size, size * 0.74, 0, 0, Math.PI * 2);
      else c.rect(-size * 0.8, -size * 0.5, size * 1.6, size);
      c.fill();
      c.restore();
    }
  layers.push(plateLayer(plate, 0.34));
  const named = new Set<string>(input.description.things.map(({ thing }) => thing));
  const away = -input.plan.side;
  const put: readonly (readonly [Thing, number, number, number])[] = [
    ["trashBag", away * 520, 590, 96],
    ["tyre", away * 400, 566, 70],
    ["trashBag", -away * 560, 560, 80],
    ["fridge", away * 590, 545, 130],
    ["seagull", away * 470, 380, 40],
    ["seagull", -away * 420, 330, 34],
  ];
  for (const [thing, x, y, height] of put)
    if (!named.has(thing)) layers.push(...scenery(stage, thing, { x, y, height, flip: x > 0 }));
  return setting(layers, HORIZON, { rows: { front: 664, back: 580 } });
};

/** A torn, muddy field with sandbags, barbed wire, craters and smoke. */
export const battlefield: SettingPainter = (stage, input) => {
  const { palette } = stage;
  const tones = [".56 .05 70", ".44 .05 66", ".32 .045 60", ".20 .035 55"].map((tone) =>
    mix(oklch(tone), palette.land[2]!, 0.2),
  );
  const layers = land(stage, input, { horizon: HORIZON, ranges: "none", tones, strewn: "stones" });
  const back = stage.plate({ ...stage.ground, top: 120, bottom: 470 });
  const b = back.c;
  for (const [x, w] of [
    [-420, 60],
    [-60, 44],
    [330, 70],
  ] as const)
    for (let i = 0; i < 9; i++) {
      b.fillStyle = css(mix(palette.ink, palette.haze, 0.42 + i * 0.04), 0.34);
      b.beginPath();
      b.ellipse(x + i * 16, 430 - i * 30, w * (0.5 + i * 0.14), 30 + i * 4, 0, 0, Math.PI * 2);
      b.fill();
      if (i > 0) continue;
      b.fillStyle = css(mix(oklch(".70 .19 45"), palette.lamp, 0.3), 0.9);
      b.beginPath();
      b.ellipse(x, 436, w * 0.7, 20, 0, 0, Math.PI * 2);
      b.fill();
    }
  layers.push(plateLayer(back, 0.2));
  const plate = stage.plate({ ...stage.ground, top: HORIZON });
  const { c } = plate;
  const mud = tones[3]!;
  for (const [x, z, r] of [
    [-7, 16, 2.6],
    [6.6, 13, 2.2],
    [1, 24, 3.4],
    [-3, 9.6, 1.3],
  ] as const) {
    disc(c, view, css(mix(tones[0]!, palette.haze, z / 50)), { x, z, rx: r * 1.15, rz: r * 0.8 });
    disc(c, view, css(mix(mud, palette.haze, z / 60)), { x, z, rx: r, rz: r * 0.62 });
  }
  layers.push(plateLayer(plate, 0.36));
  const bags = stage.plate({ ...stage.ground, top: 470, bottom: 640 });
  const sack = mix(oklch(".68 .07 82"), palette.land[1]!, 0.2);
  for (const side of [-1, 1])
    for (let row = 0; row < 4; row++)
      for (let i = 0; i < 6 - row; i++) {
        const [x, y] = [side * (680 - i * 58 - row * 26), 606 - row * 27];
        const { c: g } = bags;
        g.fillStyle = css(mix(sack, palette.ink, 0.1 + ((i + row) % 3) * 0.09));
        g.beginPath();
        g.roundRect(x - 32, y - 28, 64, 30, 14);
        g.fill();
        g.strokeStyle = css(palette.ink, 0.4);
        g.lineWidth = 1.6;
        g.stroke();
      }
  layers.push(plateLayer(bags, 0.4));
  if (!input.description.things.some(({ thing }) => thing === "barbedWire"))
    for (const x of [-230, 240]) layers.push(...scenery(stage, "barbedWire", { x, y: 524, height: 62 }));
  return setting(layers, HORIZON, { rows: { front: 660, back: 570 } });
};
