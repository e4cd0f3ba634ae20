import { part } from "../figures/materials.ts";
import { oval, polygon } from "../figures/outline.ts";
import type { Figure } from "../sculpt.ts";
import type { Item, Placed } from "./items.ts";
import type { Setting } from "./setting.ts";

/** Where it is in the wall: its far and its near edge beside the middle of the picture. */
const [FAR, NEAR] = [352, 438];
const MIDDLE = (FAR + NEAR) / 2;
/** Size of what stands at the middle of the door, where the nearest row has 1. */
const SIZE = 0.96;

/** A door in the left (-1) or right (1) wall of a room, in its perspective; undefined where the wall is too narrow. */
export function inSideWall(item: Item, side: -1 | 1, { walls, horizon }: Setting): Placed | undefined {
  if (!walls || (walls.foot - horizon) / walls.slope > FAR - 12) return undefined;
  const floor = (x: number) => horizon + x * walls.slope;
  const high = item.tall * SIZE;
  const y = floor(NEAR);
  // `along` the wall from the far edge (0) to the near one (1), `up` from the floor (0) to the lintel (1).
  const at = (along: number, up: number) => {
    const x = FAR + (NEAR - FAR) * along;
    return [side * (x - MIDDLE), floor(x) - (up * high * x) / MIDDLE - y] as const;
  };
  const quad = (from: number, to: number, low: number, top: number) =>
    polygon([at(from, low), at(from, top), at(to, top), at(to, low)]);
  const [frame, second, third] = item.figure.parts;
  const isOpen = second!.lamp === true;
  const leaf = (isOpen ? third : second)!.tones;
  const opening = quad(0.12, 0.88, 0, 0.93);
  const [hingeX, hingeY] = at(0.12, 0);
  const lintel = at(0.12, 0.93)[1];
  // The leaf of an open door stands in the room, parallel to the wall at the back.
  const swung = (from: number, to: number, low: number, top: number) => {
    const corner = (across: number, up: number) =>
      [hingeX - side * across * 54, hingeY + (lintel - hingeY) * up + across * (up > 0.5 ? -4 : 8)] as const;
    return polygon([corner(from, low), corner(from, top), corner(to, top), corner(to, low)]);
  };
  const knob = isOpen ? [hingeX - side * 46, hingeY + (lintel - hingeY) * 0.46] : at(0.78, 0.44);
  const figure: Figure = {
    box: { left: -110, right: 110, top: at(1, 1)[1] - 2, bottom: 2 },
    parts: [
      part(quad(0, 1, 0, 1), frame!.tones, 3),
      part(opening, second!.tones, isOpen ? 0 : 4, isOpen ? { lamp: true } : {}),
      ...(isOpen ? [part(swung(0, 1, 0, 1), leaf, 4)] : []),
      part(
        isOpen
          ? swung(0.16, 0.84, 0.08, 0.44) + swung(0.16, 0.84, 0.54, 0.92)
          : quad(0.26, 0.74, 0.07, 0.4) + quad(0.26, 0.74, 0.5, 0.84),
        leaf,
        3,
        { lift: -0.1 },
      ),
      part(oval(knob[0]!, knob[1]!, 4), item.figure.parts[3]!.tones, 2),
    ],
  };
  return {
    ...item,
    figure,
    x: side * MIDDLE,
    y: y + 2,
    size: 1,
    tall: figure.box.bottom - figure.box.top,
    wide: NEAR - FAR + 54,
    base: y,
  };
}
