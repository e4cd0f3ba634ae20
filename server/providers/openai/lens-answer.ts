import type { DreamPrompt } from "#server/providers/engines.ts";
import { isWrittenIn } from "#server/studio/reading/language.ts";
import type { LensContent, ReadingLens } from "#shared/lenses.ts";
import { BadAnswer } from "./failures.ts";
import { isQuoteOf, repeatsRunOf } from "./grounding.ts";
import { lensForm, lensInstructions } from "./lens-form.ts";
import { plainText } from "./plain-text.ts";
import { namesSource } from "./sources.ts";

/** Maximum graphemes. */
const TEXT_MAX = 900;
const SPEAKER_MAX = 40;
const PARAGRAPHS = { min: 3, max: 6 };
const QUESTION = /[?？؟]["”»’」]?$/u;

type Paragraph = LensContent["paragraphs"][number];

function paragraphsIn(answer: string): { quote: string; speaker: string; text: string }[] {
  let value: unknown;
  try {
    value = JSON.parse(answer);
  } catch {
    throw new BadAnswer("not JSON");
  }
  const form = lensForm.safeParse(value);
  if (!form.success) throw new BadAnswer("unexpected fields");
  return form.data.paragraphs;
}

/**
 * The text in a model's answer: those of its paragraphs that rest on words of the dream and name no source; in the
 * Gestalt lens, those that only ask. Throws `BadAnswer` when fewer than three are left, or the answer is unusable.
 */
export function lensOf(
  answer: string,
  { dreamText, language, lens }: DreamPrompt & { lens: ReadingLens },
): LensContent {
  let sources = 0;
  const paragraphs = paragraphsIn(answer).flatMap(({ quote, speaker: named, text: written }): Paragraph[] => {
    const text = plainText(written, TEXT_MAX);
    const speaker = lens === "gestalt" ? plainText(named, SPEAKER_MAX) : null;
    if (!text || speaker === "" || !isQuoteOf(dreamText, quote)) return [];
    if (lens === "gestalt" && !QUESTION.test(text)) return [];
    if (namesSource(text, dreamText)) {
      sources++;
      return [];
    }
    return [{ speaker, text }];
  });
  const distinct = paragraphs.filter(
    ({ text }, i) => paragraphs.findIndex((other) => other.text === text) === i,
  );
  const whole = distinct.map(({ text }) => text).join("\n");
  if (repeatsRunOf(lensInstructions(language, lens, null), whole)) {
    throw new BadAnswer("it repeats its instructions");
  }
  if (distinct.length < PARAGRAPHS.min) {
    throw sources > 0
      ? new BadAnswer("it names sources", "sources")
      : new BadAnswer("too few paragraphs that rest on this dream");
  }
  if (!isWrittenIn(whole, language)) throw new BadAnswer(`not in ${language}`, "language");
  return { paragraphs: distinct.slice(0, PARAGRAPHS.max) };
}
