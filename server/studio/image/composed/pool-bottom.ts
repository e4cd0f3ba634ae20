import { css, mix, oklch, toRgb } from "../colour.ts";
import { fractal } from "../noise.ts";
import { createPerspective, trace } from "../perspective.ts";
import { plateLayer, shadePlate } from "../stage.ts";
import type { SettingPainter } from "./setting.ts";

const HORIZON = 392;
const view = createPerspective({ horizon: HORIZON, eye: 2 });
const BACK = 11;

/** The bottom of a swimming pool: tiles with the lines of the lanes, a ladder, and the surface above. */
export const poolBottom: SettingPainter = (stage) => {
  const { palette } = stage;
  const plate = stage.plate(stage.ground);
  const noise = stage.noise("pool bottom");
  const deep = mix(oklch(".52 .11 225"), palette.water, 0.15);
  const [pale, blue, dark] = [toRgb(oklch(".88 .07 200")), toRgb(oklch(".70 .11 210")), toRgb(deep)] as const;
  const [, foot] = view.point(0, 0, BACK);
  shadePlate(stage, plate, (x, y, grain, out) => {
    let v: number;
    if (y > foot) {
      const { x: gx, z } = view.ground(x, y);
      const seam = Math.min(Math.abs(((gx * 1.6 + 90) % 1) - 0.5), Math.abs(((z * 1.6) % 1) - 0.5)) < 0.035;
      const net = 1 - Math.min(1, Math.abs(fractal(noise, gx * 0.9, z * 0.9, 2)) * 4.4);
      v = 0.34 + net * net * 0.34 + (seam ? 0.12 : 0) - Math.max(0, (y - 600) / 700);
    } else {
      const wave = y + fractal(noise, x / 70, y / 20, 2) * 16;
      const near = Math.max(0, 1 - wave / 105);
      const seam =
        y > 104 && (Math.abs(((x / 46 + 90) % 1) - 0.5) < 0.03 || Math.abs(((y / 46) % 1) - 0.5) < 0.03);
      v = 0.2 + 0.16 * (1 - y / foot) + (seam ? 0.07 : 0) + (near > 0 ? 0.3 + near * 0.5 : 0);
    }
    const k = Math.max(0, Math.min(1, v + grain * 0.03));
    const [from, to, part] = k < 0.5 ? [dark, blue, k * 2] : [blue, pale, k * 2 - 1];
    for (let i = 0; i < 3; i++) out[i] = from[i]! + (to[i]! - from[i]!) * part;
  });
  const { c } = plate;
  for (const lane of [-5.2, -1.75, 1.75, 5.2]) {
    c.fillStyle = css(mix(deep, palette.ink, 0.4), 0.75);
    trace(c, view, [
      [lane - 0.16, 0, 2],
      [lane + 0.16, 0, 2],
      [lane + 0.16, 0, BACK],
      [lane - 0.16, 0, BACK],
    ]);
    c.fill();
  }
  // The ladder hangs from the rim into the water.
  c.strokeStyle = css(mix(palette.cloud[0]!, deep, 0.15));
  c.lineWidth = 7;
  c.lineCap = "round";
  for (const x of [348, 392]) {
    c.beginPath();
    c.moveTo(x, -60);
    c.lineTo(x, 318);
    c.stroke();
  }
  for (let y = 120; y < 320; y += 44) {
    c.beginPath();
    c.moveTo(348, y);
    c.lineTo(392, y);
    c.stroke();
  }
  return {
    layers: [plateLayer(plate, 0)],
    front: [],
    horizon: HORIZON,
    rows: { front: 656, back: 572 },
    on: "ground",
  };
};
