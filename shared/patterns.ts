import { z } from "zod";
import { MOODS } from "./dreams.ts";
import { endpoint, NO_REPLY } from "./endpoint.ts";
import { LOCALE_CODES } from "./locales.ts";

export const FINDING_KINDS = ["symbol", "person", "place"] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

/** Fewest nights on which a word returns, a claim is made of, or a person or place is listed. */
export const RETURN_NIGHTS_MIN = 3;
/** Fewest dreams with a time, or with a mood, of which hours or moods are shown. */
export const CHART_DREAMS_MIN = 10;

/** `clear`: an exact test supports it also among all symbols tested; `weak`: it supports this one alone. */
export const CERTAINTIES = ["clear", "weak", "none"] as const;
export type Certainty = (typeof CERTAINTIES)[number];

/** So many of so many dreams. */
const shareSchema = z.object({ count: z.int(), of: z.int() });
export type Share = z.infer<typeof shareSchema>;

const comparisonSchema = z.object({
  /** Dreams of the month, or dreams with the symbol. */
  these: shareSchema,
  /** All dreams before that month, or dreams without the symbol. */
  others: shareSchema,
  certainty: z.enum(CERTAINTIES),
  /** Two-sided probability of a difference at least as large by chance, by Fisher's exact test. */
  chance: z.number(),
});
export type Comparison = z.infer<typeof comparisonSchema>;

/** The latest month with at least four such dreams against all before it; null where there is too little. */
const monthSchema = comparisonSchema.extend({ month: z.string() }).nullable();
export type MonthComparison = NonNullable<z.infer<typeof monthSchema>>;

const evidenceSchema = z.object({
  dreamId: z.string(),
  night: z.string(),
  title: z.string().nullable(),
  /** The dream's own words around the counted ones. */
  quote: z.object({ before: z.string(), words: z.string(), after: z.string() }),
  imageUrl: z.string().nullable(),
});
export type Evidence = z.infer<typeof evidenceSchema>;

const riseSchema = z.object({
  night: z.string(),
  /** Of the symbol in the dreams of the night, above 0 to 1. */
  weight: z.number(),
  /** How one woke; null where no mood was noted. */
  woke: z.enum(["well", "heavy"]).nullable(),
});
export type Rise = z.infer<typeof riseSchema>;

const returningSchema = z.object({
  /** English id, such as "sea"; of a person by name, "name:" and the name. */
  id: z.string(),
  kind: z.enum(FINDING_KINDS),
  name: z.string(),
  /** Distinct nights and dreams of the period. */
  nights: z.int(),
  dreams: z.int(),
  rises: z.array(riseSchema),
});
export type Returning = z.infer<typeof returningSchema>;

const chosenSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Of its page in the dictionary; null for a person by name. */
  slug: z.string().nullable(),
  nights: z.int(),
  dreams: z.int(),
  /** Dreams with the symbol. */
  month: monthSchema,
  /** Heavy awakenings with the symbol against those without it. */
  heavy: comparisonSchema.nullable(),
  evidence: z.array(evidenceSchema),
  /** Dreams of the evidence that are not shown. */
  more: z.int(),
  /** The user said that these do not count: the latest ones, at most 20, or 200 with all evidence. */
  uncounted: z.array(evidenceSchema),
  /** The latest dreams of the period, for the chart. */
  pictures: z.array(evidenceSchema.pick({ dreamId: true, night: true, title: true, imageUrl: true })),
});
export type Chosen = z.infer<typeof chosenSchema>;

const namedSchema = z.object({
  id: z.string(),
  name: z.string(),
  nights: z.int(),
  /** Of the latest dream. */
  latest: evidenceSchema,
});
export type Named = z.infer<typeof namedSchema>;

/** A dream with its local time, `HH:MM`. */
const timedDreamSchema = z.object({
  dreamId: z.string(),
  night: z.string(),
  time: z.string(),
  /** Its first words where it has no title. */
  title: z.string(),
});

