import { confirmClock, type Alerts } from "#shared/admin/alerts.ts";
import { useApp } from "../../../lib/context.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { ActionButton } from "../action-button.tsx";
import { useAdminDates } from "../admin-dates.ts";
import { useAdminNumbers } from "../admin-numbers.ts";
import { AdminSection, TableSection } from "../admin-section.tsx";
import { RefundButton } from "../payments/refund-button.tsx";
import { UserLink } from "../users/user-link.tsx";
import adminStyles from "../admin-page.module.css";
import styles from "./alerts-page.module.css";

/** Shown while the sweep of expired credits waits until an admin confirms the clock. */
export function Clock({ clock, checkedAt }: Pick<Alerts, "clock" | "checkedAt">) {
  const { t } = useTranslation();
  const { api } = useApp();
  const dates = useAdminDates();
  if (!clock.stopped || clock.sweptAt === null) return null;
  return (
    <AdminSection title={t("admin:alerts.clock")}>
      <dl className={adminStyles.sums}>
        <div>
          <dt>{t("admin:alerts.clockSwept")}</dt>
          <dd>{dates.moment(clock.sweptAt)}</dd>
        </div>
        <div>
          <dt>{t("admin:alerts.clockNow")}</dt>
          <dd>{dates.moment(checkedAt)}</dd>
        </div>
      </dl>
      <ActionButton
        className={styles.clockConfirm}
        label={t("admin:alerts.clockConfirm")}
        title={t("admin:alerts.clockTitle")}
        text={t("admin:alerts.clockText", { now: dates.moment(checkedAt) })}
        danger
        asksPassword
        onConfirm={({ password }) => api(confirmClock, { body: password })}
      />
    </AdminSection>
  );
}

/** Payments of deleted accounts whose automatic refund failed. */
export function LatePayments({ latePayments }: Pick<Alerts, "latePayments">) {
  const { t } = useTranslation();
  const dates = useAdminDates();
  const numbers = useAdminNumbers();
  if (latePayments.length === 0) return null;
  return (
    <TableSection
      title={t("admin:problem.late_payments.title")}
      rows={latePayments}
      rowKey={({ id }) => id}
      columns={[
        {
          label: t("admin:transactions.amount"),
          renderCell: (payment) => (
            <>
              <bdi className="num">{numbers.money(payment)}</bdi>
              <code className={adminStyles.cellNote}>{payment.id}</code>
            </>
          ),
        },
        {
          label: t("admin:transactions.user"),
          renderCell: ({ userId }) => <UserLink id={userId}>{t("admin:deletedUser")}</UserLink>,
        },
        { label: t("admin:transactions.date"), renderCell: ({ paidAt }) => dates.moment(paidAt) },
        {
          label: t("admin:attempts"),
          numeric: true,
          renderCell: ({ attempts }) => numbers.whole(attempts),
        },
        { label: t("admin:reason"), renderCell: ({ error }) => <bdi dir="ltr">{error ?? "–"}</bdi> },
        {
          label: "",
          renderCell: ({ id, ...left }) => <RefundButton paymentId={id} left={left} userName={null} />,
        },
      ]}
    />
  );
}

/** Dreams that lacked files at the last check. */
export function MissingMedia({ missingMedia: { parts, checkedAt } }: Pick<Alerts, "missingMedia">) {
  const { t } = useTranslation();
  const dates = useAdminDates();
  const numbers = useAdminNumbers();
  if (parts.length === 0) return null;
  return (
    <TableSection
      title={t("admin:problem.media_missing.title")}
      rows={parts}
      rowKey={({ dreamId, part }) => `${dreamId} ${part}`}
      columns={[
        {
          label: t("admin:user.parts"),
          renderCell: ({ part, dreamId }) => (
            <>
              {t(`admin:part.${part}`)}
              <code className={adminStyles.cellNote}>{dreamId}</code>
            </>
          ),
        },
        {
          label: t("admin:transactions.user"),
          renderCell: ({ userId, userEmail }) => (
            <UserLink id={userId}>{userEmail ?? t("admin:deletedUser")}</UserLink>
          ),
        },
        {
          label: t("admin:alerts.missingFiles"),
          numeric: true,
          renderCell: ({ files }) => numbers.whole(files),
        },
      ]}
    >
      {checkedAt && (
        <p className={`small muted ${styles.mediaChecked}`}>
          {t("admin:checkedAt", { time: dates.moment(checkedAt) })}
        </p>
      )}
    </TableSection>
  );
}
