import { glowLayer, mistLayer } from "../air.ts";
import type { Lab } from "../colour.ts";
import { css, mix } from "../colour.ts";
import { paintLandscape } from "../landscape.ts";
import { fractal } from "../noise.ts";
import { createPerspective, trace } from "../perspective.ts";
import { between, pick } from "../random.ts";
import { townPlate } from "../scenes/town.ts";
import type { Layer, Plate, Stage } from "../stage.ts";
import { plateLayer } from "../stage.ts";
import { heaven } from "./heaven.ts";
import { isOvercast, skyWeather, isSnowy, setting, SNOW } from "./outdoors.ts";
import type { SettingPainter, SettingPlan } from "./setting.ts";
import { lightGround, strew } from "./terrain.ts";

const HORIZON = 446;
const view = createPerspective({ horizon: HORIZON, eye: 1.9 });

/** Paved ground in the sky's light, wet in rain. */
export function pavement(stage: Stage, input: SettingPlan, horizon: number, slab = 0.9): Plate {
  const { palette } = stage;
  const noise = stage.noise("stones");
  const snow = isSnowy(input);
  const tones = snow
    ? SNOW
    : palette.land.map((tone, i) => mix(tone, palette.hero[Math.min(3, i + 1)]!, 0.38));
  const ground = paintLandscape(stage, {
    horizon,
    eye: 2.2,
    near: 2,
    far: 40,
    height: () => 0,
    texture: (x, z) => {
      if (snow) return fractal(noise, x, z, 3) * 0.1;
      const row = Math.floor(z / slab);
      const across = Math.abs(((((x / slab + (row % 2) * 0.5) % 1) + 1) % 1) - 0.5);
      const along = Math.abs(((z / slab) % 1) - 0.5);
      const seam = Math.max(across, along) > 0.45 ? -0.12 * Math.max(0, 1 - z / 18) : 0;
      const stone = fractal(noise, Math.floor(x / slab + (row % 2) * 0.5) * 7.3, row * 5.1, 1) * 0.09;
      return seam + stone * Math.max(0, 1 - z / 22) + fractal(noise, x * 2, z * 2, 2) * 0.05;
    },
    tones,
  }).plate;
  if (isOvercast(input.description) && !snow)
    strew(stage, ground, { kind: "puddles", horizon, eye: 2.2, tones });
  lightGround(stage, ground, input.plan.disc, horizon);
  return ground;
}

export interface Front {
  side: number;
  from: number;
  to: number;
  tall: number;
  colour: Lab;
  lit: number;
}

/** One house of a street, seen along the street. */
export function houseFront(stage: Stage, c: Plate["c"], { side, from, to, tall, colour, lit }: Front): void {
  const { palette } = stage;
  const random = stage.random(`front ${side} ${from.toFixed(1)}`);
  const x = side * 3.3;
  const air = (tone: Lab, z = (from + to) / 2) => mix(tone, palette.haze, 1 - Math.exp(-z / 17));
  const shaded = Math.sign(stage.light.x || 1) === side;
  const wall = mix(colour, shaded ? palette.ink : palette.glow, shaded ? 0.36 : 0.16);
  const quad = (z0: number, z1: number, y0: number, y1: number, tone: Lab, alpha = 1, at = x) => {
    c.fillStyle = css(tone, alpha);
    trace(c, view, [
      [at, y0, z0],
      [at, y1, z0],
      [at, y1, z1],
      [at, y0, z1],
    ]);
    c.fill();
  };
  const [x0] = view.point(x, 0, from);
  const [x1] = view.point(x, 0, to);
  const paint = c.createLinearGradient(x0, 0, x1, 0);
  paint.addColorStop(0, css(air(mix(wall, palette.ink, 0.12), from)));
  paint.addColorStop(1, css(air(wall, to)));
  c.fillStyle = paint;
  trace(c, view, [
    [x, 0, from],
    [x, tall, from],
    [x, tall, to],
    [x, 0, to],
  ]);
  c.fill();
  // The roof leans back from the street.
  c.fillStyle = css(air(mix(palette.trim[2]!, palette.ink, shaded ? 0.5 : 0.25)));
  trace(c, view, [
    [x - side * 0.16, tall - 0.06, from],
    [x + side * 1.6, tall + 1.35, from],
    [x + side * 1.6, tall + 1.35, to],
    [x - side * 0.16, tall - 0.06, to],
  ]);
  c.fill();
  quad(from, to, tall - 0.2, tall, air(mix(wall, palette.cloud[0]!, 0.35)), 0.9);
  quad(from, to, 0, 0.35, air(mix(wall, palette.ink, 0.5)), 0.8);
  const deep = to - from;
  const door = Math.floor(random() * 2);
  for (let floor = 0; floor * 1.5 + 1.2 < tall; floor++)
    for (let i = 0; i < 2; i++) {
      const z0 = from + deep * (0.16 + i * 0.44);
      const z1 = z0 + deep * 0.26;
      if (floor === 0 && i === door) {
        quad(z0, z1, 0, 1.5, air(mix(palette.trim[3]!, palette.ink, 0.35)));
        quad(z0 + 0.06, z1 - 0.06, 0.02, 1.42, air(mix(palette.trim[2]!, palette.ink, 0.25)));
        continue;
      }
      const y0 = floor * 1.5 + 0.55;
      const y1 = Math.min(tall - 0.35, y0 + 0.85);
      const glows = random() < lit;
      quad(z0 - 0.07, z1 + 0.07, y0 - 0.08, y1 + 0.08, air(mix(wall, palette.cloud[0]!, 0.4)));
      quad(z0, z1, y0, y1, air(glows ? palette.lamp : mix(palette.ink, palette.sky[2]!, 0.35)));
      quad((z0 + z1) / 2 - 0.02, (z0 + z1) / 2 + 0.02, y0, y1, air(mix(wall, palette.ink, 0.3)), 0.8);
    }
}

