import { glowLayer, mistLayer, raysLayer } from "../air.ts";
import { actor, heroLayers, personLayers } from "../cast.ts";
import { mix } from "../colour.ts";
import { oval, ribbon } from "../figures/outline.ts";
import { paintLandscape } from "../landscape.ts";
import { fractal } from "../noise.ts";
import type { Plan, Scene } from "../scene.ts";
import { between } from "../random.ts";
import { sculpt } from "../sculpt.ts";
import type { Layer, Stage } from "../stage.ts";
import { distantStage, plateLayer } from "../stage.ts";
import { dome } from "./dome.ts";

/**
 * One row of trunks. `row` 0 is the farthest, 3 the nearest; from 1 on they have roots and branches. `clear`: half the
 * width that stays free in the middle; `foot`: y of the ground.
 */
export function trunks(
  stage: Stage,
  row: number,
  options: { count: number; width: number; haze: number; foot: number; clear: number },
): Layer {
  const { palette } = stage;
  const random = stage.random(`trunks ${row}`);
  const paths: string[] = [];
  for (let i = 0; i < options.count; i++) {
    let x = ((i + random()) / options.count - 0.5) * 1420;
    if (Math.abs(x) < options.clear) x = Math.sign(x || 1) * (options.clear + Math.abs(x) * 0.4);
    const width = options.width * between(random, 0.65, 1.3);
    const lean = between(random, -0.7, 0.7) * width;
    const foot = options.foot + random() * 16;
    paths.push(
      ribbon(
        [
          [x, foot + 30, width * 1.5],
          [x + lean * 0.2, foot - 40, width],
          [x + lean, 330, width * 0.86],
          [x - lean * 0.4, 120, width * 0.76],
          [x + lean * 0.6, -60, width * 0.66],
        ],
        7,
      ),
    );
    if (row >= 1) {
      // Roots.
      for (const s of [-1, 1])
        paths.push(
          ribbon(
            [
              [x, foot - 6, width * 0.7],
              [x + s * width * 0.9, foot + 12, width * 0.3],
              [x + s * width * 1.7, foot + 20, width * 0.1],
            ],
            5,
          ),
        );
      // Branches.
      for (let b = 0; b < 3; b++) {
        const y = between(random, 40, 300);
        const s = random() < 0.5 ? -1 : 1;
        paths.push(
          ribbon(
            [
              [x + lean * 0.5, y + 26, width * 0.36],
              [x + s * width * 1.5, y, width * 0.26],
              [x + s * width * 2.6, y - 50, width * 0.16],
              [x + s * width * 3.4, y - 62, width * 0.05],
            ],
            6,
          ),
        );
      }
    }
  }
  const dark = [
    mix(palette.land[1]!, palette.ink, 0.35),
    mix(palette.land[2]!, palette.ink, 0.4),
    mix(palette.land[3]!, palette.ink, 0.5),
    palette.ink,
  ];
  const plate = sculpt(
    options.haze > 0.4 ? distantStage(stage, 0.7) : stage,
    {
      box: {
        left: stage.ground.left,
        right: stage.ground.right,
        top: stage.ground.top,
        bottom: stage.ground.bottom,
      },
      parts: [{ path: paths.join(""), tones: dark, relief: options.width * 0.5 }],
    },
    { size: 1, x: 0, y: 330, haze: options.haze, rim: 0.8 },
  );
  return plateLayer(plate, 0.15 + row * 0.22);
}

export function canopy(stage: Stage): Layer {
  const { palette } = stage;
  const random = stage.random("canopy");
  const leaves = Array.from({ length: 120 }, () => {
    const x = between(random, -700, 700);
    const r = between(random, 16, 44);
    return oval(x, -16 + random() ** 2 * 54 + 50 * Math.abs(x / 700) ** 2, r * 1.2, r * 0.7);
  });
  const dark = [
    mix(palette.land[1]!, palette.ink, 0.45),
    mix(palette.land[2]!, palette.ink, 0.5),
    mix(palette.land[3]!, palette.ink, 0.55),
    palette.ink,
  ];
  const box = { left: stage.ground.left, right: stage.ground.right, top: stage.ground.top, bottom: 170 };
  const parts = [0, 1, 2].map((row) => ({
    path: leaves.slice(row * 40, row * 40 + 40).join(""),
    tones: dark,
    relief: 13,
    lift: -0.1 + row * 0.06,
  }));
  const plate = sculpt(stage, { box, parts }, { size: 1, x: 0, y: 60, rim: 0.5 });
  return plateLayer(plate, 0.8);
}

