import type { Reading, ReadingEngine } from "#server/providers/engines.ts";
import { accountOf } from "./account.ts";
import { analysisOf } from "./analysis.ts";
import { withForeignLine } from "./foreign-line.ts";
import { imageryOf } from "./imagery.ts";
import { inRegion } from "./regions.ts";
import { meaningsOf } from "./meanings.ts";
import { summaryOf } from "./summary.ts";
import { tagsOf } from "./tags.ts";
import { themesOf } from "./themes.ts";
import { titleOf } from "./title.ts";

/**
 * Writes readings from the lexicon, without a provider. The same text, seed and language always give the same reading.
 * It takes some milliseconds, the first of a language up to half a second, and never fails.
 */
export function createStudioReading(): ReadingEngine {
  return {
    name: "studio",
    async read(prompt, call) {
      const account = accountOf(prompt);
      const reading: Reading = {
        title: titleOf(account),
        summary: withForeignLine(summaryOf(account), prompt.dreamText, prompt.language),
        themes: themesOf(account),
        symbols: meaningsOf(account),
        psychologicalAnalysis: analysisOf(account),
        tags: tagsOf(account),
      };
      call.onProgress(1);
      return {
        ...inRegion(reading, prompt.language),
        // Not `account.text`: it joins lines, although a line end also ends a sentence.
        imagery: imageryOf(
          prompt.dreamText,
          prompt.language,
          prompt.dreamText.normalize("NFC") === account.text ? account.seen.scene : undefined,
        ),
      };
    },
  };
}
