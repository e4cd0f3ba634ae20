import { flushSync } from "react-dom";
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { dateFormat } from "../../i18n/formats.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { useApp, useRtl } from "../../lib/context.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { ArrowBackIcon, ArrowForwardIcon } from "../../ui/icons.tsx";
import { TextButton } from "../../ui/text-link.tsx";
import { mondayOf, shiftDay, shiftMonth, useAdminDates } from "./admin-dates.ts";
import styles from "./date-picker.module.css";

export interface CalendarProps {
  /** `yyyy-MM-dd`, or empty. */
  value: string;
  min?: string | undefined;
  max?: string | undefined;
  /** Receives an empty string when the date is cleared. */
  onChoose: (day: string) => void;
}

/** Weeks that a month touches at most. */
const WEEKS_MAX = 6;

/** The weeks of a day's month, each from Monday; null for days of other months. */
function weeksOf(day: string): (string | null)[][] {
  const month = day.slice(0, 7);
  const monday = mondayOf(`${month}-01`);
  // Counted, not compared: the year after 9999 is written with a sign, which sorts before digits.
  const weeks = Array.from({ length: WEEKS_MAX }, (_, week) =>
    Array.from({ length: 7 }, (__, i) => shiftDay(monday, 7 * week + i)),
  );
  return weeks
    .map((days) => days.map((each) => (each.startsWith(month) ? each : null)))
    .filter((days) => days.some((each) => each !== null));
}

/** The day to go to by a key, if the key moves. */
function dayByKey({ key, shiftKey }: KeyboardEvent, day: string, rtl: boolean): string | null {
  const forward = rtl ? "ArrowLeft" : "ArrowRight";
  switch (key) {
    case "ArrowLeft":
    case "ArrowRight":
      return shiftDay(day, key === forward ? 1 : -1);
    case "ArrowUp":
      return shiftDay(day, -7);
    case "ArrowDown":
      return shiftDay(day, 7);
    case "Home":
      return mondayOf(day);
    case "End":
      return shiftDay(mondayOf(day), 6);
    case "PageUp":
      return shiftMonth(day, shiftKey ? -12 : -1);
    case "PageDown":
      return shiftMonth(day, shiftKey ? 12 : 1);
    default:
      return null;
  }
}

/** One month of days. Arrow keys, Home, End, PageUp and PageDown move among them. */
export function Calendar({ value, min = "0001-01-01", max = "9999-12-31", onChoose }: CalendarProps) {
  const { t } = useTranslation();
  const { locale } = useApp();
  const rtl = useRtl();
  const dates = useAdminDates();
  const titleId = useId();
  const grid = useRef<HTMLTableElement>(null);
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const within = (day: string) => (day < min ? min : day > max ? max : day);
  const [cursor, setCursor] = useState(() => within(value || today));
  const focusCursor = () =>
    grid.current!.querySelector<HTMLElement>('[tabindex="0"]')!.focus({ preventScroll: true });
  useEffect(focusCursor, []);
  function onKeyDown(event: KeyboardEvent): void {
    const day = dayByKey(event, cursor, rtl);
    if (day === null) return;
    event.preventDefault();
    flushSync(() => setCursor(within(day)));
    focusCursor();
  }

  const weeks = weeksOf(cursor);
  const write = (day: string, options: Intl.DateTimeFormatOptions) =>
    dateFormat(`${locale}-u-nu-latn`, { ...options, timeZone: "UTC" }).format(new Date(`${day}T00:00Z`));
  const monday = mondayOf(today);
  const month = cursor.slice(0, 7);
  const step = (months: number, label: string, icon: ReactNode) => (
    <IconButton
      label={label}
      icon={icon}
      disabled={months < 0 ? min.slice(0, 7) >= month : max.slice(0, 7) <= month}
      onClick={() => setCursor(within(shiftMonth(cursor, months)))}
    />
  );
  return (
    <>
      <div className={styles.head}>
        {step(-1, t("admin:filter.previousMonth"), <ArrowBackIcon />)}
        <p className={styles.month} id={titleId} aria-live="polite">
          {write(cursor, { month: "long", year: "numeric" })}
        </p>
        {step(1, t("admin:filter.nextMonth"), <ArrowForwardIcon />)}
      </div>
      <table ref={grid} className={styles.grid} aria-labelledby={titleId}>
        <thead>
          <tr>
            {Array.from({ length: 7 }, (_, i) => shiftDay(monday, i)).map((day) => (
              <th key={day} scope="col" abbr={write(day, { weekday: "long" })}>
                {write(day, { weekday: locale === "ar" ? "narrow" : "short" })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((days, week) => (
            <tr key={week}>
              {days.map((day, i) =>
                day === null ? (
                  <td key={i} aria-hidden="true" />
                ) : (
                  <td key={i}>
                    <button
                      type="button"
                      className="num"
                      tabIndex={day === cursor ? 0 : -1}
                      aria-label={dates.calendarDay(day)}
                      aria-current={day === today ? "date" : undefined}
                      aria-pressed={day === value}
                      disabled={day !== within(day)}
                      onKeyDown={onKeyDown}
                      onClick={() => onChoose(day)}
                    >
                      {Number(day.slice(8))}
                    </button>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.foot}>
        {value && <TextButton onClick={() => onChoose("")}>{t("admin:filter.clearDate")}</TextButton>}
        {today === within(today) && (
          <TextButton onClick={() => onChoose(today)}>{t("admin:filter.today")}</TextButton>
        )}
      </div>
    </>
  );
}
