import { z } from "zod";
import { dreamTextSchema, interpretationSchema, MARKS, MOODS, STYLES } from "./dreams.ts";
import { endpoint, NO_REPLY } from "./endpoint.ts";
import { REMARK_MAX } from "./limits.ts";
import { LENS_PARAGRAPHS, READING_LENSES } from "./lenses.ts";
import { LOCALE_CODES } from "./locales.ts";
import { nightSchema, timeSchema } from "./nights.ts";
import { ownTagsSchema } from "./own-tags.ts";

// Dreams of another journal or of an own export. The file is read in the browser; only what the user confirms is sent.

export const IMPORT_AT_ONCE = 50;
/** Bytes of one call: the longest dream with the longest note, reading and lenses fits, each code unit escaped. */
export const IMPORT_BYTES_MAX = 1280 * 1024;
/** Dreams of one call of `findWantedFiles`. */
export const IMPORT_CHECKED_AT_ONCE = 100;

/** Name of the engine of a reading that came with an import: its author is unknown. */
export const IMPORTED = "imported";

/** The longest fields that a reading of ours has, with room. In code points. */
export const READING_MAX = {
  title: 200,
  summary: 2000,
  name: 120,
  meaning: 800,
  analysis: 5000,
  list: 16,
  /** Of a paragraph of a lens, and of who speaks in it. */
  paragraph: 2000,
  speaker: 120,
} as const;

/** A text with U+FFFD for what PostgreSQL does not read from JSON: NUL and half a surrogate pair. */
const storedText = (max: number) =>
  z
    .string()
    .max(max)
    .overwrite((text) => text.replace(/[\0\p{Cs}]/gu, "\uFFFD"));
const names = z.array(storedText(READING_MAX.name)).max(READING_MAX.list);
const importedReadingSchema = z.strictObject({
  summary: storedText(READING_MAX.summary),
  themes: names,
  symbols: z
    .array(z.strictObject({ symbol: storedText(READING_MAX.name), meaning: storedText(READING_MAX.meaning) }))
    .max(READING_MAX.list),
  psychologicalAnalysis: storedText(READING_MAX.analysis),
  tags: names,
}) satisfies z.ZodType<z.infer<typeof interpretationSchema>>;

/** The lenses that came with a dream: each lens once, and no paragraph of it twice. */
const importedLensesSchema = z
  .array(
    z.strictObject({
      lens: z.enum(READING_LENSES),
      paragraphs: z
        .array(
          z.strictObject({
            speaker: storedText(READING_MAX.speaker).min(1).nullable(),
            text: storedText(READING_MAX.paragraph).min(1),
          }),
        )
        .min(LENS_PARAGRAPHS.min)
        .max(LENS_PARAGRAPHS.max)
        .refine((all) => new Set(all.map(({ text }) => text)).size === all.length, { message: "repeated" }),
    }),
  )
  .max(READING_LENSES.length)
  .refine((all) => new Set(all.map(({ lens }) => lens)).size === all.length, { message: "repeated" });

const whichSchema = z.strictObject({ night: nightSchema, dreamText: dreamTextSchema });

const importedDreamSchema = z
  .strictObject({
    ...whichSchema.shape,
    time: timeSchema.nullable(),
    /** Where the file says it; else that of the call. */
    language: z.enum(LOCALE_CODES).optional(),
    style: z.enum(STYLES).optional(),
    mood: z.enum(MOODS).nullable().optional(),
    favourite: z.boolean().optional(),
    marks: z.array(z.enum(MARKS)).max(MARKS.length).optional(),
    ownTags: ownTagsSchema.optional(),
    remark: z.string().max(REMARK_MAX).optional(),
    title: storedText(READING_MAX.title).optional(),
    tags: names.optional(),
    interpretation: importedReadingSchema.optional(),
    lenses: importedLensesSchema.optional(),
  })
  // A note has neither: its first words are its title.
  .refine(({ interpretation, title }) => (interpretation === undefined) === (title === undefined), {
    message: "title_without_reading",
  })
  .refine(({ interpretation, lenses }) => interpretation !== undefined || !lenses?.length, {
    message: "lens_without_reading",
  });
export type ImportedDream = z.output<typeof importedDreamSchema>;

export const importDreams = endpoint({
  method: "POST",
  path: "/api/dreams/import",
  access: "user",
  summary:
    "Keep dreams of another journal or of an own export; one of the same night and text is known and not added again. Without a reading it becomes a note. At a quota the first ones are added, and the conflict says how many",
  body: z.strictObject({
    language: z.enum(LOCALE_CODES),
    dreams: z.array(importedDreamSchema).min(1).max(IMPORT_AT_ONCE),
  }),
  status: 200,
  reply: z.object({ added: z.int(), known: z.int() }),
});

/** Hexadecimal digits of a fingerprint, of the SHA-256 of `fingerprinted`. */
export const FINGERPRINT_DIGITS = 24;
export const fingerprinted = ({ night, dreamText }: { night: string; dreamText: string }): string =>
  `${night}\n${dreamText}`;

export const listKnownDreams = endpoint({
  method: "GET",
  path: "/api/dreams/import/known",
  access: "user",
  summary:
    "What an import would not add again: a fingerprint of each dream that the user has or has deleted, the first 24 hexadecimal digits of the SHA-256 of its night, a line feed and its text. A file is compared with them without being sent",
  query: z.strictObject({
    cursor: z
      .string()
      .regex(/^[\d:.TZ-]{1,40}~[\w-]{1,64}$/)
      .optional(),
    lang: z.string().max(20).optional(),
  }),
  status: 200,
  /** `nextCursor`: null on the last page. */
  reply: z.object({ known: z.array(z.string()), nextCursor: z.string().nullable() }),
});

/** Files of a dream that an import brings along, by their names in an export. Other files are made of them. */
export const IMPORTED_FILE = /^(?:image-([1-9]\d{1,3})\.(webp|avif)|video\.mp4)$/;
/** Bytes of one file. The largest image of 1536 x 1536 that was made has 0.8 MB. */
export const IMPORTED_FILE_MAX = { image: 8 * 1024 ** 2, video: 100 * 1024 ** 2 } as const;
export const IMPORTED_FILE_TYPE = "application/octet-stream";

export const findWantedFiles = endpoint({
  method: "POST",
  path: "/api/dreams/import/files",
  access: "user",
  summary:
    "Which of these dreams came by an import and take pictures and films, and the files they have already",
  body: z.strictObject({ dreams: z.array(whichSchema).min(1).max(IMPORT_CHECKED_AT_ONCE) }),
  status: 200,
  reply: z.object({
    /** `place`: index in the list that was sent. `takes`: parts that it lacks, or has from an import only. */
    dreams: z.array(
      z.object({
        place: z.int(),
        id: z.string(),
        takes: z.array(z.enum(["image", "video"])),
        has: z.array(z.string()),
      }),
    ),
  }),
});

export const addImportedFile = endpoint({
  method: "POST",
  path: "/api/dreams/:id/imported/:name",
  access: "user",
  summary:
    "Keep a picture (image-1536.webp, the widest first) or the film (video.mp4) of an own export with a dream that came by an import. The body is the file, with its length; sent twice, it is there once",
  params: z.object({ id: z.string().max(64), name: z.string().max(64) }),
  ...NO_REPLY,
});
