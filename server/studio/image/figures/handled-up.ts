import { ROOFED } from "../../reading/scene/people-on-things.ts";
import type { Figure, Part } from "../sculpt.ts";
import { CROSS_LEGGED, free } from "./acts-low.ts";
import { type Costume, dressed, SKIN } from "./dressed.ts";
import { movedPart, type Spot } from "./groups.ts";
import { figureOf, type Fit, fitted, type Handled, natural } from "./handled.ts";
import { part } from "./materials.ts";
import { oval } from "./outline.ts";
import { topOf } from "./pair-tables.ts";
import { held, type Stance } from "./stance.ts";

/** On the head, steadied by one hand. */
export function onHead(look: Costume, thing: Handled): Figure {
  const one = fitted(thing, 0, -100, [72, 62]);
  const stacked = thing.many ? fitted(thing, 3, one.top + 6, [58, 48]) : undefined;
  const reach = Math.max(14, Math.min(27, one.right * 0.8));
  const body = dressed({ ...free(look), left: [19, -62, 17, -47], right: [27, -88, reach, -106] });
  return figureOf(
    [...body.parts, ...(stacked?.parts ?? []), ...one.parts, part(oval(reach, -106, 4.2), SKIN, 1.5)],
    Math.min(-34, one.left),
    Math.max(36, one.right),
    stacked?.top ?? one.top,
  );
}

/** On a shoulder, beside the face. */
export function onShoulder(look: Costume, thing: Handled): Figure {
  const fit = fitted(thing, 31, -77, [46, 46]);
  const body = dressed(free(look));
  return figureOf(
    [...body.parts, ...fit.parts],
    Math.min(-34, fit.left),
    Math.max(34, fit.right),
    Math.min(-112, fit.top),
  );
}

const SEATED: Stance = {
  box: { left: -30, right: 36, top: -80, bottom: 3 },
  hip: [-4, -10],
  legs: ["-4 -9, 16 -10, 17 14", "-2 -8, 18 -6, 22 18"],
  toes: 1,
  arms: ["14 -30, 24 -18", "12 -26, 22 -14"],
};

/** Lower than this a thing is a mat. */
const FLAT = 40;

/** As one sits in a saddle; (0, 0) is where. */
export function astride(look: Costume, inHand?: Handled): Figure {
  if (!inHand) return held(free(look), SEATED);
  const fit = fitted(inHand, 32, -48, [42, 46]);
  const body = held(free(look), {
    ...SEATED,
    arms: ["14 -30, 24 -18", "20 -44, 30 -52"],
    held: [...fit.parts, part(oval(30, -53, 4), SKIN, 1.5)],
  });
  return { ...body, box: { ...SEATED.box, right: 54, top: Math.min(-80, fit.top) } };
}

/** The step on which one sits, as shares of the width and the height of the stairs. */
const STEP = { x: 0.36, y: 0.44 };

const isBuilding = ({ thing }: Handled): boolean => thing !== undefined && ROOFED.has(thing);
/** Height of a building with one on its roof, who is drawn smaller than beside things. */
const BUILDING = 200;

/** A building, and where one sits on the ridge of its roof. */
function ridgeOf(building: Handled): { fit: Fit; at: Spot } {
  const fit = fitted(building, 0, 3, [260, BUILDING]);
  const { box } = building.figure;
  const { x = 0, y } = topOf(building.thing!, box) ?? { y: box.top };
  const size = (fit.right - fit.left) / (box.right - box.left);
  return {
    fit,
    at: { x: (x - (box.left + box.right) / 2) * size, y: 3 - (box.bottom - y) * size, size: 0.86 },
  };
}

