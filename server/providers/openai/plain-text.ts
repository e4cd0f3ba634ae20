import { clipGraphemes } from "#shared/limits.ts";

/** Control signs, and signs that turn or hide text. Joiners stay: Hindi and Arabic need them. */
const HIDDEN =
  /[[\p{Cc}--[\t\n]]\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\u{e0000}-\u{e007f}]/gv;
// Every run has an end: a model may write one word of thousands of signs, and each is looked at from each of its places.
const MARKDOWN_LINK = /!?\[([^\]]{0,500})\]\([^)]{0,500}\)/g;
const TAG = /<[^<>]*>/g;
const ADDRESSES = [
  /\b[a-z][a-z\d+.-]{0,30}:\/\/\S*/giu,
  /\b(?:javascript|data|mailto|tel|file|vbscript):\S*/giu,
  /\bwww\.\S+/giu,
  /\S{0,100}@\S+/gu,
  /\b[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){0,5}\.(?:com|net|org|info|biz|io|app|dev|xyz|site|online|shop|top|link|click|test|example|invalid)\b\S*/giu,
  /\b[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,5}\/\S*/giu,
];
const MARKS = /[`*#<>{}|\\^~[\]]/g;

/**
 * What a model wrote, as plain words: no addresses, markup or hidden signs, at most `most` user-perceived
 * characters. Paragraphs stay where `lines` says so.
 */
export function plainText(text: string, most: number, { lines = false } = {}): string {
  let plain = text.normalize("NFC").replace(HIDDEN, "").replace(MARKDOWN_LINK, "$1").replace(TAG, " ");
  for (const address of ADDRESSES) plain = plain.replace(address, "");
  plain = plain.replace(MARKS, "");
  plain = lines ? plain.replace(/[^\S\n]+/g, " ").replace(/ ?\n\s*/g, "\n\n") : plain.replace(/\s+/g, " ");
  return clipGraphemes(plain.replace(/ +([.,;!?])/g, "$1").trim(), most).trim();
}
