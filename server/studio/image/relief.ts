import type { Path2D, SKRSContext2D } from "@napi-rs/canvas";
import { createCanvas } from "@napi-rs/canvas";
import { blurGrid, distanceInside } from "./distance.ts";
import type { Area, Plate, Stage } from "./stage.ts";

/** Transform from figure units to a plate's design units. */
export interface Pose {
  /** Design units per figure unit. */
  size: number;
  flip?: boolean;
  /** Radians. */
  turn?: number;
}

export interface Relief {
  /** Writes the slope at a pixel of the plate into `out`; returns false outside the shape. */
  slopeAt(column: number, row: number, out: Float32Array): boolean;
}

/** Longest side of the grid for relief; finer grids make no visible difference. */
const RELIEF_GRID = 380;

/** Transforms a context from design units to figure units. */
export function poseFigure(c: SKRSContext2D, pose: Pose): void {
  c.rotate(pose.turn ?? 0);
  c.scale(pose.flip ? -pose.size : pose.size, pose.size);
}

/** The relief of a shape whose edge is rounded over `radius` figure units. */
export function reliefOf(stage: Stage, plate: Plate, path: Path2D, pose: Pose, radius: number): Relief {
  const shrink = Math.min(1, RELIEF_GRID / Math.max(plate.width, plate.height));
  const width = Math.max(4, Math.ceil(plate.width * shrink) + 1);
  const height = Math.max(4, Math.ceil(plate.height * shrink) + 1);
  const canvas = createCanvas(width, height);
  const c = canvas.getContext("2d");
  const unit = stage.scale * shrink;
  c.setTransform(unit, 0, 0, unit, -plate.left * unit, -plate.top * unit);
  poseFigure(c, pose);
  c.fill(path, "nonzero");
  const drawn = c.getImageData(0, 0, width, height).data;
  const mask = new Uint8Array(width * height);
  for (let i = 0; i < mask.length; i++) mask[i] = drawn[i * 4 + 3]!;
  const r = Math.max(1.5, Math.max(0.4, radius) * pose.size * unit);
  const grid = distanceInside(mask, width, height);
  for (let i = 0; i < grid.length; i++) {
    const d = Math.min(1, grid[i]! / r);
    grid[i] = r * Math.sqrt(1 - (1 - d) ** 2);
  }
  blurGrid(grid, width, height, r * 0.16, 2);
  const gx = new Float32Array(grid.length);
  const gy = new Float32Array(grid.length);
  const near = new Uint8Array(grid.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const [west, east] = [x > 0 ? i - 1 : i, x < width - 1 ? i + 1 : i];
      const [north, south] = [y > 0 ? i - width : i, y < height - 1 ? i + width : i];
      gx[i] = (grid[east]! - grid[west]!) / 2;
      gy[i] = (grid[south]! - grid[north]!) / 2;
      if (mask[i]! > 0) near[i] = near[west] = near[east] = near[north] = near[south] = 1;
    }
  }
  return {
    slopeAt(column, row, out) {
      const x = Math.max(0, Math.min(width - 1.001, (column + 0.5) * shrink - 0.5));
      const y = Math.max(0, Math.min(height - 1.001, (row + 0.5) * shrink - 0.5));
      const i = (y | 0) * width + (x | 0);
      if (near[i] === 0 && near[i + width + 1] === 0 && near[i + 1] === 0 && near[i + width] === 0)
        return false;
      const fx = x - (x | 0);
      const fy = y - (y | 0);
      const below = i + width;
      const west = (1 - fx) * (1 - fy);
      const east = fx * (1 - fy);
      const southWest = (1 - fx) * fy;
      const southEast = fx * fy;
      out[0] = gx[i]! * west + gx[i + 1]! * east + gx[below]! * southWest + gx[below + 1]! * southEast;
      out[1] = gy[i]! * west + gy[i + 1]! * east + gy[below]! * southWest + gy[below + 1]! * southEast;
      return true;
    },
  };
}

/** The part of the box that a path covers, measured on a coarse drawing. */
export function extentOf(stage: Stage, box: Area, path: Path2D, pose: Pose): Area {
  const unit = Math.min(stage.scale, 96 / Math.max(box.right - box.left, box.bottom - box.top));
  const width = Math.ceil((box.right - box.left) * unit) + 1;
  const height = Math.ceil((box.bottom - box.top) * unit) + 1;
  const canvas = createCanvas(width, height);
  const c = canvas.getContext("2d");
  c.setTransform(unit, 0, 0, unit, -box.left * unit, -box.top * unit);
  poseFigure(c, pose);
  c.fill(path, "nonzero");
  const data = c.getImageData(0, 0, width, height).data;
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let i = 3, at = 0; i < data.length; i += 4, at++) {
    if (data[i] === 0) continue;
    left = Math.min(left, at % width);
    right = Math.max(right, at % width);
    top = Math.min(top, Math.floor(at / width));
    bottom = Math.max(bottom, Math.floor(at / width));
  }
  if (right < 0) return { left: box.left, right: box.left, top: box.top, bottom: box.top };
  return {
    left: Math.max(box.left, box.left + (left - 1) / unit),
    right: Math.min(box.right, box.left + (right + 2) / unit),
    top: Math.max(box.top, box.top + (top - 1) / unit),
    bottom: Math.min(box.bottom, box.top + (bottom + 2) / unit),
  };
}
