import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readNightFilter, sentFilter } from "#client/features/dreams/library/calendar/calendar-filter.ts";
import { isNewcomer } from "#client/features/dreams/library/calendar/newcomer.ts";
import { indexOfChosen, monthsOf, nightsWith } from "#client/features/dreams/library/calendar/nights.ts";
import { monthThread, yearThread } from "#client/features/dreams/library/calendar/thread.ts";
import { RETURNING_MAX, type Calendar, type CalendarNight } from "#shared/calendar.ts";

const dreamt = (night: string, more: Partial<CalendarNight> = {}): CalendarNight => ({
  id: night,
  night,
  title: "Deniz",
  ...more,
});
const calendar = ({ nights = [], ...more }: Partial<Calendar> = {}): Calendar => ({
  year: 2026,
  years: [2026],
  tonight: "2026-11-22",
  fullMoons: [],
  returning: [],
  language: "tr",
  nightsOfMonths: Array.from(
    { length: 12 },
    (_, month) => nights.filter(({ night }) => Number(night.slice(5, 7)) === month + 1).length,
  ),
  nights,
  ...more,
});
const nightOf = (year: Calendar, night: string) =>
  monthsOf(year)
    .flatMap(({ nights }) => nights)
    .find((each) => each.night === night)!;

describe("the months of a year", () => {
  test.each([
    [2024, 366, 29],
    [2026, 365, 28],
    [2000, 366, 29],
    [1900, 365, 28],
  ])("of %i have %i nights, and February %i", (year, nights, february) => {
    const months = monthsOf(calendar({ year }));
    expect(months.flatMap((month) => month.nights)).toHaveLength(nights);
    expect(months[1]!.nights).toHaveLength(february);
    expect(months[1]!.nights.at(-1)!.night).toBe(`${year}-02-${february}`);
  });

  test("begin in the column of their weekday, from Monday", () => {
    const columns = monthsOf(calendar()).map(({ firstColumn }) => firstColumn);
    // The 1st of June 2026 is a Monday, that of November a Sunday.
    expect([columns[5], columns[10]]).toEqual([1, 7]);
  });

  test("have each night once where clocks change: nights are dates", () => {
    const days = monthsOf(calendar())[2]!.nights.map(({ day }) => day);
    expect(days).toEqual(Array.from({ length: 31 }, (_, day) => day + 1));
  });

  test("are over, current or to come as seen from tonight", () => {
    expect(monthsOf(calendar()).map(({ when }) => when)).toEqual([
      ...Array.from({ length: 10 }, () => "past"),
      "now",
      "later",
    ]);
    expect(new Set(monthsOf(calendar({ year: 2025 })).map(({ when }) => when))).toEqual(new Set(["past"]));
    expect(nightOf(calendar(), "2026-11-21").when).toBe("past");
    expect(nightOf(calendar(), "2026-11-22").when).toBe("tonight");
    expect(nightOf(calendar(), "2026-11-23").when).toBe("later");
  });
});

describe("a night", () => {
  const night = "2026-05-01";

  test("shows its picture, or what it has in place of one", () => {
    const shownOf = (...nights: CalendarNight[]) => {
      const { look, count } = nightOf(calendar({ nights }), night);
      return [look, count];
    };
    expect(shownOf(dreamt(night))).toEqual(["picture", 1]);
    expect(shownOf(dreamt(night, { look: "waiting", count: 3 }))).toEqual(["waiting", 3]);
    expect(shownOf()).toEqual([null, 0]);
  });

  test("counts once in its month, however many dreams it has", () => {
    const nights = [dreamt(night, { count: 2 }), dreamt("2026-05-09")];
    expect(monthsOf(calendar({ nights }))[4]!.count).toBe(2);
  });
});

