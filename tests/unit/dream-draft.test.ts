import { describe, expect, it, vi } from "vitest";
import { clipInsertion } from "#client/features/dreams/compose/clip-insertion.ts";
import { EMPTY_DRAFT, parseDraft, withSent } from "#client/features/dreams/compose/draft.ts";
import { removeOldDrafts } from "#client/features/dreams/compose/old-drafts.ts";
import { DAY_MS } from "#shared/durations.ts";
import { graphemeCount } from "#shared/limits.ts";
import { largestChoice } from "#shared/prices.ts";

const WEEK_MS = 7 * DAY_MS;
const stored = (savedAt: number) => JSON.stringify({ ...EMPTY_DRAFT, dreamText: "Bir kapı vardı.", savedAt });
/** Storage as browsers have it: its entries are its own properties. */
function getItem(this: Record<string, unknown>, key: string) {
  return this[key] ?? null;
}
function removeItem(this: Record<string, unknown>, key: string) {
  delete this[key];
}

const FAMILY = "👨‍👩‍👧‍👦";

describe("a text that grows beyond its limit", () => {
  it("stays as it is up to the limit", () => {
    expect(clipInsertion("abcde", 2, 5)).toEqual({ text: "abcde", caret: 2 });
  });

  it("loses the end of what was appended", () => {
    expect(clipInsertion("abcdefgh", 8, 5)).toEqual({ text: "abcde", caret: 5 });
  });

  it("loses the end of what was inserted, and keeps what stood behind", () => {
    expect(clipInsertion("abXYZde", 5, 5)).toEqual({ text: "abXde", caret: 3 });
  });

  it("takes nothing into a full text", () => {
    expect(clipInsertion("aXbcde", 2, 5)).toEqual({ text: "abcde", caret: 1 });
  });

  it("counts and cuts by what a user sees as one character", () => {
    const { text } = clipInsertion(FAMILY.repeat(7), FAMILY.length * 7, 5);
    expect(text).toBe(FAMILY.repeat(5));
    expect(graphemeCount(text)).toBe(5);
  });
});

describe("a kept draft", () => {
  it.each([null, "", "null", "[]", "{", '"text"', "7"])("that reads %j counts as none", (json) => {
    expect(parseDraft(json)).toEqual(EMPTY_DRAFT);
  });

  it("comes back with its choices", () => {
    const draft = {
      dreamText: "Bir kapı vardı.",
      depth: "image",
      resolution: "1080p",
      style: "collage",
    } as const;
    expect(parseDraft(JSON.stringify({ ...draft, savedAt: 0 }), WEEK_MS - 1)).toEqual(draft);
  });

  it("counts as none after a week", () => {
    const json = JSON.stringify({ ...EMPTY_DRAFT, dreamText: "Bir kapı vardı.", savedAt: 0 });
    expect(parseDraft(json, WEEK_MS)).toEqual(EMPTY_DRAFT);
    expect(parseDraft(JSON.stringify({ text: "Bir kapı vardı." }))).toEqual(EMPTY_DRAFT);
  });

  it("leaves the browser after a week, whoever's it is, and nothing else does", () => {
    vi.stubGlobal("localStorage", {
      getItem,
      removeItem,
      "draft:a": stored(0),
      "draft:b": stored(1),
      other: "7",
    });
    removeOldDrafts(WEEK_MS);
    expect(Object.keys(localStorage).filter((key) => !key.endsWith("Item"))).toEqual(["draft:b", "other"]);
    vi.unstubAllGlobals();
  });

  it("falls back where a choice is no longer offered", () => {
    expect(
      parseDraft('{"text":"Bir kapı","depth":"cinema","resolution":"8k","style":3,"savedAt":0}', 1),
    ).toEqual({
      ...EMPTY_DRAFT,
      dreamText: "Bir kapı",
    });
  });
});

it.each([
  [0, null],
  [1, { depth: "reading", resolution: "480p" }],
  [4, { depth: "image", resolution: "480p" }],
  [9, { depth: "full", resolution: "480p" }],
  [14, { depth: "full", resolution: "720p" }],
  [15, { depth: "full", resolution: "1080p" }],
])("%i credits cover at most %j", (credits, choice) => {
  expect(largestChoice(credits)).toEqual(choice);
});

it("takes over the choices of a returned form that differ from those of every page at first", () => {
  const own = { ...EMPTY_DRAFT, depth: "reading", style: "poster" } as const;
  expect(withSent(own, { depth: "full", resolution: "720p", style: "auto" })).toEqual({
    ...own,
    resolution: "720p",
  });
  expect(withSent(EMPTY_DRAFT, { depth: "reading", style: "unknown" })).toEqual({
    ...EMPTY_DRAFT,
    depth: "reading",
  });
});
