import { groundedActor } from "../cast.ts";
import { css, mix, oklch } from "../colour.ts";
import type { Thing } from "../../reading/scene/catalogue.ts";
import { paintLandscape } from "../landscape.ts";
import { fractal } from "../noise.ts";
import { createPerspective, trace } from "../perspective.ts";
import { between } from "../random.ts";
import { type Layer, plateLayer, type Stage } from "../stage.ts";
import { field, inFront, isSnowy, SNOW, water } from "./outdoors.ts";
import type { SettingPainter, SettingPlan } from "./setting.ts";
import { lightGround, strew } from "./terrain.ts";
import { scenery } from "./yards.ts";

const HORIZON = 432;

/** A thing of the scenery, unless the dream names one. */
const putter = (stage: Stage, { description }: SettingPlan) => {
  const named = new Set<Thing>(description.things.map(({ thing }) => thing));
  return (thing: Thing, x: number, y: number, height: number): Layer[] =>
    named.has(thing) ? [] : scenery(stage, thing, { x, y, height, flip: x > 0 });
};

/** A path of earth between two rows of trees in blossom, with petals on the ground and in the air. */
export const blossomAvenue: SettingPainter = (stage, input) => {
  const base = field(stage, input);
  const { palette } = stage;
  const view = createPerspective({ horizon: HORIZON, eye: 2.6 });
  const plate = stage.plate({ ...stage.ground, top: HORIZON });
  const { c } = plate;
  const earth = mix(oklch(".82 .045 75"), palette.land[1]!, 0.25);
  const way = c.createLinearGradient(0, HORIZON, 0, 740);
  way.addColorStop(0, css(mix(earth, palette.haze, 0.5)));
  way.addColorStop(0.3, css(earth));
  way.addColorStop(1, css(mix(earth, palette.ink, 0.25)));
  c.fillStyle = way;
  trace(c, view, [
    [-1.9, 0, 2],
    [1.9, 0, 2],
    [1.9, 0, 60],
    [-1.9, 0, 60],
  ]);
  c.fill();
  const random = stage.random("petals");
  const petal = (x: number, y: number, r: number) => {
    c.fillStyle = css(mix(oklch(".86 .09 358"), palette.cloud[0]!, random() * 0.5), 0.9);
    c.beginPath();
    c.ellipse(x, y, r, r * 0.5, random() * 3, 0, Math.PI * 2);
    c.fill();
  };
  for (let i = 0; i < 420; i++) {
    const z = 2.6 + random() ** 1.7 * 22;
    const [x, y] = view.point(between(random, -4.6, 4.6), 0, z);
    petal(x, y, 26 / z + 0.8);
  }
  const air = stage.plate(stage.ground);
  for (let i = 0; i < 46; i++) {
    const r = between(random, 3, 6.5);
    air.c.fillStyle = css(mix(oklch(".88 .08 358"), palette.cloud[0]!, random() * 0.4), 0.85);
    air.c.beginPath();
    air.c.ellipse(
      between(random, -470, 470),
      between(random, 60, 640),
      r,
      r * 0.55,
      random() * 3,
      0,
      Math.PI * 2,
    );
    air.c.fill();
  }
  const put = (x: number, z: number) => {
    const [at, y] = view.point(x, 0, z);
    return scenery(stage, "blossomTree", { x: at, y, height: 2900 / z, flip: x > 0 });
  };
  const trees = [34, 24, 17.5, 13, 10, 7.8].flatMap((z, i) => [
    ...put(-4.1, z),
    ...put(4.1, z + (i % 2) * 0.4),
  ]);
  return {
    ...base,
    layers: [...base.layers, plateLayer(plate, 0.36), ...trees],
    front: [plateLayer(air, 0.5)],
    rows: { front: 662, back: 560 },
  };
};

