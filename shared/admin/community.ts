import { z } from "zod";
import { GALLERY_REASONS } from "../community.ts";
import { endpoint } from "../endpoint.ts";
import { openDream } from "../open-dream.ts";
import { id, listReply, messageReply, pageNumber, time } from "./fields.ts";

/** UTF-16 code units of what an admin writes to the author. */
export const GALLERY_NOTE_MAX = 500;

const waitingEntry = z.object({
  id: z.string(),
  sentAt: time,
  author: z.object({ id: z.string(), email: z.string() }),
  /** How often this dream was refused before. */
  refusals: z.int(),
  /** Words that could tell who the author is. */
  revealing: z.array(z.string()),
  /** As visitors would see it. */
  shown: openDream,
});
export type WaitingEntry = z.infer<typeof waitingEntry>;

export const listWaitingEntries = endpoint({
  method: "GET",
  path: "/api/admin/gallery",
  access: "admin",
  summary: "Dreams that wait for the public gallery, the oldest first; 404 where the site has none",
  query: z.strictObject({ page: pageNumber, lang: z.string().max(20).optional() }),
  status: 200,
  reply: listReply.extend({ entries: z.array(waitingEntry) }),
});

export const decideEntry = endpoint({
  method: "POST",
  path: "/api/admin/gallery/:id",
  access: "admin",
  summary:
    "Accept or refuse a dream for the public gallery; its author is mailed where that is wanted; 409 once it is decided or withdrawn",
  params: z.strictObject({ id }),
  body: z.discriminatedUnion("decision", [
    z.strictObject({ decision: z.literal("accept") }),
    z.strictObject({
      decision: z.literal("refuse"),
      reason: z.enum(GALLERY_REASONS),
      /** For the author, beside the reason. */
      note: z.string().trim().max(GALLERY_NOTE_MAX).default(""),
    }),
  ]),
  status: 200,
  reply: messageReply,
});
