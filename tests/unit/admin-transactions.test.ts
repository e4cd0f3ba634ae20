import { afterAll, expect, test } from "vitest";
import { transact } from "#server/db/transaction.ts";
import { exportTransactions, listTransactions } from "#server/features/admin/transactions.ts";
import { capture, grant, hold } from "#server/features/credits/credits.ts";
import { transactionFilter, type AdminTransaction } from "#shared/admin/payments.ts";
import { DAY_MS } from "#shared/durations.ts";
import { openTestStore } from "../support/database.ts";
import { addUser, setPart } from "../support/ledger-rows.ts";

const USERS = 130;
const DAYS = 5;
const START = Date.parse("2026-03-01T00:00:00.000Z");

/** Every user buys once and uses once, on days that follow each other; some at the same moment. */
const store = await openTestStore();
for (let i = 0; i < USERS; i++) {
  const userId = `u${i}`;
  await addUser(store.db, userId);
  const at = new Date(START + (i % DAYS) * DAY_MS + Math.floor(i / 10) * 1000);
  const part = {
    dreamId: `d${i}`,
    part: "reading",
    round: 1,
    now: new Date(at.getTime() + 60_000),
  } as const;
  await transact(store.db, { user: userId }, async (trx) => {
    const lot = { userId, source: "package", sourceRef: `cs_${i}`, tokens: 2, expiresAt: null } as const;
    await grant(trx, { ...lot, now: at });
    await hold(trx, { userId, ...part, tokens: 1 });
    await setPart(trx, { userId, ...part, cost: 1, status: "done" });
    await capture(trx, part);
  });
}
afterAll(() => store.close());

type Query = { type?: "purchase" | "usage"; q?: string; from?: string; to?: string };

async function allPages(query: Query) {
  const found: AdminTransaction[] = [];
  for (let page = 0; ; page++) {
    const listed = await listTransactions(store.db, transactionFilter.parse({ ...query, page }));
    found.push(...listed.transactions);
    if (listed.transactions.length < listed.pageSize) return { found, ...listed };
  }
}

test.each<[string, Query, number]>([
  ["everything", {}, 2 * USERS],
  ["purchases", { type: "purchase" }, USERS],
  ["usage", { type: "usage" }, USERS],
  ["two days", { from: "2026-03-02", to: "2026-03-03" }, (2 * USERS * 2) / DAYS],
  ["a search that finds all users", { q: "example.org" }, 2 * USERS],
  [
    "purchases by users of a search on some days",
    { q: "@", type: "purchase", to: "2026-03-02" },
    (USERS * 2) / DAYS,
  ],
  ["a search that finds some users", { q: "u12" }, 2 * 11],
  ["a search that finds one user", { q: "u129@" }, 2],
  ["nothing", { q: "nobody" }, 0],
])("pages and the file show %s once and the newest first", async (_, query, count) => {
  const { found, total, statistics } = await allPages(query);
  expect(total).toBe(count);
  expect(new Set(found.map(({ id }) => id)).size).toBe(count);
  const times = found.map(({ createdAt }) => createdAt);
  expect(times).toEqual(times.toSorted().toReversed());
  const types = query.type ? [`credit_${query.type}`] : ["credit_purchase", "credit_usage"];
  for (const { type, creditsAmount, userId } of found) {
    expect(types).toContain(type);
    expect(creditsAmount).toBe(type === "credit_purchase" ? 2 : -1);
    expect(`${userId}@example.org`).toContain(query.q ?? "");
  }
  // The statistics are of both types.
  const users = count / types.length;
  expect(statistics).toMatchObject({ tokensSold: 2 * users, tokensUsed: users });

  const file = await exportTransactions(store.db, transactionFilter.parse(query), 1_000_000);
  expect(file.count).toBe(count);
  const rows: AdminTransaction[] = [];
  for await (const step of file.rows) rows.push(...step);
  expect(rows).toEqual(found);
});

test("a file has no more rows than it may", async () => {
  const file = await exportTransactions(store.db, transactionFilter.parse({}), 3);
  const rows: AdminTransaction[] = [];
  for await (const step of file.rows) rows.push(...step);
  expect([file.count, rows.length]).toEqual([3, 3]);
});

test("a page beyond the last is empty", async () => {
  const listed = await listTransactions(store.db, transactionFilter.parse({ page: 100_000 }));
  expect([listed.transactions, listed.total]).toEqual([[], 2 * USERS]);
});

test("what is bought while a file is written takes the place of no older row", async () => {
  const file = await exportTransactions(store.db, transactionFilter.parse({}), 1_000_000);
  const lot = { userId: "u0", source: "package", sourceRef: "cs_late", tokens: 2, expiresAt: null } as const;
  const now = new Date(START + DAYS * DAY_MS);
  await transact(store.db, { user: lot.userId }, (trx) => grant(trx, { ...lot, now }));
  const rows: AdminTransaction[] = [];
  for await (const step of file.rows) rows.push(...step);
  expect(rows).toHaveLength(2 * USERS + 1);
});
