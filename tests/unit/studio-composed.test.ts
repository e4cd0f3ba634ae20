import { describe, expect, it } from "vitest";
import { COLOURS, PEOPLE, PLACES, STATES, THINGS } from "#server/studio/reading/scene/catalogue.ts";
import type { SceneDescription } from "#server/studio/reading/scene/describe.ts";
import { captionOf } from "#server/studio/reading/scene/caption.ts";
import { buildImage } from "#server/studio/image/build-image.ts";
import { palette } from "#server/studio/image/palettes.ts";
import { neededPlace } from "#server/studio/image/composed/needed-place.ts";
import { sculpt } from "#server/studio/image/sculpt.ts";
import { createStage } from "#server/studio/image/stage.ts";
import { thingFigure } from "#server/studio/image/figures/thing-figures.ts";
import { LOCALE_CODES } from "#shared/locales.ts";

const NOTHING: SceneDescription = {
  things: [],
  people: [],
  place: null,
  action: null,
  light: null,
  sky: [],
  weather: null,
};
const calm = { valence: 0, arousal: 0.3, light: 0, pursued: false, alone: true, height: 0 };

function difference(a: Buffer, b: Buffer): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += Math.abs(a[i]! - b[i]!);
  return sum / a.length;
}

describe("a composed scene", () => {
  const framesOf = (scene: SceneDescription, style: "poster" | "collage", times: readonly number[]) => {
    const input = { seed: "composed", symbols: [], mood: calm, style, scene };
    const image = buildImage(input, { width: 128, height: 96 });
    return times.map((t) => Buffer.from(image.paint(t).data()));
  };

  it.each(PLACES)("can be in: %s", (place) => {
    const scene = { ...NOTHING, place, things: [{ thing: "horse" as const }] };
    const [first, next, middle, last] = framesOf(scene, "poster", [0, 1 / 120, 0.5, 119 / 120]);
    expect(difference(first!, middle!)).toBeGreaterThan(0);
    expect(difference(last!, first!)).toBeLessThan(difference(first!, next!) * 2.5 + 0.6);
  });

  it("shows another picture for each action, weather and light", () => {
    const variants: Partial<SceneDescription>[] = [
      {},
      { action: "riding" },
      { action: "flying" },
      { action: "falling" },
      { action: "holding", things: [{ thing: "horse" }, { thing: "key" }] },
      { weather: "rain" },
      { weather: "snow" },
      { weather: "fog" },
      { light: "night" },
      { sky: ["rainbow"] },
      { people: ["grandfather", "baby"] },
      { things: [{ thing: "horse", colour: "red" }] },
      { things: [{ thing: "horse", count: 2 }] },
      { things: [{ thing: "horse", size: "giant" }] },
      { things: [{ thing: "horse", moves: "flying" }] },
      ...STATES.filter((state) => state !== "open" && state !== "closed").map((state) => ({
        things: [{ thing: "horse" as const, state }],
      })),
      { outfit: "weddingDress" },
      { outfit: "swimsuit" },
      { activity: "reading" },
      { activity: "reading", things: [{ thing: "horse" }, { thing: "newspaper" }] },
      { things: [{ thing: "coin" }] },
      { things: [{ thing: "coin", count: 3 }] },
      { placeState: "burning", place: "city" },
      { placeState: "flooded", place: "library" },
      { placeState: "flooded", deep: true, place: "library" },
      { things: [{ thing: "horse" }, { thing: "bridge" }] },
      { things: [{ thing: "horse" }, { thing: "bridge", state: "broken" }] },
    ];
    const frames = variants.map((variant) =>
      framesOf({ ...NOTHING, things: [{ thing: "horse" }], ...variant }, "collage", [0])[0]!.toString(
        "base64",
      ),
    );
    expect(new Set(frames).size).toBe(variants.length);
  });
});

