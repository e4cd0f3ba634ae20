import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import { afterAll, expect, test } from "vitest";
import { checkLedger } from "#server/features/credits/check.ts";
import { openStore } from "#server/db/open.ts";
import { signUpOverHttp } from "../support/api-client.ts";
import { makeOld } from "../support/media-files.ts";
import { createServerProcess } from "../support/server-process.ts";

const DREAMS = 4000;
const KILLS = 3;

const server = await createServerProcess();
afterAll(() => server.dispose());

const database = () => new Database(join(server.dataDir, "app.db"), { timeout: 5000 });
const foldersOnVolume = () => readdirSync(join(server.dataDir, "media")).filter((name) => name !== ".making");

/** Gives a user many finished dreams, each with a file. */
function addDreams(userId: string): void {
  const db = database();
  db.exec(`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${DREAMS})
    INSERT INTO dreams (id, user_id, kind, status, dream_text, search_text, language, depth, resolution, style, seed,
      request_hash, created_at, finished_at)
    SELECT 'dream-' || i, '${userId}', 'note', 'done', 'A dream', 'a dream', 'en', 'reading', '480p', 'watercolor', '',
      '', '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z' FROM n;
    INSERT INTO media (dream_id, name, file, content_type, bytes, sha256, width, height, created_at)
    SELECT id, 'image-96.webp', id || '/a.webp', 'image/webp', 1, '', 96, 96, created_at FROM dreams`);
  const folders = db.prepare("SELECT id FROM dreams").pluck().all() as string[];
  db.close();
  for (const folder of folders) {
    mkdirSync(join(server.dataDir, "media", folder), { recursive: true });
    writeFileSync(join(server.dataDir, "media", folder, "a.webp"), "x");
  }
  // The sweep of the next start removes the files of a step that was killed.
  makeOld(join(server.dataDir, "media"));
}

function left(): { dreams: number; removals: number } {
  const db = database();
  const count = (table: string) => db.prepare(`SELECT COUNT(*) FROM ${table}`).pluck().get() as number;
  const found = { dreams: count("dreams"), removals: count("account_removals") };
  db.close();
  return found;
}

test("an account whose removal is killed several times is removed with all its files after the last start", async () => {
  await server.start();
  const { userId, send } = await signUpOverHttp(server.origin, "gone@example.com");
  addDreams(userId);
  expect((await send("POST", "/api/account/delete", { password: "a long password" })).status).toBe(204);
  expect((await send("GET", "/api/me")).status).toBe(401);
  for (let kill = 0; kill < KILLS; kill++) {
    await expect.poll(() => left().dreams).toBeLessThan(DREAMS);
    await server.kill();
    expect(left().removals).toBe(1);
    await server.start();
  }
  await expect.poll(left).toEqual({ dreams: 0, removals: 0 });
  await expect.poll(foldersOnVolume).toEqual([]);
  await server.stop();
  const store = openStore(join(server.dataDir, "app.db"));
  expect(await checkLedger(store.db)).toEqual([]);
  await store.close();
});
