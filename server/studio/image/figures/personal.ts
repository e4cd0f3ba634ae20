import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { box, boxes, oval, polygon, ribbon } from "./outline.ts";
import { ring } from "./ring.ts";
import { colourTones } from "./tones.ts";

/** Sunglasses with dark lenses. */
export const sunglasses: FigureMaker = (m) => ({
  box: { left: -116, right: 116, top: -86, bottom: 3 },
  parts: [
    part(
      ribbon("-104 -72 8, -112 -50 7, -98 -24 6, -84 -4 7") +
        ribbon("104 -72 8, 112 -50 7, 98 -24 6, 84 -4 7"),
      m.body,
      3,
      { lift: -0.1 },
    ),
    part(
      "M-112 -82Q-60 -92 -12 -76Q0 -84 12 -76Q60 -92 112 -82L108 -54Q98 -10 62 -10Q20 -10 10 -58Q0 -66 -10 -58Q-20 -10 -62 -10Q-98 -10 -108 -54Z",
      m.body,
      7,
    ),
    part(
      "M-100 -72Q-60 -80 -20 -68Q-22 -20 -60 -20Q-92 -20 -100 -72Z" +
        "M100 -72Q92 -20 60 -20Q22 -20 20 -68Q60 -80 100 -72Z",
      colourTones("black"),
      6,
    ),
    part(
      polygon("-84 -66, -70 -68, -82 -40, -90 -50") + polygon("36 -66, 50 -68, 38 -36, 30 -46"),
      colourTones("grey"),
      2,
      { lift: 0.2 },
    ),
  ],
});

/** A wristwatch. */
export const watch: FigureMaker = (m) => ({
  box: { left: -48, right: 54, top: -186, bottom: 3 },
  parts: [
    part(
      "M-22 -130L-18 -178Q-18 -186 -10 -186L10 -186Q18 -186 18 -178L22 -130Z" +
        "M-22 -56L-18 -6Q-18 2 -10 2L10 2Q18 2 18 -6L22 -56Z",
      m.body === m.palette.hero ? colourTones("brown") : m.body,
      5,
      { lines: { path: "M-2 -20l4 0M-2 -32l4 0M-14 -174L14 -174M-2 -44l4 0", width: 2.6 } },
    ),
    part(box(42, -100, 54, -86), colourTones("gold"), 3),
    part(oval(0, -93, 46), colourTones("gold"), 8),
    part(oval(0, -93, 36), m.pale, 3, { lift: 0.12 }),
    part(
      Array.from({ length: 12 }, (_, i) =>
        oval(Math.sin(i * 0.5236) * 29, -93 - Math.cos(i * 0.5236) * 29, i % 3 ? 1.6 : 3),
      ).join(""),
      m.dark,
      0.6,
    ),
    part(ribbon("0 -93 4, -12 -108 3.4") + ribbon("0 -93 3.4, 20 -102 2.6"), m.dark, 1),
    part(oval(0, -93, 3.6), m.dark, 1),
  ],
});

/** A mobile telephone with its screen on. */
export const smartphone: FigureMaker = (m) => {
  const icons = [-26, 0, 26];
  const at = (rows: readonly number[]) =>
    icons
      .flatMap((x, i) => rows.map((y, j) => ((i + j) % 2 ? "" : box(x - 8, y - 8, x + 8, y + 8))))
      .join("");
  const others = (rows: readonly number[]) =>
    icons
      .flatMap((x, i) => rows.map((y, j) => ((i + j) % 2 ? box(x - 8, y - 8, x + 8, y + 8) : "")))
      .join("");
  const rows = [-118, -92, -66];
  return {
    box: { left: -52, right: 52, top: -196, bottom: 3 },
    parts: [
      part(
        "M-38 -196L38 -196Q52 -196 52 -182L52 -14Q52 0 38 0L-38 0Q-52 0 -52 -14L-52 -182Q-52 -196 -38 -196Z",
        m.dark,
        7,
        { lift: 0.08 },
      ),
      part(
        "M-36 -188L36 -188Q44 -188 44 -180L44 -16Q44 -8 36 -8L-36 -8Q-44 -8 -44 -16L-44 -180Q-44 -188 -36 -188Z",
        colourTones("blue"),
        0,
        { lamp: true },
      ),
      part(box(-14, -186, 14, -180), m.dark, 1),
      part(box(-34, -168, 34, -142), m.pale, 3),
      part(at(rows), colourTones("orange"), 3),
      part(others(rows), colourTones("green"), 3),
      part(box(-34, -42, 34, -20), m.pale, 3),
      part(oval(0, -31, 8), colourTones("green"), 2),
    ],
  };
};

