import { Path2D } from "@napi-rs/canvas";
import { describe, expect, it } from "vitest";
import { palette } from "#server/studio/image/palettes.ts";
import { FIGURES } from "#server/studio/image/figures/figures.ts";
import { ATTIRE } from "#server/studio/image/figures/clothing.ts";
import { materials } from "#server/studio/image/figures/materials.ts";
import { personOfLook } from "#server/studio/image/figures/roles.ts";
import { colourTones } from "#server/studio/image/figures/tones.ts";
import type { Outfit } from "#server/studio/reading/scene/outfit-names.ts";

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

const OUTFITS = [...Object.keys(ATTIRE), "pyjamas"] as Outfit[];
const LOW = ["sitting", "praying", "prostrate", "crawling", "planting", "running"] as const;

describe("clothes of who does not stand", () => {
  it.each(LOW)("end on the ground: %s", (does) => {
    const lowest = OUTFITS.map((outfit) => {
      const { parts } = personOfLook({ woman: true, outfit, does });
      return {
        outfit,
        below: Math.max(...parts.map(({ path }) => new Path2D(path).computeTightBounds()[3]!)),
      };
    });
    expect(lowest.filter(({ below }) => below > 9)).toEqual([]);
  });

  it("are one gown, and no legs of another colour", () => {
    const { parts } = personOfLook({ woman: true, outfit: "sari", colour: "red", does: "sitting" });
    const knees = parts.filter(({ path, relief }) => {
      const [left, , right] = new Path2D(path).computeTightBounds();
      return relief >= 3 && right! - left! > 50;
    });
    expect(knees.map(({ tones }) => tones)).toEqual([colourTones("red")]);
  });

  it("have the colour that the dream names, also pyjamas", () => {
    const tones = personOfLook({ woman: false, outfit: "pyjamas", colour: "pink" }).parts.map(
      (one) => one.tones,
    );
    expect(tones).toContainEqual(colourTones("pink"));
    expect(tones).not.toContainEqual(colourTones("blue"));
  });
});
