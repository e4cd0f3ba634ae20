import { Path2D } from "@napi-rs/canvas";
import type { Figure, Part } from "../sculpt.ts";
import { movedPart } from "./groups.ts";

/** How much longer than others' the legs are, and how far up the body comes by it. */
const LONGER = 2.7;
const HIP = 46;
const RISE = HIP * (LONGER - 1);

const stretched = (path: string): string => {
  const longer = new Path2D();
  longer.addPath(new Path2D(path), { a: 1, b: 0, c: 0, d: LONGER, e: 0, f: 0 });
  return longer.toSVGString();
};

/** A person on legs that are far too long; `legs` are the parts of the figure that grow. */
export function onLongLegs({ box, parts }: Figure, legs: readonly Part[]): Figure {
  const grow = new Set(legs.map(({ path }) => path));
  return {
    box: { ...box, top: box.top - RISE },
    parts: parts.map((one) =>
      grow.has(one.path)
        ? { ...one, path: stretched(one.path) }
        : movedPart(one, { x: 0, y: -RISE, size: 1 }),
    ),
  };
}
