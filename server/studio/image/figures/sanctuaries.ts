import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { box, oval, polygon } from "./outline.ts";

/** A church with a steeple, seen from outside. */
export const chapel: FigureMaker = (m) => ({
  box: { left: -110, right: 110, top: -330, bottom: 3 },
  parts: [
    part(box(-30, -130, 106, 0), m.pale, 5),
    part(polygon("-40 -128, -10 -186, 92 -186, 112 -128"), m.trim, 5),
    part(box(-100, -210, -30, 0), m.pale, 5, { lift: 0.04 }),
    part(polygon("-108 -208, -65 -300, -22 -208"), m.trim, 5),
    part(`${box(-68, -328, -62, -296)}${box(-76, -318, -54, -312)}`, m.gold, 1),
    part("M-82 -1L-82 -48Q-82 -66 -65 -66Q-48 -66 -48 -48L-48 -1Z", m.dark, 3),
    part(
      `M-74 -140L-74 -166Q-65 -180 -56 -166L-56 -140Z${[0, 36, 72].map((x) => `M${x} -46L${x} -84Q${x + 9} -98 ${x + 18} -84L${x + 18} -46Z`).join("")}`,
      m.gold,
      0,
      { lamp: true },
    ),
  ],
});

/** A mosque with a dome and two minarets, seen from outside. */
export const minarets: FigureMaker = (m) => ({
  box: { left: -150, right: 150, top: -300, bottom: 3 },
  parts: [
    part(`${box(-140, -230, -118, 0)}${box(118, -230, 140, 0)}`, m.pale, 4),
    part(
      `${box(-146, -176, -112, -166)}${box(112, -176, 146, -166)}${box(-145, -232, -113, -224)}${box(113, -232, 145, -224)}`,
      m.stone,
      2,
    ),
    part(
      `${polygon("-142 -232, -129 -292, -116 -232")}${polygon("116 -232, 129 -292, 142 -232")}`,
      m.trim,
      4,
    ),
    part(box(-100, -96, 100, 0), m.pale, 5),
    part("M-74 -94C-86 -150 -40 -190 0 -206C40 -190 86 -150 74 -94Z", m.trim, 16),
    part(`${oval(-84, -98, 20, 22)}${oval(84, -98, 20, 22)}`, m.trim, 8),
    part(box(-106, -98, 106, -88), m.stone, 2, { lift: 0.06 }),
    part(`${box(-1.5, -236, 1.5, -204)}${oval(0, -238, 6)}`, m.gold, 1),
    part("M-20 -1L-20 -46Q-20 -66 0 -72Q20 -66 20 -46L20 -1Z", m.dark, 3),
    part(
      [-76, -46, 30, 60].map((x) => `M${x} -24L${x} -52Q${x + 8} -66 ${x + 16} -52L${x + 16} -24Z`).join(""),
      m.gold,
      0,
      { lamp: true },
    ),
  ],
});
