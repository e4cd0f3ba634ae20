import { mix, shift, type Lab } from "../colour.ts";
import type { Palette } from "../palettes.ts";
import type { Figure, Part } from "../sculpt.ts";
import { materials } from "./materials.ts";
import { oval, ribbon } from "./outline.ts";
import { infant } from "./strange.ts";
import { colourTones } from "./tones.ts";

/** A standing person is 100 units tall, with the feet at (0, 0). */
// prettier-ignore
export const PEOPLE = [
  "coat", "dress", "cape", "umbrella", "hat", "child", "traveller", "lantern", "scarf", "sitting",
  "running", "balloon",
] as const;
/** Only drawn where a dream names them. */
export type PersonKind =
  | (typeof PEOPLE)[number]
  | "oldMan"
  | "oldWoman"
  | "baby"
  | "waving"
  | "king"
  | "queen"
  | "bride"
  | "groom"
  | "police"
  | "soldier"
  | "swimming"
  | "lying"
  | "digging"
  | "searching";

const HEAD = "M-7.6 -91 A7.6 8.6 0 1 1 7.6 -91 A7.6 8.6 0 1 1 -7.6 -91Z";
const LEGS =
  "M-9 -46 L-8.5 -2 Q-12 0 -12.5 -0.2 L-2.5 -0.2 L-1.6 -40 L1.6 -40 L2.8 0 L12 0 Q11.5 -2 8.6 -2.4 L9 -46Z";
const COAT =
  "M-5 -83 Q-13 -81 -14.5 -72 L-17.5 -44 L-13.5 -43 L-12.5 -26 Q0 -23 12.5 -26 L13.5 -43 L17.5 -44 L14.5 -72 Q13 -81 5 -83Z";
const DRESS =
  "M-5 -83 Q-12 -81 -13 -73 L-17 -50 L-13.5 -49 L-8.5 -62 Q-9 -50 -19 -16 Q0 -10 19 -16 Q9 -50 8.5 -62 L13.5 -49 L17 -50 L13 -73 Q12 -81 5 -83Z";
const CAPE =
  "M-6 -83 Q-13 -80 -16 -60 Q-20 -34 -22 -14 Q-8 -18 0 -13 Q8 -18 22 -14 Q20 -34 16 -60 Q13 -80 6 -83Z";
const HAIR = "M-8.6 -90 Q-10 -102 0 -102 Q10 -102 8.6 -90 Q10 -78 6.5 -74 L-6.5 -74 Q-10 -78 -8.6 -90Z";
const HAT = "M-15 -95 Q0 -100 15 -95 Q9 -97 8 -98 L7 -108 Q0 -111 -7 -108 L-8 -98 Q-9 -97 -15 -95Z";

const SCARF =
  "M-8 -86C-2 -80 6 -80 9 -84C24 -88 36 -82 50 -90C54 -84 48 -78 38 -77C26 -75 16 -74 8 -76C2 -74 -6 -76 -9 -80Z";
const SITTING = "M-5 -50Q-16 -47 -18 -32L-22 -6Q-24 0 -16 0L20 0Q34 0 32 -5Q26 -8 14 -8L8 -22Q10 -40 6 -50Z";
const RUNNING = [
  ribbon("-2 -46 17, 3 -62 19, 7 -76 18", 5),
  ribbon("0 -46 14, 19 -45 11, 17 -23 7.5, 18 -17 6, 27 -15 5", 5),
  ribbon("-1 -46 14, -9 -26 10.5, -29 -19 7, -36 -18 5.6, -38 -26 5", 5),
  ribbon("5 -77 9, -10 -67 7.4, -14 -51 5.4", 5),
  ribbon("9 -76 9, 22 -64 7.4, 33 -71 5.4", 5),
].join("");

/** Bent forward, the feet apart. */
const BENT = [
  ribbon("-12 -44 17, 4 -58 18, 20 -70 16", 5),
  ribbon("-12 -44 13, -8 -24 9.4, -12 -4 7, -4 -2 6", 5),
  ribbon("-14 -44 13, -22 -24 9.4, -28 -4 7, -20 -2 6", 5),
].join("");
const SPADE_HELD = [
  ribbon("16 -66 8, 26 -50 6.4, 34 -42 5.4", 4),
  ribbon("12 -64 8, 18 -46 6.4, 22 -34 5.4", 4),
].join("");
const SPADE = "M16 -46L18.6 -47.6L42 -8L39.4 -6.4Z M34 -12L46 -18L54 2Q50 8 44 6Z";
const EARTH = "M34 3Q40 -12 54 -14Q72 -16 84 3Z";

const CANE =
  "M23 -50Q23 -57 29 -57Q35 -57 35 -50L32.6 -50Q32.6 -54.4 29 -54.4Q25.6 -54.4 25.6 -50L26.6 -1L24.4 -1Z";
