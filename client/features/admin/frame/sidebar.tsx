import { useState } from "react";
import { Link } from "react-router-dom";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { SignOutIcon } from "../../../ui/icons.tsx";
import { Mark } from "../../../ui/mark.tsx";
import { Tooltip } from "../../../ui/tooltip.tsx";
import { useSignOut } from "../../accounts/use-sign-out.ts";
import {
  AlertsIcon,
  ChartIcon,
  HomeIcon,
  KeyIcon,
  AuditIcon,
  TransfersIcon,
  UsersIcon,
} from "./admin-icons.tsx";
import styles from "./admin-frame.module.css";

const PLACES = [
  { place: "users", icon: UsersIcon },
  { place: "transactions", icon: TransfersIcon },
  { place: "analytics", icon: ChartIcon },
] as const;
const WATCH = [
  { place: "attention", icon: AlertsIcon },
  { place: "log", icon: AuditIcon },
  { place: "security", icon: KeyIcon },
] as const;

export type AdminPlace = (typeof PLACES | typeof WATCH)[number]["place"];

interface SidebarProps {
  current: AdminPlace;
  /** Icons alone; their names show as tooltips. */
  narrow?: boolean;
}

function SignOutButton({ narrow }: { narrow: boolean }) {
  const { t } = useTranslation();
  const signOut = useSignOut();
  const [leaving, setLeaving] = useState(false);
  const button = (
    <button
      type="button"
      className={styles.link}
      disabled={leaving}
      onClick={() => {
        setLeaving(true);
        void signOut();
      }}
    >
      <SignOutIcon />
      <span>{t("admin:nav.signOut")}</span>
    </button>
  );
  return narrow ? <Tooltip text={t("admin:nav.signOut")}>{button}</Tooltip> : button;
}

/** What the sidebar and the phone's sheet hold: the pages, the way back and the way out. */
export function Sidebar({ current, narrow = false }: SidebarProps) {
  const { t } = useTranslation();
  const item = (to: string, name: string, Icon: typeof UsersIcon, here: boolean) => {
    const link = (
      <Link data-plain="" className={styles.link} to={to} aria-current={here ? "page" : undefined}>
        <Icon />
        <span>{name}</span>
      </Link>
    );
    return <li key={to}>{narrow ? <Tooltip text={name}>{link}</Tooltip> : link}</li>;
  };
  const items = (places: typeof PLACES | typeof WATCH) =>
    places.map(({ place, icon: Icon }) =>
      item(`/admin/${place}`, t(`admin:nav.${place}`), Icon, place === current),
    );
  return (
    <>
      <Link to="/admin/users" className={styles.mark}>
        <Mark nameless={narrow} />
      </Link>
      <nav aria-label={t("admin:nav.label")}>
        <ul>{items(PLACES)}</ul>
        <ul className={styles.watch}>{items(WATCH)}</ul>
      </nav>
      <ul className={styles.leave}>
        {item("/dashboard", t("admin:nav.home"), HomeIcon, false)}
        <li>
          <SignOutButton narrow={narrow} />
        </li>
      </ul>
    </>
  );
}
