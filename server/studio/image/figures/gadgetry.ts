import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { box, oval, polygon, ribbon } from "./outline.ts";
import { ring } from "./ring.ts";
import { bodyOr, deeper, paler, ribbons } from "./strokes.ts";
import { STEEL, WOOD } from "./tableware.ts";
import { black, gold, red, white } from "./tones.ts";

/** A shining disc with a hole. */
export const compactDisc: FigureMaker = (m) => {
  const silver = bodyOr(m, tint(".84 .01 250"));
  const wedge = (from: number, to: number) =>
    polygon([
      [0, -104],
      ...Array.from(
        { length: 6 },
        (_, i) =>
          [
            Math.cos(from + ((to - from) * i) / 5) * 98,
            -104 + Math.sin(from + ((to - from) * i) / 5) * 98,
          ] as const,
      ),
    ]);
  return boxed([
    part(oval(0, -104, 104), silver, 6),
    part(wedge(-1.0, -0.72) + wedge(2.14, 2.42), tint(".8 .12 330"), 0.5),
    part(wedge(-0.72, -0.5) + wedge(2.42, 2.64), tint(".84 .12 80"), 0.5),
    part(wedge(-0.5, -0.26) + wedge(2.64, 2.88), tint(".84 .12 150"), 0.5),
    part(wedge(-0.26, 0.02) + wedge(2.88, 3.16), tint(".78 .12 240"), 0.5),
    part(ring([0, -104], [30, 30], 4), paler(silver, 0.5), 1),
    part(oval(0, -104, 24), paler(silver, 0.3), 3),
    part(oval(0, -104, 12), tint(".3 .02 250"), 1),
  ]);
};

/** A crossbow with a bolt in it. */
export const crossbow: FigureMaker = (m) => {
  const wood = bodyOr(m, WOOD);
  return boxed([
    part(ribbon("0 0 26, -4 -50 20, 0 -110 18, 0 -226 16"), wood, 7),
    part(polygon("-14 0, 22 0, 34 -52, 8 -58"), wood, 7),
    part(
      ribbon("-132 -142 9, -96 -184 15, -40 -206 18, 0 -210 20, 40 -206 18, 96 -184 15, 132 -142 9"),
      deeper(wood, m, 0.3),
      6,
    ),
    part(ribbons("-132 -142 3, 0 -96 3", "132 -142 3, 0 -96 3"), white, 1),
    part(ribbon("0 -92 7, 0 -234 7"), tint(".82 .07 80"), 2),
    part(polygon("-13 -232, 0 -274, 13 -232, 0 -240"), STEEL, 4),
    part(polygon("-4 -92, -17 -80, -17 -104, -4 -116") + polygon("4 -92, 17 -80, 17 -104, 4 -116"), red, 2),
    part(ring([0, -246], [16, 10], 5, [0.4, 2.7]), STEEL, 2),
    part(ribbon("-10 -50 6, -32 -44 6, -36 -28 6"), STEEL, 2),
  ]);
};

/** A gear lever with its knob and gaiter. */
export const gearStick: FigureMaker = (m) => {
  const knob = bodyOr(m, tint(".26 .01 260"));
  return boxed([
    part("M-86 -16L86 -16L98 0L-98 0Z", tint(".3 .01 260"), 6),
    part("M-66 -16Q-30 -46 -18 -88L18 -88Q30 -46 66 -16Z", tint(".36 .03 50"), 12, {
      lines: { path: "M-50 -28Q0 -18 50 -28M-34 -46Q0 -38 34 -46M-24 -66Q0 -60 24 -66", width: 3 },
    }),
    part(ribbon("0 -84 15, 4 -140 13"), STEEL, 5),
    part(oval(5, -178, 42, 44), knob, 20, {
      lines: {
        path: "M-15 -196L-15 -160M5 -196L5 -160M25 -196L25 -160M-15 -178L25 -178",
        width: 4,
        light: true,
      },
    }),
    part(oval(5, -134, 18, 7), STEEL, 4),
    part(oval(-12, -206, 9, 6), paler(knob, 0.6), 2),
  ]);
};

