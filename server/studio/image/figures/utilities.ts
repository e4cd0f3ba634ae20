import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, oval, polygon, ribbon } from "./outline.ts";
import { deeper, paler, ribbonPair, ribbons } from "./strokes.ts";
import { blue, colourTones, grey, red, white, yellow } from "./tones.ts";
import { turned } from "./turned.ts";

/** Solar panels on their stands. */
export const solarPanel: FigureMaker = (m) => {
  const one = (x: number, y: number) => {
    const [a, b, c, d] = [
      [x - 62, y - 20],
      [x - 26, y - 106],
      [x + 74, y - 106],
      [x + 62, y - 20],
    ] as const;
    const between = (p: readonly [number, number], q: readonly [number, number], t: number) =>
      `${p[0] + (q[0] - p[0]) * t} ${p[1] + (q[1] - p[1]) * t}`;
    const grid =
      [0.25, 0.5, 0.75].map((t) => `M${between(a, d, t)}L${between(b, c, t)}`).join("") +
      [0.33, 0.66].map((t) => `M${between(a, b, t)}L${between(d, c, t)}`).join("");
    return [
      part(box(x - 6, y - 60, x + 4, y + 2) + box(x - 26, y - 4, x + 24, y + 2), grey, 3),
      part(
        polygon([
          [a[0] - 6, a[1] + 6],
          [b[0] - 5, b[1] - 6],
          [c[0] + 6, c[1] - 6],
          [d[0] + 6, d[1] + 6],
        ]),
        white,
        3,
      ),
      part(polygon([a, b, c, d]), m.body, 3, { lines: { path: grid, width: 2.6, light: true } }),
    ];
  };
  return { box: { left: -150, right: 156, top: -122, bottom: 4 }, parts: [...one(-80, -8), ...one(72, 0)] };
};

/** A wind turbine. */
export const windTurbine: FigureMaker = (m) => ({
  box: { left: -120, right: 120, top: -356, bottom: 3 },
  parts: [
    part(polygon("-9 2, -5 -236, 5 -236, 9 2"), m.body, 5),
    part(
      [0.3, 0.3 + 2.094, 0.3 + 4.189]
        .map((a) => blob(turned("-5 0, -13 -34, -9 -70, 0 -118, 4 -70, 6 0", a, 0, -240)))
        .join(""),
      m.body,
      4,
      { lift: 0.06 },
    ),
    part(oval(0, -240, 11), m.body, 6, { lift: 0.1 }),
  ],
});

/** An oil rig on its legs in the sea, with its flare. */
export const oilRig: FigureMaker = (m) => ({
  box: { left: -130, right: 162, top: -290, bottom: 6 },
  parts: [
    part(
      ribbons("-80 4 13, -70 -96 11", "80 4 13, 70 -96 11", "-26 4 11, -24 -96 10", "26 4 11, 24 -96 10") +
        ribbons("-76 -20 5, 72 -80 5", "76 -20 5, -72 -80 5"),
      m.body,
      4,
    ),
    part(box(-110, -120, 110, -92), m.body, 7),
    part(box(-100, -160, -20, -118), white, 5),
    part(box(-92, -150, -28, -138), m.dark, 1),
    part(
      ribbons(
        "6 -118 7, 34 -272 5",
        "78 -118 7, 50 -272 5",
        "12 -150 4, 66 -190 4",
        "72 -150 4, 20 -190 4",
        "20 -196 4, 58 -232 4",
        "62 -196 4, 28 -232 4",
      ) +
        box(28, -282, 56, -270) +
        box(8, -152, 76, -147) +
        box(17, -194, 66, -189),
      red,
      3,
    ),
    part(ribbon("96 -112 6, 140 -196 5", 1), grey, 3),
    part(blob("132 -200, 136 -234, 152 -262, 152 -236, 162 -218, 150 -196"), colourTones("orange"), 0, {
      lit: colourTones("orange")[1]!,
    }),
    part(ribbon("-60 -160 6, -60 -204 6", 1) + ribbon("-62 -202 5, -118 -190 5", 1), yellow, 3),
    part(blob("-130 0, -70 -9, 0 -2, 70 -9, 130 0, 60 6, -60 6"), white, 3),
  ],
});

