import { nightAt } from "#shared/nights.ts";
import { zoneOf } from "../../../lib/time-zone.ts";
import { breathe, ENTRIES_MAX, fieldOf, textOf, textsOf, type FoundDream } from "./found-dream.ts";

/** What is left of Markdown: words, without pictures, escapes and marks of headings. */
function plain(markdown: string): string {
  return markdown
    .replace(/!\[[^\]\n]{0,200}\]\([^)\n]{0,400}\)/g, "")
    .replace(/\[([^\]\n]{0,400})\]\((?:https?|dayone)[^)\n]{0,800}\)/g, "$1")
    .replace(/^#{1,6}\s+/gm, "")
    .replace(/\\([\\`*_{}[\]()#+\-.!>~|])/g, "$1")
    .replace(/\u200b/g, "")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

interface Nights {
  timeZone: string;
  nightEnds: number;
}

function readEntry(entry: unknown, nights: Nights): FoundDream | null {
  const text = plain(textOf(fieldOf(entry, "text")));
  if (!text) return null;
  const moment = new Date(textOf(fieldOf(entry, "creationDate")));
  const timeZone = zoneOf(textOf(fieldOf(entry, "timeZone")).replaceAll("\\/", "/"), nights.timeZone);
  const known = !Number.isNaN(moment.getTime()) && moment.getUTCFullYear() < 10_000;
  const when = known ? nightAt(moment, { ...nights, timeZone }) : null;
  const two = (number: number) => String(number).padStart(2, "0");
  return {
    text,
    night: when?.night ?? null,
    time: when ? `${two(Math.floor(when.minute / 60))}:${two(when.minute % 60)}` : null,
    ownTags: textsOf(fieldOf(entry, "tags")),
    favourite: fieldOf(entry, "starred") === true,
  };
}

/** The entries of a journal of Day One; null where the JSON is none. */
export async function readDayOne(
  journal: unknown,
  nights: Nights,
  signal: AbortSignal,
): Promise<FoundDream[] | null> {
  const entries = fieldOf(journal, "entries");
  if (!Array.isArray(entries)) return null;
  const found: FoundDream[] = [];
  for (const [place, entry] of entries.entries()) {
    if (found.length === ENTRIES_MAX) break;
    if (place % 200 === 0) await breathe(signal);
    const dream = readEntry(entry, nights);
    if (dream) found.push(dream);
  }
  return found;
}
