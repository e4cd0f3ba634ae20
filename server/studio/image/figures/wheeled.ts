import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, oval, polygon, ribbon } from "./outline.ts";
import { ring } from "./ring.ts";
import { colourTones } from "./tones.ts";

const wheels = (...at: readonly (readonly [number, number])[]) => ({
  tyres: at.map(([x, r]) => oval(x, -r, r)).join(""),
  hubs: at.map(([x, r]) => oval(x, -r, r * 0.45)).join(""),
});

/** An auto-rickshaw on three wheels. */
export const rickshaw: FigureMaker = (m) => {
  const { tyres, hubs } = wheels([-74, 22], [72, 24]);
  return {
    box: { left: -112, right: 108, top: -172, bottom: 3 },
    parts: [
      part("M-56 -142L90 -142L94 -60L-50 -60Z", m.dark, 3, { lift: -0.1 }),
      part(box(30, -96, 78, -58), colourTones("red"), 6),
      part(
        "M-96 -24Q-106 -70 -84 -82L-54 -84L-34 -40L24 -40L28 -78L100 -78L102 -26Q20 -10 -96 -24Z",
        colourTones("green"),
        10,
      ),
      part(
        ribbon("-82 -82 6, -56 -146 6") + ribbon("28 -78 6, 28 -146 6") + ribbon("96 -78 6, 92 -140 6"),
        colourTones("green"),
        2,
      ),
      part(polygon("-78 -86, -54 -142, -44 -142, -48 -86"), colourTones("blue"), 2, { lift: 0.26 }),
      part("M-66 -142Q-50 -168 10 -170Q96 -170 102 -138L102 -128Q20 -138 -66 -132Z", m.body, 8),
      part(tyres, m.dark, 8),
      part(hubs, colourTones("grey"), 4),
      part(oval(-100, -58, 9, 10), m.palette.lamp ? [m.palette.lamp] : m.gold, 0, { lit: m.palette.lamp }),
      part(ring([-74, -24], [30, 30], 7, [Math.PI * 1.05, Math.PI * 1.9]), colourTones("green"), 3),
    ],
  };
};

/** A fire engine with its ladder. */
export const fireEngine: FigureMaker = (m) => {
  const { tyres, hubs } = wheels([-84, 24], [40, 24], [92, 24]);
  const rungs = Array.from({ length: 11 }, (_, i) => `M${-58 + i * 18} ${-146 - i * 1.4}l3 14`).join("");
  return {
    box: { left: -140, right: 140, top: -176, bottom: 3 },
    parts: [
      part(polygon("-70 -150, 138 -168, 138 -152, -70 -132"), colourTones("grey"), 3, {
        lines: { path: rungs, width: 3 },
      }),
      part("M-136 -28L-134 -78L-112 -134L-44 -134L-44 -28Z", m.body, 9),
      part(box(-40, -126, 132, -28), m.body, 8),
      part(polygon("-126 -82, -108 -122, -84 -122, -84 -82"), colourTones("blue"), 3, { lift: 0.24 }),
      part(box(-76, -122, -52, -82), colourTones("blue"), 3, { lift: 0.24 }),
      part(box(-136, -62, 132, -50), colourTones("white"), 2),
      part(
        `${box(-28, -112, 16, -72)}${box(24, -112, 68, -72)}${box(76, -112, 120, -72)}`,
        colourTones("grey"),
        3,
      ),
      part(`${oval(-90, -142, 11, 8)}${oval(-64, -142, 11, 8)}`, colourTones("blue"), 0, {
        lit: colourTones("blue")[0]!,
      }),
      part(tyres, m.dark, 8),
      part(hubs, colourTones("grey"), 4),
      part(oval(-132, -40, 6, 7), colourTones("yellow"), 0, { lit: m.palette.lamp }),
    ],
  };
};

