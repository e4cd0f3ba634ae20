import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, oval, polygon, ribbon } from "./outline.ts";
import { deeper, ovalPair, paler, ribbonPair, ribbons, towards } from "./strokes.ts";
import { colourTones } from "./tones.ts";

/** An otter that floats on its back with a shell on its chest. */
export const otter: FigureMaker = (m) => {
  const pale = paler(m.body, 0.5);
  const blue = colourTones("blue");
  return {
    box: { left: -150, right: 160, top: -112, bottom: 10 },
    parts: [
      part(oval(4, -12, 146, 22), blue, 6),
      part(ribbon("96 -26 30, 132 -34 24, 152 -58 10"), m.body, 9),
      part(
        ribbons("78 -36 22, 88 -66 18, 98 -78 20", "58 -38 22, 62 -70 18, 68 -84 20"),
        deeper(m.body, m, 0.2),
        6,
      ),
      part(ribbon("-78 -34 52, -40 -28 62, 10 -24 66, 60 -24 56, 96 -22 38"), m.body, 20),
      part(blob("-62 -50, -20 -56, 40 -52, 74 -42, 40 -34, -20 -34, -58 -38"), pale, 8),
      part(oval(-96, -56, 40, 36), m.body, 22),
      part(oval(-122, -80, 10, 10) + oval(-70, -86, 10, 10), deeper(m.body, m, 0.25), 4),
      part(oval(-96, -48, 25, 19), pale, 8, {
        lines: {
          path: "M-108 -48L-142 -56M-108 -44L-142 -42M-84 -48L-50 -58M-84 -44L-50 -46M-96 -50L-96 -42Q-104 -34 -110 -40M-96 -42Q-88 -34 -82 -40",
          width: 1.8,
        },
      }),
      part(oval(-96, -56, 9, 6.4), m.dark, 3),
      part(oval(-110, -68, 5) + oval(-82, -68, 5), m.dark, 1.4),
      part("M-22 -62Q-24 -90 0 -96Q24 -90 22 -62Q0 -54 -22 -62Z", colourTones("pink"), 8, {
        lines: { path: "M0 -60L0 -94M-6 -60L-14 -88M6 -60L14 -88", width: 1.8 },
      }),
      part(
        ribbons("-46 -46 18, -34 -64 16, -18 -70 17", "44 -42 18, 34 -62 16, 20 -70 17"),
        deeper(m.body, m, 0.15),
        7,
      ),
      part("M-146 -8Q-70 6 4 2Q90 8 150 -8Q80 22 4 18Q-80 20 -146 -8Z", paler(blue, 0.3), 3, { lift: 0.1 }),
    ],
  };
};

/** A beaver with its teeth, its flat tail and a log. */
export const beaver: FigureMaker = (m) => ({
  box: { left: -87, right: 158, top: -176, bottom: 4 },
  parts: [
    part(blob("36 -26, 80 -44, 130 -46, 156 -26, 144 -6, 100 -2, 50 -6"), m.dark, 9, {
      lines: {
        path: "M66 -36L90 -4M88 -42L114 -4M110 -46L136 -6M66 -6L92 -42M90 -4L116 -46M116 -6L142 -40",
        width: 2,
        light: true,
      },
    }),
    part(blob("0 -120, 44 -108, 66 -64, 60 -20, 30 0, -30 0, -60 -20, -66 -64, -44 -108"), m.body, 28),
    part(blob("0 -88, 28 -80, 38 -46, 28 -12, 0 -6, -28 -12, -38 -46, -28 -80"), paler(m.body, 0.3), 12),
    part(ovalPair(30, -4, 24, 10), m.dark, 5),
    part(ovalPair(38, -162, 12), deeper(m.body, m, 0.3), 5),
    part(
      blob("0 -176, 32 -168, 52 -140, 46 -110, 20 -96, -20 -96, -46 -110, -52 -140, -32 -168"),
      m.body,
      24,
    ),
    part(ovalPair(16, -124, 20, 16), paler(m.body, 0.4), 9, {
      lines: { path: "M-20 -122L-48 -128M-20 -118L-46 -116M20 -122L48 -128M20 -118L46 -116", width: 1.6 },
    }),
    part(oval(0, -136, 12, 8), m.dark, 4),
    part(ovalPair(21, -148, 5.4), m.dark, 1.4),
    part(ovalPair(19.6, -150, 1.8), colourTones("white"), 0.4, { lift: 0.2 }),
    part(box(-9, -110, -0.6, -90) + box(0.6, -110, 9, -90), colourTones("white"), 2),
    part(ribbon("-76 -58 22, 0 -66 23, 78 -58 22"), colourTones("brown"), 9, {
      lines: { path: "M-60 -60L-24 -64M-10 -70L36 -66M30 -58L62 -56", width: 1.8 },
    }),
    part(oval(79, -58, 7, 11), colourTones("gold"), 2, {
      lines: { path: "M79 -64a4 6 0 1 0 .1 0", width: 1.4 },
    }),
    part(ribbonPair("50 -86 20, 48 -66 18, 30 -58 17"), deeper(m.body, m, 0.15), 8),
  ],
});

