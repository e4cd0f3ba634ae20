import { Path2D } from "@napi-rs/canvas";
import { actor, heroActor } from "../cast.ts";
import { css, mix } from "../colour.ts";
import { FIGURES } from "../figures/figures.ts";
import type { Joint } from "../figures/outline.ts";
import { oval, readPoints, smoothJoints } from "../figures/outline.ts";
import { flockLayer } from "../particles.ts";
import type { Plan, Scene } from "../scene.ts";
import { between, type Random } from "../random.ts";
import type { Figure } from "../sculpt.ts";
import { sculpt } from "../sculpt.ts";
import type { Layer, Stage } from "../stage.ts";
import { drawPlate } from "../stage.ts";
import { dome } from "./dome.ts";

const TURN = Math.PI * 2;
const BODY =
  "M-760 780L-760 470C-620 470 -520 390 -430 270C-350 160 -220 84 -70 96C40 106 120 164 138 262C104 214 46 190 -8 206C-84 230 -110 320 -64 410C-16 502 110 556 280 548C450 540 600 506 760 470L760 780Z";
const FACE =
  "M138 262C104 214 46 190 -8 206C-84 230 -110 320 -64 410C-16 502 110 556 280 548C120 600 -80 560 -170 450C-250 350 -220 220 -120 160C-30 110 90 160 138 262Z";
const CREST = readPoints<Joint>(
  "-430 270 1, -330 170 1, -200 104 1, -70 94 1, 40 118 1, 108 178 1, 140 262 1",
);

function waveFigure(stage: Stage): Figure {
  const { palette } = stage;
  const random = stage.random("foam");
  const deep = [
    mix(palette.hero[1]!, palette.cloud[1]!, 0.2),
    palette.hero[2]!,
    palette.hero[3]!,
    mix(palette.hero[3]!, palette.ink, 0.35),
  ];
  const face = [
    mix(palette.hero[1]!, palette.cloud[0]!, 0.35),
    mix(palette.hero[1]!, palette.hero[2]!, 0.35),
    palette.hero[2]!,
    palette.hero[3]!,
  ];
  const foam = [
    palette.cloud[0]!,
    mix(palette.cloud[0]!, palette.cloud[1]!, 0.6),
    palette.cloud[1]!,
    palette.cloud[2]!,
  ];
  const streaks = Array.from({ length: 17 }, (_, i) => {
    const u = i / 16;
    return `M${-300 + u * 400} ${780 - u * 170}C${-330 + u * 190} ${560 - u * 40} ${-330 + u * 200} ${300 - u * 20} ${-150 + u * 160} ${150 + u * 60}`;
  }).join("");
  const back = Array.from(
    { length: 9 },
    (_, i) =>
      `M${-740 + i * 46} ${500 + i * 30}C${-600 + i * 36} ${480 + i * 20} ${-480 + i * 26} ${400 + i * 12} ${-400 + i * 24} ${290 - i * 12}`,
  ).join("");
  const puffs = (count: number, low: number, high: number, spread: number, down: number) =>
    Array.from({ length: count }, () => {
      const line = smoothJoints(CREST, 12);
      const [x, y] = line[Math.floor(random() ** 0.8 * line.length)] ?? [0, 0];
      const r = between(random, low, high);
      return oval(
        x + (random() + random() - 1) * spread,
        y + (random() + random() - 1) * spread + down,
        r,
        r * 0.86,
      );
    }).join("");
  const claws = Array.from({ length: 15 }, (_, i) => {
    const u = i / 14;
    const x = -60 + u * 205;
    const y = 196 + u ** 2.2 * 78;
    const long = 22 + 26 * Math.sin(u * 9) ** 2;
    return `M${x - 9} ${y - 34}C${x - 10} ${y - 6} ${x - 4} ${y + long * 0.5} ${x + 9} ${y + long}C${x + 7} ${y + long * 0.4} ${x + 12} ${y - 8} ${x + 13} ${y - 34}Z`;
  }).join("");
  const chop = Array.from({ length: 40 }, () => {
    const x = between(random, -560, 640);
    return oval(
      x,
      640 + Math.sin(x / 60) * 16 + random() * 90,
      between(random, 6, 26),
      between(random, 2, 5),
    );
  }).join("");
  return {
    box: { left: -700, right: 700, top: 40, bottom: 764 },
    parts: [
      { path: BODY, tones: deep, relief: 60, lines: { path: back, width: 3 } },
      {
        path: FACE,
        tones: face,
        relief: 26,
        lift: 0.05,
        lines: [
          { path: streaks, width: 3.4 },
          { path: streaks, width: 1.1, light: true },
        ],
      },
      { path: claws, tones: foam, relief: 5 },
      { path: puffs(70, 9, 26, 17, 4), tones: foam, relief: 10, lift: -0.05 },
      { path: puffs(90, 4, 15, 30, -2), tones: foam, relief: 6, lift: 0.06 },
      { path: chop, tones: foam, relief: 3 },
    ],
  };
}

