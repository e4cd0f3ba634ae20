import type { FileEntry } from "@zip.js/zip.js";
import { breathe, ENTRIES_MAX, UnreadableFile, type FoundDream } from "./found-dream.ts";
import { readDayOne } from "./read-day-one.ts";
import { readOwnDream } from "./read-own-dream.ts";

const OWN = /(?:^|\/)dreams\/[^/]{1,100}\/dream\.json$/;
const JOURNAL = /^(?:[^/]{1,100}\/)?[^/]{1,200}\.json$/;
const DREAM_BYTES_MAX = 500_000;
const JOURNAL_BYTES_MAX = 50_000_000;
/** Names read of one ZIP: the export of 20,000 dreams has some 180,000. */
const FILES_MAX = 300_000;

interface Reading {
  nights: { timeZone: string; nightEnds: number };
  signal: AbortSignal;
  onShare: (share: number) => void;
}

/** The JSON of a file in a ZIP. Stops beyond `max` bytes, whatever the ZIP says of its size. */
async function jsonOf(entry: FileEntry, max: number, signal: AbortSignal): Promise<unknown> {
  if (entry.uncompressedSize > max) return null;
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  const sink = new WritableStream<Uint8Array>({
    write(chunk) {
      bytes += chunk.byteLength;
      if (bytes > max) throw new UnreadableFile("large");
      text += decoder.decode(chunk, { stream: true });
    },
  });
  try {
    await entry.getData(sink, { signal });
    return JSON.parse(text) as unknown;
  } catch (error) {
    signal.throwIfAborted();
    // One broken file leaves the others.
    return error instanceof SyntaxError || error instanceof Error ? null : Promise.reject(error as Error);
  }
}

/** Dreams of our own export, or of a journal of Day One. Only the files with texts are read. */
export async function readZip(file: Blob, { nights, signal, onShare }: Reading): Promise<FoundDream[]> {
  const { BlobReader, configure, ZipReader } = await import("@zip.js/zip.js/lib/zip-core-native.js");
  // Workers of the library would be scripts of blobs, which the site's policy forbids.
  configure({ useWebWorkers: false });
  const own: FileEntry[] = [];
  const journals: FileEntry[] = [];
  const reader = new ZipReader(new BlobReader(file));
  let names = 0;
  try {
    for await (const entry of reader.getEntriesGenerator()) {
      if (++names > FILES_MAX) throw new UnreadableFile("large");
      if (names % 500 === 0) await breathe(signal);
      if (entry.directory || entry.encrypted) continue;
      if (OWN.test(entry.filename)) own.push(entry);
      else if (JOURNAL.test(entry.filename)) journals.push(entry);
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
    if (dream) found.push(dream);
  }
  if (own.length > 0) return found;
  for (const entry of journals.slice(0, 20)) {
    const journal = await jsonOf(entry, JOURNAL_BYTES_MAX, signal);
    found.push(...((await readDayOne(journal, nights, signal)) ?? []));
  }
  return found.slice(0, ENTRIES_MAX);
}
