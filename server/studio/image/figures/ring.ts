import { ribbon } from "./outline.ts";

/** A band along an ellipse, or along a part of it between two angles (radians). */
export function ring(
  [x, y]: readonly [number, number],
  [rx, ry]: readonly [number, number],
  width: number,
  [from, to]: readonly [number, number] = [0, Math.PI * 2],
): string {
  const joints = Array.from({ length: 17 }, (_, i) => {
    const a = from + ((to - from) * i) / 16;
    return [x + Math.cos(a) * rx, y + Math.sin(a) * ry, width] as const;
  });
  return ribbon(joints, 3);
}
