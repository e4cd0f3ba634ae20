import { describe, expect, it } from "vitest";
import { infantIn } from "#server/studio/image/composed/infants.ts";
import { thingItems } from "#server/studio/image/composed/layout.ts";
import { withPickers } from "#server/studio/image/composed/pickers.ts";
import { thingFigure } from "#server/studio/image/figures/thing-figures.ts";
import { palette } from "#server/studio/image/palettes.ts";
import { drawnScene, imageryOf } from "#server/studio/reading/imagery.ts";
import type { Thing } from "#server/studio/reading/scene/catalogue.ts";
import { describeScene } from "#server/studio/reading/scene/describe.ts";
import type { Locale } from "#shared/locales.ts";

const colours = palette("dawn");
const itemsOf = (text: string) => thingItems(describeScene(text, "en-US"), colours, "ground", false);

describe("who is in a dream", () => {
  it("is not who has no seat, no groom and no drum", () => {
    const bus = describeScene("Otobüs bomboştu, şoför koltuğunda da kimse yoktu.", "tr");
    expect({ people: bus.people, things: bus.things.map(({ thing }) => thing) }).toEqual({
      people: [],
      things: ["bus"],
    });
    const wedding = describeScene(
      "Ablamın düğünü var, davul çalıyor ama damat yok, ablam halay çekti.",
      "tr",
    );
    expect(wedding.cast?.map(({ id, handles }) => [id, handles])).toEqual([["bride", undefined]]);
    expect(describeScene("My sister's wedding, everybody danced.", "en-US").people).toContain("bride");
  });

  it("is on a seat that the dreamer leaves to them", () => {
    const { cast, aboard } = describeScene("C'era mia moglie, seduta sulla panchina del parco.", "it");
    expect(cast).toMatchObject([{ id: "woman", handles: { way: "ride", thing: "bench" } }]);
    expect(aboard).toBeUndefined();
    const both = describeScene("I sat with my mother on a bench in the park.", "en-US");
    expect(both.aboard).toEqual({ thing: "bench", onTop: true });
  });

  it("is on no animal that sits there itself", () => {
    const text = "아저씨는 낫으로 길을 내고 있었고 판다 한 마리가 노약자석에 앉아 나를 쳐다봤다.";
    expect(describeScene(text, "ko").cast).toEqual([{ id: "man" }]);
  });

  it("is no elephant on which nobody comes", () => {
    const { things } = describeScene("बारात हाथी पर नहीं, नाव पर आ रही थी।", "hi");
    expect(things.map(({ thing }) => thing)).toEqual(["rowboat"]);
  });

  it("lies in a cradle only where an infant is named", () => {
    const [empty, full] = [itemsOf("A cradle stood there."), itemsOf("A baby lay in the cradle.")];
    expect(empty[0]!.figure.parts.length).toBeLessThan(full[0]!.figure.parts.length);
    const item = (thing: Thing) => {
      const { figure, habit } = thingFigure(thing, colours);
      return { figure, habit, tall: 100, wide: 100, row: "front" as const, thing };
    };
    const [cradle, suitcase] = [item("cradle"), item("suitcase")];
    expect(infantIn(cradle, colours)).toBe(cradle);
    expect(infantIn(suitcase, colours)!.figure.parts.length).toBeGreaterThan(suitcase.figure.parts.length);
  });
});

describe("who waits", () => {
  it("is the dreamer only where the verb says so", () => {
    expect(describeScene("Durakta bekliyordum.", "tr").activity).toBe("waiting");
    for (const text of ["Annem kapıda bekliyordu.", "Farların önünde beyaz bir at bekliyor."])
      expect(describeScene(text, "tr").activity).toBeUndefined();
  });
});

describe("the place", () => {
  it.each([
    ["En el hospital donde trabajo preguntaban por la llave de la farmacia.", "es", "hospital"],
    ["I was at school and I had lost the key to the church.", "en-US", "school"],
    ["Лошадь стоит у нас на кухне. В окно видно, что весь двор зарос клевером.", "en-US", "kitchen"],
  ] as [string, Locale, string][])("is not one that is only named: %s", (text, locale, place) => {
    expect(describeScene(text, locale).place).toBe(place);
  });
  it("is by a door, and not on it", () => {
    const { things } = describeScene("Un perro me esperaba en la puerta.", "es");
    expect(things).toEqual([{ thing: "dog" }, { thing: "door" }]);
  });
});

describe("who picks", () => {
  const pickerIn = (text: string, locale: Locale) => {
    const scene = describeScene(text, locale);
    const { activity, handles, cast } = withPickers(scene, scene);
    return [activity, handles?.way, ...(cast ?? []).map(({ does }) => does)];
  };
  it("reaches into a tree for fruit alone", () => {
    expect(pickerIn("My mother picked apples.", "en-US")).toContain("picking");
    expect(pickerIn("Mio marito raccoglieva cucchiai.", "it")).not.toContain("picking");
    expect(pickerIn("Je vendangeais avec mes cousins, les grappes brillaient.", "fr")).toContain("planting");
    expect(pickerIn("Bostanda karpuz topluyorduk.", "tr")).toContain("hold");
  });
});

describe("what only flutters like a wave", () => {
  it("is drawn as described", () => {
    const flutters = imageryOf("Çamaşır ipine tutunmuş uçuyorum, çarşaflar dalgalanıyor.", "tr");
    expect(flutters.symbols).toContain("wave");
    expect(drawnScene(flutters)).toBe(flutters.scene);
    expect(drawnScene(imageryOf("A giant wave was coming.", "en-US"))).toBeUndefined();
  });
});