const monthOfMoods = z.object({ month: z.string(), moods: z.record(z.enum(MOODS), z.int()) });

const patternsSchema = z.object({
  /** Nights of the first and the last day of the period: the last twelve months with dreams. */
  from: z.string(),
  to: z.string(),
  today: z.string(),
  /** Nights and dreams of the period. */
  nights: z.int(),
  dreams: z.int(),
  /** Dreams that are not searched yet: the figures do not count them. */
  unread: z.int(),
  /** What returned on at least three nights: by nights and importance, the chosen one first. */
  symbols: z.array(returningSchema),
  chosen: chosenSchema.nullable(),
  /** Words of exactly two nights, as long as nothing returned. */
  shared: z.array(z.object({ id: z.string(), name: z.string(), evidence: z.array(evidenceSchema) })),
  moods: z.array(monthOfMoods).nullable(),
  /** Heavy awakenings, among dreams with a mood. */
  heavy: monthSchema,
  hours: z
    .object({
      /** Minutes of the local day, sorted. */
      minutes: z.array(z.int()),
      /**
       * The hour and a half with the most dreams; null where these are of less than three nights. Times are `HH:MM`.
       * `dreams` are the latest four of the counted ones, or the latest 200 with all evidence; `month` compares such
       * dreams among those with a time.
       */
      most: shareSchema
        .extend({ from: z.string(), to: z.string(), month: monthSchema, dreams: z.array(timedDreamSchema) })
        .nullable(),
    })
    .nullable(),
  people: z.array(namedSchema),
  places: z.array(namedSchema),
  /** Nights in a row with a dream: until now (0 where the last two nights have none), and the most ever. */
  streak: z.object({ current: z.int(), longest: z.int() }),
});
export type Patterns = z.infer<typeof patternsSchema>;

export const getPatterns = endpoint({
  method: "GET",
  path: "/api/patterns",
  access: "user",
  key: "read",
  summary: "What returns in the user's dreams, each count with its dreams and words",
  query: z.strictObject({
    /** Of the names. */
    locale: z.enum(LOCALE_CODES).optional(),
    /** Id of the symbol to show the evidence of; the first of `symbols` by default. */
    symbol: z.string().max(40).optional(),
    /** `all` evidence, or the latest four. */
    show: z.enum(["all", "some"]).default("some"),
    lang: z.string().max(20).optional(),
  }),
  status: 200,
  reply: z.object({ patterns: patternsSchema }),
});

export const correctFinding = endpoint({
  method: "POST",
  path: "/api/patterns/corrections",
  access: "user",
  key: "write",
  summary: "Say that a symbol does not count in a dream, or take that back",
  body: z.strictObject({
    dreamId: z.string().min(1).max(64),
    symbol: z.string().min(1).max(40),
    counted: z.boolean(),
  }),
  ...NO_REPLY,
});

const dreamSymbolSchema = z.object({
  /** English id, such as "sea". */
  id: z.string(),
  name: z.string(),
  /** Dreams of the user in which it counts. */
  dreams: z.int(),
  /** False where the user said that it is not meant in this dream. */
  counted: z.boolean(),
  /** Its words in the dream's text in NFC: from the first UTF-16 unit to the one after the last. */
  ranges: z.array(z.tuple([z.int(), z.int()])),
});
export type DreamSymbol = z.infer<typeof dreamSymbolSchema>;

export const getDreamSymbols = endpoint({
  method: "GET",
  path: "/api/patterns/dreams/:id",
  access: "user",
  summary: "The symbols that a dream names, with their words in it and in how many dreams each returns",
  params: z.object({ id: z.string().min(1).max(64) }),
  query: z.strictObject({ locale: z.enum(LOCALE_CODES).optional(), lang: z.string().max(20).optional() }),
  status: 200,
  reply: z.object({ symbols: z.array(dreamSymbolSchema) }),
});
