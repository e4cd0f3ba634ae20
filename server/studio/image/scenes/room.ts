import { glowLayer } from "../air.ts";
import { companyLayers, groundedActor, heroLayers } from "../cast.ts";
import { css, evenRamp, mix, toRgb } from "../colour.ts";
import { discPlate } from "../disc.ts";
import { FIGURES } from "../figures/figures.ts";
import { fractal } from "../noise.ts";
import { createPerspective, trace } from "../perspective.ts";
import type { Perspective } from "../perspective.ts";
import type { Plan, Scene } from "../scene.ts";
import { between } from "../random.ts";
import { paintSky } from "../sky.ts";
import type { Layer, Plate, Stage } from "../stage.ts";
import { drawPlate, plateLayer, shadePlate } from "../stage.ts";
import { toneOffset } from "../tone.ts";

const WALL = 3.1;
const BACK = 8.2;
const CEILING = 4.6;

/** Half the width, the distance of the back wall and the height of a room, in space units. */
export interface Room {
  wall: number;
  back: number;
  ceiling: number;
}
const ROOM: Room = { wall: WALL, back: BACK, ceiling: CEILING };

export function floorPlate(
  stage: Stage,
  view: Perspective,
  horizon: number,
  chequered: boolean,
  { wall: WALL, back: BACK }: Room = ROOM,
): Plate {
  const { palette } = stage;
  const plate = stage.plate({ ...stage.ground, top: horizon });
  const noise = stage.noise("floor");
  const pale = evenRamp([
    palette.hero[3]!,
    mix(palette.cloud[2]!, palette.hero[2]!, 0.3),
    palette.cloud[1]!,
    palette.cloud[0]!,
  ]);
  const dark = evenRamp([
    palette.ink,
    palette.hero[3]!,
    mix(palette.hero[3]!, palette.hero[2]!, 0.5),
    palette.hero[2]!,
  ]);
  const glow = toRgb(palette.glow);
  shadePlate(stage, plate, (px, py, grain, out) => {
    const { x, z } = view.ground(px, py);
    if (z > BACK || Math.abs(x) > WALL + 0.02) {
      out[3] = 0;
      return;
    }
    const board = chequered ? (Math.floor(x * 1.25 + 50) + Math.floor(z * 0.9)) % 2 === 0 : false;
    const seam = chequered ? 1 : Math.abs(((x * 1.7 + 50) % 1) - 0.5) * 2;
    // The window's light on the floor is a patch that widens toward the camera.
    const reach = (BACK - z) / BACK;
    const patch =
      Math.max(0, 1 - Math.max(0, Math.abs(x + reach * 0.2) - 1.1 - reach * 0.5) * 2.2) * (1 - reach * 0.55);
    let v = 0.24 + patch * 0.5 + fractal(noise, x * (chequered ? 1.4 : 7), z * 0.8, 3) * 0.07;
    if (!chequered && seam < 0.05) v -= 0.16;
    const k = toneOffset(stage.style, v, grain * 1.3, 0.15);
    const table = board || !chequered ? dark : pale;
    const w = patch * 0.22;
    out[0] = table[k]! + (glow[0] - table[k]!) * w;
    out[1] = table[k + 1]! + (glow[1] - table[k + 1]!) * w;
    out[2] = table[k + 2]! + (glow[2] - table[k + 2]!) * w;
  });
  return plate;
}

