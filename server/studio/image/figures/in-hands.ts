import type { Figure, Part } from "../sculpt.ts";
import { type Arm, type Costume, dressed, SKIN } from "./dressed.ts";
import { movedPart } from "./groups.ts";
import { figureOf, fitted, type Handled } from "./handled.ts";
import { part } from "./materials.ts";
import { oval } from "./outline.ts";

/** One of the things in a hand. */
export interface InHand extends Handled {
  /** It has a handle at its top and hangs below the hand. */
  hangs?: boolean;
}

/** A hand beside the shoulder, and one beside the hip. */
const UP: Arm = [21, -60, 29, -64];
const LOW: Arm = [19, -60, 25, -46];
const TALL = 36;
/** What is not slender is as large as a head with its hair. */
const COMPACT = 29;

/** A thing in the right hand, several as a fan. */
function atHand({ figure, many, hangs }: InHand, [, , x, y]: Arm): Part[] {
  const { left, right, top, bottom } = figure.box;
  const slender = right - left < (bottom - top) * 0.55;
  const most = [COMPACT, slender ? TALL : COMPACT] as const;
  if (hangs) {
    const { parts, top: high } = fitted({ figure }, x + 1, 0, most);
    return parts.map((one) => movedPart(one, { x: 0, y: y - 2 - high, size: 1 }));
  }
  const low = slender ? 9 : 2;
  if (!many) return fitted({ figure }, x + 3, y + low, most).parts;
  const fan = fitted({ figure }, 0, low, [most[0] * 0.8, most[1] * 0.8]).parts;
  return [-0.55, 0.6, 0.04].flatMap((turn) =>
    fan.map((one) => movedPart(one, { x: x + 3, y, size: 1, turn })),
  );
}

/** Standing with small things in the hands, beside the body: one in the right hand, the other in the left. */
export function inHands(look: Costume, first: InHand, second?: InHand): Figure {
  const right = first.hangs ? LOW : UP;
  const left = second && (second.hangs ? LOW : UP);
  const body = dressed({ ...look, held: [], right, left });
  const [, , x, y] = right;
  const fingers = [oval(x, y, 4.2), ...(left ? [oval(-left[2], left[3], 4.2)] : [])].join("");
  const other = second && left ? atHand(second, [left[0], left[1], 0, left[3]]) : [];
  return figureOf(
    [
      ...body.parts,
      ...atHand(first, right),
      ...other.map((one) => movedPart(one, { x: -(left?.[2] ?? 0) - 5, y: 0, size: 1 })),
      part(fingers, SKIN, 1.5),
    ],
    second ? -46 : -32,
    46,
    -112,
  );
}
