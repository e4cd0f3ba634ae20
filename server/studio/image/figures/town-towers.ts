import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, boxes, oval, polygon, ribbon } from "./outline.ts";
import { colourTones } from "./tones.ts";

/** A square tower with a large clock on its front and a pointed roof. */
export const clockTower: FigureMaker = (m) => {
  const ticks = Array.from({ length: 12 }, (_, i) => {
    const [s, c] = [Math.sin((i * Math.PI) / 6), Math.cos((i * Math.PI) / 6)];
    return `M${s * 30} ${-252 + c * 30}L${s * 36} ${-252 + c * 36}`;
  }).join("");
  return {
    box: { left: -74, right: 74, top: -422, bottom: 4 },
    parts: [
      part(box(-52, -300, 52, 2), m.trim, 8, {
        lines: {
          path: "M-52 -190L52 -190M-52 -182L52 -182M-34 -176L-34 -20M34 -176L34 -20M-52 -14L52 -14",
          width: 1.8,
        },
      }),
      part(box(-62, -308, 62, -298) + box(-60, -204, 60, -194), m.pale, 3),
      part(polygon("-60 -306, -34 -352, 34 -352, 60 -306"), colourTones("grey"), 6, { lift: -0.1 }),
      part(boxes(3, -26, 20, 12, -376, -350), m.pale, 2),
      part(polygon("-38 -374, 0 -414, 38 -374"), colourTones("grey"), 6, { lift: -0.16 }),
      part(ribbon("0 -420 3, 0 -408 3"), m.gold, 1),
      part(oval(0, -252, 47), m.gold, 5),
      part(oval(0, -252, 40), m.pale, 3, { lines: { path: ticks, width: 3 } }),
      part(ribbon("0 -252 5, 0 -284 3.4") + ribbon("0 -252 5, 20 -240 3.4") + oval(0, -252, 4.6), m.dark, 1),
      part(box(-12, -164, 12, -126) + box(-12, -108, 12, -70), m.gold, 0, { lamp: true }),
      part("M-17 2L-17 -36Q-17 -54 0 -54Q17 -54 17 -36L17 2Z", m.dark, 3),
    ],
  };
};

/** A church's tower with an open storey in which two bells hang. */
export const bellTower: FigureMaker = (m) => {
  const bell = (x: number, y: number) =>
    `M${x - 14} ${y}C${x - 9} ${y - 8} ${x - 11} ${y - 28} ${x} ${y - 30}C${x + 11} ${y - 28} ${x + 9} ${y - 8} ${x + 14} ${y}Z`;
  const arch = (x: number, y: number, w: number, tall: number) =>
    `M${x - w} ${y}L${x - w} ${y - tall + w}Q${x - w} ${y - tall} ${x} ${y - tall}Q${x + w} ${y - tall} ${x + w} ${y - tall + w}L${x + w} ${y}Z`;
  return {
    box: { left: -64, right: 64, top: -422, bottom: 4 },
    parts: [
      part(box(-50, -330, 50, 2), m.trim, 8, {
        lines: {
          path: "M-50 -250L50 -250M-50 -170L50 -170M-50 -90L50 -90M-20 -220L-6 -220M10 -140L26 -140M-30 -60L-14 -60M14 -30L30 -30M-30 -120L-14 -120",
          width: 1.8,
        },
      }),
      part(box(-58, -336, 58, -326) + box(-56, -246, 56, -238), m.pale, 3),
      part(arch(-23, -248, 19, 72) + arch(23, -248, 19, 72), m.dark, 2),
      part(bell(-23, -266) + bell(23, -266), m.gold, 5),
      part(oval(-23, -264, 4) + oval(23, -264, 4), m.gold, 1),
      part(polygon("-58 -334, 0 -402, 58 -334"), colourTones("red"), 8, { lift: -0.06 }),
      part(ribbon("0 -420 3.4, 0 -398 3.4") + ribbon("-8 -413 3, 8 -413 3"), m.gold, 1),
      part(arch(0, -184, 10, 40) + arch(0, -104, 10, 40), m.gold, 0, { lamp: true }),
      part(arch(0, 2, 18, 58), m.dark, 3),
    ],
  };
};

