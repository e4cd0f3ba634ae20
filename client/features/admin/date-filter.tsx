import { useId, useRef, useState, type KeyboardEvent } from "react";
import { useApp, useRtl } from "../../lib/context.tsx";
import { dateFormat } from "../../i18n/formats.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { ArrowBackIcon, ArrowForwardIcon } from "../../ui/icons.tsx";
import { TextButton } from "../../ui/text-link.tsx";
import { useFilterAddress } from "./address.ts";
import { mondayOf, shiftDay, useAdminDates } from "./admin-dates.ts";
import "./date-filter.css";

const WEEK = [0, 1, 2, 3, 4, 5, 6];
const WEEKS = [0, 1, 2, 3, 4, 5];
const A_MONDAY = "2024-01-01";
const GAP_PX = 6;
/** Height of a month of six weeks, with the gaps around it. */
const CALENDAR_PX = 392;

interface DateFilterProps {
  label: string;
  /** `yyyy-MM-dd`, or empty. */
  value: string;
  min?: string;
  max?: string;
  /** Receives the empty day where it is cleared. */
  onChoose: (day: string) => void;
}

/** First day of the month some months away. */
function shiftMonth(month: string, months: number): string {
  const [year, number] = month.split("-").map(Number);
  return new Date(Date.UTC(year!, number! - 1 + months, 1)).toISOString().slice(0, 10);
}

interface CalendarProps extends Omit<DateFilterProps, "label"> {
  /** A day of the month that is shown first. */
  start: string;
}

/** A month of days in weeks from Monday; arrow keys go from day to day. */
function Calendar({ value, min = "", max = "", start, onChoose }: CalendarProps) {
  const { t } = useTranslation();
  const { locale } = useApp();
  const dates = useAdminDates();
  const rtl = useRtl();
  const grid = useRef<HTMLTableElement>(null);
  const [month, setMonth] = useState(shiftMonth(start, 0));
  const first = mondayOf(month);
  const format = (options: Intl.DateTimeFormatOptions, day: string) =>
    dateFormat(`${locale}-u-nu-latn`, { ...options, timeZone: "UTC" }).format(new Date(`${day}T00:00Z`));
  const offered = (day: string) => (!min || day >= min) && (!max || day <= max);

  function move(event: KeyboardEvent): void {
    const aside = rtl ? -1 : 1;
    const steps: Record<string, number> = { ArrowRight: aside, ArrowLeft: -aside, ArrowDown: 7, ArrowUp: -7 };
    const step = steps[event.key];
    const from = (event.target as HTMLElement).dataset.day;
    if (step === undefined || !from) return;
    event.preventDefault();
    grid.current!.querySelector<HTMLElement>(`[data-day="${shiftDay(from, step)}"]`)?.focus();
  }

  return (
    <>
      <div className="calendar-head">
        <IconButton
          label={t("admin:pager.previous")}
          icon={<ArrowBackIcon />}
          onClick={() => setMonth(shiftMonth(month, -1))}
        />
        <output className="calendar-month">{format({ month: "long", year: "numeric" }, month)}</output>
        <IconButton
          label={t("admin:pager.next")}
          icon={<ArrowForwardIcon />}
          onClick={() => setMonth(shiftMonth(month, 1))}
        />
      </div>
      <table ref={grid} className="calendar-days">
        <thead>
          <tr>
            {WEEK.map((i) => (
              <th key={i} scope="col">
                {format({ weekday: locale === "ar" ? "narrow" : "short" }, shiftDay(A_MONDAY, i))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {WEEKS.map((week) => (
            <tr key={week}>
              {WEEK.map((i) => {
                const day = shiftDay(first, week * 7 + i);
                return (
                  <td key={day}>
                    <button
                      type="button"
                      className="calendar-day num"
                      data-day={day}
                      data-outside={day.slice(0, 7) !== month.slice(0, 7)}
                      aria-label={dates.calendarDay(day)}
                      aria-pressed={day === value}
                      disabled={!offered(day)}
                      onClick={() => onChoose(day)}
                      onKeyDown={move}
                    >
                      {Number(day.slice(8))}
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {value && (
        <TextButton className="calendar-clear" onClick={() => onChoose("")}>
          {t("admin:filter.clearDay")}
        </TextButton>
      )}
    </>
  );
}

/** Chooses one calendar day from a panel that opens below. */
export function DateFilter({ label, value, min, max, onChoose }: DateFilterProps) {
  const dates = useAdminDates();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [start, setStart] = useState<string | null>(null);

  function place(): void {
    const anchor = button.current!.getBoundingClientRect();
    const own = panel.current!;
    const start = getComputedStyle(own).direction === "rtl" ? anchor.right - own.offsetWidth : anchor.left;
    const left = Math.max(GAP_PX, Math.min(start, innerWidth - own.offsetWidth - GAP_PX));
    own.style.setProperty("left", `${left}px`);
    // It stays where it is while the page moves: what does not fit below could never be reached.
    const below = innerHeight - anchor.bottom;
    const above = below < CALENDAR_PX && anchor.top > below;
    own.style.setProperty("top", above ? "auto" : `${anchor.bottom + GAP_PX}px`);
    own.style.setProperty("bottom", above ? `${innerHeight - anchor.top + GAP_PX}px` : "auto");
  }

  return (
    <div className="filter-field">
      <span className="filter-label" id={`${id}-label`}>
        {label}
      </span>
      <button
        ref={button}
        type="button"
        id={`${id}-day`}
        className="input date-button num"
        popoverTarget={id}
        aria-labelledby={`${id}-label ${id}-day`}
      >
        {value ? dates.calendarDay(value) : "–"}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        className="calendar"
        role="dialog"
        aria-labelledby={`${id}-label`}
        onToggle={({ newState }) => {
          const today = new Date().toISOString().slice(0, 10);
          setStart(newState === "open" ? value || today : null);
          if (newState === "open") place();
        }}
      >
        {start && (
          <Calendar
            value={value}
            start={start}
            {...(min && { min })}
            {...(max && { max })}
            onChoose={(day) => {
              panel.current!.hidePopover();
              onChoose(day);
            }}
          />
        )}
      </div>
    </div>
  );
}

/** The first and the last day of a list; they stand in the address. */
export function DateRangeFilter({ from = "", to: last = "" }: { from?: string; to?: string }) {
  const { t } = useTranslation();
  const { to, go } = useFilterAddress();
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
