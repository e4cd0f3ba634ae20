import { z } from "zod";
import { nightSchema } from "./nights.ts";

/** Values of the filter `part`: dreams with a video, with an image, with a reading and no image, and notes. */
export const SEARCHED_PARTS = ["video", "image", "reading", "note"] as const;
export type SearchedPart = (typeof SEARCHED_PARTS)[number];
export const LIBRARY_SORTS = ["night", "relevance", "oldest"] as const;
export type LibrarySort = (typeof LIBRARY_SORTS)[number];
/** `YYYY-MM`. */
export const MONTH = /^[0-9]{4}-(?:0[1-9]|1[0-2])$/;

/** Filters of the library, besides words, tag, mood and mark. */
export const searchFields = {
  /** Name of a symbol in readings. */
  symbol: z.string().max(80).default(""),
  month: z.string().regex(MONTH).optional(),
  /** The earliest night. */
  since: nightSchema.optional(),
  part: z.enum(SEARCHED_PARTS).optional(),
  favourite: z.literal("1").optional(),
  /** Without it by relevance where words are searched for, else by night. */
  sort: z.enum(LIBRARY_SORTS).optional(),
};

export const matchSchema = z.object({
  field: z.enum(["title", "text", "tags", "ownTags", "remark", "reading"]),
  /** Index of the tag, or of the part of the reading; 0 for the other fields. */
  index: z.int(),
  /** From the first UTF-16 unit to the one after the last, of the field's text or of the excerpt. */
  ranges: z.array(z.tuple([z.int(), z.int()])),
  /** Of a note or a reading: the text around the first match. */
  excerpt: z.string().nullable(),
});
export type Match = z.infer<typeof matchSchema>;
