import type { Config } from "#server/config.ts";
import { createFolderStore } from "./media/folder-store.ts";
import { createS3Store, type StoreLog } from "./media/s3-store.ts";
import type { MediaStore } from "./media-store.ts";

/** The store that the settings name: a bucket, or the folder of the data directory. */
export function chooseMediaStore(
  { bucket, mediaDir }: Pick<Config, "bucket" | "mediaDir">,
  log: StoreLog,
): Promise<MediaStore> {
  return bucket ? createS3Store({ bucket, temporaryDir: mediaDir, log }) : createFolderStore(mediaDir);
}
