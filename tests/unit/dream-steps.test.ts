import { describe, expect, it } from "vitest";
import { badgeOf, makerOf, retryCost, titleOf } from "#client/features/dreams/dream-state.ts";
import { roughTime, stepsOf } from "#client/features/dreams/progress/steps.ts";
import { discPlace } from "#client/features/dreams/progress/use-disc-place.ts";
import type { Dream, DreamStatus, PartStatus } from "#shared/dreams.ts";

const COSTS = { reading: 1, image: 1, video: 3 };

function dreamWith(status: DreamStatus, [reading, image, video]: [PartStatus, PartStatus, PartStatus]) {
  const part = (of: PartStatus, cost: number) => ({
    status: of,
    cost,
    engine: "studio",
    error: null,
    failedAttempts: 0,
  });
  const parts = {
    reading: part(reading, COSTS.reading),
    image: part(image, COSTS.image),
    video: part(video, COSTS.video),
  };
  return { kind: "dream", status, parts } as Pick<Dream, "kind" | "status" | "parts">;
}
const states = (...of: Parameters<typeof stepsOf>) => stepsOf(...of).steps.map(({ state }) => state);

describe("the steps of the overlay", () => {
  it("begin with the first one", () => {
    const dream = dreamWith("queued", ["queued", "queued", "queued"]);
    expect(states(dream)).toEqual(["now", "waiting", "waiting"]);
  });

  it("are only those asked for", () => {
    const dream = dreamWith("processing", ["done", "processing", "skipped"]);
    expect(stepsOf(dream)).toEqual({
      steps: [
        { part: "reading", state: "done" },
        { part: "image", state: "now" },
      ],
      current: 1,
    });
  });

  it("say that a part is tried again after two failed attempts", () => {
    for (const [status, failedAttempts, again] of [
      ["queued", 1, undefined],
      ["queued", 2, true],
      ["processing", 2, true],
    ] as const) {
      const dream = dreamWith("processing", ["done", status, "queued"]);
      dream.parts.image.failedAttempts = failedAttempts;
      expect(stepsOf(dream).steps.map((step) => step.again)).toEqual([undefined, again, undefined]);
    }
  });

  it("say that a part waits in the queue, also for its next attempt", () => {
    const { steps } = stepsOf(dreamWith("processing", ["done", "queued", "queued"]));
    expect(steps.map(({ queued }) => queued)).toEqual([undefined, true, undefined]);
  });

  it("tell a failed part from a finished one", () => {
    expect(states(dreamWith("processing", ["failed", "done", "processing"]))).toEqual([
      "failed",
      "done",
      "now",
    ]);
  });

  it("lie behind once the dream has ended", () => {
    expect(stepsOf(dreamWith("done", ["done", "done", "failed"])).current).toBe(3);
  });

  it("go on without news, but never past the last", () => {
    const dream = dreamWith("processing", ["processing", "queued", "queued"]);
    expect(states(dream, 1)).toEqual(["done", "now", "waiting"]);
    expect(states(dream, 9)).toEqual(["done", "done", "now"]);
  });
});

describe("the disc", () => {
  it("stands over the middle of each step's column", () => {
    expect([0, 1, 2].map((step) => discPlace(3, step, 1440))).toEqual([0.25, 0.5, 0.75]);
    expect(discPlace(1, 0, 1440)).toBe(0.5);
  });

  it("stays over the last step at the end, and in the middle of a phone", () => {
    expect(discPlace(3, 3, 1440)).toBe(0.75);
    expect(discPlace(3, 2, 390)).toBe(0.5);
  });
});

describe("an estimate", () => {
  it.each([
    [1, { unit: "seconds", count: 5 }],
    [41, { unit: "seconds", count: 45 }],
    [89, { unit: "seconds", count: 90 }],
    [118, { unit: "minutes", count: 2 }],
  ])("of %i s is told roughly", (seconds, told) => {
    expect(roughTime(seconds)).toEqual(told);
  });
});

describe("a dream in a word", () => {
  it("says nothing of one that is ready", () => {
    expect(badgeOf(dreamWith("done", ["done", "done", "skipped"]))).toBeNull();
  });

  it("says that a part is missing, and what another try costs", () => {
    const dream = dreamWith("done", ["done", "failed", "cancelled"]);
    expect(badgeOf(dream)).toBe("partial");
    expect(retryCost(dream)).toBe(COSTS.image + COSTS.video);
  });

  it("is called by its title, else by its first whole words", () => {
    expect(titleOf({ title: "Suyun üstündeki tren", dreamText: "Eski bir trenin içindeydim." })).toBe(
      "Suyun üstündeki tren",
    );
    expect(titleOf({ title: null, dreamText: "Bir kapı vardı.\nSonra açıldı." })).toBe("Bir kapı vardı.");
    expect(
      titleOf({ title: null, dreamText: "Dişlerim tek tek avucuma dökülüyordu; hiçbiri acımıyordu, hepsi" }),
    ).toBe("Dişlerim tek tek avucuma dökülüyordu…");
  });

  it("is an AI's work only where one had a hand in it", () => {
    const engines = ["studio", "openai", "openai+studio", "imported", "imported+openai"];
    expect(engines.map((engine) => makerOf({ engine }))).toEqual([
      "studio",
      "ai",
      "mixed",
      "imported",
      "imported",
    ]);
  });
});
