export const DREAM_TEXT_MIN = 10;
export const DREAM_TEXT_MAX = 500;
/** UTF-16 code units of a dream text: a user-perceived character can hold any number of them. */
export const DREAM_TEXT_UNITS_MAX = 2000;
/** Combining marks and joiners on one character. Emoji and the scripts of all languages need at most seven. */
export const MARKS_PER_CHARACTER_MAX = 10;
/** Code points of a remark, the private note to a dream; some fifty printed pages. Its field counts UTF-16 units. */
export const REMARK_MAX = 100_000;
/** UTF-8 bytes of the dreams, notes and remarks of one user, and of the readings and lenses that an import brought. */
export const WRITTEN_BYTES_MAX = 100_000_000;
export const OWN_TAGS_MAX = 20;
/** User-perceived characters of a tag. */
export const OWN_TAG_MAX = 40;
/** Days that a deleted dream can be restored. */
export const BIN_DAYS = 30;
export const PASSWORD_MIN = 8;
/** Limits the cost of hashing. */
export const PASSWORD_MAX = 200;
export const NAME_MIN = 2;
export const NAME_MAX = 80;
export const EMAIL_MAX = 254;
/** Email addresses that mail servers accept, without quoting or comments. */
export const EMAIL_PATTERN =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;
export const LIBRARY_PAGE_SIZE = 12;
/** UTF-16 code units of a library search. */
export const SEARCH_MAX = 100;
/** Parts of one user that models may refuse for their content in a day (UTC) before no more are begun. */
export const REFUSED_PARTS_PER_DAY = 5;

const segmenter = new Intl.Segmenter("und", { granularity: "grapheme" });

/** Length in user-perceived characters. */
export function graphemeCount(text: string): number {
  let count = 0;
  for (const _ of segmenter.segment(text)) count++;
  return count;
}

/** The longest beginning of `text` with at most `max` user-perceived characters and `maxUnits` code units. */
export function clipGraphemes(text: string, max: number, maxUnits = Infinity): string {
  let count = 0;
  for (const { index, segment } of segmenter.segment(text)) {
    if (count === max || index + segment.length > maxUnits) return text.slice(0, index);
    count++;
  }
  return text;
}

/** The longest beginning of `text` that a dream can have. */
export function clipDreamText(text: string): string {
  return clipGraphemes(text, DREAM_TEXT_MAX, DREAM_TEXT_UNITS_MAX);
}

const MARK = /[\p{M}\p{Grapheme_Extend}\p{Emoji_Modifier}\u200d\u{e0020}-\u{e007f}]/u;
const JOINER = "\u200d";

/** Whether a character carries more than `MARKS_PER_CHARACTER_MAX` marks and joiners. Linear, without segmenting. */
function isOvermarked(text: string): boolean {
  let marks = 0;
  let last = "";
  for (const character of text) {
    if (MARK.test(character)) marks++;
    else if (last !== JOINER) marks = 0;
    if (marks > MARKS_PER_CHARACTER_MAX) return true;
    last = character;
  }
  return false;
}

export type DreamTextIssue = "dream_too_short" | "dream_too_long" | "dream_too_large" | "dream_overmarked";

/** Limits that are checked before a text is normalised or segmented, because both are expensive. */
export function rawTextIssue(text: string): "dream_too_large" | "dream_overmarked" | null {
  if (text.length > DREAM_TEXT_UNITS_MAX) return "dream_too_large";
  return isOvermarked(text) ? "dream_overmarked" : null;
}

/** Why a text is refused as a dream, or null. The forms and the API share this rule. */
export function dreamTextIssue(text: string): DreamTextIssue | null {
  const issue = rawTextIssue(text);
  if (issue) return issue;
  const length = graphemeCount(text.trim());
  if (length < DREAM_TEXT_MIN) return "dream_too_short";
  return length > DREAM_TEXT_MAX ? "dream_too_long" : null;
}

/** Lengths of the codes that a sign-in asks for. */
export const CODE_MIN = 6;
export const CODE_MAX = 40;
