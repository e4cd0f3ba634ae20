import { z } from "zod";
import { LOCALE_CODES } from "./locales.ts";

const fileSchema = z.object({ url: z.string(), width: z.int() });
/** Width and height of the largest file, and the files of each format, the narrowest first. */
export const imageSchema = z.object({
  width: z.int(),
  height: z.int(),
  webp: z.array(fileSchema),
  avif: z.array(fileSchema),
});

/** What an open link or an entry of the gallery shows. The URLs of a link's files expire. */
export const openDream = z.object({
  state: z.literal("open"),
  title: z.string(),
  /** Of the title, the reading and the words. */
  language: z.enum(LOCALE_CODES),
  name: z.string().nullable(),
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
  /** The image for previews of the page in messengers; a path on this site. */
  cardUrl: z.string(),
});
