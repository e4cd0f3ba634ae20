import type { Figure, Part } from "../sculpt.ts";
import { free } from "./acts-low.ts";
import { type Arm, type Costume, dressed, SKIN, toned } from "./dressed.ts";
import { movedPart } from "./groups.ts";
import { part } from "./materials.ts";
import { box, oval, ribbon } from "./outline.ts";
import { heart } from "./relatives.ts";
import { held } from "./stance.ts";

/** What is handled: its figure, and its height where a person has 100 units. */
export interface Handled {
  figure: Figure;
  tall: number;
  /** More than one. */
  many: boolean;
}

/** Another person of an act. */
export interface Other {
  costume: Costume;
  size: number;
}

interface Fit {
  parts: Part[];
  left: number;
  right: number;
  top: number;
}

/** A figure as large as fits over the middle `x` of a base line. */
export function fitted(
  { figure }: Pick<Handled, "figure">,
  x: number,
  base: number,
  most: readonly [wide: number, tall: number],
): Fit {
  const { left, right, top, bottom } = figure.box;
  const size = Math.min(most[0] / (right - left), most[1] / (bottom - top));
  const at = { x: x - ((left + right) / 2) * size, y: base - bottom * size, size };
  const half = ((right - left) / 2) * size;
  return {
    parts: figure.parts.map((one) => movedPart(one, at)),
    left: x - half,
    right: x + half,
    top: base - (bottom - top) * size,
  };
}

/** As high as it is beside a person, within limits. */
export const natural = ({ tall }: Handled, least: number, most: number): number =>
  Math.max(least, Math.min(most, tall));

/** One or three of a thing in a row, those behind first. */
export function some(thing: Handled, x: number, base: number, most: readonly [number, number]): Fit {
  const one = fitted(thing, x, base, most);
  if (!thing.many) return one;
  const step = (one.right - one.left) * 0.72;
  const others = [step * 1.9, step].map((dx, i) =>
    fitted(thing, x + dx, base - 2 + i, [most[0] * 0.86, most[1] * 0.86]),
  );
  return {
    parts: [...others.flatMap(({ parts }) => parts), ...one.parts],
    left: one.left,
    right: others[0]!.right,
    top: one.top,
  };
}

export const figureOf = (parts: readonly Part[], left: number, right: number, top: number): Figure => ({
  box: { left, right, top, bottom: 4 },
  parts: [...parts],
});

/** Before the chest, an arm under it; its upper part is beside the face. */
export function inArms(look: Costume, thing: Handled, loved: boolean): Figure {
  const animal = thing.tall > 60;
  const first = fitted(thing, 0, 0, animal ? [74, 62] : [48, 44]);
  const wide = first.right;
  // Low enough for the face: what is taller stands to the right of it.
  const low = first.top > -38;
  const x = low ? Math.max(4, wide - 26) : wide + 1;
  const fit = fitted(thing, x, -40, animal ? [74, 62] : [48, 44]);
  const body = held(free(look), {
    box: { left: -34, right: 40, top: -112, bottom: 3 },
    lean: loved ? 0.06 : -0.03,
    nod: loved ? 0.16 : 0,
    arms: [`${-16} -58, ${x - wide * 0.5} -46`, `20 -56, ${x + wide * 0.3} -44`],
  });
  const near = body.parts.slice(-2);
  return figureOf(
    [
      ...body.parts.slice(0, -2),
      ...fit.parts,
      ...near,
      part(oval(x - wide * 0.55, -46, 4), SKIN, 1.5),
      ...(loved ? heart(4, -120, 0.9) : []),
    ],
    Math.min(-34, fit.left - 2),
    Math.max(34, fit.right + 2),
    loved ? -134 : -112,
  );
}

/** Above the head, on both hands: what is too large for the arms. */
export function overhead(look: Costume, thing: Handled): Figure {
  const fit = fitted(thing, 0, -110, [120, 84]);
  const reach = Math.min(30, fit.right * 0.6);
  const arm: Arm = [Math.max(18, reach * 0.8), -92, reach, -112];
  const body = dressed({ ...free(look), left: arm, right: arm });
  const hands = part(oval(-reach, -112, 4.2) + oval(reach, -112, 4.2), SKIN, 1.5);
  return figureOf(
    [...body.parts, ...fit.parts, hands],
    Math.min(-34, fit.left),
    Math.max(34, fit.right),
    fit.top,
  );
}

