import { mistLayer } from "../air.ts";
import { groundedActor } from "../cast.ts";
import { css, mix, oklch } from "../colour.ts";
import { fractal } from "../noise.ts";
import { paintLandscape } from "../landscape.ts";
import { createPerspective, trace } from "../perspective.ts";
import { between } from "../random.ts";
import { ridgePlate } from "../ridge.ts";
import { drawPlate, plateLayer, type Layer, type Plate, type Stage } from "../stage.ts";
import { shore, water } from "./outdoors.ts";
import type { SettingPainter } from "./setting.ts";
import { lightGround, strew } from "./terrain.ts";

const view = createPerspective({ horizon: 430, eye: 2.6 });
type Corner = readonly [number, number, number];

/** Planks that lead out into the sea, with posts and ropes at their sides. */
export const pier: SettingPainter = (stage, input) => {
  const base = water(stage, input);
  const { palette } = stage;
  const plate = stage.plate({ ...stage.ground, top: 380 });
  const { c } = plate;
  const wood = mix(oklch(".60 .05 62"), palette.trim[2]!, 0.2);
  const [half, end] = [5.1, 27];
  const fill = (colour: typeof c.fillStyle, corners: readonly Corner[]) => {
    c.fillStyle = colour;
    trace(c, view, corners);
    c.fill();
  };
  // Piles below the edges, and the shadow on the water.
  for (const side of [-1, 1])
    for (let z = end; z > 3; z -= 2.4) {
      const [x, y] = view.point(side * (half - 0.2), 0, z);
      const size = view.size(z);
      c.fillStyle = css(mix(wood, palette.ink, 0.62));
      c.fillRect(x - size * 0.11, y, size * 0.22, size * 0.75);
    }
  for (let z = end, i = 0; z > 2; z -= 0.42, i++) {
    const far = Math.min(0.6, z / 46);
    const tone = mix(mix(wood, palette.ink, 0.1 + ((i * 7) % 5) * 0.035), palette.haze, far);
    fill(css(tone), [
      [-half, 0, z],
      [half, 0, z],
      [half, 0, z - 0.37],
      [-half, 0, z - 0.37],
    ]);
    fill(css(mix(tone, palette.ink, 0.5)), [
      [-half, 0, z - 0.37],
      [half, 0, z - 0.37],
      [half, 0, z - 0.42],
      [-half, 0, z - 0.42],
    ]);
  }
  const light = c.createLinearGradient(0, 440, 0, 740);
  light.addColorStop(0, css(palette.glow, 0.26));
  light.addColorStop(0.5, css(palette.glow, 0));
  light.addColorStop(1, css(palette.ink, 0.5));
  fill(light, [
    [-half, 0, 2],
    [half, 0, 2],
    [half, 0, end],
    [-half, 0, end],
  ]);
  for (const side of [-1, 1]) {
    c.strokeStyle = css(mix(palette.cloud[0]!, wood, 0.4));
    let last: readonly [number, number] | undefined;
    for (let z = end; z > 4; z -= 3.2) {
      const [x, foot] = view.point(side * half, 0, z);
      const [, head] = view.point(side * half, 0.95, z);
      const size = view.size(z);
      c.fillStyle = css(mix(mix(wood, palette.ink, 0.35), palette.haze, Math.min(0.5, z / 50)));
      c.beginPath();
      c.roundRect(x - size * 0.1, head, size * 0.2, foot - head + size * 0.1, size * 0.06);
      c.fill();
      c.lineWidth = Math.max(1.2, size * 0.035);
      if (last) {
        c.beginPath();
        c.moveTo(last[0], last[1]);
        c.quadraticCurveTo((last[0] + x) / 2, (last[1] + head) / 2 + size * 0.26, x, head + size * 0.1);
        c.stroke();
      }
      last = [x, head + size * 0.1];
    }
  }
  return {
    ...base,
    layers: [...base.layers, plateLayer(plate, 0.36)],
    front: [],
    on: "ground",
    rows: { front: 676, back: 560 },
    // Ships lie beside it.
    afloat: 512,
  };
};

