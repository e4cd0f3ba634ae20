import { useQuery } from "@tanstack/react-query";
import { useLocation, useSearchParams } from "react-router-dom";
import { REPORT_STATES } from "#shared/admin/reports.ts";
import { useApp } from "../../../lib/context.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Empty } from "../../../ui/empty.tsx";
import { useAdminDates } from "../admin-dates.ts";
import { useFilterUrl } from "../filter-url.ts";
import { Filters, Segments } from "../filters.tsx";
import { CommunityQueue } from "../community/community-queue.tsx";
import { adminPage } from "../frame/admin-frame.tsx";
import { MissingData } from "../missing-data.tsx";
import { PageHead } from "../page-head.tsx";
import { PagedTable } from "../paged-table.tsx";
import { reportsFilter, reportsQuery } from "../queries.ts";
import { UserLink } from "../users/user-link.tsx";
import { Queue } from "./queue.tsx";
import { ReportItem } from "./report-item.tsx";
import { useItemKeys } from "./report-keys.ts";
import styles from "../admin-page.module.css";

type Reports = ReturnType<typeof useReports>["query"];

function useReports() {
  const { api } = useApp();
  const [params] = useSearchParams();
  const filter = reportsFilter(params);
  return { filter, query: useQuery(reportsQuery(api, filter)) };
}

const ACTIONS = { e: "end", r: "refuse" };

/** Open reports, each with what visitors see. */
function OpenReports({ query }: { query: Reports }) {
  const { t } = useTranslation();
  const { data } = query;
  useItemKeys(data?.reports, ACTIONS);
  if (!data) return <MissingData query={query} />;
  if (data.total === 0) return <Empty title={t("admin:reports.none")} />;
  return (
    <Queue
      items={data.reports}
      keys={t("admin:reports.keys")}
      renderItem={(report) => <ReportItem report={report} />}
      data={data}
    />
  );
}

function SettledReports({ query }: { query: Reports }) {
  const { t } = useTranslation();
  const dates = useAdminDates();
  return (
    <PagedTable
      query={query}
      caption={t("admin:reports.settled")}
      rowsOf={({ reports }) => reports}
      rowKey={({ id }) => id}
      columns={[
        {
          label: t("admin:reports.settledAt"),
          renderCell: ({ settledAt }) => settledAt && dates.moment(settledAt),
        },
        {
          label: t("admin:reports.decision"),
          renderCell: ({ outcome }) => outcome && t(`admin:reports.outcome.${outcome}`),
        },
        {
          label: t("admin:reason"),
          renderCell: ({ reason, words }) => (
            <>
              {t(`shared:report.reasons.${reason}`)}
              {words && (
                <span className={`${styles.cellNote} ${styles.reportWords}`} dir="auto">
                  {words}
                </span>
              )}
            </>
          ),
        },
        { label: t("admin:reports.arrived"), renderCell: ({ createdAt }) => dates.moment(createdAt) },
        {
          label: t("admin:reports.author"),
          renderCell: ({ author: { id, email } }) =>
            email === null ? (
              <span className="quiet">{t("admin:deletedUser")}</span>
            ) : (
              <UserLink id={id}>{email}</UserLink>
            ),
        },
      ]}
    />
  );
}

function ReportsPage() {
  const { t } = useTranslation();
  const { to } = useFilterUrl();
  const { filter, query } = useReports();
  return (
    <>
      <PageHead title={t("admin:nav.reports")} note={t("admin:reports.lede")} />
      <Filters>
        <Segments
          label={t("admin:status")}
          options={REPORT_STATES.map((state) => ({
            name: t(`admin:reports.${state}`),
            to: to({ state: state === "open" ? "" : state }),
            current: filter.state === state,
          }))}
        />
      </Filters>
      {filter.state === "open" ? <OpenReports query={query} /> : <SettledReports query={query} />}
    </>
  );
}

const Reports = adminPage("reports", ReportsPage);
const Community = adminPage("community", CommunityQueue);

/** The reports of visitors, or the queue of the gallery: one file, because the script of every page names each page file. */
export default function ReviewPage() {
  return useLocation().pathname === "/admin/community" ? <Community /> : <Reports />;
}
