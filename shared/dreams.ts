import { z } from "zod";
import { endpoint, NO_REPLY } from "./endpoint.ts";
import { FAILURE_CODES } from "./errors.ts";
import { DREAM_TEXT_MIN, DREAM_TEXT_UNITS_MAX, dreamTextIssue, REMARK_MAX, SEARCH_MAX } from "./limits.ts";
import { matchSchema, searchFields } from "./library-search.ts";
import { LOCALE_CODES } from "./locales.ts";
import { nightSchema, timeSchema } from "./nights.ts";
import { ownTagsSchema } from "./own-tags.ts";

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

/** Most dreams of one reply. */
const LISTED_MAX = 100;

/** How one felt on waking. */
export const MOODS = ["calm", "curious", "joyful", "anxious", "sad"] as const;
export type Mood = (typeof MOODS)[number];
export const MARKS = ["lucid", "nightmare", "recurring"] as const;
export type Mark = (typeof MARKS)[number];

/** Field of the writing form that tells one page's form from another's. */
export const FORM_KEY = "formKey";
/** Field of the writing form: depth and resolution, as "image 480p", of the button that submits a smaller choice. */
export const SMALLER_CHOICE = "smallerChoice";

/**
 * Header of a submission that was written earlier: the id of the user who wrote it. `conflict` (reason `other_user`)
 * where another one is signed in by now.
 */
export const FOR_USER_HEADER = "for-user";

/** 10 to 500 user-perceived characters in at most 2,000 code units, at most 10 marks and joiners on each. */
export const dreamTextSchema = z
  .string()
  .superRefine((text, context) => {
    const issue = dreamTextIssue(text);
    if (issue) context.addIssue({ code: "custom", message: issue });
  })
  .meta({ minLength: DREAM_TEXT_MIN, maxLength: DREAM_TEXT_UNITS_MAX })
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
  /** The date of the evening on which the dream's night began, `YYYY-MM-DD`. */
  night: z.string(),
  /** Local time of the dream, `HH:MM`; null where it is unknown. */
  time: z.string().nullable(),
  mood: z.enum(MOODS).nullable(),
  favourite: z.boolean(),
  marks: z.array(z.enum(MARKS)),
  /** Of the reading. */
  tags: z.array(z.string()),
  /** Of the user. */
  ownTags: z.array(z.string()),
  /** Whether the text may still be edited: nothing is made from it, and nothing is being made. */
  editable: z.boolean(),
  /** The user's private note to the dream; empty where there is none. */
  remark: z.string(),
  remarkSavedAt: z.iso.datetime().nullable(),
  interpretation: interpretationSchema.nullable(),
  /** What the local studio drew, as a list in the dream's language; null where it did not, or does not know. */
  drawn: z.string().nullable(),
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
   * Of `creditsHeld`, what cancelling or deleting would give back now: the price of the parts and lenses that have not
   * begun at an engine. The rest stays spent unless its part fails.
   */
  creditsReturnable: z.int(),
});
export type Dream = z.infer<typeof dreamSchema>;
/** What only the full form of a dream has. */
const FULL_FORM = { interpretation: true, drawn: true, remark: true, remarkSavedAt: true } as const;
/** A dream in a list without interpretations. */
export type ListedDream = Omit<Dream, keyof typeof FULL_FORM>;

const idParams = z.strictObject({ id: z.string().min(1).max(64) });
const dreamReply = z.object({ dream: dreamSchema });

/** When it was dreamed; now in the user's zone where neither is given. */
const whenSchema = z.strictObject({
  night: nightSchema.optional(),
  time: timeSchema.nullable().optional(),
});

const dreamInputSchema = z.strictObject({
  ...whenSchema.shape,
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
  key: "spend",
  summary: "Submit a dream; its tokens are held until each part is done",
  body: dreamInputSchema,
  status: 202,
  reply: dreamReply,
});

export const createNote = endpoint({
  method: "POST",
  path: "/api/dreams/notes",
  access: "user",
  key: "write",
  summary: "Keep a text as a private note, without a reading and without a charge",
  body: z.strictObject({ ...whenSchema.shape, dreamText: dreamTextSchema, language: z.enum(LOCALE_CODES) }),
  status: 201,
  reply: dreamReply,
});

/** Which dreams of the library a list shows. */
export const DREAMS_WANTED = {
  page: z.coerce.number().int().min(0).max(100_000).default(0),
  q: z.string().max(SEARCH_MAX).default(""),
  tag: z.string().max(80).default(""),
  mood: z.enum(MOODS).optional(),
  mark: z.enum(MARKS).optional(),
  ...searchFields,
  /** Any address may name a language; here it changes error messages only. */
  lang: z.string().max(20).optional(),
};

