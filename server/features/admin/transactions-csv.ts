import type { AdminTransaction } from "#shared/admin/payments.ts";
import { BYTE_ORDER_MARK, csvLines, type Cell } from "./csv.ts";

const COLUMNS: [name: string, cell: (transaction: AdminTransaction) => Cell][] = [
  ["id", ({ id }) => id],
  ["created_at", ({ createdAt }) => createdAt],
  ["type", ({ type }) => type],
  ["description", ({ description }) => description],
  ["credits_amount", ({ creditsAmount }) => creditsAmount],
  ["amount_minor_units", ({ amount }) => amount?.amount ?? null],
  ["refunded_minor_units", ({ amount, refundedAmount }) => (amount ? refundedAmount : null)],
  ["currency", ({ amount }) => amount?.currency ?? null],
  ["payment_status", ({ status }) => status],
  ["user_id", ({ userId }) => userId],
  ["user_email", ({ userEmail }) => userEmail],
  ["user_country", ({ userCountry }) => userCountry],
  ["source", ({ source }) => source],
  ["disputed_minor_units", ({ amount, disputedAmount }) => (amount ? disputedAmount : null)],
];

/** The transactions as a file for spreadsheets, which can be added up by currency. */
export async function* transactionsCsv(steps: AsyncIterable<AdminTransaction[]>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLines([COLUMNS.map(([name]) => name)]);
  for await (const step of steps) {
    yield csvLines(step.map((transaction) => COLUMNS.map(([, cell]) => cell(transaction))));
  }
}
