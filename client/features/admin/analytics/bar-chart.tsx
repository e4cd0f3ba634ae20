import { ChartFrame, DayAxis, Readout, useChartSummary, type ChartProps } from "./chart-frame.tsx";
import { ticksUpTo } from "./chart-scale.ts";
import { useRtl } from "../../../lib/context.tsx";
import styles from "./charts.module.css";

/** With more days a value is shown only while the pointer is on its bar. */
const LABELLED_DAYS_MAX = 10;

interface BarChartProps extends ChartProps {
  /** A value short enough to stand over its bar. */
  label: (value: number) => string;
}

/** The first series as one bar per day; the newest is highlighted. */
export function BarChart({ label, ...chart }: BarChartProps) {
  const { days, series, format } = chart;
  const rtl = useRtl();
  const summary = useChartSummary(chart);
  const values = series[0]!.values;
  const top = ticksUpTo(Math.max(0, ...values), false).at(-1)!;
  const slot = 100 / days.length;
  const xs = days.map((_, i) => (rtl ? 100 - slot * (i + 0.5) : slot * (i + 0.5)));
  const width = slot * 0.42;
  return (
    <ChartFrame {...chart}>
      <div className={styles.body} data-scaleless>
        <svg className={styles.plot} width="100%" role="img" aria-label={summary}>
          {days.map((day, i) => {
            const share = (values[i]! / top) * 88;
            const x = xs[i]!;
            const last = i === days.length - 1;
            return (
              <g key={day} className={styles.bar} data-last={last}>
                <rect className={styles.reach} x={`${x - slot / 2}%`} width={`${slot}%`} height="100%" />
                <svg x={`${x - width / 2}%`} y={`${100 - share}%`} width={`${width}%`} height={`${share}%`}>
                  <rect className={styles.barBody} width="100%" height="200%" rx="10" />
                </svg>
                {days.length <= LABELLED_DAYS_MAX ? (
                  <text x={`${x}%`} y={`${100 - share}%`} dy="-8" textAnchor="middle">
                    {label(values[i]!)}
                  </text>
                ) : (
                  <Readout day={day} x={x} values={[format(values[i]!)]} />
                )}
              </g>
            );
          })}
          <line className={styles.line} data-ground x2="100%" y1="100%" y2="100%" />
        </svg>
        <DayAxis days={days} xs={xs} />
      </div>
    </ChartFrame>
  );
}
