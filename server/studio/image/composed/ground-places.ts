import { css, mix, oklch } from "../colour.ts";
import { fractal } from "../noise.ts";
import { createPerspective, trace } from "../perspective.ts";
import { between } from "../random.ts";
import { plateLayer, type Layer, type Plate, type Stage } from "../stage.ts";
import { strip } from "./routes.ts";

type Lying = "pool" | "lake" | "river" | "ocean" | "road";

/** The sky in still water. */
function sheen(stage: Stage, c: Plate["c"], top: number, bottom: number) {
  const { palette } = stage;
  const wet = c.createLinearGradient(0, top, 0, bottom);
  wet.addColorStop(0, css(mix(palette.sky[4]!, palette.cloud[0]!, 0.25)));
  wet.addColorStop(0.5, css(mix(palette.sky[3]!, palette.water, 0.2)));
  wet.addColorStop(1, css(mix(palette.sky[2]!, palette.water, 0.5)));
  return wet;
}

/** A pond with reeds, on the side away from the main thing. */
function pond(stage: Stage, horizon: number, side: number): Layer[] {
  const { palette } = stage;
  const plate = stage.plate({ ...stage.ground, top: horizon - 20, bottom: horizon + 190 });
  const { c } = plate;
  const noise = stage.noise("pond");
  const random = stage.random("pond");
  const [x, y, wide, tall] = [side * 170, horizon + 82, 330, 42];
  const shape = (grow: number) => {
    c.beginPath();
    for (let i = 0; i <= 64; i++) {
      const a = (i / 64) * Math.PI * 2;
      const r = 1 + fractal(noise, Math.cos(a) * 1.6 + 9, Math.sin(a) * 1.6, 2) * 0.22;
      c.lineTo(x + Math.cos(a) * (wide + grow) * r, y + Math.sin(a) * (tall + grow * 0.4) * r);
    }
  };
  shape(12);
  c.fillStyle = css(mix(palette.land[3]!, palette.ink, 0.3), 0.7);
  c.fill();
  shape(0);
  c.fillStyle = sheen(stage, c, y - tall, y + tall);
  c.fill();
  c.strokeStyle = css(palette.cloud[0]!, 0.5);
  c.lineWidth = 1.6;
  c.beginPath();
  for (let i = 0; i < 14; i++) {
    const [px, py] = [x + between(random, -0.7, 0.7) * wide, y + between(random, -0.6, 0.6) * tall];
    c.moveTo(px, py);
    c.lineTo(px + between(random, 20, 70), py);
  }
  c.stroke();
  c.lineCap = "round";
  for (let i = 0; i < 46; i++) {
    const a = Math.PI * between(random, 1.02, 1.98);
    const [px, py] = [x + Math.cos(a) * wide * 1.03, y + Math.sin(a) * tall * 1.02 + 3];
    const high = between(random, 16, 42);
    c.strokeStyle = css(mix(palette.land[i % 2 ? 3 : 2]!, palette.ink, 0.25));
    c.lineWidth = 2;
    c.beginPath();
    c.moveTo(px, py);
    c.quadraticCurveTo(px, py - high * 0.6, px + between(random, -9, 9), py - high);
    c.stroke();
  }
  return [plateLayer(plate, 0.37)];
}

/** A brook that winds from the distance to one side of the image. */
function brook(stage: Stage, horizon: number, side: number): Layer[] {
  const { palette } = stage;
  const plate = stage.plate({ ...stage.ground, top: horizon });
  const { c } = plate;
  const bed = (grow: number) => {
    const edge = (k: number) =>
      Array.from({ length: 41 }, (_, i): [number, number] => {
        const t = (i / 40) ** 1.5;
        const y = horizon + 10 + t * 320;
        const middle = side * (60 + t * 300) + Math.sin(t * 7.4 + 0.6) * (24 + t * 80);
        return [middle + k * (7 + t * 130 + grow * (0.3 + t)), y];
      });
    c.beginPath();
    for (const [x, y] of [...edge(-1), ...edge(1).toReversed()]) c.lineTo(x, y);
  };
  bed(12);
  c.fillStyle = css(mix(palette.land[3]!, palette.ink, 0.25), 0.65);
  c.fill();
  bed(0);
  c.fillStyle = sheen(stage, c, horizon, 740);
  c.fill();
  return [plateLayer(plate, 0.37)];
}