/** A pair of rubber boots. */
export const rainBoots: FigureMaker = (m) => {
  const boot = (x: number) =>
    `M${x - 22} -132L${x + 20} -132L${x + 20} -54Q${x + 26} -36 ${x + 50} -30Q${x + 66} -24 ${x + 64} -6L${x - 24} -6L${x - 22} -40Z`;
  const sole = (x: number) => box(x - 26, -10, x + 66, 0);
  const top = (x: number) => box(x - 24, -138, x + 22, -124);
  return {
    box: { left: -78, right: 86, top: -140, bottom: 3 },
    parts: [
      part(boot(20), m.body, 11, { lift: -0.1 }),
      part(sole(20), m.dark, 3),
      part(top(20), m.body, 4, { lift: 0.02 }),
      part(boot(-50), m.body, 11),
      part(sole(-50), m.dark, 3),
      part(top(-50), m.body, 4, { lift: 0.1 }),
      part(polygon("-70 -108, -64 -108, -66 -60, -70 -60"), m.pale, 1, { lift: 0.2 }),
    ],
  };
};

/** A pair of laced leather boots. */
export const leatherBoots: FigureMaker = (m) => {
  const leather = m.body === m.palette.hero ? colourTones("brown") : m.body;
  const boot = (x: number) =>
    `M${x - 30} -120L${x + 14} -124L${x + 18} -66Q${x + 30} -50 ${x + 54} -42Q${x + 72} -34 ${x + 70} -10L${x - 30} -10Z`;
  const laces = (x: number) =>
    [-108, -94, -80, -66].map((y) => ribbon(`${x - 8} ${y} 3.4, ${x + 18} ${y - 5} 3.4`)).join("") +
    ribbon(`${x + 2} -54 3.4, ${x + 28} -58 3.4`);
  return {
    box: { left: -88, right: 92, top: -128, bottom: 3 },
    parts: [
      part(boot(20), leather, 10, { lift: -0.1 }),
      part("M-12 -12L92 -12L92 0L24 0L22 -5L14 -5L12 0L-12 0Z", m.dark, 3),
      part(laces(20), m.pale, 1),
      part(boot(-52), leather, 10),
      part("M-84 -12L20 -12L20 0L-48 0L-50 -5L-58 -5L-60 0L-84 0Z", m.dark, 3),
      part(laces(-52), m.pale, 1),
    ],
  };
};

/** A laced shoe. */
export const lacedShoe: FigureMaker = (m) => ({
  box: { left: -96, right: 100, top: -82, bottom: 3 },
  parts: [
    part("M-88 -12Q-94 -52 -84 -76Q-60 -86 -36 -70Q-20 -58 18 -44Q80 -40 96 -12Z", m.body, 13),
    part(oval(-60, -74, 25, 8), m.dark, 3),
    part("M-36 -72Q-10 -52 26 -42L14 -24Q-24 -34 -48 -54Z", m.body, 5, { lift: 0.08 }),
    part(
      ribbon("-38 -54 4, -22 -66 4") + ribbon("-24 -46 4, -8 -58 4") + ribbon("-8 -38 4, 6 -51 4"),
      m.pale,
      1.4,
    ),
    part("M26 -42Q74 -42 94 -14L44 -14Q24 -22 26 -42Z", m.body, 7, { lift: 0.05 }),
    part("M-92 -14L98 -14Q104 0 92 0L-46 0L-48 -5L-56 -5L-58 0L-88 0Q-96 0 -92 -14Z", m.dark, 4),
  ],
});

