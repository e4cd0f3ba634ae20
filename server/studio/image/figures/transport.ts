import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { box, boxes, oval, polygon, ribbon } from "./outline.ts";
import { colourTones } from "./tones.ts";

/** A passenger ferry of two decks with its funnel, its waterline at y = 0. */
export const ferry: FigureMaker = (m) => {
  const white = colourTones("white");
  const posts = [108, 124, 140].map((x) => `M${x} -124L${x} -92`).join("");
  return {
    box: { left: -176, right: 168, top: -222, bottom: 18 },
    parts: [
      part(`${ribbon("-96 -150 3, -96 -214 2")}${ribbon("-112 -196 1.6, -80 -196 1.6")}`, m.dark, 0.6),
      part(polygon("-95 -214, -66 -208, -95 -200"), colourTones("red"), 1),
      part(polygon("-2 -126, 8 -206, 52 -206, 50 -126"), colourTones("yellow"), 9),
      part(polygon("8 -220, 6 -200, 53 -200, 54 -220"), colourTones("black"), 7),
      part(polygon("-116 -128, -108 -166, -52 -166, -52 -128"), white, 5),
      part(polygon("-116 -168, -112 -174, -44 -174, -44 -164, -114 -164"), m.body, 2),
      part(
        `${box(-104, -158, -90, -142)}${box(-85, -158, -72, -142)}${box(-67, -158, -58, -142)}`,
        m.gold,
        0,
        {
          lamp: true,
        },
      ),
      part("M-132 -92L-124 -128L100 -128L100 -92Z", white, 5),
      part(box(98, -94, 146, -90), white, 1, { lines: { path: posts, width: 3 } }),
      part(boxes(3, 106, 17, 4, -128, -90), white, 1),
      part("M-138 -128L-134 -136L152 -136L152 -126L-138 -126Z", m.body, 2.5),
      part(boxes(8, -112, 26, 18, -120, -100), m.gold, 0, { lamp: true }),
      part("M-158 -46L-150 -90L150 -90L152 -46Z", white, 6, { lift: -0.03 }),
      part("M-156 -90L-150 -97L156 -97L156 -88L-156 -88Z", m.body, 2.5, { lift: -0.05 }),
      part(boxes(10, -134, 28, 18, -82, -62), m.gold, 0, { lamp: true }),
      part("M-176 -56Q-80 -44 164 -48C162 -22 152 4 140 17L-134 17C-152 4 -168 -22 -176 -56Z", m.trim, 11, {
        lines: { path: "M-162 -26Q-60 -16 158 -20", width: 2.6 },
      }),
      part("M-150 0L150 0C147 7 144 13 140 17L-134 17C-140 13 -146 7 -150 0Z", colourTones("red"), 4, {
        lift: -0.16,
      }),
      part(`${oval(-28, -33, 8)}${oval(62, -32, 8)}`, colourTones("orange"), 3),
      part(`${oval(-28, -33, 3.4)}${oval(62, -32, 3.4)}`, white, 1),
    ],
  };
};

/** A gondola with its six-toothed iron and a red seat; a person may stand in it. */
export const gondola: FigureMaker = (m) => ({
  box: { left: -198, right: 190, top: -112, bottom: 16 },
  parts: [
    part(
      ribbon("150 -98 3, 96 -30 3.4, 62 12 4") + polygon("66 2, 76 8, 56 40, 44 34"),
      colourTones("brown"),
      1.5,
    ),
    part("M-138 -26C-60 -6 60 -6 136 -30L128 -14L-128 -12Z", m.dark, 2, { lift: 0.08 }),
    part("M4 -20L4 -50Q6 -58 14 -56L24 -52L26 -18Z", colourTones("red"), 5),
    part("M-46 -22Q-42 -34 -20 -34L6 -34L6 -16L-46 -14Z", colourTones("red"), 6),
    part(ribbon("-2 -34 3, 12 -58 5, 20 -60 4"), m.gold, 1.5),
    part(
      "M-178 -66C-160 -40 -130 -26 -92 -18C-30 -8 40 -8 92 -20C134 -30 158 -54 172 -88L182 -84C178 -44 154 -6 108 8C50 18 -60 18 -110 8C-146 0 -172 -24 -186 -60Z",
      m.body,
      9,
      { lines: { path: "M-162 -32C-120 2 110 6 164 -46", width: 2.2 } },
    ),
    part(ribbon("-140 -27 3, -92 -17 3.6, 0 -9 3.6, 92 -19 3.6, 140 -36 3"), m.gold, 1),
    part(
      "M-188 -108C-176 -112 -166 -104 -168 -94L-176 -90L-172 -60L-184 -54C-188 -72 -190 -92 -188 -108Z" +
        [0, 1, 2, 3, 4].map((i) => box(-198 + i * 0.6, -96 + i * 9, -184, -91.5 + i * 9)).join("") +
        box(-176, -84, -164, -79),
      colourTones("grey"),
      2,
      { lift: 0.14 },
    ),
    part(ribbon("172 -86 5, 180 -104 5, 188 -106 4"), m.gold, 1.5),
  ],
});

/** A shared taxi or small van with a high roof and a sloping nose. */
export const minibus: FigureMaker = (m) => {
  const panes = [-32, 14, 60].map((x) => box(x, -122, x + 38, -86)).join("");
  return {
    box: { left: -124, right: 116, top: -164, bottom: 4 },
    parts: [
      part(box(-52, -162, 8, -136), m.pale, 4, {
        lines: { path: "M-44 -153L0 -153M-44 -145L-14 -145", width: 3 },
      }),
      part(
        "M-120 -18L-122 -56Q-120 -70 -104 -74L-84 -80L-62 -128Q-56 -142 -38 -142L96 -142Q114 -142 114 -122L114 -18Z",
        m.body,
        12,
      ),
      part(polygon("-84 -84, -64 -124, -44 -124, -44 -84"), colourTones("blue"), 3, { lift: 0.24 }),
      part(panes, m.gold, 0, { lamp: true }),
      part("M-121 -50L114 -50L114 -40L-122 -40Z", m.pale, 2),
      part(ribbon("-40 -136 2, -40 -24 2") + ribbon("8 -136 2, 8 -24 2"), m.dark, 0.5),
      part(box(-2, -70, 5, -62) + box(-52, -74, -44, -67), m.dark, 1),
      part(polygon("-96 -92, -86 -96, -84 -78, -94 -76"), m.dark, 2),
      part(box(-124, -26, 116, -16), m.dark, 3, { lift: 0.08 }),
      part(`${oval(-74, -19, 23)}${oval(72, -19, 23)}`, m.dark, 8),
      part(`${oval(-74, -19, 10)}${oval(72, -19, 10)}`, colourTones("grey"), 4),
      part(oval(-114, -60, 6, 8), colourTones("yellow"), 0, { lit: m.palette.lamp }),
      part(box(109, -74, 115, -56), colourTones("red"), 1),
    ],
  };
};