/** A striped stall at the side of a market, with goods on its table. */
function stall(stage: Stage, c: Plate["c"], side: number, z: number): void {
  const { palette } = stage;
  const random = stage.random(`stall ${side} ${z.toFixed(1)}`);
  const air = (tone: Lab) => mix(tone, palette.haze, 1 - Math.exp(-z / 22));
  const [inner, outer] = [side * 1.75, side * 3.1];
  const long = 1.75;
  const quad = (corners: readonly (readonly [number, number, number])[], tone: Lab) => {
    c.fillStyle = css(air(tone));
    trace(c, view, corners);
    c.fill();
  };
  const cloth = pick(random, [palette.trim[1]!, palette.hero[1]!, palette.disc[1]]);
  const wood = mix(palette.trim[3]!, palette.ink, 0.35);
  // Table: the end towards the camera, its long side, its top.
  quad(
    [
      [inner, 0, z],
      [outer, 0, z],
      [outer, 0.85, z],
      [inner, 0.85, z],
    ],
    mix(wood, palette.ink, 0.3),
  );
  quad(
    [
      [inner, 0, z],
      [inner, 0.85, z],
      [inner, 0.85, z + long],
      [inner, 0, z + long],
    ],
    wood,
  );
  quad(
    [
      [inner, 0.86, z],
      [outer, 0.86, z],
      [outer, 0.86, z + long],
      [inner, 0.86, z + long],
    ],
    mix(wood, palette.glow, 0.25),
  );
  const goods = [palette.trim[0]!, palette.trim[1]!, palette.disc[1], palette.hero[1]!, palette.land[1]!];
  for (let i = 0; i < 34; i++) {
    const at = view.point(
      inner + side * between(random, 0.1, 1.1),
      0.9 + random() * 0.12,
      z + between(random, 0.1, long),
    );
    const r = view.size(z) * between(random, 0.05, 0.085);
    const tone = air(goods[Math.floor(i / 7) % goods.length]!);
    const round = c.createRadialGradient(at[0] - r * 0.3, at[1] - r * 0.4, 0, at[0], at[1], r);
    round.addColorStop(0, css(mix(tone, palette.glow, 0.4)));
    round.addColorStop(1, css(mix(tone, palette.ink, 0.3)));
    c.fillStyle = round;
    c.beginPath();
    c.arc(at[0], at[1], r, 0, Math.PI * 2);
    c.fill();
  }
  for (const [px, pz] of [
    [inner, z],
    [inner, z + long],
  ] as const)
    quad(
      [
        [px - 0.04, 0, pz],
        [px + 0.04, 0, pz],
        [px + 0.04, 2.1, pz],
        [px - 0.04, 2.1, pz],
      ],
      wood,
    );
  const stripes = 7;
  for (let i = 0; i < stripes; i++) {
    const [a, b] = [z + (long * i) / stripes, z + (long * (i + 1)) / stripes];
    const tone = i % 2 === 0 ? cloth : mix(palette.cloud[0]!, palette.haze, 0.2);
    quad(
      [
        [inner - side * 0.35, 1.95, a],
        [outer, 2.75, a],
        [outer, 2.75, b],
        [inner - side * 0.35, 1.95, b],
      ],
      tone,
    );
    quad(
      [
        [inner - side * 0.35, 1.95, a],
        [inner - side * 0.35, 1.72, a],
        [inner - side * 0.35, 1.72, b],
        [inner - side * 0.35, 1.95, b],
      ],
      mix(tone, palette.ink, 0.25),
    );
  }
  quad(
    [
      [inner - side * 0.35, 1.95, z],
      [outer, 2.75, z],
      [outer, 1.95, z],
    ],
    mix(cloth, palette.ink, 0.45),
  );
}