/** A running shoe. */
export const sneaker: FigureMaker = (m) => ({
  box: { left: -100, right: 104, top: -92, bottom: 3 },
  parts: [
    part(
      "M-90 -22Q-98 -56 -90 -86Q-78 -94 -68 -84Q-50 -72 -36 -84L-22 -88Q0 -60 34 -50Q92 -44 98 -20Z",
      m.body,
      12,
    ),
    part("M44 -50Q92 -46 98 -20L56 -20Q40 -30 44 -50Z", m.pale, 6),
    part("M-92 -70L-70 -60L-66 -22L-92 -22Z", m.pale, 4),
    part(ribbon("-50 -30 8, -20 -34 8, 20 -56 7") + ribbon("-30 -26 7, 4 -30 7, 34 -48 6"), m.pale, 2),
    part(
      ribbon("-34 -74 4, -14 -84 4") +
        ribbon("-22 -62 4, -2 -74 4") +
        ribbon("-8 -53 4, 12 -64 4") +
        ribbon("8 -47 4, 26 -56 4"),
      m.pale,
      1.4,
      { lift: 0.2 },
    ),
    part("M-96 -24L100 -24Q108 -4 96 0L-90 0Q-104 -4 -96 -24Z", m.pale, 5, {
      lines: { path: "M-96 -10L100 -10", width: 3 },
    }),
  ],
});

/** A whistle on its cord. */
export const whistle: FigureMaker = (m) => ({
  box: { left: -92, right: 107, top: -134, bottom: 3 },
  parts: [
    part(ribbon("-40 -92 5, -60 -124 5, -10 -130 5, 40 -112 5, 96 -124 5, 104 -90 5"), m.dark, 2),
    part(ring([-40, -84], [9, 9], 4), colourTones("grey"), 2),
    part(
      "M-40 -78L98 -78Q104 -78 104 -72L104 -42Q104 -36 98 -36L24 -36Q12 -2 -30 2Q-74 0 -76 -40Q-74 -74 -40 -78Z",
      m.body,
      14,
    ),
    part(oval(-30, -38, 24), m.body, 6, { lift: 0.1 }),
    part(polygon("12 -80, 40 -80, 30 -58, 12 -58"), m.dark, 2),
    part(box(88, -78, 95, -36), m.body, 2, { lift: 0.14 }),
    part(oval(18, -64, 7), m.dark, 2, { lift: 0.3 }),
  ],
});

/** A jacket with buttons and pockets. */
export const jacket: FigureMaker = (m) => ({
  box: { left: -98, right: 98, top: -172, bottom: 3 },
  parts: [
    part(
      ribbon("-46 -146 30, -76 -96 26, -84 -34 22") + ribbon("46 -146 30, 76 -96 26, 84 -34 22"),
      m.body,
      9,
      { lift: -0.06 },
    ),
    part("M-24 -166L24 -166L60 -152L56 -90L64 -4Q0 8 -64 -4L-56 -90L-60 -152Z", m.body, 12, {
      lines: { path: "M0 -118L0 0", width: 2.6 },
    }),
    part(polygon("-16 -170, 16 -170, 0 -118"), m.pale, 2),
    part(
      polygon("-26 -172, -12 -166, 0 -116, -26 -132, -42 -156") +
        polygon("26 -172, 12 -166, 0 -116, 26 -132, 42 -156"),
      m.body,
      5,
      { lift: 0.1 },
    ),
    part(oval(8, -100, 4.6) + oval(8, -74, 4.6) + oval(8, -48, 4.6) + oval(8, -22, 4.6), m.gold, 2),
    part(box(-48, -52, -16, -40) + box(22, -52, 52, -40), m.body, 4, { lift: 0.1 }),
    part(box(-97, -40, -72, -28) + box(72, -40, 97, -28), m.body, 4, { lift: 0.12 }),
  ],
});

/** A handbag with its clasp. */
export const purse: FigureMaker = (m) => ({
  box: { left: -86, right: 86, top: -167, bottom: 3 },
  parts: [
    part(ribbon("-46 -98 8, -44 -144 8, 0 -162 9, 44 -144 8, 46 -98 8"), m.body, 4, { lift: -0.08 }),
    part(
      "M-66 -104L66 -104Q76 -104 78 -94L86 -12Q86 0 74 0L-74 0Q-86 0 -86 -12L-78 -94Q-76 -104 -66 -104Z",
      m.body,
      15,
    ),
    part("M-72 -104L72 -104L66 -62Q0 -42 -66 -62Z", m.body, 8, { lift: 0.08 }),
    part(oval(0, -54, 13), m.gold, 5),
    part(ring([-46, -100], [9, 9], 4) + ring([46, -100], [9, 9], 4), m.gold, 2),
    part(boxes(1, -80, 0, 160, -14, -11), m.gold, 1, { lift: -0.1 }),
  ],
});
