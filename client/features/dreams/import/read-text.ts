import { afterDate, readDate, readTime, type DateOrder } from "./dates.ts";
import { breathe, ENTRIES_MAX, ENTRY_UNITS_MAX, type FoundDream } from "./found-dream.ts";

/** A line that says when, and little else. */
const DATE_LINE_MAX = 48;
/** Letters behind the date of a line that are words of the dream: fewer are a weekday or "at". */
const WORDS_MIN = 12;
/** A number, or one or two words before one: "Tuesday, March 5", "Date: 5 March". */
const BEGINNING = /^(?:[\p{L}\p{M}]{1,20}[.:,،]{0,2}\s+){0,2}\p{Nd}/u;
const BREAK = /\n\s*(?:-{3,}|\*{3,}|_{3,})\s*\n|\n(?:[ \t]*\n){3,}/;

const bare = (line: string) => line.replace(/^[#*\s>[\]_-]+|[*_\s:\]]+$/g, "");

/** The entry that a line with a date begins. */
function asDateLine(line: string, order: DateOrder, today: string): FoundDream | null {
  const words = bare(line);
  if (words.length > DATE_LINE_MAX || !BEGINNING.test(words)) return null;
  const night = readDate(words, order, today);
  if (!night) return null;
  const rest = afterDate(words);
  const isText = (rest.match(/\p{L}/gu)?.length ?? 0) >= WORDS_MIN;
  return { night, time: readTime(words), text: isText ? `${rest}\n` : "" };
}

/** Lines that are dates, by which the order of their numbers is guessed. */
export const datesOfText = (text: string): string[] =>
  text
    .split("\n")
    .filter((line) => line.length <= DATE_LINE_MAX + 12 && /\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}/.test(line))
    .slice(0, 500);

/** Entries of a plain text: each from a line that is a date to the next, else between rules or wide gaps. */
export async function readText(
  text: string,
  { order, today, signal }: { order: DateOrder; today: string; signal: AbortSignal },
): Promise<FoundDream[]> {
  const lines = text.replace(/\r\n?/g, "\n").split("\n");
  const found: FoundDream[] = [];
  let open: FoundDream | null = null;
  let dated = false;
  for (const [place, line] of lines.entries()) {
    if (place % 2000 === 0) await breathe(signal);
    const begun = asDateLine(line, order, today);
    if (begun) {
      if (open?.text.trim() === "") found.pop();
      if (found.length === ENTRIES_MAX) break;
      dated = true;
      open = begun;
      found.push(open);
    } else if (open && open.text.length < ENTRY_UNITS_MAX) open.text += `${line}\n`;
  }
  const parts = dated ? found : text.replace(/\r\n?/g, "\n").split(BREAK).map(undated);
  return parts
    .map((dream) => ({ ...dream, text: dream.text.slice(0, ENTRY_UNITS_MAX).trim() }))
    .filter((dream) => dream.text !== "")
    .slice(0, ENTRIES_MAX);
}

const undated = (text: string): FoundDream => ({ text, night: null, time: null });
