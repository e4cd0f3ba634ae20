import { describe, expect, it } from "vitest";
import { describeScene } from "#server/studio/reading/scene/describe.ts";
import type { Locale } from "#shared/locales.ts";

const animals: [string, Locale, string][] = [
  ["my dog was sleeping on the rug", "en-US", "asleep"],
  ["köpek tabutun üstünde uyuyordu", "tr", "asleep"],
  ["Sulla bara dormiva il suo cane", "it", "asleep"],
  ["el gato dormía en el sofá", "es", "asleep"],
  ["猫が机の上で寝ていた", "ja", "asleep"],
  ["the cat stood on its hind legs", "en-US", "upright"],
  ["un perro caminaba en dos patas", "es", "upright"],
  ["kedi arka ayakları üstünde duruyordu", "tr", "upright"],
];

describe("animals that sleep or stand as people do", () => {
  it.each(animals)("are read in %s", (text, locale, pose) => {
    expect(describeScene(text, locale).things.find((one) => one.pose)?.pose).toBe(pose);
  });
  it("leaves them as they are where the dreamer sleeps", () => {
    expect(describeScene("I was sleeping and a dog barked", "en-US").things[0]!.pose).toBeUndefined();
  });
});
