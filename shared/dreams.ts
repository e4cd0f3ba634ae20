import { z } from "zod";
import { endpoint, NO_REPLY } from "./endpoint.ts";
import { FAILURE_CODES } from "./errors.ts";
import { dreamTextIssue, SEARCH_MAX } from "./limits.ts";
import { LOCALE_CODES } from "./locales.ts";

export const PARTS = ["reading", "image", "video"] as const;
export type Part = (typeof PARTS)[number];
export const DEPTHS = ["reading", "image", "full"] as const;
export type Depth = (typeof DEPTHS)[number];
export const RESOLUTIONS = ["480p", "720p", "1080p"] as const;
export type Resolution = (typeof RESOLUTIONS)[number];
export const STYLES = ["auto", "poster", "collage"] as const;
export type Style = (typeof STYLES)[number];
export const DREAM_STATUSES = ["queued", "processing", "done", "failed", "cancelled"] as const;
export type DreamStatus = (typeof DREAM_STATUSES)[number];
/** `skipped`: the user did not ask for this part. */
export const PART_STATUSES = ["queued", "processing", "done", "failed", "cancelled", "skipped"] as const;
export type PartStatus = (typeof PART_STATUSES)[number];

/** Field of the writing form that tells one page's form from another's. */
export const FORM_KEY = "formKey";
/** Field of the writing form: depth and resolution, as "image 480p", of the button that submits a smaller choice. */
export const SMALLER_CHOICE = "smallerChoice";

/** 10 to 500 user-perceived characters in at most 2,000 code units, at most 10 marks and joiners on each. */
export const dreamTextSchema = z
  .string()
  .superRefine((text, context) => {
    const issue = dreamTextIssue(text);
    if (issue) context.addIssue({ code: "custom", message: issue });
  })
  .transform((text) => text.normalize("NFC").replace(/\r\n?/g, "\n").trim());

export const interpretationSchema = z.object({
  summary: z.string(),
  themes: z.array(z.string()),
  symbols: z.array(z.object({ symbol: z.string(), meaning: z.string() })),
  psychologicalAnalysis: z.string(),
  tags: z.array(z.string()),
});
export type Interpretation = z.infer<typeof interpretationSchema>;
export type DreamSymbol = Interpretation["symbols"][number];

const partSchema = z.object({
  status: z.enum(PART_STATUSES),
  cost: z.int(),
  /** Who makes or made it, `studio`, `openai` or `replicate`. */
  engine: z.string().nullable(),
  error: z.enum(FAILURE_CODES).nullable(),
  /** While it waits or runs: number of attempts that have failed. */
  failedAttempts: z.int(),
  /** When it ended, well or not. */
  finishedAt: z.iso.datetime().nullable(),
});

export const dreamSchema = z.object({
  id: z.string(),
  /** A note is a text kept without a reading; nothing is charged for it. */
  kind: z.enum(["dream", "note"]),
  status: z.enum(DREAM_STATUSES),
  depth: z.enum(DEPTHS),
  resolution: z.enum(RESOLUTIONS),
  style: z.enum(STYLES),
  language: z.enum(LOCALE_CODES),
  parts: z.object({ reading: partSchema, image: partSchema, video: partSchema }),
  /** 0 to 1 over all parts asked for. */
  progress: z.number().min(0).max(1),
  /** While waiting or running: dreams ahead of this one, and seconds left judged by recent runs. */
  queue: z.object({ ahead: z.int(), secondsLeft: z.int() }).nullable(),
  title: z.string().nullable(),
  dreamText: z.string(),
  createdAt: z.iso.datetime(),
  tags: z.array(z.string()),
  interpretation: interpretationSchema.nullable(),
  imageUrl: z.string().nullable(),
  image: z.object({ width: z.int(), height: z.int(), widths: z.array(z.int()) }).nullable(),
  /** The image at 3840 x 2160, drawn when first asked for; null where it cannot be drawn again. */
  largeImageUrl: z.string().nullable(),
  videoUrl: z.string().nullable(),
  posterUrl: z.string().nullable(),
  video: z.object({ width: z.int(), height: z.int(), seconds: z.number() }).nullable(),
  /** `studio` where every part is made by the local studio. */
  engine: z.string(),
  creditsHeld: z.int(),
  creditsUsed: z.int(),
  creditsReturned: z.int(),
  /**
   * Of `creditsHeld`, what cancelling or deleting would give back now: the price of the parts that have not begun at
   * an engine. The rest stays spent unless its part fails.
   */
  creditsReturnable: z.int(),
});
export type Dream = z.infer<typeof dreamSchema>;
/** A dream in a list without interpretations. */
export type ListedDream = Omit<Dream, "interpretation">;

