import { useLocation } from "react-router-dom";
import { LOCALES, localeInfo, type Locale } from "#shared/locales.ts";
import { useApp } from "../lib/context.tsx";
import { useTranslation } from "../i18n/use-translation.ts";
import { flagUrl } from "./flags.ts";
import { ChevronDownIcon, GlobeIcon } from "./icons.tsx";
import { Menu } from "./menu.tsx";
import "./language-menu.css";

/** "English (US)" is "English" where only the current language is named. */
const shortName = (locale: Locale) => localeInfo(locale).name.split(" (")[0]!;

/** One plain link per language to this same page; a full load, so that everything speaks it. */
export function LanguageList() {
  const { locale } = useApp();
  const { search } = useLocation();
  const addressIn = (code: Locale) => {
    const query = new URLSearchParams(search);
    query.set("lang", code);
    // Without a path it is this page, also where the server cannot know which: every missing page is rendered as one.
    return `?${query.toString()}`;
  };
  return (
    <ul className="language-list">
      {LOCALES.map(({ code, name, flag }) => (
        <li key={code}>
          <a
            className="menu-item"
            href={addressIn(code)}
            lang={code}
            aria-current={code === locale ? "true" : undefined}
          >
            <img className="language-flag" src={flagUrl(flag)} alt="" width="24" height="16" loading="lazy" />
            <bdi>{name}</bdi>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The language picker of the header. */
export function LanguageMenu({ side }: { side?: "below" | "above" }) {
  const { t } = useTranslation();
  const { locale } = useApp();
  return (
    <Menu
      className="language-menu"
      {...(side && { side })}
      label={t("common:language.current", { name: localeInfo(locale).name })}
      buttonClass="language-button"
      button={
        <>
          <GlobeIcon />
          <bdi lang={locale}>{shortName(locale)}</bdi>
          <ChevronDownIcon className="language-chevron" />
        </>
      }
    >
      <LanguageList />
    </Menu>
  );
}
