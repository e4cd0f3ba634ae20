import type { Thing } from "../../reading/scene/catalogue.ts";
import type { Figure } from "../sculpt.ts";
import { type FigureMaker, type Materials, part } from "./materials.ts";
import { box, oval, polygon } from "./outline.ts";
import { white } from "./tones.ts";

/** Something that is open onto another place: its figure, and the outline within which the place is seen. */
export interface Opening {
  figure: Figure;
  hole: string;
  /** Height at the front of the scene, in design units. */
  tall: number;
}

interface Kind {
  make: FigureMaker;
  hole: string;
  tall: number;
}

const rect = (left: number, top: number, right: number, bottom: number) => box(left, top, right, bottom);

/** A door in its frame, with its leaf turned outward. */
const door: Kind = {
  tall: 400,
  hole: rect(-92, -284, 92, 0),
  make: (m) => ({
    box: { left: -112, right: 196, top: -306, bottom: 14 },
    parts: [
      part(rect(-110, -304, 110, 2), m.pale, 6),
      part(rect(-92, -284, 92, 0), m.dark, 0),
      part(polygon("94 -288, 194 -306, 194 14, 94 0"), m.body, 6),
      part(
        `${polygon("106 -268, 180 -280, 180 -160, 106 -156")}${polygon("106 -132, 180 -134, 180 -14, 106 -20")}`,
        m.body,
        4,
        { lift: 0.12 },
      ),
      part(oval(182, -146, 7), m.gold, 3),
    ],
  }),
};

/** A wardrobe with both doors wide open and nothing but the other place inside. */
const wardrobe: Kind = {
  tall: 390,
  hole: rect(-96, -258, 96, -24),
  make: (m) => ({
    box: { left: -198, right: 198, top: -304, bottom: 6 },
    parts: [
      part(`${rect(-100, -14, -82, 2)}${rect(82, -14, 100, 2)}`, m.dark, 3),
      part(rect(-108, -282, 108, -8), m.body, 6),
      part(polygon("-120 -282, -104 -302, 104 -302, 120 -282"), m.body, 6, { lift: 0.1 }),
      part(rect(-96, -258, 96, -24), m.dark, 0),
      part(
        `${polygon("-108 -268, -194 -290, -194 6, -108 -14")}${polygon("108 -268, 194 -290, 194 6, 108 -14")}`,
        m.body,
        6,
        { lift: 0.06 },
      ),
      part(
        `${polygon("-122 -248, -182 -264, -182 -148, -122 -142")}${polygon("-122 -120, -182 -122, -182 -16, -122 -28")}` +
          `${polygon("122 -248, 182 -264, 182 -148, 122 -142")}${polygon("122 -120, 182 -122, 182 -16, 122 -28")}`,
        m.body,
        4,
        { lift: -0.08 },
      ),
      part(`${oval(-186, -136, 5)}${oval(186, -136, 5)}`, m.gold, 2),
    ],
  }),
};

/** A lift whose doors have slid aside. */
const elevator: Kind = {
  tall: 400,
  hole: rect(-78, -236, 78, 0),
  make: (m) => ({
    box: { left: -132, right: 132, top: -306, bottom: 4 },
    parts: [
      part(rect(-128, -302, 128, 0), m.stone, 5),
      part(rect(-100, -242, 100, 0), m.dark, 2),
      part(rect(-98, -236, -76, 0), m.pale, 3, {
        lines: { path: "M-80 -232L-80 -4", width: 1.6 },
      }),
      part(rect(76, -236, 98, 0), m.pale, 3, { lines: { path: "M80 -232L80 -4", width: 1.6 } }),
      part(rect(-78, -236, 78, 0), m.dark, 0),
      part(`${rect(-106, -248, -98, 0)}${rect(98, -248, 106, 0)}${rect(-106, -248, 106, -239)}`, m.gold, 2),
      part(rect(-42, -290, 42, -262), m.dark, 3),
      part("M-20 -268L-9 -284L2 -268ZM6 -284L26 -284L16 -268Z", [m.palette.lamp], 0, { lit: m.palette.lamp }),
      part(rect(110, -150, 122, -112), m.dark, 1.5),
      part(`${oval(116, -140, 3.6)}${oval(116, -122, 3.6)}`, [m.palette.lamp], 0, { lit: m.palette.lamp }),
    ],
  }),
};

/** A window with its casements open. */
const window: Kind = {
  tall: 350,
  hole: rect(-104, -236, 104, -22),
  make: (m) => ({
    box: { left: -192, right: 192, top: -272, bottom: 4 },
    parts: [
      part(rect(-120, -254, 120, -8), m.pale, 6),
      part(rect(-104, -236, 104, -22), m.dark, 0),
      part(
        `${polygon("-112 -246, -188 -268, -188 2, -112 -16")}${polygon("112 -246, 188 -268, 188 2, 112 -16")}`,
        m.body,
        5,
      ),
      part(
        `${polygon("-122 -230, -178 -246, -178 -142, -122 -138")}${polygon("-122 -124, -178 -126, -178 -18, -122 -32")}` +
          `${polygon("122 -230, 178 -246, 178 -142, 122 -138")}${polygon("122 -124, 178 -126, 178 -18, 122 -32")}`,
        m.pale,
        1,
        { lift: 0.1 },
      ),
      part(rect(-130, -16, 130, 2), m.pale, 5, { lift: 0.06 }),
    ],
  }),
};

