import type { ReactNode } from "react";
import styles from "./stat-row.module.css";

export interface Stat {
  label: string;
  value: ReactNode;
  /** Beside or below the value, such as the change since the period before. */
  note?: ReactNode;
  /** Whether the note is good or bad. */
  tone?: "ok" | "danger" | undefined;
}

/** Figures on one line under a hairline; two columns on phones. */
export function StatRow({ stats }: { stats: readonly Stat[] }) {
  return (
    <dl className={styles.row} data-stats="">
      {stats.map(({ label, value, note, tone }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <span className={styles.value}>{value}</span>
            {note && (
              <span className={`${styles.note} num`} data-tone={tone}>
                {note}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
