import type { ReactNode } from "react";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { useAdminNumbers } from "../admin-numbers.ts";
import { ChartSection } from "./chart-frame.tsx";
import styles from "./charts.module.css";

interface RankProps {
  title: string;
  rows: readonly { label: string; value: number }[];
  renderName: (label: string) => ReactNode;
}

/** Counts in falling order, each above a bar of its share of the first. */
export function RankList({ title, rows, renderName }: RankProps) {
  const { t } = useTranslation();
  const numbers = useAdminNumbers();
  const highest = Math.max(1, ...rows.map(({ value }) => value));
  return (
    <ChartSection title={title}>
      {rows.length === 0 && <p className="small quiet">{t("admin:chart.none")}</p>}
      <ol className={styles.rank}>
        {rows.map(({ label, value }) => (
          <li key={label}>
            <span className={styles.rankName}>{renderName(label)}</span>
            <b className="num">{numbers.whole(value)}</b>
            <svg className={`${styles.rankBar} flip`} width="100%" height="6" aria-hidden="true">
              <rect width="100%" height="6" rx="3" />
              <rect data-value="" width={`${(value / highest) * 100}%`} height="6" rx="3" />
            </svg>
          </li>
        ))}
      </ol>
    </ChartSection>
  );
}

const TONES = ["dawn", "mist", "quiet", "faint"] as const;

/** Parts of a whole as one divided bar, with the parts named below. */
export function ShareBar({ title, rows, renderName }: RankProps) {
  const { t } = useTranslation();
  const numbers = useAdminNumbers();
  const sumOf = (some: RankProps["rows"]) => some.reduce((sum, { value }) => sum + value, 0);
  const whole = sumOf(rows);
  const tone = (i: number) => TONES[Math.min(i, TONES.length - 1)];
  return (
    <ChartSection title={title}>
      {whole === 0 ? (
        <p className="small quiet">{t("admin:chart.none")}</p>
      ) : (
        <>
          <svg className={`${styles.shareBar} flip`} width="100%" height="14" aria-hidden="true">
            {rows.map(({ label, value }, i) => (
              <svg
                key={label}
                x={`${(sumOf(rows.slice(0, i)) / whole) * 100}%`}
                width={`${(value / whole) * 100}%`}
                height="14"
              >
                <rect className={styles.sharePart} data-tone={tone(i)} width="100%" height="14" rx="4" />
              </svg>
            ))}
          </svg>
          <ul className={styles.shareList}>
            {rows.map(({ label, value }, i) => (
              <li key={label}>
                <span className={styles.shareName} data-tone={tone(i)}>
                  {renderName(label)}
                </span>
                <b className="num">{numbers.percent(value / whole, 0)}</b>
                <span className="num quiet">{numbers.whole(value)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </ChartSection>
  );
}
