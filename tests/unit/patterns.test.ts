import { describe, expect, test } from "vitest";
import { compareHeavy, compareMonth, latestMonth, type Seen } from "#server/features/patterns/comparisons.ts";
import { fisherExact } from "#server/features/patterns/exact-test.ts";
import { findingsIn, weightOf } from "#server/features/patterns/findings.ts";
import { countJournal, returning, risesOf } from "#server/features/patterns/journal.ts";
import { busiestSpan, nightBefore, streakOf } from "#server/features/patterns/nights.ts";
import type { CountedDream, FoundIn } from "#server/features/patterns/queries.ts";
import { quoteAround } from "#server/features/patterns/quote.ts";
import type { Mood } from "#shared/dreams.ts";
import type { Locale } from "#shared/locales.ts";

describe("the exact test", () => {
  // Summed in exact fractions.
  test.each([
    [3, 4, 1, 4, 0.4857142857142857],
    [1, 10, 11, 14, 0.0027594561852200836],
    [6, 20, 3, 60, 0.006344553145316107],
    [4, 5, 10, 40, 0.027037247116657212],
    [0, 5, 0, 9, 1],
    [5, 5, 0, 5, 0.007936507936507936],
    [300, 1000, 900, 4000, 1.217600410800462e-6],
  ])("of %i in %i against %i in %i", (a, n, b, m, expected) => {
    const chance = fisherExact({ count: a, of: n }, { count: b, of: m });
    expect(chance / expected).toBeCloseTo(1, 6);
    expect(fisherExact({ count: b, of: m }, { count: a, of: n }) / expected).toBeCloseTo(1, 6);
  });
});

describe("what a dream names", () => {
  const named = (text: string, language: Locale) =>
    findingsIn(text, language).map(({ name, kind, begins, ends }) => [name, kind, text.slice(begins, ends)]);

  test.each<[Locale, string, string[][]]>([
    [
      "tr",
      "Annemle denizden eve döndük.",
      [
        ["mother", "person", "Annemle"],
        ["sea", "place", "denizden"],
        ["house", "place", "eve"],
      ],
    ],
    [
      "en-GB",
      "My teeth fell out at school.",
      [
        ["teeth", "symbol", "teeth"],
        ["school", "place", "school"],
      ],
    ],
    [
      "ja",
      "海のそばで母を待っていた。",
      [
        ["sea", "place", "海"],
        ["mother", "person", "母"],
      ],
    ],
  ])("in %s is found in any inflection, with its words", (language, text, expected) => {
    expect(named(text, language)).toEqual(expected);
  });

  test("is counted once, with its mentions and its first place", () => {
    const [sea, ...rest] = findingsIn("Deniz. Denizin ötesinde yine deniz.", "tr");
    expect(sea).toEqual({ name: "sea", kind: "place", begins: 0, ends: 5, times: 3 });
    expect(rest).toEqual([]);
    expect(weightOf("sea", 3)).toBeGreaterThan(weightOf("sea", 1));
    expect(weightOf("flying", 9)).toBeLessThanOrEqual(1);
  });

  test("is nothing in a text without words, and stays quick in the longest", () => {
    expect(findingsIn("", "tr")).toEqual([]);
    expect(findingsIn("!?… 🌊🌊", "ar")).toEqual([]);
    expect(findingsIn("deniz ".repeat(330), "tr")[0]!.times).toBe(330);
  });
});

