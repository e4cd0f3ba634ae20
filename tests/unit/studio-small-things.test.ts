import { describe, expect, it } from "vitest";
import { clustered } from "#server/studio/image/composed/clusters.ts";
import { placeItems, thingItems } from "#server/studio/image/composed/layout.ts";
import { onTable } from "#server/studio/image/composed/on-table.ts";
import type { Setting } from "#server/studio/image/composed/setting.ts";
import { asBodyParts } from "#server/studio/image/composed/body-parts.ts";
import { palette } from "#server/studio/image/palettes.ts";
import { describeScene } from "#server/studio/reading/scene/describe.ts";

const colours = palette("harbour", 0, 1);
const itemsOf = (text: string) => {
  const scene = describeScene(text, "en-US");
  const items = asBodyParts(thingItems(scene, colours, "ground", false));
  return clustered(onTable(items, scene, colours, { on: "ground", cabin: undefined }), scene.action);
};

const OPEN: Setting = { layers: [], front: [], horizon: 400, rows: { front: 650, back: 560 }, on: "ground" };
const ROOM: Setting = { ...OPEN, horizon: 384, walls: { foot: 459, slope: 0.55, window: 60 } };
const placed = (text: string, setting: Setting) => placeItems(itemsOf(text), setting, 1);

describe("the depth of a scene", () => {
  it("puts furniture at the walls of a room, behind the others", () => {
    const all = placed("in the living room there was a horse, a sofa and a fridge", ROOM);
    expect(all.map(({ thing }) => thing)).toEqual(expect.arrayContaining(["horse", "sofa", "fridge"]));
    const [last] = all.slice(-1);
    expect(last!.thing).toBe("horse");
    expect(all.filter(({ y }) => y <= ROOM.rows.back)).toHaveLength(2);
    for (const { x, wide } of all) expect(Math.abs(x) + wide / 2).toBeLessThanOrEqual(480);
  });

  it("leaves furniture that is alone in the row", () => {
    expect(placed("in the living room there was a sofa", ROOM)[0]!.y).toBeGreaterThan(ROOM.rows.back);
  });

  it("puts large things behind, and small ones before what they are beside", () => {
    const all = placed("in a field there was a horse, a house and an apple", OPEN);
    const at = (thing: string) => all.find((one) => one.thing === thing)!;
    expect(at("house").y).toBeLessThan(at("horse").y);
    expect(at("apple").y).toBeGreaterThan(at("horse").y);
    expect(all.map(({ thing }) => thing)).toEqual(["house", "horse", "apple"]);
  });

  it("moves low things to the front where the row is full", () => {
    const text = "in a field there was a piano, a bus, a cow, a cat, a dog and a bicycle";
    const all = placed(text, OPEN);
    const front = all.filter(({ y }) => y > OPEN.rows.front + 10).map(({ thing }) => thing);
    expect(front).toContain("cat");
    expect(front).not.toContain("bus");
  });
});

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
