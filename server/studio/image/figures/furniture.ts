import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { box, oval, polygon, ribbon } from "./outline.ts";
import { ring } from "./ring.ts";
import { colourTones } from "./tones.ts";

/** A sofa for three, with two cushions. */
export const couch: FigureMaker = (m) => ({
  box: { left: -146, right: 146, top: -112, bottom: 3 },
  parts: [
    part(box(-120, -14, -108, 0) + box(108, -14, 120, 0), m.dark, 3),
    part("M-116 -100Q-116 -112 -100 -112L100 -112Q116 -112 116 -100L116 -36L-116 -36Z", m.body, 12, {
      lines: { path: "M-38 -112L-38 -50M38 -112L38 -50", width: 2.6 },
    }),
    part(polygon("-104 -98, -66 -90, -72 -50, -108 -56"), colourTones("yellow"), 8),
    part(polygon("66 -90, 104 -98, 108 -56, 72 -50"), colourTones("red"), 8),
    part("M-112 -56L112 -56Q118 -56 118 -46L118 -34L-118 -34L-118 -46Q-118 -56 -112 -56Z", m.body, 8, {
      lift: 0.1,
      lines: { path: "M-38 -56L-38 -34M38 -56L38 -34", width: 2.6 },
    }),
    part(
      "M-144 -66Q-144 -82 -128 -82Q-110 -82 -110 -66L-110 -10L-144 -10Z" +
        "M144 -66L144 -10L110 -10L110 -66Q110 -82 128 -82Q144 -82 144 -66Z",
      m.body,
      11,
      { lift: 0.05 },
    ),
    part(box(-112, -36, 112, -10), m.body, 6, { lift: -0.06 }),
  ],
});

/** A bunk bed with its ladder. */
export const bunkBed: FigureMaker = (m) => {
  const wood = colourTones("brown");
  const bedding = (y: number) => [
    part(box(-104, y - 22, 104, y - 2), colourTones("white"), 6),
    part(`M-60 ${y - 32}L104 ${y - 32}L104 ${y - 4}L-60 ${y - 4}Z`, m.body, 8),
    part(
      `M-100 ${y - 40}Q-98 ${y - 46} -82 ${y - 44}Q-66 ${y - 46} -66 ${y - 36}L-66 ${y - 22}L-100 ${y - 22}Z`,
      colourTones("white"),
      7,
      { lift: 0.1 },
    ),
  ];
  return {
    box: { left: -118, right: 118, top: -204, bottom: 3 },
    parts: [
      ...bedding(-122),
      ...bedding(-26),
      part(box(-104, -124, 104, -106) + box(-104, -28, 104, -10), wood, 4),
      part(box(-104, -160, 40, -152), wood, 3),
      part(box(-116, -204, -102, 0) + box(102, -204, 116, 0), wood, 4, { lift: 0.06 }),
      part(
        Array.from({ length: 6 }, (_, i) => box(52, -160 + i * 26, 92, -153 + i * 26)).join("") +
          box(48, -178, 56, 0) +
          box(88, -178, 96, 0),
        wood,
        3,
        { lift: 0.1 },
      ),
    ],
  };
};

/** A cradle on rockers, with a mobile above it. */
export const cradle: FigureMaker = (m) => ({
  box: { left: -100, right: 100, top: -190, bottom: 3 },
  parts: [
    part(ribbon("84 -90 6, 88 -160 6, 60 -186 6, 10 -184 5"), colourTones("brown"), 2),
    part(
      ribbon("-12 -184 2, -12 -158 2") + ribbon("12 -184 2, 12 -148 2") + ribbon("36 -184 2, 36 -160 2"),
      m.dark,
      0.6,
    ),
    part(
      polygon("12 -152, 16 -143, 26 -142, 19 -135, 21 -125, 12 -130, 3 -125, 5 -135, -2 -142, 8 -143"),
      colourTones("yellow"),
      3,
    ),
    part(oval(-12, -150, 9) + oval(36, -152, 9), colourTones("blue"), 4),
    part("M-76 -84Q-60 -112 -36 -104Q0 -110 40 -102Q70 -104 78 -84Z", colourTones("white"), 8),
    part(oval(-50, -104, 17), colourTones("pink"), 8, { lift: 0.16, within: true }),
    part(
      ribbon("-59 -104 2, -55 -102 2, -51 -104 2") +
        ribbon("-47 -104 2, -43 -102 2, -39 -104 2") +
        ribbon("-53 -95 1.6, -46 -95 1.6"),
      m.dark,
      0.5,
      { within: true },
    ),
    part("M-24 -96Q20 -116 70 -90L72 -76L-34 -76Z", m.body, 8),
    part("M-92 -96L-80 -96L-76 -84L76 -84L80 -96L92 -96L70 -22L-70 -22Z", colourTones("brown"), 8, {
      lines: { path: "M-48 -84L-42 -22M-16 -84L-14 -22M16 -84L14 -22M48 -84L42 -22", width: 3 },
    }),
    part(ring([0, -130], [118, 130], 9, [Math.PI * 0.27, Math.PI * 0.73]), colourTones("brown"), 3),
    part(ribbon("-56 -24 9, -58 -14 9") + ribbon("56 -24 9, 58 -14 9"), colourTones("brown"), 3),
  ],
});

