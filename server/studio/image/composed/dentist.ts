import { css, mix, oklch } from "../colour.ts";
import type { Plate, Stage } from "../stage.ts";
import { block } from "./counters.ts";
import { view } from "./walls.ts";

type Canvas = Plate["c"];

/** A dentist's chair under its lamp at the left; at the right a cupboard with a model of a tooth. */
export function dentistChair(stage: Stage, c: Canvas): void {
  const { palette } = stage;
  const white = mix(palette.cloud[0]!, [0.97, 0, 0], 0.5);
  const grey = mix(white, palette.ink, 0.22);
  block(stage, c, {
    x: [1.45, 2.95],
    z: [7.1, 7.8],
    tall: 1,
    front: mix(white, palette.ink, 0.1),
    top: white,
  });
  const [x0, y0] = view.point(1.45, 1, 7.1);
  const [x1, y1] = view.point(2.95, 0, 7.1);
  c.strokeStyle = css(mix(white, palette.ink, 0.35));
  c.lineWidth = 2;
  for (const k of [0, 1]) {
    const wide = (x1 - x0) / 2;
    c.strokeRect(x0 + k * wide + 5, y0 + 7, wide - 10, y1 - y0 - 14);
    c.fillStyle = css(palette.trim[1]!);
    c.fillRect(x0 + k * wide + wide / 2 - 11, y0 + 16, 22, 4);
  }
  tooth(stage, c, ...view.point(2.15, 1.02, 7.4), view.size(7.4) * 0.62);
  chair(stage, c, css(white), css(grey));
}

/** A white molar, as dentists have on their shelves. */
function tooth(stage: Stage, c: Canvas, x: number, foot: number, tall: number): void {
  const { palette } = stage;
  const k = tall / 100;
  const enamel = c.createLinearGradient(x - 38 * k, foot - tall, x + 38 * k, foot);
  enamel.addColorStop(0, css([0.99, 0, 0.01]));
  enamel.addColorStop(1, css(mix([0.93, 0, 0.02], palette.ink, 0.2)));
  c.fillStyle = enamel;
  c.strokeStyle = css(palette.ink, 0.35);
  c.lineWidth = 1.6;
  c.beginPath();
  c.moveTo(x - 25 * k, foot);
  c.bezierCurveTo(x - 34 * k, foot - 26 * k, x - 46 * k, foot - 48 * k, x - 42 * k, foot - 76 * k);
  c.bezierCurveTo(x - 38 * k, foot - 106 * k, x - 14 * k, foot - 98 * k, x, foot - 90 * k);
  c.bezierCurveTo(x + 14 * k, foot - 98 * k, x + 38 * k, foot - 106 * k, x + 42 * k, foot - 76 * k);
  c.bezierCurveTo(x + 46 * k, foot - 48 * k, x + 34 * k, foot - 26 * k, x + 25 * k, foot);
  c.bezierCurveTo(x + 14 * k, foot - 8 * k, x + 14 * k, foot - 40 * k, x, foot - 40 * k);
  c.bezierCurveTo(x - 14 * k, foot - 40 * k, x - 14 * k, foot - 8 * k, x - 25 * k, foot);
  c.fill();
  c.stroke();
}

function chair(stage: Stage, c: Canvas, white: string, grey: string): void {
  const { palette } = stage;
  const [x, foot] = view.point(-1.75, 0, 6.6);
  const u = view.size(6.6) / 100;
  const at = (dx: number, up: number): [number, number] => [x + dx * u, foot - up * u];
  c.save();
  c.lineCap = "round";
  c.lineJoin = "round";
  const stroke = (colour: string, wide: number, ...points: [number, number][]) => {
    c.strokeStyle = colour;
    c.lineWidth = wide * u;
    c.beginPath();
    for (const [dx, up] of points) c.lineTo(...at(dx, up));
    c.stroke();
  };
  c.fillStyle = css(palette.ink, 0.25);
  c.beginPath();
  c.ellipse(...at(6, -2), 96 * u, 15 * u, 0, 0, Math.PI * 2);
  c.fill();
  // The lamp's arm stands behind the chair.
  stroke(grey, 8, [-92, 4], [-92, 196], [-40, 214], [-8, 198]);
  stroke(grey, 13, [-104, 4], [-80, 4]);
  // The foot and the seat of the chair.
  stroke(grey, 15, [-34, 6], [46, 6]);
  stroke(white, 26, [4, 16], [4, 44]);
  const leather = mix(oklch(".66 .10 200"), palette.hero[1]!, 0.25);
  const [dark, light] = [css(mix(leather, palette.ink, 0.4)), css(leather)];
  const cushions: [number, number][] = [
    [-74, 128],
    [-28, 62],
    [52, 62],
    [104, 40],
  ];
  stroke(dark, 27, ...cushions.map(([dx, up]): [number, number] => [dx, up - 7]));
  stroke(light, 22, ...cushions);
  stroke(
    css(mix(leather, palette.glow, 0.45)),
    4,
    ...cushions.map(([dx, up]): [number, number] => [dx + 2, up + 7]),
  );
  stroke(light, 24, [-84, 143], [-92, 155]);
  stroke(white, 8, [-22, 92], [34, 92]);
  stroke(white, 6, [24, 90], [24, 66]);
  // A tray of tools on its arm.
  stroke(grey, 5, [66, 50], [96, 80], [96, 100]);
  stroke(white, 7, [66, 104], [126, 104]);
  for (const [i, dx] of [76, 90, 104, 116].entries())
    stroke(grey, 2.6, [dx, 108], [dx + (i % 2 ? 3 : -3), 124]);
  // The lamp and its light.
  const [lx, ly] = at(-8, 192);
  const beam = c.createLinearGradient(lx, ly, ...at(-40, 120));
  beam.addColorStop(0, css(mix(palette.lamp, [0.99, 0, 0.02], 0.6), 0.75));
  beam.addColorStop(1, css(palette.lamp, 0));
  c.fillStyle = beam;
  c.beginPath();
  for (const point of [at(-30, 194), at(12, 178), at(0, 90), at(-96, 118)]) c.lineTo(...point);
  c.fill();
  c.translate(lx, ly);
  c.rotate(-0.38 + Math.PI);
  c.fillStyle = white;
  c.beginPath();
  c.arc(0, 0, 27 * u, Math.PI, 0, true);
  c.fill();
  c.fillStyle = css(mix(palette.lamp, [0.99, 0, 0.04], 0.5));
  c.beginPath();
  c.ellipse(0, 0, 27 * u, 8 * u, 0, 0, Math.PI * 2);
  c.fill();
  c.restore();
}