describe("a dream that names no place", () => {
  const placeOf = (scene: Partial<SceneDescription>) => neededPlace({ ...NOTHING, ...scene });

  it("is where its things belong", () => {
    expect(placeOf({ things: [{ thing: "elevator" }] })).toBe("corridor");
    expect(placeOf({ things: [{ thing: "horse" }, { thing: "bed" }] })).toBe("bedroom");
    expect(placeOf({ things: [{ thing: "horse" }] })).toBeNull();
  });

  it("is where most of them belong, and an animal is also elsewhere", () => {
    expect(placeOf({ things: [{ thing: "crocodile" }, { thing: "bathtub" }] })).toBe("bathroom");
    expect(placeOf({ things: [{ thing: "camel" }, { thing: "camel" }, { thing: "sofa" }] })).toBe("desert");
    expect(placeOf({ things: [{ thing: "window" }, { thing: "stove" }] })).toBe("kitchen");
    expect(placeOf({ things: [{ thing: "bathtub" }, { thing: "stove" }, { thing: "fridge" }] })).toBe(
      "kitchen",
    );
  });

  it("is in the open where they move, or the sky is named", () => {
    expect(placeOf({ things: [{ thing: "whale", moves: "flying" }] })).toBeNull();
    expect(placeOf({ things: [{ thing: "bed" }], action: "flying" })).toBeNull();
    expect(placeOf({ things: [{ thing: "bed" }], sky: ["moon"] })).toBeNull();
  });
});

describe("a thing's figure", () => {
  const colours = palette("dawn", 0, 1);
  const stage = createStage({
    width: 160,
    height: 120,
    seed: "thing",
    style: "poster",
    palette: colours,
    light: { x: 0, y: 0 },
  });
  const areaOf = (thing: (typeof THINGS)[number]) => {
    const { figure } = thingFigure(thing, colours);
    const plate = sculpt(stage, figure, { size: 1, x: 0, y: 0 });
    const { data } = plate.c.getImageData(0, 0, plate.width, plate.height);
    return data.filter((value, at) => at % 4 === 3 && value > 0).length / (plate.width * plate.height);
  };

  it.each(THINGS)("covers part of its plate: %s", (thing) => {
    expect(areaOf(thing)).toBeGreaterThan(0.04);
  });

  it("has the colour of the text", () => {
    const tonesOf = (colour: (typeof COLOURS)[number]) =>
      JSON.stringify(thingFigure("car", colours, colour).figure.parts.map(({ tones }) => tones));
    expect(new Set(COLOURS.map(tonesOf)).size).toBe(COLOURS.length);
  });
});

describe("the caption of a drawing", () => {
  const scene: SceneDescription = {
    ...NOTHING,
    things: [
      { thing: "horse", colour: "white" },
      { thing: "key", count: 3 },
      { thing: "apple", colour: "orange" },
    ],
    people: ["grandfather"],
    place: "ocean",
  };

  it("lists what is drawn in the language of the dream", () => {
    expect(captionOf(scene, "en-US")).toBe("a white horse, a key × 3, an orange apple, a grandfather, a sea");
    expect(captionOf(scene, "tr")).toBe("beyaz bir at, anahtar × 3, turuncu bir elma, dede, deniz");
    expect(captionOf(scene, "fr")).toBe(
      "un cheval blanc, une clé × 3, une pomme orange, un grand-père, une mer",
    );
    expect(captionOf(scene, "ja")).toBe("白い馬、鍵 × 3、オレンジ色の林檎、祖父、海");
    const burning: SceneDescription = {
      ...scene,
      things: [{ thing: "door", state: "closed", colour: "red" }],
      people: [],
      place: "city",
      placeState: "burning",
    };
    expect(captionOf(burning, "en-US")).toBe("a closed red door, a burning city");
    expect(captionOf(burning, "tr")).toBe("kapalı kırmızı bir kapı, yanan bir şehir");
    expect(captionOf(burning, "fr")).toBe("une porte fermée rouge, une ville en flammes");
  });

  it("exists for everything in every language, and is null for nothing", () => {
    for (const locale of LOCALE_CODES) {
      expect(captionOf(NOTHING, locale)).toBeNull();
      const whole = captionOf(
        {
          ...NOTHING,
          things: THINGS.map((thing) => ({ thing, colour: "red", size: "tiny", state: "broken" })),
          people: [...PEOPLE],
        },
        locale,
      );
      expect(whole).not.toMatch(/undefined|♀|=/);
    }
  });
});
