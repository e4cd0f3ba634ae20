import { mix } from "../colour.ts";
import { beast } from "./beast.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval, polygon, ribbon, symmetric } from "./outline.ts";

export const wolf = beast({
  box: { left: -120, right: 116, top: -176, bottom: 3 },
  torso: "-44 -88 56, -18 -86 52, 14 -82 42, 48 -84 46",
  neck: "-38 -94 56, -56 -116 44, -62 -132 34",
  head: "-60 -134 37, -78 -136 29, -96 -130 18, -110 -125 12",
  near: [
    "-44 -78 34, -48 -48 18, -46 -34 13, -48 -12 10, -54 -4 12",
    "50 -80 44, 44 -56 30, 62 -36 13, 58 -14 10, 52 -4 12",
  ],
  far: [
    "-30 -78 30, -28 -46 16, -26 -32 12, -28 -12 10, -34 -4 12",
    "40 -78 38, 30 -54 26, 44 -34 13, 38 -14 10, 32 -4 12",
  ],
  tail: "60 -92 14, 84 -82 24, 102 -58 20, 106 -40 4",
  ears: polygon("-62 -144, -52 -174, -42 -140") + polygon("-74 -146, -70 -174, -56 -148"),
  eye: [-80, -140],
  over: {
    path: blob("-66 -112, -58 -82, -44 -62, -30 -70, -26 -92, -40 -112, -48 -126"),
    tones: (body) => body.map((tone) => mix(tone, [0.95, 0, 0.02], 0.22)),
    relief: 12,
  },
  relief: 17,
});

/** A sitting bear, seen from the front. */
export const bear: FigureMaker = (m, window) => ({
  box: { left: -76, right: 76, top: -190, bottom: 4 },
  parts: [
    part(
      `${ribbon("38 -22 36, 58 -12 30, 64 -14 22")}${ribbon("-38 -22 36, -58 -12 30, -64 -14 22")}`,
      m.body,
      13,
      { window, lift: -0.08 },
    ),
    part(symmetric("0 -122, 36 -112, 56 -72, 60 -34, 44 -4, 0 0"), m.body, 34, { window }),
    ...(window ? [] : [part(symmetric("0 -96, 24 -86, 36 -52, 30 -18, 0 -8"), m.belly, 18, { lift: -0.08 })]),
    part(
      `${ribbon("44 -100 30, 54 -70 28, 44 -44 26")}${ribbon("-44 -100 30, -54 -70 28, -44 -44 26")}`,
      m.body,
      12,
      { window, lift: 0.05 },
    ),
    part(`${oval(-29, -172, 14)}${oval(29, -172, 14)}`, m.body, 7, { window, lift: -0.1 }),
    part(oval(0, -142, 42, 37), m.body, 28, { window }),
    part(oval(0, -128, 19, 15), m.belly, 9, {
      lines: { path: "M0 -126L0 -119M-9 -118C-4 -114 4 -114 9 -118", width: 1.6 },
    }),
    part(`${oval(0, -132, 7, 5)}${oval(-18, -148, 3.4)}${oval(18, -148, 3.4)}`, m.dark, 2),
  ],
});
