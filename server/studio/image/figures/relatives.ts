import type { PersonId } from "../../reading/scene/catalogue.ts";
import type { Relation } from "../../reading/scene/relations.ts";
import type { Part } from "../sculpt.ts";
import { ARM, type Costume, HAIR, toned } from "./dressed.ts";
import { BEARD, BIB, COLLAR, GLASSES, plainLook, suit } from "./garments.ts";
import { part } from "./materials.ts";
import { box, oval, polygon, ribbon } from "./outline.ts";
import { colourTones } from "./tones.ts";

/** A heart 20 units wide around (x, y). */
const heartPath = (x: number, y: number, size = 1) => {
  const at = (dx: number, dy: number) => `${x + dx * size} ${y + dy * size}`;
  return `M${at(0, 11)}C${at(-16, 0)} ${at(-11, -12)} ${at(0, -5)}C${at(11, -12)} ${at(16, 0)} ${at(0, 11)}Z`;
};
export const heart = (x: number, y: number, size = 1): Part[] => [
  toned(heartPath(x, y, size), "red", 4 * size, { lift: 0.06 }),
];

const MOUSTACHE = "M0 -87.4Q-5 -89.4 -8.4 -84.6Q-4 -84 0 -85.6Q4 -84 8.4 -84.6Q5 -89.4 0 -87.4Z";
const CANE = ribbon("22 -50 2.6, 26 -55 2.6, 30 -51 2.6") + ribbon("22 -51 2.4, 23 0 2");
const SHAWL = "M-6 -82Q-15 -80 -18 -60L-16 -50Q-6 -58 0 -46Q6 -58 16 -50L18 -60Q15 -80 6 -82Q0 -74 -6 -82Z";
const PIGTAILS = ribbon("-10 -92 4, -16 -88 6, -17 -76 3") + ribbon("10 -92 4, 16 -88 6, 17 -76 3");
const BOWS = oval(-12, -92, 2.8) + oval(12, -92, 2.8);
const FLAT_CAP = "M-11.6 -97Q-13 -107 0 -108Q13 -107 13.6 -98Q14 -94.6 9 -95.6Q0 -98.6 -11.6 -97Z";
const STRIPES = box(-12.9, -75, 12.9, -70.6) + box(-12.4, -65.4, 12.4, -61) + box(-12, -55.6, 12, -51);
/** Pickets with points, and two rails. */
const FENCE = [
  toned(box(-46, -36, 46, -31) + box(-46, -16, 46, -11), "white", 1, { lift: -0.12 }),
  toned(
    Array.from({ length: 7 }, (_, i) => -45 + i * 14)
      .map((x) =>
        polygon([
          [x, 1],
          [x, -42],
          [x + 4.6, -49],
          [x + 9.2, -42],
          [x + 9.2, 1],
        ]),
      )
      .join(""),
    "white",
    1.6,
  ),
];
/** A high-backed chair of leather. */
const ARMCHAIR = [
  toned("M-21 -30L-21 -104Q-20 -117 0 -117Q20 -117 21 -104L21 -30Z", "brown", 4, {
    lift: -0.1,
    lines: { path: "M-15 -104Q0 -112 15 -104M-15 -90L15 -90M-15 -76L15 -76", width: 1 },
  }),
];
/** Nobody brings the chair of a desk to what they do elsewhere. */
export const onFoot = (costume: Costume): Costume =>
  costume.behind === ARMCHAIR ? { ...costume, behind: [], held: [] } : costume;
