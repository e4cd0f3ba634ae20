import { glowLayer } from "../air.ts";
import type { Thing } from "../../reading/scene/catalogue.ts";
import { css, mix, oklch } from "../colour.ts";
import { createPerspective } from "../perspective.ts";
import { plateLayer, type Layer, type Plate, type Stage } from "../stage.ts";
import { field } from "./outdoors.ts";
import type { SettingPainter, SettingPlan } from "./setting.ts";
import { scenery } from "./yards.ts";

type Canvas = Plate["c"];

/** Things of the place that the dream does not name anyway. */
const unnamed = ({ description }: SettingPlan, thing: Thing) =>
  !description.things.some((one) => one.thing === thing);

/** A striped tent with a flag. */
function tent(stage: Stage, c: Canvas, x: number, foot: number, wide: number, tall: number): void {
  const { palette } = stage;
  const stripes = [oklch(".60 .17 28"), mix(palette.cloud[0]!, [0.97, 0, 0], 0.4)].map((tone) =>
    mix(tone, palette.haze, 0.16),
  );
  const [eave, top] = [foot - tall * 0.46, foot - tall];
  for (let i = 0; i < 10; i++) {
    const [a, b] = [x - wide / 2 + (wide * i) / 10, x - wide / 2 + (wide * (i + 1)) / 10];
    const inner = (k: number) => x + (k - x) * 0.84;
    c.fillStyle = css(mix(stripes[i % 2]!, palette.ink, Math.abs(i - 4.5) * 0.03));
    c.beginPath();
    c.moveTo(inner(a), foot);
    c.lineTo(inner(a), eave);
    c.lineTo(a, eave);
    c.lineTo(x, top);
    c.lineTo(b, eave);
    c.lineTo(inner(b), eave);
    c.lineTo(inner(b), foot);
    c.fill();
  }
  c.fillStyle = css(palette.disc[1]);
  c.fillRect(x - 1.5, top - 26, 3, 28);
  c.beginPath();
  c.moveTo(x, top - 26);
  c.lineTo(x + 24, top - 19);
  c.lineTo(x, top - 12);
  c.fill();
}

/** A Ferris wheel, a carousel and a striped tent behind a string of lights. */
export const fairground: SettingPainter = (stage, input) => {
  const base = field(stage, input);
  const { palette } = stage;
  const { side } = input.plan;
  const plate = stage.plate({ ...stage.ground, top: 60, bottom: 540 });
  const { c } = plate;
  tent(stage, c, -side * 390, 486, 190, 150);
  const layers: Layer[] = [plateLayer(plate, 0.32)];
  if (unnamed(input, "ferrisWheel"))
    layers.push(...scenery(stage, "ferrisWheel", { x: -side * 170, y: 500, height: 310 }));
  if (unnamed(input, "carousel"))
    layers.push(...scenery(stage, "carousel", { x: side * 380, y: 510, height: 150 }));
  const lights = stage.plate({ ...stage.ground, top: 20, bottom: 260 });
  lights.c.strokeStyle = css(palette.ink, 0.6);
  lights.c.lineWidth = 2;
  const bulbs: [number, number][] = [];
  for (const [from, to] of [
    [-720, -240],
    [-240, 240],
    [240, 720],
  ] as const) {
    lights.c.beginPath();
    lights.c.moveTo(from, 66);
    lights.c.quadraticCurveTo((from + to) / 2, 176, to, 66);
    lights.c.stroke();
    for (let k = 0.05; k < 1; k += 0.1) bulbs.push([from + (to - from) * k, 66 + 4 * k * (1 - k) * 55 + 7]);
  }
  for (const [i, [x, y]] of bulbs.entries()) {
    lights.c.fillStyle = css([palette.lamp, oklch(".72 .16 30"), oklch(".78 .12 200")][i % 3]!);
    lights.c.beginPath();
    lights.c.arc(x, y, 6, 0, Math.PI * 2);
    lights.c.fill();
  }
  layers.push(plateLayer(lights, 0.5));
  layers.push(glowLayer({ x: 0, y: 420, radius: 420, colour: palette.lamp, strength: 0.25, depth: 0.34 }));
  return { ...base, layers: [...base.layers, ...layers], front: [] };
};

/** The animals of a zoo in their cages: x, foot and height. */
const CAGED: readonly (readonly [Thing, number, number, number])[] = [
  ["monkey", -352, 462, 104],
  ["lion", 26, 508, 132],
  ["parrot", 318, 456, 104],
];

interface Cage {
  x: number;
  half: number;
  foot: number;
  top: number;
}

/** The outline of a cage with its rounded top. */
function dome(c: Canvas, { x, half, foot, top }: Cage): void {
  c.beginPath();
  c.moveTo(x - half, foot);
  c.lineTo(x - half, top + 50);
  c.bezierCurveTo(x - half, top - 60, x + half, top - 60, x + half, top + 50);
  c.lineTo(x + half, foot);
}

