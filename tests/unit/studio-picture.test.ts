import { loadImage } from "@napi-rs/canvas";
import { describe, expect, it } from "vitest";
import { LOCALE_CODES } from "#shared/locales.ts";
import type { DreamPrompt, Reading } from "#server/providers/engines.ts";
import { imageryOf } from "#server/studio/reading/imagery.ts";
import { createStudioReading } from "#server/studio/reading/read.ts";
import { createEngineCall } from "../support/engine-call.ts";
import { sceneInput } from "#server/studio/picture/scene-input.ts";
import { buildPicture } from "#server/studio/picture/build.ts";
import { FIGURES } from "#server/studio/picture/figures/figures.ts";
import { planPicture } from "#server/studio/picture/plan.ts";
import { randomStream } from "#server/studio/picture/random.ts";
import { PEOPLE, person } from "#server/studio/picture/figures/people.ts";
import { palette } from "#server/studio/picture/palettes.ts";
import { SCENES } from "#server/studio/picture/scenes/scenes.ts";
import { sculpt } from "#server/studio/picture/sculpt.ts";
import { createStage } from "#server/studio/picture/stage.ts";
import { drawStill } from "#server/studio/picture/still.ts";

const door: DreamPrompt = {
  dreamText: "Denizin ortasında tek başına duran bir kapı vardı, aralığından sarı bir ışık sızıyordu.",
  language: "tr",
  seed: "one",
  style: "auto",
};
const tiny = { width: 160, height: 120 };

describe("a picture", () => {
  it("is the same bytes for the same dream and seed", async () => {
    const first = await drawStill(sceneInput(door), tiny);
    const second = await drawStill(sceneInput({ ...door }), tiny);
    expect(first.equals(second)).toBe(true);
  });

  it("is another one for another text, and for another seed", async () => {
    const first = await drawStill(sceneInput(door), tiny);
    const otherText = await drawStill(sceneInput({ ...door, dreamText: `${door.dreamText} Korktum.` }), tiny);
    const otherSeed = await drawStill(sceneInput({ ...door, seed: "two" }), tiny);
    expect(first.equals(otherText)).toBe(false);
    expect(first.equals(otherSeed)).toBe(false);
  });

  it("has the size that was asked for", async () => {
    const image = await loadImage(await drawStill(sceneInput(door), { width: 202, height: 90 }));
    expect([image.width, image.height]).toEqual([202, 90]);
  });

  it("refuses sizes beyond what it can draw", async () => {
    await expect(drawStill(sceneInput(door), { width: 3841, height: 2160 })).rejects.toThrow(RangeError);
    await expect(drawStill(sceneInput(door), { width: 0, height: 100 })).rejects.toThrow(RangeError);
  });

  it("decides the same whatever the size, so that only sharpness changes", () => {
    const { palette, ...plan } = planPicture(sceneInput(door));
    const { palette: again, ...same } = planPicture(sceneInput(door));
    expect(same).toEqual(plan);
    expect(again).toEqual(palette);
  });

  it("keeps the manner that the person chose", () => {
    for (const style of ["poster", "collage"] as const) {
      for (const seed of ["a", "b", "c", "d"])
        expect(planPicture(sceneInput({ ...door, seed, style })).manner).toBe(style);
    }
  });
});

describe("the scene of a dream", () => {
  const sceneFor = (dreamText: string, language: DreamPrompt["language"]) =>
    ["1", "2", "3", "4"].map((seed) => planPicture(sceneInput({ dreamText, language, seed, style: "auto" })));

  it("follows the place that the dream names", () => {
    expect(
      sceneFor("Bir labirentte kayboldum, çıkışı arıyordum.", "tr").map((plan) => plan.scene.name),
    ).toContain("labyrinth");
    expect(
      sceneFor("I stood in the desert before a door in the sand.", "en-US").map((plan) => plan.scene.name),
    ).toContain("dunes");
    expect(sceneFor("Une vague immense venait vers moi.", "fr").map((plan) => plan.scene.name)).toContain(
      "great-wave",
    );
  });

  it("puts the creature of the dream into it", () => {
    for (const plan of sceneFor("A wolf looked at me in the forest.", "en-US"))
      expect(plan.hero).toBe("wolf");
    for (const plan of sceneFor("Kocaman bir balina şehrin üstünde uçuyordu.", "tr"))
      expect([plan.hero, ...plan.extras]).toContain("whale");
  });

  it("exists for a text that names nothing, in every language", () => {
    for (const language of LOCALE_CODES) {
      const plan = planPicture(
        sceneInput({ dreamText: "xyz xyz xyz", language, seed: language, style: "auto" }),
      );
      expect(FIGURES[plan.hero]).toBeDefined();
    }
  });
});

describe("the imagery of a reading", () => {
  it("is what the lexicon finds, also after its way through the database", async () => {
    const { imagery } = await createStudioReading().read(door, createEngineCall());
    const stored = JSON.parse(JSON.stringify(imagery)) as NonNullable<Reading["imagery"]>;
    const reading = { imagery: stored } as Reading;
    expect(sceneInput({ ...door, reading })).toEqual(sceneInput(door));
  });

  it("is drawn instead of reading the text again", () => {
    const imagery = { ...imageryOf("A wolf looked at me in the forest.", "en-US") };
    const plan = planPicture(sceneInput({ ...door, reading: { imagery } as Reading }));
    expect(plan.hero).toBe("wolf");
  });
});

describe("every scene", () => {
  const calm = { valence: 0, arousal: 0.3, light: 0, pursued: false, alone: true, height: 0 };

  it.each(SCENES.map((scene) => scene.name))(
    "%s can be drawn in both manners, and moves without a jerk at the loop",
    (name) => {
      const scene = SCENES.find((one) => one.name === name)!;
      // Large enough for a brick or a leaf to have pixels of its own.
      const size = { width: 192, height: 108 };
      for (const style of ["poster", "collage"] as const) {
        const input = sceneOf(scene.name, style);
        expect(planPicture(input).scene.name).toBe(name);
        const picture = buildPicture(input, size);
        const frames = [0, 1, 60, 119].map((i) => Buffer.from(picture.paint(i / 120).data()));
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

describe("a person in a picture", () => {
  it.each(PEOPLE)("has a body: %s", (kind) => {
    const colours = palette("dawn", 0, 1);
    const light = { x: 0, y: 0 };
    const stage = createStage({
      width: 480,
      height: 360,
      seed: "body",
      manner: "poster",
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
  it("comes in a stream of its own for each element", () => {
    const draw = (name: string) => {
      const random = randomStream("seed", name);
      return [random(), random(), random()];
    };
    expect(draw("stars")).toEqual(draw("stars"));
    expect(draw("stars")).not.toEqual(draw("clouds"));
  });
});
