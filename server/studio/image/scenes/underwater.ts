import { groundedActor, heroActor } from "../cast.ts";
import { mix, toRgb } from "../colour.ts";
import { FIGURES } from "../figures/figures.ts";
import { person } from "../figures/people.ts";
import { raysLayer } from "../air.ts";
import { paintLandscape } from "../landscape.ts";
import { createMover } from "../motion.ts";
import { fractal } from "../noise.ts";
import type { Plan, Scene } from "../scene.ts";
import { between } from "../random.ts";
import { sculpt } from "../sculpt.ts";
import { paintSky } from "../sky.ts";
import type { Layer, Stage } from "../stage.ts";
import { drawPlate, plateLayer, shadePlate } from "../stage.ts";
import { coral, shoal, weed } from "./sea-life.ts";

const TURN = Math.PI * 2;

/** The surface seen from below: a net of light in perspective. */
function surface(stage: Stage, name: string): Layer {
  const plate = stage.plate({ ...stage.ground, bottom: 175 }, 0.6);
  const noise = stage.noise(name);
  const [r, g, b] = toRgb(stage.palette.disc[0]);
  shadePlate(stage, plate, (x, y, grain, out) => {
    const distance = 190 / Math.max(14, 196 - y);
    const u = (x * distance) / 120;
    const v = distance * 7;
    const net = 1 - Math.abs(fractal(noise, u + fractal(noise, u * 0.7, v, 2) * 0.7, v, 3)) * 3.1;
    const fade = Math.max(0, Math.min(1, (175 - y) / 150)) ** 1.6;
    out[0] = r;
    out[1] = g;
    out[2] = b;
    out[3] = Math.max(0, net) ** 2.2 * fade * (0.62 + grain * 0.08);
  });
  const phase = stage.random(name)();
  return {
    depth: 0.1,
    paint(c, t) {
      c.save();
      c.globalCompositeOperation = "screen";
      c.globalAlpha = 0.55 + 0.4 * Math.sin(TURN * (t + phase));
      c.translate(Math.sin(TURN * (t + phase)) * 10, 0);
      drawPlate(c, plate);
      c.restore();
    },
  };
}

/** The water, its surface seen from below, and the seabed, whose far part is behind all figures. */
export function waterWorld(stage: Stage, side: number) {
  const { palette } = stage;
  const random = stage.random("underwater");
  const deep = mix(palette.water, palette.ink, 0.35);
  const backdrop = stage.plate(stage.ground);
  const source = { x: -side * between(random, 60, 180), y: -30 };
  paintSky(stage, backdrop, {
    horizon: 700,
    streaks: 0,
    colours: [
      mix(palette.haze, palette.disc[0], 0.25),
      mix(palette.sky[3]!, palette.water, 0.2),
      mix(palette.sky[2]!, palette.water, 0.4),
      mix(palette.water, palette.sky[1]!, 0.35),
      deep,
    ],
    glows: [{ ...source, radius: 620, strength: 0.5, colour: palette.glow }],
  });
  const noise = stage.noise("seabed");
  const bed = paintLandscape(stage, {
    horizon: 500,
    eye: 2,
    near: 2,
    far: 34,
    height: (x, z) => {
      const rock = Math.max(0, fractal(noise, x / 3.4 + 60, z / 3.4, 3) - 0.12);
      return (
        fractal(noise, x / 6, z / 7, 2) * 0.7 +
        rock * 2.6 * Math.min(1, Math.max(0, (z - 7) / 5)) +
        Math.max(0, z - 14) * 0.06
      );
    },
    texture: (x, z) => Math.max(0, 0.35 - Math.abs(fractal(noise, x * 0.9 + 40, z * 0.7, 2)) * 1.3) * 0.6,
    tones: palette.land.map((tone, i) =>
      mix(mix(tone, palette.sky[2]!, 0.4), palette.water, 0.28 + i * 0.12),
    ),
    air: 1.15,
    haze: mix(palette.water, palette.sky[2]!, 0.45),
  });
  const layers: Layer[] = [
    plateLayer(backdrop, 0),
    surface(stage, "surface one"),
    surface(stage, "surface two"),
    raysLayer(stage, {
      ...source,
      length: 760,
      spread: 1.5,
      angle: Math.PI / 2 + side * 0.12,
      count: 11,
      colour: palette.glow,
      strength: 0.22,
    }),
    plateLayer(bed.plate, 0.3),
    shoal(stage, { x: -side * 250, y: 300 }, side),
  ];
  const ink = (haze: number) => mix(palette.ink, palette.sky[2]!, haze);
  layers.push(
    weed(stage, "weed far", { x: -side * 250, y: 610, count: 7, tall: 190, depth: 0.35, colour: ink(0.45) }),
  );
  return { layers, bed, ink, random };
}

/** Below the surface: rays of light, seaweed, the main figure, and a person who sinks or floats. */
function paint(stage: Stage, plan: Plan): Layer[] {
  const { palette } = stage;
  const { side } = plan;
  const { layers, bed, ink, random } = waterWorld(stage, side);
  const swims = FIGURES[plan.hero].pose === "floats";
  if (swims)
    layers.push(
      heroActor(stage, plan, { x: side * 110, y: 305, height: 330, width: 460, depth: 0.45 }).layer,
    );
  else {
    const spot = bed.place(side * 1.7, 6);
    layers.push(
      ...groundedActor(
        stage,
        plan.hero,
        {
          x: spot.x,
          y: Math.min(640, spot.y + 6),
          height: 320,
          width: 360,
          depth: 0.4,
          turn: between(random, -0.1, 0.1),
          flip: side > 0,
          window: plan.window,
        },
        0.3,
      ),
    );
  }
  const who = { x: -side * between(random, 120, 190), y: between(random, 400, 450) };
  const size = 0.86;
  const plate = sculpt(
    stage,
    person(
      palette,
      ["umbrella", "traveller", "balloon"].includes(plan.people[0]!) ? "coat" : plan.people[0]!,
    ),
    { size, ...who, turn: side * between(random, 0.35, 0.8), rim: 1 },
  );
  const sink = createMover(stage, plate, "sways", 0.1);
  layers.push({ depth: 0.6, paint: (c, t) => sink(c, who, t) });
  layers.push(
    weed(stage, "weed near one", {
      x: side * 420,
      y: 800,
      count: 9,
      tall: 330,
      depth: 0.9,
      colour: ink(0.08),
    }),
  );
  layers.push(coral(stage, -side));
  return layers;
}

export const underwater: Scene = {
  name: "underwater",
  // prettier-ignore
  places: {
    drowning: 3.2, fish: 2, shark: 2.4, swimming: 2.4, whale: 0.5, sea: 1.5, flood: 1, bathroom: 0.7,
    treasure: 0.8, cave: 0.6, basement: 0.5,
  },
  suits: (mood) => -mood.height * 0.7,
  heroes: ["whale", "turtle", "jellyfish", "goldfish", "shark"],
  never: [
    "sailboat",
    "paperBoat",
    "skiff",
    "tower",
    "airship",
    "balloon",
    "dove",
    "umbrella",
    "lantern",
    "paperPlane",
  ],
  discs: ["none"],
  weathers: ["bubbles", "dust"],
  unlikely: ["oxblood", "ember", "snow", "ash", "celadon", "ochre", "vermilion"],
  palettes: ["harbour", "pearl", "wheat", "mint", "emerald"],
  paint,
};