export function bollard(c: Plate["c"], x: number, foot: number, colour: string): void {
  c.fillStyle = colour;
  c.fillRect(x - 9, foot - 34, 18, 34);
  c.beginPath();
  c.ellipse(x, foot - 35, 14, 7, 0, 0, Math.PI * 2);
  c.ellipse(x, foot, 13, 5, 0, 0, Math.PI * 2);
  c.fill();
}

/** A wall of rock over which water falls into a pool. */
export const waterfall: SettingPainter = (stage, input) => {
  const base = shore(stage, { ...input, description: { ...input.description, place: "river" } });
  const { palette } = stage;
  const rock = palette.land.map((tone) => mix(tone, palette.ink, 0.2));
  const wall = ridgePlate(stage, "rock wall", {
    y: 190,
    rise: 120,
    length: 260,
    sharp: 0.7,
    haze: 0.16,
    tones: rock,
    bottom: 452,
  });
  const plate = stage.plate({ left: -240, right: 240, top: 120, bottom: 470 });
  const { c } = plate;
  const random = stage.random("falling water");
  const white = mix(palette.cloud[0]!, [0.99, 0, -0.005], 0.6);
  const sheet = c.createLinearGradient(0, 176, 0, 460);
  sheet.addColorStop(0, css(mix(palette.sky[3]!, white, 0.5)));
  sheet.addColorStop(0.5, css(white));
  sheet.addColorStop(1, css(white, 0.92));
  c.fillStyle = css(mix(rock[3]!, palette.ink, 0.4), 0.7);
  c.beginPath();
  c.moveTo(-88, 174);
  c.bezierCurveTo(-94, 300, -112, 384, -130, 456);
  c.lineTo(130, 456);
  c.bezierCurveTo(112, 384, 94, 300, 88, 174);
  c.fill();
  c.fillStyle = sheet;
  c.beginPath();
  c.moveTo(-80, 178);
  c.quadraticCurveTo(0, 160, 80, 178);
  c.bezierCurveTo(88, 300, 104, 390, 118, 458);
  c.lineTo(-118, 458);
  c.bezierCurveTo(-104, 390, -88, 300, -80, 178);
  c.fill();
  c.lineCap = "round";
  for (let i = 0; i < 120; i++) {
    const k = between(random, -1, 1);
    const [from, to] = [between(random, 178, 380), between(random, 40, 130)];
    const at = (y: number) => k * (80 + ((y - 178) / 280) * 38);
    c.strokeStyle = css(mix(palette.sky[2]!, palette.water, 0.3), between(random, 0.12, 0.45));
    c.lineWidth = between(random, 1, 3.4);
    c.beginPath();
    c.moveTo(at(from), from);
    c.lineTo(at(Math.min(454, from + to)), Math.min(454, from + to));
    c.stroke();
  }
  const [, ...rest] = base.layers;
  return {
    ...base,
    layers: [
      base.layers[0]!,
      plateLayer(wall, 0.2),
      plateLayer(plate, 0.2),
      mistLayer(stage, "spray", { y: 462, height: 62, strength: 0.85, depth: 0.22 }),
      ...rest,
    ],
    front: [],
  };
};

