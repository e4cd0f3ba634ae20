import { actor, groundedActor } from "../cast.ts";
import type { Lab } from "../colour.ts";
import { css, mix, toRgb } from "../colour.ts";
import { FIGURES } from "../figures/figures.ts";
import { ribbon } from "../figures/outline.ts";
import { person } from "../figures/people.ts";
import { raysLayer } from "../air.ts";
import { paintLandscape } from "../landscape.ts";
import { createMover } from "../motion.ts";
import { fractal } from "../noise.ts";
import { weatherLayer } from "../particles.ts";
import type { Plan } from "../plan.ts";
import { between } from "../random.ts";
import { sculpt } from "../sculpt.ts";
import { paintSky } from "../sky.ts";
import type { Layer, Stage } from "../stage.ts";
import { drawPlate, shadePlate } from "../stage.ts";
import type { Scene } from "./scenes.ts";

const TURN = Math.PI * 2;

/** The surface seen from below: a net of light in perspective. */
function surface(stage: Stage, name: string): Layer {
  const plate = stage.plate({ ...stage.ground, bottom: 175 });
  const noise = stage.noise(name);
  const [r, g, b] = toRgb(stage.palette.disc[0]);
  shadePlate(stage, plate, (x, y, grain, out) => {
    const away = 190 / Math.max(14, 196 - y);
    const u = (x * away) / 120;
    const v = away * 7;
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

/** Weed that bends with the swell; a ribbon drawn anew for every frame. */
function weed(
  stage: Stage,
  name: string,
  options: { x: number; y: number; count: number; tall: number; depth: number; colour: Lab },
): Layer {
  const random = stage.random(name);
  const blades = Array.from({ length: options.count }, () => ({
    x: options.x + between(random, -60, 60),
    tall: options.tall * between(random, 0.45, 1),
    width: between(random, 5, 13),
    phase: random() * 0.3,
    lean: between(random, -0.25, 0.25),
  }));
  return {
    depth: options.depth,
    paint(c, t) {
      const fade = c.createLinearGradient(0, options.y - 36, 0, options.y);
      fade.addColorStop(0, css(options.colour));
      fade.addColorStop(1, css(options.colour, 0));
      c.fillStyle = fade;
      for (const blade of blades) {
        const bend = (v: number) =>
          blade.lean * blade.tall * v +
          v * v * 26 * Math.sin(TURN * (t - v * 0.55 + blade.phase)) +
          Math.sin(v * 9 + blade.phase * 20) * 6 * v;
        c.beginPath();
        for (let i = 0; i <= 14; i++)
          c.lineTo(
            blade.x + bend(i / 14) - (blade.width / 2) * (1 - (i / 14) ** 2),
            options.y - (i / 14) * blade.tall,
          );
        for (let i = 14; i >= 0; i--)
          c.lineTo(
            blade.x + bend(i / 14) + (blade.width / 2) * (1 - (i / 14) ** 2),
            options.y - (i / 14) * blade.tall,
          );
        c.fill();
      }
    },
  };
}

/** Coral in one corner, lit from above. */
function coral(stage: Stage, side: number): Layer {
  const { palette } = stage;
  const random = stage.random("coral");
  const box = { left: -660, right: 660, top: 420, bottom: 764 };
  const parts = Array.from({ length: 4 }, (_, i) => {
    const paths: string[] = [];
    const grow = (
      x: number,
      y: number,
      angle: number,
      length: number,
      width: number,
      depth: number,
    ): void => {
      const ex = x + Math.cos(angle) * length;
      const ey = y + Math.sin(angle) * length;
      paths.push(
        ribbon(
          [
            [x, y, width],
            [(x + ex) / 2 + between(random, -5, 5), (y + ey) / 2, width * 0.9],
            [ex, ey, width * 0.8],
          ],
          4,
        ),
      );
      if (depth === 0) return;
      const forks = 2 + Math.floor(random() * 1.6);
      for (let k = 0; k < forks; k++)
        grow(
          ex,
          ey,
          angle + (k - (forks - 1) / 2) * 0.62 + between(random, -0.2, 0.2),
          length * between(random, 0.68, 0.86),
          width * 0.74,
          depth - 1,
        );
    };
    grow(
      side * (500 - i * 92 + between(random, -20, 20)),
      770,
      -Math.PI / 2 + between(random, -0.25, 0.25),
      between(random, 44, 66) * (1 - i * 0.1),
      17 - i * 2,
      3 - (i === 3 ? 1 : 0),
    );
    const tones = (i % 2 === 0 ? palette.trim : palette.hero).map((tone, k) =>
      mix(tone, palette.water, 0.22 + i * 0.07 + k * 0.04),
    );
    return { path: paths.join(""), tones, relief: 5 };
  });
  const plate = sculpt(
    stage,
    { box, parts: parts.toReversed() },
    { size: 1, x: side * 400, y: 650, rim: 0.6 },
  );
  return { depth: 0.9, paint: (c) => drawPlate(c, plate) };
}

/** A shoal that turns together. */
function shoal(stage: Stage, at: { x: number; y: number }, flip: number): Layer {
  const random = stage.random("shoal");
  const fish = Array.from({ length: 34 }, () => ({
    x: (random() + random() - 1) * 130,
    y: (random() + random() - 1) * 46,
    size: between(random, 4.5, 10),
    phase: random() * 0.25,
  }));
  const colour = css(mix(stage.palette.cloud[0]!, stage.palette.haze, 0.3), 0.85);
  return {
    depth: 0.3,
    paint(c, t) {
      c.fillStyle = colour;
      for (const one of fish) {
        const x = at.x + one.x + Math.sin(TURN * (t + one.phase)) * 30;
        const y = at.y + one.y + Math.sin(TURN * (t + one.phase + 0.25)) * 10;
        const tail = Math.sin(TURN * (6 * t + one.phase * 4)) * 0.25 * one.size;
        const s = one.size * flip;
        c.beginPath();
        c.moveTo(x - s, y);
        c.quadraticCurveTo(x, y - one.size * 0.55, x + s * 0.8, y);
        c.lineTo(x + s * 1.4, y - one.size * 0.4 + tail);
        c.lineTo(x + s * 1.4, y + one.size * 0.4 + tail);
        c.lineTo(x + s * 0.8, y);
        c.quadraticCurveTo(x, y + one.size * 0.55, x - s, y);
        c.fill();
      }
    },
  };
}

/** Below the surface: shafts of light, weed, a giant swimmer, and someone sinking or floating. */
function paint(stage: Stage, plan: Plan): Layer[] {
  const { palette } = stage;
  const { side } = plan;
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
    { depth: 0, paint: (c) => drawPlate(c, backdrop) },
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
    { depth: 0.3, paint: (c) => drawPlate(c, bed.plate) },
    shoal(stage, { x: -side * 250, y: 300 }, side),
  ];
  const ink = (haze: number) => mix(palette.ink, palette.sky[2]!, haze);
  layers.push(
    weed(stage, "weed far", { x: -side * 250, y: 610, count: 7, tall: 190, depth: 0.35, colour: ink(0.45) }),
  );
  const swims = FIGURES[plan.hero].pose === "floats";
  if (swims)
    layers.push(
      actor(stage, plan.hero, {
        x: side * 110,
        y: 305,
        height: 330,
        width: 460,
        depth: 0.45,
        flip: side > 0,
        window: plan.window,
        habit: plan.hero === "jellyfish" ? "trails" : FIGURES[plan.hero].habit,
      }).layer,
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
  return [...layers, ...weatherLayer(stage, plan.weather)];
}

export const underwater: Scene = {
  name: "underwater",
  places: {
    drowning: 3.2,
    fish: 2,
    shark: 2.4,
    swimming: 2.4,
    whale: 0.5,
    sea: 1.5,
    flood: 1,
    bathroom: 0.7,
    treasure: 0.8,
    cave: 0.6,
    basement: 0.5,
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
