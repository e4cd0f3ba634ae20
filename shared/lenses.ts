import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { FAILURE_CODES } from "./errors.ts";

/** The lenses through which a reading can be made anew, in the order in which they are offered. */
export const READING_LENSES = ["psychological", "jungian", "gestalt", "tabir", "cultural"] as const;
export type ReadingLens = (typeof READING_LENSES)[number];

/** The name of a lens in the credit ledger, which also has the names of the parts of a dream. */
export type LensPart = `lens-${ReadingLens}`;
export const lensPart = (lens: ReadingLens): LensPart => `lens-${lens}`;
export const isLensPart = (part: string): part is LensPart => part.startsWith("lens-");
export const LENS_PARTS = READING_LENSES.map(lensPart) as [LensPart, ...LensPart[]];

/** Paragraphs of a lens. */
export const LENS_PARAGRAPHS = { min: 3, max: 6 } as const;

export const lensContentSchema = z.object({
  /** Plain text in the language of the dream. `speaker`: who speaks, where a part of the dream does. */
  paragraphs: z
    .array(z.object({ speaker: z.string().min(1).nullable(), text: z.string().min(1) }))
    .min(LENS_PARAGRAPHS.min)
    .max(LENS_PARAGRAPHS.max),
});
export type LensContent = z.infer<typeof lensContentSchema>;

const dreamLensSchema = z.object({
  lens: z.enum(READING_LENSES),
  /** `unread`: not asked for. */
  status: z.enum(["unread", "queued", "processing", "done", "failed"]),
  /** Tokens that it costs, or cost. */
  cost: z.int(),
  /** Why it cannot be asked for: the dream has no reading, or the lens has nothing to say of its symbols. */
  unavailable: z.enum(["needs_reading", "lens_silent"]).nullable(),
  /** What makes or made it, `studio` or `openai`; `imported` with its dream; null while it was not asked for. */
  engine: z.string().nullable(),
  /** Why it failed. Its tokens came back. */
  error: z.enum(FAILURE_CODES).nullable(),
  content: lensContentSchema.nullable(),
  finishedAt: z.iso.datetime().nullable(),
});
export type DreamLens = z.infer<typeof dreamLensSchema>;

const params = z.strictObject({ id: z.string().min(1).max(64) });
const reply = z.object({ lenses: z.array(dreamLensSchema) });

export const listLenses = endpoint({
  method: "GET",
  path: "/api/dreams/:id/lenses",
  access: "user",
  key: "read",
  summary: "The lenses of a dream's reading, each with its state and, once it is made, its text",
  params,
  status: 200,
  reply,
});

export const addLens = endpoint({
  method: "POST",
  path: "/api/dreams/:id/lenses",
  access: "user",
  key: "spend",
  summary:
    "Read a dream anew through a lens; its tokens are held until the text is there, once per dream and lens",
  params,
  body: z.strictObject({ lens: z.enum(READING_LENSES) }),
  status: 202,
  reply,
});
