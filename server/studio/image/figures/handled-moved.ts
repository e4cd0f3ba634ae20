import type { Figure } from "../sculpt.ts";
import { free } from "./acts-low.ts";
import { type Costume, toned } from "./dressed.ts";
import { movedPart } from "./groups.ts";
import { figureOf, type Fit, fitted, type Handled, natural, type Other, some } from "./handled.ts";
import { ribbon } from "./outline.ts";
import { PULLING } from "./postures.ts";
import { held } from "./stance.ts";

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
    ...PULLING,
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
  // An elephant is higher than who leads it.
  const most = [210, natural(animal, 56, 170)] as const;
  const { left, right } = some(animal, 0, 3, most);
  const fit = some(animal, 34 + (right - left) / 2, 3, most);
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