/** A yard of earth between a barn, a silo and a hay stack, within a fence. */
export const farmyard: SettingPainter = (stage, input) => {
  const base = field(stage, input);
  const { palette } = stage;
  const { side } = input.plan;
  const put = putter(stage, input);
  const plate = stage.plate({ ...stage.ground, top: HORIZON });
  const { c } = plate;
  const snow = isSnowy(input);
  const earth = snow ? SNOW[1]! : mix(oklch(".70 .055 72"), palette.land[1]!, 0.3);
  const ground = c.createLinearGradient(0, 490, 0, 740);
  ground.addColorStop(0, css(mix(earth, palette.haze, 0.3)));
  ground.addColorStop(1, css(mix(earth, palette.ink, 0.3)));
  c.fillStyle = ground;
  c.beginPath();
  c.ellipse(0, 640, 620, 142, 0, 0, Math.PI * 2);
  c.fill();
  const random = stage.random("straw of the yard");
  c.lineWidth = 2;
  c.lineCap = "round";
  for (let i = 0; i < 150; i++) {
    const [a, r] = [random() * Math.PI * 2, Math.sqrt(random())];
    const [x, y] = [Math.cos(a) * r * 580, 640 + Math.sin(a) * r * 122];
    const turn = random() * Math.PI;
    c.strokeStyle = css(mix(oklch(".84 .11 88"), palette.ink, between(random, 0, 0.35)), 0.8);
    c.beginPath();
    c.moveTo(x, y);
    c.lineTo(x + Math.cos(turn) * 15, y + Math.sin(turn) * 5);
    c.stroke();
  }
  const rail = mix(oklch(".56 .05 60"), palette.trim[2]!, 0.2);
  for (let x = -700; x < 700; x += 62) {
    c.fillStyle = css(mix(rail, palette.haze, 0.2));
    c.fillRect(x, 468, 11, 52);
  }
  for (const y of [474, 494]) {
    c.fillStyle = css(mix(rail, palette.haze, 0.12));
    c.fillRect(-720, y, 1440, 8);
  }
  return {
    ...base,
    layers: [
      ...base.layers,
      plateLayer(plate, 0.36),
      ...put("silo", -side * 118, 520, 208),
      ...put("barn", -side * 290, 532, 236),
      ...put("haystack", side * 356, 552, 118),
      ...put("henHouse", side * 210, 520, 92),
      ...put("hayBale", side * 424, 590, 62),
    ],
    front: [],
    rows: { front: 666, back: 590 },
  };
};

/** A paved square between the houses of a village, with its church, a fountain and an old tree. */
export const villageSquare: SettingPainter = (stage, input) => {
  const base = field(stage, input);
  const { palette } = stage;
  const { side } = input.plan;
  const put = putter(stage, input);
  const plate = stage.plate({ ...stage.ground, top: HORIZON });
  const { c } = plate;
  const view = createPerspective({ horizon: HORIZON, eye: 2.6 });
  const stone = isSnowy(input) ? SNOW[1]! : mix(oklch(".76 .03 70"), palette.land[1]!, 0.3);
  const random = stage.random("paving");
  // Rings of stones around the middle.
  const [, middle] = view.point(0, 0, 8);
  c.fillStyle = css(mix(stone, palette.ink, 0.24));
  c.beginPath();
  c.ellipse(0, middle + 48, 640, 150, 0, 0, Math.PI * 2);
  c.fill();
  for (let ring = 9; ring > 0; ring--) {
    const count = 8 + ring * 7;
    for (let i = 0; i < count; i++) {
      const [a, b] = [((i + 0.06) / count) * Math.PI * 2, ((i + 0.94) / count) * Math.PI * 2];
      const [out, within] = [ring / 9, (ring - 0.86) / 9];
      c.fillStyle = css(mix(mix(stone, palette.glow, 0.12), palette.ink, between(random, 0, 0.2)));
      c.beginPath();
      for (const [turn, r] of [
        [a, out],
        [b, out],
        [b, within],
        [a, within],
      ] as const)
        c.lineTo(Math.cos(turn) * r * 630, middle + 48 + Math.sin(turn) * r * 146);
      c.fill();
    }
  }
  const houses = [-620, -492, -372, -262, 262, 372, 492, 620].flatMap((x, i) =>
    put("house", x * -side, 496 + (Math.abs(x) - 262) * 0.1, 128 + (i % 3) * 12),
  );
  return {
    ...base,
    layers: [
      ...base.layers,
      ...put("bellTower", -side * 150, 488, 196),
      ...houses,
      plateLayer(plate, 0.37),
      ...put("tree", side * 190, 522, 168),
      ...put("fountain", -side * 34, 540, 128),
      ...put("bench", side * 276, 548, 46),
    ],
    front: [],
    rows: { front: 668, back: 604 },
  };
};

