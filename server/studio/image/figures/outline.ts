export type Point = readonly [x: number, y: number];
/** A point of a ribbon's centre line, with the full width of the ribbon there. */
export type Joint = readonly [x: number, y: number, width: number];

const at = (v: number) => v.toFixed(2);

/** A value between b and c on the curve through a, b, c, d (Catmull-Rom). */
function catmullRom(a: number, b: number, c: number, d: number, t: number): number {
  return (
    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)
  );
}

/**
 * A closed outline with straight sides. All outlines of this file have the same direction, so that overlapping ones in
 * one path are united and leave no holes.
 */
export function polygon(corners: Points): string {
  const outline = readPoints(corners);
  const area = outline.reduce((sum, [x, y], i) => {
    const [nx, ny] = outline[(i + 1) % outline.length]!;
    return sum + x * ny - nx * y;
  }, 0);
  const points = area > 0 ? outline.toReversed() : outline;
  return `M${points.map(([x, y]) => `${at(x)} ${at(y)}`).join("L")}Z`;
}

/** Points as arrays, or as text `"x y, x y"` (joints: `"x y width, x y width"`). */
export type Points<P extends readonly number[] = Point> = string | readonly P[];

export function readPoints<P extends readonly number[]>(points: Points<P>): readonly P[] {
  if (typeof points !== "string") return points;
  return points.split(",").map((point) => point.trim().split(" ").map(Number) as unknown as P);
}

/** A closed smooth outline through the points. */
export function blob(outline: Points, steps = 7): string {
  const points = readPoints(outline);
  const n = points.length;
  const out: Point[] = [];
  for (let i = 0; i < n; i++) {
    const [a, b, c, d] = [-1, 0, 1, 2].map((k) => points[(i + k + n) % n]!) as [Point, Point, Point, Point];
    for (let s = 0; s < steps; s++) {
      const t = s / steps;
      out.push([catmullRom(a[0], b[0], c[0], d[0], t), catmullRom(a[1], b[1], c[1], d[1], t)]);
    }
  }
  return polygon(out);
}

/** Adds `steps` joints between each two, on a smooth curve. */
export function smoothJoints(joints: readonly Joint[], steps = 8): Joint[] {
  const out: Joint[] = [];
  const last = joints.length - 1;
  for (let i = 0; i < last; i++) {
    const [a, b, c, d] = [-1, 0, 1, 2].map((k) => joints[Math.max(0, Math.min(last, i + k))]!) as [
      Joint,
      Joint,
      Joint,
      Joint,
    ];
    for (let s = 0; s < steps; s++) {
      const t = s / steps;
      out.push([
        catmullRom(a[0], b[0], c[0], d[0], t),
        catmullRom(a[1], b[1], c[1], d[1], t),
        Math.max(0.1, catmullRom(a[2], b[2], c[2], d[2], t)),
      ]);
    }
  }
  out.push(joints[last]!);
  return out;
}

/** A smooth band of varying width with round ends, for limbs, trunks and tails. */
export function ribbon(joints: Points<Joint>, steps = 8): string {
  const line = smoothJoints(readPoints(joints), steps);
  const left: Point[] = [];
  const right: Point[] = [];
  line.forEach(([x, y, width], i) => {
    const [px, py] = line[Math.max(0, i - 1)]!;
    const [nx, ny] = line[Math.min(line.length - 1, i + 1)]!;
    const length = Math.hypot(nx - px, ny - py) || 1;
    const ox = (-(ny - py) / length) * (width / 2);
    const oy = ((nx - px) / length) * (width / 2);
    left.push([x + ox, y + oy]);
    right.push([x - ox, y - oy]);
  });
  const first = line[0]!;
  const end = line[line.length - 1]!;
  return `${polygon([...left, ...right.toReversed()])}${oval(first[0], first[1], first[2] / 2)}${oval(end[0], end[1], end[2] / 2)}`;
}

/** An ellipse, or a circle without `ry`, in the same direction as `ribbon`. */
export function oval(x: number, y: number, rx: number, ry = rx): string {
  return `M${at(x - rx)} ${at(y)}A${at(rx)} ${at(ry)} 0 1 0 ${at(x + rx)} ${at(y)}A${at(rx)} ${at(ry)} 0 1 0 ${at(x - rx)} ${at(y)}Z`;
}

export function box(left: number, top: number, right: number, bottom: number): string {
  return polygon([
    [left, top],
    [left, bottom],
    [right, bottom],
    [right, top],
  ]);
}

/** Equal boxes in a row, as the windows of a bus. */
export const boxes = (
  count: number,
  left: number,
  step: number,
  width: number,
  top: number,
  bottom: number,
): string =>
  Array.from({ length: count }, (_, i) => box(left + i * step, top, left + i * step + width, bottom)).join(
    "",
  );

/** The points mirrored at x = 0, for the other half of a symmetric figure. */
export function mirrored(points: Points): Point[] {
  return readPoints(points)
    .map(([x, y]): Point => [-x, y])
    .toReversed();
}

/** A symmetric closed outline from its right half, top to bottom. */
export function symmetric(rightHalf: Points, steps = 7): string {
  const half = readPoints(rightHalf);
  // Points on the axis must not be duplicated.
  const other = mirrored(half).filter(([x]) => Math.abs(x) > 0.01);
  return blob([...half, ...other], steps);
}

/** The outline of a cloth over circles: the convex hull, as "x y radius". */
export function draped(circles: readonly Joint[]): string {
  const ring = Array.from({ length: 12 }, (_, i) => (i * Math.PI) / 6);
  const points = circles
    .flatMap(([x, y, r]) => ring.map((turn): Point => [x + Math.cos(turn) * r, y + Math.sin(turn) * r]))
    .toSorted(([ax, ay], [bx, by]) => ax - bx || ay - by);
  // Andrew's monotone chain: one side of the hull.
  const side = (all: readonly Point[]) =>
    all.reduce<Point[]>((hull, [x, y]) => {
      const last = hull.findLastIndex(([bx, by], i) => {
        if (i === 0) return true;
        const [ax, ay] = hull[i - 1]!;
        return (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0;
      });
      return [...hull.slice(0, last + 1), [x, y]];
    }, []);
  return polygon([...side(points).slice(0, -1), ...side(points.toReversed()).slice(0, -1)]);
}
