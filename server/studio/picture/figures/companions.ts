import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import type { Joint } from "./outline.ts";
import { blob, oval, polygon, ribbon, smoothJoints, symmetric } from "./outline.ts";

/** A cat that sits with its back to us. */
export const cat: FigureMaker = (m, window) => ({
  box: { left: -52, right: 76, top: -164, bottom: 3 },
  parts: [
    part(ribbon([[30, -8, 14], [58, -8, 14], [70, -26, 13], [62, -48, 11], [66, -66, 5]]), m.body, 6, { window }),
    part(
      `${symmetric([[0, -112], [22, -100], [34, -64], [46, -26], [38, -2], [0, -1]])}${oval(0, -124, 30, 26)}${polygon([[-27, -126], [-26, -162], [-4, -144]])}${polygon([[27, -126], [26, -162], [4, -144]])}`,
      m.body,
      24,
      { window, lines: [{ path: "M0 -98C3 -70 3 -40 0 -12", width: 1.2 }] },
    ),
  ],
});

/** A dog that sits and looks to the left. */
export const dog: FigureMaker = (m, window) => ({
  box: { left: -66, right: 80, top: -150, bottom: 3 },
  parts: [
    part(ribbon([[44, -10, 12], [64, -16, 11], [74, -36, 6]]), m.body, 5, { window }),
    part(
      `${ribbon([[30, -26, 52], [16, -60, 50], [-4, -92, 38], [-10, -116, 32]])}${ribbon([[-10, -122, 34], [-30, -122, 27], [-48, -116, 17], [-56, -114, 14]])}${ribbon([[-6, -76, 26], [-10, -40, 15], [-12, -10, 13], [-20, -5, 12]])}${ribbon([[32, -22, 40], [16, -8, 14], [2, -6, 12]])}`,
      m.body,
      18,
      { window },
    ),
    part(ribbon([[4, -136, 8], [14, -116, 17], [10, -96, 10]]), m.trim, 5),
    part(oval(-58, -118, 5, 4), m.dark, 2),
    part(oval(-28, -127, 2.4), m.dark, 1),
    part(ribbon([[-22, -98, 5], [-4, -92, 6], [12, -98, 5]]), m.trim, 2),
  ],
});

export const mouse: FigureMaker = (m, window) => ({
  box: { left: -76, right: 130, top: -86, bottom: 3 },
  parts: [
    part(ribbon([[42, -12, 8], [78, -6, 6], [104, -20, 4], [126, -16, 1]]), m.trim, 2),
    part(oval(-26, -68, 17), m.trim, 7, { lift: -0.1 }),
    part(blob([[-70, -24], [-54, -44], [-30, -56], [2, -64], [36, -52], [52, -24], [42, -4], [0, -1], [-40, -4], [-60, -12]]), m.body, 24, { window }),
    part(oval(-12, -66, 18), m.trim, 7),
    part(oval(-48, -32, 3), m.dark, 1),
    part(oval(-71, -24, 4), m.trim, 2),
  ],
});

export const rabbit: FigureMaker = (m, window) => ({
  box: { left: -62, right: 60, top: -178, bottom: 3 },
  parts: [
    part(ribbon([[-14, -108, 14], [-4, -138, 19], [6, -172, 7]]), m.body, 6, { lift: -0.1, window }),
    part(oval(46, -20, 13), m.pale, 8),
    part(
      `${ribbon([[20, -34, 66], [4, -64, 54], [-8, -84, 40]])}${ribbon([[-14, -98, 42], [-34, -92, 28], [-44, -88, 18]])}${ribbon([[30, -20, 40], [8, -6, 12], [-12, -6, 12]])}${ribbon([[-14, -62, 20], [-20, -28, 12], [-28, -5, 11]])}`,
      m.body,
      20,
      { window },
    ),
    part(ribbon([[-22, -112, 15], [-28, -142, 20], [-22, -174, 7]]), m.body, 7, { window, lines: [{ path: "M-23 -118C-27 -134 -27 -150 -23 -166", width: 4 }] }),
    part(oval(-30, -100, 2.8), m.dark, 1),
  ],
});

const COILS: Joint[] = [
  [96, -8, 3], [70, -5, 9], [34, -9, 15], [-14, -11, 20], [-52, -14, 23], [-64, -32, 24], [-36, -46, 25], [12, -50, 26],
  [44, -62, 26], [40, -86, 25], [4, -98, 24], [-26, -112, 23], [-28, -140, 21], [-4, -160, 20], [14, -178, 19], [6, -200, 19],
  [-16, -210, 21],
];

export const snake: FigureMaker = (m, window) => {
  const line = smoothJoints(COILS, 5);
  const marks = line
    .filter((_, i) => i % 3 === 1 && i > 8 && i < line.length - 6)
    .map(([x, y, w]) => oval(x, y, w * 0.22, w * 0.17))
    .join("");
  return {
    box: { left: -82, right: 100, top: -226, bottom: 4 },
    parts: [
      part(ribbon(COILS.slice(0, 7)), m.body, 9, { window, lift: -0.06 }),
      part(ribbon(COILS.slice(6, 12)), m.body, 10, { window }),
      part(ribbon(COILS.slice(11)), m.body, 10, { window, lift: 0.04 }),
      ...(window ? [] : [part(marks, m.trim, 2)]),
      part(blob([[-8, -222], [-30, -222], [-48, -212], [-52, -204], [-40, -197], [-20, -196], [-4, -204]]), m.body, 9, { lift: 0.05 }),
      part("M-50 -205L-66 -204L-74 -209L-67 -203L-74 -198L-64 -202.6L-50 -203Z", m.trim, 0.5),
      part(oval(-32, -213, 2.6), m.dark, 1),
    ],
  };
};

/** A spider on its thread; (0, 0) is the middle of its body. */
export const spider: FigureMaker = (m, window) => {
  const legs = [[-62, -44, -78, 20], [-66, -20, -88, 46], [-60, 8, -76, 66], [-46, 26, -56, 84]].flatMap(([kx, ky, fx, fy]) =>
    [1, -1].map((s) => ribbon([[-12 * s, -4, 6], [kx! * 0.62 * s, ky! - 18, 4.6], [kx! * s, ky!, 4], [fx! * s, fy!, 1.2]], 5)),
  );
  return {
    box: { left: -92, right: 92, top: -420, bottom: 88 },
    parts: [
      part("M-0.7 -420L0.7 -420L0.7 -30L-0.7 -30Z", m.pale, 0.4),
      part(legs.join(""), m.dark, 2),
      part(oval(0, -26, 30, 34), m.body, 22, { window, lines: [{ path: "M-14 -44C-6 -38 6 -38 14 -44M-18 -30C-6 -24 6 -24 18 -30M-16 -16C-6 -10 6 -10 16 -16", width: 1.6, light: true }] }),
      part(oval(0, 14, 17, 16), m.dark, 10),
      part(`${oval(-5, 22, 2.4)}${oval(5, 22, 2.4)}`, [m.palette.lamp], 0, { lit: m.palette.lamp }),
    ],
  };
};
