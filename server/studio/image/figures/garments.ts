import type { Part } from "../sculpt.ts";
import { type Costume, HAIR, ramp, SKIN, toned } from "./dressed.ts";
import { part } from "./materials.ts";
import { oval, ribbon } from "./outline.ts";
import { colourTones } from "./tones.ts";

/** A cap with a peak, in the colour of the uniform, with a band. */
export const cap = (
  colour: Parameters<typeof colourTones>[0],
  band: Parameters<typeof colourTones>[0],
): Part[] => [
  toned("M-10.4 -97L-14 -106Q0 -114 14 -106L10.4 -97Z", colour, 3),
  toned("M-10.6 -99L10.6 -99L10.4 -95.6L-10.4 -95.6Z", band, 1),
  toned("M-10.6 -96Q0 -92 10.6 -96Q9 -91.6 0 -91.4Q-9 -91.6 -10.6 -96Z", "black", 1.5),
];
export const BUTTONS =
  oval(-3.4, -70, 1.3) +
  oval(3.4, -70, 1.3) +
  oval(-3.4, -61, 1.3) +
  oval(3.4, -61, 1.3) +
  oval(-3.4, -52, 1.3) +
  oval(3.4, -52, 1.3);
export const COLLAR = "M-6 -81L0 -66L6 -81L3.4 -82.4L-3.4 -82.4Z";
export const TIE = "M-1.8 -80L1.8 -80L1.2 -76L3 -58L0 -54L-3 -58L-1.2 -76Z";
export const BIB = "M-7 -72L7 -72L8.4 -58L13.4 -52L14.6 -22Q0 -18 -14.6 -22L-13.4 -52L-8.4 -58Z";
export const suit = (tie: Parameters<typeof colourTones>[0]): Part[] => [
  toned(COLLAR, "white", 1),
  toned(TIE, tie, 1),
  toned(
    ribbon("-5.6 -81 2, -1 -62 1.6, -1 -44 1.4") + ribbon("5.6 -81 2, 1 -62 1.6, 1 -44 1.4"),
    "black",
    0.6,
  ),
];
export const GLASSES = part(
  "M-7.4 -91a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0 -7.2 0ZM0.2 -91a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0 -7.2 0ZM-6.2 -91a2.4 2.4 0 1 1 4.8 0a2.4 2.4 0 1 1 -4.8 0ZM1.4 -91a2.4 2.4 0 1 1 4.8 0a2.4 2.4 0 1 1 -4.8 0Z",
  HAIR.dark,
  0.4,
);
export const BEARD = "M-8.6 -90Q-9.6 -78 0 -73Q9.6 -78 8.6 -90Q6 -84 0 -84.6Q-6 -84 -8.6 -90Z";
export const uniform = (
  colour: Parameters<typeof colourTones>[0],
  band: Parameters<typeof colourTones>[0],
  more: Partial<Costume> = {},
): Costume => ({
  top: colourTones(colour),
  legs: colourTones(colour),
  over: [toned(COLLAR, "white", 1), toned(TIE, "black", 1), toned(BUTTONS, "gold", 1)],
  hat: cap(colour, band),
  ...more,
});

/** Clay, plum, ochre and sage; slate, umber, moss and stone: quiet beside what the dream names a colour of. */
const CLOTHS = {
  woman: [
    ".66 .075 35/.54 .085 32/.41 .07 30/.27 .05 28",
    ".62 .055 330/.49 .065 328/.37 .055 325/.25 .04 320",
    ".76 .075 82/.64 .08 76/.49 .07 68/.33 .05 60",
    ".70 .045 150/.57 .05 155/.43 .045 160/.29 .035 165",
  ],
  man: [
    ".62 .045 250/.49 .05 254/.37 .045 258/.24 .035 262",
    ".58 .045 60/.46 .05 56/.34 .045 52/.23 .035 48",
    ".62 .045 120/.49 .05 122/.37 .045 125/.25 .035 128",
    ".68 .012 250/.54 .014 250/.41 .014 250/.27 .012 250",
  ],
};

/** Everyday clothes, of which neighbours have different ones. */
export function plainLook(woman: boolean, shade: number): Costume {
  const cloths = woman ? CLOTHS.woman : CLOTHS.man;
  const hair = [HAIR.dark, HAIR.brown][shade % 2]!;
  const top = ramp(cloths[shade % cloths.length]!);
  return { top, hair, cut: woman ? "dress" : "trousers", legs: woman ? top : colourTones("black") };
}

/** A chest, and arms of the colour of skin. */
export const BARE_CHEST: Pick<Costume, "top" | "sleeves" | "over"> = {
  top: SKIN,
  sleeves: SKIN,
  over: [
    part(
      ribbon("-9 -68 1, -5 -65 1.2, 0 -67 1, 5 -65 1.2, 9 -68 1") + ribbon("0 -66 0.9, 0 -52 0.9"),
      HAIR.brown,
      0.3,
    ),
  ],
};
