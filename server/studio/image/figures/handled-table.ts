import type { Figure, Part } from "../sculpt.ts";
import { free } from "./acts-low.ts";
import { type Costume, dressed, SKIN, toned } from "./dressed.ts";
import { movedPart } from "./groups.ts";
import { figureOf, fitted, type Handled } from "./handled.ts";
import { part } from "./materials.ts";
import { box, oval, ribbon } from "./outline.ts";

const raised = (parts: readonly Part[], up: number) =>
  parts.map((one) => movedPart(one, { x: 0, y: -up, size: 1 }));
const hands = (spots: readonly (readonly [number, number])[]): Part =>
  part(spots.map(([x, y]) => oval(x, y, 4.3)).join(""), SKIN, 1.5);

/** A table before a person, its top at 44 over the ground. */
const TABLE: readonly Part[] = [
  toned(box(-62, -34, -54, 3) + box(54, -34, 62, 3), "brown", 2, { lift: -0.06 }),
  toned(box(-70, -46, 70, -33), "brown", 2.4, { lift: 0.06 }),
];

/** Closed in front, for one who stands on a step behind it. */
const COUNTER: readonly Part[] = [toned(box(-58, -36, 58, 3), "brown", 1.6, { lift: -0.12 }), ...TABLE];

/** On the table before one who has both hands at it; several lie in a row, small and large. */
export function atTable(look: Costume, thing: Handled): Figure {
  const body = dressed({ ...free(look), left: [24, -62, 36, -44], right: [24, -62, 36, -44] });
  const lying = thing.many
    ? [-46, -16, 16, 46].flatMap((x, i) => fitted(thing, x, -42 + (i % 2) * 2, [30, 30]).parts)
    : fitted(thing, 0, -42, [thing.tall > 90 ? 74 : 56, 36]).parts;
  return figureOf(
    [
      ...raised(body.parts, 22),
      ...COUNTER,
      ...lying,
      hands([
        [-41, -64],
        [41, -64],
      ]),
    ],
    -72,
    72,
    -134,
  );
}

/** A plate seen from above the edge of the table, with a fork and a knife beside it. */
const cover = (x: number): Part[] => [
  toned(oval(x, -47, 15, 4.6), "white", 1.4),
  toned(oval(x, -47.6, 9, 2.4), "white", 0.6, { lift: -0.1 }),
  toned(
    ribbon([
      [x - 20, -44, 1.6],
      [x - 17, -50, 2.2],
    ]) +
      ribbon([
        [x + 18, -44, 1.6],
        [x + 21, -50, 1.8],
      ]),
    "grey",
    0.4,
  ),
];
const GLASSES = [-26, 26].flatMap((x) => [
  toned(`M${x - 4} -62L${x + 4} -62L${x + 3} -49L${x - 3} -49Z`, "blue", 1, { lift: 0.2 }),
]);

/** Puts the last plate on the table. */
export function laid(look: Costume): Figure {
  const body = dressed({ ...free(look), left: [22, -62, 18, -44], right: [22, -62, 14, -44] });
  return figureOf(
    [
      ...raised(body.parts, 22),
      ...COUNTER,
      ...GLASSES,
      ...cover(-46),
      ...cover(46),
      toned(oval(-1, -60, 19, 6), "white", 1.8),
      toned(oval(-1, -60.8, 12, 3.2), "white", 0.6, { lift: -0.1 }),
      hands([
        [-19, -61],
        [17, -61],
      ]),
    ],
    -72,
    72,
    -134,
  );
}

/** A pin, seen along its length. */
const PIN: readonly Part[] = [
  toned(ribbon("-50 -60 5, -34 -59 5") + ribbon("34 -59 5, 50 -60 5"), "brown", 1.6, { lift: -0.08 }),
  toned(box(-36, -66, 36, -53), "orange", 4, { lift: 0.04 }),
];

/** Under a rolling pin, on a floured table. */
export function kneaded(look: Costume, thing: Handled): Figure {
  const fit = fitted(thing, 0, -40, [78, 24]);
  const body = dressed({ ...free(look), left: [27, -58, 40, -38], right: [27, -58, 40, -38] });
  return figureOf(
    [
      ...raised(body.parts, 22),
      ...COUNTER,
      toned(oval(0, -44, 56, 5), "white", 1.4),
      ...fit.parts,
      ...raised(PIN, -4),
      hands([
        [-45, -56],
        [45, -56],
      ]),
      toned(oval(-58, -49, 5, 2) + oval(57, -48, 6, 2) + oval(-30, -36, 4, 2), "white", 1),
    ],
    -72,
    72,
    -134,
  );
}

/** Tilted over a cup on a table, which it fills. */
export function poured(look: Costume, thing: Handled): Figure {
  const size: readonly [number, number] = [46, 46];
  const tilted = fitted(thing, 0, 0, size);
  const half = -tilted.top / 2;
  const at = { x: 32, y: -78, size: 1, turn: 0.7 };
  const vessel = tilted.parts.map((one) => movedPart(movedPart(one, { x: 0, y: half, size: 1 }), at));
  const body = dressed({ ...free(look), left: [18, -60, 8, -52], right: [22, -66, 20, -78] });
  return figureOf(
    [
      ...body.parts,
      toned(ribbon("52 -72 3.4, 63 -66 4, 66 -54 4, 66 -40 4"), "orange", 0.8),
      ...vessel,
      hands([[20, -80]]),
      toned(box(44, -26, 88, -20) + box(48, -22, 53, 3) + box(79, -22, 84, 3), "brown", 2),
      toned("M54 -46L78 -46L74 -26L58 -26Z", "white", 2),
      toned(oval(66, -46, 12, 3), "orange", 0.8),
    ],
    -34,
    90,
    -112,
  );
}

/** On a board, under an iron that steams. */
export function ironed(look: Costume, thing: Handled): Figure {
  const fit = fitted(thing, -16, -36, [72, 40]);
  const body = dressed({ ...free(look), left: [22, -60, 30, -48], right: [24, -64, 30, -50] });
  return figureOf(
    [
      ...raised(body.parts, 14),
      toned(ribbon("-34 -32 4, 30 2 4") + ribbon("34 -32 4, -30 2 4"), "grey", 1.4),
      toned("M-72 -42L58 -42Q74 -41 76 -36Q74 -32 58 -32L-72 -32Z", "blue", 3, { lift: 0.12 }),
      ...fit.parts,
      toned("M18 -40Q20 -56 44 -56L52 -56L54 -40Z", "grey", 2.4, { lift: 0.12 }),
      toned(ribbon("24 -60 4, 38 -66 4, 50 -60 4"), "black", 1),
      hands([
        [36, -65],
        [-34, -60],
      ]),
      toned(ribbon("60 -66 1.4, 65 -74 3, 60 -82 3, 65 -92 1.4"), "white", 0.6),
    ],
    -74,
    78,
    -126,
  );
}
