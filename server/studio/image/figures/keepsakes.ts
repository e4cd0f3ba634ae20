import type { Colour } from "../../reading/scene/catalogue.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, oval, polygon, ribbon, symmetric } from "./outline.ts";
import { colourTones } from "./tones.ts";

/** A sitting teddy bear with its bow. */
export const teddyBear: FigureMaker = (m) => ({
  box: { left: -73, right: 73, top: -163, bottom: 3 },
  parts: [
    part(ribbon("-34 -80 30, -60 -54 26") + ribbon("34 -80 30, 60 -54 26"), m.body, 10),
    part(symmetric("0 -96, 34 -84, 44 -44, 32 -12, 0 -6"), m.body, 22),
    part(oval(0, -46, 24, 28), m.pale, 8, { lift: -0.06 }),
    part(oval(-42, -18, 24, 21) + oval(42, -18, 24, 21), m.body, 10, { lift: 0.06 }),
    part(oval(-46, -16, 13, 12) + oval(46, -16, 13, 12), m.pale, 4),
    part(oval(-36, -146, 17) + oval(36, -146, 17), m.body, 8),
    part(oval(-36, -146, 9) + oval(36, -146, 9), m.pale, 3),
    part(oval(0, -118, 46, 40), m.body, 24),
    part(oval(0, -106, 22, 17), m.pale, 8, { lines: { path: "M0 -108L0 -98M-8 -96Q0 -92 8 -96", width: 2 } }),
    part(oval(0, -112, 8, 6) + oval(-18, -126, 5) + oval(18, -126, 5), m.dark, 2),
    part(
      polygon("0 -80, -26 -92, -26 -66") + polygon("0 -80, 26 -92, 26 -66") + oval(0, -79, 8),
      colourTones("red"),
      4,
    ),
  ],
});

/** A pair of crutches. */
export const crutch: FigureMaker = (m) => {
  const one = (x: number, lean: number) =>
    ribbon(`${x} -6 7, ${x} -70 7, ${x + lean - 13} -176 7`) + ribbon(`${x} -70 7, ${x + lean + 13} -176 7`);
  return {
    box: { left: -69, right: 69, top: -188, bottom: 3 },
    parts: [
      part(one(-34, -8) + one(34, 8), m.body, 4),
      part(ribbon("-48 -122 8, -32 -122 8") + ribbon("32 -122 8, 48 -122 8"), m.dark, 3),
      part(ribbon("-62 -180 14, -22 -180 14") + ribbon("22 -180 14, 62 -180 14"), m.dark, 5),
      part(oval(-34, -4, 8, 6) + oval(34, -4, 8, 6), m.dark, 3),
    ],
  };
};

/** A bookcase with rows of books. */
export const bookshelf: FigureMaker = (m) => {
  const colours: Colour[] = ["red", "blue", "yellow", "green", "purple", "orange"];
  const books = colours.map((colour, k) => {
    const spines = [0, 1, 2, 3].flatMap((row) =>
      Array.from({ length: 11 }, (_, i) => i)
        .filter((i) => (i * 5 + row * 2) % 6 === k)
        .map((i) => {
          const [x, y] = [-66 + i * 12, -14 - row * 52];
          return box(x, y - 30 - ((i * 7 + row * 3) % 4) * 4, x + 10.6, y);
        }),
    );
    return part(spines.join(""), colourTones(colour), 2);
  });
  return {
    box: { left: -82, right: 82, top: -226, bottom: 3 },
    parts: [
      part(box(-80, -224, 80, 0), m.body, 6),
      part(box(-70, -214, 70, -12), m.dark, 2),
      ...books,
      part([0, 1, 2, 3].map((row) => box(-72, -14 - row * 52, 72, -7 - row * 52)).join(""), m.body, 2, {
        lift: 0.1,
      }),
    ],
  };
};

/** A baby's bottle of milk. */
export const babyBottle: FigureMaker = (m) => ({
  box: { left: -38, right: 38, top: -150, bottom: 3 },
  parts: [
    part(
      blob("0 -150, 10 -142, 10 -128, 26 -116, 26 -106, -26 -106, -26 -116, -10 -128, -10 -142"),
      colourTones("orange"),
      8,
    ),
    part(box(-30, -112, 30, -94), colourTones("blue"), 5),
    part(blob("-28 -94, 28 -94, 36 -76, 34 -4, 0 0, -34 -4, -36 -76", 5), colourTones("blue"), 12, {
      lift: 0.3,
    }),
    part(blob("-30 -62, 30 -62, 31 -8, 0 -4, -31 -8", 4), m.body, 10, {
      lines: { path: "M12 -56L28 -56M18 -44L28 -44M12 -32L28 -32M18 -20L28 -20", width: 2.4 },
    }),
  ],
});

/** A helmet with its visor. */
export const helmet: FigureMaker = (m) => ({
  box: { left: -72, right: 70, top: -122, bottom: 3 },
  parts: [
    part(blob("-62 -30, -66 -72, -40 -112, 6 -120, 48 -100, 66 -58, 60 -10, 20 0, -30 -2"), m.body, 26),
    part("M-68 -66Q-62 -92 -20 -92L2 -84Q10 -62 0 -44L-58 -38Q-70 -46 -68 -66Z", m.dark, 8),
    part("M-60 -70Q-52 -84 -22 -84L-12 -82Q-34 -70 -60 -62Z", m.pale, 2, { lift: 0.1 }),
    part(ribbon("8 -64 6, 30 -62 6") + oval(10, -64, 8), m.gold, 3),
    part("M-58 -34L0 -40Q10 -26 6 -6L-34 -4Q-56 -14 -58 -34Z", m.body, 5, { lift: 0.1 }),
  ],
});
