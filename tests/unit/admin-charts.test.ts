import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayCount, mondayOf, shiftDay } from "#client/features/admin/admin-dates.ts";
import {
  namedDays,
  pointsOnAxis,
  smoothLine,
  ticksUpTo,
} from "#client/features/admin/analytics/chart-scale.ts";

describe("the scale of a chart", () => {
  it("begins at nothing and reaches above the highest value, in few even steps", () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-6, max: 1e9, noNaN: true }), fc.boolean(), (max, whole) => {
        const ticks = ticksUpTo(max, whole);
        expect(ticks[0]).toBe(0);
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(max * (1 - 1e-12));
        expect(ticks.length).toBeLessThanOrEqual(6);
        expect(!whole || ticks.every(Number.isInteger)).toBe(true);
      }),
    );
  });

  it("has a step even where there is nothing to show", () => {
    expect(ticksUpTo(0, true)).toEqual([0, 1]);
    expect(ticksUpTo(0, false)).toEqual([0, 1]);
  });

  it("keeps users whole", () => {
    expect(ticksUpTo(3, true)).toEqual([0, 1, 2, 3]);
  });
});

describe("the line of a chart", () => {
  it("runs from edge to edge, and the other way in right-to-left languages", () => {
    expect(pointsOnAxis(3, false)).toEqual([0, 50, 100]);
    expect(pointsOnAxis(3, true)).toEqual([100, 50, 0]);
    expect(pointsOnAxis(1, false)).toEqual([50]);
  });

  it("is flat at each point, so that it shows no value that never was", () => {
    expect(smoothLine([0, 50, 100], [80, 20, 60])).toBe(
      "M0.00 80.00C25.00 80.00 25.00 20.00 50.00 20.00C75.00 20.00 75.00 60.00 100.00 60.00",
    );
  });
});

describe("the days under a chart", () => {
  const from = (first: string, count: number) => Array.from({ length: count }, (_, i) => shiftDay(first, i));

  it("are all named in a week", () => {
    expect(namedDays(from("2026-11-15", 7))).toEqual(Array(7).fill(true));
  });

  it("are the Mondays of a month", () => {
    const days = from("2026-11-01", 30);
    expect(days.filter((_, i) => namedDays(days)[i])).toEqual([
      "2026-11-02",
      "2026-11-09",
      "2026-11-16",
      "2026-11-23",
      "2026-11-30",
    ]);
  });

  it("are few in a year", () => {
    expect(namedDays(from("2026-01-01", 365)).filter(Boolean).length).toBeLessThanOrEqual(8);
  });
});

describe("calendar days", () => {
  it("are counted with both ends, over the change of the clocks too", () => {
    expect(dayCount("2026-10-20", "2026-11-02")).toBe(14);
    expect(shiftDay("2026-03-01", -1)).toBe("2026-02-28");
  });

  it("belong to a week that begins on Monday", () => {
    expect(mondayOf("2026-11-22")).toBe("2026-11-16");
    expect(mondayOf("2026-11-23")).toBe("2026-11-23");
  });
});
