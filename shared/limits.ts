export const DREAM_TEXT_MIN = 10;
export const DREAM_TEXT_MAX = 500;
export const PASSWORD_MIN = 8;
/** Long enough for any pass phrase; argon2 must not be fed megabytes. */
export const PASSWORD_MAX = 200;
export const NAME_MIN = 2;
export const NAME_MAX = 80;
export const EMAIL_MAX = 254;
/** An address as a mail server takes it, without quoting or comments. */
export const EMAIL_PATTERN =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;
export const LIBRARY_PAGE_SIZE = 12;
/** Dreams of one person that may wait or run at once. */
export const DREAMS_IN_FLIGHT_MAX = 20;

const segmenter = new Intl.Segmenter("und", { granularity: "grapheme" });

/** Length as the person sees it: user-perceived characters, not code units. */
export function graphemeCount(text: string): number {
  let count = 0;
  for (const _ of segmenter.segment(text)) count++;
  return count;
}

/** The longest beginning of `text` with at most `max` user-perceived characters. */
export function clipGraphemes(text: string, max: number): string {
  let count = 0;
  for (const { index } of segmenter.segment(text)) {
    if (count === max) return text.slice(0, index);
    count++;
  }
  return text;
}
