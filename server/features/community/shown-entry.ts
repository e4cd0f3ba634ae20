import type { Db } from "#server/db/open.ts";
import type { GalleryTopic } from "#server/db/share-schema.ts";
import { AppError } from "#server/errors.ts";
import { findDream, mediaOfDreams, type MediaRow } from "#server/features/dreams/dreams.ts";
import { filesOfParts, mediaOfFiles } from "#server/features/sharing/sharing.ts";
import { linkTo, symbolById } from "#server/features/symbols/symbols.ts";
import { galleryPath, type GalleryPage, type GalleryTopics } from "#shared/community.ts";
import { MOODS, type Mood } from "#shared/dreams.ts";
import type { Locale } from "#shared/locales.ts";
import type { SharedDream } from "#shared/shares.ts";
import * as queries from "./queries.ts";
import type { EntryRow, Place } from "./queries.ts";

const PAGE_SIZE = 24;
/** Symbols that the page offers. */
const TOPICS_MAX = 16;

/** The stored files that an entry shows. */
export const filesOfEntry = (media: readonly MediaRow[], entry: EntryRow): MediaRow[] =>
  filesOfParts(media, { image: 1, video: entry.video });

const urlOf = (entry: EntryRow) => (name: string) => `${galleryPath(entry.id)}/media/${name}`;

/** What an entry shows to everyone once it is accepted. Throws `gone` where its dream is deleted meanwhile. */
export async function describeEntry(db: Db, entry: EntryRow): Promise<SharedDream> {
  const dream = await findDream(db, entry.dream_id);
  if (!dream?.title) throw new AppError("gone");
  const { image, video } = mediaOfFiles(
    filesOfEntry(await mediaOfDreams(db, [dream.id]), entry),
    urlOf(entry),
  );
  if (!image) throw new AppError("gone");
  return {
    state: "open",
    title: dream.title,
    language: dream.language,
    name: entry.name,
    image,
    video,
    reading: null,
    words: entry.sentence,
    cardUrl: image.webp.at(-1)!.url,
  };
}

/** The symbols among topics, by their names in a language. */
export const symbolsAmong = (topics: readonly GalleryTopic[], locale: Locale) =>
  topics
    .map((topic) => symbolById(topic.replace(/^symbol:/, "")))
    .filter((id) => id !== undefined)
    .map((id) => ({ id, name: linkTo(id, locale).name }));

async function describeTopics(db: Db, locale: Locale): Promise<GalleryTopics> {
  const all = await queries.everyTopic(db);
  const counts = new Map<string, number>(all.map(({ topic, entries }) => [topic, entries]));
  const symbols = symbolsAmong(
    all.map(({ topic }) => topic),
    locale,
  );
  return {
    symbols: symbols
      .slice(0, TOPICS_MAX)
      .map((symbol) => ({ ...symbol, entries: counts.get(`symbol:${symbol.id}`)! })),
    moods: MOODS.flatMap((mood) => {
      const entries = counts.get(`mood:${mood}`);
      return entries ? [{ mood, entries }] : [];
    }),
  };
}

/** Parses `next` of an earlier reply; null for anything else. */
function placeOf(before: string | undefined): Place | null {
  const [shownAt = "", id = ""] = before?.split("_") ?? [];
  return /^\d{4}-[\d:T.-]+Z$/.test(shownAt) && id ? { shownAt, id } : null;
}

interface Wanted {
  locale: Locale;
  symbol?: string | undefined;
  mood?: Mood | undefined;
  before?: string | undefined;
}

/** A page of shown entries, the newest first. Throws `not_found` for an unknown symbol. */
export async function listEntries(
  { db, now }: { db: Db; now: Date },
  { locale, symbol, mood, before }: Wanted,
): Promise<GalleryPage> {
  const id = symbol === undefined ? undefined : symbolById(symbol);
  if (symbol !== undefined && !id) throw new AppError("not_found");
  const topic: GalleryTopic | null = id ? `symbol:${id}` : mood ? `mood:${mood}` : null;
  const rows = await queries.shownEntries(db, {
    topic,
    after: placeOf(before),
    limit: PAGE_SIZE + 1,
    now: now.toISOString(),
  });
  const page = rows.slice(0, PAGE_SIZE);
  const media = Map.groupBy(
    await mediaOfDreams(
      db,
      page.map((row) => row.dream_id),
    ),
    (row) => row.dream_id,
  );
  const last = page.at(-1);
  return {
    entries: page.flatMap((entry) => {
      const { image, video } = mediaOfFiles(
        filesOfEntry(media.get(entry.dream_id) ?? [], entry),
        urlOf(entry),
      );
      if (!image) return [];
      const { id: entryId, title, language, name, sentence, likes } = entry;
      return [{ id: entryId, title, language, name, sentence, image, video: video !== null, likes }];
    }),
    next: rows.length > PAGE_SIZE && last ? `${last.shown_at}_${last.id}` : null,
    symbolName: id ? linkTo(id, locale).name : null,
    topics: await describeTopics(db, locale),
  };
}