/** Large, beside one who has both arms around it. */
export function embraced(look: Costume, thing: Handled): Figure {
  const fit = fitted(thing, 0, 2, [150, natural(thing, 84, 132)]);
  const shift = 14 - fit.left - (fit.right - fit.left) * 0.1;
  const moved = fit.parts.map((one) => movedPart(one, { x: shift, y: 0, size: 1 }));
  const body = held(free(look), {
    box: { left: -32, right: 40, top: -112, bottom: 3 },
    lean: 0.16,
    nod: 0.2,
    toes: 1,
    arms: ["18 -72, 40 -74", "20 -56, 42 -56"],
  });
  return figureOf(
    [...moved, ...body.parts, ...heart(8, -124, 0.9)],
    -34,
    fit.right + shift,
    Math.min(-138, fit.top),
  );
}

/** Bent under it, on the back. */
export function onBack(look: Costume, load: Handled): Figure {
  const fit = fitted(load, -20, -62, [84, 62]);
  const body = held(free(look), {
    box: { left: -58, right: 44, top: -112, bottom: 3 },
    hip: [-4, -42],
    lean: 0.62,
    nod: -0.42,
    legs: ["-4 -42, -2 -22, -16 -4", "-2 -42, 14 -24, 10 -4"],
    toes: 1,
    arms: ["26 -54, 6 -64", "30 -50, 4 -58"],
    behind: fit.parts,
  });
  const rope = toned(ribbon("-30 -70 3, -6 -62 3.4, 6 -62 3"), "yellow", 1);
  return figureOf([...body.parts, rope], Math.min(-46, fit.left), 46, Math.min(-104, fit.top));
}

/** One person on the back of another. */
export function piggyback(look: Costume, rider: Other): Figure {
  const above = held(free(rider.costume), {
    box: { left: -50, right: 40, top: -150, bottom: 3 },
    hip: [-20, -58],
    lean: 0.22,
    legs: ["-18 -56, 8 -52, 6 -34", "-18 -54, 12 -48, 8 -28"],
    toes: 1,
    arms: ["8 -84, 26 -78", "6 -76, 24 -70"],
  });
  const body = held(free(look), {
    box: { left: -58, right: 44, top: -112, bottom: 3 },
    hip: [-4, -44],
    lean: 0.36,
    nod: -0.2,
    legs: ["-4 -44, -4 -24, -14 -4", "-2 -44, 12 -24, 9 -4"],
    toes: 1,
    arms: ["6 -56, 4 -44", "12 -54, 8 -42"],
  });
  // The legs and the near arm of the rider are before the bearer.
  const { size } = rider;
  const at = { x: 0, y: -58 * (1 - size), size };
  const parts = above.parts.map((one) => movedPart(one, at));
  const cut = parts.length - 2;
  return figureOf([...parts.slice(0, cut), ...body.parts, ...parts.slice(cut)], -48, 46, -150);
}

/** Against it with both arms. */
export function pushed(look: Costume, thing: Handled, rider?: Other): Figure {
  const tall = natural(thing, 62, 124);
  const at0 = fitted(thing, 0, 3, [170, tall]);
  const wide = at0.right - at0.left;
  const fit = fitted(thing, 42 + wide / 2 - wide * 0.05, 3, [170, tall]);
  const body = held(free(look), {
    box: { left: -58, right: 52, top: -94, bottom: 3 },
    hip: [-14, -42],
    lean: 0.72,
    nod: -0.5,
    legs: ["-14 -42, -30 -26, -50 -4", "-12 -42, 4 -24, -8 -3"],
    toes: 1,
    arms: ["34 -66, 46 -58", "34 -54, 47 -48"],
  });
  const on = rider ? seatedOn(rider, (fit.left + fit.right) / 2, fit.top) : undefined;
  return figureOf(
    [...(on?.parts ?? []), ...fit.parts, ...body.parts],
    -58,
    fit.right + 2,
    Math.min(-94, fit.top, on?.top ?? 0),
  );
}

