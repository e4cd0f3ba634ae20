import { loadImage } from "@napi-rs/canvas";
import { describe, expect, it } from "vitest";
import { LOCALE_CODES } from "#shared/locales.ts";
import type { DreamPrompt, Reading } from "#server/providers/engines.ts";
import { imageryOf } from "#server/studio/reading/imagery.ts";
import { createStudioReading } from "#server/studio/reading/read.ts";
import { createEngineCall } from "../support/engine-call.ts";
import { sceneInput } from "#server/studio/image/scene-input.ts";
import { buildImage } from "#server/studio/image/build-image.ts";
import { FIGURES } from "#server/studio/image/figures/figures.ts";
import { planImage } from "#server/studio/image/plan.ts";
import { randomStream } from "#server/studio/image/random.ts";
import { PEOPLE, person } from "#server/studio/image/figures/people.ts";
import { palette } from "#server/studio/image/palettes.ts";
import { SCENES } from "#server/studio/image/scenes/scenes.ts";
import { sculpt } from "#server/studio/image/sculpt.ts";
import { createStage } from "#server/studio/image/stage.ts";
import { drawImage } from "#server/studio/image/draw-image.ts";

const door: DreamPrompt = {
  dreamText: "Denizin ortasında tek başına duran bir kapı vardı, aralığından sarı bir ışık sızıyordu.",
  language: "tr",
  seed: "one",
  style: "auto",
};
const tiny = { width: 160, height: 120 };

describe("an image", () => {
  it("is the same bytes for the same dream and seed", async () => {
    const first = await drawImage(sceneInput(door), tiny);
    const second = await drawImage(sceneInput({ ...door }), tiny);
    expect(first.equals(second)).toBe(true);
  });

  it("differs for another text, and for another seed", async () => {
    const first = await drawImage(sceneInput(door), tiny);
    const otherText = await drawImage(sceneInput({ ...door, dreamText: `${door.dreamText} Korktum.` }), tiny);
    const otherSeed = await drawImage(sceneInput({ ...door, seed: "two" }), tiny);
    expect(first.equals(otherText)).toBe(false);
    expect(first.equals(otherSeed)).toBe(false);
  });

  it("has the requested size", async () => {
    const image = await loadImage(await drawImage(sceneInput(door), { width: 202, height: 90 }));
    expect([image.width, image.height]).toEqual([202, 90]);
  });

  it("rejects sizes outside its limits", async () => {
    await expect(drawImage(sceneInput(door), { width: 3841, height: 2160 })).rejects.toThrow(RangeError);
    await expect(drawImage(sceneInput(door), { width: 0, height: 100 })).rejects.toThrow(RangeError);
  });

  it("has the same plan each time", () => {
    const { palette, ...plan } = planImage(sceneInput(door));
    const { palette: again, ...same } = planImage(sceneInput(door));
    expect(same).toEqual(plan);
    expect(again).toEqual(palette);
  });

  it("has the style that the user chose", () => {
    for (const style of ["poster", "collage"] as const) {
      for (const seed of ["a", "b", "c", "d"])
        expect(planImage(sceneInput({ ...door, seed, style })).style).toBe(style);
    }
  });
});

describe("the scene of a dream", () => {
  const sceneFor = (dreamText: string, language: DreamPrompt["language"]) =>
    ["1", "2", "3", "4"].map((seed) => planImage(sceneInput({ dreamText, language, seed, style: "auto" })));

  it("matches the place in the dream", () => {
    expect(
      sceneFor("Bir labirentte kayboldum, çıkışı arıyordum.", "tr").map((plan) => plan.scene.name),
    ).toContain("labyrinth");
    expect(
      sceneFor("I stood in the desert before a door in the sand.", "en-US").map((plan) => plan.scene.name),
    ).toContain("desert");
    expect(sceneFor("Une vague immense venait vers moi.", "fr").map((plan) => plan.scene.name)).toContain(
      "great-wave",
    );
  });

  it("contains the creature of the dream", () => {
    for (const plan of sceneFor("A wolf looked at me in the forest.", "en-US"))
      expect(plan.description?.things).toEqual([{ thing: "wolf" }]);
    for (const plan of sceneFor("Kocaman bir balina şehrin üstünde uçuyordu.", "tr"))
      expect(plan.description?.things[0]?.thing).toBe("whale");
  });

  it("has no house on the roof of that house", () => {
    const things = sceneFor("On était sur le toit de la maison avec un chameau.", "fr").map((plan) =>
      plan.description?.things.map(({ thing }) => thing),
    );
    expect(things).toEqual(Array.from({ length: 4 }, () => ["camel"]));
  });

  it("lets who got into a lift ride nothing else", () => {
    const [plan] = sceneFor(
      "Asansöre bindim, kapı açılınca bizim köyün bahçesi çıktı, kocaman bir ayı vardı.",
      "tr",
    );
    expect(plan!.description).toMatchObject({ action: null });
    expect(sceneFor("Bir ata bindim.", "tr")[0]!.description?.action).toBe("riding");
  });

  it("is within a house whose stairs one climbs", () => {
    for (const { description } of sceneFor("Je montais l'escalier de la maison de mon enfance.", "fr")) {
      expect(description).toMatchObject({ place: "stairwell", things: [], action: null });
    }
  });

  it("exists for a text without symbols, in every language", () => {
    for (const language of LOCALE_CODES) {
      const plan = planImage(
        sceneInput({ dreamText: "xyz xyz xyz", language, seed: language, style: "auto" }),
      );
      expect(FIGURES[plan.hero]).toBeDefined();
    }
  });
});

