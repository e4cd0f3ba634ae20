import { mistLayer } from "../air.ts";
import { heroLayers, personLayers } from "../cast.ts";
import { cloudPlate, cloudRow, driftLayer } from "../clouds.ts";
import { css, mix } from "../colour.ts";
import { flockLayer } from "../particles.ts";
import { createPerspective, trace } from "../perspective.ts";
import type { Plan, Scene } from "../scene.ts";
import type { Random } from "../random.ts";
import { between } from "../random.ts";
import type { Layer, Stage } from "../stage.ts";
import { plateLayer } from "../stage.ts";
import { dome } from "./dome.ts";

const COLUMNS = 27;
const ROWS = 23;

/** Creates a perfect maze on a grid of odd size; true is hedge. */
function createMaze(random: Random): boolean[][] {
  const hedge = Array.from({ length: ROWS }, () => Array.from({ length: COLUMNS }, () => true));
  const stack: [number, number][] = [[Math.floor(COLUMNS / 4) * 2 + 1, 1]];
  hedge[1]![stack[0]![0]] = false;
  while (stack.length > 0) {
    const [x, y] = stack[stack.length - 1]!;
    const ways = (
      [
        [2, 0],
        [-2, 0],
        [0, 2],
        [0, -2],
      ] as const
    ).filter(
      ([dx, dy]) =>
        hedge[y + dy]?.[x + dx] === true &&
        y + dy > 0 &&
        y + dy < ROWS - 1 &&
        x + dx > 0 &&
        x + dx < COLUMNS - 1,
    );
    const way = ways[Math.floor(random() * ways.length)];
    if (!way) {
      stack.pop();
      continue;
    }
    hedge[y + way[1] / 2]![x + way[0] / 2] = false;
    hedge[y + way[1]]![x + way[0]] = false;
    stack.push([x + way[0], y + way[1]]);
  }
  return hedge;
}