/** A slender round tower with two balconies, a cone and a crescent. */
export const minaret: FigureMaker = (m) => ({
  box: { left: -40, right: 40, top: -442, bottom: 4 },
  parts: [
    part(box(-34, -70, 34, 2), m.pale, 8, { lift: -0.04 }),
    part(polygon("-34 -70, -22 -92, 22 -92, 34 -70"), m.pale, 5),
    part(polygon("-21 -92, -18 -232, 18 -232, 21 -92"), m.pale, 11, {
      lines: { path: "M-7 -96L-6 -228M7 -96L6 -228", width: 1.2 },
    }),
    part(polygon("-18 -232, -33 -250, -33 -268, 33 -268, 33 -250, 18 -232"), m.trim, 5, {
      lines: {
        path: "M-22 -266L-22 -252M-11 -266L-11 -252M0 -266L0 -252M11 -266L11 -252M22 -266L22 -252",
        width: 1.6,
      },
    }),
    part(polygon("-16 -268, -14 -330, 14 -330, 16 -268"), m.pale, 9),
    part(polygon("-14 -328, -26 -340, -26 -354, 26 -354, 26 -340, 14 -328"), m.trim, 5),
    part(box(-11, -372, 11, -354), m.pale, 6),
    part(polygon("-17 -370, 0 -424, 17 -370"), colourTones("blue"), 6, { lift: -0.06 }),
    part(oval(0, -426, 3.4) + "M7 -440A9 9 0 1 0 9 -426A7.4 7.4 0 1 1 7 -440Z", m.gold, 1.6),
    part(
      boxes(1, -5, 10, 10, -312, -292) + boxes(1, -6, 12, 12, -206, -178) + boxes(1, -6, 12, 12, -150, -122),
      m.gold,
      0,
      { lamp: true },
    ),
    part("M-11 2L-11 -34Q-11 -46 0 -46Q11 -46 11 -34L11 2Z", m.dark, 2),
  ],
});

/** A tower of glass in steps, with a mast and many lit windows. */
export const skyscraper: FigureMaker = (m) => {
  const glass = colourTones("blue");
  const panes = (left: number, right: number, top: number, bottom: number, odd: number) => {
    const out: string[] = [];
    let n = odd;
    for (let y = top; y < bottom - 12; y += 17)
      for (let x = left; x < right - 6; x += 15, n++) if ((n * 7) % 5 < 3) out.push(box(x, y, x + 9, y + 11));
    return out.join("");
  };
  return {
    box: { left: -84, right: 84, top: -471, bottom: 4 },
    parts: [
      part(ribbon("0 -470 2, 0 -410 6"), m.dark, 1),
      part(polygon("-26 -386, 0 -420, 26 -386"), glass, 4, { lift: 0.08 }),
      part(box(-32, -388, 32, -300), glass, 5, { lift: 0.06 }),
      part(box(-54, -306, 54, -160), glass, 6, { lift: 0.02 }),
      part(box(-76, -168, 76, 2), glass, 7, { lift: -0.03 }),
      part(
        panes(-26, 32, -380, -306, 1) + panes(-47, 54, -298, -168, 2) + panes(-68, 76, -158, -34, 4),
        m.gold,
        0,
        { lamp: true },
      ),
      part(box(-80, -34, 80, -28), m.pale, 2),
      part(box(-18, -28, 18, 2), m.gold, 0, { lamp: true }),
      part(box(-2, -28, 2, 2), m.dark, 0.5),
    ],
  };
};

