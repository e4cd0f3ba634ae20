import { mix } from "../colour.ts";
import { thingFigure } from "../figures/thing-figures.ts";
import type { SceneDescription } from "../../reading/scene/describe.ts";
import { sculpt } from "../sculpt.ts";
import { lightFigure } from "./lighting.ts";
import type { Stage } from "../stage.ts";
import { plateLayer } from "../stage.ts";
import type { Setting } from "./setting.ts";

const DECK = 596;
const PIERS = [-560, -240, 80, 400, 720];
const HALF = 34;

/** A bridge from edge to edge, on which all figures stand, in front of the place that it crosses. */
export function acrossBridge(stage: Stage, base: Setting, { things }: SceneDescription): Setting {
  const { palette } = stage;
  const bridge = things.find(({ thing }) => thing === "bridge")!;
  const { tones } = thingFigure("bridge", palette, bridge.colour).figure.parts.at(-1)!;
  const gap = bridge.state === "broken";
  // The outline: along the deck, and back over piers and arches.
  const under = PIERS.toReversed()
    .map((x, i, all) => {
      const next = all[i + 1];
      const arch =
        next === undefined ? "" : `L${x - HALF} 660C${x - HALF} 604 ${next + HALF} 604 ${next + HALF} 660`;
      return `L${x + HALF} 780L${x - HALF} 780${arch}`;
    })
    .join("");
  const whole = `M-760 ${DECK - 12}L760 ${DECK - 12}L760 780${under}L-760 780Z`;
  const broken = `M-760 ${DECK - 12}L-14 ${DECK - 12}L-26 ${DECK + 8}L-10 ${DECK + 20}L-34 640C-60 620 -206 610 -206 660L-206 780L-274 780L-274 660C-274 604 -526 604 -526 660L-526 780L-760 780Z`;
  const courses = [612, 626].map((y) => `M-760 ${y}L760 ${y}`).join("");
  const joints = Array.from({ length: 38 }, (_, i) => `M${-740 + i * 40} 598L${-740 + i * 40} 612`).join("");
  const rail = Array.from({ length: 27 }, (_, i) => {
    const x = -745 + i * 58;
    if (gap && x > -70 && x < 170) return "";
    return `M${x} ${DECK - 44}L${x + 12} ${DECK - 44}L${x + 12} ${DECK - 8}L${x} ${DECK - 8}Z`;
  }).join("");
  const beam = gap
    ? `M-760 ${DECK - 50}L-80 ${DECK - 50}L-80 ${DECK - 42}L-760 ${DECK - 42}ZM180 ${DECK - 50}L760 ${DECK - 50}L760 ${DECK - 42}L180 ${DECK - 42}Z`
    : `M-760 ${DECK - 50}L760 ${DECK - 50}L760 ${DECK - 42}L-760 ${DECK - 42}Z`;
  const box = { ...stage.ground };
  const shaded = tones.map((tone) => mix(tone, palette.ink, 0.22));
  const far = sculpt(
    stage,
    {
      box: { ...box, top: DECK - 56, bottom: DECK },
      parts: [{ path: rail + beam, tones: shaded, relief: 3 }],
    },
    { size: 1, x: 0, y: 560, rim: 1 },
  );
  const near = sculpt(
    stage,
    {
      box: { ...box, top: DECK - 20 },
      parts: [
        {
          path: gap ? `${broken}${rightHalf()}` : whole,
          tones,
          relief: 10,
          lines: { path: courses + joints, width: 1.3 },
        },
      ],
    },
    { size: 1, x: 0, y: 640, rim: 1 },
  );
  lightFigure(stage, near, { x: 0, y: 0 }, { standing: false });
  return {
    ...base,
    layers: [...base.layers, plateLayer(far, 0.5), plateLayer(near, 0.55)],
    front: [],
    on: "ground",
    afloat: undefined,
    wet: false,
    ...(gap && { gap: [-30, 150] as const }),
    rows: { front: DECK + 2, back: DECK - 8 },
  };
}

/** The far half of a broken bridge. */
function rightHalf(): string {
  return `M130 ${DECK - 12}L760 ${DECK - 12}L760 780L686 780L686 660C686 604 434 604 434 660L434 780L366 780L366 660C366 620 200 622 150 644L160 ${DECK + 18}L138 ${DECK + 6}Z`;
}
