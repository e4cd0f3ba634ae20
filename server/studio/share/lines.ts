import type { SKRSContext2D } from "@napi-rs/canvas";
import { uncoveredCharacters } from "./fonts.ts";

/** Characters of a text that are measured at all: more do not fit on any picture. */
const CHARACTERS_MAX = 400;
/** Chinese characters and kana: text without spaces, which breaks between words of a dictionary. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Does not begin a line. */
const CLOSING = /^[\s\p{Pe}\p{Pf}\p{Po}\p{Pd}々ーぁぃぅぇぉっゃゅょァィゥェォッャュョ]/u;
/** Does not end a line. */
const OPENING = /[\p{Ps}\p{Pi}]$/u;

/** Particles and endings in Japanese, which belong to the word before. */
const ENDING = /^\p{Script=Hiragana}+$/u;
const PHRASE_MAX = 8;

const graphemes = new Intl.Segmenter("und", { granularity: "grapheme" });
const words = new Intl.Segmenter("ja", { granularity: "word" });

/**
 * Returns a text as one line of what the fonts can draw: without controls, direction marks, line breaks and characters
 * such as emoji. Empty where letters would be missing.
 */
export function drawableText(text: string): string {
  const clean = text
    .slice(0, CHARACTERS_MAX * 10)
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .replace(/[\p{Cs}\p{Co}\p{Cn}\p{Variation_Selector}\p{Extended_Pictographic}\p{Emoji_Modifier}]/gu, "")
    .replace(/(?![\u200c\u200d](?=\p{L}))\p{Cf}/gu, "");
  const short = Array.from(graphemes.segment(clean), ({ segment }) => segment).slice(0, CHARACTERS_MAX);
  const drawn = short.join("");
  const missing = uncoveredCharacters(drawn);
  if ([...missing].some((character) => /\p{L}/u.test(character))) return "";
  const kept = [...drawn].filter((character) => !missing.has(character)).join("");
  return kept.replace(/\s+/g, " ").trim();
}

/** Splits a text where a line may end. */
function pieces(text: string): string[] {
  // Not after a no-break space.
  const parts = text
    .split(/(?<=[^\S\u00a0\u202f])/u)
    .flatMap((part) =>
      UNSPACED.test(part) ? Array.from(words.segment(part), ({ segment }) => segment) : [part],
    );
  const joined: string[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    const held =
      last !== undefined &&
      !/[\s\p{P}]$/u.test(last.replace(OPENING, "")) &&
      (CLOSING.test(part) || OPENING.test(last) || (ENDING.test(part) && last.length < PHRASE_MAX));
    if (held) joined[joined.length - 1] = last + part;
    else joined.push(part);
  }
  return joined;
}

/** Splits a text where a line may end, also within what is wider than `width`. */
function brokenPieces(
  context: SKRSContext2D,
  text: string,
  width: number,
): { text: string; width: number }[] {
  const measured = (piece: string) => ({ text: piece, width: context.measureText(piece).width });
  return pieces(text).flatMap((piece) => {
    const whole = measured(piece);
    if (whole.width <= width) return [whole];
    return Array.from(graphemes.segment(piece), ({ segment }) => measured(segment));
  });
}

/** Fills lines of `width` pixels. Spaces at the ends of lines count: lines are a little shorter than they could be. */
function wrap(parts: readonly { text: string; width: number }[], width: number): string[] {
  const lines: string[] = [];
  let [line, used] = ["", 0];
  for (const part of parts) {
    if (line && used + part.width > width) {
      lines.push(line.trimEnd());
      [line, used] = ["", 0];
    }
    line += part.text;
    used += part.width;
  }
  return [...lines, line.trimEnd()];
}

interface Room {
  width: number;
  /** Lines at most. */
  max: number;
  /** Whether a word that is wider than a line may be broken. */
  breakWords?: boolean;
}

/** Breaks text into as few lines as possible, of about the same length. Null where it does not fit. */
export function balancedLines(
  context: SKRSContext2D,
  text: string,
  { width, max, breakWords = false }: Room,
): string[] | null {
  const parts = brokenPieces(context, text, width);
  if (!breakWords && parts.length > pieces(text).length) return null;
  let lines = wrap(parts, width);
  if (lines.length > max) return null;
  for (let narrower = width - 8; narrower > width / 3; narrower -= 8) {
    const next = wrap(parts, narrower);
    if (next.length > lines.length) break;
    lines = next;
  }
  return lines;
}

/** The longest beginning of a text, with an ellipsis and what closes it, that fits into `max` balanced lines. */
export function clippedLines(
  context: SKRSContext2D,
  { text, closing }: { text: string; closing: string },
  room: Room,
): string[] {
  const parts = brokenPieces(context, text, room.width / 2).map((part) => part.text);
  let [fits, over] = [0, parts.length];
  let best: string[] = [];
  while (over - fits > 1) {
    const middle = (fits + over) >> 1;
    const begun = parts
      .slice(0, middle)
      .join("")
      .replace(/[\s\p{P}]+$/u, "");
    const lines = balancedLines(context, `${begun}…${closing}`, { ...room, breakWords: true });
    if (lines) [fits, best] = [middle, lines];
    else over = middle;
  }
  return best;
}