/** A wide desk with papers, a telephone and a name plate. */
const DESK = [
  toned(box(-54, -40, 54, 1), "brown", 3, {
    lines: { path: "M-20 -36L-20 0M20 -36L20 0M-54 -20L-20 -20M20 -20L54 -20", width: 1.2 },
  }),
  toned(box(-58, -45, 58, -38), "brown", 2, { lift: 0.16 }),
  toned(
    polygon("-48 -45, -30 -45, -27 -50, -45 -50") + polygon("-50 -49, -32 -49, -29 -53, -47 -53"),
    "white",
    0.8,
  ),
  toned("M32 -45L52 -45L49 -53L35 -53Z", "black", 2),
  toned(ribbon("31 -55 4, 42 -58 3, 53 -55 4"), "black", 1.4),
  toned(polygon("-13 -37, 13 -37, 13 -30, -13 -30"), "gold", 0.8),
];

/** A card on a ribbon around the neck. */
const BADGE = [
  toned(ribbon("-5 -80 1.6, 0 -62 1.6") + ribbon("5 -80 1.6, 0 -62 1.6"), "red", 0.5),
  toned(box(-5, -63, 5, -49), "white", 0.8, { lift: -0.08 }),
  toned(oval(0, -58.6, 2.4) + box(-3.4, -54, 3.4, -52.4), "blue", 0.3),
];
/** Striped alike, as children of one family. */
export const siblingLook = (woman: boolean): Costume => ({
  top: colourTones("blue"),
  legs: woman ? colourTones("red") : colourTones("brown"),
  cut: woman ? "dress" : "shorts",
  hair: HAIR.brown,
  hairCut: woman ? "long" : "short",
  behind: woman ? [part(PIGTAILS, HAIR.brown, 2), toned(BOWS, "red", 1)] : [],
  over: [toned(STRIPES, "white", 0.6)],
  hat: woman
    ? []
    : [
        toned("M-11 -97Q-11.6 -108 0 -108Q11.6 -108 11 -97Z", "red", 3),
        toned("M-11 -98Q0 -93 16 -97Q14 -92.4 2 -93Q-9 -93.4 -11 -98Z", "red", 1.5, { lift: -0.1 }),
      ],
});

/** The dreamer beside a sibling or a cousin: in stripes of another colour, to be distinguished. */
export const dreamerSibling = (woman: boolean): Costume => ({
  ...siblingLook(woman),
  top: colourTones("orange"),
  legs: colourTones(woman ? "purple" : "blue"),
  hair: HAIR.dark,
  behind: [],
  hat: [],
});

export const friendLook = (woman: boolean, second = false): Costume => ({
  top: colourTones(second ? "green" : "yellow"),
  legs: colourTones("blue"),
  hair: second ? HAIR.dark : HAIR.brown,
  hairCut: woman ? "long" : "short",
  over: second
    ? [
        toned(
          "M0 -71L2.2 -66L7.4 -65.6L3.4 -62L4.8 -57L0 -60L-4.8 -57L-3.4 -62L-7.4 -65.6L-2.2 -66Z",
          "white",
          0.6,
        ),
      ]
    : [toned("M-9 -56L9 -56L10 -47L-10 -47Z", "yellow", 1, { lift: -0.12 })],
});

/** The dreamer as a child among elders. */
export const dreamerChild: Costume = {
  top: colourTones("orange"),
  legs: colourTones("blue"),
  hair: HAIR.dark,
  child: true,
};

