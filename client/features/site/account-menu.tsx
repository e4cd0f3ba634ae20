import { useState } from "react";
import { Link } from "react-router-dom";
import { localeInfo } from "#shared/locales.ts";
import type { Me } from "#shared/accounts.ts";
import { useApp } from "../../lib/context.tsx";
import { useSignOut } from "../accounts/use-sign-out.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { AdminIcon, ChevronDownIcon, GlobeIcon, PersonIcon, SignOutIcon } from "../../ui/icons.tsx";
import { initials } from "../../lib/numbers.ts";
import { LanguageList } from "../../ui/language-menu.tsx";
import { Menu, menuItemClass, MenuLine } from "../../ui/menu.tsx";
import { ThemeChoice } from "../../ui/theme-menu.tsx";
import styles from "./account-menu.module.css";

function AccountItems({ me }: { me: Me }) {
  const { t } = useTranslation();
  const { locale } = useApp();
  const signOut = useSignOut();
  const [signingOut, setSigningOut] = useState(false);
  return (
    <>
      <div className={styles.user}>
        {me.user.name && <bdi className={styles.name}>{me.user.name}</bdi>}
        <bdi className={styles.email}>{me.user.email}</bdi>
      </div>
      <MenuLine />
      <details className={styles.language}>
        <summary className={menuItemClass}>
          <GlobeIcon />
          <bdi>{localeInfo(locale).name}</bdi>
          <ChevronDownIcon className={styles.chevron} />
        </summary>
        <LanguageList className={styles.languageList} />
      </details>
      <div className={styles.theme}>
        <ThemeChoice />
        <MenuLine />
      </div>
      <Link data-plain="" className={menuItemClass} data-closes to="/account">
        <PersonIcon />
        {t("common:nav.account")}
      </Link>
      {me.user.role === "admin" && (
        <Link data-plain="" className={menuItemClass} data-closes to="/admin/transactions">
          <AdminIcon />
          {t("common:nav.admin")}
        </Link>
      )}
      <form
        method="post"
        action="/sign-out"
        onSubmit={(event) => {
          event.preventDefault();
          setSigningOut(true);
          void signOut().then(() => setSigningOut(false));
        }}
      >
        <button type="submit" className={menuItemClass} disabled={signingOut}>
          <SignOutIcon />
          {t("common:signOut")}
        </button>
      </form>
    </>
  );
}

/** The menu of the header. On narrow screens it includes language and theme. */
export function AccountMenu({ me }: { me: Me }) {
  const { t } = useTranslation();
  const { locale } = useApp();
  return (
    <Menu
      buttonClass={styles.avatar}
      button={
        <>
          <bdi aria-hidden="true">{initials(me.user.name || me.user.email, locale)}</bdi>
          <span className="sr-only">{t("common:account", { name: me.user.name || me.user.email })}</span>
        </>
      }
    >
      <AccountItems me={me} />
    </Menu>
  );
}
