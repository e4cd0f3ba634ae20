import { useMemo, useRef, type KeyboardEvent, type MouseEvent } from "react";
import { useNavigate } from "react-router-dom";
import type { Calendar } from "#shared/calendar.ts";
import { TextLink } from "../../../../ui/text-link.tsx";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import type { LibraryFilter } from "../library-filter.ts";
import { calendarPath } from "./calendar-path.ts";
import { indexOfChosen, nightsWith, type Month } from "./nights.ts";
import { Peek } from "./peek.tsx";
import { useGridKeys } from "./use-grid-keys.ts";
import { usePeek } from "./use-peek.ts";
import { useThread } from "./use-thread.ts";
import { FirstMonth, YearGrid } from "./year-grid.tsx";
import styles from "./calendar-page.module.css";

/** Whether a click opens the link in this tab. */
const opensHere = (event: MouseEvent) =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** Follows the links of the grid without loading the page anew: 365 links of the router would be slow. */
function useFollow() {
  const navigate = useNavigate();
  return (event: MouseEvent) => {
    const link = (event.target as HTMLElement).closest<HTMLAnchorElement>("a");
    if (!link || !opensHere(event)) return;
    event.preventDefault();
    const { pathname, searchParams, hash } = new URL(link.href);
    // The hrefs of nights carry no filter or thread, so that they need not be rendered again: those of the current URL
    // are added here.
    if (searchParams.has("night"))
      for (const [name, value] of new URLSearchParams(location.search))
        if (!searchParams.has(name)) searchParams.set(name, value);
    const search = searchParams.size > 0 ? `?${searchParams}` : "";
    void navigate(pathname + search + hash, { viewTransition: pathname.startsWith("/dream/") });
  };
}

interface GridProps {
  calendar: Calendar;
  months: readonly Month[];
  /** Whether the user is a newcomer, whose current month alone is shown, larger. */
  isNewcomer: boolean;
  filter: LibraryFilter;
  /** Index in `calendar.returning` of the symbol whose thread is shown, or -1. */
  chosenIndex: number;
}

function Grid({ calendar, months, isNewcomer, filter, chosenIndex }: GridProps) {
  const { t } = useTranslation();
  const grid = useRef<HTMLDivElement>(null);
  const keys = useGridKeys(grid);
  const { peeked, hide, handlers } = usePeek(grid, months);
  const follow = useFollow();
  const joined = useMemo(
    () => (chosenIndex < 0 ? [] : nightsWith(calendar, chosenIndex)),
    [calendar, chosenIndex],
  );
  const at = peeked ? joined.indexOf(peeked.night.night) : -1;
  const linked =
    at < 0
      ? null
      : {
          symbol: calendar.returning[chosenIndex]!.symbol,
          nights: [joined[at - 1], joined[at + 1]].filter((night) => night !== undefined),
        };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- listens for all of its links
    <div
      ref={grid}
      className={styles.year}
      role="group"
      aria-label={t("calendar:grid")}
      aria-describedby="calendar-hint"
      onClick={follow}
      {...handlers}
      onFocus={(event) => {
        keys.onFocus(event);
        handlers.onFocus(event);
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === "Escape") hide();
        keys.onKeyDown(event);
      }}
    >
      <p id="calendar-hint" className="sr-only">
        {t("calendar:hint")}
      </p>
      {isNewcomer ? (
        <FirstMonth month={months.find(({ when }) => when === "now")!} year={calendar.year} />
      ) : (
        <YearGrid
          months={months}
          year={calendar.year}
          filter={filter}
          chosenIndex={chosenIndex}
          joined={joined}
        />
      )}
      {peeked && <Peek peeked={peeked} linked={linked} filter={filter} />}
    </div>
  );
}

interface ReturningProps {
  calendar: Calendar;
  filter: LibraryFilter;
  chosenIndex: number;
  onChoose: (symbol: string) => void;
}

/** Links to the year with each returning symbol's thread; the link of the chosen one removes the thread. */
function Returning({ calendar: { year, returning }, filter, chosenIndex, onChoose }: ReturningProps) {
  const { t } = useTranslation();
  if (returning.length === 0) return null;
  return (
    <nav className={styles.returning} aria-label={t("calendar:returning")}>
      <span aria-hidden="true">{t("calendar:returning")}</span>
      {returning.map(({ symbol, nights: count }, index) => {
        const next = index === chosenIndex ? "" : symbol;
        return (
          <a
            key={symbol}
            data-plain=""
            href={calendarPath({ year, symbol: next, filter })}
            aria-current={index === chosenIndex ? "true" : undefined}
            onClick={(event) => {
              if (!opensHere(event)) return;
              event.preventDefault();
              onChoose(next);
            }}
          >
            <bdi>{symbol}</bdi> <span className="num">{count}</span>
          </a>
        );
      })}
      <TextLink to="/patterns">{t("calendar:all")}</TextLink>
    </nav>
  );
}

/** A year's nights, and above them the symbols whose thread can be shown. */
export function Year({ calendar, months, isNewcomer, filter }: Omit<GridProps, "chosenIndex">) {
  const [symbol, choose] = useThread();
  const chosenIndex = indexOfChosen(calendar, symbol, filter.tag);
  return (
    <>
      {!isNewcomer && (
        <Returning calendar={calendar} filter={filter} chosenIndex={chosenIndex} onChoose={choose} />
      )}
      <Grid
        calendar={calendar}
        months={months}
        isNewcomer={isNewcomer}
        filter={filter}
        chosenIndex={chosenIndex}
      />
    </>
  );
}
