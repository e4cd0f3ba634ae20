import type { Lab } from "../colour.ts";
import type { FigureMaker, Materials } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval, polygon, ribbon } from "./outline.ts";
import { bodyOr, deeper, paler, ribbons, scattered, towards } from "./strokes.ts";
import { colourTones } from "./tones.ts";

type Tones = readonly Lab[];
interface Look {
  back: Tones;
  belly: Tones;
  head?: Tones;
  wing?: Tones;
  beak?: Tones;
  /** How far the tail and the beak reach. */
  tail?: number;
  bill?: number;
}

/** A small bird that looks to the left; marks lie over its body, in front of its eye. */
const perched = (m: Materials, look: Look, marks: readonly ReturnType<typeof part>[] = []) => {
  const tail = look.tail ?? 62;
  const bill = look.bill ?? 22;
  return {
    box: { left: -86 - bill, right: 62 + tail, top: -146, bottom: 4 },
    parts: [
      part(
        ribbons(
          `44 -52 26, ${48 + tail * 0.5} -36 20, ${52 + tail} -20 14`,
          `40 -56 22, ${44 + tail * 0.5} -48 18, ${46 + tail} -36 10`,
        ),
        deeper(look.back, m, 0.35),
        6,
      ),
      part(
        ribbons(
          "-6 -30 6, -8 -4 6, -24 0 5",
          "14 -30 6, 14 -4 6, -2 0 5",
          "14 -4 5, 26 0 4",
          "-8 -4 5, 4 0 4",
        ),
        deeper(colourTones("orange"), m, 0.3),
        2,
      ),
      part(
        blob("-62 -74, -44 -104, -4 -104, 36 -84, 60 -52, 40 -30, 0 -20, -40 -30, -60 -52"),
        look.belly,
        26,
      ),
      part(blob("-40 -104, 0 -108, 40 -86, 66 -50, 46 -48, 10 -66, -30 -78"), look.back, 12),
      part(oval(-46, -108, 36, 34), look.head ?? look.back, 20),
      ...marks,
      part(
        blob("-16 -88, 22 -88, 54 -62, 78 -38, 40 -34, 0 -42, -22 -62"),
        look.wing ?? deeper(look.back, m, 0.2),
        10,
        {
          lift: 0.05,
          lines: { path: "M4 -52Q36 -48 66 -42M0 -64Q34 -60 58 -52M4 -76Q30 -72 46 -64", width: 2 },
        },
      ),
      part(polygon(`-78 -118, -78 -100, ${-82 - bill} -106`), look.beak ?? colourTones("gold"), 3),
      part(oval(-58, -114, 5.6), m.dark, 1.6),
      part(oval(-59.6, -116, 1.9), colourTones("white"), 0.4, { lift: 0.2 }),
    ],
  };
};

export const sparrow: FigureMaker = (m) => {
  const brown = bodyOr(m, colourTones("brown"));
  const streaks = scattered(12, 14, -72, 30, 14)
    .map(([x, y]) => ribbon(`${x} ${y} 3, ${x + 12} ${y + 8} 2`))
    .join("");
  return perched(m, { back: brown, belly: paler(brown, 0.7), head: paler(brown, 0.7), beak: m.dark }, [
    part(blob("-78 -124, -56 -146, -24 -138, -10 -112, -24 -104, -38 -120, -60 -124"), brown, 6),
    part(blob("-78 -104, -62 -96, -50 -84, -60 -68, -76 -82"), m.dark, 4),
    part(streaks, m.dark, 1),
  ]);
};

export const robin: FigureMaker = (m) => {
  const brown = bodyOr(m, colourTones("brown"));
  return perched(m, { back: brown, belly: paler(brown, 0.8), beak: m.dark }, [
    part(
      blob("-82 -116, -66 -128, -42 -120, -34 -98, -22 -70, -36 -42, -58 -50, -66 -80"),
      colourTones("red"),
      10,
      { lift: 0.1 },
    ),
  ]);
};

export const magpie: FigureMaker = (m) =>
  perched(
    m,
    {
      back: colourTones("black"),
      belly: colourTones("white"),
      wing: deeper(colourTones("blue"), m, 0.3),
      beak: m.dark,
      tail: 128,
    },
    [
      part(blob("-70 -88, -50 -82, -24 -84, -34 -58, -56 -52, -68 -66"), colourTones("black"), 8),
      part(blob("-14 -94, 18 -94, 30 -78, 4 -72, -14 -80"), colourTones("white"), 6, { lift: 0.06 }),
    ],
  );

export const blackbird: FigureMaker = (m) =>
  perched(
    m,
    {
      back: colourTones("black"),
      belly: colourTones("black"),
      beak: colourTones("orange"),
      bill: 28,
      tail: 76,
    },
    [part(oval(-58, -114, 10), colourTones("orange"), 2)],
  );

