import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { box, oval, polygon } from "./outline.ts";

/** A window whose casements stand open. */
export const windowOpen: FigureMaker = (m) => ({
  box: { left: -124, right: 124, top: -190, bottom: 3 },
  parts: [
    part(box(-66, -182, 66, -8), m.pale, 5),
    part(box(-54, -170, 54, -20), m.body, 1, { window: true }),
    part(
      `${polygon("-60 -176, -120 -190, -120 4, -60 -14")}${polygon("60 -176, 120 -190, 120 4, 60 -14")}`,
      m.pale,
      5,
    ),
    part(
      `${polygon("-68 -166, -111 -177, -111 -98, -68 -98")}${polygon("-68 -90, -111 -90, -111 -10, -68 -22")}` +
        `${polygon("68 -166, 111 -177, 111 -98, 68 -98")}${polygon("68 -90, 111 -90, 111 -10, 68 -22")}`,
      m.body,
      1,
      { lift: 0.12 },
    ),
    part(box(-74, -14, 74, 0), m.pale, 4, { lift: 0.06 }),
  ],
});

/** A suitcase whose lid stands up. */
export const suitcaseOpen: FigureMaker = (m) => ({
  box: { left: -92, right: 92, top: -142, bottom: 4 },
  parts: [
    part("M-78 -56L-84 -136Q-84 -142 -76 -142L76 -142Q84 -142 84 -136L78 -56Z", m.trim, 7),
    part("M-68 -60L-73 -130L73 -130L68 -60Z", m.dark, 3, {
      lines: { path: "M-70 -100L70 -100", width: 1.4, light: true },
    }),
    part("M-84 -58L84 -58L90 -48L-90 -48Z", m.dark, 2),
    part("M-90 -48L90 -48L84 -6Q83 0 76 0L-76 0Q-83 0 -84 -6Z", m.trim, 8),
    part(`${box(-52, -48, -40, 0)}${box(40, -48, 52, 0)}`, m.body, 2),
    part(`${box(-54, -34, -38, -22)}${box(38, -34, 54, -22)}`, m.gold, 2),
  ],
});

/** A wardrobe with both doors open on coats. */
export const wardrobeOpen: FigureMaker = (m) => ({
  box: { left: -148, right: 148, top: -236, bottom: 3 },
  parts: [
    part(`${box(-70, -14, -54, 0)}${box(54, -14, 70, 0)}`, m.dark, 3),
    part(box(-76, -222, 76, -10), m.body, 6),
    part(polygon("-84 -222, -70 -236, 70 -236, 84 -222"), m.body, 5, { lift: 0.08 }),
    part(box(-66, -208, 66, -24), m.dark, 2, { lift: -0.08 }),
    part(
      `${polygon("-44 -190, -22 -190, -18 -70, -50 -70")}${polygon("24 -190, 46 -190, 52 -76, 18 -76")}`,
      m.trim,
      6,
    ),
    part(polygon("-12 -190, 12 -190, 18 -60, -18 -60"), m.pale, 6),
    part(box(-64, -196, 64, -191), m.gold, 1),
    part(
      `${polygon("-76 -214, -144 -228, -144 6, -76 -14")}${polygon("76 -214, 144 -228, 144 6, 76 -14")}`,
      m.body,
      5,
      {
        lift: 0.06,
      },
    ),
    part(`${oval(-136, -112, 4.6)}${oval(136, -112, 4.6)}`, m.gold, 2),
  ],
});

/** A refrigerator with its door open and the light on. */
export const fridgeOpen: FigureMaker = (m) => ({
  box: { left: -62, right: 128, top: -226, bottom: 3 },
  parts: [
    part("M-52 -224L52 -224Q60 -224 60 -216L60 0L-60 0L-60 -216Q-60 -224 -52 -224Z", m.body, 7),
    part(box(-46, -208, 46, -12), m.gold, 0, { lamp: true }),
    part(`${box(-46, -164, 46, -158)}${box(-46, -112, 46, -106)}${box(-46, -60, 46, -54)}`, m.pale, 1),
    part(
      `${box(-34, -194, -18, -164)}${oval(14, -174, 10)}${box(-30, -92, 6, -60)}${oval(26, -72, 12)}${oval(-20, -122, 10)}`,
      m.trim,
      5,
    ),
    part(box(14, -140, 28, -112), m.leaf, 4),
    part(polygon("60 -220, 124 -206, 124 10, 60 0"), m.body, 6, { lift: -0.05 }),
    part(polygon("70 -204, 114 -194, 114 -140, 70 -146"), m.pale, 3),
    part(polygon("70 -120, 114 -116, 114 -50, 70 -56"), m.pale, 3),
  ],
});

/** A cardboard box with its flaps up. */
export const boxOpen: FigureMaker = (m) => ({
  box: { left: -112, right: 112, top: -138, bottom: 4 },
  parts: [
    part(polygon("-70 -92, 0 -114, 74 -92, 2 -70"), m.dark, 2),
    part(polygon("-70 -92, 0 -114, -16 -138, -92 -114"), m.body, 4, { lift: -0.04 }),
    part(polygon("0 -114, 74 -92, 98 -116, 18 -138"), m.body, 4, { lift: 0.02 }),
    part(polygon("-70 -92, 2 -70, 2 4, -70 -20"), m.body, 5, { lift: -0.06 }),
    part(polygon("2 -70, 74 -92, 74 -20, 2 4"), m.body, 5, { lift: 0.05 }),
    part(polygon("-70 -92, 2 -70, -34 -50, -110 -72"), m.body, 4, { lift: 0.06 }),
    part(polygon("2 -70, 74 -92, 110 -72, 38 -48"), m.body, 4, { lift: 0.1 }),
  ],
});
