import { glowLayer, raysLayer } from "../air.ts";
import { companyLayers, heroLayers } from "../cast.ts";
import { cloudPlate, cloudRow, driftLayer } from "../clouds.ts";
import { css, mix } from "../colour.ts";
import { box, oval, ribbon, symmetric } from "../figures/outline.ts";
import type { Plan, Scene } from "../scene.ts";
import { between } from "../random.ts";
import type { Part } from "../sculpt.ts";
import { sculpt } from "../sculpt.ts";
import type { Layer, Stage } from "../stage.ts";
import { plateLayer } from "../stage.ts";
import { dome } from "./dome.ts";

const FLOOR = 560;

/** Two open curtains in folds, a valance, and lamps along the front of the stage. */
function curtains(stage: Stage): Layer {
  const { palette } = stage;
  const velvet = palette.trim.map((tone, i) => mix(tone, palette.ink, 0.12 + i * 0.08));
  const parts: Part[] = [];
  for (const s of [-1, 1]) {
    for (let i = 0; i < 9; i++) {
      const x = 700 - i * 46;
      const gather = 505 - i * 6;
      parts.push({
        path: ribbon(
          [
            [s * x, -60, 62],
            [s * (x - 4), 180, 60],
            [s * (x * 0.45 + gather * 0.55), 400, 50],
            [s * (gather + 26 - i * 4), 520, 40],
            [s * (gather + 44 - i * 9), 760, 58],
          ],
          8,
        ),
        tones: velvet,
        relief: 24,
        lift: -0.12 + i * 0.012,
      });
    }
    parts.push({
      path: ribbon(`${s * 660} 476 16, ${s * 540} 500 18, ${s * 462} 486 14`, 8),
      tones: [palette.disc[0], palette.lamp, palette.disc[1], palette.ink],
      relief: 6,
    });
  }
  for (let i = 0; i < 11; i++) {
    const x = -700 + i * 140;
    parts.push({
      path: `M${x - 76} -60L${x + 76} -60L${x + 76} 34C${x + 40} 104 ${x - 40} 104 ${x - 76} 34Z`,
      tones: velvet,
      relief: 22,
      lift: i % 2 ? -0.05 : -0.14,
    });
  }
  const bounds = { left: -760, right: 760, top: -60, bottom: 764 };
  const plate = sculpt(stage, { box: bounds, parts }, { size: 1, x: 0, y: 300, rim: 0.5 });
  return plateLayer(plate, 0.7);
}

/** The first rows of seats and the audience, seen from behind. */
function audience(stage: Stage): Layer {
  const { palette } = stage;
  const random = stage.random("audience");
  const dark = [
    mix(palette.ink, palette.trim[2]!, 0.5),
    mix(palette.ink, palette.trim[3]!, 0.45),
    palette.ink,
    palette.ink,
  ];
  const parts: Part[] = [0, 1].map((row) => {
    const paths: string[] = [];
    for (let i = 0; i < 15; i++) {
      const x = -660 + i * 94 + row * 47;
      const y = 694 + row * 34;
      if (random() < 0.72) {
        paths.push(oval(x + between(random, -8, 8), y - 34 + between(random, -6, 6), 15, 18));
        paths.push(
          symmetric(`0 ${y - 24}, 22 ${y - 12}, 34 ${y + 30}, 0 ${y + 40}`).replace(
            /([ML])(-?[\d.]+)/g,
            (_, letter: string, value: string) => `${letter}${(Number(value) + x).toFixed(2)}`,
          ),
        );
      }
      paths.push(
        ribbon(
          `${x - 36} ${y + 60} 12, ${x - 30} ${y + 4} 14, ${x} ${y - 8} 15, ${x + 30} ${y + 4} 14, ${x + 36} ${y + 60} 12`,
          6,
        ),
        box(x - 34, y + 4, x + 34, y + 70),
      );
    }
    return { path: paths.join(""), tones: dark, relief: 8, lift: -0.1 - row * 0.08 };
  });
  const plate = sculpt(
    stage,
    { box: { left: -760, right: 760, top: 620, bottom: 764 }, parts },
    { size: 1, x: 0, y: 700, rim: 0.9 },
  );
  return plateLayer(plate, 1);
}

