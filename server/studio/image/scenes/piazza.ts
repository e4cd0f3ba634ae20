import { actor, companyLayers, heroLayers } from "../cast.ts";
import { css, evenRamp, mix, toRgb } from "../colour.ts";
import { FIGURES, makeFigure } from "../figures/figures.ts";
import { shadowLayer } from "../motion.ts";
import { fractal } from "../noise.ts";
import type { Perspective } from "../perspective.ts";
import { createPerspective, trace } from "../perspective.ts";
import type { Plan, Scene } from "../scene.ts";
import { between } from "../random.ts";
import { ridgePlate } from "../ridge.ts";
import { sculpt } from "../sculpt.ts";
import type { Layer, Plate, Stage } from "../stage.ts";
import { plateLayer, shadePlate } from "../stage.ts";
import { toneOffset } from "../tone.ts";
import { dome } from "./dome.ts";

/** The paved square, with the slanting shadow of the arcade. */
function pavement(stage: Stage, view: Perspective, horizon: number, wall: number, slant: number): Plate {
  const { palette } = stage;
  const plate = stage.plate({ ...stage.ground, top: horizon });
  const noise = stage.noise("pavement");
  const table = evenRamp([
    mix(palette.land[3]!, palette.ink, 0.3),
    palette.land[2]!,
    palette.land[1]!,
    mix(palette.land[0]!, palette.disc[0], 0.25),
  ]);
  const air = toRgb(palette.haze);
  const side = Math.sign(wall);
  shadePlate(stage, plate, (px, py, grain, out) => {
    const { x, z } = view.ground(px, py);
    // Distance from the wall, which decides whether a point is in its shadow or in the light of an arch.
    const inner = (wall - x) * side;
    const reach = 3.1 * slant;
    const along = z + inner * 0.55;
    const across = Math.abs((((along % 2.4) + 2.4) % 2.4) - 1.2);
    const vault = Math.max(0, (inner - reach * 0.72) / (reach * 0.25));
    const half = vault >= 1 ? -0.2 : 0.74 * Math.sqrt(1 - vault * vault);
    // Shadow borders widen with distance, because a distant pixel covers more ground.
    const wide = 0.004 + z * 0.0042;
    const light = Math.min(1, Math.max(0, (half - across) / wide + 0.5));
    const beyond = Math.min(1, Math.max(0, (inner - reach) / wide + 0.5));
    const lit = inner < 0 ? 0 : Math.max(light, beyond);
    const slab = Math.min(
      Math.abs(x - Math.round(x / 1.6) * 1.6),
      Math.abs(z - Math.round(z / 1.6) * 1.6) * 0.7,
    );
    let v = 0.26 + lit * 0.54;
    v -= slab < 0.02 + z * 0.0016 ? 0.07 * Math.max(0, 1 - z / 26) : 0;
    v += fractal(noise, x * 0.7, z * 0.7, 3) * 0.08;
    const k = toneOffset(stage.style, v, grain * 1.4, 0.12);
    const a = Math.min(0.9, 1 - Math.exp(-z / 34));
    out[0] = table[k]! + (air[0] - table[k]!) * a;
    out[1] = table[k + 1]! + (air[1] - table[k + 1]!) * a;
    out[2] = table[k + 2]! + (air[2] - table[k + 2]!) * a;
  });
  return plate;
}

/** A wall of arches toward the vanishing point. */
function arcade(
  stage: Stage,
  view: Perspective,
  options: { wall: number; tall: number; lit: boolean; from: number; to: number; haze: number },
): Plate {
  const { palette } = stage;
  const { wall, tall } = options;
  const plate = stage.plate(stage.ground);
  const { c } = plate;
  const face = options.lit
    ? mix(palette.trim[0]!, palette.land[0]!, 0.55)
    : mix(palette.hero[2]!, palette.ink, 0.35);
  const inside = mix(palette.ink, palette.hero[3]!, 0.4);
  const far = mix(face, palette.haze, 0.6 + options.haze * 0.2);
  const [nearX] = view.point(wall, 0, options.from);
  const [farX] = view.point(wall, 0, options.to);
  const paint = c.createLinearGradient(nearX, 0, farX, 0);
  paint.addColorStop(0, css(face));
  paint.addColorStop(1, css(far));
  c.fillStyle = paint;
  trace(c, view, [
    [wall, 0, options.from],
    [wall, tall, options.from],
    [wall, tall, options.to],
    [wall, 0, options.to],
  ]);
  c.fill();
  for (let z = Math.ceil(options.from / 2.4) * 2.4; z < options.to - 1.9; z += 2.4) {
    const outline = (x: number): [number, number, number][] => [
      [x, 0, z + 0.4],
      ...Array.from({ length: 25 }, (_, i): [number, number, number] => {
        const angle = Math.PI - (i / 24) * Math.PI;
        return [x, 2 + Math.sin(angle) * 0.8, z + 1.2 + Math.cos(angle) * 0.8];
      }),
      [x, 0, z + 2],
    ];
    const depth = 1 - Math.exp(-z / 24);
    c.save();
    trace(c, view, outline(wall));
    c.clip();
    c.fillStyle = css(mix(mix(face, inside, 0.42), palette.haze, depth * 0.7));
    c.fillRect(plate.left, plate.top, plate.right - plate.left, plate.bottom - plate.top);
    c.fillStyle = css(mix(inside, palette.haze, depth * 0.75));
    trace(c, view, outline(wall + Math.sign(wall) * 0.5));
    c.fill();
    c.restore();
    c.fillStyle = css(mix(inside, palette.haze, depth * 0.7), 0.85);
    trace(c, view, [
      [wall, 3.6, z + 0.8],
      [wall, 4.5, z + 0.8],
      [wall, 4.5, z + 1.5],
      [wall, 3.6, z + 1.5],
    ]);
    c.fill();
  }
  c.fillStyle = css(mix(face, palette.disc[0], options.lit ? 0.35 : 0.08));
  trace(c, view, [
    [wall, tall, options.from],
    [wall, tall - 0.3, options.from],
    [wall, tall - 0.3, options.to],
    [wall, tall, options.to],
  ]);
  c.fill();
  c.fillStyle = css(palette.ink, 0.28);
  trace(c, view, [
    [wall, 3.2, options.from],
    [wall, 3.1, options.from],
    [wall, 3.1, options.to],
    [wall, 3.2, options.to],
  ]);
  c.fill();
  return plate;
}

