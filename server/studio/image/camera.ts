import type { SKRSContext2D } from "@napi-rs/canvas";
import type { Layer } from "./stage.ts";

const MIDDLE = 400;

/** Offset of the camera at time t, in design units for a layer of depth 1; (0, 0) at t = 0. */
function cameraAt(t: number): { x: number; y: number } {
  return { x: Math.sin(2 * Math.PI * t) * 9, y: (1 - Math.cos(2 * Math.PI * t)) * -2.2 };
}

/** Zoom factor at time t for a layer of depth 1, about the middle of the image. */
function approachAt(t: number): number {
  return 1 + 0.011 * (1 - Math.cos(2 * Math.PI * t));
}

/** Paints layers in order (farthest first), each shifted against the camera in proportion to its depth. */
export function paintLayers(c: SKRSContext2D, layers: readonly Layer[], t: number): void {
  const camera = cameraAt(t);
  const approach = approachAt(t) - 1;
  for (const layer of layers) {
    c.save();
    c.translate(-camera.x * layer.depth, -camera.y * layer.depth);
    const scale = 1 + approach * layer.depth;
    c.translate(0, MIDDLE * (1 - scale));
    c.scale(scale, scale);
    layer.paint(c, t);
    c.restore();
  }
}
