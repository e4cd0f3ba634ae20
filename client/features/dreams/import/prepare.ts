import { READING_MAX, type ImportedDream } from "#shared/import.ts";
import {
  clipDreamText,
  dreamTextIssue,
  OWN_TAG_MAX,
  OWN_TAGS_MAX,
  REMARK_MAX,
  clipGraphemes,
} from "#shared/limits.ts";
import { distinctTags, isOwnTag, OWN_TAG_UNITS_MAX, toOwnTag } from "#shared/own-tags.ts";
import { LENS_PARAGRAPHS } from "#shared/lenses.ts";
import { readDate } from "./dates.ts";
import type { FoundDream, FoundFile } from "./found-dream.ts";

const NIGHT = /^\d{4}-\d\d-\d\d$/;
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const SENTENCE_END = /[.!?…。！？؟।۔]["'”’»)]*(?=\s|$)|[。！？]|\n/g;
/** A clipped text keeps at least this part of what fits. */
const LEAST_SHARE = 0.5;

const clean = (text: string) =>
  text.replaceAll("\0", "").toWellFormed().normalize("NFC").replace(/\r\n?/g, "\n").trim();

/** The beginning of a text that fits, up to the end of a sentence, else of a word. */
export function clipAtSentence(text: string): string {
  const fitting = clipDreamText(text);
  if (fitting.length === text.length) return text;
  const ends = [...fitting.matchAll(SENTENCE_END)].map((match) => match.index + match[0].length);
  const end = ends.findLast((at) => at >= fitting.length * LEAST_SHARE) ?? fitting.search(/\s\S*$/);
  return fitting.slice(0, end > 0 ? end : undefined).trim();
}

const tagsOf = (tags: readonly string[]) =>
  distinctTags(
    tags
      .map((tag) => toOwnTag(clipGraphemes(clean(tag.slice(0, 400)), OWN_TAG_MAX, OWN_TAG_UNITS_MAX)))
      .filter(isOwnTag),
  ).slice(0, OWN_TAGS_MAX);

/** Whether a reading is no longer than ours are. A longer one is left out, and its dream becomes a note. */
function fits({ title, tags, interpretation }: NonNullable<FoundDream["reading"]>): boolean {
  const { summary, themes, symbols, psychologicalAnalysis } = interpretation;
  const { name, list } = READING_MAX;
  const short = (names: readonly string[]) =>
    names.length <= list && names.every((each) => each.length <= name);
  return (
    title.length <= READING_MAX.title &&
    summary.length <= READING_MAX.summary &&
    psychologicalAnalysis.length <= READING_MAX.analysis &&
    [themes, tags, interpretation.tags, symbols.map(({ symbol }) => symbol)].every(short) &&
    symbols.every(({ meaning }) => meaning.length <= READING_MAX.meaning)
  );
}

/** Those lenses that are as ours are. */
const lensesOf = (lenses: NonNullable<FoundDream["lenses"]>) =>
  lenses.filter(
    ({ paragraphs }) =>
      paragraphs.length >= LENS_PARAGRAPHS.min &&
      paragraphs.length <= LENS_PARAGRAPHS.max &&
      new Set(paragraphs.map(({ text }) => text)).size === paragraphs.length &&
      paragraphs.every(
        ({ speaker, text }) =>
          text !== "" &&
          text.length <= READING_MAX.paragraph &&
          (speaker?.length ?? 0) <= READING_MAX.speaker,
      ),
  );

export type Prepared =
  | { left: "short" | "unusual" }
  | { left: null; dream: ImportedDream; files: readonly FoundFile[]; clipped: boolean; undated: boolean };

/** A found dream as it is sent, with what does not fit into its text in its note. `night`: of those without a date. */
export function prepare(found: FoundDream, night: string, today: string): Prepared {
  const body = clean(found.text);
  const title = clean(found.title ?? "");
  const whole = title === "" || found.reading || body.startsWith(title) ? body : `${title}\n${body}`;
  const dreamText = clipAtSentence(whole);
  const issue = dreamTextIssue(dreamText);
  if (issue) return { left: issue === "dream_too_short" ? "short" : "unusual" };
  const clipped = dreamText !== whole;
  const remark = [clipped ? whole : "", clean(found.remark ?? "")].filter((part) => part !== "").join("\n\n");
  const known =
    found.night !== null && NIGHT.test(found.night) && readDate(found.night, "ymd", today) !== null;
  const reading = found.reading && fits(found.reading) ? found.reading : undefined;
  return {
    left: null,
    clipped,
    undated: !known,
    files: (reading && found.files) ?? [],
    dream: {
      dreamText,
      night: known ? found.night! : night,
      time: known && found.time !== null && TIME.test(found.time) ? found.time : null,
      mood: found.mood ?? null,
      favourite: found.favourite ?? false,
      marks: found.marks ?? [],
      ...(found.language && { language: found.language }),
      ...(found.style && { style: found.style }),
      ownTags: tagsOf(found.ownTags ?? []),
      remark: remark.slice(0, REMARK_MAX).toWellFormed(),
      ...reading,
      ...(reading && { lenses: lensesOf(found.lenses ?? []) }),
    },
  };
}
