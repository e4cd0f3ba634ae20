import { Link, useLocation } from "react-router-dom";
import { localeInfo } from "#shared/locales.ts";
import { SOCIAL_LINKS } from "#shared/site-figures.ts";
import { useApp } from "../../lib/context.tsx";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Mark } from "../../ui/mark.tsx";
import styles from "./public-footer.module.css";

/** The languages of most visitors; the header's menu has all. */
const FOOTER_LOCALES = ["tr", "en-US"] as const;

function LanguageLinks() {
  const { pathname } = useLocation();
  return (
    <p className={styles.languages}>
      {FOOTER_LOCALES.map((code) => (
        <a key={code} href={`${pathname}?lang=${code}`} lang={code}>
          {localeInfo(code).name.split(" (")[0]}
        </a>
      ))}
    </p>
  );
}

/** Footer of the landing page, the gallery and the dictionary. On the landing page the legal entries are no links. */
export function PublicFooter() {
  const { supportEmail } = useApp();
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <footer className={`${styles.footer} night`}>
      <div className="wrap">
        <div className={styles.grid}>
          <div>
            <Mark />
            <p className="small quiet">{t("common:disclaimer")}</p>
          </div>
          <nav aria-label={t("common:footer.product")}>
            <h2>{t("common:footer.product")}</h2>
            <ul>
              <li>
                <a href="/#features">{t("common:footer.features")}</a>
              </li>
              <li>
                <Link to="/pricing">{t("common:footer.pricing")}</Link>
              </li>
              <li>
                <Link to="/gallery">{t("common:footer.examples")}</Link>
              </li>
              <li>
                <Link to="/symbols">{t("common:footer.symbols")}</Link>
              </li>
            </ul>
          </nav>
          <nav aria-label={t("common:footer.contact")}>
            <h2>{t("common:footer.contact")}</h2>
            <ul>
              {supportEmail && (
                <li>
                  <a href={`mailto:${supportEmail}`}>
                    <bdi>{supportEmail}</bdi>
                  </a>
                </li>
              )}
              {SOCIAL_LINKS.map(({ name, url }) => (
                <li key={name}>
                  <a href={url} target="_blank" rel="noreferrer">
                    <bdi>{name}</bdi>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div>
            <h2>{t("common:footer.legal")}</h2>
            {pathname === "/" ? (
              <ul className="quiet">
                <li>{t("common:footer.privacy")}</li>
                <li>{t("common:footer.terms")}</li>
                <li>{t("landing:legal.cookies")}</li>
                <li>{t("landing:legal.kvkk")}</li>
              </ul>
            ) : (
              <ul>
                <li>
                  <Link to="/privacy">{t("common:footer.privacy")}</Link>
                </li>
                <li>
                  <Link to="/terms">{t("common:footer.terms")}</Link>
                </li>
                <li>
                  <Link to="/accessibility">{t("common:footer.accessibility")}</Link>
                </li>
              </ul>
            )}
          </div>
        </div>
        <LanguageLinks />
      </div>
    </footer>
  );
}
