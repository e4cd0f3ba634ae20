import { useTranslation } from "../../../i18n/use-translation.ts";
import { LanguageMenu } from "../../../ui/language-menu.tsx";
import { ThemeChoice } from "../../../ui/theme-menu.tsx";
import { Section } from "./section.tsx";

/** The language and the theme of the interface. */
export function PreferencesSection() {
  const { t } = useTranslation();
  return (
    <Section id="preferences">
      <div className="account-list">
        <div className="account-row">
          <span>{t("account:preferences.language")}</span>
          <LanguageMenu side="above" />
        </div>
        <div className="account-row">
          <span>{t("account:preferences.theme")}</span>
          <div className="account-themes">
            <ThemeChoice />
          </div>
        </div>
      </div>
    </Section>
  );
}
