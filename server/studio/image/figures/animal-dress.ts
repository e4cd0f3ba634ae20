import type { Accessory } from "../../reading/scene/animals.ts";
import type { Action, Activity, Colour, PersonId } from "../../reading/scene/catalogue.ts";
import type { Part } from "../sculpt.ts";
import { ARM, type Costume, toned } from "./dressed.ts";
import { COLLAR, GLASSES, TIE, uniform } from "./garments.ts";
import { box, oval, polygon, ribbon } from "./outline.ts";
import { colourTones } from "./tones.ts";

const CROWN: Part[] = [
  toned(polygon("-10 -97, -12 -112, -6 -104, 0 -115, 6 -104, 12 -112, 10 -97"), "gold", 1.6),
  toned(oval(0, -100.6, 1.8) + oval(-6, -100.4, 1.4) + oval(6, -100.4, 1.4), "red", 0.8),
];
const robe = (colour: Colour): Part[] => [
  toned(
    "M-6 -82Q-18 -76 -22 -40L-26 -2Q-14 1 -10 -2L-3 -78ZM6 -82Q18 -76 22 -40L26 -2Q14 1 10 -2L3 -78Z",
    colour,
    4,
  ),
  toned(ribbon("-4 -81 6, -9 -40 6, -12 -3 7") + ribbon("4 -81 6, 9 -40 6, 12 -3 7"), "white", 2),
];
const ruler = (woman: boolean): Costume => ({
  top: colourTones(woman ? "purple" : "red"),
  cut: "gown",
  over: robe(woman ? "purple" : "red"),
  hat: CROWN,
  right: [20, -66, 24, -60],
  held: [toned(ribbon("25 -30 2.4, 23 -86 2.4") + oval(23, -89, 4.4), "gold", 1.4)],
});

const CAMOUFLAGE =
  oval(-7, -74, 4, 3) +
  oval(5, -70, 4.4, 3) +
  oval(-4, -62, 5, 3) +
  oval(7, -56, 4, 3.4) +
  oval(-7, -50, 4.6, 3);
/** Those of a rank. */
export const RANKS: Partial<Record<PersonId, Costume>> = {
  king: ruler(false),
  queen: ruler(true),
  police: {
    ...uniform("blue", "black"),
    over: [
      toned(COLLAR, "blue", 1),
      toned(TIE, "black", 1),
      toned(polygon("5 -72, 7 -68, 11 -68, 8 -65, 9 -61, 5 -63, 1 -61, 2 -65, -1 -68, 3 -68"), "gold", 1),
      toned(box(-12, -47, 12, -43), "black", 1),
    ],
    right: ARM.raised,
  },
  soldier: {
    top: colourTones("green"),
    legs: colourTones("green"),
    over: [
      toned(CAMOUFLAGE, "brown", 0.8, { lift: 0.06 }),
      toned(COLLAR, "green", 1),
      toned(box(-10, -66, -3, -58) + box(3, -66, 10, -58), "green", 1, { lift: -0.1 }),
      toned(box(-12, -47, 12, -43), "brown", 1),
    ],
    // A rifle over the shoulder, and a helmet with its strap.
    behind: [
      toned(ribbon("-20 -44 3, -13 -118 2.2"), "black", 1),
      toned(ribbon("-22 -36 6, -18 -62 5"), "brown", 1.4),
    ],
    hat: [
      toned("M-14 -93Q-13 -110 0 -111Q13 -110 14 -93Q7 -97.4 0 -97.6Q-7 -97.4 -14 -93Z", "green", 4),
      toned("M-8 -105Q-4 -109 0 -104Q-4 -100 -8 -105ZM3 -103Q8 -108 11 -102Q7 -98 3 -103Z", "brown", 0.6),
      toned(ribbon("-9 -94 1, -7.6 -84 1, 0 -80.4 1.2, 7.6 -84 1, 9 -94 1"), "black", 0.3),
    ],
    right: [21, -72, 11, -94],
  },
};

