import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useTranslation } from "../../i18n/use-translation.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { LanguageMenu } from "../../ui/language-menu.tsx";
import { HomeLink } from "../../ui/mark.tsx";
import { useMe } from "../accounts/queries.ts";
import { PublicFooter } from "./public-footer.tsx";
import shellStyles from "./shell.module.css";
import styles from "./public-shell.module.css";
import { SkipLink } from "../../ui/skip-link.tsx";

/** Reports a sign-up to an advertising tag, where an admin has added one to the page. */
export function reportConversion(): void {
  const { gtag_report_conversion: report } = window as Window & { gtag_report_conversion?: unknown };
  if (typeof report === "function") report();
}

interface PublicShellProps {
  /** Of the header's navigation. */
  links: readonly { to: string; text: string }[];
  getStarted: string;
  dashboard: string;
  /** The header lies over a night sky until the page is scrolled. */
  sky?: boolean;
  children: ReactNode;
}

/** Header, main element and footer of the landing page and the gallery. */
export function PublicShell({ links, getStarted, dashboard, sky, children }: PublicShellProps) {
  const { t } = useTranslation();
  const me = useMe();
  return (
    <>
      <SkipLink />
      <header
        className={
          sky
            ? `${shellStyles.header} ${styles.header} ${styles.headerSky} night`
            : `${shellStyles.header} ${styles.header}`
        }
      >
        <div className="wrap">
          <HomeLink />
          <nav className={shellStyles.headerNav} aria-label={t("common:nav.label")}>
            {links.map(({ to, text }) =>
              to.startsWith("#") ? (
                <a key={to} href={to}>
                  {text}
                </a>
              ) : (
                <Link key={to} to={to}>
                  {text}
                </Link>
              ),
            )}
          </nav>
          <div className={`${shellStyles.headerEnd} ${styles.end}`}>
            <LanguageMenu />
            {me ? (
              <ButtonLink to="/dashboard" size="sm" className={shellStyles.headerSignIn}>
                {dashboard}
              </ButtonLink>
            ) : (
              <>
                <ButtonLink to="/auth" variant="secondary" size="sm" className={shellStyles.headerSignIn}>
                  {t("common:signIn")}
                </ButtonLink>
                <ButtonLink
                  to="/auth?mode=sign-up"
                  size="sm"
                  className={`${shellStyles.headerSignIn} ${styles.getStarted}`}
                  // The boot module holds the click until it can be reported.
                  data-waits=""
                  onClick={reportConversion}
                >
                  {getStarted}
                </ButtonLink>
              </>
            )}
          </div>
        </div>
        {sky && <i className={styles.headerDisc} aria-hidden="true" />}
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <PublicFooter />
    </>
  );
}
