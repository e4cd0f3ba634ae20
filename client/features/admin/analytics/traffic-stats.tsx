import type { Analytics } from "#shared/analytics.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { useAdminNumbers } from "../admin-numbers.ts";
import { StatRow, type Stat } from "../stat-row.tsx";

const toneOf = (gain: number): Stat["tone"] => (gain === 0 ? undefined : gain > 0 ? "ok" : "danger");

/** The four figures of a range, each compared with the period before. */
export function TrafficStats({ traffic }: { traffic: Analytics }) {
  const { t } = useTranslation();
  const numbers = useAdminNumbers();
  const { timeSeries, previous } = traffic;

  const changeOf = (series: "visitors" | "pageviews" | "sessionDuration") => {
    const before = previous[series];
    if (before === 0) return {};
    const change = (timeSeries[series].total - before) / before;
    return { note: numbers.change(change), tone: toneOf(change) };
  };
  const bounce = timeSeries.bounceRate.total - previous.bounceRate;
  return (
    <StatRow
      stats={[
        {
          label: t("admin:analytics.visitors"),
          value: numbers.whole(timeSeries.visitors.total),
          ...changeOf("visitors"),
        },
        {
          label: t("admin:analytics.pageviews"),
          value: numbers.whole(timeSeries.pageviews.total),
          ...changeOf("pageviews"),
        },
        {
          label: t("admin:analytics.duration"),
          value: numbers.duration(timeSeries.sessionDuration.total),
          ...changeOf("sessionDuration"),
        },
        {
          label: t("admin:analytics.bounce"),
          value: numbers.percent(timeSeries.bounceRate.total),
          // Fewer visits of a single page are better.
          ...(previous.pageviews > 0 && {
            note: t("admin:analytics.points", { points: numbers.points(bounce) }),
            tone: toneOf(-bounce),
          }),
        },
      ]}
    />
  );
}
