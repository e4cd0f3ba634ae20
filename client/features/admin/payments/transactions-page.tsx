import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { TRANSACTIONS_CSV_PATH } from "#shared/admin/payments.ts";
import { endpointUrl } from "#shared/endpoint.ts";
import { useApp } from "../../../lib/context.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { buttonClass, ButtonLink } from "../../../ui/button.tsx";
import { DownloadIcon } from "../../../ui/icons.tsx";
import { ScaleIcon } from "../frame/admin-icons.tsx";
import { adminPage } from "../frame/admin-frame.tsx";
import { useAdminNumbers } from "../admin-numbers.ts";
import { transactionsFilter, transactionsQuery } from "../queries.ts";
import { useFilterUrl } from "../filter-url.ts";
import { DateRangeFilter } from "../date-filter.tsx";
import { Filters, SearchFilter, Segments } from "../filters.tsx";
import { MoneyList } from "../money-list.tsx";
import { PageHead } from "../page-head.tsx";
import { PagedTable } from "../paged-table.tsx";
import { StatRow } from "../stat-row.tsx";
import { useTransactionColumns } from "./transaction-columns.tsx";
import styles from "../admin-page.module.css";

const TYPES = ["all", "purchase", "usage"] as const;

function TransactionsPage() {
  const { t } = useTranslation();
  const { api } = useApp();
  const [params] = useSearchParams();
  const { to } = useFilterUrl();
  const numbers = useAdminNumbers();
  const filter = transactionsFilter(params);
  const query = useQuery({ ...transactionsQuery(api, filter), placeholderData: keepPreviousData });
  const columns = useTransactionColumns();
  const { data } = query;
  const { page: _page, ...fileFilter } = filter;
  return (
    <>
      <PageHead title={t("admin:nav.transactions")}>
        <div className={styles.headEnd}>
          <ButtonLink to="/admin/transactions/reconciliation" variant="secondary" icon={<ScaleIcon />}>
            {t("admin:reconciliation.title")}
          </ButtonLink>
          <a
            data-plain=""
            className={buttonClass({ variant: "secondary" })}
            href={endpointUrl(TRANSACTIONS_CSV_PATH, {}, fileFilter)}
            download
            aria-label={t("admin:transactions.csv")}
          >
            <DownloadIcon />
            CSV
          </a>
        </div>
      </PageHead>
      {data && (
        <StatRow
          stats={[
            {
              label: t("admin:transactions.revenue"),
              value: <MoneyList money={data.statistics.revenue} />,
              note: data.statistics.refunded.length > 0 && (
                <>
                  {t("admin:transactions.refunded")}: <MoneyList money={data.statistics.refunded} />
                </>
              ),
            },
            { label: t("admin:transactions.used"), value: numbers.whole(data.statistics.tokensUsed) },
            { label: t("admin:transactions.sold"), value: numbers.whole(data.statistics.tokensSold) },
          ]}
        />
      )}
      <Filters>
        <Segments
          label={t("admin:transactions.type.label")}
          options={TYPES.map((type) => ({
            name: t(`admin:transactions.type.${type}`),
            to: to({ type: type === "all" ? "" : type }),
            current: filter.type === type,
          }))}
        />
        <SearchFilter label={t("admin:transactions.search")} />
        <DateRangeFilter {...filter} />
      </Filters>
      <PagedTable
        query={query}
        caption={t("admin:nav.transactions")}
        columns={columns}
        rowsOf={({ transactions }) => transactions}
        rowKey={({ id }) => id}
      />
    </>
  );
}

export default adminPage("transactions", TransactionsPage);