describe("a quotation", () => {
  test("is the clause, with the counted words apart", () => {
    const text = "Bir kapı vardı, sonra denizin ortasında yürüyordum. Annem el salladı.";
    const begins = text.indexOf("denizin");
    const quote = quoteAround(text, { begins, ends: begins + 7 }, "tr");
    expect(quote.words).toBe("denizin");
    expect(quote.after).toBe(" ortasında yürüyordum");
    expect(text).toContain(quote.before + quote.words + quote.after);
  });

  test("of a long clause is cut around the words", () => {
    const text = `${"çok ".repeat(40)}denizin ${"mavi ".repeat(40)}`.trim();
    const begins = text.indexOf("denizin");
    const { before, words, after } = quoteAround(text, { begins, ends: begins + 7 }, "tr");
    expect(words).toBe("denizin");
    expect(before.startsWith("…")).toBe(true);
    expect(after.endsWith("…")).toBe(true);
    expect(before.length + after.length).toBeLessThan(190);
  });

  test("of a clause that repeats itself begins and ends at an ellipsis where the clause goes on", () => {
    const text = `${"mavi ".repeat(12)}denizin ${"mavi ".repeat(12)}denizin ${"mavi ".repeat(12)}`.trim();
    const begins = text.lastIndexOf("denizin");
    const { before, words, after } = quoteAround(text, { begins, ends: begins + 7 }, "tr");
    expect({ before, words, after }).toEqual({
      before: `…${"mavi ".repeat(4)}`,
      words: "denizin",
      after: `${" mavi".repeat(4)}…`,
    });
  });

  test("splits no surrogate pair", () => {
    const text = `${"𠮷".repeat(20)}の海を見た${"𠮷".repeat(20)}`;
    const begins = text.indexOf("海");
    const { before, after } = quoteAround(text, { begins, ends: begins + 1 }, "ja");
    expect({ before, after }).toEqual({ before: "…𠮷𠮷𠮷の", after: `を見た${"𠮷".repeat(9)}…` });
  });
});

const dream = (id: string, night: string, more: Partial<CountedDream> = {}): CountedDream => ({
  id,
  night,
  minute: null,
  mood: null,
  ...more,
});
const found = (dream_id: string, name: FoundIn["name"] = "sea", times = 1): FoundIn => ({
  dream_id,
  name,
  kind: "symbol",
  begins: 0,
  ends: 3,
  times,
});

describe("a journal", () => {
  const today = "2026-11-22";

  test("says that a word returns from three separate nights on", () => {
    const dreams = [
      dream("a", "2026-11-01"),
      dream("b", "2026-11-01"),
      dream("c", "2026-11-02"),
      dream("d", "2026-11-03"),
    ];
    const none = new Set<string>();
    const two = countJournal(
      dreams,
      ["a", "b", "c"].map((id) => found(id)),
      none,
      today,
    );
    expect(two.counted[0]!.nights).toBe(2);
    expect(returning(two)).toEqual([]);
    const all = dreams.map(({ id }) => found(id));
    expect(returning(countJournal(dreams, all, none, today))).toHaveLength(1);
    expect(returning(countJournal(dreams, all, new Set(["d sea"]), today))).toEqual([]);
  });

  test("counts no finding of a dream that is not among the dreams", () => {
    expect(countJournal([dream("a", today)], [found("binned")], new Set(), today).counted).toEqual([]);
  });

  test("covers the year to today, and to the last dream of one who has not written for a year", () => {
    const of = (nights: string[]) =>
      countJournal(
        nights.map((n) => dream(n, n)),
        nights.map((n) => found(n)),
        new Set(),
        today,
      );
    expect(of(["2026-01-05"])).toMatchObject({ from: "2025-11-23", to: today });
    expect(of(["2020-01-01", "2020-01-02", "2020-01-03"])).toMatchObject({
      from: "2019-01-04",
      to: "2020-01-03",
    });
    const old = of(["2019-01-01", "2026-10-01", "2026-10-02", "2026-10-03"]);
    expect(old.counted[0]!.nights).toBe(3);
    expect(old.dreamsWith("sea").size).toBe(4);
  });

  test("has one rise for each night, heavy where one of its dreams was", () => {
    const dreams = [
      dream("a", "2026-11-01", { mood: "calm" }),
      dream("b", "2026-11-01", { mood: "sad" }),
      dream("c", "2026-11-02"),
    ];
    const [sea] = countJournal(
      dreams,
      [found("a"), found("b", "sea", 3), found("c")],
      new Set(),
      today,
    ).counted;
    expect(risesOf(sea!)).toEqual([
      { night: "2026-11-01", weight: Math.round(weightOf("sea", 3) * 100) / 100, woke: "heavy" },
      { night: "2026-11-02", weight: Math.round(weightOf("sea", 1) * 100) / 100, woke: null },
    ]);
  });
});