/** A lake with woods on its far side, a landing of planks, and the grass of the near side, on which one stands. */
export const lakeside: SettingPainter = (stage, input) => {
  const back = water(stage, input);
  const { palette } = stage;
  const noise = stage.noise("lakeside");
  const snow = isSnowy(input);
  const tones = snow ? SNOW : palette.land;
  const bank = paintLandscape(stage, {
    horizon: 380,
    eye: 2.6,
    near: 2,
    far: 11.2,
    height: (x, z) => (z > 9 ? fractal(noise, x / 3, 4, 2) * 0.34 : 0),
    texture: (x, z) => fractal(noise, x * 2, z * 3, 3) * 0.1,
    tones,
    air: 0.25,
  });
  strew(stage, bank.plate, { kind: snow ? "sparkles" : "tufts", horizon: 380, eye: 2.6, tones });
  lightGround(stage, bank.plate, input.plan.disc, 470);
  const away = input.plan.side < 0 ? 1 : -1;
  const woods = [-640, -560, -470, -395, -300, -215, 250, 330, 405, 500, 580, 660].flatMap((x, i) =>
    groundedActor(stage, "tree", {
      x: x * away,
      y: 434 + (i % 2) * 3,
      height: 58 + (i % 4) * 11,
      depth: 0.2,
      haze: 0.42,
      cut: false,
    }),
  );
  return {
    ...back,
    layers: [...back.layers, ...woods, landing(stage, away), plateLayer(bank.plate, 0.4)],
    front: inFront(stage, input, ["reeds"]),
    on: "ground",
    afloat: 508,
    rows: { front: 664, back: 590 },
  };
};

/** Planks on posts that lead from the near side into the water. */
function landing(stage: Stage, side: number): Layer {
  const { palette } = stage;
  const plate = stage.plate({ ...stage.ground, top: 440 });
  const { c } = plate;
  const wood = mix(oklch(".60 .06 62"), palette.trim[2]!, 0.25);
  const [x0, y0, x1, y1] = [side * 430, 566, side * 282, 482];
  for (const k of [0, 0.34, 0.68, 1]) {
    const [x, y] = [x0 + (x1 - x0) * k, y0 + (y1 - y0) * k];
    const half = 58 - 33 * k;
    c.fillStyle = css(mix(wood, palette.ink, 0.55));
    for (const edge of [-1, 1]) c.fillRect(x + edge * half - 4 + k * 2, y - 6, 8 - k * 4, 34 - 16 * k);
  }
  for (let i = 0; i < 15; i++) {
    const [k, next] = [i / 15, (i + 0.86) / 15];
    const at = (t: number, edge: number): [number, number] => [
      x0 + (x1 - x0) * t + edge * (58 - 33 * t),
      y0 + (y1 - y0) * t,
    ];
    c.fillStyle = css(mix(mix(wood, palette.glow, 0.2), palette.ink, (i % 3) * 0.07));
    c.beginPath();
    c.moveTo(...at(k, -1));
    c.lineTo(...at(k, 1));
    c.lineTo(...at(next, 1));
    c.lineTo(...at(next, -1));
    c.fill();
  }
  return plateLayer(plate, 0.36);
}
