import { clipGraphemes } from "#shared/limits.ts";

/** Control characters, and invisible or direction-changing ones. Joiners stay: Hindi and Arabic need them. */
const HIDDEN =
  /[[\p{Cc}--[\t\n]]\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\u{e0000}-\u{e007f}]/gv;
// Repetitions before something else have upper limits: on a word of thousands of characters, unlimited ones take quadratic
// time.
const MARKDOWN_LINK = /!?\[([^\]]{0,500})\]\([^)]{0,500}\)/g;
const TAG = /<[^<>]*>/g;
const URLS_AND_EMAILS = [
  /\b[a-z][a-z\d+.-]{0,30}:\/\/\S*/giu,
  /\b(?:javascript|data|mailto|tel|file|vbscript):\S+/giu,
  /\bwww\.\S+/giu,
  /\S{0,100}@\S+/gu,
  /\b[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){0,5}\.(?:com|net|org|info|biz|io|app|dev|xyz|site|online|shop|top|link|click|test|example|invalid)\b\S*/giu,
  /\b[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,5}\/\S*/giu,
];
const MARKS = /[`*#<>{}|\\^~[\]]/g;

const withoutUrls = (text: string) =>
  URLS_AND_EMAILS.reduce((rest, pattern) => rest.replace(pattern, ""), text);

/**
 * A model's text without URLs, email addresses, markup or invisible characters, cut to `limit` graphemes. Keeps
 * paragraphs only with `lines`.
 */
export function plainText(text: string, limit: number, { lines = false } = {}): string {
  let plain = text.normalize("NFC").replace(HIDDEN, "").replace(MARKDOWN_LINK, "$1").replace(TAG, " ");
  // Twice: without its marks, "exam*ple.com" is a URL.
  plain = withoutUrls(withoutUrls(plain).replace(MARKS, ""));
  plain = lines ? plain.replace(/[^\S\n]+/g, " ").replace(/ ?\n\s*/g, "\n\n") : plain.replace(/\s+/g, " ");
  // Not before a letter: "name .com" would become a domain.
  return clipGraphemes(plain.replace(/ +([.,;!?])(?![\p{L}\p{N}])/gu, "$1").trim(), limit).trim();
}