/** What the reply of a list of the library says beside its dreams. */
export const LIBRARY_FACTS = {
  /** Dreams and notes under the filters. */
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
  /** The user's most frequent tags over the whole library; none where `cursor` or `limit` was given. */
  topTags: z.array(z.string()),
  /** The most frequent symbols of the readings. */
  topSymbols: z.array(z.string()),
};

export const listDreams = endpoint({
  method: "GET",
  path: "/api/dreams",
  access: "user",
  key: "read",
  summary: "One page of the user's library: the latest night first, or what words find, the best first",
  query: z.strictObject({
    ...DREAMS_WANTED,
    /**
     * For programs that read the whole library: with one of these two the reply has `nextCursor`, which is the `cursor`
     * of the next call under the same filters. `page` counts from the newest dream, so that it shifts while dreams are
     * added; a cursor does not.
     */
    cursor: z
      .string()
      .max(400)
      .regex(/^[\w-]+$/)
      .optional(),
    limit: z.coerce.number().int().min(1).max(LISTED_MAX).optional(),
    /** `unfinished`: only dreams that still wait or run. */
    state: z.enum(["all", "unfinished"]).default("all"),
    /** `brief` leaves out the interpretations, which are half of a dream's bytes, and the notes to the dreams. */
    form: z.enum(["full", "brief"]).default("full"),
  }),
  status: 200,
  reply: z.object({
    /** With `matches` where words are searched for. */
    dreams: z.array(dreamSchema.partial(FULL_FORM).extend({ matches: z.array(matchSchema).optional() })),
    ...LIBRARY_FACTS,
    /** Null on the last page; absent where neither `cursor` nor `limit` was given. */
    nextCursor: z.string().nullable().optional(),
  }),
});

export const getDream = endpoint({
  method: "GET",
  path: "/api/dreams/:id",
  access: "user",
  key: "read",
  summary: "One dream",
  params: idParams,
  status: 200,
  reply: dreamReply,
});

export const cancelDream = endpoint({
  method: "POST",
  path: "/api/dreams/:id/cancel",
  access: "user",
  key: "write",
  summary: "Cancel what has not begun; its tokens (creditsReturnable) come back",
  params: idParams,
  status: 200,
  reply: dreamReply,
});

export const retryDream = endpoint({
  method: "POST",
  path: "/api/dreams/:id/retry",
  access: "user",
  key: "spend",
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
  key: "spend",
  summary: "Add a picture or a film to a dream that has the part before it, for the price of that part",
  params: idParams,
  body: addedPartSchema,
  status: 202,
  reply: dreamReply,
});

/** Bytes of a change: each code unit of the note may be escaped. */
export const CHANGE_BYTES_MAX = 6 * REMARK_MAX + 64 * 1024;

const dreamChangeSchema = z.strictObject({
  ...whenSchema.shape,
  mood: z.enum(MOODS).nullable().optional(),
  favourite: z.boolean().optional(),
  marks: z.array(z.enum(MARKS)).max(MARKS.length).optional(),
  ownTags: ownTagsSchema.optional(),
  remark: z.string().max(REMARK_MAX).optional(),
  dreamText: dreamTextSchema.optional(),
  language: z.enum(LOCALE_CODES).optional(),
});
/** What its user changes of a dream; what is absent stays. */
export type DreamChange = z.output<typeof dreamChangeSchema>;

export const changeDream = endpoint({
  method: "PATCH",
  path: "/api/dreams/:id",
  access: "user",
  key: "write",
  summary: "Change what a dream carries, and its text until something is made from it (409 text_in_use)",
  params: idParams,
  body: dreamChangeSchema,
  status: 200,
  reply: dreamReply,
});

export const deleteDream = endpoint({
  method: "DELETE",
  path: "/api/dreams/:id",
  access: "user",
  key: "write",
  summary: "Put a dream into the bin for 30 days, or with forever=true delete it for good",
  params: idParams,
  query: z.strictObject({ forever: z.enum(["true", "false"]).default("false") }),
  ...NO_REPLY,
});

export const restoreDream = endpoint({
  method: "POST",
  path: "/api/dreams/:id/restore",
  access: "user",
  key: "write",
  summary: "Take a dream out of the bin; parts that ended with the deletion can be tried again",
  params: idParams,
  status: 200,
  reply: dreamReply,
});
