import type { Db } from "#server/db/open.ts";
import { AppError } from "#server/errors.ts";
import { findDream, mediaOfDreams, type DreamRow, type MediaRow } from "#server/features/dreams/dreams.ts";
import type { Secrets } from "#server/keys.ts";
import type { Interpretation } from "#shared/dreams.ts";
import { unquotedText } from "#shared/sentences.ts";
import { SHARED_CARD, type SharedDream } from "#shared/shares.ts";
import { VERTICAL_VIDEO } from "#shared/vertical-video.ts";
import { signedFileUrl } from "./link-token.ts";
import type { LinkRow } from "./queries.ts";

type Shown = Pick<LinkRow, "dream_id" | "image" | "video">;

const isImage = ({ name }: MediaRow) => /^image-\d+\.(?:webp|avif)$/.test(name);
const isVideoFile = ({ name }: MediaRow) => ["video.mp4", "poster.webp", VERTICAL_VIDEO].includes(name);

/** The files of the parts that are shown. */
export const filesOfParts = (media: readonly MediaRow[], shown: Pick<Shown, "image" | "video">): MediaRow[] =>
  media.filter((row) => (shown.image && isImage(row)) || (shown.video && isVideoFile(row)));

/** The stored files of a dream that a link shows. */
export const shownFiles = async (db: Db, link: Shown): Promise<MediaRow[]> =>
  filesOfParts(await mediaOfDreams(db, [link.dream_id]), link);

/** Image and video among the files that are shown, by the URL of each file. */
export function mediaOfFiles(
  files: readonly MediaRow[],
  urlOf: (name: string) => string,
): Pick<SharedDream, "image" | "video"> {
  const images = (type: string) =>
    files
      .filter((row) => isImage(row) && row.content_type === type)
      .toSorted((a, b) => a.width - b.width)
      .map((row) => ({ url: urlOf(row.name), width: row.width, height: row.height }));
  const webp = images("image/webp");
  const largest = webp.at(-1);
  const strip = ({ url, width }: { url: string; width: number }) => ({ url, width });
  const video = files.find(({ name }) => name === "video.mp4");
  const vertical = files.find(({ name }) => name === VERTICAL_VIDEO);
  const poster = files.find(({ name }) => name === "poster.webp");
  return {
    image: largest
      ? {
          width: largest.width,
          height: largest.height,
          webp: webp.map(strip),
          avif: images("image/avif").map(strip),
        }
      : null,
    video: video
      ? {
          url: urlOf(video.name),
          posterUrl: poster ? urlOf(poster.name) : null,
          width: video.width,
          height: video.height,
          seconds: video.seconds ?? 0,
          verticalUrl: vertical ? urlOf(vertical.name) : null,
        }
      : null,
  };
}

/** The dream of an open link. Throws `gone` where it was deleted meanwhile or has no title any more. */
export async function dreamOfLink(db: Db, link: Shown): Promise<DreamRow & { title: string }> {
  const dream = await findDream(db, link.dream_id);
  if (!dream?.title) throw new AppError("gone");
  return { ...dream, title: dream.title };
}

function readingOf(dream: DreamRow, withWords: boolean): SharedDream["reading"] {
  const interpretation = JSON.parse(dream.interpretation ?? "null") as Interpretation | null;
  if (!interpretation) return null;
  // A reading may quote the user's words.
  const shown = (text: string) => (withWords ? text : unquotedText(text, dream.language));
  const symbols = interpretation.symbols
    .map(({ symbol, meaning }) => ({ symbol, meaning: shown(meaning) }))
    .filter(({ meaning }) => meaning !== "");
  const summary = shown(interpretation.summary);
  return summary === "" && symbols.length === 0 ? null : { summary, symbols };
}

/** What a link shows, with URLs of its files that expire. */
export async function describeShown(
  { db, secrets, now }: { db: Db; secrets: Secrets; now: Date },
  link: LinkRow,
): Promise<SharedDream> {
  const dream = await dreamOfLink(db, link);
  const files = await shownFiles(db, link);
  const urlOf = (name: string) => signedFileUrl(link.id, name, secrets, now);
  return {
    state: "open",
    title: dream.title,
    language: dream.language,
    name: link.name,
    ...mediaOfFiles(files, urlOf),
    reading: link.reading ? readingOf(dream, link.words === 1) : null,
    words: link.words ? dream.dream_text : null,
    cardUrl: urlOf(SHARED_CARD),
  };
}
