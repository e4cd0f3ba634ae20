import { useQuery } from "@tanstack/react-query";
import type { Reconciliation } from "#shared/admin/payments.ts";
import { useApp } from "../../../lib/context.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { BackLink } from "../../../ui/back-link.tsx";
import { Button } from "../../../ui/button.tsx";
import { Empty } from "../../../ui/empty.tsx";
import { CheckIcon } from "../../../ui/icons.tsx";
import { adminPage } from "../frame/admin-frame.tsx";
import { CheckedHead } from "../page-head.tsx";
import { useAdminNumbers } from "../admin-numbers.ts";
import { reconciliationQuery } from "../queries.ts";
import { AdminSection, TableSection } from "../admin-section.tsx";
import { MissingData } from "../missing-data.tsx";
import { MoneyList } from "../money-list.tsx";
import { StatRow } from "../stat-row.tsx";
import { UserLink } from "../users/user-link.tsx";
import styles from "../admin-page.module.css";

const FATES = ["spent", "held", "expired", "takenBack", "available"] as const;

function Differences({ differences }: Pick<Reconciliation, "differences">) {
  const { t } = useTranslation();
  const numbers = useAdminNumbers();
  const title = t("admin:reconciliation.differences");
  if (differences.length === 0) {
    return (
      <AdminSection title={title}>
        <p className={styles.allWell}>
          <CheckIcon />
          {t("admin:reconciliation.none")}
        </p>
      </AdminSection>
    );
  }
  return (
    <TableSection
      title={title}
      rows={differences}
      rowKey={({ code, ref }) => `${code} ${ref}`}
      columns={[
        {
          label: t("admin:transactions.what"),
          renderCell: ({ code, ref }) => (
            <>
              {t(`admin:reconciliation.code.${code}`)}
              <code className={styles.cellNote}>{ref}</code>
            </>
          ),
        },
        {
          label: t("admin:transactions.user"),
          renderCell: ({ userId }) => (userId ? <UserLink id={userId}>{userId}</UserLink> : "–"),
        },
        {
          label: t("admin:reconciliation.expected"),
          numeric: true,
          renderCell: ({ expected }) => numbers.whole(expected),
        },
        {
          label: t("admin:reconciliation.found"),
          numeric: true,
          renderCell: ({ found }) => numbers.whole(found),
        },
      ]}
    />
  );
}

interface SumsProps {
  title: string;
  rows: { label: string; credits: number }[];
  totalLabel: string;
}

/** Numbers of credits and their total. */
function Sums({ title, rows, totalLabel }: SumsProps) {
  const numbers = useAdminNumbers();
  const total = rows.reduce((sum, { credits }) => sum + credits, 0);
  return (
    <AdminSection title={title}>
      <dl className={styles.sums}>
        {rows.map(({ label, credits }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">{numbers.whole(credits)}</dd>
          </div>
        ))}
        <div className={styles.sumsTotal}>
          <dt>{totalLabel}</dt>
          <dd className="num">{numbers.whole(total)}</dd>
        </div>
      </dl>
    </AdminSection>
  );
}

function Report({ report }: { report: Reconciliation }) {
  const { t } = useTranslation();
  const numbers = useAdminNumbers();
  const { paid, refunded, tokens: credits, differences } = report;
  const granted = credits.granted.reduce((sum, { tokens }) => sum + tokens, 0);
  return (
    <>
      <StatRow
        stats={[
          { label: t("admin:reconciliation.paid"), value: <MoneyList money={paid} /> },
          { label: t("admin:transactions.refunded"), value: <MoneyList money={refunded} /> },
          { label: t("admin:reconciliation.granted"), value: numbers.whole(granted) },
          { label: t("admin:reconciliation.spent"), value: numbers.whole(credits.spent) },
        ]}
      />
      <Differences differences={differences} />
      <div className={styles.twoColumns}>
        <Sums
          title={t("admin:reconciliation.bySource")}
          rows={credits.granted.map(({ source, tokens }) => ({
            label: t(`admin:source.${source}`),
            credits: tokens,
          }))}
          totalLabel={t("admin:reconciliation.granted")}
        />
        <Sums
          title={t("admin:reconciliation.fate")}
          rows={FATES.map((fate) => ({ label: t(`admin:reconciliation.${fate}`), credits: credits[fate] }))}
          totalLabel={t("admin:reconciliation.sum")}
        />
      </div>
    </>
  );
}

/** Shown until the first comparison has ended; without JavaScript a button loads the page again. */
function FirstComparison() {
  const { t } = useTranslation();
  return (
    <div role="status">
      <Empty
        title={t("admin:reconciliation.running")}
        text={t("admin:reconciliation.runningText")}
        action={
          <noscript>
            <form method="get">
              <Button type="submit" variant="secondary">
                {t("admin:refresh")}
              </Button>
            </form>
          </noscript>
        }
      />
    </div>
  );
}

function ReconciliationPage() {
  const { t } = useTranslation();
  const { api } = useApp();
  const query = useQuery(reconciliationQuery(api));
  const report = query.data?.report;
  return (
    <>
      <BackLink to="/admin/transactions">{t("admin:nav.transactions")}</BackLink>
      <CheckedHead title={t("admin:reconciliation.title")} query={query} checkedAt={report?.checkedAt} />
      {report ? (
        <Report report={report} />
      ) : report === null ? (
        <FirstComparison />
      ) : (
        <MissingData query={query} />
      )}
    </>
  );
}

export default adminPage("transactions", ReconciliationPage);