/** A round stool. */
export const stool: FigureMaker = (m) => {
  const wood = m.body === m.palette.hero ? colourTones("brown") : m.body;
  return {
    box: { left: -48, right: 48, top: -130, bottom: 3 },
    parts: [
      part(ribbon("-14 -108 9, -22 0 8") + ribbon("14 -108 9, 22 0 8"), wood, 3, { lift: -0.1 }),
      part(box(-34, -52, 34, -45) + box(-20, -36, 20, -30), wood, 2),
      part(ribbon("-30 -108 10, -44 0 9") + ribbon("30 -108 10, 44 0 9"), wood, 4),
      part(oval(0, -110, 47, 13), wood, 5, { lift: -0.05 }),
      part(oval(0, -116, 47, 11), wood, 5, { lift: 0.1 }),
    ],
  };
};

/** A striped deckchair. */
export const deckchair: FigureMaker = (m) => ({
  box: { left: -96, right: 104, top: -152, bottom: 3 },
  parts: [
    part(ribbon("-84 0 7, 60 -92 7") + ribbon("-62 -58 7, 92 0 7"), colourTones("brown"), 3, { lift: -0.1 }),
    part(polygon("-86 -60, -40 -20, 24 -34, 94 -142, 64 -150, 14 -66, -30 -54, -66 -78"), m.body, 6),
    part(polygon("-74 -60, -36 -30, 16 -42, 86 -144, 79 -146, 16 -54, -34 -42, -70 -70"), m.pale, 2),
    part(ribbon("-92 0 8, 92 -148 8"), colourTones("brown"), 3),
    part(ribbon("-84 -66 8, 100 0 8"), colourTones("brown"), 3, { lift: 0.06 }),
    part(box(-92, -80, -58, -70), colourTones("brown"), 3),
  ],
});

/** A fireplace with its fire, and a clock on the mantelpiece. */
export const fireplace: FigureMaker = (m) => {
  const flame = (x: number, tall: number, w: number) =>
    `M${x} ${-18 - tall}Q${x + w} ${-18 - tall * 0.5} ${x + w * 0.8} -22Q${x} -12 ${x - w * 0.8} -22Q${x - w} ${-18 - tall * 0.5} ${x} ${-18 - tall}Z`;
  const stone = m.body === m.palette.hero ? colourTones("grey") : m.body;
  return {
    box: { left: -124, right: 124, top: -226, bottom: 3 },
    parts: [
      part(box(-82, -226, 82, -140), stone, 4, {
        lift: -0.06,
        lines: {
          path: "M-82 -198L82 -198M-82 -170L82 -170M-40 -226L-40 -198M30 -226L30 -198M0 -198L0 -170M-56 -170L-56 -142M48 -170L48 -142",
          width: 2,
        },
      }),
      part(box(-108, -144, 108, 0), stone, 6, {
        lines: {
          path: "M-108 -108L-64 -108M-108 -72L-64 -72M-108 -36L-64 -36M108 -108L64 -108M108 -72L64 -72M108 -36L64 -36M-84 -144L-84 -108M84 -144L84 -108M-88 -108L-88 -72M88 -108L88 -72M-82 -72L-82 -36M82 -72L82 -36",
          width: 2,
        },
      }),
      part("M-66 0L-66 -76Q-60 -116 0 -118Q60 -116 66 -76L66 0Z", m.dark, 4, { lift: -0.1 }),
      part(flame(0, 76, 30) + flame(-28, 48, 20) + flame(28, 52, 20), colourTones("orange"), 0, {
        lit: colourTones("orange")[1]!,
      }),
      part(flame(0, 44, 16) + flame(-24, 24, 10) + flame(24, 28, 10), [m.palette.lamp], 0, {
        lit: m.palette.lamp,
      }),
      part(ribbon("-46 -8 15, 46 -14 15") + ribbon("-40 -18 13, 40 -6 13"), colourTones("brown"), 5),
      part(box(-122, -156, 122, -142), colourTones("brown"), 4),
      part(box(-122, -6, 122, 3), stone, 3, { lift: 0.06 }),
      part("M-20 -156L-20 -176Q0 -200 20 -176L20 -156Z", colourTones("brown"), 5, { lift: 0.1 }),
      part(oval(0, -173, 11), m.pale, 2),
      part(box(70, -178, 80, -156) + box(-80, -178, -70, -156), colourTones("red"), 3),
    ],
  };
};

