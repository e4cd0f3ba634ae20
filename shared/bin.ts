import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { LOCALE_CODES } from "./locales.ts";

const binnedDreamSchema = z.object({
  id: z.string(),
  kind: z.enum(["dream", "note"]),
  title: z.string().nullable(),
  dreamText: z.string(),
  language: z.enum(LOCALE_CODES),
  night: z.string(),
  time: z.string().nullable(),
  deletedAt: z.iso.datetime(),
  /** When it is deleted permanently. */
  goneAt: z.iso.datetime(),
});
export type BinnedDream = z.infer<typeof binnedDreamSchema>;

export const listBin = endpoint({
  method: "GET",
  path: "/api/dreams/bin",
  access: "user",
  key: "read",
  summary: "One page of the user's deleted dreams, the last deleted first",
  query: z.strictObject({
    page: z.coerce.number().int().min(0).max(100_000).default(0),
    lang: z.string().max(20).optional(),
  }),
  status: 200,
  reply: z.object({
    dreams: z.array(binnedDreamSchema),
    total: z.int(),
    page: z.int(),
    pageSize: z.int(),
  }),
});

export const emptyBin = endpoint({
  method: "DELETE",
  path: "/api/dreams/bin",
  access: "user",
  key: "write",
  summary: "Delete the dreams of the bin permanently, as many as a few seconds allow",
  status: 200,
  /** Call it again while some are left. */
  reply: z.object({ left: z.int() }),
});