function spray(stage: Stage, flip: number): Layer {
  const random = stage.random("spray");
  const drops = Array.from({ length: 120 }, () => ({
    u: random(),
    reach: between(random, 20, 130),
    size: 0.7 + random() ** 3 * 3.4,
    phase: random(),
    turns: 1 + Math.floor(random() * 2),
  }));
  const line = smoothJoints(CREST, 12);
  const colour = css(stage.palette.cloud[0]!);
  return {
    depth: 0.5,
    paint(c, t) {
      c.fillStyle = colour;
      for (const drop of drops) {
        const [x, y] = line[Math.floor(drop.u * (line.length - 1))]!;
        const place = (drop.phase + drop.turns * t) % 1;
        c.globalAlpha = Math.sin(Math.PI * place) * 0.9;
        c.beginPath();
        c.arc(
          (x + place * drop.reach * 1.1) * flip,
          y - drop.reach * (place * 1.3 - place * place * 1.5),
          drop.size,
          0,
          TURN,
        );
        c.fill();
      }
      c.globalAlpha = 1;
    },
  };
}

function swell(
  stage: Stage,
  name: string,
  y: number,
  tall: number,
  length: number,
  colour: string,
  edge: string,
  depth: number,
  turns: number,
): Layer {
  const phase = stage.random(name)();
  return {
    depth,
    paint(c, t) {
      const shape = new Path2D();
      const line = (x: number) =>
        y +
        Math.sin(TURN * (x / length - turns * t + phase)) * tall +
        Math.sin(TURN * ((x / length) * 2.3 + t + phase * 3)) * tall * 0.35;
      shape.moveTo(-720, 780);
      for (let x = -720; x <= 720; x += 12) shape.lineTo(x, line(x));
      shape.lineTo(720, 780);
      shape.closePath();
      c.fillStyle = colour;
      c.fill(shape, "nonzero");
      c.strokeStyle = edge;
      c.lineWidth = 2;
      c.stroke(shape);
    },
  };
}

