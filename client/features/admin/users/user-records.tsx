import type { PaymentInfo, UserDetail } from "#shared/admin/users.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Badge } from "../../../ui/badge.tsx";
import { useAdminDates } from "../admin-dates.ts";
import { useAdminNumbers } from "../admin-numbers.ts";
import { AdminSection } from "../admin-section.tsx";
import { DataTable } from "../data-table.tsx";
import { PaymentBadge } from "../payments/payment-badge.tsx";
import { PartBadge, StatusBadge } from "../part-badge.tsx";
import { ReceiptLink, RefundButton } from "../payments/refund.tsx";
import styles from "../admin-page.module.css";

export function UserPayments({ payments }: { payments: PaymentInfo[] }) {
  const { t } = useTranslation();
  const dates = useAdminDates();
  const numbers = useAdminNumbers();
  return (
    <AdminSection title={t("admin:user.payments")}>
      <DataTable
        caption={t("admin:user.payments")}
        rows={payments}
        rowKey={({ id }) => id}
        columns={[
          {
            key: "at",
            label: t("admin:transactions.date"),
            renderCell: (row) => dates.moment(row.createdAt),
          },
          {
            key: "what",
            label: t("admin:transactions.what"),
            renderCell: ({ kind, item }) => (
              <>
                {t(`admin:source.${kind}`)} {item && <bdi className={styles.cellNote}>{item}</bdi>}
              </>
            ),
          },
          {
            key: "status",
            label: t("admin:status"),
            renderCell: ({ status }) => <PaymentBadge status={status} />,
          },
          {
            key: "tokens",
            label: t("admin:transactions.tokens"),
            numeric: true,
            renderCell: ({ tokens }) => numbers.whole(tokens),
          },
          {
            key: "amount",
            label: t("admin:transactions.amount"),
            numeric: true,
            renderCell: (row) => (
              <>
                <bdi>{numbers.money(row)}</bdi>
                {row.refundedAmount > 0 && (
                  <span className={styles.cellNote}>
                    {t("admin:transactions.refunded")}:{" "}
                    <bdi>{numbers.money({ ...row, amount: row.refundedAmount })}</bdi>
                  </span>
                )}
              </>
            ),
          },
          {
            key: "actions",
            label: "",
            renderCell: (row) => (
              <div className={styles.cellActions}>
                {row.receiptUrl && <ReceiptLink url={row.receiptUrl} />}
                {row.refundable > 0 && (
                  <RefundButton
                    paymentId={row.id}
                    left={{ currency: row.currency, amount: row.refundable }}
                  />
                )}
              </div>
            ),
          },
        ]}
      />
    </AdminSection>
  );
}

export function UserLedger({ ledger }: Pick<UserDetail, "ledger">) {
  const { t } = useTranslation();
  const dates = useAdminDates();
  const numbers = useAdminNumbers();
  return (
    <AdminSection title={t("admin:user.ledger")}>
      <DataTable
        caption={t("admin:user.ledger")}
        rows={ledger}
        rowKey={({ id }) => String(id)}
        columns={[
          { key: "at", label: t("admin:transactions.date"), renderCell: ({ at }) => dates.moment(at) },
          {
            key: "kind",
            label: t("admin:transactions.what"),
            renderCell: ({ kind }) => t(`admin:entry.${kind}`),
          },
          {
            key: "source",
            label: t("admin:user.lot"),
            renderCell: ({ source }) => t(`admin:source.${source}`),
          },
          {
            key: "available",
            label: t("admin:user.available"),
            numeric: true,
            renderCell: ({ available }) => numbers.signed(available),
          },
          {
            key: "held",
            label: t("admin:user.held"),
            numeric: true,
            renderCell: ({ held }) => numbers.signed(held),
          },
          {
            key: "reason",
            label: t("admin:reason"),
            renderCell: ({ reason, part }) =>
              reason ? <bdi>{reason}</bdi> : part ? t(`admin:part.${part}`) : "–",
          },
        ]}
      />
    </AdminSection>
  );
}

export function UserDreams({ dreams }: Pick<UserDetail, "dreams">) {
  const { t } = useTranslation();
  const dates = useAdminDates();
  const numbers = useAdminNumbers();
  return (
    <AdminSection title={t("admin:user.dreams")}>
      <p className={`small quiet ${styles.lede}`}>{t("admin:user.dreamsNote")}</p>
      <DataTable
        caption={t("admin:user.dreams")}
        rows={dreams}
        rowKey={({ id }) => id}
        columns={[
          {
            key: "at",
            label: t("admin:transactions.date"),
            renderCell: (row) => dates.moment(row.createdAt),
          },
          {
            key: "status",
            label: t("admin:status"),
            renderCell: ({ kind, status }) =>
              kind === "note" ? <Badge>{t("admin:user.note")}</Badge> : <StatusBadge status={status} />,
          },
          {
            key: "parts",
            label: t("admin:user.parts"),
            renderCell: ({ parts }) => (
              <span className={styles.parts}>
                {parts
                  .filter(({ status }) => status !== "skipped")
                  .map((part) => (
                    <PartBadge key={part.part} {...part} />
                  ))}
              </span>
            ),
          },
          { key: "size", label: t("admin:user.resolution"), renderCell: ({ resolution }) => resolution },
          { key: "language", label: t("admin:user.language"), renderCell: ({ language }) => language },
          {
            key: "used",
            label: t("admin:users.used"),
            numeric: true,
            renderCell: ({ creditsUsed }) => numbers.whole(creditsUsed),
          },
          {
            key: "returned",
            label: t("admin:user.returned"),
            numeric: true,
            renderCell: ({ creditsReturned }) => numbers.whole(creditsReturned),
          },
        ]}
      />
    </AdminSection>
  );
}

export function UserSessions({ sessions }: Pick<UserDetail, "sessions">) {
  const { t } = useTranslation();
  const dates = useAdminDates();
  return (
    <AdminSection title={t("admin:user.sessions")}>
      <DataTable
        caption={t("admin:user.sessions")}
        rows={sessions}
        rowKey={({ createdAt, expiresAt }) => `${createdAt} ${expiresAt}`}
        columns={[
          {
            key: "agent",
            label: t("admin:user.browser"),
            renderCell: ({ userAgent }) => <bdi>{userAgent || "–"}</bdi>,
          },
          {
            key: "since",
            label: t("admin:user.since"),
            renderCell: ({ createdAt }) => dates.moment(createdAt),
          },
          {
            key: "until",
            label: t("admin:user.expires"),
            renderCell: ({ expiresAt }) => dates.moment(expiresAt),
          },
        ]}
      />
    </AdminSection>
  );
}