/** A test tube with a bubbling liquid, in its stand. */
export const testTube: FigureMaker = (m) => {
  const liquid = [bodyOr(m, tint(".72 .19 140")), tint(".62 .17 255"), tint(".64 .2 350")];
  const tube = (x: number, level: number, tones: ReturnType<typeof tint>) => [
    part(
      `M${x - 22} -214L${x + 22} -214L${x + 22} -44Q${x + 20} -18 ${x} -18Q${x - 20} -18 ${x - 22} -44Z`,
      tint(".88 .03 220"),
      8,
    ),
    part(
      `M${x - 16} ${level}L${x + 16} ${level}L${x + 16} -46Q${x + 14} -25 ${x} -25Q${x - 14} -25 ${x - 16} -46Z`,
      tones,
      10,
    ),
    part(
      oval(x - 5, level + 26, 5) + oval(x + 6, level + 44, 4) + oval(x - 3, level + 62, 3),
      paler(tones, 0.6),
      2,
    ),
    part(oval(x, -214, 26, 7), tint(".84 .03 220"), 3),
    part(
      ribbon([
        [x - 14, -196, 4],
        [x - 14, -90, 4],
      ]),
      white,
      1,
      { lift: 0.06 },
    ),
  ];
  return boxed([
    part(box(-112, -14, 112, 0), WOOD, 5),
    part(box(-108, -120, -94, 0) + box(94, -120, 108, 0), WOOD, 5),
    ...tube(-58, -130, liquid[0]!),
    ...tube(0, -96, liquid[1]!),
    ...tube(58, -150, liquid[2]!),
    part(box(-108, -112, 108, -96), WOOD, 5, { lift: 0.05 }),
    part(
      oval(-58, -236, 9) + oval(-46, -254, 6) + oval(58, -238, 8) + oval(48, -256, 5),
      paler(liquid[0]!, 0.4),
      4,
    ),
  ]);
};

/** A tube to look into, and the pattern of coloured glass that it shows. */
export const kaleidoscope: FigureMaker = (m) => {
  const tube = bodyOr(m, tint(".5 .15 300"));
  const wheel = (count: number, r: number, size: number, turn: number) =>
    Array.from({ length: count }, (_, i) => {
      const a = (i / count) * 6.283 + turn;
      const at = (d: number, o: number) => [-58 + Math.cos(a + o) * d, -80 + Math.sin(a + o) * d] as const;
      return polygon([at(r - size, 0), at(r, -0.24), at(r + size, 0), at(r, 0.24)]);
    }).join("");
  return boxed([
    part(ribbon("-20 -104 92, 100 -196 78"), tube, 20),
    part(ribbon("88 -188 84, 102 -198 82"), gold, 8),
    part(ribbon("118 -210 34, 130 -220 34"), black, 6),
    part(oval(-58, -80, 78), gold, 8),
    part(oval(-58, -80, 70), tint(".95 .03 90"), 3),
    part(wheel(6, 50, 18, 0), tint(".6 .21 20"), 3),
    part(wheel(6, 50, 16, 0.5236), tint(".6 .17 250"), 3),
    part(wheel(6, 26, 14, 0.5236), tint(".84 .16 92"), 3),
    part(wheel(6, 26, 13, 0), tint(".64 .17 145"), 3),
    part(oval(-58, -80, 13), tint(".6 .19 310"), 4),
  ]);
};

/** An inhaler with a puff of spray. */
export const inhaler: FigureMaker = (m) => {
  const shell = bodyOr(m, tint(".58 .15 245"));
  return boxed([
    part(box(-18, -214, 42, -140), STEEL, 10),
    part(box(-18, -214, 42, -196), tint(".7 .01 250"), 5),
    part("M-28 -168L52 -168L46 -40Q44 -28 30 -26L-74 -8L-86 -58L-30 -72Z", shell, 14),
    part(polygon("-70 -64, -96 -58, -86 -2, -58 -8"), paler(shell, 0.35), 7),
    part(oval(-92, -30, 10, 28), deeper(shell, m, 0.5), 3),
    part(box(-6, -140, 30, -90), white, 3, {
      lines: { path: "M0 -128L24 -128M0 -114L24 -114M0 -102L14 -102", width: 3 },
    }),
    part(
      [
        [-120, -34, 10],
        [-138, -48, 13],
        [-142, -20, 14],
        [-162, -36, 12],
      ]
        .map(([x, y, r]) => oval(x!, y!, r!))
        .join(""),
      tint(".92 .03 225"),
      6,
    ),
  ]);
};
