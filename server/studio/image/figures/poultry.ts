import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval, polygon, ribbon } from "./outline.ts";
import { deeper, paler, ribbons, towards } from "./strokes.ts";
import { colourTones } from "./tones.ts";

/** Legs of a walking bird, with three toes each. */
const legs = (far: number, near: number, top: number) =>
  [far, near]
    .map((x) =>
      ribbons(
        `${x} ${top} 10, ${x - 2} -8 8`,
        `${x - 2} -8 7, ${x - 26} -1 4`,
        `${x - 2} -8 7, ${x - 4} 0 5`,
        `${x - 2} -8 6, ${x + 18} -2 4`,
      ),
    )
    .join("");

/** A plump hen with a small comb. */
export const hen: FigureMaker = (m) => {
  const [red, gold] = [colourTones("red"), colourTones("gold")];
  return {
    box: { left: -112, right: 112, top: -186, bottom: 4 },
    parts: [
      part(legs(24, -6, -50), gold, 3),
      part(blob("52 -104, 70 -140, 92 -166, 108 -160, 104 -128, 92 -96, 66 -74"), deeper(m.body, m, 0.5), 8, {
        lines: { path: "M66 -90L94 -156M74 -86L104 -136", width: 2.2 },
      }),
      part(
        blob("-72 -170, -60 -176, -50 -162, -46 -150, -60 -146, -74 -150, -86 -158, -88 -170, -80 -168"),
        red,
        5,
      ),
      part(
        blob(
          "-74 -158, -54 -162, -36 -146, -26 -122, 2 -110, 38 -110, 70 -118, 92 -126, 90 -88, 70 -56, 36 -36, 0 -32, -36 -40, -62 -64, -74 -96, -80 -126, -86 -142",
        ),
        m.body,
        28,
      ),
      part(
        blob("-6 -92, 26 -98, 62 -92, 88 -76, 66 -62, 40 -52, 12 -54, -8 -68"),
        deeper(m.body, m, 0.22),
        10,
        {
          lines: { path: "M10 -70Q40 -58 74 -74M16 -82Q44 -72 80 -78M8 -60Q26 -52 48 -56", width: 2 },
        },
      ),
      part(
        ribbons(
          "-56 -112 3, -50 -104 3, -44 -112 3",
          "-40 -104 3, -34 -96 3, -28 -104 3",
          "-52 -88 3, -46 -80 3, -40 -88 3",
        ),
        deeper(m.body, m, 0.3),
        1.4,
      ),
      part("M-84 -150L-110 -140L-84 -132Z", gold, 4),
      part(blob("-86 -134, -76 -132, -74 -116, -82 -106, -92 -114, -92 -126"), red, 5),
      part(oval(-70, -142, 5), m.dark, 1.4),
      part(oval(-71.5, -143.5, 1.6), colourTones("white"), 0.4, { lift: 0.2 }),
    ],
  };
};

/** A cock with a high comb and long curved tail feathers. */
export const rooster: FigureMaker = (m) => {
  const [red, gold] = [colourTones("red"), colourTones("gold")];
  const tail = towards(colourTones("green"), [0.2, 0, 0], 0.35);
  return {
    box: { left: -124, right: 148, top: -230, bottom: 4 },
    parts: [
      part(legs(20, -10, -56), gold, 3),
      part(
        ribbons(
          "48 -104 30, 84 -154 26, 116 -164 18, 138 -136 6",
          "48 -104 30, 70 -172 26, 102 -198 18, 132 -186 5",
          "46 -96 28, 90 -124 24, 122 -122 16, 142 -94 5",
          "46 -92 26, 84 -94 22, 112 -84 14, 126 -58 4",
          "44 -108 26, 48 -180 22, 70 -212 14, 96 -214 4",
        ),
        tail,
        7,
        {
          lines: {
            path: "M52 -104Q80 -164 128 -150M52 -112Q76 -186 122 -188M56 -98Q96 -122 136 -104",
            width: 2,
          },
        },
      ),
      part(
        blob(
          "-96 -202, -94 -226, -82 -208, -76 -230, -66 -208, -54 -224, -52 -202, -40 -204, -46 -182, -70 -178, -92 -184",
        ),
        red,
        6,
      ),
      part(
        blob(
          "-84 -190, -60 -196, -44 -176, -40 -140, -16 -116, 24 -114, 58 -124, 70 -104, 58 -66, 24 -44, -16 -42, -50 -62, -66 -98, -78 -140, -94 -172",
        ),
        m.body,
        26,
      ),
      part(
        blob(
          "-90 -172, -60 -190, -42 -164, -36 -132, -14 -104, -34 -100, -42 -84, -56 -98, -68 -92, -72 -120, -84 -146",
        ),
        colourTones("gold"),
        9,
        {
          lines: {
            path: "M-64 -172Q-58 -130 -36 -104M-74 -166Q-70 -126 -54 -100M-56 -172Q-46 -136 -20 -108",
            width: 2,
          },
        },
      ),
      part(blob("-22 -98, 10 -106, 42 -100, 62 -84, 42 -70, 12 -62, -16 -74"), deeper(m.body, m, 0.4), 9, {
        lines: { path: "M-4 -80Q22 -68 50 -82M2 -92Q26 -82 54 -88", width: 2 },
      }),
      part("M-92 -180L-122 -168L-92 -160Z", gold, 4),
      part(blob("-94 -162, -80 -160, -76 -138, -86 -124, -98 -134, -102 -150"), red, 6),
      part(oval(-76, -174, 5), m.dark, 1.4),
      part(oval(-77.5, -175.5, 1.6), colourTones("white"), 0.4, { lift: 0.2 }),
    ],
  };
};

