import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { Me } from "#shared/accounts.ts";
import { useApp } from "../../lib/context.tsx";
import { VerifyBanner } from "../accounts/verify-banner.tsx";
import { useTranslation } from "../../i18n/use-translation.ts";
import { AccountMenu, AccountTab } from "./account-menu.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { AdminIcon, BookIcon, FeatherIcon, SunriseIcon } from "../../ui/icons.tsx";
import { LanguageMenu } from "../../ui/language-menu.tsx";
import { HomeLink } from "../../ui/mark.tsx";
import { formatNumber } from "../../lib/numbers.ts";
import { Phase } from "../../ui/phase.tsx";
import { ThemeMenu } from "../../ui/theme-menu.tsx";
import discStyles from "../../ui/rising-disc.module.css";
import styles from "./shell.module.css";
import { IconLink } from "../../ui/icon-button.tsx";
import { SkipLink } from "../../ui/skip-link.tsx";

type Place = "dashboard" | "library" | "pricing";

interface ShellProps {
  /** The signed-in person, or null for a visitor. */
  me: Me | null;
  /** The item of the navigation that this page belongs to. */
  current?: Place;
  /** Lies over a night sky at the top of the page, without ground or line. */
  sky?: boolean;
  children: ReactNode;
}

/** A balance of this many tokens draws a full moon. */
const FULL_MOON_TOKENS = 50;

const PLACES = [
  { place: "dashboard", to: "/dashboard", icon: FeatherIcon },
  { place: "library", to: "/library", icon: BookIcon },
  { place: "pricing", to: "/pricing", icon: SunriseIcon },
] as const;

function TokenPill({ credits }: { credits: number }) {
  const { t } = useTranslation();
  const { locale } = useApp();
  const amount = formatNumber(credits, locale);
  return (
    <Link className={styles.tokenPill} to="/pricing">
      <Phase className={styles.tokenPillMoon} value={credits / FULL_MOON_TOKENS} />
      <span className="num">{amount}</span>{" "}
      <span className={styles.tokenPillUnit}>{t("common:tokenUnit", { count: credits })}</span>
    </Link>
  );
}

function Header({ me, current, sky }: Omit<ShellProps, "children">) {
  const { t } = useTranslation();
  const places = me ? PLACES : PLACES.filter(({ place }) => place === "pricing");
  return (
    <header data-chrome="" className={sky ? `${styles.header} ${styles.headerSky} night` : styles.header}>
      <div className="wrap">
        <HomeLink to={me ? "/dashboard" : "/"} />
        <nav className={styles.headerNav} aria-label={t("common:nav.label")}>
          {places.map(({ place, to }) => (
            <Link
              key={place}
              className={discStyles.rise}
              to={to}
              aria-current={place === current ? "page" : undefined}
            >
              {t(`common:nav.${place}`)}
            </Link>
          ))}
        </nav>
        <div className={styles.headerEnd} data-person={me ? "" : undefined}>
          <LanguageMenu className={styles.languageMenu} />
          {!sky && <ThemeMenu className={styles.themeMenu} />}
          {me ? (
            <>
              <TokenPill credits={me.credits} />
              {me.user.role === "admin" && (
                <IconLink
                  className={styles.headerAdmin}
                  to="/admin/transactions"
                  label={t("common:nav.admin")}
                  icon={<AdminIcon />}
                />
              )}
              <AccountMenu me={me} />
            </>
          ) : (
            <ButtonLink to="/auth" variant="secondary" size="sm" className={styles.headerSignIn}>
              {t("common:signIn")}
            </ButtonLink>
          )}
        </div>
      </div>
    </header>
  );
}

function TabBar({ me, current }: { me: Me; current: Place | undefined }) {
  const { t } = useTranslation();
  return (
    <nav data-tab-bar="" data-chrome="" className={styles.tabBar} aria-label={t("common:nav.tabs")}>
      {PLACES.map(({ place, to, icon: Icon }) => (
        <Link
          data-plain=""
          key={place}
          className={`${styles.tabBarItem} ${discStyles.rise}`}
          to={to}
          aria-current={place === current ? "page" : undefined}
        >
          <Icon />
          {t(`common:tab.${place}`)}
        </Link>
      ))}
      <AccountTab me={me} />
    </nav>
  );
}

/** Header, main element and, for a signed-in person on a phone, the tab bar. */
export function Shell({ me, current, sky, children }: ShellProps) {
  return (
    <>
      <SkipLink />
      <Header me={me} {...(current && { current })} {...(sky && { sky })} />
      {me && !sky && !me.user.emailVerified && <VerifyBanner email={me.user.email} />}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {me && <TabBar me={me} current={current} />}
    </>
  );
}
