import { oklch } from "../colour.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, oval, polygon, ribbon } from "./outline.ts";
import { ring } from "./ring.ts";
import { colourTones } from "./tones.ts";

/** A column of smoke. */
export const smoke: FigureMaker = (m) => {
  const tones = m.body === m.palette.hero ? colourTones("grey") : m.body;
  return {
    box: { left: -100, right: 104, top: -292, bottom: 3 },
    parts: [
      part(oval(58, -252, 42, 34) + oval(14, -262, 36, 30) + oval(26, -230, 44, 32), tones, 22, {
        lift: 0.2,
      }),
      part(oval(-12, -204, 44, 34) + oval(36, -190, 42, 32) + oval(8, -178, 46, 32), tones, 22, {
        lift: 0.1,
      }),
      part(oval(-34, -138, 36, 30) + oval(8, -128, 36, 30) + oval(-14, -114, 38, 28), tones, 20),
      part(oval(-22, -74, 26, 26) + oval(8, -66, 24, 24) + oval(-6, -50, 26, 22), tones, 16, { lift: -0.1 }),
      part(oval(-4, -24, 16, 18) + oval(4, -8, 11, 11), tones, 9, { lift: -0.2 }),
    ],
  };
};

/** A tiled roof with its chimney, on the top of a house. */
export const roof: FigureMaker = (m) => {
  const tiles = m.body === m.palette.hero || m.body === m.trim ? colourTones("red") : m.body;
  const rows = [-142, -118, -94, -70, -46];
  const scallops = rows
    .map((y, j) => {
      const half = 78 + ((y + 166) / 130) * 92;
      const n = Math.floor((half * 2) / 22);
      return Array.from({ length: n }, (_, i) => {
        const x = -half + 12 + i * 22 + (j % 2) * 9;
        return x + 18 > half ? "" : `M${x} ${y}q9 13 18 0`;
      }).join("");
    })
    .join("");
  return {
    box: { left: -181, right: 181, top: -216, bottom: 3 },
    parts: [
      part(box(58, -212, 90, -130), colourTones("brown"), 4, {
        lines: {
          path: "M58 -196L90 -196M58 -180L90 -180M58 -164L90 -164M74 -212L74 -196M66 -196L66 -180M74 -180L74 -164",
          width: 1.8,
        },
      }),
      part(box(52, -216, 96, -206), colourTones("grey"), 3),
      part(box(-140, -30, 140, 0), m.pale, 3),
      part(box(-96, -22, -56, 0) + box(56, -22, 96, 0) + box(-20, -22, 20, 0), m.gold, 0, { lamp: true }),
      part("M-78 -168L78 -168L176 -24L-176 -24Z", tiles, 6, { lines: { path: scallops, width: 2.4 } }),
      part(ribbon("-80 -168 12, 80 -168 12"), tiles, 5, { lift: 0.1 }),
      part(ribbon("-176 -22 9, 176 -22 9"), colourTones("brown"), 3),
      part(polygon("-44 -64, -44 -100, -14 -126, 16 -100, 16 -64"), colourTones("white"), 4),
      part(box(-32, -98, 4, -68), m.gold, 0, {
        lamp: true,
        lines: { path: "M-14 -98L-14 -68M-32 -83L4 -83", width: 3 },
      }),
      part(ribbon("-56 -92 8, -14 -130 9, 28 -92 8", 1), tiles, 4, { lift: 0.1 }),
    ],
  };
};

/** A statue of somebody on a pedestal. */
export const monument: FigureMaker = (m) => ({
  box: { left: -56, right: 70, top: -296, bottom: 3 },
  parts: [
    part(box(-54, -14, 54, 0), m.body, 4),
    part(box(-44, -92, 44, -12), m.body, 5, { lift: -0.05 }),
    part(box(-50, -104, 50, -90), m.body, 4, { lift: 0.05 }),
    part(box(-26, -68, 26, -44), m.gold, 2),
    part(
      "M-24 -104L-22 -160Q-30 -200 -28 -226Q-20 -248 0 -248Q20 -248 28 -226Q30 -200 22 -160L26 -104Z",
      m.body,
      13,
      {
        lines: {
          path: "M0 -160L1 -104M-12 -236Q4 -200 20 -176M-18 -220Q-6 -180 16 -158M-20 -196Q-12 -168 4 -150",
          width: 2.4,
        },
      },
    ),
    part(ribbon("22 -232 15, 48 -258 13, 62 -290 11"), m.body, 6, { lift: 0.05 }),
    part(ribbon("-24 -230 15, -40 -196 14, -22 -170 12"), m.body, 6, { lift: 0.05 }),
    part(box(-34, -184, -8, -160), m.body, 3, { lift: 0.12 }),
    part(blob("0 -292, 15 -286, 18 -268, 10 -250, 0 -246, -10 -250, -18 -268, -15 -286"), m.body, 10, {
      lift: 0.06,
      lines: { path: "M-7 -271l5 0M4 -271l5 0M1 -268l0 8M-4 -256l9 0", width: 2 },
    }),
    part("M-19 -268Q-20 -296 0 -296Q20 -296 19 -268Q12 -284 -2 -284Q-14 -282 -19 -268Z", m.body, 4, {
      lift: -0.08,
    }),
  ],
});

