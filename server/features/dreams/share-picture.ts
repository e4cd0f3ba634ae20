import type { Db } from "#server/db/open.ts";
import { AppError } from "#server/errors.ts";
import { readBytes, type MediaStore } from "#server/providers/media-store.ts";
import type { ShareContent, ShareDrawing, ShareImage } from "#server/studio/share/content.ts";
import type { Interpretation } from "#shared/dreams.ts";
import { withLatinDigits } from "#shared/locales.ts";
import { firstSentence, unquotedSentence } from "#shared/sentences.ts";
import type { ShareShape, ShareWords } from "#shared/share-pictures.ts";
import { findOwnDream, mediaOfDreams, type DreamRow } from "./queries.ts";

/** Height in pixels of the image on a poster, which is the larger one. */
const ENOUGH = 1160;

/** The smallest file of the image that need not be enlarged, else the largest; null without an image. */
async function imageOf(db: Db, media: MediaStore, dreamId: string): Promise<ShareImage | null> {
  const images = (await mediaOfDreams(db, [dreamId]))
    .filter((row) => row.name.startsWith("image-") && row.content_type === "image/webp")
    .toSorted((a, b) => a.width - b.width);
  const row = images.find(({ width, height }) => width >= ENOUGH && height >= ENOUGH) ?? images.at(-1);
  if (!row) return null;
  return {
    name: row.file,
    async read() {
      const bytes = await readBytes(media, row.file);
      if (!bytes) throw new AppError("not_found");
      return bytes;
    },
  };
}

function quotationOf(dream: DreamRow, words: ShareWords): ShareContent["quotation"] {
  if (words === "own") return { text: firstSentence(dream.dream_text, dream.language), spoken: true };
  const reading = JSON.parse(dream.interpretation ?? "null") as Interpretation | null;
  const text = words === "reading" && reading && unquotedSentence(reading.summary, dream.language);
  return text ? { text, spoken: false } : null;
}

interface PictureDeps {
  db: Db;
  media: MediaStore;
  brandName: string;
  /** Null where the site has no public name. */
  host: string | null;
}

/** Returns what a share picture of a dream with a title shows. */
export async function pictureOfDream(
  { db, media, brandName, host }: PictureDeps,
  dream: DreamRow & { title: string },
  wanted: { shape: ShareShape; words: ShareWords; withImage: boolean; date: string | null },
): Promise<ShareDrawing<ShareImage>> {
  const content = {
    image: wanted.withImage ? await imageOf(db, media, dream.id) : null,
    title: dream.title,
    quotation: quotationOf(dream, wanted.words),
    date: wanted.date,
    brandName,
    host,
    locale: dream.language,
  };
  return { shape: wanted.shape, content };
}

/**
 * Returns what a share picture of a user's own dream shows. Throws `not_found` where the dream has no title: the words
 * that stand for one on pages are the user's own.
 */
export async function sharePictureOf(
  deps: PictureDeps,
  wanted: {
    userId: string;
    dreamId: string;
    shape: ShareShape;
    words: ShareWords;
    timeZone: string | undefined;
  },
): Promise<ShareDrawing<ShareImage>> {
  const dream = await findOwnDream(deps.db, wanted.userId, wanted.dreamId);
  if (!dream || dream.kind === "note" || !dream.title) throw new AppError("not_found");
  const { language: locale, title } = dream;
  const zone = wanted.timeZone ?? (locale === "tr" ? "Europe/Istanbul" : "UTC");
  const dates = new Intl.DateTimeFormat(withLatinDigits(locale), {
    dateStyle: "long",
    timeZone: zone,
  });
  return pictureOfDream(
    deps,
    { ...dream, title },
    {
      shape: wanted.shape,
      words: wanted.words,
      withImage: true,
      date: dates.format(new Date(dream.created_at)),
    },
  );
}
