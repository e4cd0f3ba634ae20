import { memo, type ReactNode } from "react";
import { discUrl } from "#shared/calendar.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { libraryPath, type LibraryFilter } from "../library-filter.ts";
import { nightListPaths } from "./calendar-path.ts";
import type { Month, Night } from "./nights.ts";
import { monthThread, yearThread } from "./thread.ts";
import { useNightTexts, type NightTexts } from "./use-night-texts.ts";
import styles from "./year-grid.module.css";

/** Days that are named above the columns. */
const NAMED_DAYS = new Set([1, 5, 10, 15, 20, 25, 30]);
/** Of a newcomer's month, phones show the nights so many before tonight, and so many after. */
const NEAR = { before: 6, after: 2 };

interface Cell {
  texts: NightTexts;
  /** Tonight's caption, and its label without a dream. */
  tonight: { caption: string; label: string };
  /** The path of the list of a night. */
  listOf: (night: string) => string;
}

/** The style sheet has its size: 365 images with attributes for it are a tenth of the page. */
const picture = (url: string) => <img src={url} alt="" loading="lazy" />;

/** Where a night leads: to its dream, to the list of its dreams, or to the writing of tonight's. */
function hrefOf({ night, count, lead }: Night, listOf: Cell["listOf"]): string {
  if (!lead) return "/dashboard";
  return count === 1 ? `/dream/${lead.id}` : listOf(night);
}

// Functions in place of components: a year has 365 of these, and components would double the time of rendering.

function disc(night: Night, { texts, tonight, listOf }: Cell): ReactNode {
  const { lead, look, count } = night;
  const isTonight = night.when === "tonight";
  const label = lead ? texts.label(night) : tonight.label;
  return (
    <a
      data-plain=""
      data-night={night.night}
      data-count={count > 1 ? count : undefined}
      data-symbols={lead?.symbols?.join(" ")}
      href={hrefOf(night, listOf)}
      aria-label={isTonight ? `${tonight.caption}, ${label}` : label}
    >
      {look === "picture" ? picture(discUrl(lead!.id)) : <i />}
      {isTonight && <span className={styles.caption}>{tonight.caption}</span>}
    </a>
  );
}

function cell(night: Night, given: Cell, far = false): ReactNode {
  const { day, look, when, fullMoon } = night;
  const hasLink = look !== null || when === "tonight";
  return (
    <li
      key={day}
      data-day={day}
      data-look={look ?? undefined}
      data-when={when === "past" ? undefined : when}
      data-moon={fullMoon ? "" : undefined}
      data-far={far ? "" : undefined}
      aria-hidden={hasLink ? undefined : true}
    >
      {hasLink && disc(night, given)}
    </li>
  );
}

function useCell(year: number): Cell {
  const { t } = useTranslation();
  return {
    texts: useNightTexts(),
    tonight: { caption: t("calendar:tonight"), label: t("calendar:writeTonight") },
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
  const given = useCell(year);
  return (
    <ol className={styles.line} data-first={month.firstColumn}>
      {month.nights.map((night) => cell(night, given))}
    </ol>
  );
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
  /** Position of the symbol that the thread joins, or -1. */
  chosen: number;
  /** The nights on the thread. */
  joined: readonly string[];
}

/** The year: a line for each month, on phones its weeks. */
export const YearGrid = memo(function YearGrid({ months, year, filter, chosen, joined }: YearGridProps) {
  return (
    <>
      <div className={`${styles.days} num`} aria-hidden="true">
        {Array.from({ length: 31 }, (_, day) => (
          <span key={day}>{NAMED_DAYS.has(day + 1) ? day + 1 : ""}</span>
        ))}
      </div>
      <div className={styles.months} data-thread={chosen < 0 ? undefined : chosen}>
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
  const given = useCell(year);
  const tonight = nights.find(({ when }) => when === "tonight")!.day;
  // As many at the beginning and the end of a month.
  const from = Math.max(1, Math.min(tonight - NEAR.before, nights.length - NEAR.before - NEAR.after));
  const isFar = (day: number) => day < from || day > from + NEAR.before + NEAR.after;
  return (
    <section
      className={`${styles.month} ${styles.first}`}
      data-when="now"
      aria-label={given.texts.month(month)}
    >
      <ol className={styles.line}>{nights.map((night) => cell(night, given, isFar(night.day)))}</ol>
    </section>
  );
}
