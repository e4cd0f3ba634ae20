import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { tryLock } from "#server/db/lock.ts";
import type { Db } from "#server/db/open.ts";
import { createLoop } from "./loop.ts";
import { addWorker, listWorkers, markSeen, removeWorker, type WorkerRow } from "./registration-store.ts";

const LOOK_MS = 5000;
/** A worker of another machine that was not seen for this long is dead. */
const SILENT_MS = 30_000;

/** This process in the list of workers. Its leases count for as long as it is listed. */
export interface Registration {
  readonly id: string;
  /** Ends the workers that have died, lists this one, and goes on looking for dead ones. */
  start(): Promise<void>;
  /** Number of jobs of a kind that all listed workers run at once. */
  places(kind: string): number;
  /** Removes this process from the list. Call it when all its work has stopped. */
  stop(): Promise<void>;
}

interface RegistrationDeps {
  db: Db;
  log: { error(details: object, message: string): void; warn(details: object, message: string): void };
  now: () => Date;
  /** Folder of the lock files: each worker of this machine locks its file while it is alive. */
  folder: string;
  role: WorkerRow["role"];
  /** Number of jobs of each kind that this process runs at once. */
  places: Readonly<Record<string, number>>;
  /** Whether workers of other machines may be listed, which need signs of life in the table. */
  heartbeats: boolean;
}

const fileOf = (folder: string, worker: string) => join(folder, `${worker}.lock`);

function takeLock(folder: string, worker: string): () => void {
  mkdirSync(folder, { recursive: true });
  const unlock = tryLock(fileOf(folder, worker));
  if (!unlock) throw new Error("the lock of a new worker is taken");
  return unlock;
}

/**
 * Ends a listed worker whose process has ended; returns whether it did. Silence counts from `outageEnd` on, in
 * milliseconds since 1970.
 */
async function endIfDead(
  { db, log, now, folder }: RegistrationDeps,
  { id, seen_at: seenAt }: WorkerRow,
  outageEnd: number,
): Promise<boolean> {
  const file = fileOf(folder, id);
  const unlock = tryLock(file, { mustExist: true });
  const isOfThisMachine = unlock !== null || existsSync(file);
  const isSilent = now().getTime() - Math.max(Date.parse(seenAt), outageEnd) > SILENT_MS;
  const isAlive = isOfThisMachine ? unlock === null : !isSilent;
  if (isAlive) return false;
  try {
    await removeWorker(db, id);
  } finally {
    unlock?.();
  }
  rmSync(file, { force: true });
  log.warn({ worker: id }, "a worker has died: its work is taken over");
  return true;
}

export function createRegistration(deps: RegistrationDeps): Registration {
  const { db, log, now, folder, role, places: own, heartbeats } = deps;
  const id = randomUUID();
  let all: Readonly<Record<string, number>>[] = [own];
  let unlock: (() => void) | null = null;
  let outageEnd = 0;
  const loop = createLoop({ name: "workers", everyMs: LOOK_MS, run: look, log });

  /** Ends the workers that have died, and lists this one where it is not listed. */
  async function look(): Promise<void> {
    unlock ??= takeLock(folder, id);
    const listed = await listWorkers(db);
    const self = listed.find((row) => row.id === id);
    // Where this process could not write either, the others need time to be seen again.
    if (self && heartbeats && now().getTime() - Date.parse(self.seen_at) > SILENT_MS)
      outageEnd = now().getTime();
    const alive: WorkerRow[] = [];
    for (const row of listed) if (row !== self && !(await endIfDead(deps, row, outageEnd))) alive.push(row);
    all = [own, ...alive.map(({ places }) => JSON.parse(places) as Record<string, number>)];
    const at = now().toISOString();
    if (!self) await addWorker(db, { id, role, places: JSON.stringify(own), started_at: at, seen_at: at });
    else if (heartbeats) await markSeen(db, id, now());
  }

  return {
    id,
    async start() {
      // On a full disk this process serves pages, and is listed once there is room.
      await look().catch((error: unknown) => log.error({ err: error }, "worker not listed"));
      loop.start();
    },
    places: (kind) => all.reduce((sum, places) => sum + (places[kind] ?? 0), 0),
    async stop() {
      await loop.stop();
      if (!unlock) return;
      // If this fails, other workers find the file unlocked and remove this one.
      await removeWorker(db, id).catch((error: unknown) => log.error({ err: error }, "worker not ended"));
      unlock();
      unlock = null;
      rmSync(fileOf(folder, id), { force: true });
    },
  };
}
