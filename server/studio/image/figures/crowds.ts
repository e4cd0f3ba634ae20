import type { CrowdKind } from "../../reading/scene/crowds.ts";
import type { Colour } from "../../reading/scene/catalogue.ts";
import type { Mood } from "../../reading/scene/person-states.ts";
import type { Figure, Part } from "../sculpt.ts";
import { chairFront, free } from "./acts-low.ts";
import { ARM, type Costume, dressed, HAIR, SKIN, toned } from "./dressed.ts";
import { plainLook } from "./garments.ts";
import { colleague, customer, guest, neighbour } from "./gatherings.ts";
import { grouped } from "./groups.ts";
import { part } from "./materials.ts";
import { box, oval, polygon, ribbon } from "./outline.ts";
import { faceOf } from "./moods.ts";
import { held } from "./stance.ts";
import { colourTones } from "./tones.ts";

const look = (i: number): Costume => ({
  ...plainLook(i % 2 === 1, i),
  hairCut: i % 2 === 1 ? "long" : "short",
});

/** In black, the head bowed, hands folded; women under a veil. */
const mourner = (i: number, mood?: Mood): Figure => {
  const woman = i % 2 === 1;
  const black = colourTones("black");
  return held(
    {
      ...look(i),
      top: black,
      legs: black,
      cut: woman ? "gown" : "trousers",
      face: faceOf(mood),
      over: woman ? [] : [toned("M-4 -81L0 -68L4 -81Z", "white", 0.8)],
      hat: woman
        ? [
            toned(
              "M-10 -90Q-12 -105 0 -105Q12 -105 10 -90Q15 -76 14 -66L9 -70Q10 -84 7 -95L-7 -95Q-10 -84 -9 -70L-14 -66Q-15 -76 -10 -90Z",
              "black",
              2,
            ),
          ]
        : [
            toned("M-15 -96Q0 -101 15 -96Q12 -93 0 -94.4Q-12 -93 -15 -96Z", "black", 1.2),
            toned("M-9 -97L-8 -108Q0 -105 8 -108L9 -97Z", "black", 2),
          ],
    },
    {
      box: { left: -24, right: 24, top: -112, bottom: 3 },
      nod: i % 3 === 0 ? 0.34 : -0.3,
      arms: i % 3 === 1 ? ["-17 -62, -4 -56", "18 -72, 6 -84"] : ["-17 -62, -3 -54", "17 -62, 3 -52"],
      held:
        i % 3 === 1
          ? [toned(polygon("2 -90, 11 -90, 12 -80, 3 -80"), "white", 0.8)]
          : [
              toned(oval(0, -56, 3) + oval(4, -59, 3) + oval(-4, -59, 3), i % 3 === 0 ? "red" : "white", 1),
              toned(ribbon("0 -54 1.4, 0 -44 1"), "green", 0.4),
            ],
    },
  );
};

const HORN: Part[] = [
  toned(ribbon("4 -86 2, 26 -86 3") + polygon("24 -90, 40 -97, 40 -76, 24 -83"), "gold", 1.6),
  toned(
    ribbon("10 -80 2, 22 -80 2") + ribbon("10 -86 2, 10 -80 2") + ribbon("22 -86 2, 22 -80 2"),
    "gold",
    0.8,
  ),
];
const DRUM: Part[] = [
  toned("M-21 -60L21 -60L21 -36Q0 -28 -21 -36Z", "red", 4, {
    lines: { path: "M-21 -56L-10 -34L0 -56L10 -34L21 -56", width: 1.4 },
  }),
  toned(oval(0, -60, 21, 6), "white", 1.4),
  toned(ribbon("-20 -76 2, -6 -62 2") + ribbon("20 -80 2, 6 -62 2"), "brown", 0.6),
];
const GUITAR: Part[] = [
  toned(ribbon("6 -58 4, 34 -74 3.4") + box(31, -79, 39, -71), "brown", 1),
  toned(`${oval(-10, -50, 12)}${oval(2, -57, 9)}`, "orange", 3),
  toned(oval(-6, -53, 4), "black", 0.5),
];
const SQUEEZE: Part[] = [
  toned(box(-22, -70, -11, -48) + box(11, -70, 22, -48), "red", 2),
  toned(box(-11, -68, 11, -50), "white", 1.4, {
    lines: { path: "M-8 -68L-8 -50M-4 -68L-4 -50M0 -68L0 -50M4 -68L4 -50M8 -68L8 -50", width: 1.2 },
  }),
];
/** In one uniform, each with another instrument. */
const player = (i: number, mood?: Mood): Figure => {
  const tools = [DRUM, HORN, GUITAR, SQUEEZE, HORN, DRUM][i % 6]!;
  const horn = tools === HORN;
  return dressed({
    top: colourTones("blue"),
    legs: colourTones("white"),
    over: [toned(ribbon("-9 -80 2.6, 9 -46 2.6"), "gold", 0.6)],
    hat: [
      toned("M-10 -96L-11 -110L11 -110L10 -96Q0 -93 -10 -96Z", "red", 2.4),
      toned(box(-11, -99, 11, -96) + oval(0, -113, 3, 5), "gold", 0.8),
    ],
    left: horn ? [18, -70, 12, -82] : [20, -68, 16, -62],
    right: horn ? [22, -72, 20, -84] : [20, -68, 16, -62],
    face: faceOf(mood),
    held: tools,
    reach: [0, 10],
  });
};