describe("the imagery of a reading", () => {
  it("equals what the lexicon finds, also after a JSON round trip", async () => {
    const { imagery } = await createStudioReading().read(door, createEngineCall());
    const stored = JSON.parse(JSON.stringify(imagery)) as NonNullable<Reading["imagery"]>;
    const reading = { imagery: stored } as Reading;
    expect(sceneInput({ ...door, reading })).toEqual(sceneInput(door));
  });

  it("is used instead of the text", () => {
    const imagery = { ...imageryOf("A wolf looked at me in the forest.", "en-US") };
    const plan = planImage(sceneInput({ ...door, reading: { imagery } as Reading }));
    expect(plan.description?.things[0]?.thing).toBe("wolf");
  });

  it("is drawn by its symbols where it was stored without a description", () => {
    const { scene: _none, ...imagery } = imageryOf("A wolf looked at me in the forest.", "en-US");
    const plan = planImage(sceneInput({ ...door, reading: { imagery } as Reading }));
    expect(plan.description).toBeUndefined();
    expect(plan.hero).toBe("wolf");
  });
});

describe("every scene", () => {
  const calm = { valence: 0, arousal: 0.3, light: 0, pursued: false, alone: true, height: 0 };

  it.each(SCENES.map((scene) => scene.name))(
    "%s can be drawn in both styles, and its video loops without a jump",
    (name) => {
      const scene = SCENES.find((one) => one.name === name)!;
      // Large enough that details as small as a brick or a leaf cover a pixel.
      const size = { width: 192, height: 108 };
      for (const style of ["poster", "collage"] as const) {
        const input = sceneOf(scene.name, style);
        expect(planImage(input).scene.name).toBe(name);
        const image = buildImage(input, size);
        const frames = [0, 1, 60, 119].map((i) => Buffer.from(image.paint(i / 120).data()));
        const step = difference(frames[0]!, frames[1]!);
        const loop = difference(frames[3]!, frames[0]!);
        expect(difference(frames[0]!, frames[2]!)).toBeGreaterThan(0);
        expect(loop).toBeLessThan(step * 2.5 + 0.6);
      }
    },
  );

  function sceneOf(name: string, style: "poster" | "collage") {
    const places = SCENES.find((one) => one.name === name)!.places;
    const symbols = Object.entries(places)
      .sort((a, b) => b[1] - a[1])
      .map(([symbol]) => symbol);
    return { seed: `scene ${name}`, symbols: symbols.slice(0, 8), mood: calm, style };
  }
});

describe("a person in an image", () => {
  it.each(PEOPLE)("covers part of its plate: %s", (kind) => {
    const colours = palette("dawn", 0, 1);
    const light = { x: 0, y: 0 };
    const stage = createStage({
      width: 480,
      height: 360,
      seed: "body",
      style: "poster",
      palette: colours,
      light,
    });
    const plate = sculpt(stage, person(colours, kind), { size: 2, x: 0, y: 400 });
    const { data } = plate.c.getImageData(0, 0, plate.width, plate.height);
    const drawn = data.filter((value, at) => at % 4 === 3 && value > 0).length;
    expect(drawn / (plate.width * plate.height)).toBeGreaterThan(0.15);
  });
});

/** Mean difference of two frames, 0 to 255. */
function difference(a: Buffer, b: Buffer): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += Math.abs(a[i]! - b[i]!);
  return sum / a.length;
}

describe("randomness", () => {
  it("has an independent stream per element", () => {
    const draw = (name: string) => {
      const random = randomStream("seed", name);
      return [random(), random(), random()];
    };
    expect(draw("stars")).toEqual(draw("stars"));
    expect(draw("stars")).not.toEqual(draw("clouds"));
  });
});
