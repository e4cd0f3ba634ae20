import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, oval, polygon, ribbon } from "./outline.ts";
import { ring } from "./ring.ts";
import { bodyOr, deeper, paler, ribbons, scattered } from "./strokes.ts";
import { STEEL, WOOD } from "./tableware.ts";
import { black, blue, gold, green, red, white, yellow } from "./tones.ts";

/** A high chair for a baby, with its tray and a bowl. */
export const highChair: FigureMaker = (m) => {
  const wood = bodyOr(m, tint(".74 .09 70"));
  return boxed([
    part(ribbons("-40 -120 11, -58 0 11", "40 -120 11, 58 0 11"), deeper(wood, m, 0.2), 4),
    part("M-48 -246Q-48 -258 -36 -258L36 -258Q48 -258 48 -246L44 -120L-44 -120Z", wood, 8, {
      lines: { path: "M-24 -246L-22 -140M0 -248L0 -140M24 -246L22 -140", width: 3 },
    }),
    part(blob("-38 -232, 0 -240, 38 -232, 34 -160, 0 -152, -34 -160"), tint(".8 .1 200"), 10),
    part(box(-56, -140, 56, -116), wood, 6),
    part(ribbons("-60 -118 13, -84 0 13", "60 -118 13, 84 0 13", "-74 -52 8, 74 -52 8"), wood, 5),
    part(polygon("-84 -184, 84 -184, 96 -166, -96 -166"), paler(wood, 0.3), 6, { lift: 0.05 }),
    part("M-34 -204L22 -204Q16 -182 4 -180L-16 -180Q-28 -182 -34 -204Z", yellow, 7),
    part(oval(-6, -204, 28, 7), tint(".7 .15 50"), 2),
    part(ribbon("36 -182 5, 62 -190 5, 72 -194 10"), STEEL, 2),
  ]);
};

/** Wind chimes: tubes and a clapper under a disc. */
export const windChime: FigureMaker = (m) => {
  const metal = bodyOr(m, tint(".78 .04 200"));
  const tubes = [-60, -30, 30, 60].map((x, i) => [
    part(
      ribbon([
        [x, -206, 2],
        [x, -176, 2],
      ]),
      white,
      0.6,
    ),
    part(
      ribbon([
        [x, -176, 15],
        [x, -70 + [30, 0, 8, 38][i]! - 30, 15],
      ]),
      metal,
      6,
    ),
  ]);
  return boxed([
    part(ribbons("0 -292 3, 0 -250 3", "0 -250 2, -64 -214 2", "0 -250 2, 64 -214 2"), WOOD, 1),
    part(ring([0, -298], [9, 9], 4), gold, 2),
    part(oval(0, -210, 78, 13), WOOD, 6),
    ...tubes.flat(),
    part(ribbon("0 -204 3, 0 -20 3"), white, 0.8),
    part(oval(0, -118, 19, 17), WOOD, 7),
    part(blob("0 -42, 26 -22, 18 14, 0 30, -18 14, -26 -22"), tint(".7 .13 20"), 8, {
      lines: { path: "M0 -34L0 22M-14 -6Q0 2 14 -6", width: 2 },
    }),
    part(
      ribbons("-98 -150 4, -112 -136 4, -98 -122 4", "98 -150 4, 112 -136 4, 98 -122 4"),
      paler(metal, 0.3),
      1,
    ),
  ]);
};

/** A tablet with its screen full of coloured icons. */
export const tablet: FigureMaker = (m) => {
  const shell = bodyOr(m, tint(".3 .015 255"));
  const colours = [
    ".66 .2 25",
    ".76 .15 85",
    ".64 .16 145",
    ".6 .16 250",
    ".62 .17 310",
    ".72 .13 200",
    ".7 .16 55",
    ".6 .02 250",
    ".68 .18 0",
    ".56 .12 270",
    ".74 .14 120",
    ".8 .1 60",
  ];
  return boxed([
    part(
      "M-80 -214Q-94 -214 -94 -200L-94 -14Q-94 0 -80 0L80 0Q94 0 94 -14L94 -200Q94 -214 80 -214Z",
      shell,
      8,
    ),
    part(box(-80, -196, 80, -22), tint(".86 .07 235"), 3),
    ...colours.map((colour, i) => {
      const [x, y] = [-48 + (i % 3) * 48, -170 + Math.floor(i / 3) * 40];
      return part(
        `M${x - 10} ${y - 14}L${x + 10} ${y - 14}Q${x + 15} ${y - 14} ${x + 15} ${y - 9}L${x + 15} ${y + 9}Q${x + 15} ${y + 14} ${x + 10} ${y + 14}L${x - 10} ${y + 14}Q${x - 15} ${y + 14} ${x - 15} ${y + 9}L${x - 15} ${y - 9}Q${x - 15} ${y - 14} ${x - 10} ${y - 14}Z`,
        tint(colour),
        4,
      );
    }),
    part(oval(0, -11, 6), deeper(shell, m, 0.4), 1),
    part(oval(0, -205, 2.6), tint(".6 .02 250"), 0.6),
  ]);
};

