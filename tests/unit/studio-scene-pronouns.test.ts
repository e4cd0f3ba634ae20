import { describe, expect, it } from "vitest";
import { describeScene } from "#server/studio/reading/scene/describe.ts";

describe("who is meant by a pronoun", () => {
  it("hugs the animal or the person named before", () => {
    expect(describeScene("I found a puppy and I hugged it", "en-US").handles).toEqual({
      way: "hug",
      thing: "puppy",
    });
    expect(describeScene("vi a mi abuela y la abracé", "es").handles).toMatchObject({
      person: "grandmother",
    });
  });
  it("hugs nothing where none is named", () => {
    expect(describeScene("I hugged it", "en-US").handles).toBeUndefined();
  });
});