/** A street between two rows of houses; a market has stalls along it. */
export const street: SettingPainter = (stage, input) => {
  const { palette } = stage;
  const { description, plan } = input;
  const night = description.light === "night";
  const market = description.place === "market";
  const disc = {
    ...plan.disc,
    x: plan.disc.x * 0.35,
    y: Math.min(plan.disc.y, 250),
    radius: plan.disc.radius * 0.8,
  };
  const layers: Layer[] = heaven(stage, disc, {
    horizon: HORIZON + 20,
    ...skyWeather(description),
  });
  layers.push(
    plateLayer(
      townPlate(stage, "end", {
        base: HORIZON + 6,
        height: [36, 80],
        width: [30, 52],
        haze: 0.62,
        roofs: "gables",
        lit: night ? 0.3 : 0.1,
      }),
      0.1,
    ),
    mistLayer(stage, "end", { y: HORIZON - 10, height: 80, strength: 0.5, depth: 0.12 }),
    plateLayer(pavement(stage, input, HORIZON), 0.3),
  );
  const houses = stage.plate(stage.ground);
  const random = stage.random("houses");
  const fronts = [-1, 1].flatMap((side) => {
    const row: Front[] = [];
    for (let z = 2.1; z < 34;) {
      const to = z + between(random, 2.4, 3.6);
      const colour = mix(
        pick(random, [palette.land[1]!, palette.cloud[1]!, palette.trim[1]!, palette.hero[1]!]),
        palette.land[1]!,
        0.45,
      );
      row.push({ side, from: z, to, tall: between(random, 3.1, 4.9), colour, lit: night ? 0.55 : 0.12 });
      z = to;
    }
    return row;
  });
  for (const front of fronts.toSorted((a, b) => b.from - a.from)) houseFront(stage, houses.c, front);
  if (market)
    for (const z of [17.5, 14.6, 11.7, 8.8, 5.9]) for (const side of [-1, 1]) stall(stage, houses.c, side, z);
  layers.push(plateLayer(houses, 0.3));
  if (night)
    for (const z of [11, 6.4])
      for (const side of [-1, 1]) {
        const [x, y] = view.point(side * 2.6, 2.5, z);
        layers.push(
          lampPost(stage, side, z),
          glowLayer({ x, y, radius: 900 / z, colour: palette.lamp, strength: 0.55, depth: 0.3 }),
        );
      }
  return setting(layers, HORIZON, { rows: { front: 662, back: 545 }, wet: isOvercast(description) });
};

function lampPost(stage: Stage, side: number, z: number): Layer {
  const { palette } = stage;
  const [x, foot] = view.point(side * 2.6, 0, z);
  const [, top] = view.point(side * 2.6, 2.5, z);
  const unit = view.size(z) / 100;
  return {
    depth: 0.3,
    paint(c) {
      c.fillStyle = css(mix(palette.ink, palette.hero[3]!, 0.3));
      c.fillRect(x - unit * 3, top, unit * 6, foot - top);
      c.fillRect(x - unit * 8, foot - unit * 14, unit * 16, unit * 14);
      c.fillStyle = css(palette.lamp);
      c.beginPath();
      c.arc(x, top, unit * 13, 0, Math.PI * 2);
      c.fill();
    },
  };
}
