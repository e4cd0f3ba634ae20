import { clipGraphemes } from "./limits.ts";

/** `card`: for links. `poster`: for phones, upright. */
export const SHARE_SHAPES = ["card", "poster"] as const;
export type ShareShape = (typeof SHARE_SHAPES)[number];

/** Sizes in pixels. */
export const SHARE_SIZES = {
  card: { width: 1200, height: 630 },
  poster: { width: 1080, height: 1920 },
} as const satisfies Record<ShareShape, { width: number; height: number }>;

/** What stands below the title: nothing, a sentence of the reading, or the user's first sentence. */
export const SHARE_WORDS = ["none", "reading", "own"] as const;
export type ShareWords = (typeof SHARE_WORDS)[number];

/** Name of the query parameter that chooses the words. */
export const WORDS_PARAMETER = "words";

export const sharePicturePath = (dreamId: string, shape: ShareShape) => `/media/${dreamId}/${shape}.jpg`;

export const sharePictureUrl = (dreamId: string, shape: ShareShape, words: ShareWords) =>
  `${sharePicturePath(dreamId, shape)}?${WORDS_PARAMETER}=${words}`;

const NAME_MAX = 80;

/** A file name made of a dream's title, valid on every system. */
export function shareFileName(title: string, shape: ShareShape): string {
  const { width, height } = SHARE_SIZES[shape];
  const name = clipGraphemes(
    title.normalize("NFC").replace(/[\p{C}\p{Z}<>:"/\\|?*]+/gu, " "),
    NAME_MAX,
    NAME_MAX,
  );
  return `${name.replace(/^[ .]+|[ .]+$/g, "") || "dream"} ${width}x${height}.jpg`;
}
