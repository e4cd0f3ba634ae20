import type { Colour } from "../../reading/scene/catalogue.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { box, oval, polygon, ribbon } from "./outline.ts";
import { ring } from "./ring.ts";
import { colourTones } from "./tones.ts";

/** A big wheel with its cabins. */
export const ferrisWheel: FigureMaker = (m) => {
  const [cx, cy, r] = [0, -178, 132];
  const spoke = (i: number) =>
    [cx + Math.cos((i * Math.PI) / 5) * r, cy + Math.sin((i * Math.PI) / 5) * r] as const;
  const all = Array.from({ length: 10 }, (_, i) => spoke(i));
  const colours: Colour[] = ["red", "yellow", "blue", "green", "orange"];
  return {
    box: { left: -164, right: 164, top: -336, bottom: 3 },
    parts: [
      part(ribbon("0 -178 9, -84 0 11") + ribbon("0 -178 9, 84 0 11") + box(-96, -10, 96, 0), m.dark, 4),
      part(
        all
          .map(([x, y]) =>
            ribbon(
              [
                [cx, cy, 3.4],
                [x, y, 3.4],
              ],
              1,
            ),
          )
          .join(""),
        m.pale,
        1.4,
      ),
      part(ring([cx, cy], [r, r], 8) + ring([cx, cy], [r * 0.72, r * 0.72], 4), m.body, 3),
      part(oval(cx, cy, 15), m.gold, 6),
      ...all.map(([x, y], i) =>
        part(
          `${ribbon(`${x} ${y} 3, ${x} ${y + 12} 3`)}M${x - 17} ${y + 10}L${x - 14} ${y + 34}L${x + 14} ${y + 34}L${x + 17} ${y + 10}Z`,
          colourTones(colours[i % colours.length]!),
          4,
        ),
      ),
    ],
  };
};

/** A castle of sand with a bucket's towers. */
export const sandCastle: FigureMaker = (m) => {
  const tower = (x: number, top: number, w: number) =>
    polygon([
      [x - w, top],
      [x + w, top],
      [x + w * 1.24, -16],
      [x - w * 1.24, -16],
    ]) + [-1, -0.3, 0.4].map((k) => box(x + k * w, top - 11, x + k * w + w * 0.55, top + 4)).join("");
  return {
    box: { left: -128, right: 142, top: -166, bottom: 3 },
    parts: [
      part(ribbon("0 -118 4, 0 -162 4"), colourTones("brown"), 1.5),
      part(polygon("2 -162, 40 -150, 2 -138"), colourTones("red"), 2),
      part(oval(0, -6, 126, 13), m.body, 6),
      part(tower(0, -110, 32), m.body, 10),
      part(polygon("-66 -58, 66 -58, 70 -10, -70 -10"), m.body, 8),
      part(tower(-66, -76, 24) + tower(66, -76, 24), m.body, 9, { lift: 0.05 }),
      part("M-14 -12L-14 -34Q0 -52 14 -34L14 -12Z", m.body, 3, { lift: -0.34 }),
      part(`${oval(-40, -42, 6, 4)}${oval(40, -42, 6, 4)}`, colourTones("pink"), 3),
      part(ribbon("108 -14 6, 128 -62 6") + ribbon("118 -68 7, 138 -58 7"), colourTones("blue"), 2),
      part("M92 -4Q96 -28 112 -26Q124 -18 116 2Z", colourTones("blue"), 4),
    ],
  };
};

/** Moving stairs between handrails. */
export const escalator: FigureMaker = (m) => {
  const steps = Array.from({ length: 9 }, (_, i) => {
    const [x, y] = [-92 + i * 22, -14 - i * 19];
    return polygon([
      [x, y],
      [x, y - 19],
      [x + 26, y - 19],
      [x + 26, y + 22],
      [x, y + 22],
    ]);
  });
  const treads = Array.from({ length: 9 }, (_, i) =>
    box(-92 + i * 22, -36 - i * 19, -68 + i * 22, -31 - i * 19),
  ).join("");
  return {
    box: { left: -147, right: 168, top: -266, bottom: 3 },
    parts: [
      part(
        polygon("-138 -80, -100 -80, 110 -258, 160 -258, 160 -190, 106 -190, -92 -14, -138 -14"),
        colourTones("blue"),
        3,
        { lift: 0.3 },
      ),
      part(
        steps.join("") +
          polygon("106 -186, 160 -186, 160 -150, 106 -150") +
          polygon("-138 -14, -92 -14, -92 0, -138 0"),
        colourTones("grey"),
        3,
      ),
      part(treads, colourTones("yellow"), 1),
      part(polygon("-138 -4, -96 -4, 112 -186, 164 -186, 164 -120, 120 -112, -50 3, -138 3"), m.body, 8, {
        lift: -0.05,
      }),
      part(ribbon("-138 -62 11, -104 -64 11, 108 -246 11, 162 -248 11"), m.dark, 4, { lift: 0.08 }),
      part(ribbon("-138 -62 11, -142 -34 9, -134 -6 8"), m.dark, 4),
    ],
  };
};

