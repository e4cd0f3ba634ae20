import { z } from "zod";
import { MOODS } from "./dreams.ts";
import { endpoint, type EndpointInput } from "./endpoint.ts";
import { LOCALE_CODES } from "./locales.ts";
import { nightSchema } from "./nights.ts";

/** A symbol of this many nights counts as returning. */
export const RETURNS_FROM = 3;
/** Most returning symbols of a year: the most frequent ones. */
export const RETURNING_MAX = 12;

/** A year in which a night may lie. */
const yearSchema = z
  .string()
  .regex(/^(?:19|20)\d\d$/)
  .transform(Number);

/** Width and height in pixels of a dream's image in the calendar, which is cropped to a square. */
export const DISC_SIZE = 96;

/** What the disc of a night can show; for several dreams in a night, the look that is first in this list. */
export const DISC_LOOKS = ["picture", "words", "waiting", "failed", "note"] as const;
export type DiscLook = (typeof DISC_LOOKS)[number];

/** The middle of a dream's image, 96 by 96 pixels. */
export const discUrl = (id: string) => `/media/${id}/disc.webp`;

/** Undefined for a dream with an image. */
const lookSchema = z.enum(DISC_LOOKS).exclude(["picture"]).optional();

/** A dream in the list of its night. */
const listedDreamSchema = z.object({
  id: z.string(),
  /** Its first words where it has no title. */
  title: z.string(),
  look: lookSchema,
  /** Local time of the dream, `HH:MM`, where it is known. */
  time: z.string().optional(),
  language: z.enum(LOCALE_CODES),
});
export type ListedDream = z.infer<typeof listedDreamSchema>;

/** A night with dreams. A value that most nights share is left out; the dreams of several are read by `getNight`. */
const calendarNightSchema = z.object({
  night: z.string(),
  /** The dream whose picture the night shows, or the first one. */
  id: z.string(),
  look: lookSchema,
  /** Of a night with several dreams. */
  count: z.int().optional(),
  /** Positions in `returning`. */
  symbols: z.array(z.int()).optional(),
  /** Of a single dream, as in `listedDreamSchema`. */
  title: z.string().optional(),
  time: z.string().optional(),
  /** Of a single dream, where it is another than that of the calendar. */
  language: z.enum(LOCALE_CODES).optional(),
});
export type CalendarNight = z.infer<typeof calendarNightSchema>;

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
  /** For each month the number of nights with dreams, regardless of the filter. */
  nightsOfMonths: z.array(z.int()).length(12),
  /** The nights with dreams that match the filter, in order. */
  nights: z.array(calendarNightSchema),
});
export type Calendar = z.infer<typeof calendarSchema>;

/** The filter of a calendar. */
const filterFields = {
  mood: z.enum(MOODS).optional(),
  /** In a year, one of its returning symbols; any other is ignored. */
  tag: z.string().max(80).optional(),
  favourite: z.literal("1").optional(),
  /** Every URL may name a language; this one changes only error messages. */
  lang: z.string().max(20).optional(),
};
export type CalendarFilter = Pick<EndpointInput<typeof getNight>["query"], "mood" | "tag" | "favourite">;

export const getCalendar = endpoint({
  method: "GET",
  path: "/api/dreams/calendar",
  access: "user",
  key: "read",
  summary: "A year of the user's nights in a short form; this year where none is named",
  query: z.strictObject({ year: yearSchema.optional(), ...filterFields }),
  status: 200,
  reply: calendarSchema,
});

export const getNight = endpoint({
  method: "GET",
  path: "/api/dreams/calendar/night",
  access: "user",
  key: "read",
  summary: "The dreams of one night by their time, in a short form",
  query: z.strictObject({ night: nightSchema, ...filterFields }),
  status: 200,
  reply: z.object({ dreams: z.array(listedDreamSchema) }),
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
