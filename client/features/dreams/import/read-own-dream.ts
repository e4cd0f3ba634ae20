import { STYLES, type Interpretation } from "#shared/dreams.ts";
import { READING_LENSES } from "#shared/lenses.ts";
import { LOCALE_CODES } from "#shared/locales.ts";
import { fieldOf, marksIn, moodOf, textOf, textsOf, type FoundDream } from "./found-dream.ts";

/** The interpretation, where it has the form of one. */
function interpretationOf(value: unknown): Interpretation | null {
  const summary = textOf(fieldOf(value, "summary"));
  const symbols = fieldOf(value, "symbols");
  if (!summary || !Array.isArray(symbols)) return null;
  return {
    summary,
    themes: textsOf(fieldOf(value, "themes")),
    symbols: symbols.map((item: unknown) => ({
      symbol: textOf(fieldOf(item, "symbol")),
      meaning: textOf(fieldOf(item, "meaning")),
    })),
    psychologicalAnalysis: textOf(fieldOf(value, "psychologicalAnalysis")),
    tags: textsOf(fieldOf(value, "tags")),
  };
}

/** The lenses that were made, where they have the form of one. */
function lensesIn(value: unknown): NonNullable<FoundDream["lenses"]> {
  const made = (Array.isArray(value) ? value : []).filter((each) => fieldOf(each, "status") === "done");
  return READING_LENSES.flatMap((lens) => {
    const content = fieldOf(
      made.find((each) => fieldOf(each, "lens") === lens),
      "content",
    );
    const written = fieldOf(content, "paragraphs");
    const paragraphs = (Array.isArray(written) ? written : []).map((each: unknown) => ({
      speaker: textOf(fieldOf(each, "speaker")) || null,
      text: textOf(fieldOf(each, "text")),
    }));
    return paragraphs.length === 0 ? [] : [{ lens, paragraphs }];
  });
}

/** A dream of our own export; null where it is none, or was in the bin. */
export function readOwnDream(value: unknown): FoundDream | null {
  const text = textOf(fieldOf(value, "dreamText"));
  if (!text || typeof fieldOf(value, "deletedAt") === "string") return null;
  const title = textOf(fieldOf(value, "title"));
  const interpretation = interpretationOf(fieldOf(value, "interpretation"));
  const night = textOf(fieldOf(value, "night"));
  const language = LOCALE_CODES.find((code) => code === fieldOf(value, "language"));
  const style = STYLES.find((name) => name === fieldOf(value, "style"));
  return {
    text,
    // Exports of the time before nights have the day alone.
    night: night || textOf(fieldOf(value, "createdAt")).slice(0, 10) || null,
    time: textOf(fieldOf(value, "time")) || null,
    mood: moodOf(fieldOf(value, "mood")),
    favourite: fieldOf(value, "favourite") === true,
    marks: marksIn(fieldOf(value, "marks")),
    ownTags: textsOf(fieldOf(value, "ownTags")),
    remark: textOf(fieldOf(value, "remark")),
    ...(language && { language }),
    ...(style && { style }),
    ...(interpretation &&
      title && {
        reading: { title, tags: textsOf(fieldOf(value, "tags")), interpretation },
        lenses: lensesIn(fieldOf(value, "lenses")),
      }),
  };
}