/** A plank on which two children rock. */
export const seesaw: FigureMaker = (m) => ({
  box: { left: -150, right: 150, top: -116, bottom: 3 },
  parts: [
    part(polygon("0 -62, 30 0, -30 0"), colourTones("grey"), 6),
    part(polygon("-146 -26, 146 -92, 146 -78, -146 -12"), m.body, 5),
    part(
      ribbon("-104 -36 5, -106 -62 5") +
        ribbon("-118 -62 5, -94 -64 5") +
        ribbon("104 -82 5, 104 -110 5") +
        ribbon("92 -112 5, 118 -110 5"),
      m.dark,
      2,
    ),
    part(`${oval(-132, -28, 17, 5)}${oval(132, -92, 17, 5)}`, colourTones("blue"), 3),
    part(oval(0, -62, 9), m.gold, 4),
  ],
});

/** A wooden sledge. */
export const sled: FigureMaker = (m) => ({
  box: { left: -120, right: 112, top: -96, bottom: 3 },
  parts: [
    part(ribbon("-112 -70 3, -118 -90 3, -96 -94 3"), m.dark, 1),
    part(ribbon("108 -14 7, 0 -12 7, -74 -14 7, -104 -36 7, -100 -62 7, -84 -64 6"), colourTones("grey"), 3, {
      lift: -0.1,
    }),
    part([-56, 4, 64].map((x) => ribbon(`${x} -8 8, ${x} -44 8`)).join(""), m.body, 3),
    part(ribbon("108 -4 8, 0 -2 8, -78 -4 8, -112 -28 8, -108 -56 8, -90 -58 7"), colourTones("grey"), 3),
    part(
      [0, 1, 2]
        .map((i) =>
          polygon([
            [-94 + i * 5, -50 - i * 10],
            [100 + i * 5, -50 - i * 10],
            [102 + i * 5, -42 - i * 10],
            [-92 + i * 5, -42 - i * 10],
          ]),
        )
        .join(""),
      m.body,
      3,
    ),
  ],
});

/** A pair of skis with poles. */
export const skis: FigureMaker = (m) => ({
  box: { left: -86, right: 86, top: -232, bottom: 3 },
  parts: [
    part(ribbon("-66 -2 4, -22 -196 4") + ribbon("66 -2 4, 22 -196 4"), colourTones("grey"), 1.5),
    part(`${ribbon("-24 -188 9, -20 -208 9")}${ribbon("24 -188 9, 20 -208 9")}`, m.dark, 3),
    part(`${oval(-61, -24, 13, 4)}${oval(61, -24, 13, 4)}`, m.dark, 2),
    part(ribbon("-34 -2 15, 10 -150 17, 24 -204 16, 36 -228 9"), m.body, 5, {
      lines: { path: "M-28 -20L20 -190", width: 3, light: true },
    }),
    part(ribbon("34 -2 15, -10 -150 17, -24 -204 16, -36 -228 9"), m.body, 5, {
      lift: 0.08,
      lines: { path: "M28 -20L-20 -190", width: 3, light: true },
    }),
    part(polygon("-8 -106, 14 -112, 18 -90, -2 -84") + polygon("8 -84, -14 -90, -12 -68, 12 -64"), m.dark, 4),
  ],
});

export const snowboard: FigureMaker = (m) => ({
  box: { left: -62, right: 62, top: -206, bottom: 3 },
  parts: [
    part(ribbon("-28 -18 34, -12 -70 30, 12 -132 30, 30 -186 34"), m.body, 9),
    part(polygon("-30 -44, 2 -34, -6 -8, -38 -18"), colourTones("yellow"), 2),
    part(polygon("4 -196, 40 -184, 34 -164, 0 -176"), colourTones("yellow"), 2),
    part(ribbon("-30 -64 11, 0 -54 11") + ribbon("0 -146 11, 30 -136 11"), m.dark, 5),
    part(ribbon("-24 -72 6, -18 -50 6") + ribbon("8 -154 6, 14 -132 6"), m.dark, 3),
  ],
});
