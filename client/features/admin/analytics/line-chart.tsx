import { useId } from "react";
import { ChartFrame, DayAxis, Readout, useChartSummary, type ChartProps } from "./chart-frame.tsx";
import { pointsOnAxis, smoothLine, ticksUpTo } from "./chart-scale.ts";
import { useRtl } from "../../../lib/context.tsx";
import styles from "./charts.module.css";

interface LineChartProps extends ChartProps {
  /** A value short enough for the scale. */
  tick: (value: number) => string;
  /** Whether values are whole numbers, such as users. */
  whole?: boolean;
}

/** Each series as a smooth line over a filled area, with a disc on the newest day. */
export function LineChart({ tick, whole = false, ...chart }: LineChartProps) {
  const { days, series, format } = chart;
  const id = useId();
  const rtl = useRtl();
  const summary = useChartSummary(chart);
  const ticks = ticksUpTo(Math.max(0, ...series.flatMap(({ values }) => values)), whole);
  const top = ticks.at(-1)!;
  const xs = pointsOnAxis(days.length, rtl);
  const yOf = (value: number) => 100 - (value / top) * 100;
  const column = 100 / Math.max(1, days.length - 1);
  const discs = (day: number, radius: number) =>
    series.map(({ name, values, tone }) => (
      <circle
        key={name}
        className={styles.disc}
        data-tone={tone}
        cx={`${xs[day]}%`}
        cy={`${yOf(values[day]!)}%`}
        r={radius}
      />
    ));
  return (
    <ChartFrame {...chart}>
      <div className={styles.body}>
        <svg className={styles.scale} width="44" aria-hidden="true">
          {ticks.map((value) => (
            <text key={value} x={rtl ? 12 : 32} y={`${yOf(value)}%`} dy="4" textAnchor="end">
              {tick(value)}
            </text>
          ))}
        </svg>
        <svg className={styles.plot} width="100%" role="img" aria-label={summary}>
          {ticks.map((value) => (
            <line
              key={value}
              className={styles.line}
              data-ground={value === 0}
              x2="100%"
              y1={`${yOf(value)}%`}
              y2={`${yOf(value)}%`}
            />
          ))}
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%" overflow="visible">
            {series.map(({ name, values, tone }, i) => {
              const line = smoothLine(xs, values.map(yOf));
              return (
                <g key={name} data-tone={tone}>
                  <linearGradient id={`${id}-${i}`} x1="0" y1="0" x2="0" y2="1">
                    <stop className={styles.fade} stopOpacity="0.24" />
                    <stop className={styles.fade} offset="1" stopOpacity="0" />
                  </linearGradient>
                  <path d={`${line}L${xs.at(-1)} 100L${xs[0]} 100Z`} fill={`url(#${id}-${i})`} />
                  <path className={styles.curve} d={line} />
                </g>
              );
            })}
          </svg>
          {discs(days.length - 1, 5)}
          {days.map((day, i) => (
            <g key={day} className={styles.day}>
              <rect x={`${xs[i]! - column / 2}%`} y="0" width={`${column}%`} height="100%" />
              <line x1={`${xs[i]}%`} x2={`${xs[i]}%`} y2="100%" />
              {discs(i, 4)}
              <Readout day={day} x={xs[i]!} values={series.map(({ values }) => format(values[i]!))} />
            </g>
          ))}
        </svg>
        <DayAxis days={days} xs={xs} />
      </div>
    </ChartFrame>
  );
}