/** How relatives and friends look by themselves. */
export const KIN: Partial<Record<PersonId, (woman: boolean) => Costume>> = {
  mother: () => ({
    top: colourTones("pink"),
    cut: "dress",
    hair: HAIR.brown,
    hairCut: "bun",
    over: [toned(BIB, "white", 2), ...heart(0, -61, 0.5)],
    left: ARM.out,
    right: ARM.out,
  }),
  father: () => ({
    top: colourTones("green"),
    legs: colourTones("brown"),
    hair: HAIR.dark,
    over: [
      toned(COLLAR, "white", 1),
      toned(box(-0.8, -66, 0.8, -43) + oval(3, -60, 1.2) + oval(3, -52, 1.2), "black", 0.4),
    ],
    face: [part(BEARD, HAIR.dark, 2), part(MOUSTACHE, HAIR.dark, 1)],
    left: ARM.hip,
  }),
  grandmother: () => ({
    top: colourTones("purple"),
    cut: "gown",
    hair: HAIR.grey,
    hairCut: "bun",
    over: [toned(SHAWL, "pink", 3)],
    face: [GLASSES],
    right: [20, -66, 22, -53],
    left: ARM.before,
    held: [toned(CANE, "brown", 1)],
  }),
  grandfather: () => ({
    top: colourTones("brown"),
    legs: colourTones("grey"),
    hair: HAIR.grey,
    over: [toned(COLLAR, "white", 1), toned("M-4 -79L0 -77L4 -79L4 -75L0 -76.6L-4 -75Z", "red", 0.6)],
    face: [part(BEARD, HAIR.grey, 2), part(MOUSTACHE, HAIR.grey, 1), GLASSES],
    hat: [toned(FLAT_CAP, "grey", 3, { lift: -0.14 })],
    right: [20, -66, 22, -53],
    held: [toned(CANE, "brown", 1)],
  }),
  child: (woman) => ({
    top: colourTones(woman ? "red" : "yellow"),
    legs: woman ? undefined : colourTones("blue"),
    cut: woman ? "dress" : "shorts",
    over: woman
      ? [toned(oval(-4, -76, 4, 3) + oval(4, -76, 4, 3), "white", 0.8)]
      : [toned(box(-9, -60, 9, -44) + ribbon("-7 -60 3, -8 -79 3") + ribbon("7 -60 3, 8 -79 3"), "blue", 1)],
    hat: woman ? [toned(oval(-7, -101, 4, 3) + oval(0, -103, 2) + oval(7, -101, 4, 3), "pink", 1)] : [],
  }),
  brother: () => siblingLook(false),
  sister: () => siblingLook(true),
  friend: (woman) => ({ ...friendLook(woman), right: ARM.raised }),
};

/** The arms crossed before the chest. */
const CROSSED = { left: [19, -66, -3, -64], right: [19, -64, -4, -61] } as const;
const FROWN = toned(
  ribbon("-6 -94.4 1.2, -1.6 -92.8 1.4") + ribbon("6 -94.4 1.2, 1.6 -92.8 1.4"),
  "black",
  0.3,
);

