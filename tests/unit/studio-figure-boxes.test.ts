import { Path2D } from "@napi-rs/canvas";
import { describe, expect, it } from "vitest";
import { palette } from "#server/studio/image/palettes.ts";
import { FIGURES } from "#server/studio/image/figures/figures.ts";
import { materials } from "#server/studio/image/figures/materials.ts";

/** Figure units; under a pixel in a picture. */
const SLACK = 1;

describe("the box of a figure", () => {
  const m = materials(palette("dawn"));

  // Below it what stands on the ground may be cut off: roots, the hull of a boat.
  it.each(Object.entries(FIGURES))("holds all parts at the sides and the top: %s", (_, { make }) => {
    const { box, parts } = make(m, false);
    const bounds = parts.map(({ path }) => new Path2D(path).computeTightBounds());
    expect(Math.min(...bounds.map(([left]) => left))).toBeGreaterThanOrEqual(box.left - SLACK);
    expect(Math.min(...bounds.map(([, top]) => top))).toBeGreaterThanOrEqual(box.top - SLACK);
    expect(Math.max(...bounds.map(([, , right]) => right))).toBeLessThanOrEqual(box.right + SLACK);
  });
});