const CLOTH = [".90 .05 65", ".84 .06 62", ".72 .07 55", ".52 .06 45"].map((tone) => oklch(tone, 0));
/** A rag doll with plaits. */
export const ragDoll: FigureMaker = (m) => ({
  box: { left: -66, right: 66, top: -178, bottom: 3 },
  parts: [
    part(
      ribbon("-32 -136 12, -48 -112 12, -50 -84 9") + ribbon("32 -136 12, 48 -112 12, 50 -84 9"),
      colourTones("orange"),
      5,
    ),
    part(ribbon("-14 -40 16, -17 -12 15") + ribbon("14 -40 16, 17 -12 15"), colourTones("white"), 5, {
      lines: { path: "M-24 -32l20 0M-24 -22l20 0M6 -32l20 0M6 -22l20 0", width: 3 },
    }),
    part(oval(-20, -6, 15, 8) + oval(20, -6, 15, 8), m.dark, 4),
    part(ribbon("-24 -92 13, -44 -72 12, -56 -54 11") + ribbon("24 -92 13, 44 -72 12, 56 -54 11"), CLOTH, 5, {
      lift: 0.1,
    }),
    part("M-20 -102L20 -102Q30 -70 46 -34Q0 -20 -46 -34Q-30 -70 -20 -102Z", m.body, 11),
    part(polygon("-14 -98, 14 -98, 24 -42, -24 -42"), colourTones("white"), 4),
    part(oval(0, -134, 37, 35), CLOTH, 14),
    part(
      "M-38 -134Q-40 -178 0 -178Q40 -178 38 -134Q28 -160 0 -158Q-28 -160 -38 -134Z",
      colourTones("orange"),
      6,
    ),
    part(oval(-13, -134, 6) + oval(13, -134, 6), m.dark, 2),
    part(oval(-22, -120, 6, 5) + oval(22, -120, 6, 5), colourTones("pink"), 2),
    part(ribbon("-9 -118 2.6, 0 -113 3, 9 -118 2.6"), colourTones("red"), 0.8),
    part(
      polygon("-50 -94, -60 -84, -60 -102") +
        polygon("-50 -94, -40 -84, -40 -102") +
        polygon("50 -94, 60 -84, 60 -102") +
        polygon("50 -94, 40 -84, 40 -102"),
      colourTones("red"),
      2,
    ),
  ],
});

/** A skateboard. */
export const skateboard: FigureMaker = (m) => ({
  box: { left: -114, right: 114, top: -72, bottom: 3 },
  parts: [
    part(
      polygon("-74 -42, -50 -42, -56 -20, -68 -20") + polygon("50 -42, 74 -42, 68 -20, 56 -20"),
      colourTones("grey"),
      3,
    ),
    part(oval(-62, -14, 15) + oval(62, -14, 15), colourTones("red"), 6),
    part(oval(-62, -14, 5) + oval(62, -14, 5), m.pale, 2),
    part(ribbon("-108 -66 11, -84 -48 12, 0 -44 12, 84 -48 12, 108 -66 11"), m.body, 5),
    part(ribbon("-104 -70 3, -82 -54 3, 0 -50 3, 82 -54 3, 104 -70 3"), m.dark, 1),
  ],
});

