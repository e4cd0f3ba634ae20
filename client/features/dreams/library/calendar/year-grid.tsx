import { memo } from "react";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { libraryPath, type LibraryFilter } from "../library-filter.ts";
import { nightListPaths } from "./calendar-path.ts";
import { nightsHtml, type LineTexts } from "./night-html.ts";
import type { Month } from "./nights.ts";
import { monthThread, yearThread } from "./thread.ts";
import { useNightTexts } from "./use-night-texts.ts";
import styles from "./year-grid.module.css";

/** Days that are named above the columns. */
const NAMED_DAYS = new Set([1, 5, 10, 15, 20, 25, 30]);
/** Of a newcomer's month, phones show the nights so many before tonight, and so many after. */
const NEAR = { before: 6, after: 2 };

function useLineTexts(year: number): LineTexts {
  const { t } = useTranslation();
  return {
    texts: useNightTexts(),
    tonight: { caption: t("calendar:tonight"), label: t("calendar:writeTonight") },
    captionClass: styles.caption!,
    listOf: nightListPaths(year),
  };
}

function MonthThread({ month, joined }: { month: Month; joined: readonly string[] }) {
  const thread = monthThread(month, joined);
  if (!thread) return null;
  return (
    <svg
      className={styles.monthThread}
      viewBox={`0 0 7 ${thread.weeks}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {thread.path && <path d={thread.path} />}
      {thread.tails.map((tail) => (
        <path key={tail} className={styles.tail} d={tail} />
      ))}
    </svg>
  );
}

interface MonthProps {
  month: Month;
  year: number;
}

/** The nights of a month: not rendered again for another thread. */
const Line = memo(function Line({ month, year }: MonthProps) {
  const nights = { __html: nightsHtml(month.nights, useLineTexts(year)) };
  return <ol className={styles.line} data-first={month.firstColumn} dangerouslySetInnerHTML={nights} />;
});

interface MonthRowProps extends MonthProps {
  filter: LibraryFilter;
  joined: string;
}

/** `joined`: its nights on the thread, with the first and the last night of that, separated by spaces. */
const MonthRow = memo(function MonthRow({ month, year, filter, joined }: MonthRowProps) {
  const { t } = useTranslation();
  const texts = useNightTexts();
  return (
    <section
      className={styles.month}
      data-month={month.month}
      data-when={month.when}
      aria-labelledby={`month-${month.month}`}
    >
      <h2 id={`month-${month.month}`}>{texts.month(month.month)}</h2>
      <div className={styles.week} aria-hidden="true">
        {texts.weekdays.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <div className={styles.nights}>
        <MonthThread month={month} joined={joined === "" ? [] : joined.split(" ")} />
        <Line month={month} year={year} />
      </div>
      {month.count > 0 && (
        <p className={styles.count}>
          <a
            data-plain=""
            href={libraryPath({ ...filter, month: month.nights[0]!.night.slice(0, 7) })}
            aria-label={t("calendar:inList", {
              nights: texts.nights(month.count),
              month: texts.month(month.month),
            })}
          >
            <span className="num">{month.count}</span>
            <span>{texts.nights(month.count)}</span>
          </a>
        </p>
      )}
    </section>
  );
});

/** What a month shows of a thread. */
function joinedOf({ nights }: Month, joined: readonly string[]): string {
  const month = nights[0]!.night.slice(0, 7);
  const own = joined.filter((night) => night.startsWith(month));
  return own.length === 0 ? "" : [...new Set([joined[0], ...own, joined.at(-1)])].join(" ");
}

interface YearGridProps {
  months: readonly Month[];
  year: number;
  filter: LibraryFilter;
  /** Index in `calendar.returning` of the symbol whose thread is shown, or -1. */
  chosenIndex: number;
  /** The nights on the thread. */
  joined: readonly string[];
}

/** The year: a line for each month, on phones its weeks. */
export const YearGrid = memo(function YearGrid({ months, year, filter, chosenIndex, joined }: YearGridProps) {
  return (
    <>
      <div className={`${styles.days} num`} aria-hidden="true">
        {Array.from({ length: 31 }, (_, day) => (
          <span key={day}>{NAMED_DAYS.has(day + 1) ? day + 1 : ""}</span>
        ))}
      </div>
      <div className={styles.months} data-thread={chosenIndex < 0 ? undefined : chosenIndex}>
        {joined.length > 1 && (
          <svg
            className={styles.yearThread}
            viewBox="0 0 31 12"
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path d={yearThread(joined)} />
          </svg>
        )}
        {months.map((month) => (
          <MonthRow
            key={month.month}
            month={month}
            year={year}
            filter={filter}
            joined={joinedOf(month, joined)}
          />
        ))}
      </div>
    </>
  );
});

/** The month of a newcomer as one large line; phones show the nights around this one. */
export function FirstMonth({ month: { nights, month }, year }: { month: Month; year: number }) {
  const given = useLineTexts(year);
  const tonight = nights.find(({ when }) => when === "tonight")!.day;
  // As many at the beginning and the end of a month.
  const from = Math.max(1, Math.min(tonight - NEAR.before, nights.length - NEAR.before - NEAR.after));
  const isFar = (day: number) => day < from || day > from + NEAR.before + NEAR.after;
  const all = { __html: nightsHtml(nights, given, isFar) };
  return (
    <section
      className={`${styles.month} ${styles.first}`}
      data-when="now"
      aria-label={given.texts.month(month)}
    >
      <ol className={styles.line} dangerouslySetInnerHTML={all} />
    </section>
  );
}
