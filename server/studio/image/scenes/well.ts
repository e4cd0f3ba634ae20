import { Path2D } from "@napi-rs/canvas";
import { actor } from "../cast.ts";
import { css, evenRamp, mix } from "../colour.ts";
import { makeFigure } from "../figures/figures.ts";
import { person } from "../figures/people.ts";
import { createMover } from "../motion.ts";
import { fractal } from "../noise.ts";
import type { Plan, Scene } from "../scene.ts";
import { between } from "../random.ts";
import { sculpt } from "../sculpt.ts";
import { paintSky } from "../sky.ts";
import type { Area, Layer, Plate, Stage } from "../stage.ts";
import { drawPlate, releasePlate, shadePlate } from "../stage.ts";
import { toneOffset } from "../tone.ts";

const TURN = Math.PI * 2;
/** Size of a ring relative to the next outer one. */
const SHRINK = 0.74;
const OUTER = 860;
const DOORS = 9;
const RINGS = 6;
/** Courses of masonry per ring. */
const COURSES = 4;
const BRICKS = 54;
/** Radius of the sky at the far end. */
const MOUTH = 150;

/** The lit doors of a ring; all rings have the same ones. */
function doorsOf(stage: Stage) {
  const random = stage.random("shaft doors");
  return Array.from({ length: DOORS }, (_, i) => {
    const middle = ((i + 0.5) / DOORS) * TURN;
    const shape = (from: number, to: number, half: number) => {
      const corners = [
        [from, -half],
        [to, -half],
        [to, half],
        [from, half],
      ].map(([down, turn]) => {
        const r = OUTER * SHRINK ** (1 - down!);
        return `${(Math.cos(middle + turn!) * r).toFixed(2)} ${(Math.sin(middle + turn!) * r).toFixed(2)}`;
      });
      return new Path2D(`M${corners.join("L")}Z`);
    };
    const walled = random() < 0.35;
    return {
      middle,
      walled,
      warm: random() < 0.7,
      frame: shape(0.16, 0.84, 0.125),
      light: shape(0.2, 0.8, 0.1),
    };
  }).filter((door) => !door.walled);
}

/**
 * The shaft around its axis, (0, 0): rings of masonry and lit doors. Each ring is the next outer one, scaled by
 * `SHRINK` and rotated by `turn`, so that scaling and rotating the shaft by one ring gives the same image: the video
 * loops.
 */
function shaftPlate(stage: Stage, area: Area, turn: number): Plate {
  const { palette } = stage;
  // It is drawn at between 1 and 1.35 times its size.
  const plate = stage.plate(area, 1.15);
  const noise = stage.noise("shaft");
  const table = evenRamp([
    palette.ink,
    mix(palette.hero[3]!, palette.ink, 0.2),
    palette.hero[2]!,
    mix(palette.hero[1]!, palette.haze, 0.3),
  ]);
  const bricks = Float32Array.from({ length: BRICKS * COURSES }, (_, i) => {
    const course = Math.floor(i / BRICKS);
    return fractal(noise, (i % BRICKS) * 3.7, course * 5.1 + 9, 1) * 0.12;
  });
  const turns = Array.from({ length: 40 }, (_, k) => [Math.cos(k * turn), Math.sin(k * turn)] as const);
  const perRing = 1 / Math.log(SHRINK);
  shadePlate(stage, plate, (x, y, _grain, out) => {
    const r = Math.max(1, Math.sqrt(x * x + y * y));
    const deep = Math.log(r / OUTER) * perRing;
    const ring = Math.max(0, Math.floor(deep));
    const [cos, sin] = turns[ring]!;
    const ux = (x * cos + y * sin) / r;
    const uy = (y * cos - x * sin) / r;
    const down = 1 - deep + ring;
    const course = Math.min(COURSES - 1, Math.max(0, Math.floor(down * COURSES)));
    const along = (Math.atan2(uy, ux) / TURN + 1) * BRICKS + (course % 2) * 0.5;
    const brick = along - Math.floor(along);
    const beside = Math.min(brick, 1 - brick) * 25;
    const above = ((down * COURSES) % 1) * 11;
    let v = 0.5 - 0.26 * uy + fractal(noise, ux * 9 + course, uy * 9 + down * 3, 3) * 0.12;
    v += bricks[course * BRICKS + (Math.floor(along) % BRICKS)]!;
    v -= 0.16 * Math.max(0, 1 - Math.min(beside, above));
    if (down < 0.07) v -= 0.22;
    else if (down < 0.13) v += 0.16;
    // Without grain, which would differ between one ring and the next and break the loop.
    const k = toneOffset(stage.style, v, 0, 0.3);
    out[0] = table[k]!;
    out[1] = table[k + 1]!;
    out[2] = table[k + 2]!;
  });
  const { c } = plate;
  const frame = css(mix(palette.trim[3]!, palette.ink, 0.2));
  const doors = doorsOf(stage);
  for (let ring = 0; ring <= RINGS + 3; ring++) {
    const size = SHRINK ** ring;
    for (const door of doors) {
      c.save();
      c.rotate(ring * turn);
      c.scale(size, size);
      // The clip limits the area for which the glow is computed.
      const middle = OUTER * SHRINK ** 0.5;
      c.beginPath();
      c.arc(Math.cos(door.middle) * middle, Math.sin(door.middle) * middle, 190, 0, TURN);
      c.clip();
      c.fillStyle = frame;
      c.fill(door.frame);
      c.shadowColor = css(palette.lamp, 0.8);
      c.shadowBlur = 26 * plate.scale * size;
      c.fillStyle = css(door.warm ? palette.lamp : palette.inner[2]!);
      c.fill(door.light);
      c.restore();
    }
  }
  return plate;
}