/** On a washing line, as on a tightrope. */
function onLine(look: Costume, line: Handled): Figure {
  const fit = fitted(line, 0, 3, [240, 132]);
  const body = dressed({ ...free(look), left: [30, -80, 46, -88], right: [30, -80, 46, -88] });
  const at = { x: 0, y: fit.top * 0.84, size: 0.8 };
  return figureOf(
    [...fit.parts, ...body.parts.map((one) => movedPart(one, at))],
    fit.left,
    fit.right,
    at.y - 112 * at.size,
  );
}

/** On top of it, the legs over its edge. */
export function seatedOn(look: Costume, thing: Handled): Figure {
  if (isBuilding(thing)) return onTopOf(thing, held(free(look), SEATED));
  if (thing.thing === "laundry") return onLine(look, thing);
  const tall = natural(thing, 46, 132);
  const fit = fitted(thing, 0, 3, [190, tall]);
  // On a mat one sits with crossed legs.
  const isFlat = fit.top > -FLAT;
  const step = thing.thing === "stairs" ? STEP : undefined;
  const at = {
    x: step ? fit.left + (fit.right - fit.left) * step.x : 0,
    y: step ? fit.top * step.y : isFlat ? fit.top / 2 : fit.top + 5,
    size: tall > 110 ? 0.86 : 1,
  };
  const parts = held(free(look), isFlat ? CROSS_LEGGED : SEATED).parts.map((one) => movedPart(one, at));
  return figureOf(
    [...fit.parts, ...parts],
    Math.min(-38, fit.left),
    Math.max(42, fit.right),
    at.y - 84 * at.size,
  );
}

/** The hands on it above the head, the legs in the air. */
export function hung(look: Costume, thing: Handled): Figure {
  const fit = fitted(thing, 0, -112, [130, natural(thing, 60, 110)]);
  const reach = Math.max(6, Math.min(14, fit.right * 0.6));
  const body = held(free(look), {
    box: { left: -34, right: 40, top: -112, bottom: 3 },
    hip: [-3, -46],
    lean: -0.1,
    legs: ["-6 -46, 8 -28, -10 -18", "2 -46, 20 -30, 8 -12"],
    toes: 1,
    arms: [`-18 -92, ${-reach} -113`, `20 -92, ${reach} -113`],
  });
  return figureOf(
    [...body.parts, ...fit.parts, part(oval(-reach, -113, 4.2) + oval(reach, -113, 4.2), SKIN, 1.5)],
    Math.min(-36, fit.left),
    Math.max(38, fit.right),
    fit.top,
  );
}

/** Far up on it, with arms and legs around it. */
export function climbed(look: Costume, thing: Handled): Figure {
  const fit = fitted(thing, 0, 3, [150, 190]);
  const size = 0.72;
  const body: readonly Part[] = held(free(look), {
    box: { left: -40, right: 40, top: -112, bottom: 3 },
    hip: [0, -40],
    legs: ["-5 -40, -24 -30, -8 -14", "5 -40, 24 -24, 9 -6"],
    arms: ["-24 -80, -8 -104", "24 -70, 9 -92"],
  }).parts;
  const up = Math.max(40, -fit.top - 112 * size - 4);
  return figureOf(
    [...fit.parts, ...body.map((one) => movedPart(one, { x: 0, y: -up, size }))],
    Math.min(-34, fit.left),
    Math.max(34, fit.right),
    Math.min(fit.top, -up - 112 * size),
  );
}

/** Somebody who does something while they stand on it. */
export function onTopOf(thing: Handled, figure: Figure): Figure {
  const plain = fitted(thing, 0, 3, [190, natural(thing, 40, 120)]);
  const { fit, at } = isBuilding(thing)
    ? ridgeOf(thing)
    : { fit: plain, at: { x: 0, y: plain.top + 3, size: 0.84 } };
  const { size } = at;
  const { left, right, top } = figure.box;
  return figureOf(
    [...fit.parts, ...figure.parts.map((one) => movedPart(one, at))],
    Math.min(fit.left, left * size),
    Math.max(fit.right, right * size),
    at.y + top * size,
  );
}
