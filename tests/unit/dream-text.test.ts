import { describe, expect, it } from "vitest";
import { clipInsertion } from "#client/features/dreams/compose/clip-insertion.ts";
import { parseDraft } from "#client/features/dreams/compose/draft.ts";
import { dreamTextSchema } from "#shared/dreams.ts";
import {
  DREAM_TEXT_UNITS_MAX,
  dreamTextIssue,
  graphemeCount,
  MARKS_PER_CHARACTER_MAX,
} from "#shared/limits.ts";

const ACCENT = "\u0301";
const FAMILY = "👨‍👩‍👧‍👦";
const ENGLAND = "🏴󠁧󠁢󠁥󠁮󠁧󠁿";
const KISS = "👩🏽‍❤️‍💋‍👨🏿";

const issuesOf = (text: string) =>
  dreamTextSchema.safeParse(text).error?.issues.map(({ message }) => message) ?? [];

describe("a dream's text", () => {
  it.each([
    ["500 letters", "a".repeat(500)],
    ["500 emoji of four code units", "👩🏽".repeat(500)],
    ["families, flags and kisses", `${FAMILY}${ENGLAND}${KISS}`.repeat(40)],
    ["Arabic with its vowels", "رَأَيْتُ حُلُمًا جَمِيلًا فِي اللَّيْلِ"],
    ["Hebrew with vowels and accents", "בְּרֵאשִׁ֖ית בָּרָ֣א אֱלֹהִ֑ים"],
    ["Hindi conjuncts", "मैंने स्वप्न में स्त्री और क्षत्रिय को देखा"],
    ["ten marks on one letter", `a${ACCENT.repeat(MARKS_PER_CHARACTER_MAX)} and nine more`],
  ])("is taken: %s", (_name, text) => {
    expect(issuesOf(text)).toEqual([]);
  });

  it.each([
    ["501 letters", "a".repeat(501), "dream_too_long"],
    ["nine letters", "a".repeat(9), "dream_too_short"],
    ["500 characters of 40 code units", `a${ACCENT.repeat(39)}`.repeat(500), "dream_too_large"],
    ["400 families", FAMILY.repeat(400), "dream_too_large"],
    ["eleven marks on one letter", `a${ACCENT.repeat(11)} and nine more`, "dream_overmarked"],
    ["one character of a thousand joiners", "\u200d".repeat(1000), "dream_overmarked"],
    ["endlessly joined emoji", "👩\u200d".repeat(12), "dream_overmarked"],
    ["marks before any letter", `${ACCENT.repeat(11)}a dream of a house`, "dream_overmarked"],
  ])("is refused: %s", (_name, text, issue) => {
    expect(issuesOf(text)).toEqual([issue]);
    expect(dreamTextIssue(text)).toBe(issue);
  });

  it("is neither normalised nor segmented when it is too large", () => {
    class Untouched extends String {
      override normalize(): string {
        throw new Error("normalised");
      }
      override [Symbol.iterator](): StringIterator<string> {
        throw new Error("read through");
      }
    }
    const text = new Untouched("a".repeat(20_000)) as unknown as string;
    expect(dreamTextIssue(text)).toBe("dream_too_large");
  });

  it("is cut in the form where its code units are used up", () => {
    const { text, caret } = clipInsertion(FAMILY.repeat(300), FAMILY.length * 300, 500);
    expect(text).toBe(FAMILY.repeat(Math.floor(DREAM_TEXT_UNITS_MAX / FAMILY.length)));
    expect(caret).toBe(text.length);
    expect(dreamTextIssue(text)).toBeNull();
  });

  it("keeps what stands behind the caret when it is cut", () => {
    const behind = "b".repeat(100);
    const { text } = clipInsertion(FAMILY.repeat(300) + behind, FAMILY.length * 300, 500);
    expect(text.endsWith(`${FAMILY}${behind}`)).toBe(true);
    expect(text.length).toBeLessThanOrEqual(DREAM_TEXT_UNITS_MAX);
  });

  it("comes back from a draft within its limits", () => {
    const { dreamText } = parseDraft(JSON.stringify({ savedAt: Date.now(), text: FAMILY.repeat(500) }));
    expect(graphemeCount(dreamText)).toBe(181);
  });
});
