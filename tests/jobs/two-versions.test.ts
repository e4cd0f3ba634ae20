import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { checkLedger } from "#server/features/credits/check.ts";
import { openStoreOf, openTestStore } from "../support/database.ts";
import { addUser } from "../support/ledger-rows.ts";
import { createServerProcess } from "../support/server-process.ts";
import { sendDream, signUpWithCredits } from "../support/user-with-dream.ts";

const ROOT = join(import.meta.dirname, "../..");
const CHANGES = [
  "ALTER TABLE dreams ADD COLUMN of_next_version TEXT NOT NULL DEFAULT ''",
  "CREATE TABLE added_by_next_version (id TEXT PRIMARY KEY)",
];

/** A copy of the program whose schema has something more, as a later version's has. */
function nextVersion(): string {
  const root = mkdtempSync(join(tmpdir(), "next-version-"));
  for (const name of ["server", "shared", "client", "migrations", "package.json"])
    cpSync(join(ROOT, name), join(root, name), { recursive: true });
  for (const name of ["node_modules", "dist"]) symlinkSync(join(ROOT, name), join(root, name));
  writeFileSync(
    join(root, "migrations/9999_next.ts"),
    `import { sql, type Kysely } from "kysely";
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const change of ${JSON.stringify(CHANGES)}) await sql.raw(change).execute(db);
}`,
  );
  writeFileSync(join(root, "migrations/postgres/9999_next.sql"), `${CHANGES.join(";\n")};`);
  return root;
}

const root = nextVersion();
const old = await createServerProcess();
const { dataDir, databaseUrl } = old;
const next = await createServerProcess(
  { DATA_DIR: dataDir, ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }) },
  root,
);
afterAll(async () => {
  await next.dispose();
  await old.dispose();
  rmSync(root, { recursive: true });
});

test("an old version serves and works on while the next one migrates the schema and begins", async () => {
  await old.start();
  const user = await signUpWithCredits(old, "upgrade@example.com", 20);
  const status = async (id: string) =>
    (await user.send("GET", `/api/dreams/${id}`)).json.dream.status as string;
  const first = await sendDream(user, "Denizin ortasında bir kapı vardı.", "image");
  await next.start();
  const store = await openStoreOf(old);
  expect(await store.column("SELECT of_next_version FROM dreams")).toEqual([""]);
  const second = await sendDream(user, "Kapının ardında bir orman vardı.", "reading");
  for (const id of [first, second]) await expect.poll(() => status(id), { timeout: 180_000 }).toBe("done");
  expect((await user.send("DELETE", `/api/dreams/${first}`)).status).toBe(204);

  const third = await sendDream(user, "Ormanda bir saat kulesi vardı.", "image");
  await old.stop();
  const finished = () => store.value("SELECT status FROM dreams WHERE id = ?", third);
  await expect.poll(finished, { timeout: 180_000 }).toBe("done");
  expect(await checkLedger(store.db)).toEqual([]);
  await store.close();
});

test("a dream that the version before nights wrote gets its night", async () => {
  const store = await openTestStore();
  await addUser(store.db, "ann");
  await store.exec(`INSERT INTO dreams (id, user_id, kind, status, dream_text, search_text, language, depth, resolution,
      style, seed, request_hash, created_at)
    VALUES ('d', 'ann', 'note', 'done', 'a', '', 'tr', 'full', '480p', 'auto', '1', 'x', '2026-11-23T05:30:00.000Z')`);
  await store.exec(`UPDATE dreams SET tags = '["sea"]'`);
  expect(await store.rows("SELECT night FROM dreams")).toEqual([{ night: "2026-11-22" }]);
  expect(await store.rows("SELECT tag, night FROM dream_tags")).toEqual([
    { tag: "sea", night: "2026-11-22" },
  ]);
  await store.close();
});