/** An empty square with arcades, long shadows, the main figure and a small person. */
function paint(stage: Stage, plan: Plan): Layer[] {
  const { palette } = stage;
  const { side } = plan;
  const random = stage.random("piazza");
  const horizon = between(random, 400, 425);
  const view = createPerspective({ horizon, eye: 1.9, vanish: -side * between(random, 30, 90) });
  const layers = dome(
    stage,
    { ...plan.disc, x: -side * 60, y: plan.disc.y - 20, radius: plan.disc.radius * 0.7 },
    { horizon: horizon + 16, streaks: 0.15 },
  );
  const hills = ridgePlate(stage, "hills", {
    y: horizon - 10,
    rise: 26,
    length: 300,
    sharp: 0.35,
    tones: palette.land,
    haze: 0.5,
    bottom: horizon + 40,
  });
  layers.push(plateLayer(hills, 0.1));
  layers.push(
    actor(stage, "tower", {
      x: view.point(0, 0, 9)[0] + side * 40,
      y: horizon + 8,
      height: 120,
      depth: 0.14,
      haze: 0.4,
    }).layer,
  );
  const dark = 3.3 * -side;
  const square = pavement(stage, view, horizon, dark, 1);
  layers.push(plateLayer(square, 0.3));
  const lit = arcade(stage, view, { wall: 4.4 * side, tall: 5.6, lit: true, from: 3.3, to: 34, haze: 0.4 });
  const shade = arcade(stage, view, { wall: dark, tall: 6.4, lit: false, from: 2.6, to: 30, haze: 0.1 });
  layers.push(plateLayer(lit, 0.3), plateLayer(shade, 0.34));
  const spot = view.point(1.35 * side, 0, 7.2);
  const stands = FIGURES[plan.hero].pose === "stands";
  const low = { ...stage, light: { x: -side * 520, y: 200 } };
  const hero = { x: spot[0], y: spot[1], height: 310, width: 330, depth: 0.4 };
  const air = { ...hero, y: 250, height: 270 };
  layers.push(...heroLayers(stands ? low : stage, plan, { ground: hero, air, shadow: 0.55 }));
  if (plan.mood.pursued) {
    const figure = makeFigure(stands ? plan.hero : "wolf", palette);
    const giant = sculpt(stage, figure, {
      size: 420 / (figure.box.bottom - figure.box.top),
      x: 0,
      y: 600,
      flip: side < 0,
    });
    layers.push(
      shadowLayer(
        low,
        giant,
        { x: side * 330, y: 740 },
        { depth: 0.5, colour: css(palette.ink), strength: 0.6, length: -0.3 },
      ),
    );
  }
  const feet = { x: -side * between(random, 10, 90), y: 640 };
  layers.push(
    ...companyLayers(low, plan.people, {
      ...feet,
      height: 90,
      depth: 0.6,
      on: "ground",
      shadow: 0.6,
      toward: side,
    }),
  );
  return layers;
}

export const piazza: Scene = {
  name: "piazza",
  // prettier-ignore
  places: {
    chase: 1.5, stranger: 1.8, shadow: 2.2, thief: 1.6, crowd: 1.2, monster: 1.4, scream: 1.6, naked: 1.6,
    gun: 1.4, knife: 1.4, market: 1.6, mask: 0.9, lost: 0.9, temple: 1.5, paralysis: 1, late: 0.7,
    hospital: 0.8, clock: 0.6,
  },
  suits: (mood) => (mood.pursued ? 0.6 : 0) + mood.arousal * 0.3 - mood.valence * 0.2,
  heroes: ["profile", "horse", "hand", "clock", "cat", "mask"],
  never: ["tower"],
  discs: ["none", "sun", "none", "eclipse", "moon"],
  weathers: ["clear", "dust", "rain"],
  palettes: ["ochre", "emerald", "oxblood", "wheat", "celadon"],
  paint,
};
