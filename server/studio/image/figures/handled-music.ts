import type { Thing } from "../../reading/scene/catalogue.ts";
import type { Figure, Part } from "../sculpt.ts";
import { free } from "./acts-low.ts";
import { type Arm, type Costume, dressed, SKIN, toned } from "./dressed.ts";
import { movedPart } from "./groups.ts";
import { figureOf, fitted, type Handled, natural } from "./handled.ts";
import { part } from "./materials.ts";
import { oval, ribbon } from "./outline.ts";
import { held } from "./stance.ts";

/** Notes of music around a player. */
const notes = (spots: readonly (readonly [number, number])[]): Part =>
  toned(
    spots
      .map(
        ([x, y]) =>
          ribbon([
            [x, y, 1.8],
            [x, y - 17, 1.8],
            [x + 9, y - 12, 1.8],
          ]) + oval(x - 2.6, y, 4.2, 3.2),
      )
      .join(""),
    "black",
    0.6,
  );

const WIND = new Set<Thing>([
  "trumpet",
  "trombone",
  "flute",
  "harmonica",
  "tuba",
  "bagpipes",
  "saxophone",
  "whistle",
]);
const STANDS = new Set<Thing>([
  "piano",
  "organ",
  "drumKit",
  "harp",
  "cello",
  "gong",
  "xylophone",
  "tabla",
  "drum",
  "cymbals",
]);

/** An instrument in the hands of who plays it, or before them. */
export function played(look: Costume, thing: Handled, name: Thing): Figure {
  if (name === "piano" || name === "organ") return beside(look, thing);
  if (STANDS.has(name)) {
    const fit = fitted(thing, 0, 4, [
      name === "drumKit" ? 110 : 78,
      natural(thing, 48, name === "harp" || name === "cello" ? 92 : 62),
    ]);
    const top = Math.max(-70, fit.top + 6);
    const arm: Arm = [24, -64, Math.min(26, fit.right * 0.6), top];
    const body = dressed({ ...free(look), left: arm, right: arm });
    const sticks = [-1, 1].map((side) =>
      ribbon([
        [side * (arm[2] + 6), top - 12, 2.4],
        [side * arm[2] * 0.5, top + 6, 2.4],
      ]),
    );
    const beats = name !== "harp" && name !== "cello";
    const up = name === "drumKit" ? -20 : -6;
    return figureOf(
      [
        ...body.parts.map((one) => movedPart(one, { x: 0, y: up, size: 1 })),
        ...fit.parts,
        part(oval(-arm[2], top + up, 4) + oval(arm[2], top + up, 4), SKIN, 1.5),
        ...(beats ? [toned(sticks.join(""), "brown", 0.8)] : []),
        notes([
          [-44, -104],
          [38, -112],
        ]),
      ],
      Math.min(-52, fit.left),
      Math.max(54, fit.right),
      -132,
    );
  }
  const wind = WIND.has(name);
  const tall = name === "tuba" || name === "bagpipes" || name === "saxophone" ? 62 : 44;
  const fit = fitted(thing, 0, 0, [wind ? 62 : 66, wind ? tall : 62]);
  // What is blown has its upper end at the mouth; what is plucked lies before the chest.
  const at = wind
    ? { x: 4, y: -82 - fit.top * (tall > 50 ? 1 : 0.55), size: 1 }
    : { x: 2, y: -40, size: 1, turn: 0 };
  const y = wind ? at.y + fit.top * 0.4 : -58;
  const body = dressed({ ...free(look), left: [22, -60, 11, y], right: [22, -62, 14, y - 6] });
  return figureOf(
    [
      ...body.parts,
      ...fit.parts.map((one) => movedPart(one, at)),
      part(oval(-11, y, 4.2) + oval(14, y - 6, 4.2), SKIN, 1.5),
      notes([
        [-40, -104],
        [34, -112],
        [46, -88],
      ]),
    ],
    -50,
    58,
    -132,
  );
}

/** At its keys, from the side. */
function beside(look: Costume, thing: Handled): Figure {
  const start = fitted(thing, 0, 3, [150, natural(thing, 96, 124)]);
  const fit = fitted(thing, 26 - start.left, 3, [150, natural(thing, 96, 124)]);
  const body = held(free(look), {
    box: { left: -40, right: 44, top: -112, bottom: 3 },
    hip: [-8, -34],
    lean: 0.1,
    legs: ["-8 -32, 14 -36, 14 -5", "-6 -31, 17 -33, 20 -4"],
    toes: 1,
    arms: ["14 -56, 36 -54", "10 -50, 34 -50"],
    behind: [
      toned("M-26 -30L8 -30L8 -22L-26 -22ZM-24 -23L-19 -23L-19 2L-24 2ZM2 -23L7 -23L7 2L2 2Z", "black", 2),
    ],
  });
  return figureOf(
    [
      ...fit.parts,
      ...body.parts,
      notes([
        [10, -114],
        [44, -128],
      ]),
    ],
    -42,
    fit.right + 4,
    Math.min(-146, fit.top),
  );
}