const saloon = (m: Parameters<FigureMaker>[0], paint: ReturnType<typeof colourTones>) => {
  const { tyres, hubs } = wheels([-66, 23], [66, 23]);
  return {
    shell: part(
      "M-122 -28Q-124 -58 -84 -64L-54 -66Q-34 -106 -8 -108L38 -108Q62 -106 78 -66L108 -60Q124 -54 122 -28Q0 -14 -122 -28Z",
      paint,
      13,
    ),
    glass: part(
      polygon("-42 -68, -24 -96, 8 -98, 8 -68") + polygon("16 -68, 16 -98, 40 -97, 62 -68"),
      colourTones("blue"),
      3,
      { lift: 0.24 },
    ),
    rest: [
      part(tyres, m.dark, 8),
      part(hubs, colourTones("grey"), 4),
      part(oval(-116, -46, 6, 7), colourTones("yellow"), 0, { lit: m.palette.lamp }),
      part(oval(117, -46, 4, 7), colourTones("red"), 2),
    ],
  };
};

/** A car with two doors. */
export const car: FigureMaker = (m) => {
  const { shell, glass, rest } = saloon(m, m.trim);
  return {
    box: { left: -126, right: 126, top: -110, bottom: 3 },
    parts: [
      { ...shell, lines: { path: "M12 -64L13 -24M-45 -64Q-44 -44 -40 -42M22 -52L34 -52", width: 1.4 } },
      glass,
      ...rest,
    ],
  };
};

/** A taxi with its sign. */
export const taxi: FigureMaker = (m) => {
  const { shell, glass, rest } = saloon(m, m.body);
  const squares = Array.from({ length: 16 }, (_, i) =>
    box(-100 + i * 13, i % 2 ? -46 : -52, -94 + i * 13, i % 2 ? -40 : -46),
  ).join("");
  return {
    box: { left: -126, right: 126, top: -132, bottom: 3 },
    parts: [
      part(polygon("-8 -108, -4 -130, 36 -130, 40 -108"), m.pale, 4, {
        lines: { path: "M4 -123L28 -123M16 -123L16 -112", width: 4 },
      }),
      shell,
      glass,
      part(squares, m.dark, 0.6),
      ...rest,
    ],
  };
};

/** A police car with its lights on. */
export const policeCar: FigureMaker = (m) => {
  const { shell, glass, rest } = saloon(m, m.body);
  return {
    box: { left: -126, right: 126, top: -132, bottom: 3 },
    parts: [
      part(box(-6, -118, 14, -106), colourTones("red"), 0, { lit: colourTones("red")[1]! }),
      part(box(18, -118, 38, -106), colourTones("blue"), 0, { lit: colourTones("blue")[1]! }),
      shell,
      glass,
      part("M-121 -50L122 -50L122 -34L-122 -34Z", colourTones("blue"), 2),
      part(
        polygon("12 -56, 16 -46, 26 -46, 18 -40, 22 -30, 12 -36, 2 -30, 6 -40, -2 -46, 8 -46"),
        colourTones("gold"),
        2,
      ),
      ...rest,
    ],
  };
};

/** An excavator with its arm. */
export const excavator: FigureMaker = (m) => ({
  box: { left: -150, right: 100, top: -181, bottom: 3 },
  parts: [
    part(
      ribbon("-8 -76 20, -56 -164 18, -70 -168 18") + ribbon("-66 -168 16, -118 -112 14, -126 -84 12"),
      m.body,
      6,
    ),
    part(ribbon("-14 -110 6, -48 -146 6") + ribbon("-70 -150 5, -100 -120 5"), colourTones("grey"), 2),
    part("M-146 -84L-108 -88L-104 -58Q-120 -42 -146 -46L-140 -58L-150 -62L-142 -70Z", colourTones("grey"), 6),
    part(ribbon("-52 -20 38, 60 -20 38"), m.dark, 8),
    part(`${oval(-50, -20, 11)}${oval(4, -20, 9)}${oval(58, -20, 11)}`, colourTones("grey"), 4),
    part("M-44 -34L-44 -84L96 -84L92 -34Z", m.body, 8),
    part("M-30 -84L-22 -146L34 -146L40 -84Z", m.body, 6, { lift: 0.06 }),
    part(polygon("-20 -90, -14 -136, 24 -136, 28 -90"), colourTones("blue"), 3, { lift: 0.22 }),
    part(blob("48 -84, 48 -104, 92 -104, 94 -84"), m.body, 5),
  ],
});

