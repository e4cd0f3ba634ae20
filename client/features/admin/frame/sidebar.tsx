import { useState } from "react";
import { Link } from "react-router-dom";
import { useApp } from "../../../lib/context.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { PictureIcon, SignOutIcon } from "../../../ui/icons.tsx";
import { Mark } from "../../../ui/mark.tsx";
import { menuItemClass } from "../../../ui/menu.tsx";
import { Tooltip } from "../../../ui/tooltip.tsx";
import { useSignOut } from "../../accounts/use-sign-out.ts";
import {
  AlertsIcon,
  ChartIcon,
  FlagIcon,
  HomeIcon,
  KeyIcon,
  AuditIcon,
  TransfersIcon,
  UsersIcon,
} from "./admin-icons.tsx";
import styles from "./admin-frame.module.css";

const linkClass = `${menuItemClass} ${styles.link}`;

const MAIN_PAGES = [
  { page: "users", icon: UsersIcon },
  { page: "transactions", icon: TransfersIcon },
  { page: "analytics", icon: ChartIcon },
] as const;
const MONITORING_PAGES = [
  { page: "community", icon: PictureIcon },
  { page: "reports", icon: FlagIcon },
  { page: "attention", icon: AlertsIcon },
  { page: "log", icon: AuditIcon },
  { page: "security", icon: KeyIcon },
] as const;

export type AdminPageName = (typeof MAIN_PAGES | typeof MONITORING_PAGES)[number]["page"];

interface SidebarProps {
  current: AdminPageName;
  /** Shows icons alone, with tooltips. */
  narrow?: boolean;
}

function SignOutButton({ narrow }: { narrow: boolean }) {
  const { t } = useTranslation();
  const signOut = useSignOut();
  const [signingOut, setSigningOut] = useState(false);
  const button = (
    <button
      type="button"
      className={linkClass}
      disabled={signingOut}
      onClick={() => {
        setSigningOut(true);
        void signOut();
      }}
    >
      <SignOutIcon />
      <span>{t("admin:nav.signOut")}</span>
    </button>
  );
  return narrow ? <Tooltip text={t("admin:nav.signOut")}>{button}</Tooltip> : button;
}

/** Links to the admin pages and the dashboard, and the sign-out button. */
export function Sidebar({ current, narrow = false }: SidebarProps) {
  const { t } = useTranslation();
  const { community } = useApp();
  const item = (to: string, name: string, Icon: typeof UsersIcon, here: boolean) => {
    const link = (
      <Link data-plain="" className={linkClass} to={to} aria-current={here ? "page" : undefined}>
        <Icon />
        <span>{name}</span>
      </Link>
    );
    return <li key={to}>{narrow ? <Tooltip text={name}>{link}</Tooltip> : link}</li>;
  };
  const items = (pages: typeof MAIN_PAGES | typeof MONITORING_PAGES) =>
    pages
      .filter(({ page }) => community || page !== "community")
      .map(({ page, icon: Icon }) => item(`/admin/${page}`, t(`admin:nav.${page}`), Icon, page === current));
  return (
    <>
      <Link to="/admin/users" className={styles.mark}>
        <Mark nameless={narrow} />
      </Link>
      <nav aria-label={t("admin:nav.label")}>
        <ul>{items(MAIN_PAGES)}</ul>
        <ul className={styles.monitoring}>{items(MONITORING_PAGES)}</ul>
      </nav>
      <ul className={styles.end}>
        {item("/dashboard", t("admin:nav.home"), HomeIcon, false)}
        <li>
          <SignOutButton narrow={narrow} />
        </li>
      </ul>
    </>
  );
}
