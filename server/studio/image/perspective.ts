/** Places points of a space in the picture: x to the right, y up from the ground, z away from the eye. */
export interface Perspective {
  /** Design units. */
  point(x: number, y: number, z: number): readonly [x: number, y: number];
  /** Design units per unit of space at that distance. */
  size(z: number): number;
  /** The unit of space that a point below the horizon shows on the ground. */
  ground(x: number, y: number): { x: number; z: number };
}

/** A view with its horizon (design units), the eye's height (units of space) and the vanishing point's x. */
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

/** Starts a closed outline through points of space. */
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
