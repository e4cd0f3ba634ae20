import { mix } from "../colour.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { box, oval, polygon, ribbon } from "./outline.ts";

/** A church with a steeple, seen from outside. */
export const chapel: FigureMaker = (m) => ({
  box: { left: -110, right: 112, top: -330, bottom: 3 },
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

/** A fountain of two basins, with its jets. */
export const fountain: FigureMaker = (m) => {
  const { cloud, water, ink } = m.palette;
  const clear = [0.12, 0.3, 0.5, 0.75].map((share) => mix(cloud[0]!, mix(water, ink, 0.06), share));
  return {
    box: { left: -112, right: 112, top: -206, bottom: 4 },
    parts: [
      part(
        [-1, 1]
          .map(
            (k) =>
              ribbon(`0 -196 2.4, ${k * 20} -188 2.8, ${k * 42} -150 3, ${k * 50} -112 4`) +
              ribbon(`0 -180 2, ${k * 10} -172 2.4, ${k * 22} -144 2.6, ${k * 27} -112 3.4`) +
              ribbon(`${k * 62} -106 2.4, ${k * 82} -98 2.6, ${k * 93} -66 3, ${k * 96} -38 4`),
          )
          .join("") + ribbon("0 -116 7, 0 -160 4.4, 0 -204 2"),
        clear,
        2,
        { lift: 0.16 },
      ),
      part("M-13 -6L-9 -100L9 -100L13 -6Z", m.stone, 6),
      part("M-68 -112C-60 -90 -26 -82 0 -82C26 -82 60 -90 68 -112Z", m.stone, 8, { lift: 0.06 }),
      part(oval(0, -112, 68, 9), clear, 2, { lift: 0.06 }),
      part("M-110 -40L110 -40C108 -10 92 2 70 4L-70 4C-92 2 -108 -10 -110 -40Z", m.stone, 9),
      part(oval(0, -40, 110, 13), m.stone, 4, { lift: 0.08 }),
      part(oval(0, -40, 98, 9), clear, 2, { lift: 0.06 }),
    ],
  };
};
