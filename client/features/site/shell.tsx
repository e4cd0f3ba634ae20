import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { Me } from "#shared/accounts.ts";
import { useApp } from "../../lib/context.tsx";
import { useMe } from "../accounts/queries.ts";
import { DockedDisc } from "../dreams/progress/docked-disc.tsx";
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
import styles from "./shell.module.css";
import { IconLink } from "../../ui/icon-button.tsx";
import { SkipLink } from "../../ui/skip-link.tsx";

interface ShellProps {
  /** The navigation item of this page. */
  current?: NavItem | undefined;
  /** The header lies over a night sky, without background or line. */
  sky?: boolean | undefined;
  children: ReactNode;
}

/** A balance of this many credits fills the moon. */
const FULL_MOON_CREDITS = 50;

const NAV_ITEMS = [
  { item: "dashboard", to: "/dashboard", icon: FeatherIcon },
  { item: "library", to: "/library", icon: BookIcon },
  { item: "pricing", to: "/pricing", icon: SunriseIcon },
] as const;
type NavItem = (typeof NAV_ITEMS)[number]["item"];

function BalancePill({ credits }: { credits: number }) {
  const { t } = useTranslation();
  const { locale } = useApp();
  const amount = formatNumber(credits, locale);
  return (
    <Link className={styles.balance} to="/pricing">
      <Phase className={styles.balanceMoon} value={credits / FULL_MOON_CREDITS} />
      <span className="num">{amount}</span>{" "}
      <span className={styles.balanceUnit}>{t("common:tokenUnit", { count: credits })}</span>
    </Link>
  );
}

function Header({ me, current, sky }: Omit<ShellProps, "children"> & { me: Me | null }) {
  const { t } = useTranslation();
  const items = me ? NAV_ITEMS : NAV_ITEMS.filter(({ item }) => item === "pricing");
  return (
    <header data-chrome="" className={sky ? `${styles.header} ${styles.headerSky} night` : styles.header}>
      <div className="wrap">
        <HomeLink to={me ? "/dashboard" : "/"} />
        <nav className={styles.headerNav} aria-label={t("common:nav.label")}>
          {items.map(({ item, to }) => (
            <Link
              key={item}
              className="rising-disc"
              to={to}
              aria-current={item === current ? "page" : undefined}
            >
              {t(`common:nav.${item}`)}
            </Link>
          ))}
        </nav>
        <div className={styles.headerEnd} data-signed-in={me ? "" : undefined}>
          {me && <DockedDisc />}
          <LanguageMenu className={styles.languageMenu} />
          {!sky && <ThemeMenu className={styles.themeMenu} />}
          {me ? (
            <>
              <BalancePill credits={me.credits} />
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

function TabBar({ me, current }: { me: Me; current: NavItem | undefined }) {
  const { t } = useTranslation();
  return (
    <nav data-tab-bar="" data-chrome="" className={styles.tabBar} aria-label={t("common:nav.tabs")}>
      {NAV_ITEMS.map(({ item, to, icon: Icon }) => (
        <Link
          data-plain=""
          key={item}
          className={`${styles.tabBarItem} rising-disc`}
          to={to}
          aria-current={item === current ? "page" : undefined}
        >
          <Icon />
          {t(`common:tab.${item}`)}
        </Link>
      ))}
      <AccountTab me={me} />
    </nav>
  );
}

/** Header, main element and, for users on phones, the tab bar. */
export function Shell({ current, sky, children }: ShellProps) {
  const me = useMe();
  return (
    <>
      <SkipLink />
      <Header me={me} current={current} sky={sky} />
      {me?.confirmation && !sky && <VerifyBanner me={me} />}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {me && <TabBar me={me} current={current} />}
    </>
  );
}
