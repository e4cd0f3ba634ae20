import { describe, expect, it } from "vitest";
import { describeScene } from "#server/studio/reading/scene/describe.ts";
import type { Locale } from "#shared/locales.ts";

describe("tools, vehicles, music and toys", () => {
  it.each([
    ["Çivi paslıydı, tuğlalar düşüyordu.", "tr", ["nail", "bricks"]],
    ["Dedem saz çalıyordu.", "tr", ["saz"]],
    ["No telhado havia uma caixa d'água.", "pt", ["waterTank"]],
    ["A mala vinha na esteira de bagagem.", "pt", ["conveyorBelt"]],
    ["Perdí la raqueta de tenis.", "es", ["tennisRacket"]],
    ["Une éolienne tournait près d'un château d'eau.", "fr", ["windTurbine", "waterTank"]],
    ["Un burattino suonava la batteria.", "it", ["puppet", "drumKit"]],
    ["Ein Bagger und ein Betonmischer standen da.", "de", ["excavator", "cementMixer"]],
    ["I had boxing gloves and a disco ball hung above me.", "en", ["boxingGloves", "discoBall"]],
    ["新幹線の窓から電柱が見えた。", "ja", ["bulletTrain", "pylon"]],
  ] as [string, Locale, string[]][])("are read: %s", (text, locale, things) => {
    expect(describeScene(text, locale).things.map(({ thing }) => thing)).toEqual(
      expect.arrayContaining(things),
    );
  });

  it.each([
    ["I hid behind the wheel of the car.", "en", "wheel"],
    ["The scales fell and we ate whipped cream.", "en", "whip"],
    ["The traffic light was red.", "en", "trafficJam"],
    ["Tekerlekli sandalyedeydim.", "tr", "wheel"],
    ["Nella padella bollivano uova.", "it", "bubbles"],
  ] as [string, Locale, string][])("are not read: %s", (text, locale, thing) => {
    expect(describeScene(text, locale).things.map((one) => one.thing)).not.toContain(thing);
  });
});