describe("the thread", () => {
  const returning = [
    { symbol: "su", nights: 3 },
    { symbol: "ev", nights: 3 },
  ];

  test("is that of the most frequent symbol until another one, or none, is chosen", () => {
    expect(indexOfChosen({ returning }, null)).toBe(0);
    expect(indexOfChosen({ returning }, "ev")).toBe(1);
    expect(indexOfChosen({ returning }, "")).toBe(-1);
    expect(indexOfChosen({ returning }, "constructor")).toBe(-1);
    expect(indexOfChosen({ returning: [] }, null)).toBe(-1);
  });

  test("joins the nights with its symbol, each once, from the first to the last", () => {
    const nights = [
      dreamt("2026-01-17", { symbols: [0, 1], count: 2 }),
      dreamt("2026-02-03", { symbols: [1] }),
      dreamt("2026-02-22", { symbols: [0] }),
      dreamt("2026-02-24", { symbols: [0] }),
    ];
    const year = calendar({ nights });
    expect(nightsWith(year, 0)).toEqual(["2026-01-17", "2026-02-22", "2026-02-24"]);
    // Vertical where it leaves and arrives; between two nights of a row below it.
    expect(yearThread(nightsWith(year, 0))).toBe("M16.5 0.5C16.5 1 21.5 1 21.5 1.5C21.5 2 23.5 2 23.5 1.5");
    expect(yearThread(["2026-01-17"])).toBe("");
  });

  test("is marked by a rule of its own for each symbol that may return", () => {
    const css = readFileSync("client/features/dreams/library/calendar/year-grid.module.css", "utf8");
    const marked = [...css.matchAll(/\[data-thread="(\d+)"\] a\[data-symbols~="\1"\]/g)].map(([, index]) =>
      Number(index),
    );
    expect(marked).toEqual(Array.from({ length: RETURNING_MAX }, (_, index) => index));
  });

  test("leaves a month with a tail to each side on which it goes on", () => {
    const month = monthsOf(calendar())[10]!;
    const nights = ["2026-10-03", "2026-11-18", "2026-11-21"];
    expect(monthThread(month, nights)).toEqual({
      path: "M2.5 3.5C2.5 4 5.5 4 5.5 3.5",
      tails: ["M2.5 3.5V4.45"],
      weeks: 6,
    });
    expect(monthThread(month, [...nights, "2026-12-01"])!.tails).toHaveLength(2);
    expect(monthThread(month, ["2026-10-03"])).toBeNull();
  });
});

describe("a filter", () => {
  const year = calendar({ returning: [{ symbol: "su", nights: 3 }] });
  const sent = (search: string) => sentFilter(readNightFilter(new URLSearchParams(search), year));

  test("is sent where it narrows nights", () => {
    expect(sent("tag=su&mood=sad&favourite=1")).toEqual({ tag: "su", mood: "sad", favourite: "1" });
    for (const search of ["", "mood=furious", "tag=nothing", "favourite=0", "part=video&month=2026-01"])
      expect(sent(search)).toEqual({});
  });

  test("by a symbol shows its thread until another is chosen", () => {
    const returning = [...year.returning, { symbol: "ev", nights: 3 }];
    expect(indexOfChosen({ returning }, null, "ev")).toBe(1);
    expect(indexOfChosen({ returning }, "su", "ev")).toBe(0);
    expect(indexOfChosen({ returning }, "", "ev")).toBe(-1);
  });
});

test("a newcomer has at most two nights, all of this month", () => {
  const nights = (...dates: string[]) =>
    calendar({ nights: dates.map((night) => dreamt(night)), years: dates.length > 0 ? [2026] : [] });
  expect(isNewcomer(nights())).toBe(true);
  expect(isNewcomer(nights("2026-11-17", "2026-11-20"))).toBe(true);
  expect(isNewcomer(nights("2026-11-17", "2026-11-20", "2026-11-21"))).toBe(false);
  expect(isNewcomer(nights("2026-10-31"))).toBe(false);
  // A filter may leave none of many.
  expect(isNewcomer({ ...nights("2026-11-17", "2026-11-20", "2026-11-21"), nights: [] })).toBe(false);
  expect(isNewcomer({ ...nights("2026-11-17"), years: [2026, 2025] })).toBe(false);
  expect(isNewcomer({ ...nights(), year: 2025 })).toBe(false);
});
