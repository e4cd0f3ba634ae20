import { afterEach, beforeEach, expect, test } from "vitest";
import { purgeEvents } from "#server/features/dreams/cleanup-queries.ts";
import { runMaintenance, createMaintenance } from "#server/maintenance.ts";
import { DAY_MS } from "#shared/durations.ts";
import { openSqliteCopy } from "../support/database.ts";
import { testLeases } from "../support/leases.ts";
import { watchPlans } from "../support/watched-plans.ts";

const now = new Date("2026-06-15T12:00:00.000Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();

let store: Awaited<ReturnType<typeof openSqliteCopy>>;
let logged: unknown[];
beforeEach(async () => {
  store = await openSqliteCopy();
  logged = [];
  store.sqlite.exec(`INSERT INTO users (id, email, name, password_hash, locale, created_at)
    VALUES ('ana', 'ana@example.com', 'Ana', 'x', 'en', '${daysAgo(100)}')`);
});
afterEach(() => store.close());

const deps = () => ({
  config: { publicUrl: "http://localhost", sessionSecrets: ["a secret"] as const, openOutbox: true },
  db: watchPlans(store).db,
  log: { error: (...entry: unknown[]) => void logged.push(entry[0]) },
  now: () => now,
  leases: testLeases(store.db, () => now),
});
const run = (signal = new AbortController().signal) => runMaintenance(deps(), signal);
const count = (table: string) => store.sqlite.prepare(`SELECT COUNT(*) FROM ${table}`).pluck().get();
const numbers = (many: number) =>
  `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${many})`;

function addSessions(many: number, expiresAt: string): void {
  store.sqlite
    .exec(`${numbers(many)} INSERT INTO sessions (id_hash, user_id, data, created_at, expires_at, user_agent)
    SELECT 'session ${expiresAt} ' || i, 'ana', '{}', '${daysAgo(60)}', '${expiresAt}', '' FROM n`);
}

function addDream(id: string, status: "done" | "queued", finishedAt: string | null, events: number): void {
  const values = [id, status, daysAgo(9), finishedAt];
  store.sqlite
    .prepare(
      `INSERT INTO dreams (id, user_id, kind, status, dream_text, search_text, language, depth, resolution, style,
        seed, request_hash, created_at, finished_at)
      VALUES (?, 'ana', 'dream', ?, '', '', 'en', 'reading', '480p', 'watercolor', '', '', ?, ?)`,
    )
    .run(values);
  store.sqlite.exec(`${numbers(events)} INSERT INTO dream_events (dream_id, seq, status, progress, at)
    SELECT '${id}', i, 'processing', 0, '${daysAgo(9)}' FROM n`);
}

test("removes what is over in every table, however many batches it takes, and nothing else", async () => {
  addSessions(450, daysAgo(1));
  addSessions(3, daysAgo(-1));
  store.sqlite.exec(`
    ${numbers(450)} INSERT INTO mail_links (token_hash, user_id, purpose, email, created_at, expires_at)
      SELECT 'link' || i, 'ana', 'verify', '', '', CASE WHEN i > 3 THEN '${daysAgo(8)}' ELSE '${daysAgo(6)}' END FROM n;
    ${numbers(450)} INSERT INTO mails (id, recipient, locale, template, data, status, run_at, created_at)
      SELECT 'mail' || i, '', 'en', 'verify', '{}', CASE WHEN i > 3 THEN 'sent' ELSE 'queued' END, '', '${daysAgo(31)}' FROM n;
    ${numbers(2100)} INSERT INTO page_views (day, at, visitor, path, source, country, device)
      SELECT substr(at, 1, 10), at, 1, '/', '', '', 'mobile'
      FROM (SELECT CASE WHEN i > 3 THEN '${daysAgo(91)}' ELSE '${daysAgo(89)}' END AS at FROM n);
    ${numbers(2100)} INSERT INTO visits (day, visitor, last_at, views)
      SELECT substr(at, 1, 10), 1, at, 1
      FROM (SELECT CASE WHEN i > 3 THEN '${daysAgo(2)}' ELSE '${daysAgo(0)}' END AS at FROM n)`);
  store.sqlite.exec(`${numbers(1200)} INSERT INTO webhook_deliveries (id, provider_job, received_at)
    SELECT 'delivery' || i, '', CASE WHEN i > 3 THEN '${daysAgo(0.01)}' ELSE '${daysAgo(0.006)}' END FROM n`);
  for (let i = 0; i < 45; i++) addDream(`ended ${i}`, "done", daysAgo(2), 2);
  addDream("just ended", "done", daysAgo(0.5), 2);
  addDream("waiting", "queued", null, 1);
  await run();
  expect(logged).toEqual([]);
  for (const table of [
    "sessions",
    "mail_links",
    "mails",
    "page_views",
    "visits",
    "dream_events",
    "webhook_deliveries",
  ])
    expect([table, count(table)]).toEqual([table, 3]);
});

test("gives way to other work between batches", async () => {
  addSessions(450, daysAgo(1));
  const left: unknown[] = [];
  let watching = true;
  const watch = () => {
    left.push(count("sessions"));
    if (watching) setImmediate(watch);
  };
  setImmediate(watch);
  await run();
  watching = false;
  expect(new Set(left).size).toBeGreaterThan(2);
});

test("purging events gives way after every few dreams", async () => {
  for (let i = 0; i < 45; i++) addDream(`ended ${i}`, "done", daysAgo(2), 1);
  const left: unknown[] = [];
  for await (const _ of purgeEvents(store.db, daysAgo(1))) left.push(count("dream_events"));
  expect(left).toEqual([25, 5]);
  expect(count("dream_events")).toBe(0);
});

test("events stay while a lens is open or a part is asked for again: their numbers go on", async () => {
  addDream("with a lens", "done", daysAgo(2), 2);
  addDream("asked again", "done", daysAgo(2), 3);
  addDream("over", "done", daysAgo(2), 4);
  const lens = store.sqlite.prepare(`INSERT INTO dream_lenses
    (dream_id, user_id, id, lens, status, cost, engine, run_at, created_at)
    VALUES (?, 'ana', ?, 'jungian', ?, 1, '', '', '')`);
  lens.run("with a lens", "open", "queued");
  lens.run("over", "ended", "failed");
  let asked = false;
  // After the dreams were read, before their events are removed.
  const between = store.db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (!asked)
        store.sqlite.exec(`UPDATE dreams SET status = 'queued', finished_at = NULL WHERE id = 'asked again'`);
      asked = true;
      return result;
    },
  });
  for await (const _ of purgeEvents(between, daysAgo(1)));
  const left = store.sqlite.prepare(
    "SELECT dream_id, COUNT(*) FROM dream_events GROUP BY dream_id ORDER BY dream_id",
  );
  expect(left.raw().all()).toEqual([
    ["asked again", 3],
    ["with a lens", 2],
  ]);
});

