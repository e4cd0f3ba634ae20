import { useTranslation } from "../../i18n/use-translation.ts";
import { Mark } from "../../ui/mark.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import styles from "./footer.module.css";

export function Footer() {
  const { t } = useTranslation();
  return (
    <footer className={styles.footer} data-chrome="">
      <div className="wrap">
        <Mark />
        <p className="small quiet">{t("common:disclaimer")}</p>
        <nav className="small quiet" aria-label={t("common:footer.legal")}>
          <TextLink to="/privacy">{t("common:footer.privacy")}</TextLink>
          <TextLink to="/terms">{t("common:footer.terms")}</TextLink>
          <TextLink to="/accessibility">{t("common:footer.accessibility")}</TextLink>
          <TextLink to="/licences">{t("common:licences")}</TextLink>
        </nav>
      </div>
    </footer>
  );
}
