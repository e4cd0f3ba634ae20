import { Link } from "react-router-dom";
import { galleryPath, type ListedEntry } from "#shared/community.ts";
import { localeInfo } from "#shared/locales.ts";
import { numberFormat } from "../../i18n/formats.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { useApp } from "../../lib/context.tsx";
import { PlayIcon } from "../../ui/icons.tsx";
import { SharedImage } from "../sharing/shared-image.tsx";
import { LikeIcon } from "./like-icon.tsx";
import mediaStyles from "../dreams/card-media.module.css";
import styles from "./entries.module.css";

function Entry({ entry, heading: Heading }: { entry: ListedEntry; heading: "h2" | "h3" }) {
  const { t } = useTranslation();
  const { locale } = useApp();
  const { id, title, name, sentence, language, likes } = entry;
  const own = { lang: language, dir: localeInfo(language).dir };
  return (
    <li className={styles.entry} dir={own.dir}>
      <Link className={styles.link} to={galleryPath(id)}>
        <span className={mediaStyles.media}>
          <SharedImage
            image={entry.image}
            alt=""
            sizes="(max-width: 640px) 92vw, (max-width: 1000px) 46vw, 30vw"
          />
          {entry.video && (
            <span className={`${mediaStyles.time} ${styles.film}`}>
              <PlayIcon />
              <span className="sr-only">{t("gallery:shown.film")}</span>
            </span>
          )}
        </span>
        <Heading className={styles.title} {...own}>
          {title}
        </Heading>
      </Link>
      {sentence && (
        <blockquote className={styles.sentence} {...own}>
          {sentence}
        </blockquote>
      )}
      <p className={`${styles.facts} caption quiet`}>
        {name && <bdi className={styles.name}>{name}</bdi>}
        {likes > 0 && (
          <span className={styles.likes}>
            <LikeIcon />
            <span className="sr-only">{t("gallery:shown.likes")}</span>
            <span className="num">{numberFormat(`${locale}-u-nu-latn`).format(likes)}</span>
          </span>
        )}
      </p>
    </li>
  );
}

/** Dreams that their authors show, image first. Search engines quote none of them: authors can take them back. */
export const Entries = ({ entries, heading }: { entries: readonly ListedEntry[]; heading: "h2" | "h3" }) => (
  <ul className={styles.entries} data-nosnippet="">
    {entries.map((entry) => (
      <Entry key={entry.id} entry={entry} heading={heading} />
    ))}
  </ul>
);
