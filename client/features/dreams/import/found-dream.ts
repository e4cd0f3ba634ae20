import { MARKS, MOODS, type Interpretation, type Mark, type Mood, type Style } from "#shared/dreams.ts";
import type { ImportedDream } from "#shared/import.ts";
import { REMARK_MAX } from "#shared/limits.ts";
import type { Locale } from "#shared/locales.ts";

export const ENTRIES_MAX = 5000;
/** UTF-16 code units read of the text of one entry: as many as the note of its dream can hold. */
export const ENTRY_UNITS_MAX = REMARK_MAX;

/** A picture or film of a dream in a ZIP, which is read when it is sent. */
export interface FoundFile {
  name: string;
  /** Throws where the file is broken, or has more bytes than the ZIP says or than the site accepts. */
  read: (signal: AbortSignal) => Promise<Blob>;
}

/** A dream as a file has it. What the file does not say is null or absent. */
export interface FoundDream {
  text: string;
  /** `YYYY-MM-DD` of its night; not checked yet. */
  night: string | null;
  /** `HH:MM`; not checked yet. */
  time: string | null;
  title?: string;
  mood?: Mood | null;
  favourite?: boolean;
  marks?: Mark[];
  ownTags?: string[];
  remark?: string;
  reading?: { title: string; tags: string[]; interpretation: Interpretation };
  /** Absent where `reading` is absent. */
  lenses?: NonNullable<ImportedDream["lenses"]>;
  language?: Locale;
  style?: Style;
  /** The widest picture first, the film last. Sent only with a dream that keeps its reading. */
  files?: FoundFile[];
}

/** Why a file cannot be read: too large, damaged or of another type (`broken`), or without a dream (`none`). */
export class UnreadableFile extends Error {
  readonly reason: "large" | "broken" | "none";
  constructor(reason: "large" | "broken" | "none") {
    super(reason);
    this.reason = reason;
  }
}

/** Lets the browser paint and handle presses. Throws where `signal` is aborted. */
export async function breathe(signal: AbortSignal): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  signal.throwIfAborted();
}

/** The value of a field; undefined where the object has no such field of its own, as an inherited one is not in the file. */
export const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;

/** The beginning of a text; empty for another value. */
export const textOf = (value: unknown, unitsMax = ENTRY_UNITS_MAX): string =>
  typeof value === "string" ? value.slice(0, unitsMax) : "";

export const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === "string") : [];

export const moodOf = (value: unknown): Mood | null => MOODS.find((mood) => mood === value) ?? null;

export const marksIn = (value: unknown): Mark[] => {
  const names = textsOf(value);
  return MARKS.filter((mark) => names.includes(mark));
};