test("a task that fails is logged and does not keep the others from running", async () => {
  addSessions(1, daysAgo(1));
  store.sqlite.exec(`INSERT INTO mails (id, recipient, locale, template, data, status, run_at, created_at)
    VALUES ('old', '', 'en', 'verify', '{}', 'sent', '', '${daysAgo(40)}');
    CREATE TRIGGER broken BEFORE DELETE ON sessions BEGIN SELECT RAISE(ABORT, 'no'); END`);
  await run();
  expect(logged).toEqual([{ task: "sessions", err: expect.objectContaining({ message: "no" }) }]);
  expect(count("mails")).toBe(0);
});

test("stopping waits for the batch at hand and begins no other", async () => {
  addSessions(450, daysAgo(1));
  const maintenance = createMaintenance(deps());
  maintenance.start();
  await maintenance.stop();
  const left = count("sessions");
  expect(left).toBeGreaterThan(0);
  await new Promise((resolve) => setImmediate(resolve));
  expect(count("sessions")).toBe(left);
});

test("refreshes the statistics of the query planner", async () => {
  addSessions(50, daysAgo(-1));
  await run();
  const statistic = "SELECT stat FROM sqlite_stat1 WHERE idx = 'sessions_by_user'";
  expect(store.sqlite.prepare(statistic).pluck().get()).toBe("50 50");
});
