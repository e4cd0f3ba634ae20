import { describe, expect, it } from "vitest";
import { bondedItems } from "#server/studio/image/composed/bonds.ts";
import { withImpliedHolds } from "#server/studio/image/composed/implied-holds.ts";
import { withInHands } from "#server/studio/image/composed/in-hands.ts";
import { placeItems, thingItems } from "#server/studio/image/composed/layout.ts";
import type { Setting } from "#server/studio/image/composed/setting.ts";
import { palette } from "#server/studio/image/palettes.ts";
import { describeScene, type SceneDescription } from "#server/studio/reading/scene/describe.ts";

const colours = palette("harbour", 0, 1);
const OPEN: Setting = { layers: [], front: [], horizon: 400, rows: { front: 650, back: 560 }, on: "ground" };

const inHands = (text: string) => {
  const scene = describeScene(text, "en-US");
  const rest = thingItems(scene, colours, "ground", false);
  return withInHands({ items: [], shown: [], rest }, scene, {
    known: scene.cast ?? [],
    woman: false,
    free: true,
    on: "ground",
    cabin: undefined,
  });
};

describe("small things that the dream gives to nobody", () => {
  it.each([
    ["In a field there was a pencil and a carrot.", []],
    ["In a field there was a horse and a key.", ["horse"]],
    ["I ran across a field, there was a basketball and a horse.", ["horse"]],
    ["In a field there was a pencil, a carrot and a coin.", ["coin"]],
  ])("are in the hands of the dreamer: %s", (text, rest) => {
    const handled = inHands(text);
    expect(handled.dreamer?.person).toBe(true);
    expect(handled.rest.map(({ thing }) => thing)).toEqual(rest);
  });

  it("are left where they are beside a tool, which is held in a room too", () => {
    const handled = inHands("In the kitchen there was a shovel and a key.");
    expect(handled.dreamer?.person).toBe(true);
    expect(handled.rest.map(({ thing }) => thing)).toEqual(["key"]);
  });

  it.each([
    "In the kitchen there was a table and a key.",
    "In a field there was a giant pencil.",
    "I had an exam and my pencil did not write.",
    "In a field there were hundreds of umbrellas.",
    "In a field there was a horse and a sofa.",
    "I was with my ex in a field and there was a bouquet.",
  ])("are not, where they are on a table, too large or not in the way: %s", (text) => {
    expect(inHands(text).dreamer).toBeUndefined();
  });

  it("a tooth that falls out does not fall from the sky, teeth do", () => {
    const rows = ["Bir dişim düştü.", "Gökten dişler yağıyordu."].map((text) =>
      thingItems(describeScene(text, "tr"), colours, "ground", false).map(({ row }) => row),
    );
    expect(rows).toEqual([["front"], ["air"]]);
  });

  it("are small beside people", () => {
    const scene = describeScene("In a field there was a man and a key.", "en-US");
    const [key] = thingItems(scene, colours, "ground", false);
    const man = { ...key!, thing: undefined, person: true, tall: 215, wide: 90 };
    const placed = placeItems([key!, man], OPEN, 1);
    const tallOf = (person: boolean) => placed.find((one) => Boolean(one.person) === person)!.tall;
    expect(tallOf(false)).toBeLessThan(tallOf(true) * 0.5);
  });
});

describe("what things and people of a scene say about hands", () => {
  const implied = (text: string) => withImpliedHolds(describeScene(text, "en-US"));

  it("leads the animal of which there is a lead", () => {
    const scene = implied("On the shore there was my mother-in-law with a lion and a dog lead.");
    expect(scene.cast?.[0]?.handles).toEqual({ way: "lead", thing: "lion" });
    expect(scene.things.map(({ thing }) => thing)).not.toContain("dogLead");
  });

  it("holds what is in a bag by the bag", () => {
    const scene: SceneDescription = {
      ...describeScene("A hen.", "en-US"),
      things: [{ thing: "hen", bond: { to: "handbag", how: "in" } }, { thing: "handbag" }],
      handles: { way: "hold", thing: "hen" },
    };
    expect(withImpliedHolds(scene).handles).toEqual({ way: "hold", thing: "handbag" });
  });

  it("has a child in the arms where there is nothing else to hold", () => {
    const scene: SceneDescription = {
      ...describeScene("I was on a train.", "en-US"),
      action: "holding",
      cast: [{ id: "child" }],
    };
    expect(withImpliedHolds(scene).handles).toEqual({ way: "hold", person: "child" });
    const umbrella = { ...scene, things: [{ thing: "umbrella" as const }] };
    expect(withImpliedHolds(umbrella).handles).toBeUndefined();
  });

  it("puts glasses on an animal that is a person", () => {
    const scene: SceneDescription = {
      ...describeScene("Glasses.", "en-US"),
      cast: [{ id: "teacher", role: "teacher", animal: "heron" }],
    };
    expect(withImpliedHolds(scene).cast?.[0]?.wears).toEqual(["glasses"]);
    expect(withImpliedHolds(scene).things).toEqual([]);
  });
});

describe("animals in what people lie and ride in", () => {
  it.each([
    ["horse", "bed"],
    ["cow", "schoolBus"],
    ["sheep", "bus"],
    ["hen", "train"],
  ] as const)("are seen there: a %s in a %s", (thing, to) => {
    const scene: SceneDescription = {
      ...describeScene("A hen.", "en-US"),
      things: [{ thing, count: 3, bond: { to, how: "in" } }, { thing: to }],
    };
    const joined = bondedItems(thingItems(scene, colours, "ground", false), scene, colours);
    expect(joined.map((one) => one.thing)).toEqual([to]);
    expect(joined[0]!.pair).toBe(true);
  });
});
