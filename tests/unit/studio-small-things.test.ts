import { describe, expect, it } from "vitest";
import { clustered } from "#server/studio/image/composed/clusters.ts";
import { thingItems } from "#server/studio/image/composed/layout.ts";
import { onTable } from "#server/studio/image/composed/on-table.ts";
import { asBodyParts } from "#server/studio/image/composed/body-parts.ts";
import { palette } from "#server/studio/image/palettes.ts";
import { describeScene } from "#server/studio/reading/scene/describe.ts";

const colours = palette("harbour", 0, 1);
const itemsOf = (text: string) => {
  const scene = describeScene(text, "en-US");
  const items = asBodyParts(thingItems(scene, colours, "ground", false));
  return clustered(onTable(items, scene, colours, "ground"), scene.action);
};

describe("small things of a scene", () => {
  it.each([
    ["in the kitchen there were keys and an old phone", 1],
    ["a table with nothing, a red apple and a cup in the kitchen", 1],
    ["in a field there was a camel, an apple and a key", 2],
    ["in the kitchen there was a dog and a horse", 2],
  ])("are together: %s", (text, figures) => {
    expect(itemsOf(text)).toHaveLength(figures);
  });

  it("draws several of a kind and loose parts of a body as one figure", () => {
    expect(itemsOf("three hens in a field")).toHaveLength(1);
    expect(itemsOf("legs in a field")).toHaveLength(1);
  });
});