/** A fluffy chick. */
export const chick: FigureMaker = (m) => {
  const orange = colourTones("orange");
  return {
    box: { left: -78, right: 76, top: -150, bottom: 4 },
    parts: [
      part(legs(20, -8, -30), orange, 3),
      part(blob("48 -70, 70 -84, 74 -70, 60 -54, 46 -50"), m.body, 6, { lift: -0.06 }),
      part(
        `${blob("-50 -66, -30 -84, 6 -82, 42 -78, 60 -56, 52 -28, 22 -14, -16 -14, -44 -26, -56 -46")}${oval(-22, -100, 44, 41)}`,
        m.body,
        34,
        {
          lines: {
            path: "M-22 -144l-4 -8M-14 -144l4 -8M40 -30q6 4 12 0M10 -24q6 4 12 0M-20 -26q6 4 12 0",
            width: 2,
          },
        },
      ),
      part(blob("-2 -62, 24 -66, 44 -56, 34 -40, 10 -34, -6 -44"), deeper(m.body, m, 0.16), 8, {
        lines: { path: "M8 -48Q22 -42 34 -52", width: 2 },
      }),
      part("M-60 -108L-78 -98L-58 -90Z", orange, 4),
      part(oval(-36, -106, 6.4, 7.4), m.dark, 2),
      part(oval(-38, -109, 2.2), colourTones("white"), 0.4, { lift: 0.2 }),
      part(oval(-30, -88, 9, 6), towards(m.body, colourTones("pink")[1]!), 2),
    ],
  };
};

/** A duck on its feet; a drake's neck is ringed. */
export const duck: FigureMaker = (m) => {
  const orange = colourTones("orange");
  return {
    box: { left: -128, right: 128, top: -170, bottom: 4 },
    parts: [
      part(
        ribbons("-6 -34 12, -8 -10 9") +
          ribbons("30 -34 12, 28 -10 9") +
          polygon("-4 -12, -14 -12, -44 0, -28 2, -14 0, 2 2") +
          polygon("32 -12, 22 -12, -6 0, 8 2, 22 0, 38 2"),
        orange,
        4,
      ),
      part(
        blob(
          "-52 -96, -20 -92, 18 -96, 62 -94, 100 -104, 126 -112, 118 -80, 92 -48, 50 -28, 0 -26, -40 -36, -62 -58",
        ),
        m.body,
        28,
      ),
      part(blob("-18 -76, 20 -86, 66 -82, 100 -74, 74 -54, 36 -46, 0 -50"), deeper(m.body, m, 0.25), 9, {
        lines: { path: "M14 -60Q46 -52 84 -66M20 -72Q50 -64 92 -72", width: 2 },
      }),
      part(`${ribbon("-44 -62 44, -52 -92 34, -56 -116 30")}${oval(-62, -136, 34, 30)}`, m.body, 20),
      part(blob("-90 -142, -108 -134, -126 -128, -124 -118, -104 -116, -86 -118"), orange, 7, {
        lines: { path: "M-122 -124Q-104 -126 -88 -128", width: 1.8 },
      }),
      part(ribbon("-34 -94 7, -54 -100 8, -72 -94 7"), paler(m.body, 0.8), 3),
      part(oval(-72, -144, 5), m.dark, 1.4),
      part(oval(-73.5, -146, 1.7), colourTones("white"), 0.4, { lift: 0.2 }),
    ],
  };
};

/** A swimming swan with an arched neck and raised wings. */
export const swan: FigureMaker = (m) => ({
  box: { left: -118, right: 134, top: -206, bottom: 4 },
  parts: [
    part(blob("20 -60, 50 -112, 92 -140, 132 -140, 120 -98, 104 -66, 70 -40"), deeper(m.body, m, 0.12), 9, {
      lines: { path: "M48 -66L104 -128M62 -60L122 -116", width: 2 },
    }),
    part(
      blob(
        "-68 -54, -50 -70, -10 -70, 30 -66, 80 -66, 124 -82, 116 -44, 88 -12, 40 0, -20 0, -58 -14, -74 -36",
      ),
      m.body,
      26,
    ),
    part(
      ribbon(
        "-46 -34 42, -62 -66 32, -54 -98 24, -36 -126 20, -34 -158 19, -52 -182 20, -74 -180 20, -84 -168 15",
        10,
      ),
      m.body,
      12,
      { lift: 0.04 },
    ),
    part(blob("-32 -44, 0 -86, 44 -104, 88 -102, 112 -92, 84 -66, 58 -42, 16 -26, -20 -28"), m.body, 12, {
      lift: 0.05,
      lines: { path: "M6 -40Q44 -54 72 -82M-2 -54Q34 -70 60 -92M24 -36Q60 -44 92 -78", width: 2 },
    }),
    part(blob("-82 -176, -96 -164, -112 -148, -104 -144, -90 -150, -78 -160"), colourTones("orange"), 5),
    part(blob("-84 -180, -72 -180, -76 -166, -88 -164, -92 -170"), m.dark, 3),
    part(oval(-69, -183, 3.6), m.dark, 1),
  ],
});