/** A mole that looks out of its hill, with large pink paws. */
export const mole: FigureMaker = (m) => {
  const pink = colourTones("pink");
  const earth = colourTones("brown");
  const claws = [-12, -4, 4, 12].map((x) => ribbon(`${44 + x} -34 7, ${44 + x * 1.4} -14 4`));
  const left = [-12, -4, 4, 12].map((x) => ribbon(`${-44 + x} -34 7, ${-44 + x * 1.4} -14 4`));
  return {
    box: { left: -148, right: 148, top: -142, bottom: 4 },
    parts: [
      part(blob("-60 -44, -30 -64, 30 -64, 60 -44, 40 -20, -40 -20"), m.dark, 3),
      part(blob("0 -142, 34 -130, 52 -92, 54 -40, 30 -20, -30 -20, -54 -40, -52 -92, -34 -130"), m.body, 28, {
        lines: {
          path: "M-24 -120l6 8M-4 -130l4 8M18 -122l-2 8M-36 -90l6 8M34 -92l-4 8",
          width: 1.6,
          light: true,
        },
      }),
      part(ribbon("0 -112 40, 0 -92 30, 0 -78 22"), towards(m.body, pink[1]!, 0.4), 10, {
        lines: { path: "M-12 -84L-46 -92M-12 -80L-44 -76M12 -84L46 -92M12 -80L44 -76", width: 1.6 },
      }),
      part(oval(0, -80, 13, 11), pink, 6),
      part(oval(-4, -79, 2.4) + oval(4, -79, 2.4), m.dark, 0.6),
      part(
        ribbon("-26 -116 2.4, -19 -112 3, -12 -116 2.4") + ribbon("26 -116 2.4, 19 -112 3, 12 -116 2.4"),
        m.dark,
        0.8,
      ),
      part(
        blob(
          "-146 0, -112 -22, -80 -44, -52 -36, -20 -26, 20 -26, 52 -36, 80 -44, 112 -22, 146 0, 60 5, -60 5",
        ),
        earth,
        14,
        {
          lines: {
            path: "M-104 -14l10 4M-74 -26l10 4M-40 -16l10 4M4 -12l10 4M38 -20l10 4M82 -26l10 4M104 -10l10 2M-20 -4l10 2",
            width: 4,
          },
        },
      ),
      part(oval(-44, -42, 21, 17) + oval(44, -42, 21, 17), pink, 7),
      part(claws.join("") + left.join(""), paler(pink, 0.6), 2.4),
    ],
  };
};

/** A sloth that hangs from a branch. */
export const sloth: FigureMaker = (m) => {
  const pale = paler(m.body, 0.65);
  const claw = (x: number) =>
    [-8, 0, 8].map((d) => ribbon(`${x + d} -186 6, ${x + d} -206 5, ${x + d + 4} -214 3`)).join("");
  return {
    box: { left: -160, right: 157, top: -216, bottom: 4 },
    parts: [
      part(
        blob("96 -204, 130 -216, 150 -200, 122 -190") + blob("-130 -176, -146 -150, -130 -134, -116 -158"),
        colourTones("green"),
        4,
      ),
      part(ribbon("-150 -184 20, -60 -194 24, 60 -196 22, 150 -200 14"), colourTones("brown"), 9, {
        lines: { path: "M-130 -184L-80 -190M-50 -190L0 -196M30 -194L100 -198", width: 2 },
      }),
      part(ribbons("-64 -74 44, -78 -130 34, -80 -186 28", "66 -70 44, 82 -130 34, 84 -190 28"), m.body, 14, {
        lines: { path: "M-80 -160L-76 -120M-70 -150L-66 -110M84 -160L80 -116M76 -150L72 -112", width: 1.8 },
      }),
      part(claw(-80) + claw(84), colourTones("gold"), 2.4),
      part(
        blob("-96 -70, -60 -82, 0 -66, 60 -78, 100 -70, 96 -34, 60 -8, 0 -2, -60 -8, -92 -34"),
        m.body,
        30,
        {
          lines: { path: "M-20 -20Q20 -10 60 -24M-10 -40Q30 -30 70 -46M0 -56Q30 -48 60 -60", width: 1.8 },
        },
      ),
      part(oval(-58, -66, 46, 42), deeper(m.body, m, 0.12), 20),
      part(oval(-58, -60, 36, 31), pale, 12),
      part(
        blob("-94 -62, -80 -72, -66 -66, -70 -54, -88 -48") +
          blob("-22 -62, -36 -72, -50 -66, -46 -54, -28 -48"),
        m.dark,
        3,
      ),
      part(oval(-76, -62, 4) + oval(-40, -62, 4), colourTones("white"), 0.8, { lift: 0.2 }),
      part(oval(-58, -52, 10, 7), m.dark, 3),
      part(ribbon("-76 -42 2.6, -58 -34 3.4, -40 -42 2.6"), m.dark, 0.8),
    ],
  };
};

