import type { Locale } from "#shared/locales.ts";
import type { ShareShape } from "#shared/share-pictures.ts";

/** An image that is read when its drawing begins. */
export interface ShareImage {
  /** Another content has another name. */
  name: string;
  read(): Promise<Uint8Array>;
}

/** What a share picture shows. */
export interface ShareContent<Image = Uint8Array> {
  /** Null draws the words on paper. */
  image: Image | null;
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

/** A job of the drawing process; with a `ShareImage`, a picture that waits for its drawing. */
export interface ShareDrawing<Image = Uint8Array> {
  content: ShareContent<Image>;
  shape: ShareShape;
}

/** What is written on an upright video. */
export type VideoWords = Omit<ShareContent, "image" | "quotation">;
