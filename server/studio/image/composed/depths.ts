import { mix } from "../colour.ts";
import { blob, polygon } from "../figures/outline.ts";
import { waterWorld } from "../scenes/underwater.ts";
import { coral, weed } from "../scenes/sea-life.ts";
import { between } from "../random.ts";
import { sculpt } from "../sculpt.ts";
import { plateLayer } from "../stage.ts";
import type { Layer, Stage } from "../stage.ts";
import { field } from "./outdoors.ts";
import type { SettingPainter } from "./setting.ts";

/** Below the surface of the sea. */
export const underwater: SettingPainter = (stage, { plan }) => {
  const { layers, ink } = waterWorld(stage, plan.side);
  const front = [
    weed(stage, "weed near one", {
      x: plan.side * 440,
      y: 800,
      count: 8,
      tall: 280,
      depth: 0.9,
      colour: ink(0.08),
    }),
    coral(stage, -plan.side),
  ];
  return { layers, front, horizon: 400, rows: { front: 650, back: 560 }, on: "deep" };
};

/** Rock around the picture, as seen from inside a cave. */
function mouth(stage: Stage): Layer {
  const { palette } = stage;
  const random = stage.random("cave");
  const edge = Array.from({ length: 26 }, (_, i): [number, number] => {
    const angle = Math.PI * (1 + i / 25);
    const far = between(random, 0.9, 1.08);
    return [Math.cos(angle) * 410 * far, 560 + Math.sin(angle) * 470 * far];
  });
  const path = `${polygon([[-760, -80], [760, -80], [760, 800], ...edge.toReversed(), [-760, 800]])}`;
  const stones = Array.from({ length: 10 }, (_, i) => {
    const x = (i < 5 ? -1 : 1) * between(random, 420, 620);
    const size = between(random, 40, 90);
    return blob(
      Array.from({ length: 8 }, (_stone, k): [number, number] => {
        const angle = (k / 8) * Math.PI * 2;
        const r = size * between(random, 0.75, 1.15);
        return [x + Math.cos(angle) * r, 700 + Math.sin(angle) * r * 0.7];
      }),
      3,
    );
  });
  const tones = [
    mix(palette.land[2]!, palette.ink, 0.35),
    mix(palette.land[3]!, palette.ink, 0.4),
    mix(palette.land[3]!, palette.ink, 0.65),
    palette.ink,
  ];
  const box = { ...stage.ground };
  const parts = [
    { path, tones, relief: 60 },
    { path: stones.join(""), tones, relief: 22 },
  ];
  return plateLayer(sculpt(stage, { box, parts }, { size: 1, x: 0, y: 300, rim: 0.9 }), 0.85);
}

/** The land outside, seen from a cave. */
export const cave: SettingPainter = (stage, input) => {
  const base = field(stage, input);
  return { ...base, layers: [...base.layers, mouth(stage)], front: [] };
};
