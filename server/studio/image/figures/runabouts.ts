import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, boxes, oval, polygon, ribbon } from "./outline.ts";
import { ring } from "./ring.ts";
import { bodyOr, deeper, paler, ribbons } from "./strokes.ts";
import { STEEL } from "./tableware.ts";
import { black, gold, red, white, yellow } from "./tones.ts";

const GLASS = tint(".78 .08 230");

/** A snowmobile on its track and ski. */
export const snowmobile: FigureMaker = (m) => {
  const paint = bodyOr(m, tint(".58 .2 28"));
  return boxed([
    part("M-20 -40L126 -40Q146 -34 144 -18Q140 -2 122 -2L2 -2Q-22 -4 -28 -24Z", black, 8, {
      lines: { path: "M0 -12L120 -12M10 -28L124 -28", width: 4, light: true },
    }),
    part(
      ribbons("-158 -22 8, -140 -6 9, -40 -6 9", "-104 -52 7, -90 -10 7", "-64 -48 7, -78 -10 7"),
      STEEL,
      3,
    ),
    part(
      "M-132 -60Q-96 -104 -40 -104L20 -86L140 -84Q152 -74 146 -52L40 -40L-90 -40Q-126 -42 -132 -60Z",
      paint,
      14,
    ),
    part("M10 -92L122 -104Q140 -104 146 -84L20 -78Z", black, 7),
    part("M-82 -92L-46 -146L-18 -104Z", GLASS, 5),
    part(ribbons("-36 -104 7, -14 -132 7", "-28 -136 8, 2 -130 8"), black, 3),
    part("M-128 -62L-98 -66L-92 -54L-122 -52Z", tint(".94 .1 95"), 3),
    part(ribbon("-40 -66 8, 40 -62 8, 110 -66 6"), white, 2),
    part(blob("-170 2, -120 -6, -20 2, 90 -4, 168 2, 140 10, -140 10"), tint(".95 .015 230"), 4),
  ]);
};

/** An old aeroplane with two wings one above the other. */
export const biplane: FigureMaker = (m) => {
  const paint = bodyOr(m, tint(".58 .2 27"));
  return boxed([
    part(polygon("96 -112, 120 -176, 150 -176, 148 -112"), paint, 7),
    part(ribbon("-90 -134 5, -70 -70 5") + ribbon("-10 -134 5, 10 -70 5"), STEEL, 2),
    part(
      "M-130 -122Q-136 -98 -124 -78Q-40 -62 40 -72L150 -98Q156 -110 146 -118L30 -124Q-60 -134 -130 -122Z",
      paint,
      18,
    ),
    part("M20 -124Q24 -146 44 -144Q54 -140 56 -122Z", GLASS, 4),
    part(oval(34, -136, 12), tint(".8 .07 60"), 4),
    part("M20 -134Q20 -152 36 -150Q48 -148 48 -136L38 -140Z", tint(".4 .07 45"), 4),
    part(ribbon("48 -134 5, 76 -138 5, 98 -130 3"), white, 2),
    part("M-118 -172L42 -172Q54 -166 48 -156L-112 -156Q-126 -162 -118 -172Z", paint, 6),
    part(ribbons("-94 -156 5, -76 -84 5", "-46 -156 4, -46 -90 4", "22 -156 5, 34 -84 5"), STEEL, 2),
    part("M-106 -88L60 -88Q70 -80 62 -72L-100 -72Q-114 -78 -106 -88Z", deeper(paint, m, 0.12), 6),
    part(polygon("108 -106, 160 -112, 162 -102, 112 -96"), deeper(paint, m, 0.15), 4),
    part(oval(-134, -100, 11, 15), STEEL, 5),
    part(oval(-144, -100, 6, 58), paler(STEEL, 0.3), 3),
    part(ribbons("-60 -74 6, -76 -34 6", "-30 -74 6, -66 -34 6"), STEEL, 2),
    part(oval(-72, -24, 24), black, 6),
    part(oval(-72, -24, 10), STEEL, 4),
    part(ring([74, -104], [13, 13], 6), white, 1),
    part(oval(74, -104, 6), tint(".5 .15 255"), 2),
  ]);
};