const idParams = z.strictObject({ id: z.string().min(1).max(64) });
const dreamReply = z.object({ dream: dreamSchema });

const dreamInputSchema = z.strictObject({
  dreamText: dreamTextSchema,
  language: z.enum(LOCALE_CODES),
  depth: z.enum(DEPTHS).default("full"),
  resolution: z.enum(RESOLUTIONS).default("480p"),
  style: z.enum(STYLES).default("auto"),
});
/** What a user submits: the text of a dream and what to make of it. */
export type DreamInput = z.output<typeof dreamInputSchema>;

export const createDream = endpoint({
  method: "POST",
  path: "/api/dreams",
  access: "user",
  summary: "Submit a dream; its tokens are held until each part is done",
  body: dreamInputSchema,
  status: 202,
  reply: dreamReply,
});

export const createNote = endpoint({
  method: "POST",
  path: "/api/dreams/notes",
  access: "user",
  summary: "Keep a text as a private note, without a reading and without a charge",
  body: z.strictObject({ dreamText: dreamTextSchema, language: z.enum(LOCALE_CODES) }),
  status: 201,
  reply: dreamReply,
});

export const listDreams = endpoint({
  method: "GET",
  path: "/api/dreams",
  access: "user",
  summary: "One page of the user's library, newest first",
  query: z.strictObject({
    page: z.coerce.number().int().min(0).max(100_000).default(0),
    q: z.string().max(SEARCH_MAX).default(""),
    tag: z.string().max(80).default(""),
    /** `unfinished`: only dreams that still wait or run. */
    state: z.enum(["all", "unfinished"]).default("all"),
    /** `brief` leaves out the interpretations, which are half of a dream's bytes. */
    form: z.enum(["full", "brief"]).default("full"),
    /** Any address may name a language; here it changes error messages only. */
    lang: z.string().max(20).optional(),
  }),
  status: 200,
  reply: z.object({
    dreams: z.array(dreamSchema.partial({ interpretation: true })),
    total: z.int(),
    page: z.int(),
    pageSize: z.int(),
    /** The user's most frequent tags over the whole library. */
    topTags: z.array(z.string()),
  }),
});

export const getDream = endpoint({
  method: "GET",
  path: "/api/dreams/:id",
  access: "user",
  summary: "One dream",
  params: idParams,
  status: 200,
  reply: dreamReply,
});

export const cancelDream = endpoint({
  method: "POST",
  path: "/api/dreams/:id/cancel",
  access: "user",
  summary:
    "Cancel the parts that have not begun; their tokens (creditsReturnable) come back, parts that have begun go on",
  params: idParams,
  status: 200,
  reply: dreamReply,
});

export const retryDream = endpoint({
  method: "POST",
  path: "/api/dreams/:id/retry",
  access: "user",
  summary: "Try the failed or cancelled parts again at the same price",
  params: idParams,
  status: 200,
  reply: dreamReply,
});

const addedPartSchema = z.strictObject({
  part: z.enum(["image", "video"]),
  /** Of the video; an image has none. */
  resolution: z.enum(RESOLUTIONS).default("480p"),
});
export type AddedPart = z.output<typeof addedPartSchema>;

export const addPart = endpoint({
  method: "POST",
  path: "/api/dreams/:id/parts",
  access: "user",
  summary: "Add a picture or a film to a dream that has the part before it, for the price of that part",
  params: idParams,
  body: addedPartSchema,
  status: 202,
  reply: dreamReply,
});

export const deleteDream = endpoint({
  method: "DELETE",
  path: "/api/dreams/:id",
  access: "user",
  summary:
    "Delete a dream and its media for good; tokens of parts that have not begun come back, those of begun parts are spent",
  params: idParams,
  ...NO_REPLY,
});