/** A maze up to the horizon, seen from above, with the main figure in its middle. */
function paint(stage: Stage, plan: Plan): Layer[] {
  const { palette } = stage;
  const { side } = plan;
  const random = stage.random("labyrinth");
  const horizon = between(random, 255, 285);
  const layers = dome(
    stage,
    { ...plan.disc, y: Math.min(horizon - 30, 190), radius: plan.disc.radius * 0.9 },
    { horizon: horizon + 20 },
  );
  const heaps = cloudRow(random, 6, {
    x: [-620, 250, 70],
    y: horizon + 14,
    reach: [90, 190],
    height: [30, 90],
  });
  layers.push(driftLayer(cloudPlate(stage, "back", heaps, palette.cloud), 0.12, 12));
  const view = createPerspective({ horizon, eye: 9.4, focal: 560 });
  const maze = createMaze(stage.random("maze"));
  const plate = stage.plate({ ...stage.ground, top: horizon - 30 });
  const { c } = plate;
  const path = c.createLinearGradient(0, horizon, 0, 740);
  path.addColorStop(0, css(palette.haze));
  path.addColorStop(0.35, css(mix(palette.land[0]!, palette.haze, 0.35)));
  path.addColorStop(1, css(mix(palette.land[0]!, palette.disc[0], 0.2)));
  c.fillStyle = path;
  c.fillRect(plate.left, horizon, plate.right - plate.left, 800);
  const lightX = stage.light.x > 0 ? 1 : -1;
  const cell = 1.15;
  const near = 10.2;
  const tall = 1.5;
  const clearing = { x: Math.round(COLUMNS / 2 + side * 3.4 * plan.reach), y: 7 };
  const open = (x: number, y: number) => Math.abs(x - clearing.x) <= 1.5 && Math.abs(y - clearing.y) <= 1.5;
  const solid = (x: number, y: number) =>
    (maze[y]?.[((x % COLUMNS) + COLUMNS) % COLUMNS] ?? false) && !open(x, y);
  // Repeats the maze behind itself, so that it has no visible end.
  for (let y = ROWS * 3; y >= 0; y--) {
    const row = y % (ROWS - 1);
    const z0 = near + y * cell;
    const air = 1 - Math.exp(-y / 26);
    const wide = 14 + Math.ceil(y * 0.9);
    for (let step = wide; step >= 0; step--) {
      for (const sign of step === 0 ? [1] : [-1, 1]) {
        const i = Math.floor(COLUMNS / 2) + sign * step;
        if (!solid(i, row)) continue;
        const x0 = (i - COLUMNS / 2) * cell;
        const x1 = x0 + cell + 0.01;
        const z1 = z0 + cell;
        const top = mix(
          mix(palette.land[1]!, palette.land[0]!, ((i * 7 + y * 13) % 5) * 0.05),
          palette.haze,
          air,
        );
        const front = mix(mix(palette.land[3]!, palette.land[2]!, 0.35), palette.haze, air);
        const flank = mix(sign === lightX ? palette.land[3]! : palette.land[2]!, palette.haze, air);
        c.fillStyle = css(palette.ink, 0.24 * (1 - air));
        trace(c, view, [
          [x0, 0, z0],
          [x1, 0, z0],
          [x1 - lightX * 1.1, 0, z0 - 0.7],
          [x0 - lightX * 1.1, 0, z0 - 0.7],
        ]);
        c.fill();
        c.fillStyle = css(flank);
        const inner = x0 > 0 ? x0 : x1 < 0 ? x1 : null;
        if (inner !== null) {
          trace(c, view, [
            [inner, 0, z0],
            [inner, tall, z0],
            [inner, tall, z1],
            [inner, 0, z1],
          ]);
          c.fill();
        }
        c.fillStyle = css(front);
        trace(c, view, [
          [x0, 0, z0],
          [x0, tall, z0],
          [x1, tall, z0],
          [x1, 0, z0],
        ]);
        c.fill();
        c.fillStyle = css(top);
        trace(c, view, [
          [x0, tall, z0],
          [x0, tall, z1],
          [x1, tall, z1],
          [x1, tall, z0],
        ]);
        c.fill();
      }
    }
  }
  layers.push(
    plateLayer(plate, 0.3),
    mistLayer(stage, "far", { y: horizon + 14, height: 60, strength: 0.6, depth: 0.25 }),
  );
  const [x, y] = view.point((clearing.x + 0.5 - COLUMNS / 2) * cell, 0, near + (clearing.y + 0.6) * cell);
  const hero = { x, y, height: 300, width: 330, depth: 0.34 };
  layers.push(...heroLayers(stage, plan, { ground: hero, air: { ...hero, y: y - 220 }, shadow: 0 }));
  if (random() < 0.5) layers.push(flockLayer(stage, { x: -side * 180, y: 130, spread: 110 }, 9));
  const walk = view.point(-side * 2.2, tall, near + 1.6);
  layers.push(
    ...personLayers(stage, plan.people[0]!, {
      x: walk[0],
      y: walk[1] + 6,
      height: 80,
      depth: 0.4,
      on: "ground",
      shadow: 0.4,
    }),
  );
  return layers;
}

export const labyrinth: Scene = {
  name: "labyrinth",
  // prettier-ignore
  places: {
    labyrinth: 3.4, lost: 2, search: 1.9, hiding: 1.3, exam: 1.4, work: 1, school: 1.3, late: 1,
    paralysis: 0.8, key: 0.9, hospital: 0.9, teacher: 1,
  },
  heroes: ["eye", "key", "tree", "clock", "horse", "tower"],
  discs: ["sun", "moon", "none", "planet", "crescent"],
  weathers: ["clear", "dust", "snow"],
  unlikely: ["ember"],
  palettes: ["celadon", "vermilion", "emerald", "mauve", "wheat"],
  paint,
};