/** An open album with photographs in corners. */
export const photoAlbum: FigureMaker = (m) => {
  const cover = bodyOr(m, tint(".44 .12 20"));
  const photo = (x: number, y: number, w: number, h: number, sky: string, land: string) => [
    part(box(x - w, y - h, x + w, y + h), white, 3),
    part(box(x - w + 6, y - h + 6, x + w - 6, y + h - 6), tint(sky), 1),
    part(
      polygon([
        [x - w + 6, y + h - 6],
        [x - w + 6, y + 4],
        [x - w * 0.2, y - h * 0.3],
        [x + w * 0.2, y + 6],
        [x + w * 0.5, y - 4],
        [x + w - 6, y + h * 0.4],
        [x + w - 6, y + h - 6],
      ]),
      tint(land),
      2,
    ),
  ];
  const head = (x: number, y: number) => [
    part(oval(x, y - 12, 10), tint(".8 .08 60"), 4),
    part(
      `M${x - 16} ${y + 20}Q${x - 14} ${y - 2} ${x} ${y - 2}Q${x + 14} ${y - 2} ${x + 16} ${y + 20}Z`,
      tint(".54 .14 260"),
      4,
    ),
  ];
  return boxed([
    part("M-156 -166L0 -154L156 -166L156 6L0 18L-156 6Z", cover, 7),
    part("M-146 -164Q-70 -172 0 -146L0 6Q-70 -14 -146 -2Z", tint(".3 .02 60"), 8),
    part("M146 -164Q70 -172 0 -146L0 6Q70 -14 146 -2Z", tint(".34 .02 60"), 8),
    ...photo(-98, -118, 38, 30, ".8 .08 230", ".58 .12 145"),
    ...photo(-44, -46, 36, 30, ".84 .1 70", ".56 .13 40"),
    ...photo(52, -112, 40, 32, ".86 .03 90", ".84 .04 90"),
    ...head(40, -108),
    ...head(66, -108),
    ...photo(100, -42, 36, 30, ".74 .1 235", ".62 .1 230"),
  ]);
};

/** A white board on a stand with a drawing and pens. */
export const whiteboard: FigureMaker = (m) => {
  const frame = bodyOr(m, STEEL);
  return boxed([
    part(
      ribbons("-100 -70 8, -116 0 8", "100 -70 8, 116 0 8", "-122 0 9, -84 0 9", "84 0 9, 122 0 9"),
      frame,
      3,
    ),
    part(box(-146, -236, 146, -58), frame, 6),
    part(box(-136, -226, 136, -68), tint(".97 .006 240"), 2),
    part(ribbons("-112 -96 5, -78 -132 5, -48 -116 5, -10 -176 5, 16 -190 5"), red, 1),
    part(ribbons("-116 -84 4, 20 -84 4", "-116 -84 4, -116 -204 4"), blue, 1),
    part(
      ribbons(
        "50 -200 5, 116 -200 5",
        "50 -178 5, 104 -178 5",
        "50 -156 5, 112 -156 5",
        "50 -134 5, 90 -134 5",
      ),
      black,
      1,
    ),
    part(ring([82, -102], [28, 17], 4), green, 1),
    part(box(-60, -62, 60, -52), frame, 4),
    part(ribbons("-48 -66 7, -20 -66 7"), red, 3),
    part(ribbons("-8 -66 7, 20 -66 7"), blue, 3),
    part(box(30, -74, 54, -62), tint(".5 .03 60"), 3),
  ]);
};

/** A first aid kit with its cross. */
export const firstAidKit: FigureMaker = (m) => {
  const shell = bodyOr(m, tint(".56 .22 26"));
  return boxed([
    part(ribbon("-42 -150 14, -38 -178 14, 38 -178 14, 42 -150 14"), deeper(shell, m, 0.3), 5),
    part(
      "M-128 -138Q-128 -152 -114 -152L114 -152Q128 -152 128 -138L128 -14Q128 0 114 0L-114 0Q-128 0 -128 -14Z",
      shell,
      14,
    ),
    part(box(-128, -126, 128, -120), deeper(shell, m, 0.3), 2),
    part(oval(0, -72, 52), white, 6),
    part(box(-13, -108, 13, -36) + box(-36, -85, 36, -59), shell, 4),
    part(box(-92, -136, -64, -112) + box(64, -136, 92, -112), STEEL, 4),
  ]);
};

/** Nail clippers with a cut nail. */
export const nailClippers: FigureMaker = (m) => {
  const steel = bodyOr(m, STEEL);
  return boxed([
    part(
      blob("-126 -40, -96 -62, 20 -60, 116 -40, 128 -22, 110 -8, 20 -2, -96 -4, -128 -22"),
      deeper(steel, m, 0.14),
      10,
    ),
    part(blob("-130 -50, -104 -70, 10 -70, 112 -50, 112 -38, 10 -46, -104 -44"), steel, 9),
    part(ribbon("-100 -66 20, -40 -92 20, 40 -122 20, 112 -146 17"), paler(steel, 0.25), 7, {
      lines: {
        path: "M-20 -106L-14 -92M-2 -113L4 -99M16 -120L22 -106M34 -127L40 -113M52 -134L58 -120",
        width: 2.6,
      },
    }),
    part(oval(-92, -62, 12) + ribbon("-92 -84 8, -92 -20 8"), deeper(steel, m, 0.3), 4),
    part(ribbon("-128 -44 8, -140 -32 8, -126 -18 8"), paler(steel, 0.5), 3),
    part(ring([-132, 14], [24, 15], 7, [3.4, 6]), tint(".9 .05 30"), 2),
  ]);
};

