import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { LOCALE_CODES } from "./locales.ts";

/** Fewest nights of a month that has a letter. */
export const LETTER_NIGHTS_MIN = 4;

const monthSchema = z.string().regex(/^(?:19|20)\d\d-(?:0[1-9]|1[0-2])$/);

const letterSchema = z.object({
  /** `YYYY-MM`. */
  month: z.string(),
  /** In which it was written. */
  language: z.enum(LOCALE_CODES),
  /** `studio` where the local studio wrote it, else the AI that did. */
  engine: z.string(),
  /** Nights of the month when it was written. */
  nights: z.int(),
  madeAt: z.iso.datetime(),
  /** Text in pieces; one with a dream quotes it. A sentence whose dream is gone or changed is left out. */
  paragraphs: z.array(z.array(z.object({ text: z.string(), dreamId: z.string().nullable() }))),
});
export type Letter = z.infer<typeof letterSchema>;

export const getLetter = endpoint({
  method: "GET",
  path: "/api/patterns/letters",
  access: "user",
  key: "read",
  summary: "The letter about a month of dreams, the latest by default; null before a month with four nights",
  query: z.strictObject({
    month: monthSchema.optional(),
    /** Of a letter that is written now. */
    locale: z.enum(LOCALE_CODES).optional(),
    lang: z.string().max(20).optional(),
  }),
  status: 200,
  reply: z.object({
    letter: letterSchema.nullable(),
    /** The months that have one, the latest first. */
    months: z.array(z.string()),
  }),
});
