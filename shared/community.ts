import { z } from "zod";
import { MOODS } from "./dreams.ts";
import { endpoint, NO_REPLY } from "./endpoint.ts";
import { NAME_MAX } from "./limits.ts";
import { LOCALE_CODES } from "./locales.ts";
import { imageSchema, openDream } from "./open-dream.ts";
import { reportBody } from "./reports.ts";

/** Of one user in the gallery, waiting for it, or refused. */
export const ENTRIES_PER_USER = 100;
/** A dream that was refused so often cannot be sent again. */
export const REFUSALS_MAX = 3;
/** Characters as the user sees them, of the sentence beside the picture. */
export const SENTENCE_MAX = 280;

/** Why an admin refuses an entry; `reported`: it was ended after a report, for good. */
export const GALLERY_REASONS = ["personal", "unfit", "rights", "quality", "other"] as const;
export type RefusalReason = (typeof GALLERY_REASONS)[number];
export type GalleryReason = RefusalReason | "reported";

/** Names of the fields of the form that sends a dream, of the button that takes it back, and of the like. */
export const GALLERY_FIELDS = {
  consent: "galleryConsent",
  video: "galleryVideo",
  sentence: "gallerySentence",
  name: "galleryName",
  mood: "galleryMood",
  mail: "galleryMail",
  reread: "galleryReread",
} as const;
export const WITHDRAW_FIELD = "withdraw";
export const LIKE_FIELD = "like";

export const galleryPath = (id: string) => `/gallery/${id}`;
export const GALLERY_ALL = "/gallery/dreams";
export const symbolGallery = (id: string) => `/gallery/symbols/${id}`;
export const moodGallery = (mood: string) => `/gallery/moods/${mood}`;
/** Path of a file of an entry. */
export const GALLERY_FILE_PATH = "/gallery/:id/media/:name";

const id = z.string().min(1).max(64);
const idParams = z.strictObject({ id });
const locale = z.enum(LOCALE_CODES);
const time = z.iso.datetime();

const ownEntry = z.object({
  id: z.string(),
  dreamId: z.string(),
  /** Of the dream. */
  title: z.string(),
  state: z.enum(["waiting", "shown", "refused", "withdrawn"]),
  /** Of a refused one: the ground, and what the admin wrote. */
  reason: z.enum([...GALLERY_REASONS, "reported"]).nullable(),
  note: z.string().nullable(),
  /** Whether the dream can be sent again, with a new consent. */
  again: z.boolean(),
  video: z.boolean(),
  sentence: z.string().nullable(),
  name: z.string().nullable(),
  mood: z.enum(MOODS).nullable(),
  likes: z.int(),
  sentAt: time,
  shownAt: time.nullable(),
  endedAt: time.nullable(),
});
export type OwnEntry = z.infer<typeof ownEntry>;

export const sendToGallery = endpoint({
  method: "POST",
  path: "/api/dreams/:id/gallery",
  access: "user",
  summary:
    "Send the picture of a dream to the public gallery, where an admin decides; 404 where the site has none, 409 with the words that could tell who the user is until they are reread",
  params: idParams,
  body: z.strictObject({
    /** To show it to everyone until it is withdrawn; of its own, beside that of a link. */
    consent: z.literal(true),
    video: z.boolean().default(false),
    sentence: z.string().max(4000).nullable().default(null),
    name: z.string().max(NAME_MAX).nullable().default(null),
    mood: z.enum(MOODS).nullable().default(null),
    /** Whether the decision is mailed. */
    mail: z.boolean().default(false),
    /** The user has looked again at the words that could tell who they are. */
    reread: z.boolean().default(false),
  }),
  status: 201,
  reply: z.object({ entry: ownEntry }),
});

export const listOwnEntries = endpoint({
  method: "GET",
  path: "/api/gallery/own",
  access: "user",
  summary: "What the user has sent to the public gallery, the newest first",
  status: 200,
  reply: z.object({ entries: z.array(ownEntry) }),
});

export const withdrawEntry = endpoint({
  method: "DELETE",
  path: "/api/gallery/:id",
  access: "user",
  summary: "Take a dream out of the gallery at once, or out of its queue",
  params: idParams,
  ...NO_REPLY,
});

const listedEntry = z.object({
  id: z.string(),
  title: z.string(),
  /** Of the title and the sentence. */
  language: locale,
  name: z.string().nullable(),
  sentence: z.string().nullable(),
  image: imageSchema,
  video: z.boolean(),
  likes: z.int(),
});
export type ListedEntry = z.infer<typeof listedEntry>;

const topics = z.object({
  symbols: z.array(z.object({ id: z.string(), name: z.string(), entries: z.int() })),
  moods: z.array(z.object({ mood: z.enum(MOODS), entries: z.int() })),
});
export type GalleryTopics = z.infer<typeof topics>;

export const listGallery = endpoint({
  method: "GET",
  path: "/api/gallery",
  access: "everyone",
  summary: "The dreams in the public gallery, the newest first; 404 where the site has none",
  query: z.strictObject({
    locale,
    /** Id of a symbol of the dictionary. */
    symbol: z.string().max(64).optional(),
    mood: z.enum(MOODS).optional(),
    /** `next` of an earlier reply. */
    before: z.string().max(120).optional(),
    lang: z.string().max(20).optional(),
  }),
  status: 200,
  reply: z.object({
    entries: z.array(listedEntry),
    next: z.string().nullable(),
    /** The name of the symbol that was asked for. */
    symbolName: z.string().nullable(),
    /** What the gallery has dreams of, the most frequent first. */
    topics,
  }),
});
export type GalleryPage = z.infer<typeof listGallery.reply>;

export const getEntry = endpoint({
  method: "GET",
  path: "/api/gallery/:id",
  access: "everyone",
  summary: "A dream in the public gallery; 410 for one that is not there, or never was",
  params: idParams,
  query: z.strictObject({ locale, lang: z.string().max(20).optional() }),
  status: 200,
  reply: openDream.extend({
    mood: z.enum(MOODS).nullable(),
    symbols: z.array(z.object({ id: z.string(), name: z.string() })),
    likes: z.int(),
    /** Whether this user likes it; false for visitors, who get a page that others get too. */
    liked: z.boolean(),
  }),
});
export type GalleryEntry = z.infer<typeof getEntry.reply>;

export const likeEntry = endpoint({
  method: "POST",
  path: "/api/gallery/:id/likes",
  access: "everyone",
  summary:
    "Like a dream of the gallery, or no longer; once for each user or browser, and nobody sees by whom",
  params: idParams,
  body: z.strictObject({ liked: z.boolean() }),
  status: 200,
  reply: z.object({ likes: z.int(), liked: z.boolean() }),
});

export const reportEntry = endpoint({
  method: "POST",
  path: "/api/gallery/:id/reports",
  access: "everyone",
  summary: "Report a dream of the gallery to the site's admins; 410 for one that is not there",
  params: idParams,
  body: reportBody,
  ...NO_REPLY,
});
