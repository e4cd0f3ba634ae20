import type { Colour } from "../../reading/scene/catalogue.ts";
import type { Figure, Part } from "../sculpt.ts";
import { type Costume, dressed, toned } from "./dressed.ts";
import { plainLook } from "./garments.ts";
import { box, oval, polygon, ribbon } from "./outline.ts";
import { RELATIVES } from "./relatives.ts";
import { colourTones } from "./tones.ts";

const BRIGHT: readonly Colour[] = ["red", "purple", "blue", "green", "pink", "orange"];
const look = (i: number): Costume => ({
  ...plainLook(i % 2 === 1, i),
  hairCut: i % 2 === 1 ? "long" : "short",
});

/** A glass of wine in a raised hand. */
const GLASS: Part[] = [
  toned(ribbon("25 -103 1.4, 25 -112 1.4") + box(20, -104, 30, -102), "white", 0.6),
  toned("M18 -126L32 -126Q31 -112 25 -112Q19 -112 18 -126Z", "white", 1.2),
  toned("M19 -121L31 -121Q30 -113 25 -113Q20 -113 19 -121Z", "red", 0.8),
];
/** Dressed for a feast, with a glass; every other one has a gift. */
export const guest = (i: number): Figure => {
  const woman = i % 2 === 1;
  return dressed({
    ...look(i),
    top: colourTones(woman ? BRIGHT[i % 6]! : "black"),
    legs: colourTones(woman ? BRIGHT[i % 6]! : "black"),
    cut: woman ? "gown" : "trousers",
    over: woman
      ? [toned([-7, -3.5, 0, 3.5, 7].map((x) => oval(x, -74 - (x * x) / 14, 1.6)).join(""), "gold", 0.8)]
      : [
          toned("M-4 -81L0 -64L4 -81Z", "white", 0.8),
          toned("M-6 -81L0 -78.4L6 -81L6 -75L0 -77.4L-6 -75Z", "red", 0.8),
        ],
    right: [22, -84, 25, -103],
    left: [19, -62, 9, -58],
    held: [
      ...GLASS,
      ...(i % 3 === 0
        ? [
            toned(box(-24, -68, -4, -50), "yellow", 2),
            toned(box(-16, -68, -12, -50) + box(-24, -61, -4, -57), "red", 0.6),
            toned(oval(-18, -71, 4, 3) + oval(-10, -71, 4, 3), "red", 1),
          ]
        : []),
    ],
    reach: [0, 4],
  });
};

/** At the fence between two gardens, with a raised hand. */
export const neighbour = (i: number): Figure => {
  const woman = i % 2 === 1;
  return dressed({ ...RELATIVES.neighbour(woman), ...look(i), top: colourTones(BRIGHT[(i + 2) % 6]!) });
};

const bag = (x: number, colour: Colour): Part[] => [
  toned(
    ribbon([
      [x - 5, -42, 1.4],
      [x, -50, 1.4],
      [x + 5, -42, 1.4],
    ]),
    "brown",
    0.5,
  ),
  toned(
    polygon([
      [x - 9, -43],
      [x + 9, -43],
      [x + 10, -20],
      [x - 10, -20],
    ]),
    colour,
    2,
  ),
  toned(oval(x, -32, 4), "white", 0.5),
];
/** With full shopping bags in the hands. */
export const customer = (i: number): Figure =>
  dressed({
    ...look(i),
    left: [19, -62, 21, -48],
    right: [19, -62, 21, -48],
    held: [...bag(-22, BRIGHT[i % 6]!), ...bag(22, BRIGHT[(i + 2) % 6]!)],
    reach: [2, 2],
  });

/** With a badge. */
export const colleague = (i: number): Figure =>
  dressed({
    ...RELATIVES.colleague(i % 2 === 1),
    top: colourTones((["white", "blue", "pink", "grey"] as const)[i % 4]!),
  });
