import type { UserDetail } from "#shared/admin/users.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Badge } from "../../../ui/badge.tsx";
import { useAdminDates } from "../admin-dates.ts";
import { useAdminNumbers } from "../admin-numbers.ts";
import { TableSection } from "../admin-section.tsx";
import { PaidAmount, PaymentActions, PaymentBadge } from "../payments/payment-cells.tsx";
import { PartBadge, StatusBadge } from "../part-badge.tsx";
import styles from "../admin-page.module.css";

export function UserPayments({ payments }: Pick<UserDetail, "payments">) {
  const { t } = useTranslation();
  const dates = useAdminDates();
  const numbers = useAdminNumbers();
  return (
    <TableSection
      title={t("admin:user.payments")}
      rows={payments}
      rowKey={({ id }) => id}
      columns={[
        { label: t("admin:transactions.date"), renderCell: ({ createdAt }) => dates.moment(createdAt) },
        {
          label: t("admin:transactions.what"),
          renderCell: ({ kind, item }) => (
            <>
              {t(`admin:source.${kind}`)} {item && <bdi className={styles.cellNote}>{item}</bdi>}
            </>
          ),
        },
        { label: t("admin:status"), renderCell: ({ status }) => <PaymentBadge status={status} /> },
        {
          label: t("admin:transactions.tokens"),
          numeric: true,
          renderCell: ({ tokens }) => numbers.whole(tokens),
        },
        {
          label: t("admin:transactions.amount"),
          numeric: true,
          renderCell: (payment) => <PaidAmount paid={payment} refunded={payment.refundedAmount} />,
        },
        {
          label: "",
          renderCell: ({ id, currency, refundable, receiptUrl }) => (
            <PaymentActions
              receiptUrl={receiptUrl}
              refund={refundable > 0 ? { paymentId: id, left: { currency, amount: refundable } } : null}
            />
          ),
        },
      ]}
    />
  );
}

export function UserLedger({ ledger }: Pick<UserDetail, "ledger">) {
  const { t } = useTranslation();
  const dates = useAdminDates();
  const numbers = useAdminNumbers();
  return (
    <TableSection
      title={t("admin:user.ledger")}
      rows={ledger}
      rowKey={({ id }) => String(id)}
      columns={[
        { label: t("admin:transactions.date"), renderCell: ({ at }) => dates.moment(at) },
        { label: t("admin:transactions.what"), renderCell: ({ kind }) => t(`admin:entry.${kind}`) },
        { label: t("admin:user.lot"), renderCell: ({ source }) => t(`admin:source.${source}`) },
        {
          label: t("admin:user.available"),
          numeric: true,
          renderCell: ({ available }) => numbers.signed(available),
        },
        { label: t("admin:user.held"), numeric: true, renderCell: ({ held }) => numbers.signed(held) },
        {
          label: t("admin:reason"),
          renderCell: ({ reason, part }) =>
            reason ? <bdi>{reason}</bdi> : part ? t(`admin:part.${part}`) : "–",
        },
      ]}
    />
  );
}

export function UserDreams({ dreams }: Pick<UserDetail, "dreams">) {
  const { t } = useTranslation();
  const dates = useAdminDates();
  const numbers = useAdminNumbers();
  return (
    <TableSection
      title={t("admin:user.dreams")}
      rows={dreams}
      rowKey={({ id }) => id}
      columns={[
        { label: t("admin:transactions.date"), renderCell: ({ createdAt }) => dates.moment(createdAt) },
        {
          label: t("admin:status"),
          renderCell: ({ kind, status }) =>
            kind === "note" ? <Badge>{t("admin:user.note")}</Badge> : <StatusBadge status={status} />,
        },
        {
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
        { label: t("admin:user.resolution"), renderCell: ({ resolution }) => resolution },
        { label: t("admin:user.language"), renderCell: ({ language }) => language },
        {
          label: t("admin:users.used"),
          numeric: true,
          renderCell: ({ creditsUsed }) => numbers.whole(creditsUsed),
        },
        {
          label: t("admin:user.returned"),
          numeric: true,
          renderCell: ({ creditsReturned }) => numbers.whole(creditsReturned),
        },
      ]}
    >
      <p className={`small quiet ${styles.lede}`}>{t("admin:user.dreamsNote")}</p>
    </TableSection>
  );
}

export function UserSessions({ sessions }: Pick<UserDetail, "sessions">) {
  const { t } = useTranslation();
  const dates = useAdminDates();
  return (
    <TableSection
      title={t("admin:user.sessions")}
      rows={sessions}
      rowKey={({ createdAt, expiresAt }) => `${createdAt} ${expiresAt}`}
      columns={[
        { label: t("admin:user.browser"), renderCell: ({ userAgent }) => <bdi>{userAgent || "–"}</bdi> },
        { label: t("admin:user.since"), renderCell: ({ createdAt }) => dates.moment(createdAt) },
        { label: t("admin:user.expires"), renderCell: ({ expiresAt }) => dates.moment(expiresAt) },
      ]}
    />
  );
}
