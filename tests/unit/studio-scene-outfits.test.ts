import { describe, expect, it } from "vitest";
import { describeScene } from "#server/studio/reading/scene/describe.ts";
import type { Locale } from "#shared/locales.ts";

describe("clothes of the dreamer", () => {
  it.each<[string, Locale, string]>([
    ["I was in a suit at the office.", "en-US", "suit"],
    ["I was in hanbok in the garden.", "en-US", "hanbok"],
    ["Estaba en la iglesia con un vestido de primera comunión.", "es", "communionDress"],
    ["Üzerimde okul üniforması vardı, sınıftaydım.", "tr", "schoolUniform"],
    ["私は着物を着て川のそばを歩いていた。", "ja", "kimono"],
    ["나는 한복을 입고 시장에 있었다.", "ko", "hanbok"],
    ["मैं साड़ी पहनकर बाज़ार में थी।", "hi", "sari"],
    ["كنت أرتدي عباية في السوق.", "ar", "abaya"],
    ["My wings were too heavy.", "en-US", "wings"],
    ["Me habían salido cuernos en la cabeza.", "es", "horns"],
    ["Sırtımda kanatlarım vardı.", "tr", "wings"],
    ["私の背中に翼が生えた。", "ja", "wings"],
  ])("are seen on them: %s", (text, locale, outfit) => {
    const scene = describeScene(text, locale);
    expect(scene.outfit).toBe(outfit);
    expect(scene.things).toEqual([]);
  });

  it("have the colour that is named", () => {
    const { outfit, outfitColour } = describeScene("I was wearing a red dress.", "en-US");
    expect([outfit, outfitColour]).toEqual(["dress", "red"]);
  });
});

describe("clothes of another person", () => {
  it.each<[string, Locale, string]>([
    ["A woman in an abaya stood in the street.", "en-US", "abaya"],
    ["I saw my grandmother in a sari.", "en-US", "sari"],
    ["着物を着た女性が立っていた。", "ja", "kimono"],
    ["한복을 입은 할머니가 있었다.", "ko", "hanbok"],
    ["Takım elbiseli bir adam bekliyordu.", "tr", "suit"],
    ["A man with a long beard stood there.", "en-US", "beard"],
    ["Uma mulher com asas estava na praça.", "pt", "wings"],
  ])("are seen on them: %s", (text, locale, outfit) => {
    const { cast, outfit: mine, things } = describeScene(text, locale);
    expect(cast).toEqual([expect.objectContaining({ outfit })]);
    expect(mine).toBeUndefined();
    expect(things).toEqual([]);
  });

  it("are of the body and of the head", () => {
    const { cast } = describeScene("A man in a poncho and a sombrero crossed the desert.", "en-US");
    expect(cast).toEqual([expect.objectContaining({ outfit: "poncho", headwear: "sombrero" })]);
  });

  it("are things where nobody wears them", () => {
    const { things, outfit } = describeScene("A red kimono hung in the wardrobe.", "en-US");
    expect(outfit).toBeUndefined();
    expect(things).toContainEqual(expect.objectContaining({ thing: "kimono", colour: "red" }));
    expect(describeScene("A dog with wings barked.", "en-US").outfit).toBeUndefined();
  });
});