export const canary: FigureMaker = (m) => {
  const yellow = bodyOr(m, colourTones("yellow"));
  return perched(
    m,
    {
      back: yellow,
      belly: paler(yellow, 0.3),
      wing: deeper(yellow, m, 0.15),
      beak: colourTones("orange"),
      bill: 16,
    },
    [part(oval(-44, -92, 9, 6), colourTones("orange"), 2)],
  );
};

export const kingfisher: FigureMaker = (m) => {
  const blue = bodyOr(m, colourTones("blue"));
  return perched(m, { back: blue, belly: colourTones("orange"), beak: m.dark, bill: 62, tail: 26 }, [
    part(blob("-78 -110, -54 -110, -30 -98, -36 -88, -60 -94"), colourTones("orange"), 4),
    part(oval(-30, -92, 11, 9) + oval(-64, -88, 11, 8), colourTones("white"), 3),
    part(
      scattered(9, -44, -130, 22, 8)
        .map(([x, y]) => oval(x, y, 2.6, 2))
        .join(""),
      paler(blue, 0.6),
      0.8,
    ),
  ]);
};

/** A grey pigeon with its shining neck and two bars on its wing. */
export const pigeon: FigureMaker = (m) => {
  const grey = bodyOr(m, colourTones("grey"));
  const bar = deeper(grey, m, 0.7);
  return {
    box: { left: -104, right: 128, top: -149, bottom: 4 },
    parts: [
      part(blob("48 -60, 90 -44, 124 -28, 118 -12, 84 -16, 44 -34"), deeper(grey, m, 0.4), 6),
      part(ribbons("-4 -26 8, -6 -2 7, -26 1 6", "20 -26 8, 20 -2 7, 0 1 6"), colourTones("red"), 2),
      part(blob("-62 -62, -48 -92, -6 -98, 40 -86, 74 -54, 58 -26, 8 -16, -36 -24, -58 -42"), grey, 28),
      part(
        blob("-62 -62, -70 -100, -64 -130, -38 -134, -26 -112, -14 -88, -34 -66"),
        towards(grey, colourTones("green")[1]!, 0.6),
        14,
      ),
      part(
        blob("-62 -74, -48 -90, -20 -92, -12 -76, -34 -58, -56 -60"),
        towards(grey, colourTones("purple")[1]!, 0.6),
        7,
      ),
      part(oval(-54, -128, 24, 21), deeper(grey, m, 0.15), 12),
      part(blob("-24 -84, 18 -88, 62 -60, 100 -36, 60 -30, 6 -32, -24 -54"), paler(grey, 0.25), 11, {
        lift: 0.05,
      }),
      part(ribbons("14 -78 7, 28 -56 9, 22 -36 7", "44 -66 7, 56 -50 9, 50 -34 6"), bar, 2),
      part(polygon("-76 -128, -76 -116, -98 -114"), m.dark, 2),
      part(oval(-78, -128, 5, 4), colourTones("white"), 1.4),
      part(oval(-60, -132, 5.4), colourTones("orange"), 1.6),
      part(oval(-60, -132, 2.6), m.dark, 0.6),
    ],
  };
};

/** A woodpecker at a trunk, with chips that fly. */
export const woodpecker: FigureMaker = (m) => {
  const [white, red, black] = [colourTones("white"), colourTones("red"), colourTones("black")];
  return {
    box: { left: -132, right: 90, top: -268, bottom: 35 },
    parts: [
      part(ribbons("-96 -238 60, -98 -120 64, -94 -2 74"), colourTones("brown"), 16, {
        lines: {
          path: "M-112 -230L-114 -160M-90 -220L-88 -180M-110 -110L-112 -40M-84 -90L-80 -20M-96 -60L-98 -10",
          width: 2.6,
        },
      }),
      part(oval(-72, -158, 9, 13), m.dark, 2),
      part(ribbons("20 -66 20, 6 -26 16, -10 6 8", "8 -66 18, -8 -24 14, -26 4 7"), black, 5),
      part(
        ribbons("-30 -84 6, -56 -80 5, -66 -88 4", "-24 -70 6, -52 -60 5, -64 -66 4"),
        colourTones("grey"),
        2,
      ),
      part(blob("-18 -152, 16 -150, 34 -120, 34 -80, 12 -54, -16 -64, -30 -96, -30 -130"), white, 20),
      part(blob("-2 -152, 30 -146, 48 -106, 42 -68, 22 -48, 8 -74, 4 -116"), black, 10, {
        lines: { path: "M18 -122l22 -4M18 -106l26 -4M18 -90l26 -4M20 -74l18 -4", width: 5, light: true },
      }),
      part(oval(-8, -168, 27, 25), white, 14),
      part(blob("-30 -176, -16 -206, 22 -204, 30 -168, 10 -170, -10 -180"), red, 8),
      part(blob("-22 -150, 0 -152, 26 -158, 20 -142, -10 -138"), black, 4),
      part(blob("4 -72, 22 -66, 18 -48, 2 -52"), red, 4),
      part(polygon("-30 -178, -30 -160, -72 -160"), m.dark, 3),
      part(oval(-16, -172, 5), m.dark, 1.4),
      part(oval(-17.4, -174, 1.7), white, 0.4, { lift: 0.2 }),
      part(
        polygon("-50 -196, -42 -190, -54 -186") +
          polygon("-64 -122, -56 -126, -58 -114") +
          polygon("-44 -134, -36 -130, -46 -124"),
        colourTones("gold"),
        1,
      ),
    ],
  };
};

