import type { Figure } from "../sculpt.ts";
import { free } from "./acts-low.ts";
import { type Arm, type Costume, dressed, SKIN, toned } from "./dressed.ts";
import { movedPart } from "./groups.ts";
import { figureOf, fitted, type Handled, some } from "./handled.ts";
import { part } from "./materials.ts";
import { box, oval, ribbon } from "./outline.ts";
import { ramp } from "./tones.ts";

const OPEN_MOUTH = toned(oval(0, -85.4, 2.8, 2.2), "black", 0.5);
/** Held to the mouth with both hands. */
export function eaten(look: Costume, thing: Handled): Figure {
  const first = fitted(thing, 0, 0, [34, 27]);
  const fit = fitted(thing, 0, -81 - first.top, [34, 27]);
  const reach = Math.max(10, Math.min(20, fit.right * 0.82));
  const y = (fit.top - 81 - first.top) / 2 - 8;
  const arm: Arm = [24, -54, reach, Math.max(-74, y + 6)];
  const body = dressed({ ...free(look), left: arm, right: arm, face: [...(look.face ?? []), OPEN_MOUTH] });
  const hands = part(oval(-reach, arm[3], 4.2) + oval(reach, arm[3], 4.2), SKIN, 1.5);
  // Bent so far, the lower arm is before the upper one.
  const lower = [1, -1].map((side) =>
    part(
      ribbon([
        [side * arm[0], arm[1], 7.6],
        [side * arm[2], arm[3], 5.6],
      ]),
      look.sleeves ?? look.top,
      3,
      { lift: 0.09 },
    ),
  );
  return figureOf([...body.parts, ...lower, ...fit.parts, hands], -34, 34, -112);
}

/** Lifted to the mouth in one hand. */
export function drunk(look: Costume, thing: Handled): Figure {
  const fit = fitted(thing, 0, 0, [28, 29]);
  const at = { x: 15, y: -66, size: 1, turn: -0.5 };
  const body = dressed({
    ...free(look),
    right: [24, -62, 17, -74],
    face: [...(look.face ?? []), OPEN_MOUTH],
  });
  return figureOf(
    [...body.parts, ...fit.parts.map((one) => movedPart(one, at)), part(oval(18, -76, 4.4), SKIN, 1.5)],
    -34,
    42,
    -112,
  );
}

const stripes = (from: number, to: number, count: number, top: number, bottom: number) => {
  const step = (to - from) / count;
  return Array.from({ length: Math.ceil(count / 2) }, (_, i) => {
    const x = from + i * 2 * step;
    return `M${x} ${top}L${x + step} ${top}L${x + step} ${bottom}Q${x + step / 2} ${bottom + 9} ${x} ${bottom}Z`;
  }).join("");
};
const scallop = (from: number, to: number, count: number, top: number, bottom: number) => {
  const step = (to - from) / count;
  const edge = Array.from({ length: count }, (_, i) => {
    const x = to - i * step;
    return `Q${x - step / 2} ${bottom + 9} ${x - step} ${bottom}`;
  }).join("");
  return `M${from} ${top}L${to} ${top}L${to} ${bottom}${edge}Z`;
};

