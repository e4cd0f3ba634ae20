import { Link } from "react-router-dom";
import { GALLERY_ALL, moodGallery, symbolGallery, type GalleryTopics } from "#shared/community.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { ChoiceLinks } from "../../ui/choice-links.tsx";
import type { GalleryFilter } from "./queries.ts";
import styles from "./topics.module.css";

/** Leads to the dreams of a mood or with a symbol. */
export function Topics({ topics, filter }: { topics: GalleryTopics; filter: GalleryFilter | null }) {
  const { t } = useTranslation();
  if (topics.symbols.length === 0 && topics.moods.length === 0) return null;
  return (
    <div className={styles.topics}>
      {topics.moods.length > 0 && (
        <ChoiceLinks
          label={t("gallery:shown.byMood")}
          options={[
            {
              name: t("gallery:shown.all"),
              to: GALLERY_ALL,
              current: filter !== null && !filter.symbol && !filter.mood,
            },
            ...topics.moods.map(({ mood }) => ({
              name: t(`gallery:shown.moods.${mood}`),
              to: moodGallery(mood),
              current: filter?.mood === mood,
            })),
          ]}
        />
      )}
      {topics.symbols.length > 0 && (
        <nav aria-label={t("gallery:shown.bySymbol")}>
          <ul className={styles.symbols}>
            {topics.symbols.map(({ id, name, entries }) => (
              <li key={id}>
                <Link
                  className={styles.symbol}
                  to={symbolGallery(id)}
                  preventScrollReset
                  aria-current={filter?.symbol === id ? "true" : undefined}
                >
                  <bdi>{name}</bdi>
                  <span className="num quiet">{entries}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