/** A satellite dish. */
export const satelliteDish: FigureMaker = (m) => ({
  box: { left: -110, right: 110, top: -216, bottom: 3 },
  parts: [
    part(ribbons("-10 -70 11, 0 -4 10", "0 -50 8, -44 0 8", "0 -50 8, 44 0 8"), grey, 4),
    part(
      polygon(
        turned(
          Array.from({ length: 32 }, (_, i): [number, number] => [
            Math.cos(i * 0.19635) * 100,
            Math.sin(i * 0.19635) * 74,
          ]),
          -0.75,
          -14,
          -124,
        ),
      ),
      m.body,
      8,
    ),
    part(
      polygon(
        turned(
          Array.from({ length: 32 }, (_, i): [number, number] => [
            Math.cos(i * 0.19635) * 86,
            Math.sin(i * 0.19635) * 61,
          ]),
          -0.75,
          -10,
          -126,
        ),
      ),
      deeper(m.body, m, 0.2),
      16,
      { lift: -0.05 },
    ),
    part(ribbons("-64 -86 4, 52 -168 4", "-46 -186 4, 52 -168 4", "36 -92 4, 52 -168 4"), m.dark, 2, {
      lift: 0.2,
    }),
    part(oval(54, -170, 13), red, 6, { lift: 0.2 }),
  ],
});

/** Pylons with their wires. */
export const pylon: FigureMaker = (m) => {
  const one = (x: number, s: number) => {
    const at = (line: string) =>
      ribbon(
        line
          .split(", ")
          .map((p) => p.split(" ").map(Number))
          .map(([px, py, w]) => [x + px! * s, py! * s, w! * s] as const),
        1,
      );
    return [
      "-46 0 8, -9 -200 7, 0 -300 5",
      "46 0 8, 9 -200 7, 0 -300 5",
      "-41 -30 4, 30 -90 4",
      "41 -30 4, -30 -90 4",
      "-30 -90 4, 20 -144 4",
      "30 -90 4, -20 -144 4",
      "-20 -144 4, 12 -190 4",
      "20 -144 4, -12 -190 4",
      "-92 -208 6, 92 -208 6",
      "-68 -258 6, 68 -258 6",
      "-92 -208 4, 0 -232 4, 92 -208 4",
      "-68 -258 4, 0 -280 4, 68 -258 4",
      "-90 -206 4, -90 -190 5",
      "90 -206 4, 90 -190 5",
      "-66 -256 4, -66 -242 5",
      "66 -256 4, 66 -242 5",
    ]
      .map(at)
      .join("");
  };
  const wire = (x0: number, y0: number, x1: number, y1: number) =>
    ribbon([
      [x0, y0, 2.4],
      [(x0 + x1) / 2, (y0 + y1) / 2 + 20, 2],
      [x1, y1, 1.6],
    ]);
  return {
    box: { left: -215, right: 223, top: -303, bottom: 3 },
    parts: [
      part(
        [
          [90, -190, -90],
          [-90, -190, 0],
          [66, -242, -60],
          [-66, -242, 0],
        ]
          .map(([x, y]) => wire(-80 + x!, y!, 140 + x! * 0.6, y! * 0.6))
          .join("") +
          wire(-170, -190, -214, -176) +
          wire(-146, -242, -214, -222) +
          wire(194, -114, 222, -110) +
          wire(180, -146, 222, -142),
        m.dark,
        1,
      ),
      part(one(140, 0.6), m.body, 2),
      part(one(-80, 1), m.body, 3),
    ],
  };
};

/** A fire hydrant. */
export const fireHydrant: FigureMaker = (m) => ({
  box: { left: -72, right: 72, top: -178, bottom: 3 },
  parts: [
    part(box(-66, -116, 66, -88) + box(-72, -120, -54, -84) + box(54, -120, 72, -84), m.body, 7),
    part("M-36 -140L36 -140L38 -16L-38 -16Z", m.body, 20),
    part("M-40 -134Q-38 -166 0 -168Q38 -166 40 -134Z", m.body, 16),
    part(box(-9, -178, 9, -160), m.body, 4),
    part(box(-46, -142, 46, -130) + box(-52, -18, 52, 0) + box(-44, -32, 44, -20), m.body, 5, { lift: 0.06 }),
    part(oval(0, -98, 25), m.body, 7, { lift: 0.1 }),
    part(
      polygon(
        Array.from({ length: 6 }, (_, i): [number, number] => [
          Math.cos(i * 1.047) * 12,
          -98 + Math.sin(i * 1.047) * 12,
        ]),
      ),
      yellow,
      4,
      { lift: 0.1 },
    ),
  ],
});