/** A swallow in flight with its forked tail. */
export const swallow: FigureMaker = (m) => {
  const blue = bodyOr(m, deeper(colourTones("blue"), m, 0.35));
  return {
    box: { left: -110, right: 150, top: -110, bottom: 66 },
    parts: [
      part("M20 -14C40 -60 84 -96 128 -108C116 -70 84 -24 44 0Z", deeper(blue, m, 0.3), 6, { lift: -0.1 }),
      part("M40 -4Q90 -10 150 -34Q110 0 72 10Q104 26 142 62Q86 44 34 16Z", blue, 5),
      part(blob("-82 -12, -58 -26, -10 -24, 40 -8, 60 6, 30 20, -20 22, -62 12"), colourTones("white"), 14),
      part(blob("-84 -14, -64 -30, -10 -30, 44 -10, 66 4, 20 -2, -30 -6, -66 -6"), blue, 8),
      part(blob("-88 -8, -70 -10, -50 2, -52 14, -70 10"), colourTones("red"), 4),
      part("M-28 -14C-46 -44 -40 -86 -92 -106C-20 -108 30 -66 36 -10C20 2 -12 2 -28 -14Z", blue, 8, {
        lift: 0.05,
        lines: { path: "M-10 -14Q-10 -70 -70 -100M8 -12Q6 -60 -40 -96", width: 1.6, light: true },
      }),
      part(polygon("-84 -14, -84 -5, -104 -7"), m.dark, 1.4),
      part(oval(-70, -18, 3.6), m.dark, 1),
    ],
  };
};

/** A falcon on a leather glove. */
export const falcon: FigureMaker = (m) => {
  const back = bodyOr(m, deeper(colourTones("grey"), m, 0.25));
  const cream = paler(colourTones("gold"), 0.7);
  const spots = [
    [-24, -128],
    [-4, -118],
    [-26, -106],
    [-4, -96],
    [-24, -84],
    [-2, -74],
    [-20, -62],
    [-40, -112],
    [-38, -92],
  ];
  return {
    box: { left: -86, right: 166, top: -205, bottom: 26 },
    feet: -16,
    parts: [
      part(polygon("34 -60, 64 -52, 76 6, 50 10"), deeper(back, m, 0.3), 6),
      part(
        blob("-60 -158, -20 -168, 20 -150, 40 -110, 34 -64, 6 -40, -28 -46, -52 -80, -62 -120"),
        cream,
        24,
      ),
      part(
        spots.map(([x, y]) => polygon(`${x! - 6} ${y!}, ${x! + 6} ${y!}, ${x!} ${y! + 10}`)).join(""),
        deeper(colourTones("brown"), m, 0.3),
        1,
      ),
      part(blob("-10 -160, 24 -156, 52 -112, 66 -50, 76 -8, 50 -26, 28 -60, 8 -104"), back, 12, {
        lines: { path: "M22 -130Q44 -90 60 -34M10 -120Q30 -80 46 -40M34 -140Q50 -110 62 -70", width: 2 },
      }),
      part(blob("-64 -156, -62 -190, -34 -204, -4 -196, 8 -166, -6 -146, -38 -142"), back, 16),
      part(blob("-62 -162, -46 -158, -30 -148, -42 -138, -58 -146"), cream, 5),
      part(blob("-58 -172, -44 -170, -42 -150, -52 -146"), m.dark, 2),
      part("M-60 -180Q-82 -178 -80 -152Q-72 -162 -58 -164Z", m.dark, 4),
      part(oval(-62, -174, 7, 6), colourTones("yellow"), 2),
      part(oval(-42, -180, 7), colourTones("yellow"), 2),
      part(oval(-42, -180, 4.6), m.dark, 1),
      part(
        ribbons("-16 -48 14, -18 -30 12, -34 -22 8", "8 -46 14, 8 -30 12, -8 -22 8", "8 -30 8, 20 -22 6"),
        colourTones("yellow"),
        4,
      ),
      part(ribbon("-64 -12 26, -20 -16 34, 40 -10 36, 84 -2 40, 148 8 34", 10), colourTones("brown"), 14, {
        stand: true,
        lines: { path: "M70 -22Q78 -4 72 16M82 -22Q90 -4 84 18M-40 -22L-50 -8M-26 -26L-34 -8", width: 2.4 },
      }),
    ],
  };
};
