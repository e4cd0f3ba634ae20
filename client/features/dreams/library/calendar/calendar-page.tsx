import { useMemo } from "react";
import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate, useSearchParams } from "react-router-dom";
import type { Calendar } from "#shared/calendar.ts";
import { hasFailed } from "../../../../lib/failed-query.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { useApp } from "../../../../lib/context.tsx";
import { Button, ButtonLink } from "../../../../ui/button.tsx";
import { Empty } from "../../../../ui/empty.tsx";
import { RichText } from "../../../../ui/rich-text.tsx";
import { useMe } from "../../../accounts/queries.ts";
import { Shell } from "../../../site/shell.tsx";
import { cardsQuery } from "../../queries.ts";
import { DreamCard } from "../dream-card.tsx";
import { libraryPath, NO_FILTER, type LibraryFilter } from "../library-filter.ts";
import { LibraryTools } from "../library-tools.tsx";
import { ViewChoice } from "../view-choice.tsx";
import { NIGHT_FIELDS, readNightFilter } from "./calendar-filter.ts";
import { calendarPath } from "./calendar-path.ts";
import { calendarQuery } from "./load-calendar.ts";
import { MonthPoster } from "./month-poster.tsx";
import { isNewcomer } from "./newcomer.ts";
import { NightList } from "./night-list.tsx";
import { monthsOf, type Month } from "./nights.ts";
import { useNightTexts } from "./use-night-texts.ts";
import { Year } from "./year.tsx";
import libraryStyles from "../library-page.module.css";
import styles from "./calendar-page.module.css";

const KEYS = ["picture", "words", "note", "empty", "moon", "thread"] as const;

function Legend() {
  const { t } = useTranslation();
  return (
    <ul className={styles.legend}>
      {KEYS.map((key) => (
        <li key={key} data-key={key}>
          {t(`calendar:key.${key}`)}
        </li>
      ))}
    </ul>
  );
}

function Cards() {
  const { api } = useApp();
  const { data } = useInfiniteQuery(cardsQuery(api));
  const cards = data?.pages.flatMap((page) => page.cards) ?? [];
  return (
    <div className={libraryStyles.grid}>
      {cards.map((card) => (
        <DreamCard key={card.id} dream={card} />
      ))}
    </div>
  );
}

function Newcomer({ calendar, months }: { calendar: Calendar; months: readonly Month[] }) {
  const { t } = useTranslation();
  const texts = useNightTexts();
  const month = Number(calendar.tonight.slice(5, 7));
  const { count } = months[month - 1]!;
  const title = count === 0 ? "calendar:first.none" : "calendar:first.title";
  return (
    <>
      <div className={styles.first}>
        <h2 className="title-1">
          <RichText text={t(title, { nights: t("calendar:nights", { count }) })} />
        </h2>
        <p className="muted">
          {t("calendar:first.text", { month: texts.month(month), next: texts.month((month % 12) + 1) })}
        </p>
        <ButtonLink to="/dashboard">{t("calendar:first.action")}</ButtonLink>
      </div>
      {count > 0 && <Cards />}
    </>
  );
}

function Head({ calendar, nights }: { calendar: Calendar | undefined; nights: number }) {
  const { t } = useTranslation();
  const years = [
    ...new Set([...(calendar ? [Number(calendar.tonight.slice(0, 4))] : []), ...(calendar?.years ?? [])]),
  ];
  const others = years.toSorted((a, b) => b - a).filter((year) => year !== calendar?.year);
  const isThisYear = calendar?.tonight.startsWith(`${calendar.year}-`);
  return (
    <div className={styles.head}>
      <h1 className="display-2">{t("calendar:heading")}</h1>
      <div className={styles.facts}>
        <p className="muted">
          {calendar && (
            <RichText
              text={t(isThisYear ? "calendar:soFar" : "calendar:ofYear", {
                year: String(calendar.year),
                nights: t("calendar:nights", { count: nights }),
              })}
            />
          )}
        </p>
        {others.length > 0 && (
          <nav className={`${styles.years} num`} aria-label={t("calendar:years")}>
            {others.map((year) => (
              <Link key={year} data-plain="" to={calendarPath({ year, symbol: null })}>
                {year}
              </Link>
            ))}
          </nav>
        )}
      </div>
      <ViewChoice view="calendar" className={styles.views} />
    </div>
  );
}

function CalendarView() {
  const { t } = useTranslation();
  const { api } = useApp();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [params] = useSearchParams();
  const query = useQuery(calendarQuery(api, params));
  const calendar = query.data;
  const filter = useMemo(
    () => (calendar ? readNightFilter(params, calendar) : NO_FILTER),
    [calendar, params],
  );
  const months = useMemo(() => (calendar ? monthsOf(calendar) : []), [calendar]);
  const year = String(calendar?.year ?? "");
  const view = {
    pathOf: (next: LibraryFilter) => calendarPath({ year: Number(year), symbol: null, filter: next }),
    fields: NIGHT_FIELDS,
    hidden: { view: "calendar", year },
  };
  const nights = months.reduce((sum, { count }) => sum + count, 0);
  const night = months.flatMap((month) => month.nights).find((each) => each.night === params.get("night"));
  const isNew = calendar !== undefined && isNewcomer(calendar);
  return (
    <>
      <Head calendar={calendar} nights={nights} />
      {!isNew && (
        <LibraryTools
          filter={filter}
          view={view}
          tags={calendar?.returning.map(({ symbol }) => symbol) ?? []}
          total={calendar?.nights.reduce((sum, { count = 1 }) => sum + count, 0) ?? 0}
          onSearch={(q) => q && void navigate(libraryPath({ ...filter, q }))}
          onRefresh={() => queryClient.refetchQueries({ queryKey: ["library"], type: "active" })}
        />
      )}
      {calendar && (
        <>
          <Year calendar={calendar} months={months} isNewcomer={isNew} filter={filter} />
          {night?.lead && <NightList key={night.night} night={night.night} filter={filter} />}
          {isNew ? <Newcomer calendar={calendar} months={months} /> : <Legend />}
          {calendar.nightsOfMonths.some((count) => count > 0) && !isNew && (
            <MonthPoster calendar={calendar} />
          )}
        </>
      )}
      {hasFailed(query) && (
        <Empty
          className={libraryStyles.empty}
          title={t("library:failure.title")}
          text={t("library:failure.text")}
          action={
            <Button variant="secondary" busy={query.isFetching} onClick={() => void query.refetch()}>
              {t("library:failure.action")}
            </Button>
          }
        />
      )}
      {query.isPending && !hasFailed(query) && <output className="sr-only">{t("common:loading")}</output>}
    </>
  );
}

/** The library as a year of nights; the list is `LibraryPage`. */
export default function CalendarPage() {
  const me = useMe();
  return (
    <Shell current="library">
      <div className="wrap" data-chart="">
        {me && <CalendarView />}
      </div>
    </Shell>
  );
}