/** Behind a stall with a striped roof and wares on it. */
export function sold(look: Costume, thing: Handled): Figure {
  const body = dressed({ ...free(look), left: [24, -62, 30, -54], right: [22, -66, 31, -74] });
  const large = thing.tall > 120;
  const [size, spots] = large ? [70, [-42, 44]] : [50, [-54, 0, 54]];
  const wares = (spots as number[]).flatMap(
    (x, i) => fitted(thing, x, -38 - (i % 2), [size as number, (size as number) * 0.86]).parts,
  );
  return figureOf(
    [
      toned(box(-84, -146, -78, 2) + box(78, -146, 84, 2), "brown", 1.5),
      ...body.parts.map((one) => movedPart(one, { x: 0, y: -26, size: 1 })),
      toned(box(-86, -44, 86, -34), "brown", 2, { lift: 0.06 }),
      toned(box(-80, -36, 80, 2), "orange", 3, {
        lines: { path: "M-48 -34L-48 2M-16 -34L-16 2M16 -34L16 2M48 -34L48 2", width: 1.4 },
      }),
      ...wares,
      toned(scallop(-94, 94, 8, -164, -142), "white", 2),
      toned(stripes(-94, 94, 8, -164, -142), "red", 1),
    ],
    -96,
    96,
    -166,
  );
}
/** On a board on a table, under a knife. */
export function cutUp(look: Costume, thing: Handled): Figure {
  const fit = fitted(thing, -6, -44, [thing.tall > 60 ? 46 : 34, 28]);
  const body = dressed({ ...free(look), left: [24, -62, 26, -52], right: [26, -68, 30, -66] });
  return figureOf(
    [
      ...body.parts.map((one) => movedPart(one, { x: 0, y: -18, size: 1 })),
      toned(box(-54, -42, 54, -34) + box(-48, -36, -42, 2) + box(42, -36, 48, 2), "brown", 2),
      toned("M-40 -48L36 -48L42 -41L-46 -41Z", "orange", 1.4, { lift: 0.08 }),
      ...fit.parts,
      toned("M27 -78L6 -60Q4 -52 10 -50L32 -72Z", "grey", 1.6, { lift: 0.1 }),
      toned(ribbon("28 -74 5, 38 -86 5"), "black", 1),
      part(oval(33, -80, 4.4) + oval(-26, -66, 4.2), SKIN, 1.5),
    ],
    -58,
    58,
    -130,
  );
}

/** Enamel of a stove, and the window of its oven. */
const ENAMEL = ramp(".80 .022 85/.68 .024 80/.53 .022 75/.36 .02 70");
const LIT_OVEN = ramp(".80 .12 70/.66 .13 58/.50 .11 46/.34 .08 38");

/** In a pan on a stove, steam above it. */
export function cooked(look: Costume, thing: Handled): Figure {
  const fit = some(thing, thing.many ? 14 : 26, -48, thing.many ? [30, 34] : [56, 46]);
  const body = dressed({ ...free(look), left: [20, -62, 12, -54], right: [20, -64, 24, -56] });
  const middle = 26;
  return figureOf(
    [
      ...body.parts.map((one) => movedPart(one, { x: -30, y: -12, size: 1 })),
      part(box(-54, -40, 66, 3), ENAMEL, 3, {
        lines: { path: "M-54 -29L66 -29M10 -29L10 3M18 -23L58 -23L58 -2L18 -2Z", width: 1.2 },
      }),
      part(box(-44, -23, 0, -4), LIT_OVEN, 2, { lift: 0.1 }),
      toned(ribbon("-42 -26 1.8, -2 -26 1.8") + ribbon("20 -26 1.8, 56 -26 1.8"), "grey", 1),
      toned([-42, -30, 26, 38, 50].map((x) => oval(x, -34.6, 2.2)).join(""), "black", 1),
      toned(oval(middle, -52, 36, 7), "black", 2),
      ...fit.parts,
      toned(
        `M${middle - 37} -53Q${middle} -44 ${middle + 37} -53Q${middle + 36} -40 ${middle + 24} -39L${middle - 24} -39Q${middle - 36} -40 ${middle - 37} -53Z`,
        "grey",
        3,
        {
          lift: -0.12,
        },
      ),
      toned(ribbon("-10 -51 5, -30 -56 5, -38 -58 5"), "black", 1.4),
      part(oval(-34, -60, 4.2), SKIN, 1.5),
      toned(
        ribbon("6 -98 1.4, 11 -106 3, 6 -114 3, 11 -124 1.4") +
          ribbon("44 -98 1.4, 49 -106 3, 44 -114 3, 49 -124 1.4"),
        "white",
        0.6,
      ),
    ],
    -66,
    70,
    -128,
  );
}