/** Overlay of the shaft: shade near the camera, light toward the far end, and another sky there. */
function depthPlate(stage: Stage, centre: { x: number; y: number }): Plate {
  const { palette } = stage;
  const mouth = {
    left: centre.x - MOUTH,
    right: centre.x + MOUTH,
    top: centre.y - MOUTH,
    bottom: centre.y + MOUTH,
  };
  const sky = stage.plate(mouth);
  paintSky(stage, sky, {
    horizon: mouth.bottom,
    colours: palette.inner,
    streaks: 0.5,
    glows: [{ ...centre, radius: 210, strength: 0.6, colour: palette.glow }],
  });
  const { c } = sky;
  const middle = sky.width / 2;
  // In pixels, because the canvas applies the context's transform to a mask twice.
  c.resetTransform();
  const edge = c.createRadialGradient(middle, middle, middle * 0.64, middle, middle, middle * 0.94);
  edge.addColorStop(0, "rgba(0,0,0,1)");
  edge.addColorStop(1, "rgba(0,0,0,0)");
  c.globalCompositeOperation = "destination-in";
  c.fillStyle = edge;
  c.fillRect(0, 0, sky.width, sky.height);
  const plate = stage.plate(stage.ground);
  const air = plate.c.createRadialGradient(centre.x, centre.y, 0, centre.x, centre.y, OUTER);
  const light = mix(palette.haze, palette.glow, 0.3);
  for (let i = 0; i <= 24; i++) {
    const far = Math.min(1, Math.max(0, (i * 0.25 - 0.5) / RINGS));
    const shade = Math.max(0, 0.55 - far * 0.9);
    const lit = far * far * 0.75;
    // Light over shade, combined into one colour.
    const alpha = lit + shade * (1 - lit);
    air.addColorStop(SHRINK ** (i * 0.25), css(mix(palette.ink, light, lit / Math.max(0.001, alpha)), alpha));
  }
  plate.c.fillStyle = air;
  plate.c.fillRect(plate.left, plate.top, plate.right - plate.left, plate.bottom - plate.top);
  drawPlate(plate.c, sky);
  releasePlate(sky, plate);
  return plate;
}

/** A bottomless shaft. The camera falls by one ring per loop. */
function paint(stage: Stage, plan: Plan): Layer[] {
  const { palette, ground } = stage;
  const { side } = plan;
  const random = stage.random("well");
  const centre = { x: plan.side * between(random, 20, 80), y: between(random, 290, 340) };
  const turn = between(random, 0.12, 0.2) * (random() < 0.5 ? -1 : 1);
  const around = {
    left: ground.left - centre.x,
    right: ground.right - centre.x,
    top: ground.top - centre.y,
    bottom: ground.bottom - centre.y,
  };
  const rings = shaftPlate(stage, around, turn);
  const depths = depthPlate(stage, centre);
  const shaft: Layer = {
    depth: 0,
    paint(c, t) {
      c.save();
      c.translate(centre.x, centre.y);
      c.rotate(-t * turn);
      c.scale(SHRINK ** -t, SHRINK ** -t);
      drawPlate(c, rings);
      c.restore();
      drawPlate(c, depths);
    },
  };
  const layers: Layer[] = [shaft];
  const falling = [plan.hero, ...plan.extras].slice(0, 4);
  const places = [
    [side * 205, 225, 250],
    [-side * 235, 160, 105],
    [-side * 280, 470, 135],
    [side * 120, 560, 92],
  ] as const;
  falling.forEach((name, i) => {
    const [x, y, height] = places[i]!;
    const figure = makeFigure(name, palette);
    const tall = figure.box.bottom - figure.box.top;
    const turned = between(random, -0.7, 0.7);
    const lower = ((figure.box.bottom + figure.box.top) / 2) * (height / tall);
    layers.push(
      actor(stage, name, {
        x: x + Math.sin(turned) * lower,
        y: y - lower * (1 - Math.cos(turned)) + (figure.box.top > -40 ? 0 : height / 2),
        height,
        width: height * 1.5,
        depth: 0.3 + i * 0.1,
        turn: turned,
        habit: "sways",
        window: i === 0 && plan.window,
      }).layer,
    );
  });
  const at = { x: centre.x - side * 50, y: centre.y + 118 };
  const plate = sculpt(stage, person(palette, plan.people[0]!), {
    size: 1.05,
    ...at,
    turn: side * between(random, 2.2, 2.7),
    rim: 1,
  });
  const fall = createMover(stage, plate, "sways", 0.2);
  layers.push({ depth: 0.55, paint: (c, t) => fall(c, at, t) });
  return layers;
}

export const well: Scene = {
  name: "well",
  // prettier-ignore
  places: {
    falling: 3.2, elevator: 2, basement: 2, cave: 2, paralysis: 1.6, lost: 0.8, drowning: 0.6, scream: 0.9,
    hiding: 0.8, grave: 0.7, exam: 0.5,
  },
  suits: (mood) => -mood.height * 0.7 + mood.arousal * 0.2,
  heroes: ["clock", "chair", "book", "key", "umbrella", "telephone"],
  never: ["islet", "ladder", "volcano", "temple", "tree", "spider"],
  discs: ["none"],
  weathers: ["dust", "clear", "petals"],
  unlikely: ["snow", "celadon", "dawn"],
  palettes: ["harbour", "rose", "emerald", "pearl"],
  paint,
};