/** A huge wave about to break, with a small figure in front of it. */
function paint(stage: Stage, plan: Plan): Layer[] {
  const { palette } = stage;
  const random = stage.random("great wave");
  const flip = random() < 0.5 ? 1 : -1;
  const disc = {
    ...plan.disc,
    x: flip * between(random, 190, 260),
    y: between(random, 190, 260),
    radius: plan.disc.radius * 0.95,
  };
  const lit: Stage = { ...stage, light: { x: disc.x, y: disc.y } };
  const layers = dome(lit, disc, { horizon: 560, streaks: 0.5 });
  if (random() < 0.6) layers.push(flockLayer(stage, { x: flip * 120, y: 120, spread: 140 }, 10));
  const tone = (at: number, haze: number) =>
    css(mix(mix(palette.hero[2]!, palette.hero[3]!, at), palette.haze, haze));
  layers.push(swell(stage, "swell far", 500, 10, 330, tone(0.2, 0.5), css(palette.cloud[0]!, 0.4), 0.15, 1));
  layers.push(
    swell(stage, "swell middle", 545, 20, 460, tone(0.5, 0.28), css(palette.cloud[0]!, 0.5), 0.25, 1),
  );
  const wave = sculpt(lit, waveFigure(stage), { size: 1, x: 0, y: 300, flip: flip < 0, rim: 0.35 });
  layers.push({
    depth: 0.45,
    paint(c, t) {
      c.save();
      c.translate(Math.sin(TURN * t) * 9 * flip, (1 - Math.cos(TURN * t)) * -4);
      c.translate(0, 740);
      c.scale(1, 1 + 0.012 * Math.sin(TURN * t));
      c.translate(0, -740);
      drawPlate(c, wave);
      c.restore();
    },
  });
  layers.push(spray(stage, flip));
  // With a description the wave carries only a ship or boat of the dream; without one, a boat or the main figure.
  const named = plan.description?.things.some(({ thing }) => thing === "ship" || thing === "boat");
  if (named !== false) layers.push(...riders(lit, plan, flip, random));
  layers.push(
    swell(stage, "swell near", 640, 22, 560, tone(0.85, 0.03), css(palette.cloud[0]!, 0.55), 0.75, 1),
  );
  layers.push(
    swell(
      stage,
      "swell front",
      700,
      16,
      430,
      css(mix(palette.hero[3]!, palette.ink, 0.35)),
      css(palette.cloud[1]!, 0.4),
      0.95,
      2,
    ),
  );
  return layers;
}

/** The boat or figure on the wave, and the main figure in the air when it floats. */
function riders(lit: Stage, plan: Plan, flip: number, random: Random): Layer[] {
  const layers: Layer[] = [];
  const boats = ["sailboat", "paperBoat", "skiff"] as const;
  const afloat =
    plan.hero === "paperBoat" || plan.hero === "sailboat" || plan.hero === "skiff" ? plan.hero : undefined;
  const boat = afloat ?? boats[Math.floor(random() * 2)]!;
  const rides = afloat || FIGURES[plan.hero].pose === "floats" ? boat : plan.hero;
  const ship = plan.description?.things.some(({ thing }) => thing === "ship");
  const craft = actor(lit, ship ? "ship" : rides, {
    x: flip * 200,
    y: 0,
    height: 150,
    width: 150,
    depth: 0.5,
    flip: flip < 0,
    habit: "breathes",
  });
  layers.push({
    depth: 0.5,
    paint(c, t) {
      c.save();
      c.translate(0, 560 + Math.sin(TURN * (t + 0.1)) * 7);
      c.translate(flip * 200, 0);
      c.rotate(flip * (-0.13 + 0.06 * Math.sin(TURN * t)));
      c.translate(-flip * 200, 0);
      craft.layer.paint(c, t);
      c.restore();
    },
  });
  if (!afloat && FIGURES[plan.hero].pose === "floats") {
    const air = { x: flip * 265, y: 300, height: 210, width: 260, depth: 0.4, flip: flip > 0 };
    layers.push(heroActor(lit, plan, air).layer);
  }
  return layers;
}

export const greatWave: Scene = {
  name: "great-wave",
  // prettier-ignore
  places: {
    wave: 3.4, flood: 2.4, storm: 2.2, drowning: 1.8, ship: 1.6, sea: 1.2, wind: 1, earthquake: 0.9,
    scream: 0.5,
  },
  suits: (mood) => mood.arousal * 0.6 - mood.valence * 0.2,
  heroes: ["sailboat", "paperBoat", "house", "bed", "tower"],
  discs: ["sun", "moon", "none", "eclipse", "sun"],
  weathers: ["clear", "rain", "dust"],
  unlikely: ["ochre", "vermilion"],
  palettes: ["harbour", "wheat", "peach", "celadon", "dawn"],
  paint,
};
