import { beast } from "./beast.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, oval, polygon, ribbon } from "./outline.ts";
import { ring } from "./ring.ts";
import { bodyOr, deeper, ribbons } from "./strokes.ts";
import { brown, colourTones, grey, white } from "./tones.ts";
import { rays } from "./turned.ts";

/** An acorn in its cup, on a twig with a leaf. */
export const acorn: FigureMaker = (m) => {
  const nut = bodyOr(m, colourTones("gold"));
  return {
    box: { left: -92, right: 96, top: -181, bottom: 3 },
    parts: [
      part(ribbon("-6 -134 12, -2 -158 10, 10 -176 9"), brown, 3),
      part(
        blob(
          "8 -150, 30 -164, 44 -158, 54 -170, 68 -162, 80 -168, 94 -152, 80 -140, 74 -128, 60 -132, 48 -122, 36 -134, 22 -132",
        ),
        m.leaf,
        6,
        {
          lines: {
            path: "M10 -148Q50 -152 90 -152M40 -151L48 -162M40 -150L46 -132M64 -152L72 -162M64 -151L70 -136",
            width: 2.2,
          },
        },
      ),
      part(
        blob("-66 -88, -64 -56, -44 -22, -18 -6, -6 3, 6 -6, 32 -22, 52 -56, 54 -88, 20 -96, -32 -96"),
        nut,
        26,
        { lines: { path: "M-40 -80Q-42 -50 -24 -24M-8 -80L-6 -12", width: 3, light: true } },
      ),
      part(
        blob("-84 -90, -78 -116, -50 -136, -6 -142, 38 -136, 66 -116, 72 -90, 40 -80, -6 -78, -52 -80"),
        brown,
        14,
        {
          lines: {
            path: "M-80 -100Q-6 -84 68 -100M-72 -116Q-6 -100 60 -116M-52 -130Q-6 -118 40 -130M-62 -128L-44 -84M-36 -138L-20 -82M-6 -142L-6 -80M24 -138L10 -82M50 -128L34 -84M-30 -138L-58 -86M20 -138L48 -86M-2 -141L-34 -82M-10 -141L22 -82",
            width: 2.2,
          },
        },
      ),
    ],
  };
};

/** A trombone with its long slide. */
export const trombone: FigureMaker = (m) => {
  const brass = bodyOr(m, colourTones("gold"));
  return {
    box: { left: -176, right: 172, top: -143, bottom: 4 },
    parts: [
      part(
        ribbon(
          "-128 -98 34, -100 -94 16, -60 -88 10, 20 -76 8, 66 -66 8, 82 -52 8, 70 -40 8, 30 -44 8, -36 -54 8",
          9,
        ),
        brass,
        5,
      ),
      part(polygon("-164 -140, -118 -112, -96 -96, -114 -86, -176 -62"), brass, 14),
      part(oval(-167, -101, 9, 42), deeper(brass, m, 0.35), 4),
      part(ribbons("-36 -54 8, 40 -44 7, 150 -26 7", "-46 -28 8, 30 -18 7, 142 -2 7"), brass, 4),
      part(ribbon("150 -26 8, 166 -18 9, 162 -4 9, 142 -2 8", 8), brass, 4),
      part(ribbons("-20 -52 5, -24 -25 5", "34 -45 5, 30 -18 5", "-40 -94 5, -34 -54 5"), grey, 3),
      part(ribbon("-46 -28 8, -62 -31 8") + polygon("-62 -38, -74 -44, -78 -22, -64 -24"), grey, 4),
      part(ring([118, -15], [7, 7], 2.4), grey, 1),
    ],
  };
};

/** A crystal of snow with six arms. */
export const snowflake: FigureMaker = (m) => {
  const ice = bodyOr(m, white);
  const arm = (i: number) => {
    const a = (i * Math.PI) / 3 + Math.PI / 6;
    const at = (r: number): [number, number] => [Math.cos(a) * r, -92 + Math.sin(a) * r];
    const branch = (from: number, long: number) =>
      [-1, 1].map((side) => {
        const [x, y] = at(from);
        const b = a + side * 1.05;
        return ribbon([
          [x, y, 8],
          [x + Math.cos(b) * long, y + Math.sin(b) * long, 6],
        ]);
      });
    const [x, y] = at(90);
    return [
      ribbon([
        [0, -92, 11],
        [x, y, 8],
      ]),
      ...branch(34, 22),
      ...branch(56, 28),
      ...branch(76, 15),
    ].join("");
  };
  return {
    box: { left: -90, right: 90, top: -186, bottom: 2 },
    parts: [
      part(Array.from({ length: 6 }, (_, i) => arm(i)).join(""), ice, 7, { lift: 0.08 }),
      part(
        polygon(
          Array.from({ length: 6 }, (_, i): [number, number] => [
            Math.cos((i * Math.PI) / 3) * 22,
            -92 + Math.sin((i * Math.PI) / 3) * 22,
          ]),
        ),
        ice,
        6,
        { lines: { path: rays(6, 0, -92, 4, 20), width: 2 } },
      ),
    ],
  };
};

