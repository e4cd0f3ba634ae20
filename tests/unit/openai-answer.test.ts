import { describe, expect, it } from "vitest";
import { isQuoteOf, repeatsRunOf } from "#server/providers/openai/grounding.ts";
import { plainText } from "#server/providers/openai/plain-text.ts";
import { partialSummary } from "#server/providers/openai/partial-summary.ts";
import { isWrittenIn } from "#server/studio/reading/language.ts";
import { createStudioReading } from "#server/studio/reading/read.ts";
import { LOCALE_CODES } from "#shared/locales.ts";
import { createEngineCall } from "../support/engine-call.ts";

describe("a quote of the dream", () => {
  it.each([
    ["Denizin ortasında bir kapı vardı.", "bir kapı"],
    ["Denizin ortasında bir kapı vardı.", "DENİZ"],
    ["Kapıdan IŞIK sızıyordu.", "ışık"],
    ["I was in the sea, and there was a door.", "the sea and"],
    ["J’étais dans l’océan.", "l'ocean"],
    ["暗い海の中に扉があった。", "海の中"],
    ["어두운 바다에 문이 있었다.", "바다"],
    ["كان هناك بابٌ في وسط البحر.", "باب في"],
    ["समुद्र के बीच एक दरवाज़ा था।", "एक दरवाजा"],
  ])("«%s» has «%s»", (dream, quote) => expect(isQuoteOf(dream, quote)).toBe(true));

  it.each([
    ["Denizin ortasında bir kapı vardı.", "bir pencere"],
    ["I went to a party.", "art"],
    ["I went to a party.", ""],
    ["I went to a party.", "…"],
    ["暗い海の中に扉があった。", "空の中"],
  ])("«%s» has no «%s»", (dream, quote) => expect(isQuoteOf(dream, quote)).toBe(false));

  it("is found as a repeated run when long, in scripts with and without spaces", () => {
    const dream = "I walked with my mother through the garden behind the old house of glass.";
    expect(repeatsRunOf(dream, `A painting: ${dream.toUpperCase()}`)).toBe(true);
    expect(repeatsRunOf(dream, "The garden behind the old house, in a glass-green light.")).toBe(false);
    const other = "古い家の裏の庭を母といっしょに歩いていた、空は緑だった。";
    expect(repeatsRunOf(other, `絵: ${other}`)).toBe(true);
    expect(repeatsRunOf(other, "古い家の裏の庭、緑の空。")).toBe(false);
  });

  it.each([
    ["My boss John Smith fired me.", "A painting: my boss John Smith fired me", true],
    ["上司の田中に解雇された。", "絵: 上司の田中に解雇された", true],
    ["A red balloon.", "A red balloon above an empty square", false],
    ["I was flying over a city.", "A figure flying over a city at dusk", false],
  ])("of a short dream «%s» is all of it: «%s» %s", (dream, text, repeats) =>
    expect(repeatsRunOf(dream, text)).toBe(repeats),
  );
});

describe("plain text", () => {
  it.each([
    ["**Deniz** ve _kapı_ ", "Deniz ve _kapı_"],
    ["Bak: [buraya](https://evil.example/a?b=c).", "Bak: buraya."],
    ["Bak https://evil.example ve sus .", "Bak ve sus."],
    ["Bir kapı.Sonra deniz.", "Bir kapı.Sonra deniz."],
    ["a\u202eb\u200bc\u0007d", "abcd"],
    ["<b>Deniz</b>", "Deniz"],
    ["Bak evil.c*om/x ve ww|w.evil.zz, sus.", "Bak ve sus."],
    ["Bak evil .com", "Bak evil .com"],
    ["One file: the door", "One file: the door"],
    ["क्\u200dष", "क्\u200dष"],
  ])("of %j is %j", (text, plain) => expect(plainText(text, 100)).toBe(plain));

  it("keeps paragraphs only with `lines`, and at most `limit` characters", () => {
    expect(plainText("Bir.\n  \n\nİki.", 100, { lines: true })).toBe("Bir.\n\nİki.");
    expect(plainText("Bir.\n\nİki.", 100)).toBe("Bir. İki.");
    expect(plainText("👨‍👩‍👧‍👦".repeat(9), 3)).toBe("👨‍👩‍👧‍👦".repeat(3));
  });

  it.each(["a-", "a.", "Version/"])("of one very long word of %j takes little time", (word) => {
    const begun = performance.now();
    plainText(word.repeat(20_000 / word.length), 900);
    // Patterns without upper limits take seconds here.
    expect(performance.now() - begun).toBeLessThan(800);
  });
});

describe("a summary while it is written", () => {
  it.each([
    ['{"title":"De', ""],
    ['{"title":"Deniz","summary":"', ""],
    ['{"title":"Deniz","summary":"Bir kap', "Bir kap"],
    ['{"summary":"Bir \\"kap', 'Bir "kap'],
    ['{"summary":"Bir \\', "Bir "],
    ['{"summary":"Bir \\u01', "Bir "],
    ['{"summary":"Bir \\u0131', "Bir ı"],
    ['{"summary":"Bir \\ud83d', "Bir "],
    ['{"summary":"Bir kapı.","themes":["a', "Bir kapı."],
    ['{"title":"\\"summary\\":\\"x","summary":"y', "y"],
    ['{"summary":"Bir\\nkapı\\x', "Bir\nkapı"],
  ])("of %s is «%s»", (json, summary) => expect(partialSummary(json)).toBe(summary));
});

describe("a text's language", () => {
  const dreams = [
    "Eski bir trenin içindeydim, raylar suyun üstünden gidiyordu.",
    "I was flying over a city and my teeth fell out while a dog chased me.",
  ];

  it.each(LOCALE_CODES)(
    "is recognised in every reading in %s, and no other language is",
    async (language) => {
      const others = LOCALE_CODES.filter((other) => other.split("-")[0] !== language.split("-")[0]);
      for (const dreamText of dreams) {
        for (const seed of ["a", "b", "c", "d"]) {
          const prompt = { dreamText, language, seed, style: "auto" as const };
          const reading = await createStudioReading().read(prompt, createEngineCall());
          for (const text of [reading.summary, reading.psychologicalAnalysis]) {
            expect([text, isWrittenIn(text, language)]).toEqual([text, true]);
            expect(others.filter((other) => isWrittenIn(text, other))).toEqual([]);
          }
        }
      }
    },
  );

  it.each([
    ["Du warst in einem alten Zug und die Gleise führten über das Wasser.", "en-US"],
    ["你在一列旧火车上，铁轨从水面上经过。", "ja"],
    ["Du warst in einem alten Zug und die Gleise führten über das Wasser.", "tr"],
    ["Вы были в старом поезде, и рельсы шли по воде.", "es"],
  ] as const)("«%s» is not in %s", (text, language) => expect(isWrittenIn(text, language)).toBe(false));
});
