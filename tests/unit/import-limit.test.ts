import { expect, test } from "vitest";
import { IMPORT_BYTES_MAX, importDreams, READING_MAX } from "#shared/import.ts";
import { LENS_PARAGRAPHS, READING_LENSES } from "#shared/lenses.ts";
import { REMARK_MAX } from "#shared/limits.ts";

test("the longest dream with all that it carries fits into one call, also where each character is escaped", () => {
  const long = (units: number) => "\u0001".repeat(units);
  const many = <T>(of: T) => Array.from({ length: READING_MAX.list }, () => of);
  const names = many(long(READING_MAX.name));
  const dream = {
    night: "2024-03-05",
    time: null,
    dreamText: `${"a".repeat(10)}${"👨‍👩‍👧‍👦".repeat(150)}`,
    remark: long(REMARK_MAX),
    title: long(READING_MAX.title),
    tags: names,
    interpretation: {
      summary: long(READING_MAX.summary),
      themes: names,
      symbols: many({ symbol: long(READING_MAX.name), meaning: long(READING_MAX.meaning) }),
      psychologicalAnalysis: long(READING_MAX.analysis),
      tags: names,
    },
    lenses: READING_LENSES.map((lens) => ({
      lens,
      paragraphs: Array.from({ length: LENS_PARAGRAPHS.max }, (_, index) => ({
        speaker: long(READING_MAX.speaker),
        text: long(READING_MAX.paragraph - 1) + index,
      })),
    })),
  };
  const body = { language: "tr", dreams: [dream] };
  expect(importDreams.body!.safeParse(body).error).toBeUndefined();
  expect(Buffer.byteLength(JSON.stringify(body))).toBeLessThan(IMPORT_BYTES_MAX);
});
