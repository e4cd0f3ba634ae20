import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { ANALYTICS_DAYS_MAX, type Analytics } from "#shared/analytics.ts";
import { useApp } from "../../../lib/context.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Empty } from "../../../ui/empty.tsx";
import { dayCount, mondayOf, shiftDay, useAdminDates } from "../admin-dates.ts";
import { adminPage } from "../frame/admin-frame.tsx";
import { useAdminNumbers } from "../admin-numbers.ts";
import { analyticsQuery, analyticsRange } from "../queries.ts";
import { useFilterUrl } from "../filter-url.ts";
import { DateFilter, DateRange } from "../date-filter.tsx";
import { Filters, Segments } from "../filters.tsx";
import { MissingData } from "../missing-data.tsx";
import { PageHead } from "../page-head.tsx";
import { TrafficCharts } from "./traffic-charts.tsx";
import { TrafficStats } from "./traffic-stats.tsx";
import styles from "../admin-page.module.css";

const PRESET_DAYS = [7, 30, 90] as const;

interface RangeProps {
  from: string;
  to: string;
  /** Calendar day in UTC, by which visits are counted. */
  today: string;
}

/** This week, the last days, or a first and a last day. */
function RangeFilter({ from, to, today }: RangeProps) {
  const { t } = useTranslation();
  const numbers = useAdminNumbers();
  const { to: urlWith, go } = useFilterUrl();
  const range = (startdate: string, enddate: string) => urlWith({ startdate, enddate });
  const isRange = (startdate: string) => from === startdate && to === today;
  const monday = mondayOf(today);
  return (
    <Filters>
      <Segments
        label={t("admin:analytics.range")}
        options={[
          {
            name: t("admin:analytics.thisWeek"),
            to: range(monday, today),
            current: isRange(monday) && monday !== shiftDay(today, -6),
          },
          ...PRESET_DAYS.map((days) => {
            const first = shiftDay(today, 1 - days);
            return {
              name: t("admin:analytics.days", { days: numbers.whole(days) }),
              to: days === 7 ? range("", "") : range(first, today),
              current: isRange(first),
            };
          }),
        ]}
      />
      <DateRange>
        <DateFilter
          label={t("admin:filter.from")}
          value={from}
          min={shiftDay(to, 1 - ANALYTICS_DAYS_MAX)}
          max={to}
          onChoose={(day) => go(range(day || shiftDay(to, -6), to))}
        />
        <DateFilter
          label={t("admin:filter.to")}
          value={to}
          min={from}
          max={today}
          onChoose={(day) => go(range(from, day || today))}
        />
      </DateRange>
    </Filters>
  );
}

function Traffic({ traffic }: { traffic: Analytics }) {
  const { t } = useTranslation();
  if (traffic.timeSeries.pageviews.total === 0) return <Empty title={t("admin:analytics.none")} />;
  return (
    <>
      <TrafficStats traffic={traffic} />
      <TrafficCharts traffic={traffic} />
    </>
  );
}

function AnalyticsPage() {
  const { t } = useTranslation();
  const { api } = useApp();
  const dates = useAdminDates();
  const numbers = useAdminNumbers();
  const [params] = useSearchParams();
  const query = useQuery({
    ...analyticsQuery(api, analyticsRange(params)),
    placeholderData: keepPreviousData,
  });
  const { data } = query;
  const today = new Date(query.dataUpdatedAt).toISOString().slice(0, 10);
  return (
    <>
      <PageHead
        title={t("admin:nav.analytics")}
        note={
          data &&
          t("admin:analytics.against", {
            from: dates.calendarDay(data.startdate),
            to: dates.calendarDay(data.enddate),
            days: numbers.whole(dayCount(data.startdate, data.enddate)),
          })
        }
      />
      {data ? (
        <div className={styles.data} data-stale={query.isPlaceholderData}>
          <RangeFilter from={data.startdate} to={data.enddate} today={today} />
          <Traffic traffic={data} />
        </div>
      ) : (
        <MissingData
          query={query}
          notice={t("admin:analytics.loadFailed")}
          title={t("admin:analytics.failed")}
        />
      )}
    </>
  );
}

export default adminPage("analytics", AnalyticsPage);