export const RELATIVES = {
  motherInLaw: () => ({
    top: colourTones("green"),
    cut: "dress",
    hair: HAIR.grey,
    hairCut: "bun",
    over: [
      toned(
        [-8, -5.4, -2.7, 0, 2.7, 5.4, 8].map((x) => oval(x, -75.6 + (64 - x * x) / 12, 1.9)).join(""),
        "white",
        1,
      ),
    ],
    face: [FROWN, toned(oval(0, -85.6, 2.6, 1.2), "red", 0.4)],
    ...CROSSED,
  }),
  fatherInLaw: () => ({
    top: colourTones("white"),
    legs: colourTones("grey"),
    hair: HAIR.grey,
    over: [toned(ribbon("-8 -80 2.6, -8 -44 2.6") + ribbon("8 -80 2.6, 8 -44 2.6"), "red", 0.8)],
    face: [FROWN, part(MOUSTACHE, HAIR.grey, 1.4), GLASSES],
    ...CROSSED,
  }),
  inLaws: (woman) => ({ ...plainLook(woman, 1), hair: HAIR.grey }),
  colleague: (woman) => ({
    top: colourTones("white"),
    legs: colourTones(woman ? "grey" : "blue"),
    cut: woman ? "dress" : "trousers",
    hair: HAIR.dark,
    hairCut: woman ? "long" : "short",
    over: BADGE,
  }),
  ex: (woman) => ({
    ...plainLook(woman, 3),
    hairCut: woman ? "long" : "short",
    left: [19, -66, -3, -64],
    right: [19, -64, -4, -61],
  }),
  partner: (woman) => ({
    ...plainLook(woman, 0),
    top: colourTones(woman ? "pink" : "blue"),
    legs: colourTones(woman ? "pink" : "black"),
  }),
  cousin: (woman) => ({ ...siblingLook(woman), top: colourTones("green"), right: ARM.raised }),
  neighbour: (woman) => ({
    ...plainLook(woman, 1),
    right: ARM.raised,
    left: [19, -62, 14, -49],
    held: FENCE,
    reach: [16, 16],
  }),
  boss: (woman) => ({
    top: colourTones("black"),
    legs: colourTones("black"),
    hairCut: woman ? "bun" : "short",
    over: suit("red"),
    face: [GLASSES],
    behind: ARMCHAIR,
    left: [22, -62, 18, -47],
    right: [24, -66, 38, -74],
    held: DESK,
    reach: [28, 28],
  }),
  aunt: () => ({
    top: colourTones("purple"),
    cut: "dress",
    hair: HAIR.brown,
    hairCut: "long",
    over: [
      toned(
        [-9, -6, -3, 0, 3, 6, 9].map((x) => oval(x, -76 + (81 - x * x) / 14, 1.7)).join(""),
        "white",
        0.8,
      ),
    ],
    face: [GLASSES, toned(oval(0, -85.4, 2.6, 1.3), "red", 0.5)],
    hat: [
      toned("M-19 -96Q0 -104 19 -96Q16 -92.6 0 -94Q-16 -92.6 -19 -96Z", "yellow", 1.5),
      toned("M-10.4 -97Q-10 -110 0 -110Q10 -110 10.4 -97Q0 -100 -10.4 -97Z", "yellow", 3),
      toned(oval(9, -100, 3) + oval(13, -98, 3) + oval(12, -103, 3), "red", 1.4),
    ],
    left: [20, -64, 20, -54],
    right: ARM.out,
    held: [
      toned(ribbon("-26 -46 1.6, -20 -55 1.6, -14 -46 1.6"), "brown", 0.6),
      toned("M-29 -46L-11 -46L-9 -31L-31 -31Z", "red", 3),
      toned(oval(-20, -44, 2), "gold", 0.8),
    ],
    reach: [4, 0],
  }),
  uncle: () => ({
    top: colourTones("white"),
    legs: colourTones("grey"),
    hair: HAIR.dark,
    over: [
      toned("M-12.6 -76L-5 -79L0 -62L5 -79L12.6 -76L11.6 -44Q0 -40 -11.6 -44Z", "brown", 2, {
        lines: { path: "M0 -61L0 -43", width: 1 },
      }),
      toned("M-6 -81L0 -78.4L6 -81L6 -75L0 -77.4L-6 -75Z", "red", 0.8),
    ],
    face: [part(MOUSTACHE, HAIR.dark, 1.4)],
    hat: [toned(FLAT_CAP, "brown", 3)],
    left: ARM.hip,
    right: ARM.raised,
  }),
  stranger: () => ({
    top: colourTones("black"),
    cut: "gown",
    hairCut: "none",
    over: [toned("M-6 -82L-12 -88L-9 -72L0 -66L9 -72L12 -88L6 -82Z", "black", 2, { lift: 0.08 })],
    face: [
      toned(oval(0, -91, 9.2, 10), "black", 2, { lift: -0.12 }),
      toned(oval(-3.4, -91, 1.7, 1.2) + oval(3.4, -91, 1.7, 1.2), "white", 0.3),
    ],
    hat: [
      toned("M-19 -96Q0 -102 19 -96Q16 -93 0 -94.6Q-16 -93 -19 -96Z", "black", 1.4, { lift: 0.06 }),
      toned("M-10 -97L-9 -111Q0 -108 9 -111L10 -97Q0 -100 -10 -97Z", "black", 3, { lift: 0.06 }),
    ],
  }),
} satisfies Record<Relation, (woman: boolean) => Costume>;
