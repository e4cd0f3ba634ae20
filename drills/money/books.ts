import { spawnSync } from "node:child_process";
import { isDeepStrictEqual } from "node:util";
import { join } from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import type { Db } from "#server/db/open.ts";
import { exportTransactions, listTransactions } from "#server/features/admin/transactions.ts";
import { transactionsCsv } from "#server/features/admin/transactions-csv.ts";
import { transactionFilter } from "#shared/admin/payments.ts";
import type { KnownPeriod, Purchase } from "../../tests/support/payment-worlds.ts";

const ADD_UP = join(import.meta.dirname, "add-up.ts");
const ROWS_MAX = 1_000_000;

type Sums = Record<"payments" | "credits" | "paid" | "refunded" | "disputed", number>;

/** What should stand in the exported file of each day, by currency. */
export type ExpectedBooks = Map<string, Record<string, Sums>>;

export function expectPeriod(
  books: ExpectedBooks,
  day: string,
  { item, amount, currency }: Purchase,
  { refunded, disputed }: KnownPeriod,
): void {
  const ofDay = books.get(day) ?? {};
  books.set(day, ofDay);
  const sums = (ofDay[currency] ??= { payments: 0, credits: 0, paid: 0, refunded: 0, disputed: 0 });
  sums.payments += 1;
  sums.credits += item.tokens;
  sums.paid += amount;
  sums.refunded += refunded;
  sums.disputed += disputed;
}

/** Exports each day, has the file added up, and compares. Returns what differs, and the days and rows compared. */
export async function compareBooks(
  db: Db,
  books: ExpectedBooks,
): Promise<{ differences: string[]; rows: number }> {
  const differences: string[] = [];
  let rows = 0;
  for (const [day, expected] of books) {
    const query = transactionFilter.parse({ type: "purchase", from: day, to: day });
    const file = await exportTransactions(db, query, ROWS_MAX);
    rows += file.count;
    const input = await text(Readable.from(transactionsCsv(file.rows)));
    const { stdout, stderr } = spawnSync(process.execPath, [ADD_UP], { input, encoding: "utf8" });
    if (stdout === "") throw new Error(stderr);
    const found = JSON.parse(stdout) as Record<string, Sums>;
    if (!isDeepStrictEqual(found, expected)) differences.push(`the file of ${day} adds up to something else`);

    const { statistics } = await listTransactions(db, query);
    const total = (sum: (sums: Sums) => number) =>
      Object.entries(expected)
        .map(([currency, sums]) => ({ currency, amount: sum(sums) }))
        .filter(({ amount }) => amount > 0)
        .sort((a, b) => (a.currency < b.currency ? -1 : 1));
    const shown = [statistics.revenue, statistics.refunded];
    if (!isDeepStrictEqual(shown, [total(({ paid }) => paid), total((one) => one.refunded + one.disputed)]))
      differences.push(`the page of ${day} shows other sums`);
  }
  return { differences, rows };
}
