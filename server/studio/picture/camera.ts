import type { SKRSContext2D } from "@napi-rs/canvas";
import type { Layer } from "./stage.ts";

/** Where the camera is at moment t, in design units for a layer of depth 1. At t = 0 it is at rest. */
export function cameraAt(t: number): { x: number; y: number } {
  return { x: Math.sin(2 * Math.PI * t) * 9, y: (1 - Math.cos(2 * Math.PI * t)) * -2.2 };
}

/** Paints layers from the farthest to the nearest, each moved against the camera by its depth. */
export function paintLayers(c: SKRSContext2D, layers: readonly Layer[], t: number): void {
  const camera = cameraAt(t);
  for (const layer of layers) {
    c.save();
    c.translate(-camera.x * layer.depth, -camera.y * layer.depth);
    layer.paint(c, t);
    c.restore();
  }
}
