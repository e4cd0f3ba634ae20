import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, oval, polygon, ribbon, symmetric } from "./outline.ts";
import { colourTones } from "./tones.ts";

/** Popcorn in a striped box. */
export const popcorn: FigureMaker = (m) => {
  const corns = [
    [-40, -108],
    [-16, -120],
    [12, -122],
    [38, -110],
    [-28, -134],
    [0, -142],
    [26, -136],
    [-52, -96],
    [52, -98],
  ] as const;
  return {
    box: { left: -70, right: 84, top: -161, bottom: 3 },
    parts: [
      ...corns.map(([x, y]) =>
        part(`${oval(x - 8, y, 10)}${oval(x + 8, y - 2, 10)}${oval(x, y - 9, 10)}`, colourTones("white"), 6),
      ),
      part(polygon("-58 -100, 58 -100, 42 0, -42 0"), m.pale, 4, { lift: 0.1 }),
      part(
        [-58, -34.8, -11.6, 11.6, 34.8]
          .filter((_, i) => i % 2 === 0)
          .map((x) =>
            polygon([
              [x, -100],
              [x + 23.2, -100],
              [(x + 23.2) * 0.724, 0],
              [x * 0.724, 0],
            ]),
          )
          .join(""),
        m.body,
        3,
      ),
      part(`${oval(66, -8, 9)}${oval(74, -4, 8)}${oval(68, -14, 8)}`, colourTones("white"), 5),
    ],
  };
};

/** Pancakes with butter and syrup. */
export const pancakes: FigureMaker = (m) => ({
  box: { left: -96, right: 96, top: -100, bottom: 3 },
  parts: [
    part(oval(0, -10, 94, 13), m.pale, 5),
    ...[0, 1, 2, 3].map((i) =>
      part(
        ribbon(`${-62 + (i % 2) * 4} ${-20 - i * 17} 17, ${62 - (i % 2) * 3} ${-20 - i * 17} 17`),
        m.body,
        7,
      ),
    ),
    part(oval(0, -80, 68, 13), colourTones("gold"), 4),
    part(
      ribbon("-36 -80 14, -38 -52 10, -37 -40 8") +
        ribbon("20 -78 14, 22 -58 11, 22 -30 8") +
        ribbon("50 -80 12, 52 -60 9") +
        oval(0, -81, 54, 9),
      colourTones("brown"),
      4,
    ),
    part(polygon("-16 -92, 14 -98, 20 -84, -10 -78"), colourTones("yellow"), 4),
  ],
});

/** A whole pie under a lattice. */
export const pie: FigureMaker = (m) => ({
  box: { left: -100, right: 100, top: -96, bottom: 3 },
  parts: [
    part("M-92 -48L92 -48L72 0L-72 0Z", colourTones("grey"), 8),
    part(oval(0, -54, 94, 30), m.body, 8),
    part(oval(0, -57, 76, 22), colourTones("red"), 6, { lift: -0.04 }),
    part(
      [-48, -16, 16, 48].map((x) => ribbon(`${x} -80 9, ${x * 1.1} -36 9`)).join("") +
        ribbon("-66 -66 8, 66 -66 8") +
        ribbon("-72 -52 8, 72 -52 8"),
      m.body,
      4,
      { lift: 0.1 },
    ),
    part(
      Array.from({ length: 22 }, (_, i) =>
        oval(Math.cos(i * 0.286) * 86, -56 + Math.sin(i * 0.286) * 26, 13, 8),
      ).join(""),
      m.body,
      5,
      { lift: 0.06 },
    ),
  ],
});

/** A rice ball with its leaf of seaweed. */
export const onigiri: FigureMaker = (m) => ({
  box: { left: -74, right: 74, top: -124, bottom: 3 },
  parts: [
    part(symmetric("0 -122, 18 -116, 44 -74, 68 -30, 66 -8, 44 0, 0 0"), m.body, 26, {
      lines: {
        path: "M-20 -96l6 4M10 -104l6 3M-6 -84l7 2M28 -74l5 5M-40 -64l6 3M50 -30l5 4M-58 -24l6 3M-34 -84l5 4M18 -86l6 2",
        width: 2,
      },
    }),
    part("M-26 -52L26 -52L28 2L-28 2Z", colourTones("black"), 5),
  ],
});

