import { useId, type ReactNode } from "react";
import { useRtl } from "../../../lib/context.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { useAdminDates } from "../admin-dates.ts";
import { namedDays } from "./chart-scale.ts";
import styles from "./charts.module.css";

interface Series {
  name: string;
  /** One per day. */
  values: readonly number[];
  tone: "dawn" | "mist";
}

export interface ChartProps {
  title: string;
  /** Beside the title of a chart of one series: the unit, or which way is good. */
  note?: string;
  /** Calendar days, `yyyy-MM-dd`, oldest first. */
  days: readonly string[];
  series: readonly Series[];
  /** Writes a value for the summary, the readout and the table. */
  format: (value: number) => string;
}

interface ChartSectionProps {
  title: string;
  /** Beside the title. */
  aside?: ReactNode;
  children: ReactNode;
}

export function ChartSection({ title, aside, children }: ChartSectionProps) {
  const id = useId();
  return (
    <section className={styles.chart} aria-labelledby={id} data-chart="">
      <div className={styles.head}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** Title, legend, chart, and a table of the same figures. */
export function ChartFrame({ children, ...chart }: ChartProps & { children: ReactNode }) {
  const { title, note, days, series, format } = chart;
  const { t } = useTranslation();
  const dates = useAdminDates();
  const legend = series.length > 1 && (
    <ul className={styles.legend}>
      {series.map(({ name, tone }) => (
        <li key={name} data-tone={tone}>
          {name}
        </li>
      ))}
    </ul>
  );
  return (
    <ChartSection title={title} aside={note ? <span className="caption quiet">{note}</span> : legend}>
      {children}
      <details className={styles.table}>
        <summary>{t("admin:chart.asTable")}</summary>
        <div className={styles.tableBox}>
          <table>
            <caption className="sr-only">{title}</caption>
            <thead>
              <tr>
                <th scope="col">{t("admin:chart.day")}</th>
                {series.map(({ name }) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {days.map((day, i) => (
                <tr key={day}>
                  <th scope="row">{dates.calendarDay(day)}</th>
                  {series.map(({ name, values }) => (
                    <td key={name} className="num">
                      {format(values[i]!)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </ChartSection>
  );
}

/** A chart in one sentence per series: its lowest and its highest day. */
export function useChartSummary({ days, series, format }: ChartProps): string {
  const { t } = useTranslation();
  const dates = useAdminDates();
  return series
    .map(({ name, values }) => {
      const high = values.indexOf(Math.max(...values));
      const low = values.indexOf(Math.min(...values));
      return t("admin:chart.summary", {
        name,
        low: format(values[low]!),
        lowDay: dates.calendarDay(days[low]!),
        high: format(values[high]!),
        highDay: dates.calendarDay(days[high]!),
      });
    })
    .join(" ");
}

/** The names of the days under a chart; `xs` in percent. */
export function DayAxis({ days, xs }: { days: readonly string[]; xs: readonly number[] }) {
  const dates = useAdminDates();
  const named = namedDays(days);
  return (
    <svg className={styles.days} width="100%" height="24" aria-hidden="true">
      {days.map(
        (day, i) =>
          named[i] && (
            <text key={day} x={`${xs[i]}%`} y="19" textAnchor="middle" data-last={i === days.length - 1}>
              {dates.shortDay(day, days.length > 7)}
            </text>
          ),
      )}
    </svg>
  );
}

interface ReadoutProps {
  day: string;
  /** Middle of the day's column, in percent. */
  x: number;
  values: readonly string[];
}

/** Day and values over the chart while the pointer is on the day. */
export function Readout({ day, x, values }: ReadoutProps) {
  const dates = useAdminDates();
  // `textAnchor` depends on the direction of the text, `x` does not.
  const fromStart = useRtl() ? 100 - x : x;
  const anchor = fromStart < 18 ? "start" : fromStart > 82 ? "end" : "middle";
  return (
    <text className={styles.readout} x={`${x}%`} y="-12" textAnchor={anchor}>
      {[dates.calendarDay(day), ...values].join("  ·  ")}
    </text>
  );
}