/** The bars, the frame and the foot of a cage. */
function zooBars(c: Canvas, cage: Cage, palette: Stage["palette"]): void {
  const { x, half, foot, top } = cage;
  const iron = mix(palette.ink, palette.haze, 0.12);
  const stone = mix(palette.cloud[1]!, palette.hero[2]!, 0.4);
  c.save();
  dome(c, cage);
  c.clip();
  c.fillStyle = css(iron);
  for (let bar = x - half; bar <= x + half; bar += 20) c.fillRect(bar - 2, top - 60, 4.4, foot - top + 60);
  for (const y of [top + 40, foot - 66]) c.fillRect(x - half, y, half * 2, 6);
  c.restore();
  c.strokeStyle = css(iron);
  c.lineWidth = 7;
  dome(c, cage);
  c.stroke();
  c.fillStyle = css(stone);
  c.fillRect(x - half - 12, foot - 4, half * 2 + 24, 20);
  c.fillStyle = css(mix(stone, palette.ink, 0.35));
  c.fillRect(x - half - 12, foot + 10, half * 2 + 24, 8);
  c.fillStyle = css(palette.disc[1]);
  c.beginPath();
  c.arc(x, top - 44, 8, 0, Math.PI * 2);
  c.fill();
}

/** Tall cages with animals on rocks, along a path. */
export const zoo: SettingPainter = (stage, input) => {
  const base = field(stage, input);
  const { palette } = stage;
  const plate = stage.plate({ ...stage.ground, top: 160, bottom: 560 });
  const { c } = plate;
  for (const k of [-1, 0, 1]) {
    const [x, half, foot, top] = [k * 330, 150, 510, 300];
    dome(c, { x, half, foot, top });
    const shade = c.createLinearGradient(0, top - 40, 0, foot);
    shade.addColorStop(0, css(palette.ink, 0.05));
    shade.addColorStop(1, css(palette.ink, 0.34));
    c.fillStyle = shade;
    c.fill();
    // A perch of rock inside.
    c.fillStyle = css(mix(palette.land[2]!, palette.ink, 0.25));
    c.beginPath();
    c.moveTo(x - 96, foot);
    c.lineTo(x - 58, foot - 54);
    c.lineTo(x - 6, foot - 66);
    c.lineTo(x + 40, foot - 26);
    c.lineTo(x + 92, foot);
    c.fill();
  }
  const bars = stage.plate({ ...stage.ground, top: 160, bottom: 560 });
  for (const k of [-1, 0, 1]) zooBars(bars.c, { x: k * 330, half: 150, foot: 510, top: 300 }, palette);
  return {
    ...base,
    layers: [
      ...base.layers,
      plateLayer(plate, 0.33),
      // Where the dream names what it saw there, the cages are empty.
      ...(input.description.things.length === 0
        ? CAGED.flatMap(([thing, x, y, height]) => scenery(stage, thing, { x, y, height }))
        : []),
      plateLayer(bars, 0.38),
    ],
    front: [],
    rows: { front: 656, back: 560 },
  };
};

/** The ring of a circus under its striped tent. */
export const circus: SettingPainter = (stage) => {
  const { palette } = stage;
  const horizon = 430;
  const plate = stage.plate(stage.ground);
  const { c } = plate;
  const red = oklch(".50 .17 26");
  const pale = mix(palette.cloud[0]!, oklch(".93 .04 85"), 0.5);
  const peak = { x: 0, y: -420 };
  for (let i = 0; i < 26; i++) {
    const at = (k: number) => -1300 + k * 100;
    c.fillStyle = css(mix(i % 2 ? red : pale, palette.ink, 0.14 + Math.abs(i - 12.5) * 0.022));
    c.beginPath();
    c.moveTo(peak.x, peak.y);
    c.lineTo(at(i), 330);
    c.lineTo(at(i + 1), 330);
    c.fill();
  }
  for (let i = 0; i < 26; i++) {
    c.fillStyle = css(mix(i % 2 ? red : pale, palette.ink, 0.34));
    c.fillRect(-1300 + i * 100, 330, 100, 150);
    c.fillStyle = css(mix(i % 2 ? pale : red, palette.ink, 0.2));
    c.beginPath();
    c.ellipse(-1250 + i * 100, 330, 50, 26, 0, 0, Math.PI);
    c.fill();
  }
  // Rows of seats, the ring's wall and its sand.
  for (let row = 0; row < 4; row++) {
    c.fillStyle = css(mix(palette.ink, palette.hero[3]!, 0.2 + row * 0.12));
    c.beginPath();
    c.ellipse(0, 640, 1020 - row * 90, 206 - row * 16, 0, Math.PI, 0);
    c.lineTo(1020, 830);
    c.lineTo(-1020, 830);
    c.fill();
  }
  const sand = mix(oklch(".78 .09 75"), palette.land[0]!, 0.2);
  c.fillStyle = css(mix(red, palette.ink, 0.25));
  c.beginPath();
  c.ellipse(0, 640, 620, 142, 0, 0, Math.PI * 2);
  c.fill();
  c.fillStyle = css(red);
  c.beginPath();
  c.ellipse(0, 628, 620, 140, 0, 0, Math.PI * 2);
  c.fill();
  const floor = c.createRadialGradient(0, 600, 40, 0, 640, 560);
  floor.addColorStop(0, css(mix(sand, palette.glow, 0.35)));
  floor.addColorStop(1, css(mix(sand, palette.ink, 0.35)));
  c.fillStyle = floor;
  c.beginPath();
  c.ellipse(0, 636, 584, 124, 0, 0, Math.PI * 2);
  c.fill();
  c.fillStyle = css(palette.disc[1]);
  for (let i = 0; i < 34; i++) {
    const a = Math.PI * (1 + i / 33);
    c.beginPath();
    c.arc(Math.cos(a) * 602, 630 + Math.sin(a) * 131, 4.6, 0, Math.PI * 2);
    c.fill();
  }
  // Two beams of light cross over the ring.
  for (const side of [-1, 1]) {
    const beam = c.createLinearGradient(side * 300, 60, 0, 640);
    beam.addColorStop(0, css(palette.lamp, 0.42));
    beam.addColorStop(1, css(palette.lamp, 0.04));
    c.fillStyle = beam;
    c.beginPath();
    c.moveTo(side * 330, 40);
    c.lineTo(-side * 60 - 190, 640);
    c.lineTo(-side * 60 + 190, 640);
    c.fill();
  }
  return {
    layers: [plateLayer(plate, 0.25)],
    front: [],
    horizon,
    rows: { front: 690, back: 580 },
    on: "ground",
    lit: { x: 0, y: 60 },
  };
};