/** A pepper mill of turned wood, with pepper below. */
export const pepperMill: FigureMaker = (m) => {
  const wood = bodyOr(m, tint(".42 .09 45"));
  return boxed([
    part(
      "M-48 0L48 0L44 -20Q34 -60 26 -90Q22 -112 38 -132L40 -146L-40 -146L-38 -132Q-22 -112 -26 -90Q-34 -60 -44 -20Z",
      wood,
      16,
    ),
    part(ribbons("-46 -14 8, 46 -14 8", "-27 -92 7, 27 -92 7"), deeper(wood, m, 0.35), 3),
    part(box(-38, -158, 38, -144), gold, 4),
    part("M-36 -158Q-40 -196 -18 -206Q-26 -216 0 -220Q26 -216 18 -206Q40 -196 36 -158Z", wood, 14),
    part(oval(0, -226, 11), gold, 5),
    part(ribbon("-30 -24 6, -18 -74 6"), paler(wood, 0.4), 2),
    part(
      scattered(20, 74, -4, 44, 8)
        .map(([x, y]) => oval(x, y, 3))
        .join("") +
        oval(-70, -6, 7) +
        oval(-86, -4, 6) +
        oval(-62, 2, 6),
      black,
      2,
    ),
  ]);
};

/** Bolts of cloth, one unrolled. */
export const fabricRolls: FigureMaker = (m) => {
  const first = bodyOr(m, tint(".58 .18 20"));
  const roll = (x: number, y: number, tones: ReturnType<typeof tint>) => [
    part(`M${x - 120} ${y - 26}L${x + 96} ${y - 26}L${x + 96} ${y + 26}L${x - 120} ${y + 26}Z`, tones, 16),
    part(oval(x + 96, y, 13, 27), paler(tones, 0.3), 4, {
      lines: {
        path: `M${x + 96} ${y - 16}A7 15 0 1 0 ${x + 96} ${y + 15}A4 9 0 1 0 ${x + 95} ${y - 8}`,
        width: 2,
      },
    }),
    part(oval(x + 96, y, 4, 8), WOOD, 2),
  ];
  return boxed([
    ...roll(10, -132, tint(".62 .13 250")),
    ...roll(-6, -80, tint(".82 .14 88")),
    part("M-122 -56Q-142 -30 -150 2L-60 2L60 2Q70 -6 92 -2L92 -26Z", first, 9, {
      lines: { path: "M-112 -10L40 -8M-90 -24L70 -20", width: 1.8 },
    }),
    ...roll(4, -28, first),
    part(
      scattered(16, -20, -28, 92, 18)
        .map(([x, y]) => oval(x, y, 4.4))
        .join(""),
      white,
      1,
    ),
    part(
      scattered(12, -14, -134, 96, 16)
        .map(([x, y]) => oval(x, y, 3.4))
        .join(""),
      white,
      1,
    ),
  ]);
};

/** A rack with plates and cups that dry. */
export const dishRack: FigureMaker = (m) => {
  const wire = bodyOr(m, STEEL);
  const plate = (x: number) => [
    part(oval(x, -78, 17, 58), white, 5),
    part(oval(x - 3, -78, 11, 42), tint(".8 .08 235"), 2),
    part(oval(x - 3, -78, 8, 34), white, 2),
  ];
  return boxed([
    part(
      ribbons("-136 -20 6, -136 -64 6", "136 -20 6, 136 -64 6", "-136 -64 5, 136 -64 5"),
      deeper(wire, m, 0.2),
      2,
    ),
    ...[-106, -76, -46, -16].flatMap(plate),
    part("M34 -92Q30 -30 48 -22L96 -22Q114 -30 110 -92Z", tint(".68 .16 25"), 12),
    part(oval(72, -92, 38, 9), tint(".5 .14 22"), 3),
    part(ribbon("108 -76 9, 130 -72 9, 128 -44 9, 104 -42 9"), tint(".68 .16 25"), 4),
    part(ribbons(...[-120, -90, -60, -30, 0, 30, 60, 90, 120].map((x) => `${x} -18 4, ${x} -52 4`)), wire, 2),
    part(
      ribbons("-140 -52 6, 140 -52 6", "-140 -18 7, 140 -18 7", "-126 -18 7, -126 0 7", "126 -18 7, 126 0 7"),
      wire,
      3,
    ),
    part(oval(-60, -4, 5, 8) + oval(10, 2, 5, 8) + oval(60, -6, 4, 7), tint(".76 .1 230"), 2),
  ]);
};