/** An armadillo in its banded armour. */
export const armadillo: FigureMaker = (m) => {
  const bands = Array.from(
    { length: 7 },
    (_, i) => `M${-34 + i * 15} -108Q${-22 + i * 15} -60 ${-32 + i * 15} -22`,
  ).join("");
  const pink = towards(m.body, colourTones("pink")[1]!, 0.6);
  return {
    box: { left: -144, right: 160, top: -124, bottom: 4 },
    parts: [
      part(ribbon("76 -34 30, 112 -22 18, 156 -8 4"), deeper(m.body, m, 0.2), 7, {
        lines: { path: "M96 -40l-4 24M110 -34l-4 20M124 -26l-4 14M136 -20l-2 10", width: 1.8 },
      }),
      part(
        ribbons(
          "-50 -34 26, -52 -14 18, -58 -4 16",
          "52 -34 28, 54 -14 20, 48 -4 18",
          "-22 -30 24, -22 -4 15",
          "28 -30 24, 26 -4 15",
        ),
        pink,
        7,
      ),
      part(ribbon("-62 -54 46, -90 -38 30, -118 -22 18, -138 -14 11"), pink, 12, {
        lines: { path: "M-88 -56Q-80 -46 -84 -36", width: 1.6 },
      }),
      part(ribbons("-72 -72 12, -78 -98 14, -74 -110 4", "-56 -72 12, -56 -100 14, -50 -112 4"), pink, 5),
      part(
        blob("-72 -28, -70 -74, -36 -114, 20 -122, 70 -100, 98 -56, 92 -26, 40 -18, -30 -18"),
        m.body,
        30,
        {
          lines: [
            { path: bands, width: 3 },
            {
              path: "M-62 -76Q-50 -60 -58 -34M78 -90Q92 -60 80 -28M-56 -86l8 6M70 -60l10 0M66 -80l10 2M70 -42l12 0",
              width: 2,
            },
          ],
        },
      ),
      part(oval(-98, -40, 4.4), m.dark, 1.4),
      part(oval(-138, -14, 5, 4.4), m.dark, 1.4),
    ],
  };
};

/** A walrus with its tusks and whiskers. */
export const walrus: FigureMaker = (m) => {
  const pale = paler(m.body, 0.35);
  return {
    box: { left: -99, right: 179, top: -186, bottom: 4 },
    parts: [
      part(
        ribbons("128 -16 30, 156 -22 22, 174 -34 8", "128 -12 28, 160 -8 16, 176 -6 6"),
        deeper(m.body, m, 0.2),
        7,
      ),
      part(
        blob("-70 -150, -20 -178, 30 -160, 80 -110, 130 -52, 146 -14, 120 0, -40 0, -74 -20, -84 -80"),
        m.body,
        34,
        {
          lines: {
            path: "M14 -110Q30 -90 26 -60M44 -90Q58 -72 54 -44M74 -66Q84 -52 80 -28M-60 -92Q-30 -78 0 -92M-58 -76Q-30 -62 2 -74",
            width: 2.2,
          },
        },
      ),
      part(
        ribbons("-50 -34 40, -66 -10 26, -92 -4 14", "40 -26 34, 30 -8 24, 6 -2 14"),
        deeper(m.body, m, 0.15),
        9,
      ),
      part(oval(-30, -146, 46, 40), m.body, 20),
      part(
        ribbon("-50 -112 15, -54 -80 12, -48 -44 5") + ribbon("-16 -112 15, -14 -80 12, -22 -44 5"),
        colourTones("white"),
        6,
      ),
      part(oval(-52, -124, 28, 22) + oval(-14, -124, 28, 22), pale, 13, {
        lines: {
          path: "M-70 -128l2 0M-62 -118l2 0M-54 -128l2 0M-70 -114l2 0M-46 -116l2 0M0 -128l2 0M-8 -118l2 0M-16 -128l2 0M4 -114l2 0M-24 -116l2 0M-74 -122L-96 -126M-74 -114L-94 -106M8 -122L30 -126M8 -114L28 -106",
          width: 2.2,
        },
      }),
      part(oval(-33, -142, 13, 9), m.dark, 4),
      part(oval(-54, -160, 5.4) + oval(-12, -160, 5.4), m.dark, 1.4),
      part(oval(-55.4, -162, 1.8) + oval(-13.4, -162, 1.8), colourTones("white"), 0.4, { lift: 0.2 }),
    ],
  };
};

