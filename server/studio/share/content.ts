import type { Locale } from "#shared/locales.ts";
import type { ShareShape } from "#shared/share-pictures.ts";

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
