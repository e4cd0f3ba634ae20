import type { ReactNode } from "react";
import { useTranslation } from "../../i18n/use-translation.ts";
import type { CalendarProps } from "./calendar.tsx";
import { DatePicker } from "./date-picker.tsx";
import { useFilterUrl } from "./filter-url.ts";
import styles from "./filters.module.css";

/** A date with its label above. */
export function DateFilter({ label, ...calendar }: CalendarProps & { label: string }) {
  return (
    <div className={styles.filterField}>
      <span className={styles.filterLabel} aria-hidden="true">
        {label}
      </span>
      <DatePicker {...calendar} label={label} className={styles.control} />
    </div>
  );
}

/** Keeps two dates on one line. */
export const DateRange = ({ children }: { children: ReactNode }) => (
  <div className={styles.range}>{children}</div>
);

/** First and last day of a list; the URL holds both. */
export function DateRangeFilter({ from = "", to = "" }: { from?: string; to?: string }) {
  const { t } = useTranslation();
  const url = useFilterUrl();
  return (
    <DateRange>
      <DateFilter
        label={t("admin:filter.from")}
        value={from}
        max={to || undefined}
        onChoose={(day) => url.go(url.to({ from: day }))}
      />
      <DateFilter
        label={t("admin:filter.to")}
        value={to}
        min={from || undefined}
        onChoose={(day) => url.go(url.to({ to: day }))}
      />
    </DateRange>
  );
}
