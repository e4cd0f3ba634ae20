import { describe, expect, it } from "vitest";
import { trialProgress } from "#client/features/landing/trial/progress.ts";
import { activityAt } from "#shared/activity.ts";
import { ACTIVITY_RANGE } from "#shared/site-figures.ts";

describe("the live line", () => {
  const at = (hour: number, minute = 0) => activityAt(new Date(Date.UTC(2026, 10, 21, hour, minute)));

  it("names the same figure for a whole hour and another one in the next", () => {
    expect(at(9, 59)).toBe(at(9));
    expect(at(10)).not.toBe(at(9));
  });

  it("stays within its range and uses most of it", () => {
    const figures = Array.from({ length: 5000 }, (_, hour) => at(hour));
    expect(Math.min(...figures)).toBeGreaterThanOrEqual(ACTIVITY_RANGE.min);
    expect(Math.max(...figures)).toBeLessThanOrEqual(ACTIVITY_RANGE.max);
    expect(Math.max(...figures) - Math.min(...figures)).toBeGreaterThan(2000);
  });
});

describe("the progress of the trial", () => {
  it.each([
    [0, 0, 0],
    [9999, 0, 0.2857],
    [10_000, 1, 0.2857],
    [22_000, 2, 0.6286],
    [30_000, 3, 0.8571],
    [35_000, 3, 1],
    [90_000, 3, 1],
  ])("after %i ms is at step %i", (elapsed, step, share) => {
    const progress = trialProgress(elapsed);
    expect(progress.step).toBe(step);
    expect(progress.share).toBeCloseTo(share, 3);
  });
});
