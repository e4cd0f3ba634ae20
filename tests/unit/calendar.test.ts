import { describe, expect, test } from "vitest";
import { returningSymbols } from "#server/features/dreams/calendar.ts";
import type { CalendarRow } from "#server/features/dreams/calendar-queries.ts";
import { fullMoon, fullMoonNights } from "#server/features/dreams/full-moons.ts";

describe("full moons", () => {
  // Osservatorio Astronomico di Capodimonte (INAF), ephemerides of 2004, "Luna Piena", in Central European Time:
  // http://dame.na.astro.it/effemeridi/effemeridi04/moon_phase.html
  test.each([
    ["2004-01-07T16:40", 49],
    ["2004-02-06T09:47", 50],
    ["2004-03-07T00:14", 51],
    ["2004-04-05T12:03", 52],
    ["2004-05-04T21:33", 53],
    ["2004-06-03T05:20", 54],
    ["2004-07-02T12:09", 55],
    ["2004-07-31T19:05", 56],
    ["2004-08-30T03:22", 57],
    ["2004-09-28T14:09", 58],
    ["2004-10-28T04:07", 59],
    ["2004-11-26T21:07", 60],
    ["2004-12-26T16:06", 61],
  ])("one is at %s, to within two minutes", (moment, count) => {
    expect(Math.abs(fullMoon(count).getTime() - Date.parse(`${moment}+01:00`))).toBeLessThan(120_000);
  });

  // "2026 Full Moon Calendar", in the local time of New York:
  // https://www.crbcnews.com/articles/695eb17721b9af91b429c9cd
  test.each([
    ["2026-01-03T05:03-05:00", 321],
    ["2026-02-01T17:09-05:00", 322],
    ["2026-03-03T06:38-05:00", 323],
    ["2026-04-01T22:12-04:00", 324],
    ["2026-05-01T13:23-04:00", 325],
    ["2026-05-31T04:45-04:00", 326],
    ["2026-06-29T19:57-04:00", 327],
    ["2026-07-29T10:36-04:00", 328],
    ["2026-08-28T00:19-04:00", 329],
    ["2026-09-26T12:49-04:00", 330],
    ["2026-10-26T00:12-04:00", 331],
    ["2026-11-24T09:54-05:00", 332],
    ["2026-12-23T20:28-05:00", 333],
  ])("one is at %s, to within two minutes", (moment, count) => {
    expect(Math.abs(fullMoon(count).getTime() - Date.parse(moment))).toBeLessThan(120_000);
  });

  const nights = (year: number, timeZone: string, nightEnds = 12) =>
    fullMoonNights(year, { timeZone, nightEnds });

  test("lie in the nights of the user's zone", () => {
    // 23:57 UTC: before midnight in London, before dawn in Istanbul, and already the next noon on Kiritimati.
    expect(nights(2026, "UTC")).toContain("2026-06-29");
    expect(nights(2026, "Europe/Istanbul")).toContain("2026-06-29");
    expect(nights(2026, "Pacific/Kiritimati")).toContain("2026-06-30");
    // 04:40 UTC of the 21st: the night that began on the 20th, unless nights end at four.
    expect(nights(2000, "UTC")).toContain("2000-01-20");
    expect(nights(2000, "UTC", 4)).toContain("2000-01-21");
  });

  test("come once in each lunation of a year, thirteen times in some", () => {
    expect(nights(2026, "Europe/Istanbul")).toHaveLength(13);
    expect(nights(2024, "Europe/Istanbul")).toHaveLength(12);
    for (const year of [1900, 1969, 2000, 2099]) {
      const all = nights(year, "UTC").map((night) => Date.parse(night) / 86_400_000);
      for (const [index, day] of all.slice(1).entries()) expect(day - all[index]!).toBeGreaterThanOrEqual(29);
      expect(all.at(-1)! - all[0]!).toBeGreaterThan(320);
    }
  });
});

describe("symbols that return", () => {
  const row = (night: string, tags: string[], own: string[] = []) =>
    ({ night, tags: JSON.stringify([...tags, ...own]) }) as CalendarRow;

  test("are tags of three nights or more, the most frequent first, those of the reading and own ones alike", () => {
    const rows = [
      row("2026-11-21", ["su", "ev"], ["Anne"]),
      row("2026-11-20", ["ev"]),
      row("2026-11-19", ["su"], ["anne"]),
      row("2026-11-18", ["Su", "ev"]),
      row("2026-11-17", ["ev", "tren"]),
      row("2026-11-16", [], ["anne"]),
    ];
    expect(returningSymbols(rows)).toEqual({
      returning: [
        { symbol: "ev", nights: 4 },
        { symbol: "su", nights: 3 },
        { symbol: "Anne", nights: 3 },
      ],
      ofRow: [[0, 1, 2], [0], [1, 2], [0, 1], [0], [2]],
    });
  });

  test("that a dream has twice count once, in the spelling of its own tag", () => {
    const rows = [
      row("2026-11-21", ["anne"], ["Anne"]),
      row("2026-11-20", ["anne"]),
      row("2026-11-19", ["anne"]),
    ];
    expect(returningSymbols(rows)).toEqual({
      returning: [{ symbol: "Anne", nights: 3 }],
      ofRow: [[0], [0], [0]],
    });
  });

  test("three dreams of two nights are no return, nor is a tag twice in one dream", () => {
    const rows = [row("2026-11-21", ["su", "su"]), row("2026-11-21", ["su"]), row("2026-11-20", ["su"])];
    expect(returningSymbols(rows).returning).toEqual([]);
  });
});
