import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { galleryPath, symbolGallery } from "#shared/community.ts";
import { localeInfo } from "#shared/locales.ts";
import { useApp } from "../../lib/context.tsx";
import { useTranslation } from "../../i18n/use-translation.ts";
import { RichText } from "../../ui/rich-text.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { SharedImage } from "../sharing/shared-image.tsx";
import { symbolDreamsQuery } from "./queries.ts";
import styles from "./symbol-gallery.module.css";

/** The newest dreams of the public gallery with a symbol, by its id; nothing while there is none. */
export function SymbolGallery({ symbol }: { symbol: string }) {
  const { t } = useTranslation();
  const { api, locale, community } = useApp();
  const { data: dreams } = useQuery({ ...symbolDreamsQuery(api, locale, symbol), enabled: community });
  if (!dreams || dreams.length === 0) return null;
  return (
    // Search engines quote none of them: authors can take them back.
    <section className={`${styles.dreams} later`} aria-labelledby="shown" data-nosnippet="">
      <header className={styles.head}>
        <h2 className="title-2" id="shown">
          <RichText text={t("symbols:shown.heading")} />
        </h2>
        <TextLink to={symbolGallery(symbol)}>{t("symbols:shown.all")}</TextLink>
      </header>
      <ul>
        {dreams.map(({ id, title, language, image }) => (
          <li key={id}>
            <Link to={galleryPath(id)}>
              <span className={styles.image}>
                <SharedImage image={image} alt="" sizes="(max-width: 760px) 60vw, 280px" />
              </span>
              <span className={styles.title} lang={language} dir={localeInfo(language).dir}>
                {title}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