interface Worn {
  over?: Part[];
  hat?: Part[];
}
const BRIEFCASE = [
  toned(ribbon("11 -38 2, 12 -43 2, 20 -43 2, 21 -38 2"), "black", 0.8),
  toned("M4 -39L28 -39L29 -20L3 -20Z", "brown", 2, { lines: { path: "M3.6 -31L28.4 -31", width: 1 } }),
  toned(box(14, -33, 18, -28), "gold", 0.8),
];
const WORN: Record<Exclude<Accessory, "glasses" | "sunglasses">, Worn> = {
  tie: { over: [toned(COLLAR, "white", 1), toned(TIE, "red", 1)] },
  bowTie: { over: [toned("M-6 -81L0 -77.4L6 -81L6 -73.4L0 -76.4L-6 -73.4Z", "red", 1)] },
  hat: {
    hat: [
      toned("M-17 -97Q0 -103 17 -97Q14 -93.6 0 -95Q-14 -93.6 -17 -97Z", "black", 1.4, { lift: 0.08 }),
      toned("M-9.4 -98L-9 -114Q0 -111 9 -114L9.4 -98Q0 -101 -9.4 -98Z", "black", 3, { lift: 0.08 }),
      toned("M-9.5 -99L9.5 -99L9.4 -102.6Q0 -105 -9.4 -102.6Z", "red", 0.8),
    ],
  },
  cap: {
    hat: [
      toned("M-10.4 -97Q-11 -108 0 -108Q11 -108 10.4 -97Z", "yellow", 3),
      toned("M-10.4 -98Q0 -94 -17 -95.4Q-18 -99 -10.4 -99.6Z", "yellow", 1.4, { lift: -0.1 }),
    ],
  },
  crown: { hat: CROWN },
  scarf: {
    over: [toned(ribbon("-10 -79 6, 0 -76 7, 10 -79 6") + ribbon("5 -76 6, 8 -62 6, 7 -50 7"), "red", 2)],
  },
  suitcase: { over: BRIEFCASE },
  handbag: { over: BRIEFCASE },
};

export interface AnimalLook {
  animal: Costume["animal"];
  fur?: Colour | undefined;
  wears?: readonly Accessory[] | undefined;
}

/** What an animal in the part of a person has on beside its clothes; glasses of a role are put before its eyes. */
export function asAnimalCostume(costume: Costume, { animal, fur, wears = [] }: AnimalLook): Costume {
  const worn = wears.flatMap((one): Worn[] => (one === "glasses" || one === "sunglasses" ? [] : [WORN[one]]));
  const glasses = wears.includes("sunglasses")
    ? ("dark" as const)
    : wears.includes("glasses") || costume.face?.includes(GLASSES)
      ? ("clear" as const)
      : undefined;
  const hats = worn.flatMap(({ hat = [] }) => hat);
  return {
    ...costume,
    animal,
    ...(fur && { fur }),
    ...(glasses && { glasses }),
    over: [...(costume.over ?? []), ...worn.flatMap(({ over = [] }) => over)],
    hat: hats.length > 0 ? hats : (costume.hat ?? []),
  };
}

/** What is otherwise held at a mouth of people. */
export const ANIMAL_POSES: Partial<Record<Action | Activity, Partial<Costume>>> = {
  drinking: {
    left: ARM.hip,
    right: [22, -64, 14, -62],
    held: [
      toned("M2 -74L20 -74L17 -60L5 -60Z", "red", 2),
      toned(ribbon("19 -72 2, 25 -69 2, 19 -63 2") + oval(11, -58, 12, 2.6), "white", 1),
      toned(
        ribbon("7 -78 1.4, 9 -84 2, 6 -91 1.2") + ribbon("14 -78 1.4, 12 -85 2, 15 -92 1.2"),
        "white",
        0.6,
      ),
    ],
  },
  smoking: {
    left: ARM.hip,
    right: [22, -68, 17, -76],
    held: [
      toned(ribbon("8 -82 2.4, 18 -80 2.6, 22 -76 3") + "M18 -82L28 -82L27 -72L20 -72Z", "brown", 1.4),
      toned(ribbon("23 -86 2, 29 -94 4, 24 -103 6, 33 -114 8, 26 -122 4"), "grey", 1.6, { lift: 0.14 }),
    ],
    reach: [0, 4],
  },
};