const BRIGHT: readonly Colour[] = ["red", "yellow", "green", "purple", "orange", "blue"];
/** Hand in hand with one foot in the air. */
const dancer = (i: number): Figure =>
  dressed({
    ...look(i),
    top: colourTones(BRIGHT[i % 6]!),
    cut: i % 2 ? "dress" : "trousers",
    over: [toned("M-12.6 -78L-7 -81L-6 -46L-12 -45ZM12.6 -78L7 -81L6 -46L12 -45Z", "black", 1)],
    dances: true,
    left: [17, -78, 18, -96],
    right: [17, -78, 18, -96],
  });

/** In profile, one foot before the other; the first bears a banner. */
const walker = (i: number, count: number): Figure =>
  held(look(i + 1), {
    box: { left: -28, right: 34, top: -150, bottom: 3 },
    lean: 0.06,
    legs:
      i % 2
        ? ["-2 -46, -8 -24, -20 -4", "0 -46, 10 -25, 12 -4"]
        : ["-2 -46, 8 -26, 14 -4", "0 -46, -4 -24, -14 -4"],
    toes: 1,
    arms: ["4 -62, 15 -58", i === count - 1 ? "18 -64, 22 -72" : "8 -60, 16 -64"],
    held:
      i === count - 1
        ? [
            toned(ribbon("23 -30 2.6, 23 -146 2.6"), "brown", 0.8),
            toned("M2 -144L44 -144L44 -108L23 -98L2 -108Z", "red", 2),
            toned(oval(23, -124, 8), "gold", 1),
          ]
        : [
            toned(ribbon("17 -66 3, 17 -78 3"), "white", 0.8),
            toned("M17 -90Q22 -82 17 -79Q12 -82 17 -90Z", "yellow", 0.8, { lift: 0.1 }),
          ],
  });

/** On a chair that faces the viewer. */
const sitter = (i: number): Figure =>
  held(look(i + 1), {
    box: { left: -24, right: 24, top: -116, bottom: 3 },
    hip: [0, -36],
    legs: ["-6 -34, -8 -26, -7 -4", "6 -34, 8 -26, 7 -4"],
    arms: ["-17 -50, -8 -38", "17 -50, 8 -38"],
    behind: chairFront,
  });

/** A straw hat and a basket of fruit. */
const picker = (i: number): Figure =>
  dressed({
    ...free(look(i)),
    top: colourTones(BRIGHT[(i + 2) % 6]!),
    hat: [
      toned(
        "M-19 -94Q-9 -100 -9 -102Q-8 -111 0 -111Q8 -111 9 -102Q9 -100 19 -94Q0 -99 -19 -94Z",
        "yellow",
        2.4,
      ),
    ],
    left: ARM.before,
    right: ARM.before,
    held: [
      toned(
        [-10, -2, 6, 12, -14].map((x, j) => oval(x, -62 - (j % 2) * 4, 5)).join(""),
        i % 2 ? "purple" : "red",
        2.4,
      ),
      toned("M-19 -60L19 -60L15 -40L-15 -40Z", "orange", 3, {
        lines: { path: "M-18 -53L18 -53M-16 -46L16 -46", width: 1.2 },
      }),
      part(oval(-17, -52, 3.6) + oval(17, -52, 3.6), SKIN, 1.4),
    ],
    hair: HAIR.dark,
  });

const rows = (make: (i: number) => Figure, front: number, step: number): Figure => {
  const behind = front - 1;
  const all = Array.from({ length: behind + front }, (_, i) => make(i));
  return grouped(all, (i) =>
    i < behind ? { x: (i + 0.5) * step, y: -22, size: 0.9 } : { x: (i - behind) * step, y: 0, size: 1 },
  );
};
const line = (make: (i: number) => Figure, count: number, step: number): Figure =>
  grouped(
    Array.from({ length: count }, (_, i) => make(i)),
    (i) => ({ x: i * step, y: 0, size: 1 }),
  );

/** A crowd as one figure. */
export const CROWD_FIGURES: Record<CrowdKind, (mood?: Mood) => Figure> = {
  mourners: (mood) => line((i) => mourner(i, mood), 5, 40),
  band: (mood) => line((i) => player(i, mood), 4, 56),
  dancers: () => line(dancer, 5, 36),
  procession: () => line((i) => walker(i, 5), 5, 40),
  seated: () => rows(sitter, 4, 44),
  pickers: () => line(picker, 4, 46),
  guests: () => rows(guest, 3, 58),
  customers: () => rows(customer, 3, 62),
  neighbours: () => line(neighbour, 3, 70),
  colleagues: () => line(colleague, 4, 58),
};
