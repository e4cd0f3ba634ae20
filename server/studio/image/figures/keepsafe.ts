import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, oval, polygon, ribbon } from "./outline.ts";
import { ring } from "./ring.ts";
import { bodyOr, deeper, paler, ribbons, scattered } from "./strokes.ts";
import { STEEL, WOOD } from "./tableware.ts";
import { gold, white } from "./tones.ts";

/** A painted icon of mother and child in gold. */
export const icon: FigureMaker = (m) => {
  const robe = bodyOr(m, tint(".42 .14 20"));
  const skin = tint(".72 .08 60");
  return boxed([
    part(box(-92, -230, 92, 0), tint(".4 .08 45"), 8),
    part(box(-78, -216, 78, -14), gold, 4),
    part(oval(6, -152, 48), paler(gold, 0.4), 4),
    part(
      "M-70 -14Q-66 -90 -30 -116L-28 -160Q-22 -194 8 -194Q40 -192 44 -158L46 -112Q70 -90 72 -14Z",
      robe,
      14,
    ),
    part(ribbon("-28 -116 5, -22 -166 5, 8 -188 5, 38 -164 5, 44 -112 5"), gold, 1),
    part(blob("8 -180, 28 -166, 28 -142, 8 -120, -12 -142, -12 -166"), skin, 8),
    part(
      ribbons("-8 -156 3, 0 -158 3", "16 -158 3, 24 -156 3", "8 -156 3, 6 -144 3", "2 -133 3, 14 -133 3"),
      tint(".34 .05 40"),
      0.6,
    ),
    part(oval(-36, -106, 27), paler(gold, 0.4), 3),
    part("M-64 -14Q-66 -72 -36 -84Q-10 -76 -8 -30L-8 -14Z", tint(".78 .13 75"), 9),
    part(oval(-36, -104, 18, 20), skin, 6),
    part(
      ribbons("-44 -108 3, -40 -108 3", "-31 -108 3, -27 -108 3", "-39 -95 3, -32 -95 3"),
      tint(".34 .05 40"),
      0.6,
    ),
    part(ribbon("40 -58 14, 4 -54 13, -24 -58 11"), skin, 4),
    part(oval(8, -180, 4) + oval(56, -84, 4), gold, 1),
  ]);
};

/** A sparkler that throws off stars. */
export const sparkler: FigureMaker = (m) => {
  const spark = bodyOr(m, tint(".9 .14 92"));
  const rays = Array.from({ length: 22 }, (_, i) => {
    const a = (i / 22) * 6.283;
    const r = 44 + ((i * 37) % 48);
    return {
      a,
      r,
      line: ribbon([
        [Math.cos(a) * 14, -168 + Math.sin(a) * 14, 4],
        [Math.cos(a) * r, -168 + Math.sin(a) * r, 2],
      ]),
    };
  });
  const star = (x: number, y: number, r: number) =>
    polygon(
      Array.from(
        { length: 8 },
        (_, k) =>
          [
            x + Math.cos((k / 8) * 6.283) * (k % 2 ? r * 0.34 : r),
            y + Math.sin((k / 8) * 6.283) * (k % 2 ? r * 0.34 : r),
          ] as const,
      ),
    );
  return boxed([
    part(ribbon("0 0 7, 0 -90 6"), STEEL, 2),
    part(ribbon("0 -84 11, 0 -160 11"), tint(".42 .01 60"), 4),
    part(rays.map(({ line }) => line).join(""), spark, 1, { lift: 0.1 }),
    part(
      rays
        .map(({ a, r }, i) => star(Math.cos(a) * (r + 12), -168 + Math.sin(a) * (r + 12), i % 3 ? 9 : 15))
        .join(""),
      spark,
      2,
      { lift: 0.1 },
    ),
    part(oval(0, -168, 24), tint(".97 .06 95"), 12, { lift: 0.14 }),
    part(
      scattered(10, 0, -60, 30, 50)
        .map(([x, y]) => oval(x, y, 3))
        .join(""),
      tint(".78 .17 60"),
      1,
    ),
  ]);
};

/** A red envelope with gold on it, banknotes showing. */
export const redEnvelope: FigureMaker = (m) => {
  const paper = bodyOr(m, tint(".52 .21 27"));
  return boxed([
    part(polygon("-46 -232, 52 -238, 58 -150, -44 -150"), tint(".74 .09 145"), 4, {
      lines: { path: "M-30 -216L38 -220M-10 -196A14 10 0 1 0 24 -196A14 10 0 1 0 -10 -196", width: 3 },
    }),
    part(polygon("-62 -218, 34 -226, 44 -150, -56 -150"), tint(".8 .08 25"), 4, {
      lines: { path: "M-46 -204L20 -208", width: 3 },
    }),
    part(box(-74, -188, 74, 0), paper, 8),
    part("M-74 -188L74 -188L40 -146Q0 -120 -40 -146Z", deeper(paper, m, 0.15), 6),
    part(oval(0, -136, 15), gold, 5),
    part(ring([0, -68], [42, 42], 6), gold, 3),
    part(
      ribbons(
        "-22 -86 6, 22 -86 6",
        "0 -100 6, 0 -38 6",
        "-24 -66 6, 24 -66 6",
        "-18 -44 6, -6 -56 6",
        "18 -44 6, 6 -56 6",
      ),
      gold,
      2,
    ),
    part(ribbons("-62 -12 4, 62 -12 4", "-62 -12 4, -62 -30 4", "62 -12 4, 62 -30 4"), gold, 1),
  ]);
};