describe("a comparison", () => {
  const seen = (month: string, count: number, having: number, mood: Mood | null = null): Seen[] =>
    Array.from({ length: count }, (_, i) => ({
      night: `${month}-${String((i % 28) + 1).padStart(2, "0")}`,
      has: i < having,
      heavy: mood === null ? null : mood === "sad",
    }));

  test("of a month is with all dreams before it", () => {
    const dreams = [...seen("2026-09", 30, 2), ...seen("2026-10", 30, 1), ...seen("2026-11", 20, 6)];
    expect(compareMonth(dreams, 1)).toMatchObject({
      month: "2026-11",
      these: { count: 6, of: 20 },
      others: { count: 3, of: 60 },
      certainty: "clear",
    });
    // One of ten symbols differs so much by chance more often than once in twenty months.
    expect(compareMonth(dreams, 10)!.certainty).toBe("weak");
  });

  test("makes no claim of what chance explains", () => {
    expect(compareMonth([...seen("2026-10", 30, 5), ...seen("2026-11", 20, 4)], 1)!.certainty).toBe("none");
  });

  test("is not made of fewer than three cases, or against too few dreams", () => {
    expect(compareMonth([...seen("2026-10", 30, 0), ...seen("2026-11", 20, 2)], 1)).toBeNull();
    expect(compareMonth([...seen("2026-10", 4, 2), ...seen("2026-11", 20, 2)], 1)).toBeNull();
    expect(compareMonth(seen("2026-11", 3, 3), 1)).toBeNull();
    expect(latestMonth(["2026-10-01", "2026-10-01", "2026-10-02", "2026-10-09", "2026-11-01"])).toBe(
      "2026-10",
    );
  });

  test("of awakenings leaves out dreams without a mood", () => {
    const dreams: Seen[] = [
      ...seen("2026-09", 4, 4, "sad"),
      ...seen("2026-09", 1, 1, "calm"),
      ...seen("2026-10", 10, 0, "sad"),
      ...seen("2026-10", 30, 0, "calm"),
      ...seen("2026-11", 50, 50),
    ];
    expect(compareHeavy(dreams, 1)).toMatchObject({
      these: { count: 4, of: 5 },
      others: { count: 10, of: 40 },
      certainty: "clear",
    });
    expect(compareHeavy(seen("2026-11", 50, 20), 1)).toBeNull();
  });
});

describe("nights in a row", () => {
  test("count until tonight or last night, over the end of a month", () => {
    const nights = ["2026-02-26", "2026-02-27", "2026-02-28", "2026-03-01"];
    expect(streakOf(nights, "2026-03-01")).toEqual({ current: 4, longest: 4 });
    expect(streakOf(nights, "2026-03-02")).toEqual({ current: 4, longest: 4 });
    expect(streakOf(nights, "2026-03-03")).toEqual({ current: 0, longest: 4 });
    expect(streakOf([], "2026-03-03")).toEqual({ current: 0, longest: 0 });
    expect(nightBefore("2026-03-01", 1)).toBe("2026-02-28");
  });
});

describe("the hour and a half with the most dreams", () => {
  test("is found across midnight, and not of fewer than three", () => {
    expect(busiestSpan([1430, 1435, 5, 40, 700])).toEqual({ count: 4, of: 5, from: "23:20", to: "00:50" });
    expect(busiestSpan([])).toBeNull();
  });
});
