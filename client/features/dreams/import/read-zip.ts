import type { FileEntry } from "@zip.js/zip.js";
import { IMPORTED_FILE, IMPORTED_FILE_MAX } from "#shared/import.ts";
import { breathe, ENTRIES_MAX, UnreadableFile, type FoundDream, type FoundFile } from "./found-dream.ts";
import { readDayOne } from "./read-day-one.ts";
import { readOwnDream } from "./read-own-dream.ts";

const OWN = /(?:^|\/)dreams\/[^/]{1,100}\/([\w.-]{1,20})$/;
const JOURNAL = /^(?:[^/]{1,100}\/)?[^/]{1,200}\.json$/;
/** More than the longest dream of an export has, in letters of three bytes. */
const DREAM_BYTES_MAX = 2_000_000;
const JOURNAL_BYTES_MAX = 50_000_000;
/** JSON files that may be journals. */
const JOURNALS_MAX = 1000;
/** Names read of one ZIP: the export of 20,000 dreams has some 180,000. */
const FILES_MAX = 300_000;
/** Three widths in two formats, and a film. */
const FILES_OF_DREAM_MAX = 7;

interface Reading {
  nights: { timeZone: string; nightEnds: number };
  signal: AbortSignal;
  onShare: (share: number) => void;
}

/** The bytes of a file in a ZIP. Throws beyond `max` bytes, whatever the ZIP says of its size. */
async function bytesOf(entry: FileEntry, max: number, signal: AbortSignal): Promise<Blob> {
  if (entry.uncompressedSize > max) throw new UnreadableFile("large");
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const sink = new WritableStream<Uint8Array<ArrayBuffer>>({
    write(chunk) {
      bytes += chunk.byteLength;
      if (bytes > max) throw new UnreadableFile("large");
      chunks.push(chunk);
    },
  });
  await entry.getData(sink, { signal, checkSignature: true });
  return new Blob(chunks);
}

const folderOf = (path: string) => path.slice(0, path.lastIndexOf("/"));

/** The pictures and the film of a dream, the widest picture first, as the others are compared with it. */
function filesOf(entries: ReadonlyMap<string, FileEntry> | undefined): FoundFile[] {
  const rankOf = (name: string) => {
    const [, width = "0", format = ""] = IMPORTED_FILE.exec(name) ?? [];
    return Number(width) * 2 + Number(format === "webp");
  };
  return [...(entries ?? [])]
    .toSorted(([a], [b]) => rankOf(b) - rankOf(a))
    .slice(0, FILES_OF_DREAM_MAX)
    .map(([name, entry]) => ({
      name,
      read: (signal) => bytesOf(entry, IMPORTED_FILE_MAX[name === "video.mp4" ? "video" : "image"], signal),
    }));
}

/** The JSON of a file in a ZIP; null where it has none. */
async function jsonOf(entry: FileEntry, max: number, signal: AbortSignal): Promise<unknown> {
  try {
    return JSON.parse(await (await bytesOf(entry, max, signal)).text()) as unknown;
  } catch {
    // One broken file leaves the others.
    return null;
  } finally {
    signal.throwIfAborted();
  }
}

/** Dreams of our own export, or of a journal of Day One. Its pictures and films are only found. */
export async function readZip(file: Blob, { nights, signal, onShare }: Reading): Promise<FoundDream[]> {
  const { BlobReader, configure, ZipReader } = await import("@zip.js/zip.js/lib/zip-core-native.js");
  // Workers of the library would be scripts of blobs, which the site's policy forbids.
  configure({ useWebWorkers: false });
  const own: FileEntry[] = [];
  /** Pictures and films by folder and name. */
  const media = new Map<string, Map<string, FileEntry>>();
  const journals: FileEntry[] = [];
  const reader = new ZipReader(new BlobReader(file));
  let names = 0;
  try {
    for await (const entry of reader.getEntriesGenerator()) {
      if (++names > FILES_MAX) throw new UnreadableFile("large");
      if (names % 500 === 0) await breathe(signal);
      if (entry.directory || entry.encrypted) continue;
      const name = OWN.exec(entry.filename)?.[1] ?? "";
      const folder = folderOf(entry.filename);
      if (name === "dream.json") own.push(entry);
      else if (IMPORTED_FILE.test(name)) {
        const files = media.get(folder) ?? new Map<string, FileEntry>();
        media.set(folder, files);
        // The first one of a name counts.
        if (!files.has(name)) files.set(name, entry);
      } else if (JOURNAL.test(entry.filename)) journals.push(entry);
    }
  } catch (error) {
    signal.throwIfAborted();
    throw error instanceof UnreadableFile ? error : new UnreadableFile("broken");
  }
  const found: FoundDream[] = [];
  for (const [place, entry] of own.entries()) {
    if (found.length === ENTRIES_MAX) break;
    if (place % 20 === 0) await breathe(signal);
    onShare(place / own.length);
    const dream = readOwnDream(await jsonOf(entry, DREAM_BYTES_MAX, signal));
    if (dream) found.push({ ...dream, files: filesOf(media.get(folderOf(entry.filename))) });
  }
  if (own.length > 0) return found;
  for (const entry of journals.slice(0, JOURNALS_MAX)) {
    if (found.length >= ENTRIES_MAX) break;
    const journal = await jsonOf(entry, JOURNAL_BYTES_MAX, signal);
    found.push(...((await readDayOne(journal, nights, signal)) ?? []));
  }
  return found.slice(0, ENTRIES_MAX);
}
