import { type Lab, css, mix, oklch } from "../colour.ts";
import { createPerspective, trace } from "../perspective.ts";
import { plateLayer } from "../stage.ts";
import { land, setting } from "./outdoors.ts";
import type { SettingPainter } from "./setting.ts";
import { town } from "./skyline.ts";

const WHITE: Lab = [0.95, 0, 0.01];

/** Ice with painted lines and a ring, between white boards. */
export const iceRink: SettingPainter = (stage, input) => {
  const horizon = 420;
  const view = createPerspective({ horizon, eye: 2.6 });
  const { palette } = stage;
  const ice: Lab[] = [".96 .012 220", ".88 .025 220", ".76 .04 225", ".58 .05 232"].map((tone) =>
    oklch(tone),
  );
  const layers = land(stage, input, { horizon, ranges: "none", tones: ice, clouds: true });
  const plate = stage.plate({ ...stage.ground, top: 300 });
  const { c } = plate;
  const quad = (colour: string, corners: readonly (readonly [number, number, number])[]) => {
    c.fillStyle = colour;
    trace(c, view, corners);
    c.fill();
  };
  const [red, blue] = [css(oklch(".58 .2 27"), 0.8), css(oklch(".52 .16 258"), 0.8)];
  for (const [x, colour] of [
    [0, red],
    [-7, blue],
    [7, blue],
  ] as const)
    quad(colour, [
      [x - 0.14, 0, 3],
      [x + 0.14, 0, 3],
      [x + 0.14, 0, 24],
      [x - 0.14, 0, 24],
    ]);
  c.strokeStyle = blue;
  c.lineWidth = 4;
  c.beginPath();
  for (let i = 0; i <= 40; i++) {
    const a = (i / 40) * Math.PI * 2;
    c.lineTo(...view.point(Math.cos(a) * 3, 0, 11 + Math.sin(a) * 3));
  }
  c.stroke();
  for (const [y0, y1, colour] of [
    [0, 0.2, css(oklch(".84 .15 90"))],
    [0.2, 1.15, css(mix(WHITE, palette.haze, 0.15))],
    [1.15, 1.3, css(oklch(".58 .2 27"))],
  ] as const)
    quad(colour, [
      [-60, y0, 24],
      [60, y0, 24],
      [60, y1, 24],
      [-60, y1, 24],
    ]);
  c.strokeStyle = css(palette.cloud[0]!, 0.8);
  c.lineWidth = 1.6;
  const random = stage.random("skates");
  for (let i = 0; i < 26; i++) {
    const z = 4 + random() * 14;
    const [x, y] = view.point((random() - 0.5) * z * 1.6, 0, z);
    const w = view.size(z) * 0.9;
    c.beginPath();
    c.moveTo(x - w, y);
    c.quadraticCurveTo(x, y + w * 0.14, x + w, y - w * 0.06);
    c.stroke();
  }
  layers.push(plateLayer(plate, 0.36));
  return setting(layers, horizon, { wet: true });
};

/** A tower of glass with its lit entrance, seen from the street. */
export const officeBuilding: SettingPainter = (stage, input) => {
  const base = town(stage, { ...input, description: { ...input.description, place: "city" } });
  const { palette } = stage;
  const plate = stage.plate({ ...stage.ground, top: -120 });
  const { c } = plate;
  const night = input.description.light === "night";
  const random = stage.random("offices");
  const x = -input.plan.side * 150;
  const [half, foot, top] = [176, 540, 30];
  const frame = mix(oklch(".50 .02 240"), palette.hero[2]!, 0.2);
  c.fillStyle = css(frame);
  c.fillRect(x - half, top, half * 2, foot - top);
  const glass = c.createLinearGradient(x - half, top, x + half, foot);
  glass.addColorStop(0, css(mix(oklch(".80 .06 225"), palette.sky[3]!, 0.4)));
  glass.addColorStop(1, css(mix(oklch(".46 .08 240"), palette.ink, 0.2)));
  for (let row = 0; row < 12; row++)
    for (let k = 0; k < 8; k++) {
      c.fillStyle = random() < (night ? 0.5 : 0.14) ? css(palette.lamp) : glass;
      c.fillRect(x - half + 8 + k * 42.6, top + 12 + row * 35, 37, 28);
    }
  c.fillStyle = css(mix(frame, palette.ink, 0.5));
  c.fillRect(x - half, foot - 84, half * 2, 84);
  c.fillStyle = css(mix(palette.lamp, WHITE, 0.2));
  c.fillRect(x - half + 16, foot - 70, half * 2 - 32, 70);
  c.fillStyle = css(mix(frame, palette.ink, 0.55));
  for (let k = -140; k <= 140; k += 40) c.fillRect(x + k - 2, foot - 70, 4, 70);
  c.fillRect(x - 76, foot - 96, 152, 14);
  c.fillStyle = css(mix(frame, WHITE, 0.3));
  c.fillRect(x - half - 6, top - 10, half * 2 + 12, 14);
  c.fillRect(x - 3, top - 70, 6, 62);
  return { ...base, layers: [...base.layers, plateLayer(plate, 0.36)], rows: { front: 660, back: 580 } };
};
