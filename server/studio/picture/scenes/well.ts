import { Path2D } from "@napi-rs/canvas";
import { actor } from "../cast.ts";
import { css, evenRamp, mix } from "../colour.ts";
import { makeFigure } from "../figures/figures.ts";
import { person } from "../figures/people.ts";
import { createMover } from "../motion.ts";
import { fractal } from "../noise.ts";
import { weatherLayer } from "../particles.ts";
import type { Plan } from "../plan.ts";
import { between } from "../random.ts";
import { sculpt } from "../sculpt.ts";
import { paintSky } from "../sky.ts";
import type { Layer, Plate, Stage } from "../stage.ts";
import { drawPlate, shadePlate } from "../stage.ts";
import { toneOffset } from "../tone.ts";
import type { Scene } from "./scenes.ts";

const TURN = Math.PI * 2;
/** Each ring is this much smaller than the one outside it. */
const SHRINK = 0.74;
const OUTER = 860;
const DOORS = 9;
const RINGS = 6;

/** One ring of the shaft: masonry and lit doors, all seen from the axis. It is drawn again for every ring. */
function ringPlate(stage: Stage): Plate {
  const { palette } = stage;
  const plate = stage.plate({ left: -OUTER, right: OUTER, top: -OUTER, bottom: OUTER });
  const noise = stage.noise("shaft");
  const table = evenRamp([
    palette.ink,
    mix(palette.hero[3]!, palette.ink, 0.2),
    palette.hero[2]!,
    mix(palette.hero[1]!, palette.haze, 0.3),
  ]);
  const inner = OUTER * SHRINK;
  shadePlate(stage, plate, (x, y, grain, out) => {
    const r = Math.hypot(x, y);
    if (r > OUTER + 1 || r < inner - 1) {
      out[3] = 0;
      return;
    }
    const angle = Math.atan2(y, x);
    const down = Math.log(r / inner) / Math.log(1 / SHRINK);
    const course = Math.floor(down * 4);
    const brick = ((angle / TURN) * 54 + (course % 2) * 0.5 + 100) % 1;
    const joint = Math.min(brick, 1 - brick) * 16 < 0.5 || Math.abs((down * 4) % 1) < 0.07;
    let v =
      0.5 -
      0.26 * Math.sin(angle) +
      fractal(noise, Math.cos(angle) * 9 + course, Math.sin(angle) * 9 + down * 3, 3) * 0.12;
    v +=
      fractal(noise, Math.floor((angle / TURN) * 54 + (course % 2) * 0.5) * 3.7, course * 5.1 + 9, 1) * 0.12;
    if (joint) v -= 0.14;
    if (down < 0.07) v -= 0.22;
    else if (down < 0.13) v += 0.16;
    const k = toneOffset(stage.manner, v, grain, 0.3);
    out[0] = table[k]!;
    out[1] = table[k + 1]!;
    out[2] = table[k + 2]!;
    out[3] = Math.min(1, (r - inner + 1) / 1.5, (OUTER + 1 - r) / 1.5);
  });
  return plate;
}

function doorsOn(stage: Stage, plate: Plate): void {
  const { palette } = stage;
  const { c } = plate;
  const random = stage.random("shaft doors");
  for (let i = 0; i < DOORS; i++) {
    if (random() < 0.35) continue;
    const middle = ((i + 0.5) / DOORS) * TURN;
    const corners = (from: number, to: number, half: number) =>
      [
        [from, -half],
        [to, -half],
        [to, half],
        [from, half],
      ].map(([down, turn]) => {
        const r = OUTER * SHRINK ** (1 - down!);
        return [Math.cos(middle + turn!) * r, Math.sin(middle + turn!) * r] as const;
      });
    const shape = (points: (readonly [number, number])[]) =>
      new Path2D(`M${points.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join("L")}Z`);
    c.fillStyle = css(mix(palette.trim[3]!, palette.ink, 0.2));
    c.fill(shape(corners(0.16, 0.84, 0.125)));
    c.save();
    c.shadowColor = css(palette.lamp, 0.8);
    c.shadowBlur = 26 * stage.scale;
    c.fillStyle = css(random() < 0.7 ? palette.lamp : palette.inner[2]!);
    c.fill(shape(corners(0.2, 0.8, 0.1)));
    c.restore();
  }
}

/** A shaft without a bottom. In the film one falls by one ring, and begins again. */
function paint(stage: Stage, plan: Plan): Layer[] {
  const { palette } = stage;
  const { side } = plan;
  const random = stage.random("well");
  const centre = { x: plan.side * between(random, 20, 80), y: between(random, 290, 340) };
  const ring = ringPlate(stage);
  doorsOn(stage, ring);
  const glimpse = stage.plate({
    left: centre.x - 150,
    right: centre.x + 150,
    top: centre.y - 150,
    bottom: centre.y + 150,
  });
  paintSky({ ...stage }, glimpse, {
    horizon: centre.y + 150,
    colours: palette.inner,
    streaks: 0.5,
    glows: [{ ...centre, radius: 210, strength: 0.6, colour: palette.glow }],
  });
  const turn = between(random, 0.12, 0.2) * (random() < 0.5 ? -1 : 1);
  const light = mix(palette.haze, palette.glow, 0.3);
  const shaft: Layer = {
    depth: 0.1,
    paint(c, t) {
      c.fillStyle = css(palette.ink);
      c.fillRect(
        stage.ground.left - 10,
        stage.ground.top - 10,
        stage.ground.right - stage.ground.left + 20,
        stage.ground.bottom - stage.ground.top + 20,
      );
      drawPlate(c, glimpse);
      for (let k = RINGS; k >= -1; k--) {
        const deep = k - t;
        const scale = SHRINK ** deep;
        const far = Math.max(0, Math.min(1, deep / RINGS));
        c.save();
        // The deepest ring comes out of the light, so that none appears at once.
        c.globalAlpha = Math.min(1, RINGS - deep);
        c.translate(centre.x, centre.y);
        c.rotate(deep * turn);
        c.scale(scale, scale);
        drawPlate(c, ring);
        c.beginPath();
        c.arc(0, 0, OUTER + 2, 0, TURN);
        c.arc(0, 0, OUTER * SHRINK, 0, TURN, true);
        c.fillStyle = css(palette.ink, Math.max(0, 0.55 - far * 0.9));
        c.fill();
        c.fillStyle = css(light, far * far * 0.75);
        c.fill();
        c.restore();
      }
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
  const plate = sculpt(stage, person(palette, plan.people[0] === "umbrella" ? "umbrella" : plan.people[0]!), {
    size: 1.05,
    ...at,
    turn: side * between(random, 2.2, 2.7),
    rim: 1,
  });
  const fall = createMover(stage, plate, "sways", 0.2);
  layers.push({ depth: 0.55, paint: (c, t) => fall(c, at, t) });
  return [...layers, ...weatherLayer(stage, plan.weather)];
}

export const well: Scene = {
  name: "well",
  places: {
    falling: 3.2,
    elevator: 2,
    basement: 2,
    cave: 2,
    paralysis: 1.6,
    lost: 0.8,
    drowning: 0.6,
    scream: 0.9,
    hiding: 0.8,
    grave: 0.7,
    exam: 0.5,
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