/** A swimming pool with a pale rim, let into the ground. */
function basin(stage: Stage, horizon: number, side: number): Layer[] {
  const { palette } = stage;
  const view = createPerspective({ horizon, eye: 2.6 });
  const plate = stage.plate({ ...stage.ground, top: horizon });
  const { c } = plate;
  const middle = side * 2.6;
  const quad = (x0: number, x1: number, z0: number, z1: number, colour: typeof c.fillStyle) => {
    c.fillStyle = colour;
    trace(c, view, [
      [middle + x0, 0, z0],
      [middle + x1, 0, z0],
      [middle + x1, 0, z1],
      [middle + x0, 0, z1],
    ]);
    c.fill();
  };
  const rim = mix(palette.cloud[0]!, palette.hero[1]!, 0.1);
  quad(-4.5, 4.5, 8.4, 17.4, css(rim));
  quad(-4, 4, 8.9, 16.7, css(mix(rim, palette.ink, 0.45)));
  const [, top] = view.point(0, 0, 16.7);
  const [, bottom] = view.point(0, 0, 8.9);
  const water = c.createLinearGradient(0, top, 0, bottom);
  water.addColorStop(0, css(mix(oklch(".84 .09 200"), palette.sky[4]!, 0.2)));
  water.addColorStop(1, css(mix(oklch(".66 .11 215"), palette.water, 0.15)));
  quad(-3.95, 3.95, 9.05, 16.2, water);
  for (const lane of [-2, 0, 2]) quad(lane - 0.05, lane + 0.05, 9.2, 16, css(palette.cloud[0]!, 0.5));
  const [x, y] = view.point(middle + side * -3.2, 0, 8.8);
  c.strokeStyle = css(mix(palette.cloud[0]!, palette.ink, 0.15));
  c.lineWidth = 4;
  for (const dx of [-11, 11]) {
    c.beginPath();
    c.moveTo(x + dx, y + 7);
    c.bezierCurveTo(x + dx, y - 42, x + dx - 2, y - 44, x + dx, y - 12);
    c.stroke();
  }
  return [plateLayer(plate, 0.37)];
}

/** The sea as a band before the horizon. */
function sea(stage: Stage, horizon: number): Layer[] {
  const { palette } = stage;
  const plate = stage.plate({ ...stage.ground, top: horizon - 46, bottom: horizon + 60 });
  const { c } = plate;
  const blue = c.createLinearGradient(0, horizon - 40, 0, horizon + 40);
  blue.addColorStop(0, css(mix(palette.water, palette.haze, 0.45)));
  blue.addColorStop(1, css(mix(palette.water, palette.sky[2]!, 0.3)));
  c.fillStyle = blue;
  c.fillRect(stage.ground.left, horizon - 40, 1440, 100);
  const random = stage.random("sea afar");
  c.fillStyle = css(palette.cloud[0]!, 0.55);
  for (let i = 0; i < 150; i++)
    c.fillRect(between(random, -720, 720), horizon - 38 + random() * 46, between(random, 6, 34), 1.4);
  return [plateLayer(plate, 0.2)];
}

/** A second place that lies on the ground of the first. */
export function onGround(stage: Stage, place: Lying, horizon: number, side: number): Layer[] {
  switch (place) {
    case "lake":
      return pond(stage, horizon, side);
    case "river":
      return brook(stage, horizon, side);
    case "pool":
      return basin(stage, horizon, side);
    case "ocean":
      return sea(stage, horizon);
    case "road":
      return [strip(stage, 2.3, "dashes", { horizon, far: 24 })];
  }
}

/** Whether the place lies on the ground itself, instead of behind it. */
export const isUnderfoot = (place: string) =>
  place === "pool" || place === "lake" || place === "river" || place === "road";