/** A space shuttle, upright, with fire below. */
export const spaceShuttle: FigureMaker = (m) => {
  const hull = bodyOr(m, tint(".95 .01 240"));
  return boxed([
    part(blob("-50 -34, -66 10, -38 40, -20 20, 0 54, 20 20, 38 40, 66 10, 50 -34"), tint(".78 .18 60"), 8, {
      lift: 0.08,
    }),
    part(blob("-26 -34, -30 6, -8 26, 0 14, 10 28, 30 6, 26 -34"), yellow, 5, { lift: 0.1 }),
    part("M-30 -250Q-28 -292 0 -318Q28 -292 30 -250L30 -60L-30 -60Z", tint(".66 .15 50"), 12),
    part(
      "M-62 -214Q-60 -242 -50 -252Q-40 -242 -38 -214L-38 -44L-62 -44ZM62 -214Q60 -242 50 -252Q40 -242 38 -214L38 -44L62 -44Z",
      white,
      8,
    ),
    part("M-34 -132L-110 -62L-110 -44L-34 -44ZM34 -132L110 -62L110 -44L34 -44Z", hull, 7),
    part("M-110 -62L-110 -44L-34 -44L-34 -58ZM110 -62L110 -44L34 -44L34 -58Z", black, 3),
    part("M-34 -190Q-32 -232 0 -252Q32 -232 34 -190L34 -38L-34 -38Z", hull, 16),
    part("M-24 -206Q-18 -226 0 -230Q18 -226 24 -206L12 -200L-12 -200Z", black, 4),
    part(box(-22, -178, 22, -72), paler(hull, 0.3), 3, { lines: { path: "M0 -178L0 -72", width: 2 } }),
    part(polygon("-7 -122, 7 -122, 9 -38, -9 -38"), black, 4),
    part(
      "M-30 -38L-14 -38L-10 -24L-34 -24ZM14 -38L30 -38L34 -24L10 -24ZM-9 -38L9 -38L12 -22L-12 -22Z",
      STEEL,
      4,
    ),
    part(box(-2, -168, 2, -150), red, 1),
  ]);
};

/** A tugboat with tyres on its sides and smoke. */
export const tugboat: FigureMaker = (m) => {
  const hull = bodyOr(m, tint(".54 .19 28"));
  return boxed([
    part(
      blob("34 -196, 26 -220, 52 -236, 66 -256, 106 -262, 128 -244, 110 -222, 72 -214, 60 -196"),
      tint(".84 .01 250"),
      12,
    ),
    part(box(20, -196, 62, -120), tint(".36 .02 250"), 7),
    part(box(20, -176, 62, -158), yellow, 3),
    part(box(-76, -128, 76, -76), white, 8),
    part(box(-60, -182, 8, -126), white, 7),
    part(polygon("-70 -192, 16 -192, 12 -180, -66 -180"), tint(".5 .14 250"), 4),
    part(boxes(3, -52, 20, 14, -170, -146), GLASS, 2),
    part([-52, -12, 28].map((x) => oval(x, -102, 11)).join(""), GLASS, 2),
    part("M-150 -96Q-132 -80 -96 -78L136 -78Q142 -40 112 -6L-104 -6Q-140 -40 -150 -96Z", hull, 16),
    part("M-150 -96Q-132 -80 -96 -78L136 -78L137 -66L-92 -66Q-134 -68 -148 -84Z", deeper(hull, m, 0.4), 4),
    part([-84, -34, 16, 66, 108].map((x) => ring([x, -44], [15, 15], 11)).join(""), black, 4),
    part(
      "M-166 -14Q-130 -30 -96 -14Q-60 0 -26 -14Q10 -30 44 -14Q80 0 112 -14Q140 -26 160 -14L150 10L-156 10Z",
      tint(".66 .11 232"),
      7,
    ),
    part(ribbon("-40 -192 4, -40 -226 4"), STEEL, 1),
    part(polygon("-38 -226, -8 -216, -38 -206"), red, 2),
  ]);
};

/** A number plate with letters and figures. */
export const numberPlate: FigureMaker = (m) => {
  const sheet = bodyOr(m, tint(".97 .01 90"));
  const signs =
    "M-92 -34L-76 -82L-60 -34M-86 -50L-66 -50M-44 -34L-44 -82L-24 -82Q-14 -70 -26 -60L-44 -60L-26 -60Q-10 -48 -24 -34ZM22 -82L34 -82L34 -34M56 -74Q70 -90 82 -74Q84 -62 56 -34L86 -34M104 -80L128 -80L114 -60Q132 -56 128 -42Q116 -28 102 -40";
  return boxed([
    part(
      "M-150 -116Q-150 -126 -140 -126L140 -126Q150 -126 150 -116L150 -10Q150 0 140 0L-140 0Q-150 0 -150 -10Z",
      black,
      5,
    ),
    part(
      "M-142 -110Q-142 -118 -134 -118L134 -118Q142 -118 142 -110L142 -16Q142 -8 134 -8L-134 -8Q-142 -8 -142 -16Z",
      sheet,
      5,
      { lines: { path: signs, width: 9 } },
    ),
    part(box(-138, -114, -110, -12), tint(".48 .17 260"), 3),
    part(ring([-124, -92], [8, 8], 3), gold, 1),
    part(oval(0, -106, 5) + oval(0, -18, 5) + oval(118, -106, 5) + oval(118, -18, 5), STEEL, 2),
  ]);
};

