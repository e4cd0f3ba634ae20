import { describe, expect, it } from "vitest";
import { withImpliedHolds } from "#server/studio/image/composed/implied-holds.ts";
import { thingItems } from "#server/studio/image/composed/layout.ts";
import { rideOf } from "#server/studio/image/composed/passengers.ts";
import { dreamerItem } from "#server/studio/image/composed/people.ts";
import { inRow } from "#server/studio/image/composed/row.ts";
import { standingThings } from "#server/studio/image/composed/standing-things.ts";
import { driverSeen } from "#server/studio/image/composed/cabins.ts";
import { heldOtherwise } from "#server/studio/image/composed/handled-ways.ts";
import { plainLook } from "#server/studio/image/figures/garments.ts";
import { tallOf, thingFigure } from "#server/studio/image/figures/thing-figures.ts";
import { planImage } from "#server/studio/image/plan.ts";
import { palette } from "#server/studio/image/palettes.ts";
import { sceneInput } from "#server/studio/image/scene-input.ts";
import { describeScene } from "#server/studio/reading/scene/describe.ts";
import type { Locale } from "#shared/locales.ts";

const colours = palette("dawn");
const sceneOf = (text: string) => describeScene(text, "en-GB");

describe("a dreamer who only looks on", () => {
  const dreamer = (onlooker: boolean) =>
    dreamerItem(colours, null, { kind: "dress", inWater: false, onlooker });

  it("stands nearer than what they look at, turned away from the viewer", () => {
    const things = thingItems(sceneOf("In a field there was a horse and a house."), colours, "ground", false);
    const placed = inRow([...things, dreamer(true)], { front: 700, back: 560 }, 1);
    const mine = placed.find(({ onlooker }) => onlooker)!;
    expect(mine.y).toBe(Math.max(...placed.map(({ y }) => y)));
    expect(placed.filter(({ y }) => y === mine.y)).toEqual([mine]);
    // Neither eyes nor a mouth, and hair in their place.
    expect(mine.figure.parts.length).toBeLessThan(dreamer(false).figure.parts.length);
  });
});

describe("who holds or keeps something", () => {
  it("leads the animal whose lead the dream names with it", () => {
    const scene = withImpliedHolds(sceneOf("My ex-husband showed up with a baby giraffe on a leash."));
    expect(scene.cast?.[0]?.handles).toEqual({ way: "lead", thing: "giraffe" });
    expect(scene.things.map(({ thing }) => thing)).toEqual(["giraffe"]);
  });

  it("pushes the plough that nobody else uses", () => {
    expect(withImpliedHolds(sceneOf("In a field there was a plough.")).handles).toEqual({
      way: "push",
      thing: "plow",
    });
    for (const text of ["In a field there was a giant plough.", "I ran across a field past a plough."])
      expect(withImpliedHolds(sceneOf(text))).not.toHaveProperty("handles");
  });

  it("plays the instrument that is with them alone", () => {
    const handlesOf = (text: string) =>
      withImpliedHolds(sceneOf(text)).cast?.map(({ handles }) => handles?.way);
    expect(handlesOf("My father was sitting on the roof with his accordion.")).toEqual(["play"]);
    expect(handlesOf("My father and my uncle were there. There was a violin.")).toEqual([
      undefined,
      undefined,
    ]);
  });

  it("sits in the only wheelchair, where nobody else is named", () => {
    const seatOf = (text: string) =>
      withImpliedHolds(sceneOf(text)).cast?.map(({ handles }) => handles?.thing);
    expect(seatOf("My grandmother was in a wheelchair in the garden.")).toEqual(["wheelchair"]);
    expect(seatOf("My grandmother was there with my mother and a wheelchair.")).toEqual([
      undefined,
      undefined,
    ]);
  });

  it("has nothing in the hands that is kept in a bath, and is not in it", () => {
    const whole = describeScene("mia suocera teneva un coccodrillo nella vasca da bagno", "it");
    const [woman] = withImpliedHolds(whole).cast!;
    expect(woman).not.toHaveProperty("handles");
    expect(woman).not.toHaveProperty("does");
    expect(standingThings(whole, undefined).map(({ thing }) => thing)).toEqual(["crocodile", "bathtub"]);
  });

  it("holds a cup that is no larger than a head", () => {
    const { figure } = thingFigure("cup", colours);
    const held = heldOtherwise(plainLook(false, 0), { figure, tall: tallOf("cup"), many: false }, "cup")!;
    const alone = heldOtherwise(plainLook(false, 0), { figure, tall: 46, many: false }, "cup")!;
    expect(held.box).toEqual(alone.box);
    expect(held.box.right - held.box.left).toBeLessThan(80);
  });
});

describe("a driver by trade", () => {
  it("is at the wheel of the bus in which the dreamer is", () => {
    const scene = driverSeen(sceneOf("I was on the bus with my nan and the driver was a badger."));
    const items = thingItems(scene, colours, "ground", false);
    const ride = rideOf(items, scene, { cast: scene.cast!, woman: false })!;
    expect(ride.riders.map(({ animal, id }) => animal ?? id)).toEqual(["badger", "grandmother"]);
  });
});

describe("a house", () => {
  const thingsIn = (dreamText: string, language: Locale) =>
    planImage(sceneInput({ dreamText, language, seed: "one", style: "auto" })).description?.things.map(
      ({ thing }) => thing,
    );

  it("is not seen in the kitchen whose fridge the dream names with it, but from a train", () => {
    expect(thingsIn("the fridge of our house had a penguin in it", "en-US")).toEqual(["fridge", "penguin"]);
    expect(thingsIn("I was on a train and out of the window I saw a house", "en-US")).toContain("house");
  });
});