const GOWN = "M-6 -82Q-14 -80 -16 -60Q-20 -30 -21 -6Q-8 -2 0 -2Q8 -2 21 -6Q20 -30 16 -60Q14 -80 6 -82Z";
const SHAWL = "M-7 -82Q-17 -79 -20 -62Q-10 -48 0 -40Q10 -48 20 -62Q17 -79 7 -82Z";
const RAISED = "M11 -80L28 -112Q30 -117 26 -119Q22 -120 20 -116L4 -84Z";

const CROWN = "M-10 -96L-12 -112L-5.5 -105L0 -115L5.5 -105L12 -112L10 -96Z";
const ERMINE = "M-8 -84Q-17 -80 -18 -70Q0 -60 18 -70Q17 -80 8 -84Q0 -78 -8 -84Z";
const VEIL = "M-9 -96Q0 -106 9 -96Q16 -70 20 -34Q0 -26 -20 -34Q-16 -70 -9 -96Z";
const POSY = oval(15, -52, 6) + oval(20, -58, 5) + oval(11, -59, 5);
const CAP = "M-10 -93L-13 -103Q0 -110 13 -103L10 -93Z";
const HELMET = "M-11 -90Q-12 -105 0 -106Q12 -105 11 -90Q0 -94 -11 -90Z";

/**
 * A small person seen from behind, in the palette's ink with one part in its accent colour or in `dress`, four tones.
 */
