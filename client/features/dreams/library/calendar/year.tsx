import { useMemo, useRef, type KeyboardEvent, type MouseEvent } from "react";
import { useNavigate } from "react-router-dom";
import type { Calendar } from "#shared/calendar.ts";
import { TextLink } from "../../../../ui/text-link.tsx";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import type { LibraryFilter } from "../library-filter.ts";
import { calendarPath } from "./calendar-path.ts";
import { chosenSymbol, nightsWith, type Month } from "./nights.ts";
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
    // The links to nights stay the same whatever filter and thread are shown.
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
  /** Whether the current month is all there is. */
  isNew: boolean;
  filter: LibraryFilter;
  /** Position of the symbol on the thread, or -1. */
  chosen: number;
}

function Grid({ calendar, months, isNew, filter, chosen }: GridProps) {
  const { t } = useTranslation();
  const grid = useRef<HTMLDivElement>(null);
  const keys = useGridKeys(grid);
  const { peeked, hide, handlers } = usePeek(grid, months);
  const follow = useFollow();
  const joined = useMemo(() => (chosen < 0 ? [] : nightsWith(calendar, chosen)), [calendar, chosen]);
  const at = peeked ? joined.indexOf(peeked.night.night) : -1;
  const linked =
    at < 0
      ? null
      : {
          symbol: calendar.returning[chosen]!.symbol,
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
      {isNew ? (
        <FirstMonth month={months.find(({ when }) => when === "now")!} year={calendar.year} />
      ) : (
        <YearGrid months={months} year={calendar.year} filter={filter} chosen={chosen} joined={joined} />
      )}
      {peeked && <Peek peeked={peeked} linked={linked} filter={filter} />}
    </div>
  );
}

interface ReturningProps {
  calendar: Calendar;
  filter: LibraryFilter;
  chosen: number;
  onChoose: (symbol: string) => void;
}

/** The symbols that return, as links: of the chosen one to a year without a thread. */
function Returning({ calendar: { year, returning }, filter, chosen, onChoose }: ReturningProps) {
  const { t } = useTranslation();
  if (returning.length === 0) return null;
  return (
    <nav className={styles.returning} aria-label={t("calendar:returning")}>
      <span aria-hidden="true">{t("calendar:returning")}</span>
      {returning.map(({ symbol, nights }, index) => {
        const next = index === chosen ? "" : symbol;
        return (
          <a
            key={symbol}
            data-plain=""
            href={calendarPath({ year, symbol: next, filter })}
            aria-current={index === chosen ? "true" : undefined}
            onClick={(event) => {
              if (!opensHere(event)) return;
              event.preventDefault();
              onChoose(next);
            }}
          >
            <bdi>{symbol}</bdi> <span className="num">{nights}</span>
          </a>
        );
      })}
      <TextLink to="/patterns">{t("calendar:all")}</TextLink>
    </nav>
  );
}

/** The nights of a year and the symbol whose thread joins them. */
export function Year({ calendar, months, isNew, filter }: Omit<GridProps, "chosen">) {
  const [symbol, choose] = useThread();
  const chosen = chosenSymbol(calendar, symbol, filter.tag);
  return (
    <>
      {!isNew && <Returning calendar={calendar} filter={filter} chosen={chosen} onChoose={choose} />}
      <Grid calendar={calendar} months={months} isNew={isNew} filter={filter} chosen={chosen} />
    </>
  );
}