/** A long, low barge for goods on a canal. */
export const barge: FigureMaker = (m) => ({
  box: { left: -192, right: 190, top: -104, bottom: 3 },
  parts: [
    part(ribbon("150 -82 4, 150 -102 4") + box(150, -102, 172, -90), colourTones("red"), 2),
    part(box(84, -84, 150, -40), m.pale, 5),
    part(`${box(94, -76, 112, -58)}${box(122, -76, 140, -58)}`, colourTones("blue"), 2, { lift: 0.1 }),
    part(box(78, -90, 156, -82), colourTones("red"), 3),
    part(
      `${blob("-140 -44, -110 -72, -70 -66, -40 -44")}${blob("-50 -44, -14 -74, 30 -70, 62 -44")}`,
      colourTones("brown"),
      10,
    ),
    part("M-188 -52L186 -48L176 0L-160 0Q-180 -16 -188 -52Z", m.body, 10, {
      lines: { path: "M-180 -34L182 -32", width: 3, light: true },
    }),
    part(ribbon("-188 -52 8, 0 -44 7, 186 -48 8"), colourTones("brown"), 3),
  ],
});

/** A tractor with one large and one small wheel. */
export const tractor: FigureMaker = (m) => {
  const lugs = (x: number, r: number, n: number) =>
    Array.from({ length: n }, (_, i) => {
      const a = (i / n) * Math.PI * 2;
      const [c, s] = [Math.cos(a), Math.sin(a)];
      return ribbon([
        [x + c * r * 0.9, -r + s * r * 0.9, 9],
        [x + c * r * 0.985, -r + s * r * 0.985, 7],
      ]);
    }).join("");
  const wheel = (x: number, r: number, n: number) => [
    part(oval(x, -r, r * 0.94) + lugs(x, r, n), m.dark, 10),
    part(oval(x, -r, r * 0.56), colourTones("yellow"), 7),
    part(oval(x, -r, r * 0.24), m.dark, 4),
  ];
  return {
    box: { left: -124, right: 128, top: -196, bottom: 3 },
    parts: [
      part(ribbon("-66 -100 9, -66 -158 9, -70 -170 8"), m.dark, 3),
      part(polygon("-6 -182, 76 -182, 88 -92, -14 -92"), colourTones("blue"), 3, { lift: 0.2 }),
      part(ribbon("4 -104 5, 24 -128 5") + ribbon("12 -134 5, 34 -122 5"), m.dark, 1.5),
      part(
        ribbon("-6 -184 8, -16 -92 8") + ribbon("76 -184 9, 90 -92 9") + ribbon("44 -184 6, 46 -92 6"),
        m.body,
        3,
      ),
      part("M-20 -196L88 -196Q98 -194 96 -184L-26 -184Q-28 -194 -20 -196Z", m.body, 5),
      part(
        "M-114 -106Q-112 -114 -100 -114L-16 -112L-8 -92L96 -92L96 -50L-108 -46Q-120 -60 -114 -106Z",
        m.body,
        10,
        {
          lines: { path: "M-100 -96L-52 -96M-100 -86L-52 -86M-100 -76L-52 -76M-40 -112L-38 -50", width: 3 },
        },
      ),
      part("M10 -74Q16 -128 66 -128Q112 -124 120 -80L106 -76Q98 -110 64 -112Q30 -110 26 -70Z", m.body, 5, {
        lift: 0.08,
      }),
      part(box(-92, -52, 20, -34), m.dark, 4),
      part(oval(-112, -94, 7, 9), colourTones("yellow"), 0, { lit: m.palette.lamp }),
      ...wheel(66, 55, 18),
      ...wheel(-78, 33, 13),
    ],
  };
};
