import { useId, type ReactNode } from "react";
import { useApp } from "../../../lib/context.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { formatNumber } from "../../../lib/numbers.ts";
import { numberFormat } from "../../../i18n/formats.ts";
import styles from "./charts.module.css";

interface Ranked {
  key: string;
  name: ReactNode;
  value: number;
}

interface RankProps {
  title: string;
  rows: readonly Ranked[];
}

/** The most frequent things, each over a bar of its share of the first. */
export function RankList({ title, rows }: RankProps) {
  const { t } = useTranslation();
  const { locale } = useApp();
  const id = useId();
  const most = Math.max(1, ...rows.map(({ value }) => value));
  return (
    <section className={styles.chart} aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      {rows.length === 0 && <p className="small quiet">{t("admin:chart.none")}</p>}
      <ol className={styles.rank}>
        {rows.map(({ key, name, value }) => (
          <li key={key}>
            <svg className={`${styles.rankBar} flip`} width="100%" height="100%" aria-hidden="true">
              <rect width={`${(value / most) * 100}%`} height="100%" rx="6" />
            </svg>
            <span className={styles.rankName}>{name}</span>
            <b className="num">{formatNumber(value, locale)}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}

const TONES = ["dawn", "mist", "quiet", "faint"] as const;

/** Parts of a whole as one divided bar, with the parts named below. */
export function ShareBar({ title, rows }: RankProps) {
  const { t } = useTranslation();
  const { locale } = useApp();
  const id = useId();
  const whole = rows.reduce((sum, { value }) => sum + value, 0);
  const percent = numberFormat(`${locale}-u-nu-latn`, { style: "percent", maximumFractionDigits: 0 });
  const starts = rows.map((_, i) => rows.slice(0, i).reduce((sum, { value }) => sum + value, 0));
  const tone = (i: number) => TONES[Math.min(i, TONES.length - 1)];
  return (
    <section className={styles.chart} aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      {whole === 0 ? (
        <p className="small quiet">{t("admin:chart.none")}</p>
      ) : (
        <>
          <svg className={`${styles.shareBar} flip`} width="100%" height="14" aria-hidden="true">
            {rows.map(({ key, value }, i) => (
              <svg
                key={key}
                x={`${(starts[i]! / whole) * 100}%`}
                width={`${(value / whole) * 100}%`}
                height="14"
              >
                <rect className={styles.sharePart} data-tone={tone(i)} width="100%" height="14" rx="4" />
              </svg>
            ))}
          </svg>
          <ul className={styles.shareList}>
            {rows.map(({ key, name, value }, i) => (
              <li key={key}>
                <span className={styles.shareName} data-tone={tone(i)}>
                  {name}
                </span>
                <b className="num">{percent.format(value / whole)}</b>
                <span className="num quiet">{formatNumber(value, locale)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
