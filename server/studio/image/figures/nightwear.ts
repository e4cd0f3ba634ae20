import type { Colour } from "../../reading/scene/catalogue.ts";
import type { Costume } from "./dressed.ts";
import { ARM, toned } from "./dressed.ts";
import { box, oval, ribbon } from "./outline.ts";
import { colourTones } from "./tones.ts";

/** Stripes and buttons, and a cap with a tassel. */
export const pyjamas = (colour: Colour): Partial<Costume> => ({
  top: colourTones(colour),
  legs: colourTones(colour),
  cut: "trousers",
  over: [
    toned(
      [-9, -4.6, 4.6, 9].map((x) => box(x - 0.9, -77, x + 0.9, -43)).join("") +
        [-9.4, -5, 5, 9.4].map((x) => box(x - 0.9, -42, x + 0.9, -5)).join(""),
      "white",
      0.4,
    ),
    toned(oval(0, -70, 1.5) + oval(0, -61, 1.5) + oval(0, -52, 1.5), "yellow", 0.5),
    toned("M-6 -81L0 -72L6 -81L3.4 -82.4L-3.4 -82.4Z", "white", 0.8),
  ],
  hat: [
    toned("M-10 -97Q-6 -116 8 -114Q22 -110 23 -92Q17 -102 9.6 -97Z", colour, 3),
    toned(ribbon("-10 -97 4.6, 0 -99.4 4.6, 10 -97 4.6"), "white", 1.2),
    toned(oval(23, -89, 4), "white", 1.5),
  ],
});

/** Nothing but a bath towel, held before the chest. */
export const TOWEL: Partial<Costume> = {
  cut: "naked",
  left: ARM.before,
  right: [18, -64, 4, -67],
  over: [
    toned("M-15 -70Q0 -66 15 -70L19 -24Q0 -18 -19 -24Z", "white", 4, {
      lines: { path: "M6 -68Q10 -46 8 -22M-8 -68Q-10 -46 -9 -22", width: 1 },
    }),
    toned("M-18.4 -33Q0 -27 18.4 -33L18.8 -29Q0 -23 -18.8 -29Z", "blue", 0.8),
  ],
  face: [toned(oval(-5.8, -87.4, 2.2, 1.5) + oval(5.8, -87.4, 2.2, 1.5), "red", 0.5)],
};
