import type { Figure, Part } from "../sculpt.ts";
import { free } from "./acts-low.ts";
import { type Costume, toned } from "./dressed.ts";
import { movedPart } from "./groups.ts";
import { figureOf, fitted, type Handled, natural, type Other, some } from "./handled.ts";
import { ribbon } from "./outline.ts";
import { held } from "./stance.ts";

/** Who reaches a hand to the right, and to the left. */
const GIVES = ["12 -64, 30 -62", "14 -56, 32 -54"] as const;
const TAKES = ["-12 -66, -28 -62", "-14 -58, -30 -54"] as const;

/** Two who face each other, with what is given between their hands. */
export function given(look: Costume, thing: Handled, other: Other | undefined): Figure {
  const large = thing.tall > 110;
  const most: readonly [number, number] = large ? [96, 92] : thing.tall > 60 ? [46, 46] : [36, 36];
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

/** Reached or thrown to an animal, which stands before the giver. */
export function givenTo(look: Costume, thing: Handled, animal: Handled, flies: boolean): Figure {
  const target = some(animal, 92, 3, [animal.many ? 60 : 118, natural(animal, 50, 112)]);
  const flying = flies ? [fitted(thing, 52, -84, [34, 32]), fitted(thing, 70, -104, [24, 24])] : [];
  const body = held(free(look), {
    box: { left: -34, right: 34, top: -112, bottom: 3 },
    lean: 0.16,
    toes: 1,
    arms: flies ? ["-14 -62, -18 -50", "24 -82, 34 -96"] : GIVES,
  });
  const inHand = flies ? [] : fitted(thing, 38, -56, [38, 36]).parts;
  return figureOf(
    [...target.parts, ...body.parts, ...inHand, ...flying.flatMap(({ parts }) => parts)],
    -34,
    target.right + 4,
    Math.min(-124, target.top),
  );
}