/** A tall brick chimney with a dark rim, from which smoke blows. */
export const factoryChimney: FigureMaker = (m) => {
  const rows = Array.from({ length: 11 }, (_, i) => {
    const y = -30 - i * 26;
    const half = 32 - i * 0.9;
    return `M${-half} ${y}L${half} ${y}`;
  }).join("");
  return {
    box: { left: -60, right: 150, top: -430, bottom: 4 },
    parts: [
      part(
        blob(
          "-10 -344, -14 -366, 14 -388, 50 -398, 62 -424, 104 -430, 146 -414, 140 -388, 100 -384, 66 -366, 30 -352, 12 -342",
        ),
        colourTones("grey"),
        20,
        { lift: 0.06 },
      ),
      part(polygon("-36 2, -22 -330, 22 -330, 36 2"), colourTones("red"), 15, {
        lines: { path: rows, width: 1.4 },
      }),
      part(box(-26, -344, 26, -326), m.dark, 5),
      part(polygon("-25 -276, -23.6 -306, 23.6 -306, 25 -276"), colourTones("white"), 8),
      part(box(-44, -18, 44, 2), m.dark, 4),
    ],
  };
};

/** A gate with one arch, columns and an inscription above, as at a square. */
export const triumphalArch: FigureMaker = (m) => ({
  box: { left: -132, right: 132, top: -236, bottom: 4 },
  parts: [
    part("M-120 2L-120 -178L120 -178L120 2L50 2L50 -74C50 -136 -50 -136 -50 -74L-50 2Z", m.stone, 9, {
      lift: 0.1,
      lines: { path: "M-50 -74C-50 -136 50 -136 50 -74M-62 -72C-62 -152 62 -152 62 -72", width: 1.6 },
    }),
    part(box(-130, -190, 130, -176), m.pale, 4),
    part(box(-118, -226, 118, -190), m.stone, 5, {
      lift: 0.12,
      lines: { path: "M-86 -214L86 -214M-86 -204L86 -204", width: 2 },
    }),
    part(box(-128, -236, 128, -224), m.pale, 4),
    part(
      box(-108, -160, -90, -8) + box(-80, -160, -64, -8) + box(64, -160, 80, -8) + box(90, -160, 108, -8),
      m.pale,
      7,
    ),
    part(
      box(-113, -170, -85, -160) +
        box(-84, -170, -60, -160) +
        box(60, -170, 84, -160) +
        box(85, -170, 113, -160) +
        box(-124, -10, -52, 2) +
        box(52, -10, 124, 2),
      m.pale,
      3,
    ),
  ],
});

/** Three ancient columns under a broken beam. */
export const columns: FigureMaker = (m) => {
  const flutes = [-96, 0, 96]
    .map((x) => [-10, 0, 10].map((k) => `M${x + k} -190L${x + k} -22`).join(""))
    .join("");
  const shaft = (x: number, top: number) =>
    polygon([
      [x - 22, -20],
      [x - 17, top],
      [x + 17, top],
      [x + 22, -20],
    ]);
  const base = (x: number) => box(x - 30, -22, x + 30, -8);
  const head = (x: number) => box(x - 28, -212, x + 28, -194);
  return {
    box: { left: -150, right: 150, top: -250, bottom: 4 },
    parts: [
      part(box(-146, -8, 146, 2), m.stone, 4),
      part(
        shaft(-96, -194) + shaft(0, -194) + polygon("74 -20, 79 -126, 92 -138, 104 -122, 113 -132, 118 -20"),
        m.pale,
        9,
        {
          lines: {
            path: flutes
              .replaceAll("M86 -190", "M86 -120")
              .replaceAll("M96 -190", "M96 -124")
              .replaceAll("M106 -190", "M106 -118"),
            width: 1.6,
          },
        },
      ),
      part(base(-96) + base(0) + base(96), m.pale, 4),
      part(head(-96) + head(0), m.pale, 4),
      part(polygon("-136 -212, -136 -246, 22 -246, 36 -230, 28 -212"), m.pale, 6, {
        lines: { path: "M-134 -230L28 -230", width: 1.6 },
      }),
    ],
  };
};
