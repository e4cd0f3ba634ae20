import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import type { Reconciliation } from "#shared/admin/payments.ts";
import { useApp } from "../../../lib/context.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { Empty } from "../../../ui/empty.tsx";
import { ArrowBackIcon, CheckIcon } from "../../../ui/icons.tsx";
import { AdminFrame } from "../frame/admin-frame.tsx";
import { CheckedHead } from "../checked-head.tsx";
import { useAdminNumbers } from "../admin-numbers.ts";
import { reconciliationQuery } from "../queries.ts";
import { AdminSection } from "../admin-section.tsx";
import { DataTable } from "../data-table.tsx";
import { MissingData } from "../load-failure.tsx";
import { MoneyList } from "../money-list.tsx";
import { StatRow } from "../stat-row.tsx";
import adminStyles from "../admin-page.module.css";
import textLinkStyles from "../../../ui/text-link.module.css";

const FATES = ["spent", "held", "expired", "takenBack", "available"] as const;

function Differences({ differences }: Pick<Reconciliation, "differences">) {
  const { t } = useTranslation();
  const numbers = useAdminNumbers();
  if (differences.length === 0) {
    return (
      <p className={adminStyles.allWell}>
        <CheckIcon />
        {t("admin:reconciliation.none")}
      </p>
    );
  }
  return (
    <DataTable
      caption={t("admin:reconciliation.differences")}
      rows={differences}
      rowKey={({ code, ref }) => `${code} ${ref}`}
      columns={[
        {
          key: "code",
          label: t("admin:transactions.what"),
          renderCell: ({ code, ref }) => (
            <>
              {t(`admin:reconciliation.code.${code}`)}
              <code className={adminStyles.cellNote}>{ref}</code>
            </>
          ),
        },
        {
          key: "person",
          label: t("admin:transactions.person"),
          renderCell: ({ userId }) =>
            userId ? (
              <Link className={textLinkStyles.textLink} to={`/admin/users/${userId}`}>
                <bdi>{userId}</bdi>
              </Link>
            ) : (
              "–"
            ),
        },
        {
          key: "expected",
          label: t("admin:reconciliation.expected"),
          numeric: true,
          renderCell: ({ expected }) => numbers.whole(expected),
        },
        {
          key: "found",
          label: t("admin:reconciliation.found"),
          numeric: true,
          renderCell: ({ found }) => numbers.whole(found),
        },
      ]}
    />
  );
}

function Report({ report }: { report: Reconciliation }) {
  const { t } = useTranslation();
  const numbers = useAdminNumbers();
  const { paid, refunded, tokens, differences } = report;
  const granted = tokens.granted.reduce((sum, { tokens: count }) => sum + count, 0);
  return (
    <>
      <StatRow
        stats={[
          { label: t("admin:reconciliation.paid"), value: <MoneyList money={paid} /> },
          { label: t("admin:transactions.refunded"), value: <MoneyList money={refunded} /> },
          { label: t("admin:reconciliation.granted"), value: numbers.whole(granted) },
          { label: t("admin:reconciliation.spent"), value: numbers.whole(tokens.spent) },
        ]}
      />
      <AdminSection title={t("admin:reconciliation.differences")}>
        <Differences differences={differences} />
      </AdminSection>
      <div className={adminStyles.twoColumns}>
        <AdminSection title={t("admin:reconciliation.bySource")}>
          <dl className={adminStyles.sums}>
            {tokens.granted.map(({ source, tokens: count }) => (
              <div key={source}>
                <dt>{t(`admin:source.${source}`)}</dt>
                <dd className="num">{numbers.whole(count)}</dd>
              </div>
            ))}
            <div className={adminStyles.sumsTotal}>
              <dt>{t("admin:reconciliation.granted")}</dt>
              <dd className="num">{numbers.whole(granted)}</dd>
            </div>
          </dl>
        </AdminSection>
        <AdminSection title={t("admin:reconciliation.fate")}>
          <dl className={adminStyles.sums}>
            {FATES.map((fate) => (
              <div key={fate}>
                <dt>{t(`admin:reconciliation.${fate}`)}</dt>
                <dd className="num">{numbers.whole(tokens[fate])}</dd>
              </div>
            ))}
            <div className={adminStyles.sumsTotal}>
              <dt>{t("admin:reconciliation.sum")}</dt>
              <dd className="num">{numbers.whole(FATES.reduce((sum, fate) => sum + tokens[fate], 0))}</dd>
            </div>
          </dl>
        </AdminSection>
      </div>
    </>
  );
}

/** Shown until the first comparison has ended; without script a button loads the page again. */
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

function ReconciliationView() {
  const { t } = useTranslation();
  const { api } = useApp();
  const query = useQuery(reconciliationQuery(api));
  const report = query.data?.report;
  return (
    <>
      <Link className={adminStyles.back} to="/admin/transactions">
        <ArrowBackIcon />
        {t("admin:nav.transactions")}
      </Link>
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

export default function ReconciliationPage() {
  return (
    <AdminFrame current="transactions">
      <ReconciliationView />
    </AdminFrame>
  );
}