/** A crane folded from paper. */
export const paperCrane: FigureMaker = (m) => {
  const paper = bodyOr(m, tint(".66 .17 15"));
  return boxed([
    part(polygon("30 -70, 70 -80, 144 -190, 60 -110"), deeper(paper, m, 0.2), 4),
    part(polygon("-10 -86, 44 -82, 66 -244, 6 -150"), deeper(paper, m, 0.14), 5),
    part(polygon("-30 -70, -60 -78, -128 -176, -50 -112"), paper, 4),
    part(polygon("-128 -176, -112 -152, -156 -138"), paler(paper, 0.2), 3),
    part(polygon("-56 -84, 0 -112, 60 -84, 44 -30, 0 0, -44 -30"), paper, 6),
    part(polygon("-56 -84, 0 -112, 0 0, -44 -30"), paler(paper, 0.22), 5),
    part(polygon("-34 -66, 22 -78, -52 -236, -74 -140"), paler(paper, 0.35), 6, {
      lift: 0.05,
      lines: { path: "M-50 -226L-8 -74", width: 2 },
    }),
    part(
      scattered(9, -34, -124, 20, 50)
        .map(([x, y]) => oval(x, y, 4))
        .join(""),
      white,
      1,
    ),
  ]);
};

/** An open scroll on two staves with crowns. */
export const torahScroll: FigureMaker = (m) => {
  const sheet = bodyOr(m, tint(".92 .05 85"));
  const lines = Array.from(
    { length: 10 },
    (_, i) => `M-56 ${-178 + i * 16}L-6 ${-178 + i * 16}M6 ${-178 + i * 16}L56 ${-178 + i * 16}`,
  ).join("");
  const staff = (x: number) => [
    part(
      ribbon([
        [x, 4, 12],
        [x, -236, 12],
      ]),
      WOOD,
      4,
    ),
    part(`M${x - 24} -202L${x + 24} -202L${x + 24} -22L${x - 24} -22Z`, deeper(sheet, m, 0.08), 14),
    part(oval(x, -206, 34, 10) + oval(x, -18, 34, 10), WOOD, 5),
    part(oval(x, -244, 12) + oval(x, 8, 11), gold, 6),
    part(
      polygon([
        [x - 16, -246],
        [x - 18, -270],
        [x - 7, -258],
        [x, -276],
        [x + 7, -258],
        [x + 18, -270],
        [x + 16, -246],
      ]),
      gold,
      4,
    ),
  ];
  return boxed([
    part(box(-78, -198, 78, -26), sheet, 6, { lines: { path: lines, width: 4 } }),
    ...staff(-94),
    ...staff(94),
    part(ribbon("20 -60 5, 54 -34 4, 96 -4 7"), STEEL, 2),
    part(oval(17, -62, 5), STEEL, 2),
  ]);
};

/** A badge of the police: a star in a shield. */
export const badge: FigureMaker = (m) => {
  const metal = bodyOr(m, gold);
  const star = Array.from(
    { length: 12 },
    (_, k) =>
      [
        Math.cos((k / 12) * 6.283 - 1.5708) * (k % 2 ? 52 : 96),
        -104 + Math.sin((k / 12) * 6.283 - 1.5708) * (k % 2 ? 52 : 96),
      ] as const,
  );
  return boxed([
    part(
      polygon(star) +
        star
          .filter((_, k) => k % 2 === 0)
          .map(([x, y]) => oval(x, y, 12))
          .join(""),
      metal,
      12,
    ),
    part(oval(0, -104, 50), deeper(metal, m, 0.2), 5),
    part(oval(0, -104, 42), tint(".4 .12 258"), 4),
    part(
      polygon("0 -138, 9 -114, 34 -114, 14 -98, 22 -74, 0 -88, -22 -74, -14 -98, -34 -114, -9 -114"),
      paler(metal, 0.3),
      5,
    ),
  ]);
};

/** A heart-shaped locket, open, with two pictures, on its chain. */
export const locket: FigureMaker = (m) => {
  const metal = bodyOr(m, gold);
  const heart = (x: number, s: number) =>
    `M${x} 0Q${x - 62 * s} -52 ${x - 60 * s} -88Q${x - 56 * s} -118 ${x - 28 * s} -118Q${x - 6 * s} -116 ${x} -96Q${x + 6 * s} -116 ${x + 28 * s} -118Q${x + 56 * s} -118 ${x + 60 * s} -88Q${x + 62 * s} -52 ${x} 0Z`;
  const face = (x: number) => [
    part(
      `M${x - 22} -40Q${x - 20} -62 ${x} -62Q${x + 20} -62 ${x + 22} -40L${x} -22Z`,
      tint(".5 .13 260"),
      4,
    ),
    part(oval(x, -74, 16), tint(".8 .08 60"), 5),
    part(
      `M${x - 17} -74Q${x - 18} -96 ${x} -96Q${x + 18} -96 ${x + 17} -74Q${x + 8} -86 ${x} -86Q${x - 10} -86 ${x - 17} -74Z`,
      tint(".38 .07 45"),
      4,
    ),
  ];
  const links = Array.from({ length: 22 }, (_, i) => {
    const t = i / 21;
    return oval(-96 + t * 192, -128 - Math.sin(t * Math.PI) * 112, 6);
  }).join("");
  return boxed([
    part(links, metal, 3),
    part(heart(-64, 1), metal, 9),
    part(heart(64, 1), metal, 9),
    part(heart(-64, 0.78).replaceAll(" 0Q", " -12Q"), tint(".93 .03 80"), 3),
    part(heart(64, 0.78).replaceAll(" 0Q", " -12Q"), tint(".93 .03 80"), 3),
    ...face(-64),
    ...face(64),
    part(oval(0, -78, 8, 12), deeper(metal, m, 0.2), 4),
  ]);
};
