import type { ReactNode } from "react";
import { ButtonLink } from "../../ui/button.tsx";
import { SkipLink } from "../../ui/skip-link.tsx";
import { ToastStrip } from "../../ui/toasts.tsx";
import { useMe } from "../accounts/queries.ts";
import { PublicFooter } from "./public-footer.tsx";
import { VisitorHeader, type HeaderLink } from "./visitor-header.tsx";
import shellStyles from "./shell.module.css";
import styles from "./public-shell.module.css";

/** Reports a sign-up to an advertising tag, where an admin has added one to the page. */
export function reportConversion(): void {
  const { gtag_report_conversion: report } = window as Window & { gtag_report_conversion?: unknown };
  if (typeof report === "function") report();
}

interface PublicShellProps {
  /** Of the header's navigation. */
  links: readonly HeaderLink[];
  getStarted: string;
  dashboard: string;
  /** The header lies over a night sky until the page is scrolled. */
  sky?: boolean;
  children: ReactNode;
}

/** Header, main element and footer of the landing page, the gallery and the dictionary. */
export function PublicShell({ links, getStarted, dashboard, sky = false, children }: PublicShellProps) {
  const me = useMe();
  return (
    <>
      <SkipLink />
      <VisitorHeader
        className={sky ? `${styles.headerSky} night` : undefined}
        links={links}
        signIn={!me}
        themed={!sky}
        action={
          me ? (
            <ButtonLink to="/dashboard" size="sm" className={shellStyles.headerAction}>
              {dashboard}
            </ButtonLink>
          ) : (
            <ButtonLink
              to="/auth?mode=sign-up"
              size="sm"
              className={shellStyles.headerAction}
              // The boot module holds the click until it can be reported.
              data-waits=""
              onClick={reportConversion}
            >
              {getStarted}
            </ButtonLink>
          )
        }
      />
      <ToastStrip className={sky ? `${styles.toastsSky} night` : undefined} contentClass="wrap" />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <PublicFooter />
    </>
  );
}
