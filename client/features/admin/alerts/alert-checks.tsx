import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router-dom";
import { confirmClock, type Alerts } from "#shared/admin/alerts.ts";
import { useApp } from "../../../lib/context.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { ActionDialog } from "../action-dialog.tsx";
import { useAdminDates } from "../admin-dates.ts";
import { useAdminNumbers } from "../admin-numbers.ts";
import { AdminSection } from "../admin-section.tsx";
import { DataTable } from "../data-table.tsx";
import { RefundButton } from "../payments/refund.tsx";
import { secondFactorQuery } from "../queries.ts";
import { useAdminAction } from "../use-admin-action.ts";
import textLinkStyles from "../../../ui/text-link.module.css";
import adminStyles from "../admin-page.module.css";
import alertsStyles from "./alerts-page.module.css";

/** The sweep of expired tokens waits until an admin confirms the clock; nothing where it does not. */
export function Clock({ clock, checkedAt }: Pick<Alerts, "clock" | "checkedAt">) {
  const { t } = useTranslation();
  const { api } = useApp();
  const dates = useAdminDates();
  const { data: factor } = useQuery(secondFactorQuery(api));
  const [asking, setAsking] = useState(false);
  const confirm = useAdminAction((values: FormData) => {
    const password = String(values.get("password") ?? "");
    return api(confirmClock, { body: password ? { password } : {} });
  });
  if (!clock.stopped || clock.sweptAt === null) return null;
  return (
    <AdminSection title={t("admin:attention.clock")}>
      <dl className={adminStyles.sums}>
        <div>
          <dt>{t("admin:attention.clockSwept")}</dt>
          <dd>{dates.moment(clock.sweptAt)}</dd>
        </div>
        <div>
          <dt>{t("admin:attention.clockNow")}</dt>
          <dd>{dates.moment(checkedAt)}</dd>
        </div>
      </dl>
      <Button
        variant="secondary"
        size="sm"
        className={alertsStyles.clockConfirm}
        onClick={() => setAsking(true)}
      >
        {t("admin:attention.clockConfirm")}
      </Button>
      <ActionDialog
        open={asking}
        onClose={() => setAsking(false)}
        text={t("admin:attention.clockText", { now: dates.moment(checkedAt) })}
        confirmLabel={t("admin:attention.clockConfirm")}
        danger
        busy={confirm.isPending}
        passwordNeeded={factor?.passwordAsked ?? false}
        onConfirm={(values) => confirm.mutate(values, { onSuccess: () => setAsking(false) })}
      />
    </AdminSection>
  );
}

/** Payments of deleted accounts that could not be sent back by themselves; nothing where there are none. */
export function LatePayments({ latePayments }: Pick<Alerts, "latePayments">) {
  const { t } = useTranslation();
  const dates = useAdminDates();
  const numbers = useAdminNumbers();
  if (latePayments.length === 0) return null;
  return (
    <AdminSection title={t("admin:problem.late_payments.title")}>
      <DataTable
        caption={t("admin:problem.late_payments.title")}
        rows={latePayments}
        rowKey={({ id }) => id}
        columns={[
          {
            key: "amount",
            label: t("admin:transactions.amount"),
            renderCell: (payment) => (
              <>
                <bdi className="num">{numbers.money(payment)}</bdi>
                <code className={adminStyles.cellNote}>{payment.id}</code>
              </>
            ),
          },
          {
            key: "person",
            label: t("admin:transactions.person"),
            renderCell: ({ userId }) => (
              <Link className={textLinkStyles.textLink} to={`/admin/users/${userId}`}>
                {t("admin:deletedPerson")}
              </Link>
            ),
          },
          {
            key: "at",
            label: t("admin:transactions.date"),
            renderCell: ({ paidAt }) => dates.moment(paidAt),
          },
          {
            key: "attempts",
            label: t("admin:attempts"),
            numeric: true,
            renderCell: ({ attempts }) => numbers.whole(attempts),
          },
          {
            key: "error",
            label: t("admin:reason"),
            renderCell: ({ error }) => <bdi dir="ltr">{error ?? "–"}</bdi>,
          },
          {
            key: "actions",
            label: "",
            renderCell: ({ id, ...left }) => <RefundButton paymentId={id} left={left} />,
          },
        ]}
      />
    </AdminSection>
  );
}

/** Dreams that lacked files at the last check; nothing where there are none. */
export function MissingMedia({ missingMedia }: Pick<Alerts, "missingMedia">) {
  const { t } = useTranslation();
  const dates = useAdminDates();
  const numbers = useAdminNumbers();
  const { parts, checkedAt } = missingMedia;
  if (parts.length === 0) return null;
  return (
    <AdminSection title={t("admin:problem.media_missing.title")}>
      {checkedAt && (
        <p className={`small muted ${alertsStyles.mediaChecked}`}>
          {t("admin:checkedAt", { time: dates.moment(checkedAt) })}
        </p>
      )}
      <DataTable
        caption={t("admin:problem.media_missing.title")}
        rows={parts}
        rowKey={({ dreamId, part }) => `${dreamId} ${part}`}
        columns={[
          {
            key: "part",
            label: t("admin:user.parts"),
            renderCell: ({ part, dreamId }) => (
              <>
                {t(`admin:part.${part}`)}
                <code className={adminStyles.cellNote}>{dreamId}</code>
              </>
            ),
          },
          {
            key: "person",
            label: t("admin:transactions.person"),
            renderCell: ({ userId, userEmail }) => (
              <Link className={textLinkStyles.textLink} to={`/admin/users/${userId}`}>
                <bdi>{userEmail ?? t("admin:deletedPerson")}</bdi>
              </Link>
            ),
          },
          {
            key: "files",
            label: t("admin:attention.missingFiles"),
            numeric: true,
            renderCell: ({ files }) => numbers.whole(files),
          },
        ]}
      />
    </AdminSection>
  );
}
