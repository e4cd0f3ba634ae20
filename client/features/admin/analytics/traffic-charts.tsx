import type { Analytics, TrafficSeries } from "#shared/analytics.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { clockTime } from "../../dreams/clock-time.ts";
import { useAdminNumbers } from "../admin-numbers.ts";
import { BarChart } from "./bar-chart.tsx";
import { Country } from "../country.tsx";
import { LineChart } from "./line-chart.tsx";
import { RankList, ShareBar } from "./rank-list.tsx";
import styles from "./charts.module.css";

const valuesOf = ({ data }: TrafficSeries) => data.map(({ value }) => value);

/** A range of days as charts, and its most frequent pages, sources, countries and devices. */
export function TrafficCharts({ traffic }: { traffic: Analytics }) {
  const { t } = useTranslation();
  const numbers = useAdminNumbers();
  const { visitors, pageviews, sessionDuration, bounceRate } = traffic.timeSeries;
  const { page, source, country, device } = traffic.lists;
  const days = visitors.data.map(({ date }) => date);
  return (
    <div className={styles.charts}>
      <div className={styles.wide}>
        <LineChart
          title={t("admin:analytics.visits")}
          days={days}
          series={[
            { name: t("admin:analytics.pageviews"), values: valuesOf(pageviews), tone: "dawn" },
            { name: t("admin:analytics.visitors"), values: valuesOf(visitors), tone: "mist" },
          ]}
          format={numbers.whole}
          tick={numbers.short}
          whole
        />
      </div>
      <BarChart
        title={t("admin:analytics.duration")}
        days={days}
        series={[{ name: t("admin:analytics.duration"), values: valuesOf(sessionDuration), tone: "mist" }]}
        format={numbers.duration}
        label={clockTime}
      />
      <LineChart
        title={t("admin:analytics.bounce")}
        note={t("admin:analytics.lowerBetter")}
        days={days}
        series={[{ name: t("admin:analytics.bounce"), values: valuesOf(bounceRate), tone: "mist" }]}
        format={numbers.percent}
        tick={numbers.percent}
      />
      <RankList
        title={t("admin:analytics.pages")}
        rows={page.data}
        renderName={(label) => <bdi dir="ltr">{label}</bdi>}
      />
      <RankList
        title={t("admin:analytics.sources")}
        rows={source.data}
        renderName={(label) => (label === "direct" ? t("admin:analytics.direct") : <bdi>{label}</bdi>)}
      />
      <RankList
        title={t("admin:analytics.countries")}
        rows={country.data}
        renderName={(label) => <Country code={label} />}
      />
      <ShareBar
        title={t("admin:analytics.devices")}
        rows={device.data}
        renderName={(label) => t(`admin:device.${label}`)}
      />
    </div>
  );
}
