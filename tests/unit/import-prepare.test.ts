import { describe, expect, test } from "vitest";
import type { FoundDream } from "#client/features/dreams/import/found-dream.ts";
import { clipAtSentence, prepare } from "#client/features/dreams/import/prepare.ts";
import { readText } from "#client/features/dreams/import/read-text.ts";
import { DREAM_TEXT_MAX, graphemeCount } from "#shared/limits.ts";

const TODAY = "2026-11-23";
const TEXT = "Evimiz denizin üstünde yüzüyordu.";

describe("a found dream", () => {
  const found = (more: Partial<FoundDream> = {}): FoundDream => ({
    text: TEXT,
    night: "2024-03-05",
    time: null,
    ...more,
  });
  const prepared = (more: Partial<FoundDream>) => prepare(found(more), "2026-11-01", TODAY);

  test("keeps the whole of a long text in its note, and a sentence's end in the dream", () => {
    const text = `${"Bir kapı daha vardı. ".repeat(200)}`.trim();
    const long = prepared({ text, remark: "Kendi notum." });
    expect(long).toMatchObject({ left: null, clipped: true, dream: { remark: `${text}\n\nKendi notum.` } });
    const { dreamText } = (long as { dream: { dreamText: string } }).dream;
    expect(dreamText).toMatch(/vardı\.$/);
    expect(graphemeCount(dreamText)).toBeLessThanOrEqual(DREAM_TEXT_MAX);
    expect(clipAtSentence("夢".repeat(300) + "。" + "夢".repeat(300))).toBe("夢".repeat(300) + "。");
    expect(graphemeCount(clipAtSentence("x".repeat(900)))).toBe(DREAM_TEXT_MAX);
  });

  test("keeps the whole of a text of many pages in its note", async () => {
    const text = `${"Bir kapı daha vardı. ".repeat(3000)}Son.`;
    const { signal } = new AbortController();
    const [dream] = await readText(text, { order: "ymd", today: TODAY, signal });
    expect(prepare(dream!, "2026-11-01", TODAY)).toMatchObject({ clipped: true, dream: { remark: text } });
  });

  test("takes the chosen night where its own is none, and says so", () => {
    for (const night of [null, "2026-11-24", "0000-00-00", "2024-02-31", "soon"])
      expect(prepared({ night, time: "03:10" })).toMatchObject({
        undated: true,
        dream: { night: "2026-11-01", time: null },
      });
    expect(prepared({ time: "99:10" })).toMatchObject({
      undated: false,
      dream: { night: "2024-03-05", time: null },
    });
  });

  test("is left out where it is too short, or no text of letters", () => {
    expect(prepared({ text: "kısa" })).toEqual({ left: "short" });
    expect(prepared({ text: `${"e" + "\u0301".repeat(20)}${TEXT}` })).toEqual({ left: "unusual" });
  });

  test("loses what no database takes, and tags that are too many or too long", () => {
    const ownTags = [..."abcdefghijklmnopqrstuvwxyz", "", "x".repeat(90)];
    expect(prepared({ text: `\0${TEXT}\ud800`, ownTags })).toMatchObject({
      dream: { dreamText: `${TEXT}\ufffd`, ownTags: [..."abcdefghijklmnopqrst"] },
    });
  });

  test("loses tags that the API refuses", () => {
    const ownTags = ["deniz", "\u200b\u200d", `a${"\u0301".repeat(30)}`, "ev"];
    expect(prepared({ ownTags })).toMatchObject({ dream: { ownTags: ["deniz", "ev"] } });
  });
});
