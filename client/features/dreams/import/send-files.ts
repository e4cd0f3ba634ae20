import { FOR_USER_HEADER } from "#shared/dreams.ts";
import { endpointUrl } from "#shared/endpoint.ts";
import {
  addImportedFile,
  findWantedFiles,
  IMPORT_CHECKED_AT_ONCE,
  IMPORTED_FILE_TYPE,
  type ImportedDream,
} from "#shared/import.ts";
import { ApiError, toApiError, type Api } from "../../../lib/api.ts";
import { fieldOf, type FoundFile } from "./found-dream.ts";
import { batchesOf, CHECKED_UNITS_MAX } from "./send-import.ts";

/** Pictures and films of a file, by the dream as it is sent. */
export type FilesOf = ReadonlyMap<ImportedDream, readonly FoundFile[]>;

const partOf = ({ name }: FoundFile) => (name === "video.mp4" ? "video" : "image");

/** Dreams whose picture comes along, and those whose film does. */
export function countParts(files: FilesOf): Record<"image" | "video", number> {
  const having = (part: string) =>
    [...files.values()].filter((own) => own.some((file) => partOf(file) === part)).length;
  return { image: having("image"), video: having("video") };
}

interface Taken {
  id: string;
  files: FoundFile[];
}

/** Of the dreams that the user has, those that lack some of the files, with what they lack. */
export async function lackingAmong(
  api: Api,
  files: FilesOf,
  signal: AbortSignal,
): Promise<Map<ImportedDream, Taken>> {
  const lacking = new Map<ImportedDream, Taken>();
  const dreams = [...files.keys()];
  const asked = dreams.map(({ night, dreamText }) => ({ night, dreamText }));
  let before = 0;
  for (const batch of batchesOf(asked, IMPORT_CHECKED_AT_ONCE, CHECKED_UNITS_MAX)) {
    const reply = await api(findWantedFiles, { body: { dreams: batch } }, { signal });
    for (const { place, id, takes, has } of reply.dreams) {
      const dream = dreams[before + place]!;
      const own = files
        .get(dream)!
        .filter((file) => takes.includes(partOf(file)) && !has.includes(file.name));
      if (own.length > 0) lacking.set(dream, { id, files: own });
    }
    before += batch.length;
  }
  return lacking;
}

async function sendFile(url: string, body: Blob, userId: string, signal: AbortSignal): Promise<void> {
  const headers = { "content-type": IMPORTED_FILE_TYPE, [FOR_USER_HEADER]: userId };
  const response = await fetch(url, { method: addImportedFile.method, headers, body, signal }).catch(
    (error: unknown) => {
      throw signal.aborted ? error : new ApiError("network", 0, "network");
    },
  );
  if (response.ok) return;
  throw toApiError({ status: response.status, data: await response.json().catch(() => undefined) });
}

/** Whether the dream goes without the file: the site does not take it, while others may be sent. */
const isLeft = (error: unknown) =>
  error instanceof ApiError &&
  // A slow line, and no fault of the file.
  error.status !== 408 &&
  (["invalid_input", "too_large", "not_found"].includes(error.code) ||
    fieldOf(error.details, "reason") === "file_not_taken");

/**
 * Sends the files that the dreams lack, one after the other; `onSent` hears of each. Throws `ApiError`, or the reason of
 * `signal`.
 */
export async function sendFiles(
  api: Api,
  { userId, files }: { userId: string; files: FilesOf },
  signal: AbortSignal,
  onSent: (kind: "files" | "left") => void,
): Promise<void> {
  for (const [, { id, files: own }] of await lackingAmong(api, files, signal))
    for (const file of own) {
      const body = await file.read(signal).catch(() => null);
      signal.throwIfAborted();
      let left = body === null;
      try {
        const url = endpointUrl(addImportedFile.path, { id, name: file.name });
        if (body) await sendFile(url, body, userId, signal);
      } catch (error) {
        if (!isLeft(error)) throw error;
        left = true;
      }
      onSent(left ? "left" : "files");
    }
}
