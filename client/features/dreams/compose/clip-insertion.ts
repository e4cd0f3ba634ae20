import { clipGraphemes, DREAM_TEXT_UNITS_MAX, graphemeCount } from "#shared/limits.ts";

/**
 * Shortens a text to at most `max` user-perceived characters, and to the code units of a dream, by cutting what was
 * just inserted before the caret, never what is behind it. Returns the text and the caret's new position.
 */
export function clipInsertion(text: string, caret: number, max: number): { text: string; caret: number } {
  if (text.length <= DREAM_TEXT_UNITS_MAX && graphemeCount(text) <= max) return { text, caret };
  const behind = clipGraphemes(text.slice(caret), max, DREAM_TEXT_UNITS_MAX);
  const room = max - graphemeCount(behind);
  const before = clipGraphemes(text.slice(0, caret), room, DREAM_TEXT_UNITS_MAX - behind.length);
  // Where the halves join, the number of characters can only fall.
  return { text: before + behind, caret: before.length };
}
