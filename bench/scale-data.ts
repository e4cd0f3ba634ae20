import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { sign } from "@fastify/cookie";
import { Migrator, type Migration } from "kysely/migration";
import { migrate } from "#server/db/migrate.ts";
import { openStore } from "#server/db/open.ts";
import { updateStatistics } from "#server/db/statistics.ts";
import { createPasswords } from "#server/features/accounts/passwords.ts";
import { fillAdditions } from "./scale/additions.ts";
import { fillLives } from "./scale/lives.ts";
import { makeMediaFiles } from "./scale/media-files.ts";
import { fillProviderRecords } from "./scale/payments.ts";
import { createRandom } from "./scale/random.ts";
import { createDreamWriter } from "./scale/readings.ts";
import { loadWithoutTriggers } from "./scale/table.ts";
import { fillTraffic } from "./scale/traffic.ts";
import { fillUsers, KNOWN_EMAILS, PASSWORD, SECRET, SESSION_IDS } from "./scale/users.ts";

// Builds a data directory of the size in scale/size.ts. The rows are written in the schema of BUILT_ON, and later
// migrations run over them, as they would on a site of that size. Then the tables are filled that these have added.
const MIGRATIONS = join(import.meta.dirname, "../migrations");
const BUILT_ON = "0009_progress_revises_nothing";

/** Builds the data directory; with `files`, also the empty media files, which takes a minute. */
export async function buildScaleData(
  dataDir: string,
  { seed = 1, now = Date.now(), files = false }: { seed?: number; now?: number; files?: boolean } = {},
): Promise<void> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  writeFileSync(join(dataDir, "session-secret"), SECRET, { mode: 0o600 });
  const store = openStore(join(dataDir, "app.db"));
  const { db, sqlite } = store;
  sqlite.pragma("synchronous = OFF");
  const migrator = new Migrator({
    db,
    provider: {
      async getMigrations() {
        const names = readdirSync(MIGRATIONS)
          .filter((name) => name.endsWith(".ts"))
          .sort();
        const loaded = names.map(async (name) => [name.slice(0, -3), await import(join(MIGRATIONS, name))]);
        return Object.fromEntries(await Promise.all(loaded)) as Record<string, Migration>;
      },
    },
  });
  const { error } = await migrator.migrateTo(BUILT_ON);
  if (error) throw error;

  const random = createRandom(seed);
  const passwordHash = await createPasswords().hash(PASSWORD);
  const writeDream = await createDreamWriter(random);
  sqlite.pragma("foreign_keys = OFF");
  loadWithoutTriggers(sqlite, () => {
    const users = fillUsers(sqlite, random, { now, passwordHash });
    fillLives(sqlite, random, { now, users, writeDream });
    fillProviderRecords(sqlite, random, now);
    fillTraffic(sqlite, random, now);
  });
  sqlite.pragma("foreign_keys = ON");
  const broken = sqlite.pragma("foreign_key_check") as unknown[];
  if (broken.length) throw new Error(`${broken.length} rows refer to nothing`);
  const migrated = await migrate(db);
  if (migrated.length) console.log(`migrated: ${migrated.join(", ")}`);
  fillAdditions(sqlite, random, now);
  updateStatistics(sqlite);
  if (files) console.log(`${makeMediaFiles(sqlite, join(dataDir, "media"))} media files`);
  sqlite.pragma("wal_checkpoint(TRUNCATE)");
  await store.close();
}

/** The Cookie header value of a known user's session. */
export function sessionCookie(email: (typeof KNOWN_EMAILS)[number]): string {
  const id = SESSION_IDS[KNOWN_EMAILS.indexOf(email)]!;
  return `session=${encodeURIComponent(sign(id, SECRET))}`;
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { files: { type: "boolean", default: false }, seed: { type: "string", default: "1" } },
  });
  const dataDir = resolve(positionals[0] ?? "scale-data");
  const began = performance.now();
  await buildScaleData(dataDir, { seed: Number(values.seed), files: values.files });
  console.log(`${dataDir}: built in ${((performance.now() - began) / 1000).toFixed(0)} s`);
  for (const email of KNOWN_EMAILS)
    console.log(`${email}, password "${PASSWORD}", Cookie: ${sessionCookie(email)}`);
}
