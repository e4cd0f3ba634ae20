import { useEffect, useRef } from "react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { DISC_SIZE, discUrl, type DiscLook } from "#shared/calendar.ts";
import { hasFailed } from "../../../../lib/failed-query.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { useApp } from "../../../../lib/context.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Empty } from "../../../../ui/empty.tsx";
import type { LibraryFilter } from "../library-filter.ts";
import { nightQuery } from "./load-calendar.ts";
import { lookOf } from "./nights.ts";
import { useNightTexts } from "./use-night-texts.ts";
import styles from "./night-list.module.css";

/** The words beside a dream, by its look. */
const NAMES: Partial<Record<DiscLook, string>> = {
  words: "calendar:key.words",
  note: "calendar:key.note",
  waiting: "calendar:making",
  failed: "calendar:missing",
};

/** The dreams of one night. */
export function NightList({ night, filter }: { night: string; filter: LibraryFilter }) {
  const { t } = useTranslation();
  const { api } = useApp();
  const query = useQuery(nightQuery(api, night, filter));
  const { data, isFetching, refetch } = query;
  const texts = useNightTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.list} id="night" aria-labelledby="night-heading">
      <h2 ref={heading} id="night-heading" className="title-2" tabIndex={-1}>
        {t("calendar:together", { date: texts.date(night) })}
      </h2>
      <ul>
        {data?.dreams.map((dream) => {
          const look = lookOf(dream);
          const name = NAMES[look];
          return (
            <li key={dream.id}>
              <Link data-plain="" to={`/dream/${dream.id}`} viewTransition>
                <span className={styles.disc} data-look={look}>
                  {look === "picture" && (
                    <img
                      src={discUrl(dream.id)}
                      alt=""
                      width={DISC_SIZE}
                      height={DISC_SIZE}
                      decoding="async"
                    />
                  )}
                </span>
                <span className={styles.title} lang={dream.language} dir="auto">
                  {dream.title}
                </span>
                <span className="caption quiet">
                  {[...(dream.time ? [dream.time] : []), ...(name ? [t(name)] : [])].join(", ")}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
      {hasFailed(query) && (
        <Empty
          title={t("library:failure.title")}
          text={t("library:failure.text")}
          action={
            <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
              {t("library:failure.action")}
            </Button>
          }
        />
      )}
    </section>
  );
}
