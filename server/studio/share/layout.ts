import type { SKRSContext2D } from "@napi-rs/canvas";
import type { Locale } from "#shared/locales.ts";
import { setLetters, type Letters } from "./letters.ts";
import { balancedLines, clippedLines } from "./lines.ts";

/** A size in pixels, and lines at most. */
interface TextStyle {
  size: number;
  lines: number;
}

/** A text to fit. `closing` stays at its end when it is shortened. */
export interface Phrase {
  text: string;
  kind: Letters["kind"];
  locale: Locale;
  closing: string;
}

/** Lines of one text, as they are drawn. */
export interface TextBlock {
  phrase: Phrase;
  size: number;
  lines: string[];
  lineHeight: number;
  height: number;
}

interface Room {
  width: number;
  height: number;
}

/** Breaks a text into lines of one size. Null where they do not fit; with `clip` the text is shortened instead. */
function blockOf(
  context: SKRSContext2D,
  phrase: Phrase,
  { size, lines: most }: TextStyle,
  { width, height, clip }: Room & { clip?: { atLeast: number } },
): TextBlock | null {
  const { lineHeight } = setLetters(context, { ...phrase, size });
  const room = { width, max: Math.min(most, Math.floor(height / lineHeight)) };
  if (room.max < (clip?.atLeast ?? 1)) return null;
  const lines =
    balancedLines(context, phrase.text, { ...room, breakWords: clip !== undefined }) ??
    (clip ? clippedLines(context, phrase, room) : null);
  return lines && { phrase, size, lines, lineHeight, height: lines.length * lineHeight };
}

/** Breaks a text into lines of the largest size that fits, the best first; at the last size it is shortened. */
export function fitPhrase(
  context: SKRSContext2D,
  phrase: Phrase,
  styles: readonly TextStyle[],
  room: Room,
): TextBlock {
  for (const style of styles) {
    const block = blockOf(context, phrase, style, room);
    if (block) return block;
  }
  return blockOf(context, phrase, styles.at(-1)!, { ...room, clip: { atLeast: 1 } })!;
}

/** Where title and quotation stand below each other, and the sizes to try, best first. */
export interface WordsBox extends Room {
  /** Narrower where the brand stands beside the quotation. */
  quotationWidth: number;
  gap: number;
  choices: readonly { title: TextStyle; quotation: TextStyle }[];
  /** Lines of a quotation before it is shortened, where a smaller title leaves them. */
  quotationLines: number;
}

/** Finds the largest sizes at which title and quotation fit; shortens the quotation before the title. */
export function fitWords(
  context: SKRSContext2D,
  { title, quotation }: { title: Phrase; quotation: Phrase | null },
  box: WordsBox,
): { title: TextBlock; quotation: TextBlock | null } {
  const fitting = box.choices.flatMap((choice) => {
    const block = blockOf(context, title, choice.title, box);
    return block ? [{ choice, title: block }] : [];
  });
  const choice = box.choices.at(-1)!;
  if (fitting.length === 0) fitting.push({ choice, title: fitPhrase(context, title, [choice.title], box) });
  if (quotation) {
    for (const atLeast of [null, box.quotationLines, 1]) {
      for (const { choice: tried, title: above } of fitting) {
        const below = blockOf(context, quotation, tried.quotation, {
          width: box.quotationWidth,
          height: box.height - box.gap - above.height,
          ...(atLeast !== null && { clip: { atLeast } }),
        });
        if (below) return { title: above, quotation: below };
      }
    }
  }
  return { title: fitting[0]!.title, quotation: null };
}

/** Draws lines from `top` down, from `x` on or up to it. */
export function drawBlock(
  context: SKRSContext2D,
  { phrase, size, lines, lineHeight }: TextBlock,
  { x, top, align, colour }: { x: number; top: number; align: "left" | "right"; colour: string },
): void {
  const { baseline } = setLetters(context, { ...phrase, size });
  context.textAlign = align;
  context.fillStyle = colour;
  lines.forEach((line, index) => context.fillText(line, x, top + index * lineHeight + baseline));
}