/** A fried fish with chips on a plate. */
export const friedFish: FigureMaker = (m) => {
  const chips = colourTones("yellow");
  return {
    box: { left: -122, right: 122, top: -76, bottom: 3 },
    parts: [
      part(oval(0, -22, 120, 24), m.pale, 8),
      part(oval(0, -26, 92, 16), m.pale, 3, { lift: -0.1 }),
      part(
        [
          [40, -36, 84, -52],
          [50, -28, 96, -34],
          [36, -30, 70, -60],
          [56, -24, 98, -24],
          [44, -22, 84, -42],
        ]
          .map(([a, b, c, d]) => ribbon(`${a} ${b} 10, ${c} ${d} 9`))
          .join(""),
        chips,
        3,
      ),
      part(
        "M-92 -40Q-60 -76 0 -66Q34 -58 44 -44L66 -62L62 -28L44 -40Q30 -18 -20 -20Q-70 -20 -92 -40Z",
        m.body,
        12,
        {
          lines: { path: "M-40 -60Q-32 -42 -42 -26M-14 -62Q-6 -44 -16 -26M12 -58Q20 -44 12 -30", width: 3 },
        },
      ),
      part(oval(-70, -46, 4), m.dark, 1),
      part(oval(-12, -16, 17, 11), colourTones("yellow"), 3, {
        lines: { path: "M-28 -16L4 -16M-20 -24L-4 -8M-4 -24L-20 -8", width: 1.4, light: true },
      }),
    ],
  };
};

/** A grill with sausages over the embers. */
export const barbecue: FigureMaker = (m) => ({
  box: { left: -84, right: 84, top: -186, bottom: 3 },
  parts: [
    part(
      ribbon("-30 -120 4, -42 -140 7, -28 -160 8, -38 -182 3") +
        ribbon("18 -122 4, 8 -142 7, 24 -160 8, 14 -184 3"),
      colourTones("white"),
      4,
    ),
    part(ribbon("-34 -56 7, -56 -2 6") + ribbon("34 -56 7, 56 -2 6") + ribbon("0 -50 6, 0 -6 5"), m.dark, 3),
    part(oval(54, -10, 12), m.dark, 4),
    part("M-74 -104L74 -104Q66 -46 0 -44Q-66 -46 -74 -104Z", m.body, 18),
    part(oval(0, -104, 76, 11), m.dark, 3),
    part(oval(0, -104, 62, 6), m.gold, 0, { lamp: true }),
    part(
      ribbon("-50 -110 14, -24 -114 15, -4 -110 14") + ribbon("8 -112 14, 30 -116 15, 54 -110 14"),
      colourTones("brown"),
      6,
      { lift: 0.08 },
    ),
    part(`${box(-70, -106, 70, -103)}`, colourTones("grey"), 1),
  ],
});

/** A bowl of soup with its steam. */
export const soup: FigureMaker = (m) => ({
  box: { left: -84, right: 84, top: -142, bottom: 3 },
  parts: [
    part(
      ribbon("-24 -80 4, -34 -100 6, -20 -118 6, -28 -140 2") +
        ribbon("14 -82 4, 4 -102 6, 20 -120 6, 12 -140 2"),
      colourTones("white"),
      3,
    ),
    part(polygon("-30 -12, 30 -12, 36 0, -36 0"), m.body, 4, { lift: -0.1 }),
    part("M-80 -70L80 -70Q74 -6 0 -6Q-74 -6 -80 -70Z", m.body, 20),
    part(oval(0, -70, 82, 15), m.body, 4, { lift: 0.14 }),
    part(oval(0, -69, 70, 11), colourTones("orange"), 3),
    part(`${oval(-26, -70, 8, 4)}${oval(18, -66, 9, 4)}${oval(40, -72, 7, 3)}`, colourTones("green"), 2),
  ],
});

/** Eggs fried in a pan. */
export const friedEgg: FigureMaker = (m) => ({
  box: { left: -80, right: 150, top: -60, bottom: 3 },
  parts: [
    part(ribbon("66 -34 11, 144 -50 13"), m.dark, 5),
    part("M-80 -32L80 -32Q74 0 40 0L-40 0Q-74 0 -80 -32Z", m.dark, 8),
    part(oval(0, -32, 80, 22), m.dark, 3, { lift: 0.14 }),
    part(blob("-62 -34, -30 -48, 0 -42, 36 -50, 62 -36, 44 -20, 8 -22, -34 -18"), colourTones("white"), 5),
    part(oval(-22, -36, 17, 11), m.body, 9),
    part(oval(26, -36, 17, 11), m.body, 9),
  ],
});

export const fryingPan: FigureMaker = (m) => ({
  box: { left: -84, right: 151, top: -66, bottom: 3 },
  parts: [
    part(ribbon("70 -38 12, 144 -58 14"), colourTones("brown"), 5),
    part("M-82 -36L82 -36Q74 0 40 0L-40 0Q-74 0 -82 -36Z", m.body, 10),
    part(oval(0, -36, 82, 26), m.body, 4, { lift: 0.12 }),
    part(oval(0, -35, 70, 20), m.dark, 6),
    part(ribbon("-44 -42 4, 0 -48 5, 36 -44 3"), m.pale, 1, { lift: -0.1 }),
  ],
});