export function person(palette: Palette, kind: PersonKind, dress?: readonly Lab[]): Figure {
  const dark = [
    mix(palette.ink, palette.hero[1]!, 0.55),
    mix(palette.ink, palette.hero[2]!, 0.3),
    palette.ink,
    shift(palette.ink, -0.05),
  ];
  const cloth = dress ?? palette.trim.map((tone, i) => mix(tone, palette.ink, 0.17 + i * 0.06));
  const grey = palette.cloud.map((tone) => mix(tone, palette.ink, 0.1));
  const silver = [...grey, grey[2]!];
  const skin = [
    mix(palette.ink, palette.trim[2]!, 0.34),
    mix(palette.ink, palette.trim[2]!, 0.2),
    palette.ink,
    palette.ink,
  ];
  const piece = (path: string, tones: readonly Lab[] = dark, relief = 4): Part => ({ path, tones, relief });
  const legs = piece(LEGS);
  const head = piece(HEAD, skin);
  const hair = piece(HAIR);
  const box = { left: -34, right: 40, top: -126, bottom: 3 };
  switch (kind) {
    case "coat":
      return { box, parts: [legs, head, hair, piece(COAT, cloth)] };
    case "dress":
      return { box, parts: [legs, head, hair, piece(DRESS, cloth)] };
    case "cape":
      return { box, parts: [legs, head, piece(CAPE, dark, 5)] };
    case "hat":
      return { box, parts: [legs, head, piece(COAT), piece(HAT, dark, 3)] };
    case "child":
      return {
        box,
        parts: [legs, piece("M-9.5 -88 A9.5 10 0 1 1 9.5 -88 A9.5 10 0 1 1 -9.5 -88Z"), piece(DRESS, cloth)],
      };
    case "umbrella":
      return {
        box,
        parts: [
          piece("M14 -52 L15.6 -52 L15.6 -116 L14 -116Z", dark, 0.5),
          legs,
          head,
          piece(COAT),
          piece(
            "M-16 -98 Q-12 -124 14.6 -125 Q40 -124 40 -98 Q36 -103 31 -98 Q27 -103 22 -98 Q17 -103 12 -98 Q7 -103 2 -98 Q-3 -103 -7 -98 Q-12 -103 -16 -98Z",
            cloth,
            7,
          ),
        ],
      };
    case "traveller":
      return {
        box,
        parts: [
          legs,
          head,
          piece(COAT, cloth),
          piece(HAT, dark, 3),
          piece(
            "M16 -30 L36 -30 L36 -13 L16 -13Z M22 -30 L22 -34 L30 -34 L30 -30 L28 -30 L28 -32 L24 -32 L24 -30Z",
            cloth,
            2,
          ),
        ],
      };
    case "scarf":
      return {
        box: { ...box, right: 58 },
        parts: [legs, head, hair, piece(COAT), piece(SCARF, cloth, 3)],
      };
    case "sitting":
      return {
        box,
        parts: [
          piece(SITTING, cloth, 5),
          piece(oval(-3, -58, 7.4, 8.2)),
          piece("M-12 -58Q-13 -70 -3 -70Q7 -70 6 -58Q7 -46 3 -42L-8 -42Q-13 -46 -12 -58Z"),
        ],
      };
    case "running":
      return {
        box: { ...box, left: -46 },
        parts: [piece(RUNNING, cloth, 4), piece(oval(12, -92, 7.6, 8.6))],
      };
    case "balloon":
      return {
        box: { ...box, top: -190 },
        parts: [
          piece("M15 -50L16.2 -50L20.6 -140L19.4 -140Z", dark, 0.4),
          legs,
          piece(oval(0, -88, 9.5, 10)),
          piece(DRESS, cloth),
          piece(
            "M20 -188C36 -188 42 -174 40 -162C38 -150 28 -142 20 -140C12 -142 2 -150 0 -162C-2 -174 4 -188 20 -188Z",
            [palette.trim[0]!, palette.trim[1]!, palette.trim[2]!, palette.trim[3]!],
            14,
          ),
        ],
      };
    case "waving":
      return { box, parts: [legs, head, hair, piece(RAISED, cloth, 3), piece(COAT, cloth)] };
    case "oldMan":
      return {
        box,
        parts: [
          legs,
          head,
          piece("M-8 -88Q-9 -96 0 -97Q9 -96 8 -88Q8 -81 0 -80Q-8 -81 -8 -88Z", silver),
          piece(COAT, cloth),
          piece(HAT, dark, 3),
          piece(CANE, dark, 1),
        ],
      };
    case "oldWoman":
      return {
        box,
        parts: [
          head,
          piece(HAIR.replace("-74 L-6.5 -74", "-84 L-6.5 -84"), silver),
          piece(oval(0, -104, 5.4), silver, 3),
          piece(GOWN, dark, 5),
          piece(SHAWL, cloth, 4),
          piece(CANE, dark, 1),
        ],
      };
    case "baby":
      return infant(materials(palette), false);
    case "king":
    case "queen":
      return {
        box,
        parts: [
          legs,
          head,
          hair,
          piece(kind === "king" ? CAPE : DRESS, colourTones(kind === "king" ? "red" : "purple"), 5),
          piece(ERMINE, colourTones("white"), 3),
          piece(CROWN, colourTones("gold"), 2),
        ],
      };
    case "bride":
      return {
        box,
        parts: [
          head,
          hair,
          piece(GOWN, colourTones("white"), 6),
          piece(VEIL, colourTones("white"), 3),
          piece(oval(0, -99, 5, 3), colourTones("pink"), 1),
        ],
      };
    case "groom":
      return {
        box,
        parts: [legs, head, hair, piece(COAT, colourTones("black")), piece(POSY, colourTones("red"), 2)],
      };
    case "police":
    case "soldier": {
      const uniform = colourTones(kind === "police" ? "blue" : "green");
      return {
        box,
        parts: [
          legs,
          head,
          piece(COAT, uniform),
          piece(kind === "police" ? CAP : HELMET, uniform, 3),
          ...(kind === "police"
            ? [piece("M-10 -94L10 -94L10 -90.5L-10 -90.5Z", colourTones("white"), 1)]
            : [piece("M9 -112L13 -112L-11 -30L-15 -30Z", dark, 1)]),
        ],
      };
    }
    case "swimming":
      return {
        box: { left: -54, right: 54, top: -46, bottom: 4 },
        parts: [
          piece(ribbon("-46 -6 8, -16 -9 13, 14 -12 17"), cloth, 5),
          piece(oval(28, -22, 9, 9.6), skin, 5),
          piece("M20 -24Q22 -34 31 -32Q39 -30 37 -20Q32 -28 24 -26Z"),
          piece(ribbon("10 -14 8, 22 -38 6.6, 44 -32 5"), skin, 3),
        ],
      };
    case "digging":
      return {
        box: { ...box, left: -44, right: 88 },
        parts: [
          piece(EARTH, palette.land, 4),
          piece(SPADE, dark, 1.5),
          piece(BENT, cloth, 4),
          piece(SPADE_HELD, cloth, 3),
          piece(oval(32, -80, 7.8, 8.6), skin),
          piece("M24 -80Q22 -92 32 -91Q41 -89 39 -80Q32 -85 24 -80Z"),
        ],
      };
    case "searching":
      return {
        box: { ...box, left: -44, right: 62 },
        parts: [
          piece(BENT, cloth, 4),
          piece(ribbon("18 -66 8, 32 -48 6, 44 -32 5", 4), cloth, 3),
          piece(ribbon("14 -64 8, 38 -78 6, 40 -88 5", 4), cloth, 3),
          piece(oval(32, -80, 7.8, 8.6), skin),
          piece("M24 -80Q22 -92 32 -91Q41 -89 39 -80Q32 -85 24 -80Z"),
        ],
      };
    case "lying":
      return {
        box: { left: -62, right: 62, top: -30, bottom: 2 },
        parts: [
          piece(ribbon("-56 -8 10, -20 -10 15, 10 -11 20, 30 -11 16"), cloth, 6),
          piece(oval(47, -13, 9, 8.4), skin, 5),
          piece("M40 -14Q40 -25 50 -24Q59 -22 56 -10Q50 -16 40 -14Z"),
        ],
      };
    case "lantern":
      return {
        box,
        parts: [
          legs,
          head,
          hair,
          piece(COAT),
          piece("M15 -48 L24 -54 L25 -52.5 L17 -45Z", dark, 1),
          {
            path: "M20.5 -51 L28.5 -51 L30 -41 Q24.5 -37 19 -41Z",
            tones: dark,
            relief: 0,
            lit: palette.lamp,
          },
        ],
      };
  }
}
