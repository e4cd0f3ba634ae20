import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";

/** A file that is stored durably under its final name. */
export interface StoredFile {
  /** `<dream>/<hash>.<extension>`. */
  file: string;
  bytes: number;
  sha256: string;
}

export interface ReadOptions {
  /** First and last byte, both included; absent for the whole file. */
  range?: { start: number; end: number };
  /** Ends the reading. */
  signal?: AbortSignal;
}

/** Returns those of the given files that have no row in the database. */
export type UnknownFiles = (files: readonly string[]) => Promise<string[]>;

/** Image and video files. A file gets its final name only once it is complete and durable. */
export interface MediaStore {
  /** Where the files are: a folder on a volume, or a bucket of an object storage. */
  readonly place: "volume" | "bucket";
  /** Whether the store can take new files now. */
  hasRoom(): Promise<boolean>;
  /** The same, shown by a write: for those who watch over the site. */
  isWritable(): Promise<boolean>;
  /** Reports that a write failed, for lack of space or otherwise. `hasRoom` is false until a test file can be written. */
  markFull(): void;
  /** Path of an unfinished file on this machine. */
  temporary(extension: string): string;
  /** Stores a finished temporary file in the dream's folder, durably. The temporary file is gone then. */
  save(dreamId: string, temporary: string): Promise<StoredFile>;
  saveBytes(dreamId: string, bytes: Uint8Array, extension: string): Promise<StoredFile>;
  /** Size of a file in bytes; null where it is missing. Throws where that cannot be found out. */
  size(file: string): Promise<number | null>;
  /**
   * Opens a file, or a range within it; null where it is missing. `bytes` is the size of the whole file. The caller
   * reads the stream or destroys it.
   */
  read(file: string, options?: ReadOptions): Promise<{ bytes: number; stream: Readable } | null>;
  /** Files that a bucket does not remove now are left to the sweep. */
  remove(files: readonly string[]): Promise<void>;
  /**
   * Removes unknown files and unfinished files that are older than a day: a younger one may belong to a process that
   * has not committed its row yet. Resolves to the number of unknown files. Works in batches, beside servers.
   */
  sweep(unknown: UnknownFiles, signal: AbortSignal): Promise<number>;
}

/** A whole file; null where it is missing. */
export async function readBytes(media: Pick<MediaStore, "read">, file: string): Promise<Buffer | null> {
  const found = await media.read(file);
  return found && buffer(found.stream);
}
