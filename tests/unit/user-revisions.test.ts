import { afterEach, beforeEach, expect, test } from "vitest";
import { transact } from "#server/db/transaction.ts";
import { grant } from "#server/features/credits/credits.ts";
import { freshStores, type TestStore } from "../support/database.ts";
import { addUser } from "../support/ledger-rows.ts";

// A cached page is sent again only while its user's revision is unchanged.

const openStore = await freshStores();
const now = new Date("2026-03-01T12:00:00.000Z");
const at = now.toISOString();
let store: TestStore;

beforeEach(async () => {
  store = await openStore();
  await addUser(store.db, "ann");
  await addUser(store.db, "bob");
  await store.exec(`
    INSERT INTO dreams (id, user_id, kind, status, dream_text, search_text, language, depth, resolution, style, seed,
      request_hash, created_at) VALUES ('sea', 'ann', 'dream', 'queued', 't', 't', 'tr', 'full', '480p', 'auto', 's', 'h', '${at}');
    INSERT INTO dream_parts (dream_id, part, status, cost) VALUES ('sea', 'image', 'queued', 1);
    INSERT INTO dream_lenses (dream_id, lens, id, user_id, status, cost, engine, run_at, created_at)
      VALUES ('sea', 'tabir', 'j1', 'ann', 'queued', 1, 'studio', '${at}', '${at}');
    INSERT INTO media (dream_id, name, file, content_type, bytes, sha256, width, height, created_at)
      VALUES ('sea', 'old.webp', 'f0', 'image/webp', 1, 'x', 1, 1, '${at}');
    INSERT INTO dreams (id, user_id, kind, status, dream_text, search_text, language, depth, resolution, style, seed,
      request_hash, created_at) VALUES ('hill', 'ann', 'note', 'done', 't', 't', 'tr', 'full', '480p', 'auto', 's', 'h', '${at}');
    INSERT INTO dream_remarks VALUES ('hill', 'grass', '${at}')`);
});
afterEach(() => store.close());

const revisionOf = async (user: string) =>
  (await store.value<number>("SELECT revision FROM person_revisions WHERE user_id = ?", user))!;

const changes: [string, string][] = [
  ["a new name", "UPDATE users SET name = 'Ann B' WHERE id = 'ann'"],
  ["a role", "INSERT INTO user_roles VALUES ('ann', 'admin')"],
  [
    "a subscription",
    `INSERT INTO subscriptions (id, user_id, plan_type, status, period_end, renews, created_at)
      VALUES ('s', 'ann', 'pro', 'active', '${at}', 0, '${at}')`,
  ],
  ["a dream's state", "UPDATE dreams SET status = 'done' WHERE id = 'sea'"],
  ["a part's state", "UPDATE dream_parts SET status = 'processing', progress = 0 WHERE dream_id = 'sea'"],
  [
    "a new file",
    `INSERT INTO media (dream_id, name, file, content_type, bytes, sha256, width, height, created_at)
      VALUES ('sea', 'new.webp', 'f1', 'image/webp', 1, 'x', 1, 1, '${at}')`,
  ],
  [
    "a lens",
    `INSERT INTO dream_lenses (dream_id, lens, id, user_id, status, cost, engine, run_at, created_at)
      VALUES ('sea', 'jungian', 'j2', 'ann', 'queued', 1, 'studio', '${at}', '${at}')`,
  ],
  ["a lens's state", "UPDATE dream_lenses SET status = 'failed' WHERE dream_id = 'sea'"],
  ["a file taken away", "DELETE FROM media WHERE dream_id = 'sea'"],
  ["a dream put into the bin", `UPDATE dreams SET deleted_at = '${at}' WHERE id = 'sea'`],
  ["a new note to a dream", `INSERT INTO dream_remarks VALUES ('sea', 'salt', '${at}')`],
  ["a note to a dream", `UPDATE dream_remarks SET text = 'sand' WHERE dream_id = 'hill'`],
  ["a note to a dream taken away", "DELETE FROM dream_remarks WHERE dream_id = 'hill'"],
  ["another end of the night", "UPDATE users SET night_ends = 9 WHERE id = 'ann'"],
  [
    "a letter",
    `INSERT INTO letters (user_id, month, language, engine, content, made_at)
      VALUES ('ann', '2026-02', 'tr', 'studio', '{}', '${at}')`,
  ],
  ["a deleted dream", "DELETE FROM dreams WHERE id = 'sea'"],
];

test.each(changes)("%s raises the revision of its user and of no other", async (_, statement) => {
  const before = { ann: await revisionOf("ann"), bob: await revisionOf("bob") };
  await store.exec(statement);
  expect(await revisionOf("ann")).toBeGreaterThan(before.ann);
  expect(await revisionOf("bob")).toBe(before.bob);
});

test("a part's progress alone raises nothing", async () => {
  const before = await revisionOf("ann");
  await store.exec("UPDATE dream_parts SET progress = 0.5 WHERE dream_id = 'sea'");
  expect(await revisionOf("ann")).toBe(before);
});

test("tokens raise the revision too", async () => {
  const before = await revisionOf("ann");
  const lot = { userId: "ann", source: "admin", sourceRef: "r", tokens: 5, expiresAt: null, now } as const;
  await transact(store.db, { user: lot.userId }, (trx) => grant(trx, lot));
  expect(await revisionOf("ann")).toBeGreaterThan(before);
});