/** A hospital bed on wheels. */
export const gurney: FigureMaker = (m) => ({
  box: { left: -146, right: 146, top: -137, bottom: 3 },
  parts: [
    part(ribbon("132 -60 4, 132 -128 4, 122 -132 3"), colourTones("grey"), 1.5),
    part(
      ribbon("-92 -50 6, 84 -14 6") + ribbon("-84 -14 6, 92 -50 6") + box(-100, -18, 100, -12),
      colourTones("grey"),
      3,
    ),
    part(oval(-96, -9, 9) + oval(96, -9, 9), m.dark, 4),
    part(box(-140, -60, 140, -48), colourTones("grey"), 4),
    part(
      ribbon("-138 -58 6, -138 -92 6, -126 -98 6") + ribbon("-60 -88 5, 60 -88 5, 66 -60 5"),
      colourTones("grey"),
      2,
    ),
    part("M-66 -78L130 -78Q138 -78 138 -70L138 -58L-74 -58Z", colourTones("white"), 7),
    part("M-138 -122L-122 -128L-60 -78L-74 -60Z", colourTones("white"), 7),
    part("M-132 -128Q-118 -140 -104 -128L-90 -108Q-100 -98 -112 -106Z", colourTones("white"), 8, {
      lift: 0.12,
    }),
    part("M-30 -86L124 -86L130 -46L-34 -46Z", m.body === m.palette.hero ? colourTones("blue") : m.body, 8),
  ],
});

/** An alarm clock that rings. */
export const alarmClock: FigureMaker = (m) => ({
  box: { left: -108, right: 108, top: -168, bottom: 3 },
  parts: [
    part(ribbon("-42 -18 12, -56 0 9") + ribbon("42 -18 12, 56 0 9"), m.dark, 3),
    part(ribbon("-8 -148 5, 0 -164 6, 8 -148 5"), m.dark, 2),
    part(
      "M-76 -118Q-72 -152 -36 -154Q-18 -152 -14 -140ZM76 -118L14 -140Q18 -152 36 -154Q72 -152 76 -118Z",
      colourTones("gold"),
      9,
    ),
    part(oval(0, -76, 68), m.body, 12),
    part(oval(0, -76, 54), m.pale, 3, { lift: 0.12 }),
    part(
      Array.from({ length: 12 }, (_, i) =>
        oval(Math.sin(i * 0.5236) * 44, -76 - Math.cos(i * 0.5236) * 44, i % 3 ? 2.4 : 4.4),
      ).join(""),
      m.dark,
      0.8,
    ),
    part(ribbon("0 -76 5, -16 -100 4.4") + ribbon("0 -76 4.4, 32 -92 3.6"), m.dark, 1),
    part(oval(0, -76, 5), m.dark, 1),
    part(
      ribbon("-92 -134 4, -104 -142 4") +
        ribbon("-88 -148 4, -98 -160 4") +
        ribbon("92 -134 4, 104 -142 4") +
        ribbon("88 -148 4, 98 -160 4"),
      colourTones("gold"),
      1,
    ),
  ],
});
