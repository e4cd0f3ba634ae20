import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { oval, polygon, ribbon, type Joint } from "./outline.ts";

const RADIUS = 74;
/** Height of a circle seen from above, as a share of its width. */
const FLAT = 0.17;
const STEPS = 25;
const RISE = 11;
const TURN = (Math.PI * 2) / 12;
const START = 0.15;

const angle = (step: number) => START + step * TURN;
const rim = (step: number, up = 0): [number, number] => [
  Math.cos(angle(step)) * RADIUS,
  -10 - step * RISE - up + Math.sin(angle(step)) * RADIUS * FLAT,
];
const middle = (step: number): [number, number] => [0, -10 - step * RISE];
/** Whether the step is on the side of the spectator, before the pole. */
const isNear = (step: number) => Math.sin(angle(step + 0.5)) > 0;

const tread = (step: number) =>
  polygon([middle(step), rim(step), rim(step + 0.5), rim(step + 1)]) +
  // Its edge, seen where it is near.
  polygon([
    rim(step),
    rim(step + 1),
    [rim(step + 1)[0], rim(step + 1)[1] + 7],
    [rim(step)[0], rim(step)[1] + 7],
  ]);

const baluster = (step: number) => {
  const [x, y] = rim(step + 0.5);
  return ribbon([
    [x, y, 2.4],
    [x, y - 44, 2.4],
  ]);
};

/** Runs of steps on one side of the pole: the first and the one after the last. */
const runs = (near: boolean) => {
  const out: [number, number][] = [];
  for (let step = 0; step < STEPS; step++) {
    if (isNear(step) !== near) continue;
    const last = out.at(-1);
    if (last && last[1] === step) last[1] = step + 1;
    else out.push([step, step + 1]);
  }
  return out;
};
const handrail = ([from, to]: [number, number]) =>
  ribbon(
    Array.from({ length: (to - from) * 2 + 1 }, (_, i): Joint => [...rim(from + i / 2, 46), 5]),
    4,
  );

/** Stairs that wind around a pole, with a handrail. */
export const spiralStairs: FigureMaker = (m) => {
  const steps = Array.from({ length: STEPS }, (_, i) => i);
  const side = (near: boolean) => {
    const own = steps.filter((step) => isNear(step) === near);
    return [
      ...own.map((step) => part(tread(step), m.body, 3, { lift: (near ? 0.02 : -0.12) + (step % 2) * 0.07 })),
      part(own.map(baluster).join(""), m.dark, 0.8),
      part(runs(near).map(handrail).join(""), m.gold, 2, { lift: near ? 0.04 : -0.14 }),
    ];
  };
  const top = -10 - STEPS * RISE;
  return {
    box: { left: -82, right: 82, top: top - 62, bottom: 16 },
    parts: [
      part(oval(0, 0, 44, 13), m.dark, 4),
      ...side(false),
      part(
        ribbon([
          [0, 0, 13],
          [0, top - 40, 13],
        ]),
        m.trim,
        6,
      ),
      part(oval(0, top - 48, 10), m.gold, 5),
      ...side(true),
    ],
  };
};
