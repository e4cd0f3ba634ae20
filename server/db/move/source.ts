import { createHash } from "node:crypto";
import { createReadStream, existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import Database from "better-sqlite3";
import { Kysely, SqliteDialect } from "kysely";
import { StartError } from "#server/start-problem.ts";
import { tryLock } from "../lock.ts";
import { pendingMigrations } from "../migrate.ts";
import type { Db } from "../open.ts";
import type { Schema } from "../schema.ts";

/** The SQLite database that is moved, in one snapshot. Nothing writes it. */
export interface Source {
  sqlite: Database.Database;
  /** The same file on a connection of its own. */
  db: Db;
  /** SHA-256 of the content of its files. */
  fingerprint(): Promise<string>;
  close(): Promise<void>;
}

/**
 * Opens a database file for reading and locks its directory against servers. Throws a `StartError` where a server runs
 * on it, or where its schema is not the newest.
 */
export async function openSource(file: string): Promise<Source> {
  if (!existsSync(file)) throw new StartError(`There is no database at ${file}.`);
  const unlock = lockStopped(dirname(resolve(file)));
  const isNew = (path: string) => !existsSync(path);
  // SQLite makes them also for a reader, which cannot remove them.
  const sideFiles = [`${file}-wal`, `${file}-shm`].filter(isNew);
  const open = () => new Database(file, { readonly: true, fileMustExist: true });
  const sqlite = open();
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: open() }) });
  async function close(): Promise<void> {
    await db.destroy();
    sqlite.close();
    for (const path of sideFiles) rmSync(path, { force: true });
    unlock();
  }
  try {
    const pending = await pendingMigrations(db);
    if (pending.length > 0)
      throw new StartError(
        `The database at ${file} is of an older version (it lacks ${pending.join(", ")}): start this version on it once, stop it, then move.`,
      );
    sqlite.exec("BEGIN");
  } catch (error) {
    await close();
    throw error;
  }
  return { sqlite, db, fingerprint: () => fingerprintOf(file), close };
}

/** Returns what unlocks the directory. */
function lockStopped(dir: string): () => void {
  const lock = join(dir, "server.lock");
  const isDataDir = existsSync(lock);
  const unlock = isDataDir ? tryLock(lock, { mustExist: true }) : () => undefined;
  const workers = join(dir, "workers");
  const live = existsSync(workers)
    ? readdirSync(workers).filter((name) => name.endsWith(".lock") && isLocked(join(workers, name)))
    : [];
  if (unlock && live.length === 0) return unlock;
  unlock?.();
  throw new StartError(
    `A server runs on ${dir}: stop all of its processes first, or move a backup with --from FILE.`,
  );
}

function isLocked(file: string): boolean {
  const unlock = tryLock(file, { mustExist: true });
  unlock?.();
  return unlock === null && existsSync(file);
}

async function fingerprintOf(file: string): Promise<string> {
  const hash = createHash("sha256");
  // An empty log is the same as none.
  const files = [file, `${file}-wal`].filter((path) => existsSync(path) && statSync(path).size > 0);
  for (const path of files) for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest("hex");
}

interface StoredMedia {
  file: string;
  bytes: number;
  sha256: string;
}

/** The image and video files that the database knows. */
export function* mediaFiles({ sqlite }: Source): Generator<StoredMedia> {
  yield* sqlite.prepare<[], StoredMedia>("SELECT file, bytes, sha256 FROM media").iterate();
}