export function wallsPlate(
  stage: Stage,
  view: Perspective,
  { wall: WALL, back: BACK, ceiling: CEILING }: Room = ROOM,
): Plate {
  const { palette } = stage;
  const plate = stage.plate(stage.ground);
  const { c } = plate;
  const near = 2.2;
  const base = mix(palette.hero[3]!, palette.ink, 0.2);
  for (const s of [-1, 1]) {
    const [nx] = view.point(s * WALL, 0, near);
    const [fx] = view.point(s * WALL, 0, BACK);
    const shade = c.createLinearGradient(fx, 0, nx, 0);
    shade.addColorStop(0, css(mix(base, palette.hero[2]!, 0.75)));
    shade.addColorStop(1, css(mix(base, palette.ink, 0.55)));
    c.fillStyle = shade;
    trace(c, view, [
      [s * WALL, 0, near],
      [s * WALL, CEILING, near],
      [s * WALL, CEILING, BACK],
      [s * WALL, 0, BACK],
    ]);
    c.fill();
    for (let z = near; z < BACK; z += 0.42) {
      c.fillStyle = css(palette.hero[2]!, 0.2 * (z / BACK));
      trace(c, view, [
        [s * WALL, 0.9, z],
        [s * WALL, CEILING, z],
        [s * WALL, CEILING, z + 0.16],
        [s * WALL, 0.9, z + 0.16],
      ]);
      c.fill();
    }
    c.fillStyle = css(mix(base, palette.ink, 0.4));
    trace(c, view, [
      [s * WALL, 0, near],
      [s * WALL, 0.9, near],
      [s * WALL, 0.9, BACK],
      [s * WALL, 0, BACK],
    ]);
    c.fill();
    c.fillStyle = css(mix(palette.trim[1]!, palette.hero[2]!, 0.35), 0.8);
    trace(c, view, [
      [s * WALL, 0.9, near],
      [s * WALL, 0.98, near],
      [s * WALL, 0.98, BACK],
      [s * WALL, 0.9, BACK],
    ]);
    c.fill();
  }
  c.fillStyle = css(mix(base, palette.ink, 0.45));
  trace(c, view, [
    [-WALL, CEILING, near],
    [WALL, CEILING, near],
    [WALL, CEILING, BACK],
    [-WALL, CEILING, BACK],
  ]);
  c.fill();
  for (let i = -3; i <= 3; i++) {
    c.fillStyle = css(palette.ink, 0.3);
    trace(c, view, [
      [i - 0.09, CEILING, near],
      [i + 0.09, CEILING, near],
      [i + 0.09, CEILING, BACK],
      [i - 0.09, CEILING, BACK],
    ]);
    c.fill();
  }
  const [left, top] = view.point(-WALL, CEILING, BACK);
  const [right, bottom] = view.point(WALL, 0, BACK);
  const back = c.createLinearGradient(0, top, 0, bottom);
  back.addColorStop(0, css(mix(base, palette.hero[2]!, 0.35)));
  back.addColorStop(1, css(mix(base, palette.hero[2]!, 0.8)));
  c.fillStyle = back;
  c.fillRect(left, top, right - left, bottom - top);
  return plate;
}

/** An open curtain beside the window, in folds. */
export function hangCurtain(
  stage: Stage,
  c: Plate["c"],
  at: { x: number; top: number; bottom: number; side: number },
): void {
  const { palette } = stage;
  const folds = 6;
  for (let i = 0; i < folds; i++) {
    const x0 = at.x - at.side * (i * 15 - 26);
    const tie = at.x + at.side * (16 - i * 3);
    const knot = at.top + (at.bottom - at.top) * 0.62;
    const fold = c.createLinearGradient(x0, 0, x0 - at.side * 15, 0);
    fold.addColorStop(0, css(mix(palette.trim[2]!, palette.ink, 0.25)));
    fold.addColorStop(0.55, css(mix(palette.trim[1]!, palette.trim[2]!, 0.5)));
    fold.addColorStop(1, css(mix(palette.trim[3]!, palette.ink, 0.3)));
    c.fillStyle = fold;
    c.beginPath();
    c.moveTo(x0, at.top);
    c.bezierCurveTo(x0, knot - 90, tie, knot - 40, tie, knot);
    c.bezierCurveTo(
      tie + at.side * 3,
      knot + 40,
      x0 + at.side * 6,
      at.bottom - 40,
      x0 + at.side * 8,
      at.bottom,
    );
    c.lineTo(x0 + at.side * 8 - at.side * 12, at.bottom);
    c.bezierCurveTo(x0 - at.side * 8, at.bottom - 40, tie - at.side * 5, knot + 40, tie - at.side * 5, knot);
    c.bezierCurveTo(tie - at.side * 4, knot - 40, x0 - at.side * 16, knot - 90, x0 - at.side * 16, at.top);
    c.fill();
  }
  c.fillStyle = css(palette.disc[1]);
  c.fillRect(at.x - at.side * 10 - 16, at.top + (at.bottom - at.top) * 0.62 - 4, 34, 8);
  c.fillStyle = css(mix(palette.trim[3]!, palette.ink, 0.4));
  c.fillRect(Math.min(at.x + at.side * 34, 0), at.top - 7, Math.abs(at.x) + 34, 8);
}

