import { useQuery } from "@tanstack/react-query";
import { GALLERY_ALL } from "#shared/community.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { useApp } from "../../lib/context.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { RichText } from "../../ui/rich-text.tsx";
import { Entries } from "./entries.tsx";
import { galleryQuery } from "./queries.ts";
import { Topics } from "./topics.tsx";
import styles from "./gallery-section.module.css";

/** Entries beside the examples; the rest is on pages of their own. */
const FIRST = 12;

/** The newest dreams that users show; nothing while there is none. */
export function GallerySection() {
  const { t } = useTranslation();
  const { api, locale } = useApp();
  const { data } = useQuery(galleryQuery(api, locale));
  if (!data || data.entries.length === 0) return null;
  return (
    <section className={`${styles.section} later`} aria-labelledby="shown-title">
      <header className={styles.head}>
        <h2 className="title-1" id="shown-title">
          <RichText text={t("gallery:shown.heading")} />
        </h2>
        <p className="muted">{t("gallery:shown.lede")}</p>
      </header>
      <Topics topics={data.topics} filter={null} />
      <Entries entries={data.entries.slice(0, FIRST)} heading="h3" />
      {data.entries.length > FIRST && (
        <p className={styles.more}>
          <ButtonLink to={GALLERY_ALL} variant="secondary">
            {t("gallery:shown.all")}
          </ButtonLink>
        </p>
      )}
    </section>
  );
}
