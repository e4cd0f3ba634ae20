import type { EngineCall, ReadingEngine } from "#server/providers/engines.ts";
import { partialSummary } from "./partial-summary.ts";
import { plainText } from "./plain-text.ts";
import { readingOf } from "./reading-answer.ts";
import { READING_FORM, readingInstructions } from "./reading-form.ts";
import type { TextModel } from "./text-model.ts";

const SUMMARY_MAX = 900;
const SUMMARY_INTERVAL_MS = 80;
/** A complete summary is sent again, for pages that were opened after it was first sent. */
const SUMMARY_REPEAT_MS = 1000;
const USUAL_TOKENS = 2000;
/** Typical length of an answer in characters, to estimate progress. */
const USUAL_LENGTH = 3500;

/** Returns a listener for the text so far, which reports progress and the partial summary at intervals. */
function createSummaryStream(call: EngineCall): (text: string) => void {
  let sent = "";
  let sentAt = 0;
  let checkedAt = 0;
  return (text) => {
    const at = performance.now();
    if (at - checkedAt < SUMMARY_INTERVAL_MS) return;
    checkedAt = at;
    call.onProgress(Math.min(0.95, text.length / USUAL_LENGTH));
    const summary = plainText(partialSummary(text), SUMMARY_MAX);
    if (!summary || (summary === sent && at - sentAt < SUMMARY_REPEAT_MS)) return;
    sent = summary;
    sentAt = at;
    call.onWriting(summary);
  };
}

/**
 * Reads dreams with a text model. The dream is sent in the user's message, inside JSON; the instructions depend on the
 * language only. Throws `ProviderError`.
 */
export function createOpenAiReading(askModel: TextModel): ReadingEngine {
  return {
    name: "openai",
    async read(prompt, call) {
      let show = createSummaryStream(call);
      const reading = await askModel(
        {
          what: "reading",
          form: READING_FORM,
          instructions: (retryFor) => readingInstructions(prompt.language, retryFor),
          input: { dream: prompt.dreamText },
          usualTokens: USUAL_TOKENS,
          onText(text) {
            if (text !== "") return show(text);
            show = createSummaryStream(call);
            call.onWriting("");
          },
          read: (answer) => readingOf(answer, prompt),
        },
        call,
      );
      call.onProgress(1);
      return reading;
    },
  };
}