/** A tower crane with its load. */
export const crane: FigureMaker = (m) => {
  const mast = Array.from(
    { length: 11 },
    (_, i) => `M-52 ${-10 - i * 24}L-20 ${-34 - i * 24}M-20 ${-10 - i * 24}L-52 ${-34 - i * 24}`,
  ).join("");
  const jib = Array.from({ length: 9 }, (_, i) =>
    ribbon(`${-18 + i * 18} -290 2.4, ${-9 + i * 18} -306 2.4, ${i * 18} -290 2.4`, 1),
  ).join("");
  return {
    box: { left: -126, right: 156, top: -350, bottom: 3 },
    parts: [
      part(ribbon("-36 -348 2, 140 -304 2") + ribbon("-36 -348 2, -116 -296 2"), m.dark, 0.6),
      part(ribbon("-54 0 6, -52 -286 6") + ribbon("-18 0 6, -20 -286 6"), m.body, 2),
      part(box(-52, -280, -20, 0), m.body, 1, { lift: -0.3, lines: { path: mast, width: 4, light: true } }),
      part(jib + box(-120, -294, 152, -287) + box(-20, -309, 144, -304), m.body, 2),
      part(ribbon("-46 -290 5, -36 -348 4, -26 -290 5"), m.body, 2),
      part(box(-120, -290, -84, -262), colourTones("grey"), 4),
      part(box(-18, -286, 6, -258), colourTones("blue"), 3, { lift: 0.16 }),
      part(
        ribbon("116 -288 2, 116 -196 2") + ribbon("116 -196 2, 92 -172 2") + ribbon("116 -196 2, 140 -172 2"),
        m.dark,
        0.6,
      ),
      part(box(84, -174, 148, -148), colourTones("brown"), 4, {
        lines: { path: "M84 -165L148 -165M84 -157L148 -157", width: 2 },
      }),
      part(box(-76, -14, 4, 0), colourTones("grey"), 4),
    ],
  };
};

/** A stop sign. */
export const stopSign: FigureMaker = () => {
  const eight = (r: number) =>
    polygon(
      Array.from(
        { length: 8 },
        (_, i) => [Math.cos((i + 0.5) * 0.7854) * r, -190 + Math.sin((i + 0.5) * 0.7854) * r] as const,
      ),
    );
  return {
    box: { left: -58, right: 58, top: -248, bottom: 3 },
    parts: [
      part(box(-5, -150, 5, 0), colourTones("grey"), 3),
      part(eight(61), colourTones("white"), 3),
      part(eight(55), colourTones("red"), 3),
      part(
        ribbon("-22 -204 6, -34 -206 6, -38 -198 6, -24 -188 6, -24 -178 6, -38 -176 6", 3) +
          ribbon("-16 -205 6, 2 -205 6", 1) +
          ribbon("-7 -204 6, -7 -176 6", 1) +
          ring([13, -190], [8, 14], 6) +
          ribbon("28 -205 6, 28 -176 6", 1) +
          ring([33, -197], [7, 8], 5),
        colourTones("white"),
        0.6,
      ),
    ],
  };
};

/** Railway tracks that run into the distance. */
export const rails: FigureMaker = (m) => ({
  box: { left: -130, right: 130, top: -150, bottom: 3 },
  parts: [
    part(polygon("-126 0, 126 0, 26 -150, -26 -150"), m.stone, 4, { lift: -0.1 }),
    part(
      [0, 1, 2, 3, 4, 5, 6, 7]
        .map((i) => {
          const y = -6 - 142 * (1 - 0.74 ** i);
          const w = 112 + (y / 150) * 88;
          return box(-w, y - 12 * 0.78 ** i, w, y);
        })
        .join(""),
      colourTones("brown"),
      2,
    ),
    part(
      polygon("-86 0, -72 0, -14 -150, -18 -150") + polygon("86 0, 72 0, 14 -150, 18 -150"),
      colourTones("grey"),
      3,
      { lift: 0.2 },
    ),
  ],
});

/** A water pipe for smoking. */
export const hookah: FigureMaker = (m) => ({
  box: { left: -52, right: 80, top: -206, bottom: 3 },
  parts: [
    part(ribbon("0 -98 6, 46 -96 7, 72 -60 7, 56 -18 7, 74 -4 6"), colourTones("red"), 3),
    part(ribbon("70 -2 5, 78 -30 4"), colourTones("gold"), 2),
    part("M-14 -92L14 -92Q16 -72 36 -52Q56 -20 34 0L-34 0Q-56 -20 -36 -52Q-16 -72 -14 -92Z", m.body, 15),
    part("M-44 -30L44 -30Q48 -10 34 0L-34 0Q-48 -10 -44 -30Z", m.body, 6, { lift: -0.14 }),
    part(ribbon("0 -92 14, 0 -108 20, 0 -124 9, 0 -144 15, 0 -160 9, 0 -172 12"), colourTones("gold"), 4),
    part(oval(0, -172, 24, 6), colourTones("gold"), 3),
    part("M-18 -194L18 -194L10 -174L-10 -174Z", colourTones("brown"), 4),
    part(oval(-8, -197, 8, 6) + oval(8, -197, 8, 6), colourTones("orange"), 0, {
      lit: colourTones("orange")[1]!,
    }),
    part(box(-16, -96, 16, -88), colourTones("gold"), 3),
  ],
});
