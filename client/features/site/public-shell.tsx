import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useTranslation } from "../../i18n/use-translation.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { LanguageMenu } from "../../ui/language-menu.tsx";
import { Mark } from "../../ui/mark.tsx";
import { PublicFooter } from "./public-footer.tsx";
// The header and the skip link of every page.
import "./shell.css";
import "./public-shell.css";

/** Tells the advertising tag of the site that somebody begins, where an operator has put one on the window. */
export function reportConversion(): void {
  const { gtag_report_conversion: report } = window as Window & { gtag_report_conversion?: unknown };
  if (typeof report === "function") report();
}

interface PublicShellProps {
  signedIn: boolean;
  /** Texts of the header's links by their addresses. */
  links: readonly { to: string; text: string }[];
  getStarted: string;
  dashboard: string;
  /** The header lies over a night sky until the page moves. */
  sky?: boolean;
  children: ReactNode;
}

/** Header, main element and footer of the pages that win people over. */
export function PublicShell({ signedIn, links, getStarted, dashboard, sky, children }: PublicShellProps) {
  const { t } = useTranslation();
  return (
    <>
      <a className="skip-link btn btn-primary" href="#main">
        {t("common:skip")}
      </a>
      <header className={sky ? "header public-header public-header-sky night" : "header public-header"}>
        <div className="wrap">
          <Link to="/" className="home-link">
            <Mark />
          </Link>
          <nav className="header-nav" aria-label={t("common:nav.label")}>
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
          <div className="header-end">
            <LanguageMenu />
            {signedIn ? (
              <ButtonLink to="/dashboard" size="sm" className="header-sign-in">
                {dashboard}
              </ButtonLink>
            ) : (
              <>
                <ButtonLink to="/auth" variant="secondary" size="sm" className="header-sign-in">
                  {t("common:signIn")}
                </ButtonLink>
                <ButtonLink
                  to="/auth?mode=sign-up"
                  size="sm"
                  className="header-sign-in public-get-started"
                  // Held until somebody can report it.
                  data-waits=""
                  onClick={reportConversion}
                >
                  {getStarted}
                </ButtonLink>
              </>
            )}
          </div>
        </div>
        {sky && <i className="public-header-disc" aria-hidden="true" />}
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <PublicFooter />
    </>
  );
}
