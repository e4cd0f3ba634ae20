import { useEffect, useId, useRef } from "react";
import { useTranslation } from "../../i18n/use-translation.ts";
import { useFilterUrl } from "./filter-url.ts";
import filtersStyles from "./filters.module.css";
import fieldStyles from "../../ui/field.module.css";

/** An earlier date is a year that is not typed to its end: the browser reports each digit. */
const FIRST_DAY = "2000-01-01";

interface DateFilterProps {
  label: string;
  /** `yyyy-MM-dd`, or empty. */
  value: string;
  min?: string;
  max?: string;
  /** Receives an empty string when the field is cleared. */
  onChoose: (day: string) => void;
}

function setValue(input: HTMLInputElement, day: string): void {
  if (input.value !== day || input.validity.badInput) input.value = day;
}

export function DateFilter({ label, value, min, max, onChoose }: DateFilterProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // Uncontrolled: a controlled field would lose a partly typed date.
  useEffect(() => setValue(input.current!, value), [value]);
  return (
    <div className={filtersStyles.filterField}>
      <label htmlFor={id}>{label}</label>
      <input
        ref={input}
        id={id}
        className={`${fieldStyles.input} ${filtersStyles.control} num`}
        type="date"
        defaultValue={value}
        min={min || FIRST_DAY}
        max={max}
        onChange={({ target }) => {
          if (target.validity.valid && target.value !== value) onChoose(target.value);
        }}
        // Only the date that filters may stay in the field.
        onBlur={({ target }) => {
          if (!target.validity.valid) setValue(target, value);
        }}
      />
    </div>
  );
}

/** First and last day of a list, kept in the URL. */
export function DateRangeFilter({ from = "", to: last = "" }: { from?: string; to?: string }) {
  const { t } = useTranslation();
  const { to, go } = useFilterUrl();
  return (
    <>
      <DateFilter
        label={t("admin:filter.from")}
        value={from}
        max={last}
        onChoose={(day) => go(to({ from: day }))}
      />
      <DateFilter
        label={t("admin:filter.to")}
        value={last}
        min={from}
        onChoose={(day) => go(to({ to: day }))}
      />
    </>
  );
}
