import type { Thing } from "../../reading/scene/catalogue.ts";
import type { Figure, Part } from "../sculpt.ts";
import { free } from "./acts-low.ts";
import { type Arm, type Costume, dressed, SKIN, toned } from "./dressed.ts";
import { movedPart } from "./groups.ts";
import { part } from "./materials.ts";
import { oval, ribbon } from "./outline.ts";
import { held } from "./stance.ts";

/** What is handled: its figure, and its height where a person has 100 units. */
export interface Handled {
  thing?: Thing;
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

export interface Fit {
  parts: Part[];
  left: number;
  right: number;
  top: number;
}

/** A figure without what it stands on; what hangs below its feet stays. */
export function withoutStand(figure: Figure): Figure {
  if (figure.feet === undefined) return figure;
  const { feet, ...rest } = figure;
  return { ...rest, box: { ...figure.box, bottom: feet }, parts: figure.parts.filter(({ stand }) => !stand) };
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

/** Room for what is in the arms: by its height where a person has 100 units. */
const room = ({ tall }: Handled): readonly [number, number] =>
  tall > 95 ? [74, 62] : tall > 60 ? [50, 46] : tall > HAND_SIZED ? [40, 36] : [34, 31];
const HAND_SIZED = 45;
/** What fits in a hand, whatever its height where it stands by itself. */
export const handSized = (thing: Handled): Handled => ({ ...thing, tall: Math.min(thing.tall, HAND_SIZED) });

/** Before the chest, an arm under it; its upper part is beside the face. */
export function inArms(look: Costume, thing: Handled, loved: boolean): Figure {
  const most = room(thing);
  const first = fitted(thing, 0, 0, most);
  const wide = first.right;
  // Low enough for the face: what is taller stands to the right of it.
  const low = first.top > -38;
  const x = low ? Math.max(4, wide - 26) : wide + 1;
  const fit = fitted(thing, x, -40, most);
  const body = held(free(look), {
    box: { left: -34, right: 40, top: -112, bottom: 3 },
    lean: loved ? 0.06 : -0.03,
    nod: loved ? 0.16 : 0,
    arms: [`${-16} -58, ${x - wide * 0.5} -46`, `20 -56, ${x + wide * 0.3} -44`],
  });
  const near = body.parts.slice(-2);
  return figureOf(
    [...body.parts.slice(0, -2), ...fit.parts, ...near, part(oval(x - wide * 0.55, -46, 4), SKIN, 1.5)],
    Math.min(-34, fit.left - 2),
    Math.max(34, fit.right + 2),
    -112,
  );
}

/** In full stride, with it under an arm. */
export function onTheRun(look: Costume, thing: Handled): Figure {
  const fit = fitted(thing, 22, -44, thing.tall > 95 ? [58, 48] : [38, 34]);
  const body = held(free(look), {
    box: { left: -46, right: 50, top: -112, bottom: 3 },
    hip: [-6, -46],
    lean: 0.3,
    nod: -0.2,
    legs: ["-8 -46, -26 -34, -44 -42", "-2 -46, 20 -40, 18 -12"],
    toes: 1,
    arms: ["30 -52, 34 -48", "16 -50, 34 -44"],
    lap: fit.parts,
  });
  return figureOf(body.parts, Math.min(-52, fit.left), Math.max(46, fit.right + 2), -112);
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
  return figureOf([...moved, ...body.parts], -34, fit.right + shift, Math.min(-138, fit.top));
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
