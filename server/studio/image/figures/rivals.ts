import type { Role } from "../../reading/scene/roles.ts";
import { ARM, type Costume, SKIN, toned } from "./dressed.ts";
import { BARE_CHEST, BEARD } from "./garments.ts";
import { part } from "./materials.ts";
import { box, oval, polygon, ribbon } from "./outline.ts";
import { ovalPair, ribbonPair, ribbons } from "./strokes.ts";
import { colourTones, ramp } from "./tones.ts";

const RUBBER = ramp(".42 .02 250/.32 .02 250/.23 .02 250/.14 .015 250");

/** Of the water, the snow and the race. */
export const RIVALS = {
  diver: (woman) => ({
    top: RUBBER,
    legs: RUBBER,
    hairCut: "none",
    behind: woman
      ? []
      : [
          toned(oval(-14, -70, 7, 17) + oval(14, -70, 7, 17), "yellow", 4),
          toned(ovalPair(14, -88, 3.4), "grey", 1.4),
        ],
    over: [
      toned(ribbon("0 -79 1.2, 0 -46 1.2") + box(-12.4, -50, 12.4, -46.6), "yellow", 0.6),
      part("M-3 -4L-4 -1Q-12 5 -22 3L-12 -6ZM3 -4L4 -1Q12 5 22 3L12 -6Z", colourTones("yellow"), 1.6),
    ],
    face: [
      part(
        "M-10 -88Q-11.6 -104 0 -104.6Q11.6 -104 10 -88Q11 -80 7 -78L-7 -78Q-11 -80 -10 -88ZM-7 -92Q-7.6 -82 0 -81Q7.6 -82 7 -92Q0 -95 -7 -92Z",
        RUBBER,
        3,
      ),
      toned("M-9.6 -97Q0 -100 9.6 -97L9 -88Q4 -86 0 -89Q-4 -86 -9 -88Z", "orange", 2),
      toned("M-7.6 -95.4Q0 -97.6 7.6 -95.4L7 -89.4Q4 -88 0 -91Q-4 -88 -7 -89.4Z", "blue", 1, { lift: 0.3 }),
      toned(oval(0, -84.4, 3, 1.8), "black", 0.8),
      toned(ribbon("2 -84 2.6, 10 -84 3, 14 -90 3, 14 -112 3.2"), "orange", 1),
    ],
    left: ARM.out,
    right: ARM.out,
    held: woman
      ? [
          toned(oval(34, -56, 14, 12), "orange", 5),
          toned(
            ribbons("22 -52 1.2, 34 -46 1.2, 46 -52 1.2", "22 -60 1.2, 34 -66 1.2, 46 -60 1.2"),
            "brown",
            0.5,
          ),
          toned("M24 -46Q20 -22 34 -18Q48 -22 44 -46Z", "green", 2, {
            lines: { path: "M26 -42L42 -22M42 -42L27 -22M34 -45L34 -19", width: 1 },
          }),
          toned(oval(-30, -70, 8, 5.4), "brown", 2),
          toned(oval(-30, -70.6, 5.6, 3.4), "pink", 1),
        ]
      : [
          toned(ribbon("29 -66 3, 40 -70 3.4") + oval(43, -71, 6, 5), "yellow", 1.6),
          toned(oval(47, -71.6, 2.6, 4), "white", 1),
        ],
    reach: [10, 18],
  }),
  surfer: (woman) => ({
    ...(woman ? { top: colourTones("pink") } : BARE_CHEST),
    legs: colourTones("orange"),
    cut: woman ? "swimsuit" : "shorts",
    hair: ramp(".88 .08 90/.78 .10 85/.62 .10 80/.44 .07 75"),
    behind: [
      toned("M30 2Q16 -30 18 -70Q22 -112 31 -122Q40 -112 44 -70Q46 -30 32 2Z", "blue", 4),
      toned("M31 -120Q24 -100 26 -60Q26 -20 31 0Q36 -20 36 -60Q38 -100 31 -120Z", "white", 1),
      toned(box(19, -52, 44, -45) + box(18.6, -42, 44.4, -38), "red", 0.8),
    ],
    left: ARM.hip,
    right: [20, -66, 20, -50],
    reach: [0, 18],
  }),
  skier: () => ({
    top: colourTones("red"),
    legs: colourTones("blue"),
    hairCut: "none",
    behind: [toned(ribbons("-14 2 4.4, 44 2 4.4, 52 -5 3", "-34 4 4.4, 22 4 4.4, 30 -3 3"), "yellow", 1.4)],
    face: [
      toned("M-9.4 -96L9.4 -96L8.6 -87.6Q4 -86 0 -88.6Q-4 -86 -8.6 -87.6Z", "black", 1.4),
      toned("M-7.6 -94.4L7.6 -94.4L7 -89Q4 -88 0 -90.4Q-4 -88 -7 -89Z", "orange", 1, { lift: 0.14 }),
    ],
    hat: [
      toned("M-10 -95Q-11 -107 0 -107Q11 -107 10 -95Q0 -98 -10 -95Z", "blue", 3),
      toned(oval(0, -109, 4), "white", 1.6),
    ],
    over: [toned(box(-12.6, -66, 12.6, -60), "white", 0.8)],
    left: ARM.out,
    right: ARM.out,
    held: [
      toned(ribbons("-29 -74 2, -38 2 1.6", "29 -74 2, 38 2 1.6"), "grey", 0.8),
      toned(ovalPair(37, -5, 4.6, 1.6) + ovalPair(29, -67, 4.4), "black", 1.4),
    ],
    reach: [16, 22],
  }),
  karateka: () => ({
    top: colourTones("white"),
    legs: colourTones("white"),
    over: [
      part("M-4.4 -82L0 -67L4.4 -82Z", SKIN, 0.8),
      toned(ribbons("-6 -82 3, 3 -62 3", "6 -82 3, -1 -66 3"), "grey", 0.5, { lift: 0.2 }),
      toned(box(-12.6, -55, 12.6, -50.6) + ribbons("1 -52 3, -5 -38 2.8", "1 -52 3, 7 -39 2.8"), "black", 1),
      part(ovalPair(7.6, -0.6, 6, 3), SKIN, 1.2),
    ],
    left: [24, -72, 12, -60],
    right: [25, -80, 40, -82],
    hat: [toned(box(-9.4, -99, 9.4, -96), "red", 0.8)],
    held: [part(oval(41, -82, 5) + oval(-12, -60, 4.4), SKIN, 1.6)],
    reach: [0, 16],
  }),
  lifeguard: () => ({
    top: colourTones("red"),
    legs: colourTones("red"),
    cut: "shorts",
    sleeves: SKIN,
    over: [
      toned(box(-1.8, -72, 1.8, -58) + box(-7, -66.8, 7, -63.2), "white", 0.6),
      toned(ribbonPair("5 -82 1.2, 1 -74 1.2"), "yellow", 0.5),
    ],
    hat: [
      toned("M-10 -96Q-10.4 -106 0 -106Q10.4 -106 10 -96Z", "white", 3),
      toned("M-10 -97Q0 -92 13 -97Q12 -91.6 0 -91.6Q-10 -92 -10 -97Z", "red", 1.5),
    ],
    left: ARM.hip,
    right: ARM.out,
    held: [
      part(
        "M20 -44a17 17 0 1 0 34 0a17 17 0 1 0 -34 0ZM29 -44a8 8 0 1 1 16 0a8 8 0 1 1 -16 0Z",
        colourTones("orange"),
        4,
      ),
      toned(
        polygon("33 -61.4, 41 -61.4, 40 -51, 34 -51") +
          polygon("34 -37, 40 -37, 41 -26.6, 33 -26.6") +
          polygon("19.6 -48, 30 -47, 30 -41, 19.6 -40") +
          polygon("44 -47, 54.4 -48, 54.4 -40, 44 -41"),
        "white",
        1,
      ),
    ],
    reach: [0, 26],
  }),
  cheerleader: () => ({
    top: colourTones("red"),
    legs: colourTones("red"),
    cut: "dress",
    hairCut: "long",
    over: [
      toned("M-9 -58Q-13 -44 -17 -30Q0 -25 17 -30Q13 -44 9 -58Z", "red", 3, {
        lines: { path: "M-4 -56L-8 -28M4 -56L8 -28M0 -56L0 -27", width: 1 },
      }),
      toned(
        ribbon("-17 -31 2, 0 -26 2, 17 -31 2") + ribbons("-9 -72 2.6, 0 -64 2.6, 9 -72 2.6"),
        "white",
        0.8,
      ),
    ],
    left: ARM.raised,
    right: ARM.raised,
    held: [-1, 1].flatMap((side) => [
      toned(
        Array.from({ length: 18 }, (_, i) =>
          ribbon([
            [side * 27, -107, 3],
            [side * 27 + Math.cos(i * 0.349) * 16, -107 + Math.sin(i * 0.349) * 15, 2.6],
          ]),
        ).join("") + oval(side * 27, -107, 9),
        side > 0 ? "yellow" : "blue",
        2.4,
      ),
    ]),
    reach: [14, 14],
  }),
  jockey: () => ({
    top: colourTones("pink"),
    legs: colourTones("white"),
    over: [
      toned(polygon("0 -78, 9 -66, 0 -54, -9 -66"), "yellow", 1),
      toned(ribbonPair("6.4 -22 7.4, 6.4 -4 6.6"), "black", 2.4),
    ],
    hat: [
      toned("M-10.4 -95Q-11 -108 0 -108Q11 -108 10.4 -95Z", "yellow", 3),
      toned("M-10 -97Q0 -91 15 -97Q13 -91 0 -91Q-10 -92 -10 -97Z", "pink", 1.5),
    ],
    left: ARM.hip,
    right: ARM.out,
    held: [toned(ribbon("27 -58 2.4, 36 -94 1.6, 33 -104 1.6"), "brown", 0.8)],
    reach: [0, 10],
  }),
  viking: () => ({
    top: colourTones("brown"),
    legs: colourTones("grey"),
    over: [
      toned("M-13 -80Q0 -68 13 -80L15 -66Q0 -58 -15 -66Z", "grey", 3),
      toned(box(-12.4, -52, 12.4, -48), "black", 1),
    ],
    face: [
      part(BEARD, ramp(".80 .12 70/.68 .14 60/.52 .12 52/.36 .09 46"), 2),
      part("M-6 -80Q0 -60 6 -80Q0 -74 -6 -80Z", ramp(".80 .12 70/.68 .14 60/.52 .12 52/.36 .09 46"), 2),
    ],
    hat: [
      toned("M-9 -99Q-19 -100 -21 -114Q-14 -108 -7 -104ZM9 -99Q19 -100 21 -114Q14 -108 7 -104Z", "white", 2),
      toned("M-10.6 -95Q-11 -109 0 -109Q11 -109 10.6 -95Q0 -99 -10.6 -95Z", "grey", 3),
      toned(
        ribbon("-10.4 -96.4 2.6, 0 -99 2.6, 10.4 -96.4 2.6") + ribbon("0 -99 2.4, 0 -108 2.4"),
        "gold",
        0.8,
      ),
    ],
    left: ARM.before,
    right: ARM.out,
    held: [
      toned(oval(-17, -56, 16), "red", 3),
      toned(ribbons("-17 -72 3, -17 -40 3", "-33 -56 3, -1 -56 3"), "white", 1),
      toned(oval(-17, -56, 5), "gold", 2.4),
      toned(ribbon("28 -30 2.8, 30 -98 2.8"), "brown", 0.8),
      toned("M29 -98L44 -106Q49 -96 44 -84L29 -90Z", "grey", 1.6),
    ],
    reach: [4, 16],
  }),
} satisfies Partial<Record<Role, (woman: boolean) => Costume>>;