/** A room with a huge window onto another landscape, and the main figure inside the room. */
function paint(stage: Stage, plan: Plan): Layer[] {
  const { palette } = stage;
  const { side } = plan;
  const random = stage.random("room");
  const horizon = between(random, 372, 396);
  const view = createPerspective({ horizon, eye: 1.7 });
  const [left, top] = view.point(-2.35, 4.15, BACK);
  const [right, bottom] = view.point(2.35, 0.1, BACK);
  const outside = stage.plate({ left: -300, right: 300, top: 40, bottom: 580 });
  const disc = {
    ...plan.disc,
    x: plan.disc.x * 0.24,
    y: between(random, 250, 300),
    radius: Math.min(120, plan.disc.radius * 0.8),
  };
  paintSky(stage, outside, {
    horizon: bottom - 6,
    colours: plan.style === "collage" ? palette.inner : palette.sky,
    streaks: 0.7,
    glows: [{ x: disc.x, y: disc.y, radius: 260, strength: 0.5, colour: palette.glow }],
  });
  const body = discPlate(stage, disc);
  const walls = wallsPlate(stage, view);
  const arch = (c: Plate["c"], grow: number) => {
    c.beginPath();
    c.moveTo(left - grow, bottom + grow);
    c.lineTo(left - grow, top + 80);
    c.bezierCurveTo(left - grow, top - 26 - grow, right + grow, top - 26 - grow, right + grow, top + 80);
    c.lineTo(right + grow, bottom + grow);
    c.closePath();
  };
  arch(walls.c, 9);
  walls.c.fillStyle = css(mix(palette.trim[1]!, palette.cloud[0]!, 0.35));
  walls.c.fill();
  walls.c.globalCompositeOperation = "destination-out";
  arch(walls.c, 0);
  walls.c.fill();
  walls.c.globalCompositeOperation = "source-over";
  walls.c.strokeStyle = css(mix(palette.trim[2]!, palette.ink, 0.3));
  walls.c.lineWidth = 3.2;
  walls.c.beginPath();
  walls.c.moveTo(0, top - 8);
  walls.c.lineTo(0, bottom);
  walls.c.moveTo(left, (top + bottom) / 2);
  walls.c.lineTo(right, (top + bottom) / 2);
  walls.c.stroke();
  for (const s of [-1, 1])
    hangCurtain(stage, walls.c, { x: s * (right + 22), top: top - 34, bottom: bottom + 16, side: s });
  const floor = floorPlate(stage, view, horizon, random() < 0.6);
  const layers: Layer[] = [
    plateLayer(outside, 0),
    ...(body ? [{ depth: 0.02, paint: ((c) => drawPlate(c, body)) as Layer["paint"] }] : []),
    {
      depth: 0.2,
      paint: (c) => {
        drawPlate(c, walls);
        drawPlate(c, floor);
      },
    },
    glowLayer({ x: 0, y: (top + bottom) / 2, radius: 420, colour: palette.glow, strength: 0.3, depth: 0.2 }),
  ];
  const lit = { ...stage, light: { x: 0, y: 120 } };
  const spot = view.point(side * 1.15 * plan.reach, 0, 5.6);
  const hero = { x: spot[0], y: spot[1], height: 330, width: 340, depth: 0.4, rim: 0.9 };
  const air = { ...hero, y: 300, height: 290 };
  layers.push(...heroLayers(lit, plan, { ground: hero, air, shadow: 0.5 }));
  const second = plan.extras.find((name) => FIGURES[name].pose === "stands") ?? "chair";
  const corner = view.point(-side * 1.95, 0, 6.8);
  layers.push(
    ...groundedActor(
      lit,
      second,
      { x: corner[0], y: corner[1], height: 150, width: 170, depth: 0.36, flip: side < 0 },
      0.45,
    ),
  );
  const feet = view.point(-side * 0.55, 0, 4.9);
  layers.push(
    ...companyLayers(lit, plan.people, {
      x: feet[0],
      y: feet[1],
      height: 112,
      depth: 0.45,
      on: "ground",
      shadow: 0.5,
      toward: -side,
    }),
  );
  return layers;
}

export const room: Scene = {
  name: "room",
  // prettier-ignore
  places: {
    room: 2.8, bed: 2, window: 2.4, attic: 2, hospital: 1.9, bathroom: 1.8, photo: 1.6, paralysis: 1.8,
    school: 1.7, exam: 1.6, teacher: 1.4, mirror: 1.2, grandmother: 1, book: 1, phone: 1.2, hiding: 1.4,
    meal: 1.2, mother: 0.8, teeth: 1, clothes: 1.4, letter: 1, mouse: 1, spider: 1,
  },
  suits: (mood) => (mood.alone ? 0.1 : 0) - Math.abs(mood.height) * 0.3,
  heroes: ["horse", "jellyfish", "tree", "whale", "cat", "owl", "hourglass"],
  never: ["temple", "house", "islet", "tower"],
  discs: ["moon", "sun", "planet", "crescent", "none"],
  weathers: ["dust", "clear", "petals", "bubbles"],
  palettes: ["harbour", "rose", "mauve", "emerald", "peach"],
  paint,
};
