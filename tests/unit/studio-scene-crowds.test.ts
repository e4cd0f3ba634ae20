import { describe, expect, it } from "vitest";
import { describeScene } from "#server/studio/reading/scene/describe.ts";
import type { Locale } from "#shared/locales.ts";

const castOf = (text: string, locale: Locale) => describeScene(text, locale).cast ?? [];

describe("crowds with something in the hands", () => {
  it("are read with it", () => {
    expect(castOf("everyone was holding a live fish", "en-US")[0]!.handles).toEqual({
      way: "hold",
      thing: "fish",
    });
    expect(castOf("todo mundo segurava um peixe vivo na mão", "pt-BR")[0]!.handles).toBeDefined();
  });
});

describe("one person", () => {
  it("is one where the word ends like a plural: the dreamer's ex", () => {
    const [ex] = describeScene("mon ex était assis là et épluchait des oranges", "fr").cast!;
    expect(ex).toMatchObject({ role: "ex" });
    expect(ex!.count).toBeUndefined();
  });
});