/** An open manhole with its cover beside it. */
export const manhole: FigureMaker = (m) => ({
  box: { left: -121, right: 150, top: -93, bottom: 4 },
  parts: [
    part(oval(-20, -30, 100, 32), grey, 5),
    part(oval(-20, -32, 82, 24), m.dark, 4),
    part(oval(-20, -26, 70, 16), [m.palette.ink, m.palette.ink, m.palette.ink, m.palette.ink], 0),
    part(ribbons("-40 -44 5, -40 -24 5", "-8 -44 5, -8 -24 5") + box(-42, -40, -6, -35), grey, 2),
    part(
      polygon(
        turned(
          Array.from({ length: 32 }, (_, i): [number, number] => [
            Math.cos(i * 0.19635) * 66,
            Math.sin(i * 0.19635) * 34,
          ]),
          -0.5,
          88,
          -46,
        ),
      ),
      deeper(m.body, m, 0.3),
      4,
    ),
    part(
      polygon(
        turned(
          Array.from({ length: 32 }, (_, i): [number, number] => [
            Math.cos(i * 0.19635) * 64,
            Math.sin(i * 0.19635) * 32,
          ]),
          -0.5,
          86,
          -51,
        ),
      ),
      m.body,
      5,
      {
        lines: {
          path: Array.from({ length: 5 }, (_, i) => {
            const [p, q] = turned(
              [
                [-50 + Math.abs(i - 2) * 6, -20 + i * 10],
                [50 - Math.abs(i - 2) * 6, -20 + i * 10],
              ],
              -0.5,
              86,
              -51,
            );
            return `M${p!.join(" ")}L${q!.join(" ")}`;
          }).join(""),
          width: 4,
        },
      },
    ),
  ],
});

/** A water slide with its stairs and splash. */
export const waterSlide: FigureMaker = (m) => ({
  box: { left: -170, right: 181, top: -266, bottom: 6 },
  parts: [
    part(box(-118, -206, -108, 2) + box(-66, -206, -56, 2), grey, 4),
    part(Array.from({ length: 9 }, (_, i) => box(-112, -26 - i * 21, -62, -20 - i * 21)).join(""), grey, 2),
    part(polygon("-130 -224, -87 -266, -44 -224"), red, 5),
    part(box(-128, -214, -46, -204), grey, 4),
    part(box(16, -120, 26, 2) + box(88, -80, 98, 2), grey, 3),
    part(
      ribbon("-72 -210 34, -6 -190 36, 62 -150 38, 42 -110 38, -12 -92 38, 14 -52 38, 92 -44 40, 136 -16 40"),
      m.body,
      11,
    ),
    part(
      ribbon("-72 -214 16, -6 -194 18, 60 -152 19, 38 -112 19, -14 -94 19, 14 -56 19, 92 -48 20, 134 -20 20"),
      paler(blue, 0.4),
      4,
      { lift: 0.1 },
    ),
    part(blob("100 0, 112 -26, 126 -8, 140 -40, 150 -8, 168 -22, 170 4, 130 8"), white, 5),
    part(blob("60 4, 110 -10, 172 -4, 172 8, 100 10"), paler(blue, 0.3), 3),
  ],
});

/** A water tank on stilts. */
export const waterTank: FigureMaker = (m) => ({
  box: { left: -84, right: 84, top: -300, bottom: 3 },
  parts: [
    part(
      ribbonPair("-56 -156 9, -70 2 9") +
        ribbons(
          "-18 -156 8, -22 2 8",
          "18 -156 8, 22 2 8",
          "-62 -60 5, 58 -130 5",
          "62 -60 5, -58 -130 5",
          "-66 -24 5, 66 -24 5",
          "-60 -92 5, 60 -92 5",
        ),
      grey,
      4,
    ),
    part(box(-78, -168, 78, -154), grey, 5),
    part("M-70 -262L70 -262L70 -160Q0 -148 -70 -160Z", m.body, 26, {
      lines: { path: "M-70 -236Q0 -224 70 -236M-70 -200Q0 -188 70 -200", width: 3 },
    }),
    part("M-78 -258Q-70 -280 0 -300Q70 -280 78 -258Q0 -248 -78 -258Z", deeper(m.body, m, 0.15), 9),
    part("M0 -226Q22 -196 0 -182Q-22 -196 0 -226Z", white, 3),
  ],
});