/** A portable toilet: a cabin of plastic with a sign on its door. */
export const portableToilet: FigureMaker = (m) => {
  const shell = bodyOr(m, colourTones("blue"));
  const slats = (y: number) =>
    Array.from({ length: 4 }, (_, i) => box(-30, y + i * 7, 30, y + 3 + i * 7)).join("");
  return {
    box: { left: -66, right: 66, top: -222, bottom: 3 },
    parts: [
      part("M-62 0L-62 -186L62 -186L62 0Z", shell, 10),
      part(box(-66, -8, 66, 3), m.dark, 4),
      part("M-66 -184Q-60 -220 0 -222Q60 -220 66 -184Z", white, 12),
      part(box(-44, -172, 44, -8), deeper(shell, m, 0.14), 5),
      part(slats(-166), m.dark, 1),
      part(box(-26, -128, 26, -76), white, 3),
      part(oval(-11, -119, 4.6) + polygon("-18 -112, -4 -112, -6 -82, -16 -82"), m.dark, 1),
      part(oval(12, -119, 4.6) + polygon("12 -113, 22 -92, 16 -92, 16 -82, 8 -82, 8 -92, 2 -92"), m.dark, 1),
      part(box(24, -66, 38, -48), grey, 3),
      part(oval(31, -57, 4), colourTones("red"), 1, { lift: 0.2 }),
      part(slats(-32), m.dark, 1),
      part(box(-62, -186, -52, 0) + box(52, -186, 62, 0), shell, 4, { lift: 0.08 }),
    ],
  };
};

/** A trolley of an airport with suitcases on it. */
export const luggageTrolley: FigureMaker = (m) => {
  const wheel = (x: number) => oval(x, -11, 13, 13);
  return {
    box: { left: -112, right: 104, top: -182, bottom: 4 },
    parts: [
      part(ribbons("-92 -160 8, -74 -34 8", "-78 -34 9, 94 -22 9", "-74 -34 7, -70 -14 7"), grey, 4),
      part(ribbon("-106 -166 12, -84 -160 12"), colourTones("black"), 4),
      part(polygon("-66 -38, 58 -30, 58 -84, -72 -90"), bodyOr(m, colourTones("red")), 9, {
        lines: { path: "M-40 -38L-44 -88M30 -32L28 -84", width: 3 },
      }),
      part(polygon("-72 -92, 40 -86, 40 -132, -76 -136"), colourTones("brown"), 9, {
        lines: { path: "M-50 -92L-52 -134M16 -88L16 -132M-66 -114L38 -110", width: 2.6 },
      }),
      part(polygon("-66 -138, 6 -134, 6 -166, -70 -168"), colourTones("blue"), 7),
      part(ribbon("-44 -168 5, -40 -178 5, -22 -178 5, -18 -168 5", 6), m.dark, 2),
      part(ribbon("-18 -88 5, -14 -98 5, 8 -97 5, 10 -86 5", 6), m.dark, 2),
      part(box(-40, -72, -22, -58), white, 1),
      part(wheel(-66) + wheel(84), m.dark, 4),
      part(oval(-66, -11, 5) + oval(84, -11, 5), grey, 2),
    ],
  };
};

/** A jackal: lean, with tall ears and a dark back. */
export const jackal = beast({
  box: { left: -128, right: 128, top: -186, bottom: 3 },
  torso: "-44 -96 46, -12 -92 44, 24 -90 40, 52 -92 40",
  neck: "-46 -104 38, -62 -130 28",
  head: "-66 -138 34, -84 -134 26, -104 -126 15, -120 -122 9",
  near: [
    "-46 -86 28, -48 -52 13, -46 -30 9, -48 -8 8, -54 -3 10",
    "54 -88 32, 50 -54 18, 60 -32 9, 56 -10 8, 50 -3 10",
  ],
  far: [
    "-30 -84 24, -30 -52 12, -28 -30 9, -30 -8 8, -36 -3 9",
    "42 -86 28, 34 -54 16, 44 -32 9, 38 -10 8, 32 -3 9",
  ],
  tail: "68 -96 14, 92 -82 18, 106 -54 20, 108 -30 8",
  ears: polygon("-84 -146, -80 -186, -62 -152") + polygon("-66 -150, -52 -186, -46 -146"),
  eye: [-86, -138],
  over: {
    path:
      ribbon("-36 -114 14, -4 -110 20, 32 -106 20, 62 -106 12") +
      ribbon("102 -56 18, 108 -30 10") +
      oval(-121, -122, 5, 4),
    tones: (body) => body.map((tone) => [tone[0] * 0.42, tone[1] * 0.3, tone[2] * 0.4]),
    relief: 4,
  },
  relief: 15,
});
