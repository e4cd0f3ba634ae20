import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { checkLedger } from "#server/features/credits/check.ts";
import { signUpOverHttp } from "../support/api-client.ts";
import { makeOld } from "../support/media-files.ts";
import { openStoreOf, POSTGRES } from "../support/database.ts";
import { createServerProcess } from "../support/server-process.ts";

const DREAMS = POSTGRES ? 1500 : 4000;
const KILLS = 3;

const server = await createServerProcess();
await server.start();
const store = await openStoreOf(server);
afterAll(async () => {
  await store.close();
  await server.dispose();
});

const foldersOnVolume = () => readdirSync(join(server.dataDir, "media")).filter((name) => name !== ".making");

/** Gives a user many finished dreams, each with a file. */
async function addDreams(userId: string): Promise<void> {
  await store.exec(`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${DREAMS})
    INSERT INTO dreams (id, user_id, kind, status, dream_text, search_text, language, depth, resolution, style, seed,
      request_hash, created_at, finished_at)
    SELECT 'dream-' || i, '${userId}', 'note', 'done', 'A dream', 'a dream', 'en', 'reading', '480p', 'watercolor', '',
      '', '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z' FROM n`);
  await store.exec(`INSERT INTO media (dream_id, name, file, content_type, bytes, sha256, width, height, created_at)
    SELECT id, 'image-96.webp', id || '/a.webp', 'image/webp', 1, '', 96, 96, created_at FROM dreams`);
  const folders = await store.column<string>("SELECT id FROM dreams");
  for (const folder of folders) {
    mkdirSync(join(server.dataDir, "media", folder), { recursive: true });
    writeFileSync(join(server.dataDir, "media", folder, "a.webp"), "x");
  }
  // The sweep of the next start removes the files of a step that was killed.
  makeOld(join(server.dataDir, "media"));
}

const count = async (table: string) => Number(await store.value(`SELECT COUNT(*) FROM ${table}`));
const left = async () => ({ dreams: await count("dreams"), removals: await count("account_removals") });

test("an account whose removal is killed several times is removed with all its files after the last start", async () => {
  const { userId, send } = await signUpOverHttp(server.origin, "gone@example.com");
  await addDreams(userId);
  expect((await send("POST", "/api/account/delete", { password: "a long password" })).status).toBe(204);
  expect((await send("GET", "/api/me")).status).toBe(401);
  for (let kill = 0; kill < KILLS; kill++) {
    await expect.poll(() => count("dreams")).toBeLessThan(DREAMS);
    await server.kill();
    expect(await count("account_removals")).toBe(1);
    await server.start();
  }
  await expect.poll(left, { timeout: 30_000 }).toEqual({ dreams: 0, removals: 0 });
  await expect.poll(foldersOnVolume).toEqual([]);
  await server.stop();
  expect(await checkLedger(store.db)).toEqual([]);
});