/** A small hump of sand with the sea all around. */
export const island: SettingPainter = (stage, input) => {
  const back = water(stage, { ...input, description: { ...input.description, place: "ocean" } });
  const { palette } = stage;
  const noise = stage.noise("island");
  const sand = paintLandscape(stage, {
    horizon: 380,
    eye: 2.6,
    near: 2,
    far: 11.4,
    height: () => 0,
    texture: (x, z) => fractal(noise, x * 2, z * 3, 3) * 0.08,
    tones: palette.land.map((tone) => mix(tone, palette.disc[1], 0.35)),
    air: 0.2,
  });
  strew(stage, sand.plate, { kind: "stones", horizon: 380, eye: 2.6, tones: palette.land });
  lightGround(stage, sand.plate, input.plan.disc, 470);
  const shape = (c: Plate["c"], grow: number) => {
    c.beginPath();
    for (let i = 0; i <= 72; i++) {
      const a = (i / 72) * Math.PI * 2;
      const r = 1 + fractal(noise, Math.cos(a) * 2 + 5, Math.sin(a) * 2 + 5, 2) * 0.14;
      c.lineTo(Math.cos(a) * (500 + grow) * r, 634 + Math.sin(a) * (82 + grow * 0.4) * r);
    }
    c.closePath();
  };
  return {
    ...back,
    layers: [
      ...back.layers,
      {
        depth: 0.4,
        paint(c) {
          c.save();
          shape(c, 16);
          c.fillStyle = css(palette.cloud[0]!, 0.5);
          c.fill();
          shape(c, 0);
          c.clip();
          drawPlate(c, sand.plate);
          c.restore();
        },
      },
    ],
    front: [],
    on: "ground",
    afloat: 500,
    rows: { front: 664, back: 596 },
  };
};

/** Columns of steam that rise from the water and lean. */
function steam(stage: Stage): Layer[] {
  const random = stage.random("steam");
  const plate = stage.plate({ left: -640, right: 640, top: 120, bottom: 640 }, 0.25);
  const { c } = plate;
  const white = mix(stage.palette.cloud[0]!, [0.98, 0, 0], 0.5);
  for (let i = 0; i < 9; i++) {
    const foot = { x: -480 + i * 120 + between(random, -30, 30), y: between(random, 470, 600) };
    const lean = between(random, -26, 26);
    for (let k = 0; k < 13; k++) {
      const [x, y, r] = [foot.x + lean * (k / 4) + Math.sin(k * 0.9 + i) * 15, foot.y - k * 21, 24 + k * 4.4];
      const puff = c.createRadialGradient(x, y, 0, x, y, r);
      puff.addColorStop(0, css(white, 0.42 * (1 - k / 14)));
      puff.addColorStop(1, css(white, 0));
      c.fillStyle = puff;
      c.fillRect(x - r, y - r, r * 2, r * 2);
    }
  }
  return [
    {
      depth: 0.38,
      paint(into, t) {
        into.save();
        into.translate(Math.sin(Math.PI * 2 * t) * 7, 0);
        drawPlate(into, plate);
        into.restore();
      },
    },
    mistLayer(stage, "steam", { y: 470, height: 90, strength: 0.55, depth: 0.34 }),
  ];
}

/** A pool within a ring of rocks from which steam rises. */
export const hotSpring: SettingPainter = (stage, input) => {
  const base = water(stage, { ...input, description: { ...input.description, place: "lake" } });
  const { palette } = stage;
  const random = stage.random("spring");
  const milk = stage.plate({ ...stage.ground, top: 430 });
  milk.c.fillStyle = css(mix(oklch(".84 .05 195"), palette.haze, 0.25), 0.5);
  milk.c.fillRect(stage.ground.left, 436, 1440, 400);
  const rock = (x: number, y: number, height: number, haze: number) =>
    groundedActor(stage, "rock", { x, y, height, depth: 0.36, haze, flip: random() < 0.5, cut: false });
  // Along an ellipse, the far ones first; the near ones are below the image.
  const ring = Array.from({ length: 17 }, (_, i) => {
    const a = Math.PI * (1.14 - (i / 16) * 1.28);
    return { x: Math.cos(a) * 500, y: 560 - Math.sin(a) * 92 };
  }).toSorted((one, other) => one.y - other.y);
  const rocks = ring.flatMap(({ x, y }) => {
    const near = (y - 468) / 150;
    return rock(
      x + between(random, -9, 9),
      y,
      (62 + near * 80) * between(random, 0.8, 1.2),
      0.28 * (1 - near),
    );
  });
  return {
    ...base,
    layers: [...base.layers, plateLayer(milk, 0.3), ...rocks, ...steam(stage)],
    front: [],
    rows: { front: 650, back: 540 },
  };
};
