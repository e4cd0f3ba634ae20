import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval, polygon, ribbon } from "./outline.ts";
import { colourTones } from "./tones.ts";

/** A round body of long spines. */
export const seaUrchin: FigureMaker = (m) => {
  const spines = (count: number, inner: number, outer: number, shift: number) =>
    Array.from({ length: count }, (_, i) => {
      const a = ((i + shift) / count) * Math.PI * 2;
      const far = outer * (1 - (i % 3) * 0.09);
      const [x, y] = [Math.cos(a), Math.sin(a)];
      return polygon([
        [x * inner - y * 6, -74 + y * inner + x * 6],
        [x * far, -74 + y * far],
        [x * inner + y * 6, -74 + y * inner - x * 6],
      ]);
    }).join("");
  return {
    box: { left: -112, right: 112, top: -186, bottom: 33 },
    parts: [
      part(spines(30, 40, 112, 0), m.dark, 3, { lift: 0.02 }),
      part(oval(0, -74, 58), m.body, 24),
      part(spines(20, 24, 92, 0.5), m.body, 3, { lift: 0.06 }),
      part(oval(0, -74, 20), m.body, 8, { lift: 0.1 }),
    ],
  };
};

/** A fish with a long sword, a tall fin and a forked tail, its head to the left. */
export const swordfish: FigureMaker = (m) => ({
  box: { left: -220, right: 170, top: -96, bottom: 66 },
  parts: [
    part(polygon("96 -8, 166 -70, 140 0, 166 62, 96 8"), m.body, 7, { lift: -0.06 }),
    part(blob("-54 -28, -34 -90, -18 -88, -4 -50, 26 -34"), m.body, 5, { lift: -0.1 }),
    part(blob("-30 20, -14 60, 2 54, 6 26") + polygon("54 22, 74 42, 76 16"), m.body, 4, { lift: -0.12 }),
    part(polygon("-98 -10, -220 -2, -98 8"), m.body, 3, { lift: -0.14 }),
    part(
      blob("-112 0, -96 -18, -56 -34, 0 -36, 60 -22, 112 -6, 112 6, 60 20, 0 30, -56 28, -96 14"),
      m.body,
      20,
    ),
    part(blob("-110 4, -60 14, 0 14, 60 10, 108 2, 60 20, 0 30, -56 28, -96 14"), colourTones("white"), 6),
    part(oval(-80, -8, 9), colourTones("white"), 2),
    part(oval(-82, -8, 5), m.dark, 1),
    part(ribbon("-104 8 2, -84 12 2"), m.dark, 0.5),
  ],
});

/** A fish blown up into a ball of spikes. */
export const pufferfish: FigureMaker = (m) => {
  const spikes = Array.from({ length: 22 }, (_, i) => {
    const a = (i / 22) * Math.PI * 2;
    const [x, y] = [Math.cos(a), Math.sin(a)];
    return polygon([
      [x * 72 - y * 8, y * 72 + x * 8],
      [x * 102, y * 102],
      [x * 72 + y * 8, y * 72 - x * 8],
    ]);
  }).join("");
  const inner = [
    [-20, -50],
    [14, -56],
    [44, -36],
    [50, 2],
    [8, -24],
    [-12, 12],
    [30, 22],
    [0, 46],
    [-40, 44],
  ]
    .map(([x, y]) =>
      polygon([
        [x! - 5, y! + 5],
        [x!, y! - 8],
        [x! + 5, y! + 5],
      ]),
    )
    .join("");
  return {
    box: { left: -110, right: 140, top: -106, bottom: 106 },
    parts: [
      part(polygon("70 -6, 138 -44, 122 0, 138 44, 70 10"), m.body, 6, { lift: -0.1 }),
      part(spikes, m.body, 3, { lift: -0.04 }),
      part(oval(0, 0, 80), m.body, 34),
      part(blob("-76 16, -30 30, 30 30, 76 16, 56 58, 0 79, -56 58"), colourTones("white"), 16),
      part(inner, m.dark, 1.5, { lift: 0.2 }),
      part(blob("24 -4, 58 -26, 66 4, 54 26"), m.body, 5, { lift: 0.1 }),
      part(oval(-46, -22, 18), colourTones("white"), 4),
      part(oval(-50, -22, 10), m.dark, 2),
      part(oval(-80, 8, 12, 9), colourTones("pink"), 4),
      part(oval(-84, 8, 5, 3.6), m.dark, 1),
    ],
  };
};

/** A black whale with white patches and a tall fin, which leaps; its head to the left. */
export const orca: FigureMaker = () => {
  const black = colourTones("black");
  const white = colourTones("white");
  return {
    box: { left: -181, right: 197, top: -110, bottom: 74 },
    parts: [
      part(blob("138 -12, 160 -34, 196 -48, 184 -22, 172 -8, 190 22, 158 12, 140 8"), black, 6),
      part(blob("-8 -44, 8 -82, 22 -108, 32 -100, 40 -64, 56 -34"), black, 6),
      part(
        blob(
          "-180 -6, -164 -34, -120 -52, -50 -54, 30 -44, 100 -24, 150 -6, 148 8, 90 26, 0 44, -90 40, -150 24",
        ),
        black,
        26,
      ),
      part(blob("-178 4, -140 6, -80 16, 0 22, 60 20, 96 8, 76 28, 0 44, -90 40, -150 24"), white, 10),
      part(blob("-136 -30, -110 -42, -88 -32, -106 -20"), white, 4),
      part(blob("40 -20, 74 -20, 104 -10, 70 2"), colourTones("grey"), 4),
      part(oval(-142, -18, 4.4), white, 0.5),
      part(blob("-76 20, -48 16, -36 44, -56 74, -76 60, -84 38"), black, 6, { lift: 0.05 }),
      part(ribbon("-178 2 2, -150 6 2, -120 4 2"), white, 0.5),
    ],
  };
};
