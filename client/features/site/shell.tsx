import type { ComponentType, ReactNode } from "react";
import { Link } from "react-router-dom";
import type { Me } from "#shared/accounts.ts";
import { useApp } from "../../lib/context.tsx";
import { useMe } from "../accounts/queries.ts";
import { DockedDisc } from "../dreams/progress/docked-disc.tsx";
import { useOfflineStart } from "../offline/use-offline-start.ts";
import { VerifyBanner } from "../accounts/verify-banner.tsx";
import { useTranslation } from "../../i18n/use-translation.ts";
import { AccountMenu } from "./account-menu.tsx";
import { AdminIcon, BookIcon, FeatherIcon, PersonIcon, TideIcon } from "../../ui/icons.tsx";
import { LanguageMenu } from "../../ui/language-menu.tsx";
import { HomeLink } from "../../ui/mark.tsx";
import { formatNumber } from "../../lib/numbers.ts";
import { Phase } from "../../ui/phase.tsx";
import { ThemeMenu } from "../../ui/theme-menu.tsx";
import styles from "./shell.module.css";
import { IconLink } from "../../ui/icon-button.tsx";
import { SkipLink } from "../../ui/skip-link.tsx";
import { ToastStrip } from "../../ui/toasts.tsx";

export interface ShellProps {
  /** The navigation item of this page. */
  current?: NavItem | undefined;
  /** The header lies over a night sky, without background or line. */
  sky?: boolean | undefined;
  /** Of a page that is open to visitors too: their header. */
  VisitorHeader?: ComponentType<HeaderProps>;
  footer?: ReactNode;
  children: ReactNode;
}

/** A balance of this many credits fills the moon. */
const FULL_MOON_CREDITS = 50;

/** Of the wide header. */
const NAV_ITEMS = [
  { item: "dashboard", to: "/dashboard" },
  { item: "library", to: "/library" },
  { item: "patterns", to: "/patterns" },
  { item: "pricing", to: "/pricing" },
] as const;
/** Of the tab bar, which has room for four. */
const TABS = [
  { item: "dashboard", to: "/dashboard", icon: FeatherIcon, text: "common:tab.dashboard" },
  { item: "library", to: "/library", icon: BookIcon, text: "common:tab.library" },
  { item: "patterns", to: "/patterns", icon: TideIcon, text: "common:nav.patterns" },
  { item: "account", to: "/account", icon: PersonIcon, text: "common:nav.account" },
] as const;
type NavItem = (typeof NAV_ITEMS | typeof TABS)[number]["item"];

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

export interface HeaderProps {
  current: NavItem | undefined;
  className: string | undefined;
  themed: boolean;
}

function UserHeader({ me, current, className, themed }: HeaderProps & { me: Me }) {
  const { t } = useTranslation();
  return (
    <header data-chrome="" className={className ? `${styles.header} ${className}` : styles.header}>
      <div className="wrap">
        <HomeLink to="/dashboard" className={styles.home} />
        <nav className={styles.headerNav} aria-label={t("common:nav.label")}>
          {NAV_ITEMS.map(({ item, to }) => (
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
        <div className={styles.headerEnd} data-signed-in="">
          <DockedDisc />
          <LanguageMenu className={`${styles.languageMenu} ${styles.wide}`} />
          {themed && <ThemeMenu className={styles.wide} />}
          <BalancePill credits={me.credits} />
          {me.user.role === "admin" && (
            <IconLink
              className={styles.wide}
              to="/admin/transactions"
              label={t("common:nav.admin")}
              icon={<AdminIcon />}
            />
          )}
          <AccountMenu me={me} />
        </div>
      </div>
    </header>
  );
}

/** Of a user's page that has lost its user, as after a sign-out in another tab. */
const EmptyHeader = ({ className }: HeaderProps) => (
  <header data-chrome="" className={className ? `${styles.header} ${className}` : styles.header}>
    <div className="wrap">
      <HomeLink to="/" className={styles.home} />
    </div>
  </header>
);

function TabBar({ current }: { current: NavItem | undefined }) {
  const { t } = useTranslation();
  return (
    <nav data-tab-bar="" data-chrome="" className={styles.tabBar} aria-label={t("common:nav.tabs")}>
      {TABS.map(({ item, to, icon: Icon, text }) => (
        <Link
          data-plain=""
          key={item}
          className={`${styles.tabBarItem} rising-disc`}
          to={to}
          aria-current={item === current ? "page" : undefined}
        >
          <Icon />
          {t(text)}
        </Link>
      ))}
    </nav>
  );
}

/** Header, main element and, for users on narrow screens, the tab bar. */
export function Shell({ current, sky, VisitorHeader = EmptyHeader, footer, children }: ShellProps) {
  const me = useMe();
  useOfflineStart(me);
  const header = { current, className: sky ? `${styles.headerSky} night` : undefined, themed: !sky };
  return (
    <>
      <SkipLink />
      {me ? <UserHeader me={me} {...header} /> : <VisitorHeader {...header} />}
      <ToastStrip contentClass="wrap" />
      {me?.confirmation && !sky && <VerifyBanner me={me} />}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {footer}
      {me && <TabBar current={current} />}
    </>
  );
}
