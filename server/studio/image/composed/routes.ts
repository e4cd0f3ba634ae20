import { css, mix } from "../colour.ts";
import { paintLandscape } from "../landscape.ts";
import { fractal } from "../noise.ts";
import { createPerspective, trace } from "../perspective.ts";
import { ridgePlate } from "../ridge.ts";
import { plateLayer } from "../stage.ts";
import type { Layer, Stage } from "../stage.ts";
import { heaven } from "./heaven.ts";
import type { SettingPainter } from "./setting.ts";
import { field, skyWeather } from "./outdoors.ts";
import { platformRoof, track } from "./platform.ts";

const HORIZON = 432;

/** A strip of ground toward the horizon, with marks along its middle. */
export function strip(
  stage: Stage,
  half: number,
  marks: "dashes" | "lights",
  { horizon = HORIZON, far = 70 }: { horizon?: number; far?: number } = {},
) {
  const { palette } = stage;
  const view = createPerspective({ horizon, eye: 2.6 });
  const plate = stage.plate({ ...stage.ground, top: horizon });
  const { c } = plate;
  const dark = c.createLinearGradient(0, horizon, 0, 720);
  dark.addColorStop(0, css(mix(palette.ink, palette.haze, 0.62)));
  dark.addColorStop(0.35, css(mix(palette.ink, palette.hero[3]!, 0.55)));
  dark.addColorStop(1, css(mix(palette.ink, palette.hero[3]!, 0.3)));
  c.fillStyle = dark;
  trace(c, view, [
    [-half, 0, 2],
    [half, 0, 2],
    [half, 0, far],
    [-half, 0, far],
  ]);
  c.fill();
  const pale = mix(palette.cloud[0]!, palette.disc[0], 0.3);
  for (const side of [-1, 1]) {
    c.fillStyle = css(pale, 0.5);
    const x = side * half * 0.93;
    trace(c, view, [
      [x - 0.05, 0, 2],
      [x + 0.05, 0, 2],
      [x + 0.05, 0, far * 0.86],
      [x - 0.05, 0, far * 0.86],
    ]);
    c.fill();
  }
  for (let z = 3; z < far * 0.86; z += 2.6) {
    c.fillStyle = css(pale, 0.75);
    trace(c, view, [
      [-0.09, 0, z],
      [0.09, 0, z],
      [0.09, 0, z + 1.2],
      [-0.09, 0, z + 1.2],
    ]);
    c.fill();
    if (marks !== "lights") continue;
    for (const side of [-1, 1]) {
      const [x, y] = view.point(side * half * 1.08, 0.05, z);
      c.fillStyle = css(palette.lamp);
      c.beginPath();
      c.arc(x, y, Math.max(1, 18 / z), 0, Math.PI * 2);
      c.fill();
    }
  }
  return plateLayer(plate, 0.35);
}

export const road: SettingPainter = (stage, input) => {
  const base = field(stage, input);
  return { ...base, layers: [...base.layers, strip(stage, 2.3, "dashes")] };
};