/** A bicycle for exercise that stands still. */
export const exerciseBike: FigureMaker = (m) => {
  const frame = bodyOr(m, tint(".36 .02 255"));
  return boxed([
    part(ribbons("-116 -4 14, -60 -4 14", "60 -4 14, 124 -4 14", "-88 -8 11, 90 -8 11"), frame, 5),
    part(ribbons("70 -10 13, 56 -100 12, 44 -150 12", "-70 -10 12, -30 -90 12, -60 -196 12"), frame, 5),
    part(oval(-52, -58, 54), frame, 10),
    part(oval(-52, -58, 38), tint(".58 .2 28"), 6),
    part(oval(-52, -58, 12), STEEL, 4),
    part(ribbons("-6 -56 9, 20 -36 9", "6 -34 9, 36 -32 9"), STEEL, 3),
    part(oval(-6, -58, 14), STEEL, 4),
    part("M2 -170Q4 -158 30 -152L86 -154Q98 -162 92 -172Q50 -166 2 -170Z", black, 7),
    part(ribbons("-60 -190 9, -86 -208 9, -28 -198 9, -10 -180 11", "-86 -208 9, -100 -192 10"), frame, 4),
    part(polygon("-96 -236, -46 -244, -36 -210, -84 -200"), black, 5),
    part(polygon("-88 -230, -52 -236, -45 -216, -80 -209"), tint(".78 .12 150"), 2, {
      lines: { path: "M-80 -216L-70 -226L-64 -216L-56 -230L-50 -222", width: 2 },
    }),
  ]);
};

/** A mirror in a car with a road behind in it. */
export const rearMirror: FigureMaker = (m) => {
  const shell = bodyOr(m, tint(".3 .012 255"));
  return boxed([
    part(ribbon("10 -112 16, 16 -150 15, 4 -186 15"), shell, 6),
    part(oval(4, -192, 34, 12), shell, 6),
    part(
      "M-138 -92Q-140 -116 -112 -118Q0 -130 112 -118Q140 -116 138 -92L130 -34Q126 -14 104 -12Q0 -2 -104 -12Q-126 -14 -130 -34Z",
      shell,
      14,
    ),
    part(
      "M-124 -92Q-124 -104 -106 -106Q0 -116 106 -106Q124 -104 124 -92L117 -38Q114 -26 100 -24Q0 -14 -100 -24Q-114 -26 -117 -38Z",
      tint(".82 .07 235"),
      3,
    ),
    part(
      "M-119 -62L119 -62L116 -38Q114 -26 100 -24Q0 -14 -100 -24Q-114 -26 -116 -38Z",
      tint(".6 .11 140"),
      2,
    ),
    part(polygon("-9 -64, 9 -64, 62 -20, -62 -20"), tint(".42 .01 260"), 2),
    part(polygon("-1.4 -62, 1.4 -62, 3 -50, -3 -50") + polygon("-4 -44, 4 -44, 6 -28, -6 -28"), white, 1),
    part(ribbons("-96 -96 7, -70 -40 7"), white, 1, { lift: 0.08 }),
    part(oval(-60, -72, 22, 12) + oval(66, -72, 26, 13), tint(".48 .11 145"), 5),
  ]);
};

/** A rocket with fins that flies at something. */
export const missile: FigureMaker = (m) => {
  const hull = bodyOr(m, tint(".62 .03 140"));
  return boxed([
    part(
      blob("92 -112, 130 -128, 168 -118, 150 -104, 186 -96, 150 -88, 168 -72, 130 -64, 92 -80"),
      tint(".78 .18 60"),
      7,
      { lift: 0.08 },
    ),
    part(
      polygon("40 -118, 96 -160, 104 -160, 96 -112") +
        polygon("40 -74, 96 -32, 104 -32, 96 -80") +
        polygon("-36 -116, -8 -140, 6 -140, -2 -116") +
        polygon("-36 -76, -8 -52, 6 -52, -2 -76"),
      deeper(hull, m, 0.25),
      4,
    ),
    part("M-146 -96Q-120 -124 -70 -124L92 -120L92 -72L-70 -68Q-120 -68 -146 -96Z", hull, 18),
    part("M-146 -96Q-128 -116 -96 -121L-96 -71Q-128 -76 -146 -96Z", red, 8),
    part(box(-60, -123, -46, -69) + box(56, -121, 70, -71), yellow, 3),
    part(polygon("32 -98, 96 -104, 96 -88, 32 -94"), deeper(hull, m, 0.35), 3),
  ]);
};