/** A crane over the frame of a building, with scaffolding. */
export const constructionSite: SettingPainter = (stage, input) => {
  const base = field(stage, input);
  const { palette } = stage;
  const { side } = input.plan;
  const plate = stage.plate({ ...stage.ground, top: 30, bottom: 560 });
  const { c } = plate;
  const yellow = mix(oklch(".80 .15 82"), palette.haze, 0.15);
  const grey = mix(mix(palette.cloud[1]!, palette.ink, 0.3), palette.haze, 0.15);
  const view = createPerspective({ horizon: 432, eye: 2.6 });
  const foot = view.point(0, 0, 22)[1];
  const at = (x: number) => -side * x;
  const box = (x: number, y: number, wide: number, tall: number, tone: readonly [number, number, number]) => {
    c.fillStyle = css([...tone]);
    c.fillRect(at(x) - wide / 2, y - tall, wide, tall);
  };
  // Floors on columns, the highest unfinished.
  for (let floor = 0; floor < 4; floor++) {
    const y = foot - floor * 62;
    for (let k = 0; k < 5; k++)
      if (floor < 3 || k < 3) box(120 + k * 78, y, 14, 62, mix(grey, palette.ink, 0.25));
    box(276, y - 54, floor < 3 ? 360 : 0, 12, grey);
  }
  c.strokeStyle = css(mix(oklch(".60 .09 60"), palette.ink, 0.2));
  c.lineWidth = 4;
  c.beginPath();
  for (let k = 0; k <= 4; k++) {
    c.moveTo(at(96 + k * 92), foot + 4);
    c.lineTo(at(96 + k * 92), foot - 206);
  }
  for (let row = 1; row < 4; row++) {
    c.moveTo(at(86), foot - row * 62);
    c.lineTo(at(474), foot - row * 62);
    for (let k = 0; k < 4; k++) {
      c.moveTo(at(96 + k * 92), foot - row * 62);
      c.lineTo(at(188 + k * 92), foot - (row - 1) * 62);
    }
  }
  c.stroke();
  // The crane: mast, jib, counterweight and hook.
  c.strokeStyle = css(yellow);
  c.lineWidth = 4;
  const mast = at(-40);
  c.beginPath();
  for (const dx of [-13, 13]) {
    c.moveTo(mast + dx, foot + 4);
    c.lineTo(mast + dx, 96);
  }
  for (let y = foot; y > 110; y -= 26) {
    c.moveTo(mast - 13, y);
    c.lineTo(mast + 13, y - 26);
    c.lineTo(mast - 13, y - 26);
  }
  const jib = [at(-160), at(400)] as const;
  for (const y of [96, 118]) {
    c.moveTo(jib[0], y);
    c.lineTo(jib[1], y);
  }
  const step = (jib[1] - jib[0]) / 22;
  for (let i = 0; i < 22; i++) {
    c.moveTo(jib[0] + i * step, i % 2 ? 96 : 118);
    c.lineTo(jib[0] + (i + 1) * step, i % 2 ? 118 : 96);
  }
  c.moveTo(mast, 46);
  c.lineTo(jib[0], 96);
  c.moveTo(mast, 46);
  c.lineTo(at(280), 96);
  c.moveTo(mast - 13, 96);
  c.lineTo(mast, 46);
  c.lineTo(mast + 13, 96);
  c.stroke();
  box(-150, 152, 44, 36, grey);
  c.strokeStyle = css(palette.ink);
  c.lineWidth = 2;
  c.beginPath();
  c.moveTo(at(300), 118);
  c.lineTo(at(300), 206);
  c.stroke();
  box(300, 230, 62, 14, mix(palette.trim[2]!, palette.ink, 0.2));
  return { ...base, layers: [...base.layers, plateLayer(plate, 0.32)], front: [] };
};