/** The terminal with its tower on one side of the runway, and a plane parked on the other. */
function terminal(stage: Stage, side: number): Layer {
  const { palette } = stage;
  const plate = stage.plate({ ...stage.ground, top: 250, bottom: 520 });
  const { c } = plate;
  const wall = mix(mix(palette.cloud[1]!, palette.hero[1]!, 0.35), palette.haze, 0.3);
  const glass = css(mix(palette.lamp, palette.haze, 0.15));
  const block = (x: number, y: number, wide: number, tall: number, colour = css(wall)) => {
    c.fillStyle = colour;
    c.fillRect(side * x - wide / 2, y - tall, wide, tall);
  };
  block(330, 448, 300, 54);
  block(330, 396, 316, 8, css(mix(wall, palette.ink, 0.35)));
  for (let i = 0; i < 11; i++) block(204 + i * 25.2, 438, 19, 30, glass);
  block(226, 448, 26, 140, css(mix(wall, palette.ink, 0.15)));
  block(226, 312, 62, 10, css(mix(wall, palette.ink, 0.35)));
  block(226, 304, 54, 24, glass);
  block(226, 282, 66, 9, css(mix(wall, palette.ink, 0.35)));
  // The plane: body, tail, wing and windows.
  const at = (x: number) => -side * (300 + x);
  const body = css(mix(palette.cloud[0]!, palette.haze, 0.12));
  const shape = (points: readonly (readonly [number, number])[], colour: string) => {
    c.fillStyle = colour;
    c.beginPath();
    for (const [x, y] of points) c.lineTo(at(x), y);
    c.fill();
  };
  c.fillStyle = body;
  c.beginPath();
  c.ellipse(at(0), 444, 118, 19, 0, 0, Math.PI * 2);
  c.fill();
  const trim = css(mix(palette.trim[1]!, palette.haze, 0.15));
  shape(
    [
      [112, 446],
      [78, 434],
      [104, 392],
      [124, 392],
    ],
    trim,
  );
  shape(
    [
      [26, 448],
      [-34, 450],
      [44, 474],
      [70, 472],
    ],
    css(mix(wall, palette.ink, 0.25)),
  );
  for (let i = 0; i < 12; i++) {
    c.fillStyle = css(mix(palette.ink, palette.hero[2]!, 0.4));
    c.fillRect(at(-84 + i * 13) - 3, 436, 6, 7);
  }
  for (const x of [-70, 20]) {
    c.fillStyle = css(palette.ink);
    c.fillRect(at(x) - 2, 460, 4, 12);
    c.beginPath();
    c.arc(at(x), 474, 6, 0, Math.PI * 2);
    c.fill();
  }
  return plateLayer(plate, 0.3);
}

export const airport: SettingPainter = (stage, input) => {
  const base = field(stage, input);
  return { ...base, layers: [...base.layers, terminal(stage, input.plan.side), strip(stage, 3.4, "lights")] };
};

/** A platform with rails behind it. */
export const station: SettingPainter = (stage, input) => {
  const { palette } = stage;
  const horizon = 430;
  const noise = stage.noise("platform");
  const layers = heaven(stage, input.plan.disc, {
    horizon: horizon + 30,
    heaps: true,
    ...skyWeather(input.description),
  });
  layers.push(
    plateLayer(
      ridgePlate(stage, "far", {
        y: horizon - 20,
        rise: 40,
        length: 330,
        sharp: 0.3,
        haze: 0.5,
        tones: palette.land,
        snow: input.description.weather === "snow",
        bottom: horizon + 120,
      }),
      0.12,
    ),
  );
  const bed = paintLandscape(stage, {
    horizon,
    eye: 2.6,
    near: 2,
    far: 40,
    height: () => 0,
    texture: (x, z) => fractal(noise, x * 4, z * 4, 2) * 0.14,
    tones: palette.land.map((tone) => mix(tone, palette.ink, 0.25)),
  });
  layers.push(plateLayer(bed.plate, 0.3));
  const plate = stage.plate(stage.ground);
  const { c } = plate;
  track(stage, c);
  const stone = c.createLinearGradient(0, 548, 0, 740);
  stone.addColorStop(0, css(mix(palette.cloud[1]!, palette.hero[2]!, 0.45)));
  stone.addColorStop(1, css(mix(palette.hero[3]!, palette.ink, 0.2)));
  c.fillStyle = css(mix(palette.hero[3]!, palette.ink, 0.5));
  c.fillRect(-720, 552, 1440, 26);
  c.fillStyle = stone;
  c.fillRect(-720, 560, 1440, 220);
  c.fillStyle = css(palette.disc[1], 0.75);
  c.fillRect(-720, 570, 1440, 4);
  platformRoof(stage, c, input.plan.side);
  layers.push(plateLayer(plate, 0.38));
  return { layers, front: [], horizon, rows: { front: 655, back: 534 }, on: "ground" };
};
