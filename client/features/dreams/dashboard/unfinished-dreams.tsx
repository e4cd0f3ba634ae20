import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { useApp } from "../../../lib/context.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { ArrowForwardIcon } from "../../../ui/icons.tsx";
import { Bar } from "../../../ui/bar.tsx";
import { unfinishedQuery } from "../queries.ts";
import { titleOf } from "../dream-state.ts";
import styles from "./dashboard-page.module.css";

/** The user's unfinished dreams, each with a link to its overlay. */
export function UnfinishedDreams() {
  const { t } = useTranslation();
  const { api } = useApp();
  const { data: dreams = [] } = useQuery(unfinishedQuery(api));
  if (dreams.length === 0) return null;
  return (
    <section className={styles.unfinished} aria-labelledby="unfinished-title">
      <h2 className="title-3" id="unfinished-title">
        {t("dashboard:unfinished.title")}
      </h2>
      <ul>
        {dreams.map((dream) => (
          <li key={dream.id}>
            <Link
              data-plain=""
              className={styles.unfinishedLink}
              to={`/dashboard?dream=${encodeURIComponent(dream.id)}`}
            >
              <span className={styles.unfinishedText}>
                <bdi>{titleOf(dream)}</bdi>
              </span>
              <span className={`caption ${styles.unfinishedOpen}`}>
                {t("dashboard:unfinished.open")}
                <ArrowForwardIcon />
              </span>
              <Bar
                className={styles.unfinishedBar}
                value={dream.progress}
                label={t(`dream:status.${dream.status}`)}
              />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
