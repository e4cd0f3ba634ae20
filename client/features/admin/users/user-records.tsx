import type { UserDetail, UserRecord } from "#shared/admin/users.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Badge } from "../../../ui/badge.tsx";
import { useAdminDates } from "../admin-dates.ts";
import { useAdminNumbers } from "../admin-numbers.ts";
import { PagedSection } from "../admin-section.tsx";
import { useAuditColumns } from "../audit/audit-columns.tsx";
import { PaidAmount, PaymentActions, PaymentBadge } from "../payments/payment-cells.tsx";
import { PartBadge, StatusBadge } from "../part-badge.tsx";
import styles from "../admin-page.module.css";

/** Stored where an admin gave no reason for a change of the balance. */
const NO_REASON = "operator";

type Records<Name extends UserRecord> = Pick<UserDetail, Name | "paging">;

export function UserPayments({ payments, paging, user }: Records<"payments"> & Pick<UserDetail, "user">) {
  const { t } = useTranslation();
  const dates = useAdminDates();
  const numbers = useAdminNumbers();
  return (
    <PagedSection
      title={t("admin:user.payments")}
      name="payments"
      paging={paging.payments}
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
              refund={
                refundable > 0
                  ? { paymentId: id, left: { currency, amount: refundable }, userName: user.name }
                  : null
              }
            />
          ),
        },
      ]}
    />
  );
}

export function UserLedger({ ledger, paging }: Records<"ledger">) {
  const { t } = useTranslation();
  const dates = useAdminDates();
  const numbers = useAdminNumbers();
  return (
    <PagedSection
      title={t("admin:user.ledger")}
      name="ledger"
      paging={paging.ledger}
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
            reason && reason !== NO_REASON ? <bdi>{reason}</bdi> : part ? t(`admin:part.${part}`) : "–",
        },
      ]}
    />
  );
}

export function UserDreams({ dreams, paging }: Records<"dreams">) {
  const { t } = useTranslation();
  const dates = useAdminDates();
  const numbers = useAdminNumbers();
  return (
    <PagedSection
      title={t("admin:user.dreams")}
      name="dreams"
      paging={paging.dreams}
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
    </PagedSection>
  );
}

export function UserSessions({ sessions, paging }: Records<"sessions">) {
  const { t } = useTranslation();
  const dates = useAdminDates();
  return (
    <PagedSection
      title={t("admin:user.sessions")}
      name="sessions"
      paging={paging.sessions}
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

/** What admins did to the user. */
export function UserAudit({ audit, paging }: Records<"audit">) {
  const { t } = useTranslation();
  const columns = useAuditColumns();
  return (
    <PagedSection
      title={t("admin:user.audit")}
      name="audit"
      paging={paging.audit}
      rows={audit}
      rowKey={({ id }) => String(id)}
      columns={[columns.when, columns.who, columns.what, columns.change, columns.from]}
    />
  );
}
