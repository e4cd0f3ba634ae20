import { describe, expect, it } from "vitest";
import { describeScene } from "#server/studio/reading/scene/describe.ts";
import type { Locale } from "#shared/locales.ts";

describe("the light of a dream", () => {
  it.each([
    ["Everything was dark, I only had a candle.", "en-US"],
    ["Her yer karanlıktı.", "tr"],
    ["Se fue la luz en la cocina.", "es"],
    ["停電して真っ暗だった。", "ja"],
  ] as [string, Locale][])("is darkness: %s", (text, locale) => {
    expect(describeScene(text, locale).dark).toBe(true);
  });

  it.each([
    ["In the garden there was a green light.", "en-US", "green"],
    ["Une lumière rouge venait du ciel.", "fr", "red"],
    ["우주선에서 파란 빛이 내려왔다.", "ko", "blue"],
    ["I stood at a red traffic light.", "en-US", undefined],
  ] as [string, Locale, string | undefined][])("has its colour: %s", (text, locale, colour) => {
    expect(describeScene(text, locale).shine).toBe(colour);
  });

  it.each([
    ["My boss shouted in the office during a meeting.", "en-US", "meetingRoom"],
    ["I lost my car in the parking lot of the mall.", "en-US", "carPark"],
    ["結婚式で友達が泣いていた。", "ja", "weddingHall"],
    ["My wedding was on the beach.", "en-US", "shore"],
  ] as [string, Locale, string][])("falls on the nearer place: %s", (text, locale, place) => {
    expect(describeScene(text, locale).place).toBe(place);
  });
});
