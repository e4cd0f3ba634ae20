import { useLocation } from "react-router-dom";
import { LOCALES, localeInfo, type Locale } from "#shared/locales.ts";
import { useApp } from "../lib/context.tsx";
import { useTranslation } from "../i18n/use-translation.ts";
import { flagUrl } from "./flags.ts";
import { ChevronDownIcon, GlobeIcon } from "./icons.tsx";
import { Menu, menuItemClass } from "./menu.tsx";
import styles from "./language-menu.module.css";

/** "English (US)" is "English" where only the current language is named. */
const shortName = (locale: Locale) => localeInfo(locale).name.split(" (")[0]!;

/** One plain link per language to this same page; a full load, so that everything speaks it. */
export function LanguageList({ className }: { className?: string | undefined }) {
  const { locale } = useApp();
  const { search } = useLocation();
  const addressIn = (code: Locale) => {
    const query = new URLSearchParams(search);
    query.set("lang", code);
    // Without a path it is this page, also where the server cannot know which: every missing page is rendered as one.
    return `?${query.toString()}`;
  };
  return (
    <ul className={className ? `${styles.list} ${className}` : styles.list}>
      {LOCALES.map(({ code, name, flag }) => (
        <li key={code}>
          <a
            className={menuItemClass}
            href={addressIn(code)}
            lang={code}
            aria-current={code === locale ? "true" : undefined}
          >
            <img className={styles.flag} src={flagUrl(flag)} alt="" width="24" height="16" loading="lazy" />
            <bdi>{name}</bdi>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The language picker of the header. */
interface LanguageMenuProps {
  side?: "below" | "above";
  className?: string | undefined;
}

export function LanguageMenu({ side, className }: LanguageMenuProps) {
  const { t } = useTranslation();
  const { locale } = useApp();
  return (
    <Menu
      {...(className && { className })}
      {...(side && { side })}
      label={t("common:language.current", { name: localeInfo(locale).name })}
      buttonClass={styles.button}
      button={
        <>
          <GlobeIcon />
          <bdi lang={locale}>{shortName(locale)}</bdi>
          <ChevronDownIcon className={styles.chevron} />
        </>
      }
    >
      <LanguageList />
    </Menu>
  );
}