function boards(stage: Stage): Layer {
  const { palette } = stage;
  const plate = stage.plate({ ...stage.ground, top: FLOOR - 2 });
  const { c } = plate;
  const wood = c.createLinearGradient(0, FLOOR, 0, 690);
  wood.addColorStop(0, css(mix(palette.land[0]!, palette.haze, 0.45)));
  wood.addColorStop(0.5, css(palette.land[1]!));
  wood.addColorStop(1, css(mix(palette.land[2]!, palette.ink, 0.3)));
  c.fillStyle = wood;
  c.fillRect(plate.left, FLOOR, plate.right - plate.left, 240);
  c.strokeStyle = css(palette.ink, 0.22);
  c.lineWidth = 1.2;
  for (let i = -26; i <= 26; i++) {
    c.beginPath();
    c.moveTo(i * 30, FLOOR);
    c.lineTo(i * 62, 720);
    c.stroke();
  }
  return plateLayer(plate, 0.4);
}

/** A theatre stage with a sky as backdrop, and the dreamer at its front. */
function paint(stage: Stage, plan: Plan): Layer[] {
  const { palette } = stage;
  const { side } = plan;
  const random = stage.random("theatre");
  const layers = dome(
    stage,
    { ...plan.disc, x: plan.disc.x * 0.7, y: Math.min(plan.disc.y, 280), radius: plan.disc.radius * 0.85 },
    { horizon: FLOOR, afterglow: 0.45 },
  );
  const heaps = cloudRow(random, 5, {
    x: [-420, 210, 50],
    y: FLOOR + 16,
    reach: [90, 150],
    height: [60, 150],
  });
  layers.push(driftLayer(cloudPlate(stage, "scenery", heaps, palette.cloud), 0.2, 14), boards(stage));
  const lit: Stage = { ...stage, light: { x: 0, y: -120 } };
  const place = {
    x: side * between(random, 110, 150) * plan.reach,
    y: FLOOR + 46,
    height: 330,
    width: 340,
    depth: 0.45,
  };
  layers.push(
    ...heroLayers(lit, plan, { ground: place, air: { ...place, y: 290, height: 290 }, shadow: 0.4 }),
  );
  layers.push(
    raysLayer(stage, {
      x: -side * 300,
      y: -60,
      length: 820,
      spread: 0.34,
      angle: Math.PI / 2 - side * 0.42,
      count: 5,
      colour: palette.glow,
      strength: 0.5,
    }),
  );
  layers.push(
    ...companyLayers(lit, plan.people.slice(0, 3), {
      x: -side * 100,
      y: FLOOR + 76,
      height: 98,
      depth: 0.5,
      on: "ground",
      shadow: 0.45,
      toward: -side,
    }),
  );
  layers.push(curtains(lit));
  for (let i = 0; i < 7; i++)
    layers.push(
      glowLayer({
        x: -330 + i * 110,
        y: 668,
        radius: 62,
        colour: palette.lamp,
        strength: 0.55,
        depth: 0.8,
        turns: 1 + (i % 3),
      }),
    );
  layers.push(audience(stage));
  return layers;
}

export const theatre: Scene = {
  name: "theatre",
  // prettier-ignore
  places: {
    stage: 3.4, mask: 2, naked: 1.9, teacher: 1.3, crowd: 1.6, scream: 1.1, wedding: 0.9, clothes: 1.2,
    exam: 0.9, shoes: 1, school: 0.8,
  },
  suits: (mood) => mood.arousal * 0.2,
  heroes: ["mask", "whale", "tree", "horse", "sailboat", "owl"],
  never: ["islet", "volcano"],
  discs: ["moon", "sun", "crescent", "planet", "none"],
  weathers: ["dust", "petals", "snow", "clear"],
  palettes: ["oxblood", "rose", "peach", "wheat", "emerald", "harbour"],
  paint,
};