/** A refrigerator whose door is open. */
const fridge: Kind = {
  tall: 390,
  hole: rect(-82, -284, 82, -16),
  make: (m) => ({
    box: { left: -100, right: 204, top: -306, bottom: 12 },
    parts: [
      part("M-86 -304L86 -304Q98 -304 98 -292L98 0L-98 0L-98 -292Q-98 -304 -86 -304Z", white, 8),
      part(rect(-82, -284, 82, -16), m.dark, 0),
      part(polygon("98 -298, 200 -278, 200 12, 98 0"), white, 7, { lift: -0.04 }),
      // Bottles and eggs on the shelves of the door.
      part(
        `${rect(120, -252, 136, -214)}${rect(124, -266, 132, -250)}${rect(146, -240, 168, -210)}${rect(122, -146, 140, -104)}`,
        m.leaf,
        4,
      ),
      part(`${oval(156, -118, 9)}${oval(172, -117, 9)}${rect(122, -62, 146, -22)}`, m.trim, 4),
      part(
        `${polygon("110 -218, 188 -210, 188 -192, 110 -198")}${polygon("110 -110, 188 -106, 188 -88, 110 -90")}${polygon("110 -30, 188 -26, 188 -6, 110 -12")}`,
        white,
        3,
        { lift: 0.1 },
      ),
    ],
  }),
};

/** Two curtains on a rod, drawn apart. */
const curtain: Kind = {
  tall: 390,
  hole: rect(-140, -280, 140, 0),
  make: (m) => ({
    box: { left: -196, right: 196, top: -306, bottom: 4 },
    parts: [
      part(rect(-140, -284, 140, 0), m.dark, 0),
      part(
        "M-176 -286L-78 -286Q-84 -180 -128 -128Q-102 -70 -96 2L-176 2ZM176 -286L78 -286Q84 -180 128 -128Q102 -70 96 2L176 2Z",
        m.trim,
        9,
        {
          lines: {
            path:
              "M-158 -280Q-160 -180 -150 -128Q-156 -60 -158 -4M-132 -280Q-134 -190 -142 -128Q-134 -60 -130 -4M-104 -280Q-110 -190 -134 -128Q-116 -70 -110 -4" +
              "M158 -280Q160 -180 150 -128Q156 -60 158 -4M132 -280Q134 -190 142 -128Q134 -60 130 -4M104 -280Q110 -190 134 -128Q116 -70 110 -4",
            width: 3,
          },
        },
      ),
      part(`${rect(-172, -136, -124, -120)}${rect(124, -136, 172, -120)}`, m.gold, 4),
      part(`${rect(-186, -300, 186, -286)}${oval(-188, -293, 9)}${oval(188, -293, 9)}`, m.gold, 4),
    ],
  }),
};

/** A lavatory's cabin with its door open. */
const cabin: Kind = {
  tall: 400,
  hole: rect(-78, -252, 78, -6),
  make: (m) => ({
    box: { left: -112, right: 188, top: -318, bottom: 12 },
    parts: [
      part(rect(-104, -280, 104, 0), m.body, 6),
      part("M-112 -278Q-100 -316 0 -316Q100 -316 112 -278Z", m.body, 6, { lift: 0.1 }),
      part(rect(-78, -252, 78, -6), m.dark, 0),
      part(polygon("80 -256, 184 -270, 184 12, 80 -4"), m.body, 6, { lift: 0.08 }),
      part(oval(132, -214, 15), m.pale, 2),
      part("M132 -229A15 15 0 0 1 132 -199A20 20 0 0 0 132 -229Z", m.dark, 0),
      part(rect(168, -140, 176, -116), m.gold, 2),
      // A roll of paper on the inner side of the door.
      part(`${oval(118, -112, 15)}${rect(104, -112, 118, -76)}`, m.pale, 4),
    ],
  }),
};

