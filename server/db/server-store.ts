import { join } from "node:path";
import { lockDataDir } from "./lock.ts";
import { isPostgres } from "./engine.ts";
import { migrate } from "./migrate.ts";
import { refuseUnfinishedMove } from "./move/target.ts";
import { openDatabase, type DatabaseConfig } from "./open-database.ts";
import type { SqliteStore, Store } from "./open.ts";
import { keepFilesPrivate } from "./private-files.ts";
import { updateStatistics } from "./statistics.ts";

/**
 * Opens the database of the settings with the newest schema. Of several servers that start at once, one migrates and
 * the others wait. Throws a `StartError` when the database does not answer, or when a migration fails.
 */
export async function openServerStore(
  config: DatabaseConfig & { dataDir: string },
): Promise<Store | SqliteStore> {
  keepFilesPrivate(config.dataDir);
  const unlock = lockDataDir(join(config.dataDir, "server.lock"));
  try {
    const store = await openDatabase(config);
    if (isPostgres(store.db)) await refuseUnfinishedMove(store.db);
    await migrate(store.db);
    // PostgreSQL keeps its statistics itself.
    if ("sqlite" in store) updateStatistics(store.sqlite);
    return store;
  } finally {
    unlock();
  }
}
