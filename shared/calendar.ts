import { z } from "zod";
import { MARKS, MOODS } from "./dreams.ts";
import { endpoint } from "./endpoint.ts";
import { LOCALE_CODES } from "./locales.ts";

/** Nights with one symbol before it returns. */
export const RETURNS_FROM = 3;
/** Returning symbols that a year names, the most frequent ones. */
export const RETURNING_MAX = 12;

/** A year in which a night may lie. */
const yearSchema = z
  .string()
  .regex(/^(?:19|20)\d\d$/)
  .transform(Number);

/** Width and height in pixels of a dream's image in the calendar, which is cropped to a square. */
export const DISC_SIZE = 96;

/** What the disc of a night can show; of a night with several dreams the first of these. */
export const DISC_LOOKS = ["picture", "words", "waiting", "failed", "note"] as const;
export type DiscLook = (typeof DISC_LOOKS)[number];

/** The middle of a dream's image, 96 by 96 pixels. */
export const discUrl = (id: string) => `/media/${id}/disc.webp`;

/** A year has up to 5,000 of these: a value that most of them share is left out. */
const calendarDreamSchema = z.object({
  id: z.string(),
  /** Its first words where it has no title. */
  title: z.string(),
  /** Left out of a dream with a picture. */
  look: z.enum(DISC_LOOKS).exclude(["picture"]).optional(),
  /** Local time of the dream, `HH:MM`, where it is known. */
  time: z.string().optional(),
  /** Where it is another than that of the calendar. */
  language: z.enum(LOCALE_CODES).optional(),
  mood: z.enum(MOODS).optional(),
  favourite: z.literal(true).optional(),
  marks: z.array(z.enum(MARKS)).optional(),
  /** Positions in `returning`. */
  symbols: z.array(z.int()).optional(),
});
export type CalendarDream = z.infer<typeof calendarDreamSchema>;

const calendarSchema = z.object({
  year: z.int(),
  /** The years that have dreams, the latest first. */
  years: z.array(z.int()),
  /** The night of this moment in the user's zone. */
  tonight: z.string(),
  /** The nights of the year with a full moon. */
  fullMoons: z.array(z.string()),
  /**
   * Tags, of readings and own ones, of at least three nights of the year: the most frequent ones, the most frequent
   * first.
   */
  returning: z.array(z.object({ symbol: z.string(), nights: z.int() })),
  /** The language of most of the dreams. */
  language: z.enum(LOCALE_CODES),
  /** Those with dreams, in order; the dreams by time. */
  nights: z.array(z.object({ night: z.string(), dreams: z.array(calendarDreamSchema) })),
});
export type Calendar = z.infer<typeof calendarSchema>;

export const getCalendar = endpoint({
  method: "GET",
  path: "/api/dreams/calendar",
  access: "user",
  summary: "A year of the user's nights with their dreams in a short form; this year where none is named",
  query: z.strictObject({
    year: yearSchema.optional(),
    /** Any address may name a language; here it changes error messages only. */
    lang: z.string().max(20).optional(),
  }),
  status: 200,
  reply: calendarSchema,
});

/** `wide`: for screens and links. `tall`: for phones, upright. */
export const POSTER_FORMS = ["wide", "tall"] as const;
export type PosterForm = (typeof POSTER_FORMS)[number];

/** Sizes in pixels. */
export const POSTER_SIZES = {
  wide: { width: 1200, height: 630 },
  tall: { width: 1080, height: 1920 },
} as const satisfies Record<PosterForm, { width: number; height: number }>;

/** `YYYY-MM`. */
export const posterMonth = z.string().regex(/^(?:19|20)\d\d-(?:0[1-9]|1[0-2])$/);

/** The reply is a PNG file. */
export const POSTER_PATH = "/api/dreams/calendar/poster";

export const posterUrl = (month: string, form: PosterForm) => `${POSTER_PATH}?month=${month}&form=${form}`;
