import { join } from "node:path";
import { lockDataDir } from "./lock.ts";
import { migrate } from "./migrate.ts";
import { openStore, type Store } from "./open.ts";
import { keepFilesPrivate } from "./private-files.ts";
import { updateStatistics } from "./statistics.ts";

/**
 * Opens the database of a data directory with the newest schema, locked for this process until `close`. Throws a
 * `StartError` when another server runs on it, or when a migration fails.
 */
export async function openServerStore(config: { dataDir: string; databaseFile: string }): Promise<Store> {
  keepFilesPrivate(config.dataDir);
  const unlock = lockDataDir(join(config.dataDir, "server.lock"));
  const store = openStore(config.databaseFile);
  await migrate(store.db);
  updateStatistics(store.sqlite);
  return {
    ...store,
    async close() {
      await store.close();
      unlock();
    },
  };
}