/** A well, into which one looks from above. */
const well: Kind = {
  tall: 320,
  hole: "M-138 -128A138 74 0 0 1 138 -128A138 74 0 0 1 -138 -128Z",
  make: (m) => ({
    box: { left: -186, right: 186, top: -230, bottom: 6 },
    parts: [
      part("M-184 -128A184 102 0 0 1 184 -128L176 -44Q150 4 0 4Q-150 4 -176 -44Z", m.stone, 9, {
        lines: {
          path: "M-180 -92Q-120 -24 0 -20Q120 -24 180 -92M-178 -62Q-110 8 0 -2Q110 8 178 -62M-120 -52L-118 -22M-50 -22L-50 2M30 -24L30 0M104 -40L100 -8M-150 -96L-152 -60M150 -96L152 -60",
          width: 3,
        },
      }),
      part("M-184 -128A184 102 0 0 1 184 -128A184 102 0 0 1 -184 -128Z", m.stone, 6, {
        lift: 0.12,
        lines: {
          path: "M-184 -128L-138 -128M184 -128L138 -128M-130 -200L-98 -180M130 -200L98 -180M-130 -56L-98 -76M130 -56L98 -76M0 -230L0 -202M0 -26L0 -54M-70 -222L-52 -196M70 -222L52 -196",
          width: 3,
        },
      }),
      part("M-138 -128A138 74 0 0 1 138 -128A138 74 0 0 1 -138 -128Z", m.dark, 0),
    ],
  }),
};

/** A hole in the ground, with a torn edge. */
const hole: Kind = {
  tall: 190,
  hole: "M-150 -84C-140 -130 -60 -150 10 -146C100 -144 156 -116 150 -80C146 -36 60 -18 -10 -20C-90 -20 -158 -44 -150 -84Z",
  make: (m) => ({
    box: { left: -188, right: 188, top: -172, bottom: 6 },
    parts: [
      part(
        polygon(
          "-186 -88, -160 -136, -120 -140, -84 -168, -20 -160, 24 -170, 78 -156, 130 -148, 160 -112, 186 -82, 164 -40, 130 -28, 96 -2, 40 -8, -8 4, -64 -6, -112 -12, -150 -36",
        ),
        m.leaf,
        9,
      ),
      part(
        "M-162 -84C-150 -138 -62 -158 10 -154C108 -152 168 -122 162 -80C158 -28 64 -10 -10 -12C-98 -12 -170 -36 -162 -84Z",
        m.dark,
        5,
      ),
    ],
  }),
};

/** A box seen from above, whose flaps are open. */
const box3: Kind = {
  tall: 300,
  hole: polygon("-112 -170, 112 -170, 138 -76, -138 -76"),
  make: (m) => ({
    box: { left: -206, right: 206, top: -224, bottom: 4 },
    parts: [
      part(polygon("-112 -170, 112 -170, 124 -222, -124 -222"), m.body, 4, { lift: -0.06 }),
      part(polygon("-138 -76, 138 -76, 124 4, -124 4"), m.body, 6),
      part(polygon("-112 -170, 112 -170, 138 -76, -138 -76"), m.dark, 0),
      part(
        `${polygon("-112 -170, -138 -76, -204 -58, -166 -170")}${polygon("112 -170, 138 -76, 204 -58, 166 -170")}`,
        m.body,
        4,
        { lift: 0.08 },
      ),
      part(polygon("-138 -76, 138 -76, 156 -42, -156 -42"), m.body, 4, { lift: 0.14 }),
    ],
  }),
};

/** A large mirror in a frame. */
const mirror: Kind = {
  tall: 380,
  hole: "M0 -290A98 132 0 0 1 0 -26A98 132 0 0 1 0 -290Z",
  make: (m) => ({
    box: { left: -118, right: 118, top: -314, bottom: 4 },
    parts: [
      part(`${polygon("-70 -40, -50 -40, -78 2, -98 2")}${polygon("70 -40, 50 -40, 78 2, 98 2")}`, m.gold, 4),
      part("M0 -310A116 150 0 0 1 0 -8A116 150 0 0 1 0 -310Z", m.gold, 9),
      part("M0 -290A98 132 0 0 1 0 -26A98 132 0 0 1 0 -290Z", m.dark, 0),
      part(oval(0, -310, 13), m.gold, 5),
    ],
  }),
};

/** A picture in a broad frame. */
const picture: Kind = {
  tall: 330,
  hole: rect(-156, -232, 156, -30),
  make: (m) => ({
    box: { left: -190, right: 190, top: -266, bottom: 4 },
    parts: [
      part(rect(-188, -264, 188, 2), m.gold, 9),
      part(rect(-168, -244, 168, -18), m.dark, 3),
      part(rect(-156, -232, 156, -30), m.pale, 0),
    ],
  }),
};

const KINDS: Partial<Record<Thing, Kind>> = {
  door,
  wardrobe,
  elevator,
  window,
  fridge,
  curtain,
  toilet: cabin,
  well,
  hole,
  box: box3,
  chest: box3,
  suitcase: box3,
  drawer: box3,
  mirror,
  picture,
  locker: wardrobe,
};

/** The thing, open onto another place; undefined for things that do not open. */
export function openingOf(thing: Thing, m: Materials): Opening | undefined {
  const kind = KINDS[thing];
  return kind && { figure: kind.make(m, false), hole: kind.hole, tall: kind.tall };
}
