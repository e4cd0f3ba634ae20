import { useLocation } from "react-router-dom";
import { LOCALES, localeInfo, type Locale } from "#shared/locales.ts";
import { useApp } from "../lib/context.tsx";
import { useTranslation } from "../i18n/use-translation.ts";
import { ChevronDownIcon, GlobeIcon } from "./icons.tsx";
import { Menu, menuItemClass } from "./menu.tsx";
import styles from "./language-menu.module.css";

const FLAG_FOLDER = "../../node_modules/country-flag-icons/3x2";
const flagUrls = import.meta.glob<string>(
  "../../node_modules/country-flag-icons/3x2/{TR,US,GB,FR,IT,SA,ES,PT,BR,IN,JP,KR}.svg",
  { eager: true, import: "default", query: "?url" },
);

/** The name without its country: "English" for "English (US)". */
const shortName = (locale: Locale) => localeInfo(locale).name.split(" (")[0]!;

/** Links to this page in each language; each loads the page anew. */
export function LanguageList({ className }: { className?: string }) {
  const { locale } = useApp();
  const { search } = useLocation();
  const urlIn = (code: Locale) => {
    const query = new URLSearchParams(search);
    query.set("lang", code);
    // Without a path, as the server renders one page for all unknown paths.
    return `?${query.toString()}`;
  };
  return (
    <ul className={className ? `${styles.list} ${className}` : styles.list}>
      {LOCALES.map(({ code, name, flag }) => (
        <li key={code}>
          <a
            className={menuItemClass}
            href={urlIn(code)}
            lang={code}
            aria-current={code === locale ? "true" : undefined}
          >
            <img
              className={styles.flag}
              src={flagUrls[`${FLAG_FOLDER}/${flag}.svg`]}
              alt=""
              width="24"
              height="16"
              loading="lazy"
            />
            <bdi>{name}</bdi>
          </a>
        </li>
      ))}
    </ul>
  );
}

interface LanguageMenuProps {
  side?: "below" | "above";
  className?: string;
}

export function LanguageMenu({ side, className }: LanguageMenuProps) {
  const { t } = useTranslation();
  const { locale } = useApp();
  return (
    <Menu
      className={className}
      side={side}
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