/** Trunks in mist, lanterns that hang from above, and a clearing with the main figure. */
function paint(stage: Stage, plan: Plan): Layer[] {
  const { palette } = stage;
  const { side } = plan;
  const random = stage.random("forest");
  const ground = 540;
  const disc = {
    ...plan.disc,
    x: plan.side * between(random, -70, 30),
    y: between(random, 270, 330),
    radius: plan.disc.radius * 0.95,
  };
  const noise = stage.noise("forest floor");
  const floor = paintLandscape(stage, {
    horizon: ground - 30,
    eye: 1.9,
    near: 2,
    far: 26,
    height: (x, z) => fractal(noise, x / 4, z / 4, 3) * 0.22,
    texture: (x, z) => fractal(noise, x * 2.2, z * 2.2, 2) * 0.12,
    tones: palette.land.map((tone, i) => mix(tone, palette.ink, 0.15 + i * 0.08)),
    air: 1.3,
  });
  const layers = dome(stage, disc, { horizon: 600, afterglow: 0.5, stars: 0, streaks: 0.1 });
  layers.push(trunks(stage, 0, { count: 24, width: 15, haze: 0.72, foot: ground, clear: 60 }));
  layers.push(mistLayer(stage, "back", { y: ground - 60, height: 190, strength: 0.55, depth: 0.2 }));
  layers.push(trunks(stage, 1, { count: 13, width: 24, haze: 0.46, foot: ground + 8, clear: 150 }));
  layers.push(plateLayer(floor.plate, 0.4));
  layers.push(
    raysLayer(stage, {
      x: disc.x,
      y: disc.y - 40,
      length: 640,
      spread: 2.4,
      angle: Math.PI / 2,
      count: 9,
      colour: palette.glow,
      strength: 0.13,
    }),
  );
  layers.push(mistLayer(stage, "floor", { y: ground + 6, height: 70, strength: 0.5, depth: 0.42 }));
  const hero = {
    x: side * between(random, 60, 120),
    y: ground + 70,
    height: 330,
    width: 360,
    depth: 0.48,
  };
  layers.push(...heroLayers(stage, plan, { ground: hero, air: { ...hero, y: 320 }, shadow: 0.35 }));
  layers.push(mistLayer(stage, "near", { y: ground + 80, height: 46, strength: 0.28, depth: 0.5 }));
  const lanterns = Array.from({ length: 7 }, (_, i) => ({
    x: -430 + i * 140 + between(random, -44, 44),
    y: between(random, 120, 330),
    height: between(random, 44, 86),
  }));
  for (const lantern of lanterns) {
    layers.push(
      glowLayer({
        x: lantern.x,
        y: lantern.y,
        radius: lantern.height * 2.1,
        colour: palette.lamp,
        strength: 0.34,
        depth: 0.55,
        turns: 2,
      }),
    );
    layers.push({
      depth: 0.55,
      paint: (c) => {
        // The string on which it hangs.
        c.fillStyle = "rgba(0,0,0,0.5)";
        c.fillRect(lantern.x - 0.5, -60, 1, lantern.y + 40);
      },
    });
    layers.push(actor(stage, "lantern", { ...lantern, depth: 0.55 }).layer);
  }
  layers.push(
    // "lantern" is here a person who holds one.
    ...personLayers(stage, random() < 0.6 ? "lantern" : plan.people[0]!, {
      x: -side * between(random, 120, 180),
      y: 640,
      height: 92,
      depth: 0.65,
      on: "ground",
      shadow: 0.35,
    }),
  );
  layers.push(trunks(stage, 3, { count: 6, width: 62, haze: 0, foot: 700, clear: 390 }), canopy(stage));
  return layers;
}

export const forest: Scene = {
  name: "forest",
  // prettier-ignore
  places: {
    forest: 3.2, wolf: 1.5, bear: 1.6, dark: 1, fog: 1.4, ghost: 1.1, lost: 1.1, hiding: 1.3, spider: 1.2,
    tree: 0.8, insect: 1, cave: 1, snake: 0.7,
  },
  suits: (mood) => -mood.light * 0.3,
  heroes: ["deer", "owl", "mushroom", "wolf", "rabbit", "butterfly"],
  never: ["lantern", "tree", "bareTree"],
  discs: ["moon", "sun", "moon", "eclipse"],
  weathers: ["fireflies", "dust", "snow", "fireflies"],
  unlikely: ["ochre"],
  palettes: ["emerald", "vermilion", "harbour", "pearl", "mauve"],
  paint,
};
