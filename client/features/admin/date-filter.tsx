import { useEffect, useId, useRef } from "react";
import { useTranslation } from "../../i18n/use-translation.ts";
import { useFilterUrl } from "./filter-url.ts";
import filtersStyles from "./filters.module.css";
import fieldStyles from "../../ui/field.module.css";

/** A year is typed digit by digit: a day before this one is not typed to the end yet. */
const FIRST_DAY = "2000-01-01";

interface DateFilterProps {
  label: string;
  /** `yyyy-MM-dd`, or empty. */
  value: string;
  min?: string;
  max?: string;
  /** Receives the empty day where it is cleared. */
  onChoose: (day: string) => void;
}

function show(input: HTMLInputElement, day: string): void {
  if (input.value !== day || input.validity.badInput) input.value = day;
}

/** A calendar day in the browser's own date field. */
export function DateFilter({ label, value, min, max, onChoose }: DateFilterProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // Uncontrolled, since a controlled field would lose a day that is typed in part.
  useEffect(() => show(input.current!, value), [value]);
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
        // A day that was not accepted must not look like the filter.
        onBlur={({ target }) => {
          if (!target.validity.valid) show(target, value);
        }}
      />
    </div>
  );
}

/** The first and the last day of a list; they stand in the address. */
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
