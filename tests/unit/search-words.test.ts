import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { markedRanges, readQuery } from "#server/features/dreams/search-query.ts";
import { foldLetters, wordsIn } from "#server/features/dreams/search-words.ts";

/** What of a text a query marks; null where it marks nothing. */
function marked(text: string, typed: string): string[] | null {
  const query = readQuery(typed);
  const ranges = query ? markedRanges(text, query) : [];
  return ranges.length === 0 ? null : ranges.map(([start, end]) => text.slice(start, end));
}

describe("what a user types marks the words of a text", () => {
  test.each([
    // Turkish
    ["İSTANBUL'da ışıklı bir şato gördüm", "istanbul", ["İSTANBUL"]],
    ["istanbul ve Istanbul", "İSTANBUL", ["istanbul", "Istanbul"]],
    ["ışıklı", "isikli", ["ışıklı"]],
    ["Denizden korkuyordum", "deniz", ["Denizden"]],
    ["Denizden korkuyordum", "niz", null],
    // Arabic
    ["حلمتُ ببحرٍ من زُجاج", "بحر", ["ببحرٍ"]],
    ["رأيت البحر", "بحر", ["البحر"]],
    ["رأيت بحرا", "البحر", ["بحرا"]],
    ["مدرسة قديمة", "مدرسه", ["مدرسة"]],
    ["أحلام إلى آخر", "احلام", ["أحلام"]],
    ["مستشفى", "مستشفي", ["مستشفى"]],
    ["عام ٢٠٢٦", "2026", ["٢٠٢٦"]],
    // Japanese, Chinese, Korean
    ["夢の中で大きな鯨が空を飛んでいた。", "鯨", ["鯨"]],
    ["夢の中で大きな鯨が空を飛んでいた。", "大きな鯨", ["大きな鯨"]],
    ["夢の中で大きな鯨が空を飛んでいた。", "鯨空", null],
    ["ガラスの海", "がらす", ["ガラス"]],
    ["ｶﾞﾗｽの空", "ガラス", ["ｶﾞﾗｽ"]],
    ["カラスの海", "ガラス", null],
    ["我梦见一条龙在飞", "一条龙", ["一条龙"]],
    ["바다에서 꿈을 꾸었다", "바다", ["바다"]],
    ["바다에서 꿈을 꾸었다".normalize("NFD"), "꿈", ["꿈".normalize("NFD")]],
    ["어젯밤꿈을꾸었다", "꿈을", ["꿈을"]],
    // Hindi
    ["मैं समुद्र के ऊपर उड़ रहा था", "समुद्र", ["समुद्र"]],
    ["सड़क पर", "सडक", ["सड़क"]],
    ["घर में", "घोर", null],
    // German, French, Italian, Spanish, Portuguese, Russian, English
    ["Über die große Brücke", "uber", ["Über"]],
    ["Über die große Brücke", "grosse", ["große"]],
    ["L’été à l’œuvre", "oeuvre", ["œuvre"]],
    ["La città perché", "citta", ["città"]],
    ["Mañana soñé", "sone", ["soñé"]],
    ["O coração não", "CORACAO", ["coração"]],
    ["Ёлка и ёж", "елка", ["Ёлка"]],
    ["The ﬁlm of my “dream”", "film dream", ["ﬁlm", "dream"]],
    ["🌊 and 🐋", "🐋", ["🐋"]],
    // Phrases and words that are not wanted
    ["a red door, then a door of red", '"red door"', ["red door"]],
    ["red doors", '"red door"', null],
    ["red door", "door -red", ["door"]],
    ["he didn't fly", "didn't", ["didn't"]],
    ["one two", 'one "two', ["one", "two"]],
  ])("%s: %s", (text, typed, expected) => {
    expect(marked(text, typed)).toEqual(expected);
  });

  test.each(["", "   ", "-", '"', '""', '-""', "!?%_\\", "\0", "\u200F\u202E", "\uD800", "(", "*", "\u0301"])(
    "%j searches for nothing",
    (typed) => {
      expect(readQuery(typed)).toBeNull();
    },
  );
});

const text = fc.string({ unit: "binary", maxLength: 80 });
const written = fc
  .array(
    fc.constantFrom(
      ..."İıŞşöü ابجدةىأ夢海鯨ガｶﾞﾗがー한국어กาमसड़़़ं-'\"|^~_ß🐋👨‍👩‍👧éfflﬁ٣7Ａ\u00AD\u200D\u0301\uD800\u1112\u1161\u11AB",
      "deniz",
      " ",
    ),
    { maxLength: 60 },
  )
  .map((parts) => parts.join(""));

test("marks lie on whole characters of the text, in order and apart, whatever is written and typed", () => {
  fc.assert(
    fc.property(
      fc.oneof(text, written),
      fc.oneof(text, written),
      fc.nat(),
      fc.nat(8),
      (long, other, at, length) => {
        const start = long.length === 0 ? 0 : at % long.length;
        for (const typed of [other, long.slice(start, start + length)]) {
          const query = readQuery(typed.slice(0, 100));
          if (!query) continue;
          let last = -1;
          for (const [from, to] of markedRanges(long, query)) {
            expect(from).toBeGreaterThan(last);
            expect(to).toBeGreaterThan(from);
            expect(to).toBeLessThanOrEqual(long.length);
            const piece = long.slice(from, to);
            expect(piece.isWellFormed() || !long.isWellFormed()).toBe(true);
            expect(wordsIn(piece).length).toBeGreaterThan(0);
            last = to;
          }
        }
      },
    ),
    { numRuns: 2000 },
  );
});

test("each word of a text finds that text again", () => {
  fc.assert(
    fc.property(written, (long) => {
      const wellFormed = long.toWellFormed().normalize("NFC");
      for (const { start, end } of wordsIn(wellFormed)) {
        const word = wellFormed.slice(start, end);
        const query = readQuery(`"${word}"`);
        if (!query || query.unwanted.length > 0) continue;
        expect(markedRanges(wellFormed, query).some(([from, to]) => from < end && to > start)).toBe(true);
      }
    }),
    { numRuns: 1000 },
  );
});

test("words hold no sign of the index, and no word is longer than one can be stored", () => {
  fc.assert(
    fc.property(fc.oneof(text, written, fc.constant("ß".repeat(2000))), (long) => {
      for (const { word } of wordsIn(long)) {
        expect(word).toMatch(/^[\p{L}\p{M}\p{N}\p{Extended_Pictographic}]+$/u);
        expect(Buffer.byteLength(word)).toBeLessThan(1000);
        expect(foldLetters(word)).toBe(word.normalize("NFC"));
      }
    }),
    { numRuns: 2000 },
  );
});