/** Somebody who sits in or on what is pushed or pulled, behind its edge. */
function seatedOn({ costume, size }: Other, x: number, top: number): Fit {
  const body = held(free(costume), {
    box: { left: -30, right: 30, top: -80, bottom: 3 },
    hip: [-4, -10],
    legs: ["-4 -9, 16 -10, 18 6", "-2 -8, 18 -6, 22 8"],
    toes: 1,
    arms: ["14 -30, 24 -22", "12 -26, 24 -18"],
  });
  const at = { x, y: top + 26, size: size * 0.9 };
  return { parts: body.parts.map((one) => movedPart(one, at)), left: x - 30, right: x + 30, top: top - 54 };
}

/** At the other end of a rope, leaning back; `behind` it walks along. */
export function pulled(look: Costume, thing: Handled, rider?: Other): Figure {
  const tall = natural(thing, 52, 120);
  const at0 = fitted(thing, 0, 4, [170, tall]);
  const wide = at0.right - at0.left;
  const fit = fitted(thing, 76 + wide / 2, 4, [170, tall]);
  const high = fit.top + (4 - fit.top) * 0.5;
  const body = held(free(look), {
    box: { left: -52, right: 40, top: -104, bottom: 5 },
    hip: [-8, -36],
    lean: -0.46,
    nod: 0.3,
    legs: ["-8 -36, 14 -30, 22 -4", "-6 -34, 4 -18, 14 -3"],
    toes: 1,
    arms: ["6 -62, 24 -58", "-2 -50, 14 -53"],
    lap: [
      toned(
        ribbon([
          [76 + wide * 0.16, high, 4],
          [50, (high - 58) / 2, 4],
          [14, -53, 4],
          [-8, -44, 4],
          [-26, -20, 4],
        ]),
        "yellow",
        1.4,
      ),
    ],
    held: [part(oval(24, -57, 4) + oval(14, -53, 4), SKIN, 1.5)],
  });
  const on = rider ? seatedOn(rider, (fit.left + fit.right) / 2, fit.top) : undefined;
  return figureOf(
    [...(on?.parts ?? []), ...fit.parts, ...body.parts],
    -52,
    fit.right + 2,
    Math.min(-104, fit.top, on?.top ?? 0),
  );
}

/** On a lead, beside one who walks. */
export function led(look: Costume, animal: Handled): Figure {
  const fit = some(animal, 84, 3, [104, natural(animal, 56, 112)]);
  const body = held(free(look), {
    box: { left: -34, right: 40, top: -112, bottom: 3 },
    lean: 0.06,
    legs: ["-4 -46, 12 -24, 14 -4", "4 -46, -4 -24, -16 -4"],
    toes: 1,
    arms: ["-16 -62, -18 -46", "18 -62, 32 -58"],
  });
  const middle = (fit.left * 2 + fit.right) / 3;
  const lead = toned(
    ribbon([
      [32, -58, 3],
      [(32 + middle) / 2, -36, 2.6],
      [middle, fit.top + (3 - fit.top) * 0.36, 3],
    ]),
    "red",
    0.8,
  );
  return figureOf([...fit.parts, lead, ...body.parts], -34, fit.right + 4, Math.min(-112, fit.top));
}

/** Who reaches a hand to the right, and to the left. */
const GIVES = ["12 -64, 30 -62", "14 -56, 32 -54"] as const;
const TAKES = ["-12 -66, -28 -62", "-14 -58, -30 -54"] as const;

