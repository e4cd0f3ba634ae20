import { useTranslation } from "../../../i18n/use-translation.ts";
import { LanguageMenu } from "../../../ui/language-menu.tsx";
import { ThemeChoice } from "../../../ui/theme-menu.tsx";
import { Section } from "./section.tsx";
import styles from "./account.module.css";

export function PreferencesSection() {
  const { t } = useTranslation();
  return (
    <Section id="preferences">
      <div className={styles.list}>
        <div className={styles.row}>
          <span>{t("account:preferences.language")}</span>
          <LanguageMenu side="above" />
        </div>
        <div className={styles.row}>
          <span>{t("account:preferences.theme")}</span>
          <div className={styles.themes}>
            <ThemeChoice />
          </div>
        </div>
      </div>
    </Section>
  );
}
