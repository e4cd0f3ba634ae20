import { z } from "zod";
import { LOCALE_CODES } from "./locales.ts";

const fileSchema = z.object({ url: z.string(), width: z.int() });
/** With a URL of each file, for each format. */
export const imageSchema = z.object({
  width: z.int(),
  height: z.int(),
  webp: z.array(fileSchema),
  avif: z.array(fileSchema),
});

/** What an open link shows. */
export const openDream = z.object({
  state: z.literal("open"),
  title: z.string(),
  /** Of the title, the reading and the words. */
  language: z.enum(LOCALE_CODES),
  name: z.string().nullable(),
  /** With URLs that expire, for each format. */
  image: imageSchema.nullable(),
  video: z
    .object({
      url: z.string(),
      posterUrl: z.string().nullable(),
      width: z.int(),
      height: z.int(),
      seconds: z.number(),
      /** The upright video, where its owner had it made. */
      verticalUrl: z.string().nullable(),
    })
    .nullable(),
  reading: z
    .object({
      summary: z.string(),
      symbols: z.array(z.object({ symbol: z.string(), meaning: z.string() })),
    })
    .nullable(),
  words: z.string().nullable(),
  /** The picture of a preview, as a path. */
  cardUrl: z.string(),
});
