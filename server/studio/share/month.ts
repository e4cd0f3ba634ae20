import type { PosterForm } from "#shared/calendar.ts";
import type { Locale } from "#shared/locales.ts";

/** A night of a poster: what it shows, an image for `picture`. */
export interface PosterNight<Image> {
  /** 1 to 31. */
  day: number;
  look: "picture" | "words" | "note" | "empty";
  fullMoon: boolean;
  image: Image | null;
}

/** What the poster of a month shows: no words of the user. */
export interface MonthContent<Image = Uint8Array> {
  /** Name of the month with its year. */
  title: string;
  nights: PosterNight<Image>[];
  /** Column of the first night in a week from Monday, 1 to 7. */
  firstColumn: number;
  brandName: string;
  /** Host name of the site. */
  host: string | null;
  /** Decides direction and letters. */
  locale: Locale;
}

export interface MonthDrawing<Image = Uint8Array> {
  form: PosterForm;
  month: MonthContent<Image>;
}
