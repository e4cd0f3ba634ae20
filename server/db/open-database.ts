import { openStore, type SqliteStore, type Store } from "./open.ts";

/** Where the data is: `databaseUrl` is null for the SQLite file. */
export interface DatabaseConfig {
  databaseUrl: string | null;
  databaseDirectUrl?: string | null;
  databaseConnections: number;
  databaseFile: string;
  tracing?: object | null;
}

/** Opens the database of the settings. Throws a `StartError` when it does not answer. */
export async function openDatabase(config: DatabaseConfig): Promise<Store | SqliteStore> {
  const traced = Boolean(config.tracing);
  if (config.databaseUrl === null) return openStore(config.databaseFile, { traced });
  const { openPostgres } = await import("./postgres/open.ts");
  return openPostgres({
    url: config.databaseUrl,
    directUrl: config.databaseDirectUrl ?? undefined,
    connections: config.databaseConnections,
    traced,
  });
}
