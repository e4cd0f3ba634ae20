import type { Analytics } from "#shared/analytics.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { useAdminNumbers } from "../admin-numbers.ts";
import { StatRow, type Stat } from "../stat-row.tsx";

/** The four figures of a range, each against the days before it. */
export function TrafficStats({ traffic }: { traffic: Analytics }) {
  const { t } = useTranslation();
  const numbers = useAdminNumbers();
  const { timeSeries, previous } = traffic;

  function against(now: number, before: number): Pick<Stat, "note" | "tone"> {
    if (before === 0) return {};
    const change = (now - before) / before;
    return { note: numbers.change(change), tone: change === 0 ? undefined : change > 0 ? "ok" : "danger" };
  }
  const bounce = timeSeries.bounceRate.total - previous.bounceRate;
  return (
    <StatRow
      stats={[
        {
          label: t("admin:analytics.visitors"),
          value: numbers.whole(timeSeries.visitors.total),
          ...against(timeSeries.visitors.total, previous.visitors),
        },
        {
          label: t("admin:analytics.pageviews"),
          value: numbers.whole(timeSeries.pageviews.total),
          ...against(timeSeries.pageviews.total, previous.pageviews),
        },
        {
          label: t("admin:analytics.duration"),
          value: numbers.duration(timeSeries.sessionDuration.total),
          ...against(timeSeries.sessionDuration.total, previous.sessionDuration),
        },
        {
          label: t("admin:analytics.bounce"),
          value: numbers.percent(timeSeries.bounceRate.total),
          // Fewer visits of a single page are better.
          ...(previous.pageviews > 0 && {
            note: t("admin:analytics.points", { points: numbers.points(bounce) }),
            tone: bounce === 0 ? undefined : bounce < 0 ? ("ok" as const) : ("danger" as const),
          }),
        },
      ]}
    />
  );
}
