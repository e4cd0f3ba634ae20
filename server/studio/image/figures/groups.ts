import { Path2D, PathOp } from "@napi-rs/canvas";
import type { Figure, Part } from "../sculpt.ts";

/** Where a figure of a group stands, and how large it is there. */
export interface Spot {
  x: number;
  y: number;
  size: number;
  /** Clockwise around the figure's own (0, 0), in radians. */
  turn?: number;
}

function movedPath(path: string, { x, y, size, turn = 0 }: Spot): string {
  const moved = new Path2D();
  const [cos, sin] = [Math.cos(turn) * size, Math.sin(turn) * size];
  moved.addPath(new Path2D(path), { a: cos, b: sin, c: -sin, d: cos, e: x, f: y });
  return moved.toSVGString();
}

const mirroredPath = (path: string): string => {
  const mirrored = new Path2D();
  mirrored.addPath(new Path2D(path), { a: -1, b: 0, c: 0, d: 1, e: 0, f: 0 });
  return mirrored.toSVGString();
};
/** To the other side of x = 0. */
export const mirroredPart = (part: Part): Part => ({
  ...part,
  path: mirroredPath(part.path),
  ...(part.lines && { lines: [part.lines].flat().map((one) => ({ ...one, path: mirroredPath(one.path) })) }),
});

export function movedPart(part: Part, spot: Spot): Part {
  const lines = part.lines === undefined ? [] : [part.lines].flat();
  return {
    ...part,
    path: movedPath(part.path, spot),
    relief: part.relief * spot.size,
    ...(lines.length > 0 && {
      lines: lines.map((one) => ({
        ...one,
        path: movedPath(one.path, spot),
        width: one.width * spot.size,
      })),
    }),
  };
}

/** What of the parts is inside of an outline. */
export const within = (outline: string, parts: readonly Part[]): Part[] =>
  parts.flatMap((one) => {
    const path = new Path2D(one.path).op(new Path2D(outline), PathOp.Intersect).toSVGString();
    return path === "" ? [] : [{ ...one, path }];
  });

/** Several figures as one, those of the first spots behind the others. */
export function grouped(figures: readonly Figure[], spotOf: (i: number) => Spot): Figure {
  const placed = figures.map((figure, i) => ({ figure, spot: spotOf(i) }));
  const along = (side: "left" | "right" | "top" | "bottom", axis: "x" | "y") =>
    placed.map(({ figure, spot }) => figure.box[side] * spot.size + spot[axis]);
  return {
    box: {
      left: Math.min(...along("left", "x")),
      right: Math.max(...along("right", "x")),
      top: Math.min(...along("top", "y")),
      bottom: Math.max(...along("bottom", "y")),
    },
    parts: placed.flatMap(({ figure, spot }) => figure.parts.map((part) => movedPart(part, spot))),
  };
}

/** One behind the other, from far to near. */
export const inLine = (figures: readonly Figure[]): Figure =>
  grouped(figures, (i) => {
    const size = 0.7 + 0.06 * i;
    return { x: i * 27 * (0.8 + 0.04 * i), y: (i - figures.length + 1) * 3.4, size };
  });

/** A figure with something beside or before the body. */
const WIDE = 96;
/** Close together in two rows. */
export const inRows = (figures: readonly Figure[]): Figure => {
  const behind = Math.floor(figures.length / 2);
  const wide = Math.max(...figures.map(({ box }) => box.right - box.left));
  // Those who sit at tables need their room.
  if (wide > WIDE)
    return grouped(figures, (i) =>
      i < behind
        ? { x: (i + 0.4) * wide * 0.86, y: -40, size: 0.86 }
        : { x: (i - behind) * wide * 0.86, y: 0, size: 0.98 },
    );
  return grouped(figures, (i) =>
    i < behind ? { x: i * 30 + 15, y: -9, size: 0.92 } : { x: (i - behind) * 30, y: 0, size: 0.98 },
  );
};
