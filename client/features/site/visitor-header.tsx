import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { localeInfo } from "#shared/locales.ts";
import { useApp } from "../../lib/context.tsx";
import { useTranslation } from "../../i18n/use-translation.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { ChevronDownIcon, CloseIcon, GlobeIcon, MenuIcon, SunriseIcon } from "../../ui/icons.tsx";
import { LanguageList, LanguageMenu } from "../../ui/language-menu.tsx";
import { HomeLink } from "../../ui/mark.tsx";
import { Menu, menuItemClass } from "../../ui/menu.tsx";
import { ThemeChoice, ThemeMenu, useTheme } from "../../ui/theme-menu.tsx";
import shellStyles from "./shell.module.css";
import styles from "./visitor-header.module.css";

export interface HeaderLink {
  to: string;
  text: string;
  /** It leads to this page. */
  current?: boolean | undefined;
}

interface VisitorHeaderProps {
  className?: string | undefined;
  links: readonly HeaderLink[];
  /** The one button that every width has room for. */
  action: ReactNode;
  /** For visitors, not for users who look at a public page. */
  signIn: boolean;
  /** On a page that is dark in every theme there is none to choose. */
  themed: boolean;
}

/** A link; within the page it works without the router. */
function NavLink({ to, text, current, ...rest }: HeaderLink & { className?: string; "data-closes"?: "" }) {
  const attributes = { "aria-current": current ? ("page" as const) : undefined, ...rest };
  return to.startsWith("#") ? (
    <a href={to} {...attributes}>
      {text}
    </a>
  ) : (
    <Link to={to} {...attributes}>
      {text}
    </Link>
  );
}

/** A line that opens to a list. */
function Choice({ label, current, children }: { label: string; current: ReactNode; children: ReactNode }) {
  return (
    <details className={styles.choice}>
      <summary className={menuItemClass} aria-label={label}>
        {current}
        <ChevronDownIcon className={styles.chevron} />
      </summary>
      {children}
    </details>
  );
}

function SiteMenu({ links, signIn, themed }: Pick<VisitorHeaderProps, "links" | "signIn" | "themed">) {
  const { t } = useTranslation();
  const { locale } = useApp();
  const { name } = localeInfo(locale);
  const theme = t(`common:theme.${useTheme()}`);
  return (
    <Menu
      className={styles.menu}
      panelClass={styles.panel}
      label={t("common:nav.menu")}
      buttonClass={styles.menuButton}
      button={
        <>
          <MenuIcon />
          <CloseIcon />
        </>
      }
    >
      {links.length > 0 && (
        <ul className={styles.links}>
          {links.map((link) => (
            <li key={link.to}>
              <NavLink {...link} data-closes="" />
            </li>
          ))}
        </ul>
      )}
      {signIn && (
        <ButtonLink to="/auth" variant="secondary" block className={styles.menuSignIn} data-closes="">
          {t("common:signIn")}
        </ButtonLink>
      )}
      <div className={styles.choices}>
        <Choice
          label={t("common:language.current", { name })}
          current={
            <>
              <GlobeIcon />
              <bdi>{name}</bdi>
            </>
          }
        >
          <LanguageList />
        </Choice>
        {themed && (
          <Choice
            label={t("common:theme.current", { name: theme })}
            current={
              <>
                <SunriseIcon />
                {theme}
              </>
            }
          >
            <ThemeChoice />
          </Choice>
        )}
      </div>
    </Menu>
  );
}

/** The header of public pages: links, sign-in and one button; on narrow screens a menu has the rest. */
export function VisitorHeader({ className, links, action, signIn, themed }: VisitorHeaderProps) {
  const { t } = useTranslation();
  return (
    <header data-chrome="" className={className ? `${shellStyles.header} ${className}` : shellStyles.header}>
      <div className="wrap">
        <HomeLink className={shellStyles.home} />
        <nav className={shellStyles.headerNav} aria-label={t("common:nav.label")}>
          {links.map((link) => (
            <NavLink key={link.to} {...link} {...(link.current && { className: "rising-disc" })} />
          ))}
        </nav>
        <div className={shellStyles.headerEnd}>
          <LanguageMenu className={`${shellStyles.languageMenu} ${shellStyles.wide}`} />
          {themed && <ThemeMenu className={shellStyles.wide} />}
          {signIn && (
            <ButtonLink to="/auth" variant="ghost" size="sm" className={shellStyles.wide}>
              {t("common:signIn")}
            </ButtonLink>
          )}
          {action}
          <SiteMenu links={links} signIn={signIn} themed={themed} />
        </div>
      </div>
    </header>
  );
}