/** A hamster with full cheeks and a seed. */
export const hamster: FigureMaker = (m) => {
  const white = colourTones("white");
  const pink = colourTones("pink");
  return {
    box: { left: -78, right: 78, top: -148, bottom: 4 },
    parts: [
      part(ovalPair(42, -130, 17), m.body, 8),
      part(ovalPair(42, -129, 10), pink, 4),
      part(
        blob("0 -136, 40 -126, 66 -92, 74 -50, 58 -12, 28 0, -28 0, -58 -12, -74 -50, -66 -92, -40 -126"),
        m.body,
        32,
      ),
      part(blob("0 -66, 30 -72, 54 -54, 46 -18, 0 -6, -46 -18, -54 -54, -30 -72"), white, 14),
      part(ovalPair(38, -76, 29, 23), white, 14),
      part(blob("0 -140, 9 -116, 8 -92, 0 -84, -8 -92, -9 -116"), white, 5),
      part(oval(0, -88, 8, 6), pink, 3, {
        lines: {
          path: "M0 -84L0 -76Q-6 -68 -12 -74M0 -76Q6 -68 12 -74M-26 -82L-62 -90M-26 -76L-62 -74M26 -82L62 -90M26 -76L62 -74",
          width: 1.6,
        },
      }),
      part(ovalPair(28, -104, 8.4, 9.4), m.dark, 3),
      part(ovalPair(26, -107, 3), white, 0.5, { lift: 0.2 }),
      part(blob("0 -66, 12 -48, 8 -32, 0 -28, -8 -32, -12 -48"), m.dark, 5, {
        lines: { path: "M-4 -54L-4 -36M4 -54L4 -36", width: 2, light: true },
      }),
      part(ovalPair(20, -46, 11, 9), pink, 5),
      part(ovalPair(30, -4, 18, 8), pink, 4),
    ],
  };
};

/** A rat with its long bare tail. */
export const rat: FigureMaker = (m) => {
  const pink = colourTones("pink");
  return {
    box: { left: -143, right: 196, top: -110, bottom: 4 },
    parts: [
      part(ribbon("74 -20 13, 116 -6 11, 152 -16 8, 172 -44 6, 194 -56 3"), pink, 4, {
        lines: {
          path: "M96 -18l-2 10M108 -14l-2 10M120 -12l0 10M132 -14l2 10M144 -20l4 8M154 -28l6 6M162 -38l8 4",
          width: 1.4,
        },
      }),
      part(ribbons("-50 -20 16, -58 -4 12, -70 -2 9", "44 -20 22, 34 -4 14, 20 -2 9"), pink, 4),
      part(oval(-62, -92, 17, 18), deeper(m.body, m, 0.2), 6),
      part(
        blob("-92 -56, -60 -84, -20 -88, 30 -96, 72 -78, 88 -40, 72 -8, 10 -4, -50 -10, -80 -24"),
        m.body,
        28,
        {
          lines: {
            path: "M-10 -72l12 4M14 -80l12 4M38 -74l12 4M0 -50l12 4M28 -54l12 4M54 -48l10 4M16 -28l12 4",
            width: 1.8,
          },
        },
      ),
      part(ribbon("-66 -54 56, -94 -42 38, -118 -30 22, -132 -26 14"), m.body, 14),
      part(oval(-46, -86, 20, 21), m.body, 7),
      part(oval(-47, -85, 13, 14), pink, 4),
      part(oval(-136, -26, 6.4, 5.6), pink, 3, {
        lines: { path: "M-124 -24L-112 -4M-120 -26L-98 -8M-122 -34L-110 -56M-118 -34L-98 -52", width: 1.4 },
      }),
      part(polygon("-128 -18, -121 -18, -124 -6"), colourTones("white"), 1),
      part(oval(-96, -54, 5.4), m.dark, 1.6),
      part(oval(-97.4, -55.6, 1.8), colourTones("white"), 0.4, { lift: 0.2 }),
    ],
  };
};
