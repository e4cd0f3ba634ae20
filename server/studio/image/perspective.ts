/** Projects points of a space into the image: x to the right, y up from the ground, z away from the camera. */
export interface Perspective {
  /** Position in design units. */
  point(x: number, y: number, z: number): readonly [x: number, y: number];
  /** Design units per space unit at distance z. */
  size(z: number): number;
  /** The point on the ground at a position below the horizon, in space units. */
  ground(x: number, y: number): { x: number; z: number };
}

/**
 * Creates a perspective from the horizon (design units), the camera's height (space units) and the vanishing point's x.
 */
export function createPerspective(options: {
  horizon: number;
  eye: number;
  vanish?: number;
  focal?: number;
}): Perspective {
  const { horizon, eye, vanish = 0, focal = 620 } = options;
  return {
    point: (x, y, z) => [vanish + (x * focal) / z, horizon + ((eye - y) * focal) / z],
    size: (z) => focal / z,
    ground(px, py) {
      const z = (eye * focal) / Math.max(0.01, py - horizon);
      return { x: ((px - vanish) * z) / focal, z };
    },
  };
}

type C = {
  beginPath(): void;
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  closePath(): void;
};

/** Traces a closed outline through points of the space. */
export function trace(
  c: C,
  view: Perspective,
  corners: readonly (readonly [number, number, number])[],
): void {
  c.beginPath();
  corners.forEach(([x, y, z], i) => {
    const [px, py] = view.point(x, y, z);
    if (i === 0) c.moveTo(px, py);
    else c.lineTo(px, py);
  });
  c.closePath();
}
