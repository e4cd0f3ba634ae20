import type { Locale } from "#shared/locales.ts";

/** `card`: 1200 x 630, for links. `poster`: 1080 x 1920, for phones. */
export const SHARE_SHAPES = ["card", "poster"] as const;
export type ShareShape = (typeof SHARE_SHAPES)[number];

/** Sizes in pixels. */
export const SHARE_SIZES = {
  card: { width: 1200, height: 630 },
  poster: { width: 1080, height: 1920 },
} as const satisfies Record<ShareShape, { width: number; height: number }>;

/** What a share picture shows. */
export interface ShareContent {
  /** Path of an image file; null draws the words on paper. */
  image: string | null;
  title: string;
  /** One sentence below the title; `spoken` puts it in quotation marks. */
  quotation: { text: string; spoken: boolean } | null;
  /** Formatted; only the poster shows it. */
  date: string | null;
  brandName: string;
  /** Host name of the site; only the poster shows it. */
  host: string | null;
  /** Of the title and the quotation: decides direction, quotation marks and line height. */
  locale: Locale;
}

/** A job of the drawing process. */
export interface ShareDrawing {
  content: ShareContent;
  shape: ShareShape;
}
