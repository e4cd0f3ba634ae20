import type { Role } from "../../reading/scene/roles.ts";
import { ARM, type Costume, HAIR, SKIN, toned } from "./dressed.ts";
import { BEARD, BIB, GLASSES } from "./garments.ts";
import { part } from "./materials.ts";
import { box, oval, polygon, ribbon } from "./outline.ts";
import { ribbonPair, ribbons } from "./strokes.ts";
import { colourTones, LEATHER, ramp } from "./tones.ts";

const STEEL = ramp(".88 .008 250/.74 .01 250/.58 .012 250/.40 .012 250");

/** Of those who make things, by their tools. */
export const MAKERS = {
  hostess: (woman) => ({
    top: colourTones("blue"),
    legs: colourTones("blue"),
    cut: woman ? "dress" : "trousers",
    hairCut: woman ? "bun" : "short",
    over: [
      toned("M-6 -82L0 -74L6 -82L4 -70L9 -62L2 -66L-4 -68Z", "red", 1.2),
      toned(oval(0, -60, 1.4) + oval(0, -52, 1.4), "gold", 0.6),
      toned("M-11 -70Q-8 -72 -4 -70Q-8 -68 -11 -70Z", "gold", 0.5),
    ],
    hat: [
      toned("M-9 -99L-7.6 -107Q1 -110 9 -105L9.6 -98Q0 -102 -9 -99Z", "red", 2.4),
      toned(oval(4, -103.6, 1.8), "gold", 0.6),
    ],
    left: [22, -70, 27, -88],
    right: ARM.out,
    held: [
      // A trolley with bottles and a cup.
      toned(box(24, -58, 56, -6), "grey", 2.4, {
        lines: { path: "M26 -40L54 -40M26 -23L54 -23", width: 1.2 },
      }),
      toned(box(22, -61, 58, -57), "grey", 1, { lift: 0.14 }),
      toned(oval(30, -3, 4) + oval(50, -3, 4), "black", 1),
      toned("M31 -61L31 -72L33 -76L33 -82L37 -82L37 -76L39 -72L39 -61Z", "green", 1.6),
      toned("M45 -61L44 -72L53 -72L52 -61Z", "white", 1.2),
      part(oval(27, -63, 3.4), SKIN, 1.2),
    ],
    reach: [0, 30],
  }),
  painter: () => ({
    top: colourTones("white"),
    cut: "gown",
    over: [
      toned(oval(-8, -40, 3) + oval(6, -28, 2.4), "red", 0.4),
      toned(oval(9, -46, 2.6) + oval(-10, -22, 3), "blue", 0.4),
      toned(oval(-2, -30, 2.4) + oval(12, -16, 2.6), "yellow", 0.4),
      toned("M-6 -82L0 -76L6 -82L9 -70L0 -76L-9 -70Z", "red", 1.2),
    ],
    hat: [
      toned("M-13 -97Q-18 -108 -2 -109Q15 -109 13 -98Q2 -102 -13 -97Z", "black", 3),
      toned(ribbon("0 -108 2, 1 -112 1.6"), "black", 0.6),
    ],
    left: [20, -62, 24, -58],
    right: ARM.raised,
    held: [
      toned(
        "M-42 -58Q-44 -74 -26 -74Q-10 -72 -12 -60Q-14 -52 -22 -55Q-26 -44 -34 -47Q-41 -50 -42 -58Z",
        "brown",
        1.6,
        { lift: 0.14 },
      ),
      toned(oval(-35, -64, 3.4), "red", 1),
      toned(oval(-28, -69, 3.2), "yellow", 1),
      toned(oval(-19, -67, 3.2), "blue", 1),
      toned(oval(-35, -54, 3), "green", 1),
      toned(ribbon("25 -98 2, 30 -112 2"), "brown", 0.6),
      toned("M28.6 -112L33 -113L34 -124Q28 -120 28.6 -112Z", "blue", 1),
    ],
    reach: [14, 6],
  }),
  decorator: () => ({
    top: colourTones("white"),
    legs: colourTones("white"),
    over: [
      toned("M-8 -70L8 -70L9 -58L12 -54L11.8 -42Q0 -39 -11.8 -42L-12 -54L-9 -58Z", "white", 2.5),
      toned(oval(-6, -52, 2.4) + oval(7, -30, 2.6) + oval(-6, -18, 2), "green", 0.4),
      toned(oval(5, -62, 2) + oval(-7, -34, 2.4), "yellow", 0.4),
    ],
    hat: [toned("M-12 -96L-9 -108L13 -104L11 -95Q0 -98 -12 -96Z", "yellow", 2)],
    left: [20, -60, 22, -48],
    right: ARM.raised,
    held: [
      toned(ribbons("25 -90 3, 25 -112 2.4", "25 -112 2, 40 -112 2, 40 -118 2"), "grey", 0.8),
      toned(box(20, -126, 44, -115), "green", 3),
      toned(polygon("-34 -42, -14 -42, -16 -22, -32 -22"), "grey", 2.4),
      toned(oval(-24, -42, 10, 3), "green", 1),
      toned(ribbon("-34 -42 1.4, -24 -52 1.4, -14 -42 1.4"), "grey", 0.4),
    ],
    reach: [4, 14],
  }),
  hunter: () => ({
    top: colourTones("green"),
    legs: colourTones("brown"),
    over: [
      toned("M-13 -78L-4 -80L-5 -46L-12 -46ZM13 -78L4 -80L5 -46L12 -46Z", "brown", 1.6),
      toned(box(-12.4, -50, 12.4, -46.4), "black", 1),
      toned(ribbonPair("6.6 -22 7.4, 6.6 -4 6.6"), "black", 2),
    ],
    hat: [
      toned("M-19 -96Q0 -102 19 -96Q14 -92.6 0 -94.6Q-14 -92.6 -19 -96Z", "green", 2),
      toned("M-9.6 -97L-7 -109Q0 -106 8 -109L9.6 -97Q0 -100 -9.6 -97Z", "green", 3),
      toned("M8 -100Q18 -108 15 -120Q7 -112 8 -100Z", "red", 1.2),
    ],
    left: [20, -62, 4, -56],
    right: [22, -64, 20, -72],
    held: [
      toned(ribbon("-30 -48 6.4, -8 -58 6"), "brown", 2),
      toned(ribbon("-10 -57 4, 20 -72 3.4, 52 -90 2.6"), "black", 1.2),
      toned(ribbon("-6 -52 2, -2 -50 2"), "black", 0.6),
      part(oval(-2, -56, 4) + oval(19, -70, 4), SKIN, 1.2),
    ],
    reach: [4, 24],
  }),
  lumberjack: () => ({
    top: colourTones("red"),
    legs: colourTones("blue"),
    over: [
      toned(
        box(-13, -72, 13, -70) +
          box(-12.6, -60, 12.6, -58) +
          box(-12, -49, 12, -47) +
          box(-8, -80, -6, -43) +
          box(6, -80, 8, -43) +
          box(-1, -80, 1, -43),
        "black",
        0.4,
      ),
      toned(ribbonPair("5 -80 2, 6 -44 2"), "brown", 0.8),
    ],
    face: [part(BEARD, HAIR.brown, 2)],
    hat: [
      toned("M-10 -95Q-11 -108 0 -108Q11 -108 10 -95Z", "green", 3),
      toned(box(-10.6, -99, 10.6, -94), "green", 1.6, { lift: 0.12 }),
    ],
    left: ARM.hip,
    right: ARM.out,
    held: [
      toned(ribbon("22 -30 3.4, 33 -104 3.4"), "brown", 1),
      toned("M27 -104L48 -112Q55 -100 49 -88L31 -94Z", "grey", 1.8),
      part(oval(28, -66, 3.8), SKIN, 1.2),
      // A stump.
      toned("M-58 1L-54 -26L-34 -26L-30 1Z", "brown", 4, {
        lines: { path: "M-49 -22L-51 -3M-41 -22L-39 -3", width: 1 },
      }),
      toned(oval(-44, -26, 10.4, 4), "yellow", 1),
    ],
    reach: [28, 22],
  }),
  miner: () => ({
    top: colourTones("orange"),
    legs: colourTones("black"),
    over: [
      toned(box(-12.6, -62, 12.6, -58) + ribbonPair("7 -80 2.6, 7 -44 2.6"), "grey", 0.8),
      toned(ribbonPair("6.4 -20 7.4, 6.4 -4 6.8"), "black", 2),
    ],
    face: [toned(oval(-5, -86, 2.6, 1.6) + oval(5.4, -88, 2.2, 1.4) + oval(2, -97, 2, 1.2), "black", 0.3)],
    hat: [
      toned("M-11 -96Q-12 -109 0 -109Q12 -109 11 -96Z", "yellow", 4),
      toned("M-15 -96Q0 -100 15 -96Q12 -93.4 0 -95Q-12 -93.4 -15 -96Z", "yellow", 1.4),
      toned(oval(0, -102, 4.6), "grey", 1.4),
      part(oval(0, -102, 3.2), colourTones("white"), 0, { lit: [0.96, 0, 0.09] }),
    ],
    left: [20, -62, 18, -48],
    right: ARM.out,
    held: [
      toned(ribbon("27 -34 3, 31 -104 3"), "brown", 0.8),
      toned("M12 -98Q24 -114 46 -108Q52 -106 54 -100Q42 -106 31 -104Q20 -104 12 -98Z", "grey", 1.6),
      // A lamp.
      toned(box(-26, -46, -14, -28), "yellow", 1, { lift: 0.1 }),
      toned(
        box(-28, -49, -12, -45) +
          box(-28, -29, -12, -25) +
          ribbons(
            "-26 -46 1.4, -26 -28 1.4",
            "-14 -46 1.4, -14 -28 1.4",
            "-26 -49 1.4, -20 -57 1.4, -14 -49 1.4",
          ),
        "grey",
        0.8,
      ),
      part(oval(29, -66, 3.6), SKIN, 1.2),
    ],
    reach: [0, 26],
  }),
  blacksmith: () => ({
    top: colourTones("grey"),
    sleeves: SKIN,
    over: [part(BIB, LEATHER, 3)],
    face: [part(BEARD, HAIR.dark, 2)],
    hair: HAIR.dark,
    right: ARM.raised,
    left: [22, -64, 28, -56],
    held: [
      toned(ribbon("24 -94 3, 28 -120 2.6"), "brown", 0.8),
      toned(box(16, -126, 42, -114), "grey", 2),
      // An anvil on its block, with a bar that glows.
      toned(box(-60, -24, -30, 1), "brown", 3),
      part(
        "M-72 -42Q-60 -40 -58 -44L-24 -44L-24 -38Q-34 -36 -36 -32L-34 -24L-56 -24L-54 -32Q-58 -38 -72 -42Z",
        STEEL,
        3,
      ),
      toned(ribbon("-30 -55 3, -42 -47 3.4"), "grey", 1),
      part(ribbon("-42 -47.6 4.4, -62 -46 4.4"), colourTones("orange"), 1, { lit: [0.78, 0.1, 0.13] }),
    ],
    reach: [42, 16],
  }),
  carpenter: () => ({
    top: colourTones("green"),
    over: [part(BIB, LEATHER, 2.6), toned(box(-7, -44, 7, -32), "brown", 1.2, { lift: 0.08 })],
    face: [
      toned("M-6 -87Q-3 -89 0 -87.6Q3 -89 6 -87Q3 -85 0 -86Q-3 -85 -6 -87Z", "brown", 0.6),
      toned(ribbon("8 -97 2.2, 15 -101 1.8"), "yellow", 0.6),
    ],
    left: [21, -62, 26, -50],
    right: [22, -66, 26, -60],
    held: [
      toned(polygon("-52 -50, 34 -42, 34 -34, -52 -42"), "yellow", 2, {
        lift: -0.1,
        lines: { path: "M-48 -46L28 -39", width: 0.8 },
      }),
      toned("M24 -64L58 -30L54 -26L18 -56Z", "grey", 1.2, { lines: { path: "M22 -58L54 -28", width: 1 } }),
      toned("M16 -70L30 -74L34 -60L24 -54Q16 -60 16 -70Z", "red", 2),
      part(oval(25, -62, 3.8) + oval(-27, -50, 3.8), SKIN, 1.2),
    ],
    reach: [22, 28],
  }),
  welder: () => ({
    top: colourTones("blue"),
    legs: colourTones("blue"),
    hairCut: "none",
    over: [part(BIB, LEATHER, 2.6)],
    face: [
      toned("M-11 -104Q0 -110 11 -104L10 -84Q6 -76 0 -75Q-6 -76 -10 -84Z", "black", 4),
      toned(box(-7, -97, 7, -90), "green", 1, { lift: 0.1 }),
    ],
    left: ARM.down,
    right: [22, -66, 32, -60],
    held: [
      toned(ribbon("32 -60 4, 42 -52 3"), "grey", 1.2),
      toned(ribbon("32 -58 1.6, 26 -30 1.6, 30 0 1.6"), "black", 0.5),
      part(oval(45, -49, 6), colourTones("white"), 0, { lit: [0.97, 0, 0.06] }),
      part(
        Array.from({ length: 10 }, (_, i) =>
          ribbon([
            [45 + Math.cos(i * 0.63) * 8, -49 + Math.sin(i * 0.63) * 8, 1.4],
            [
              45 + Math.cos(i * 0.63) * (14 + (i % 3) * 5),
              -49 + Math.sin(i * 0.63) * (14 + (i % 3) * 5),
              0.8,
            ],
          ]),
        ).join(""),
        colourTones("yellow"),
        0,
        { lit: [0.9, 0.02, 0.15] },
      ),
      part(oval(-15.5, -46, 5) + oval(31, -60, 5), LEATHER, 1.6),
    ],
    reach: [0, 40],
  }),
  tailor: (woman) => ({
    top: colourTones(woman ? "purple" : "white"),
    cut: woman ? "dress" : "trousers",
    over: woman
      ? []
      : [toned("M-12.6 -76L-5 -79L0 -62L5 -79L12.6 -76L11.6 -44Q0 -40 -11.6 -44Z", "black", 2)],
    face: [GLASSES],
    left: [20, -62, 26, -54],
    right: [22, -76, 28, -90],
    held: [
      toned(
        ribbon("-7 -81 3.4, -9 -60 3.4, -8 -36 3.4") + ribbon("7 -81 3.4, 9 -60 3.4, 8 -42 3.4"),
        "yellow",
        1,
        {
          lines: {
            path: "M-10 -72L-7 -72M-11 -64L-8 -64M-11 -56L-8 -56M-10 -48L-7 -48M7 -72L10 -72M8 -64L11 -64M8 -56L11 -56M7 -48L10 -48",
            width: 0.9,
          },
        },
      ),
      part(
        "M20 -90a5 5 0 1 0 10 0a5 5 0 1 0 -10 0ZM22.4 -90a2.6 2.6 0 1 1 5.2 0a2.6 2.6 0 1 1 -5.2 0ZM32 -92a5 5 0 1 0 10 0a5 5 0 1 0 -10 0ZM34.4 -92a2.6 2.6 0 1 1 5.2 0a2.6 2.6 0 1 1 -5.2 0Z",
        colourTones("red"),
        1,
      ),
      toned("M28 -95L42 -122L37 -96ZM34 -96L24 -122L32 -97Z", "grey", 1, { lift: 0.1 }),
      // Cloth over the arm.
      toned("M-40 -57L-18 -60L-16 -20Q-28 -14 -40 -20Z", "red", 4, {
        lines: { path: "M-34 -54L-34 -20M-28 -55L-27 -18M-22 -56L-21 -19", width: 1 },
      }),
    ],
    reach: [10, 12],
  }),
} satisfies Partial<Record<Role, (woman: boolean) => Costume>>;
