import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import type { Store } from "#server/db/open.ts";
import { transact } from "#server/db/transaction.ts";
import {
  refundPayment as refund,
  type PaymentDeps,
  type RefundRequest,
} from "#server/features/payments/payments.ts";
import { registerEndpoint, requireAccess } from "#server/http/register.ts";
import type { Leases } from "#server/jobs/lease-store.ts";
import type { Translations } from "#server/translations.ts";
import {
  listTransactions,
  reconcilePayments,
  refundPayment,
  TRANSACTIONS_CSV_PATH,
  transactionFilter,
} from "#shared/admin/payments.ts";
import { ONLY_RECORDS, recordAuditEntry } from "./audit-log.ts";
import { adminOf, type RequirePassword } from "./audit-routes.ts";
import { createReconciliation } from "./reconciliation.ts";
import { transactionsCsv } from "./transactions-csv.ts";
import * as transactions from "./transactions.ts";

/** The most rows that spreadsheets open. */
const ROWS_MAX = 1_000_000;

interface MoneyRouteDeps {
  store: Pick<Store, "db">;
  translations: Translations;
  now: () => Date;
  requirePassword: RequirePassword;
  payments: PaymentDeps;
  leases: Leases;
}

export function registerMoneyRoutes(app: FastifyInstance, deps: MoneyRouteDeps): void {
  const { translations, now, requirePassword, payments, leases } = deps;
  const { db } = deps.store;

  registerEndpoint(
    app,
    listTransactions,
    async ({ query }) => await transactions.listTransactions(db, query),
  );

  const closing = new AbortController();
  app.addHook("onClose", () => closing.abort());
  const reconciliation = createReconciliation({ db, now, leases, log: app.log, signal: closing.signal });
  registerEndpoint(app, reconcilePayments, async () => ({ report: await reconciliation.read() }));

  registerEndpoint(app, refundPayment, async ({ body, user, request }) => {
    await requirePassword(user, body.password);
    const { paymentId, amount, seen, reason } = body;
    const admin = adminOf(request);
    const record = (action: "refund" | "refund_failed", { userId: targetId, ...after }: RefundRequest) =>
      transact(db, ONLY_RECORDS, (trx) =>
        recordAuditEntry(trx, { admin, action, targetId, after, reason, now: now() }),
      );
    const requested: RefundRequest[] = [];
    try {
      await refund(payments, {
        paymentId,
        ...(amount !== undefined && { amount }),
        ...(seen !== undefined && { seen }),
        // Recorded before the money moves, so that the log has it even if this process dies.
        async onSubmit(refundRequest) {
          await record("refund", refundRequest);
          requested.push(refundRequest);
        },
      });
    } catch (error) {
      for (const each of requested) await record("refund_failed", each);
      throw error;
    }
    return { message: translations(request.locale, "operator.refunded") };
  });

  app.get<{ Querystring: Parameters<typeof transactions.exportTransactions>[1] }>(
    TRANSACTIONS_CSV_PATH,
    {
      schema: {
        summary: "Transactions as a file for spreadsheets",
        produces: ["text/csv"],
        querystring: transactionFilter,
      },
      preValidation: async (request) => requireAccess("admin", request.user),
    },
    async (request, reply) => {
      const { count, rows } = await transactions.exportTransactions(db, request.query, ROWS_MAX);
      await transact(db, ONLY_RECORDS, (trx) =>
        recordAuditEntry(trx, {
          admin: adminOf(request),
          action: "export_transactions",
          after: { rows: count, type: request.query.type },
          now: now(),
        }),
      );
      const name = `transactions-${now().toISOString().slice(0, 10)}.csv`;
      return reply
        .type("text/csv; charset=utf-8")
        .header("content-disposition", `attachment; filename="${name}"`)
        .header("cache-control", "no-store")
        .send(Readable.from(transactionsCsv(rows)));
    },
  );
}