/** Two who face each other, with what is given between their hands. */
export function given(look: Costume, thing: Handled, other: Other | undefined): Figure {
  const large = thing.tall > 110;
  const most: readonly [number, number] = large ? [96, 92] : [46, 46];
  const fit = fitted(thing, 0, large ? 3 : -54, most);
  const half = Math.max(18, fit.right) + (other ? 18 : 12);
  const giver = held(free(look), {
    box: { left: -32, right: 34, top: -112, bottom: 3 },
    lean: 0.1,
    toes: 1,
    arms: GIVES,
  });
  const put = (parts: readonly Part[], x: number, size = 1) =>
    parts.map((one) => movedPart(one, { x, y: 0, size }));
  const taker = other && held(free(other.costume), { box: giver.box, lean: -0.08, toes: -1, arms: TAKES });
  const back = taker ? put(taker.parts, half, other.size) : [];
  const start = other ? -half : -22;
  const shown = other ? fit.parts : fitted(thing, 24, -54, most).parts;
  const ends = other ? half + 32 : 24 + fit.right;
  return figureOf(
    [...back, ...put(giver.parts, start), ...shown],
    start - 32,
    Math.max(ends, 34),
    Math.min(-112, fit.top),
  );
}

/** One throws it through the air, to another who has both hands up. */
export function thrown(look: Costume, thing: Handled, other: Other | undefined): Figure {
  const size = thing.many ? 30 : 42;
  const spots = thing.many
    ? [
        [-26, -104],
        [4, -122],
        [34, -104],
      ]
    : [[4, -106]];
  const flying = spots.flatMap(([x, y]) => fitted(thing, x!, y! + size / 2, [size * 1.2, size]).parts);
  const lines = toned(
    ribbon("-44 -84 1, -34 -98 2, -22 -110 1") + ribbon("-38 -78 1, -28 -90 2, -16 -100 1"),
    "white",
    0.4,
  );
  const thrower = held(free(look), {
    box: { left: -40, right: 40, top: -112, bottom: 3 },
    lean: 0.2,
    legs: ["-4 -46, 8 -24, 16 -4", "-2 -46, -10 -24, -20 -4"],
    toes: 1,
    arms: ["-14 -62, -20 -50", "24 -84, 32 -100"],
  });
  const put = (parts: readonly Part[], x: number, scale = 1) =>
    parts.map((one) => movedPart(one, { x, y: 0, size: scale }));
  const catcher =
    other &&
    held(free(other.costume), {
      box: thrower.box,
      lean: -0.06,
      toes: -1,
      arms: ["-16 -84, -22 -102", "-10 -88, -12 -106"],
    });
  return figureOf(
    [...(catcher ? put(catcher.parts, 74, other.size) : []), ...put(thrower.parts, -66), lines, ...flying],
    -104,
    catcher ? 108 : 62,
    -142,
  );
}

/** In both hands, above the head. */
export function caught(look: Costume, thing: Handled): Figure {
  const fit = fitted(thing, 0, -112, [52, 48]);
  const arm: Arm = [22, -92, 13, -116];
  const body = dressed({ ...free(look), left: arm, right: arm });
  const hands = part(oval(-13, -116, 4) + oval(13, -116, 4), SKIN, 1.5);
  const lines = toned(
    ribbon("-34 -150 1, -30 -138 2, -28 -128 1") + ribbon("34 -150 1, 30 -138 2, 28 -128 1"),
    "white",
    0.4,
  );
  return figureOf([...body.parts, ...fit.parts, hands, lines], -38, 38, Math.min(-150, fit.top));
}

const OPEN_MOUTH = toned(oval(0, -85.4, 2.8, 2.2), "black", 0.5);
/** Held to the mouth with both hands. */
export function eaten(look: Costume, thing: Handled): Figure {
  const first = fitted(thing, 0, 0, [44, 34]);
  const fit = fitted(thing, 0, -81 - first.top, [44, 34]);
  const reach = Math.max(10, Math.min(20, fit.right * 0.82));
  const y = (fit.top - 81 - first.top) / 2 - 8;
  const arm: Arm = [23, -58, reach, Math.max(-74, y + 6)];
  const body = dressed({ ...free(look), left: arm, right: arm, face: [...(look.face ?? []), OPEN_MOUTH] });
  const hands = part(oval(-reach, arm[3], 4.2) + oval(reach, arm[3], 4.2), SKIN, 1.5);
  return figureOf([...body.parts, ...fit.parts, hands], -34, 34, -112);
}

/** Lifted to the mouth in one hand. */
export function drunk(look: Costume, thing: Handled): Figure {
  const fit = fitted(thing, 0, 0, [34, 34]);
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
