import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import type { Chosen, Patterns } from "#shared/patterns.ts";
import { ownData } from "../../lib/failed-query.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { useApp } from "../../lib/context.tsx";
import { Button } from "../../ui/button.tsx";
import { Empty } from "../../ui/empty.tsx";
import { useMe } from "../accounts/queries.ts";
import { Shell } from "../site/shell.tsx";
import { Charts } from "./charts.tsx";
import { Claim } from "./claim.tsx";
import { Few } from "./few.tsx";
import { LetterPaper } from "./letter-paper.tsx";
import { LinkedText } from "./linked-text.tsx";
import { NamedList } from "./named-list.tsx";
import { useNights } from "./nights.ts";
import { askedPatterns, patternsQuery, type AskedPatterns } from "./queries.ts";
import { Tide } from "./tide.tsx";
import styles from "./patterns.module.css";

/** Nights in a row that are worth a word. */
const STREAK_MIN = 3;

interface FiguresProps {
  patterns: Patterns;
  chosen: Chosen;
  show: AskedPatterns["show"];
}

function Figures({ patterns, chosen, show }: FiguresProps) {
  const { t } = useTranslation();
  const nights = useNights();
  const { from, to, people, places, streak } = patterns;
  return (
    <>
      <div className={styles.head}>
        <h1 className="display-2">{t("patterns:heading")}</h1>
        <p className="muted">
          <LinkedText
            text={t("patterns:lede", {
              from: nights(from, "date"),
              to: nights(to, "date"),
              nights: t("patterns:nights", { count: patterns.nights }),
            })}
            to="/library"
          />{" "}
          {streak.current >= STREAK_MIN && t("patterns:streak", { count: streak.current })}
        </p>
      </div>
      <Tide patterns={patterns} />
      <Claim chosen={chosen} show={show} />
      <Charts patterns={patterns} symbol={chosen.id} />
      {people.length + places.length > 0 && (
        <section className={styles.half}>
          {people.length > 0 && <NamedList title={t("patterns:people")} named={people} />}
          {places.length > 0 && <NamedList title={t("patterns:places")} named={places} />}
        </section>
      )}
    </>
  );
}

function PatternsView() {
  const { t } = useTranslation();
  const { api, locale } = useApp();
  const [params] = useSearchParams();
  const asked = askedPatterns(params);
  const query = useQuery(patternsQuery(api, locale, asked));
  const data = ownData(query);
  if (!data) {
    return query.errorUpdateCount > 0 ? (
      <Empty
        heading="h1"
        className={styles.empty}
        title={t("patterns:failure.title")}
        text={t("patterns:failure.text")}
        action={
          <Button variant="secondary" busy={query.isFetching} onClick={() => void query.refetch()}>
            {t("patterns:failure.action")}
          </Button>
        }
      />
    ) : (
      <>
        <h1 className={`display-2 ${styles.empty}`}>{t("patterns:heading")}</h1>
        <output className="muted">{t("common:loading")}</output>
      </>
    );
  }
  return (
    <>
      {data.chosen ? (
        <Figures patterns={data} chosen={data.chosen} show={asked.show} />
      ) : (
        <Few patterns={data} />
      )}
      <LetterPaper />
      {data.unread > 0 && (
        <output className={`caption quiet ${styles.unread}`}>{t("patterns:unread")}</output>
      )}
    </>
  );
}

export default function PatternsPage() {
  const me = useMe();
  return (
    <Shell current="patterns">
      <div className={`wrap ${styles.page}`} data-chart="">
        {me && <PatternsView />}
      </div>
    </Shell>
  );
}
