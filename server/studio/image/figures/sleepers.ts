import type { Figure, Part } from "../sculpt.ts";
import { type Costume, HAIR, headOf, SKIN, toned } from "./dressed.ts";
import { grouped, movedPart } from "./groups.ts";
import { part } from "./materials.ts";
import { faceOf } from "./moods.ts";
import { box, oval, ribbon } from "./outline.ts";
import { colourTones } from "./tones.ts";

/** The head on its side on a pillow, the eyes closed. */
function resting(look: Costume): Part[] {
  const { back, front } = headOf({ ...look, hat: [], face: [...(look.face ?? []), ...faceOf("asleep")] });
  const laid = { x: -46 + 91, y: -30, size: 1.28, turn: -Math.PI / 2 + 0.18 };
  const [cos, sin] = [Math.cos(laid.turn), Math.sin(laid.turn)];
  // The middle of the head comes to lie at (-47, -31).
  const spot = { ...laid, x: -47 - 91 * sin * laid.size, y: -31 + 91 * cos * laid.size };
  return [
    part(oval(-49, -33, 13, 12.6), look.hair ?? HAIR.dark, 3),
    ...[...back, ...front].map((one) => movedPart(one, spot)),
  ];
}

const QUILT =
  "M-36 -24Q-32 -40 -16 -41Q6 -44 26 -38Q44 -34 54 -37Q66 -42 72 -30Q78 -20 78 2L-36 2Q-40 -12 -36 -24Z";

/** A mattress, a pillow and whoever sleeps under the quilt. */
const bedding = (look: Costume): Part[] => [
  toned("M-74 -12L70 -12Q78 -12 78 -2L78 4L-74 4Q-80 -4 -74 -12Z", "white", 3, { lift: -0.05 }),
  toned("M-76 -12Q-80 -30 -62 -31Q-34 -33 -31 -22Q-29 -13 -36 -11Z", "white", 4, { lift: 0.05 }),
  ...resting(look),
  part(QUILT, look.top, 7, {
    lines: [
      {
        path: "M-14 -40Q-18 -20 -14 2M10 -42Q6 -20 10 2M34 -36Q30 -18 34 2M58 -38Q54 -18 58 2M-36 -14Q20 -22 78 -12",
        width: 1,
      },
    ],
  }),
  toned(
    "M-39 -20Q-34 -42 -18 -42Q-13 -41 -15 -36Q-23 -34 -27 -22Q-30 -10 -28 2L-37 2Q-41 -8 -39 -20Z",
    "white",
    2.2,
  ),
  part(oval(-22, -24, 4.8, 3.8) + ribbon("-22 -24 5, -12 -22 6"), SKIN, 1.4),
];

/** Asleep on the ground under a quilt. */
export const asleep = (look: Costume): Figure => ({
  box: { left: -84, right: 82, top: -54, bottom: 5 },
  parts: [toned(oval(0, 4, 82, 4), "black", 0.4, { lift: -0.02 }), ...bedding(look)],
});

/** Asleep in a bed: of wood at home, of steel with a drip in a hospital. */
export function asleepInBed(look: Costume, ward: boolean): Figure {
  const colour = ward ? "grey" : "brown";
  const up = (one: Part) => movedPart(one, { x: 0, y: -26, size: 1 });
  return {
    box: { left: ward ? -112 : -90, right: 90, top: ward ? -128 : -84, bottom: 3 },
    parts: [
      ...(ward
        ? [
            toned(
              ribbon("-98 0 2.4, -98 -122 2.4") +
                ribbon("-106 -122 2, -86 -122 2") +
                ribbon("-108 1 2.6, -88 1 2.6"),
              "grey",
              1,
            ),
            toned("M-92 -120L-80 -120L-80 -100Q-86 -92 -92 -100Z", "blue", 2, { lift: 0.24 }),
            toned(ribbon("-86 -96 1.4, -84 -70 1.4, -40 -46 1.4"), "white", 0.4),
          ]
        : []),
      toned(box(-82, -20, -76, 2) + box(76, -20, 82, 2), colour, 1.5),
      ...(ward
        ? [
            toned(
              ribbon("-80 -4 3, -80 -76 3") +
                ribbon("-81 -74 3, -70 -76 3") +
                ribbon("80 -4 3, 80 -58 3, 72 -59 3") +
                oval(-79, 0, 4) +
                oval(79, 0, 4),
              "grey",
              1.4,
            ),
          ]
        : [toned("M-86 2L-86 -74Q-82 -82 -74 -80L-74 2Z", colour, 3)]),
      toned(box(-78, -28, 78, -14), colour, 2, { lift: ward ? 0.06 : -0.06 }),
      ...bedding(look).map(up),
      ...(ward ? [] : [toned("M78 2L78 -54Q82 -60 86 -56L86 2Z", colour, 2.5)]),
    ],
  };
}

const QUILTS = ["blue", "red", "green", "purple", "yellow"] as const;

/** Several who sleep in two rows. */
export function manyAsleep(looks: readonly Costume[], beds: "ward" | "home" | undefined): Figure {
  const lie = (look: Costume, i: number) => {
    const under = {
      ...look,
      top: beds === "ward" ? colourTones(i % 2 ? "blue" : "green") : colourTones(QUILTS[i % 5]!),
    };
    return beds ? asleepInBed(under, beds === "ward") : asleep(under);
  };
  const behind = Math.floor(looks.length / 2);
  const step = beds === "ward" ? 206 : 178;
  return grouped(looks.map(lie), (i) =>
    i < behind
      ? { x: (i + 0.5) * step, y: beds ? -66 : -50, size: 0.86 }
      : { x: (i - behind) * step, y: 0, size: 1 },
  );
}
