import { css, mix, oklch } from "../colour.ts";
import type { Thing } from "../../reading/scene/catalogue.ts";
import { createPerspective, trace } from "../perspective.ts";
import { plateLayer, type Plate, type Stage } from "../stage.ts";
import { field, isSnowy } from "./outdoors.ts";
import type { SettingPainter } from "./setting.ts";
import { scenery } from "./yards.ts";

type Canvas = Plate["c"];

const HORIZON = 432;
const view = createPerspective({ horizon: HORIZON, eye: 2.6 });
const airAt = (z: number) => Math.min(0.6, z / 60);

/** One plant of a bed: a head of cabbage, the leaves of carrots, or tomatoes on a stake. */
function crop(stage: Stage, c: Canvas, kind: number, x: number, z: number): void {
  const { palette } = stage;
  const [px, foot] = view.point(x, 0, z);
  const u = view.size(z) / 100;
  const tone = (text: string) => css(mix(oklch(text), palette.haze, airAt(z)));
  if (kind === 0) {
    for (const [dx, dy, r, colour] of [
      [-20, 10, 24, ".56 .12 145"],
      [20, 10, 24, ".56 .12 145"],
      [0, 26, 28, ".72 .13 135"],
      [0, 24, 16, ".84 .10 128"],
    ] as const) {
      c.fillStyle = tone(colour);
      c.beginPath();
      c.arc(px + u * dx, foot - u * dy, u * r, 0, Math.PI * 2);
      c.fill();
    }
    return;
  }
  if (kind === 1) {
    c.fillStyle = tone(".70 .17 50");
    c.beginPath();
    c.ellipse(px, foot, u * 14, u * 12, 0, 0, Math.PI * 2);
    c.fill();
    c.strokeStyle = tone(".62 .14 140");
    c.lineWidth = Math.max(1.4, u * 9);
    c.beginPath();
    for (const lean of [-26, -10, 8, 24]) {
      c.moveTo(px, foot - u * 6);
      c.quadraticCurveTo(px + u * lean * 0.3, foot - u * 40, px + u * lean, foot - u * 58);
    }
    c.stroke();
    return;
  }
  c.fillStyle = tone(".56 .07 60");
  c.fillRect(px - u * 4, foot - u * 132, u * 8, u * 132);
  for (let i = 0; i < 6; i++) {
    const [dx, dy] = [(i % 2 ? 1 : -1) * (10 + (i % 3) * 6), 24 + i * 18];
    c.fillStyle = tone(i % 2 ? ".52 .12 142" : ".60 .13 138");
    c.beginPath();
    c.ellipse(px + u * dx, foot - u * dy, u * 20, u * 14, 0, 0, Math.PI * 2);
    c.fill();
  }
  for (const [dx, dy] of [
    [-16, 44],
    [16, 66],
    [-10, 92],
  ] as const) {
    c.fillStyle = tone(".60 .21 28");
    c.beginPath();
    c.arc(px + u * dx, foot - u * dy, u * 11, 0, Math.PI * 2);
    c.fill();
  }
}

/** Beds of earth with rows of vegetables, before a fence. */
export const vegetableGarden: SettingPainter = (stage, input) => {
  const base = field(stage, input);
  const { palette } = stage;
  const plate = stage.plate({ ...stage.ground, top: HORIZON - 60 });
  const { c } = plate;
  const fence = css(mix(mix(oklch(".80 .04 75"), palette.trim[1]!, 0.2), palette.haze, 0.2));
  c.fillStyle = fence;
  for (let x = -720; x < 720; x += 26) {
    c.beginPath();
    for (const [dx, dy] of [
      [0, 40],
      [0, -8],
      [8, -18],
      [16, -8],
      [16, 40],
    ] as const)
      c.lineTo(x + dx, HORIZON + dy);
    c.fill();
  }
  for (const y of [4, 24]) c.fillRect(-720, HORIZON + y, 1440, 6);
  const snow = isSnowy(input) ? 0.5 : 0;
  const beds = [-14.4, -10.8, -7.2, -3.6, 0, 3.6, 7.2, 10.8, 14.4];
  for (let z = 20; z > 7.2; z /= 1.06)
    for (const x of beds) {
      if (x === 0) continue;
      c.fillStyle = css(
        mix(mix(mix(oklch(".36 .055 48"), palette.haze, airAt(z)), palette.ink, 0.1), [0.95, 0, 0], snow),
      );
      trace(c, view, [
        [x - 1.25, 0, z],
        [x + 1.25, 0, z],
        [x + 1.25, 0, z / 1.07],
        [x - 1.25, 0, z / 1.07],
      ]);
      c.fill();
    }
  const kinds = [1, 0, 2, 0, 0, 1, 2, 0, 1];
  for (let z = 19.5; z > 7.4; z /= 1.14)
    for (const [i, x] of beds.entries()) {
      if (x === 0) continue;
      for (const dx of kinds[i] === 2 ? [0] : [-0.62, 0.62]) crop(stage, c, kinds[i]!, x + dx, z);
    }
  return {
    ...base,
    layers: [...base.layers, plateLayer(plate, 0.36)],
    front: [],
    rows: { front: 660, back: 600 },
  };
};

/** Rows of trees of one kind that bear fruit. */
const grove =
  (tree: Thing): SettingPainter =>
  (stage, input) => {
    const base = field(stage, input);
    const layers = [...base.layers];
    for (const [z, tall] of [
      [21, 3.3],
      [13.5, 3.3],
      [8.8, 3.3],
    ] as const)
      for (let k = -5; k <= 5; k++) {
        if (z < 12 && Math.abs(k) < 2) continue;
        const [x, y] = view.point(k * (z < 12 ? 2.7 : 3.4) + (z === 13.5 ? 1.7 : 0), 0, z);
        if (Math.abs(x) > 640) continue;
        layers.push(...scenery(stage, tree, { x, y, height: view.size(z) * tall * 0.8, flip: k % 2 === 0 }));
      }
    return { ...base, layers, front: [] };
  };
export const orchard = grove("appleTree");
export const oliveGrove = grove("oliveTree");
