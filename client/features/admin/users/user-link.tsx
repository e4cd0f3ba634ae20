import type { ReactNode } from "react";
import type { UserInfo } from "#shared/admin/users.ts";
import { useApp } from "../../../lib/context.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { initials } from "../../../lib/numbers.ts";
import { Badge } from "../../../ui/badge.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import styles from "../admin-page.module.css";

/** Leads to a user's page in the admin area. */
export function UserLink({ id, children }: { id: string; children: ReactNode }) {
  return (
    <TextLink to={`/admin/users/${id}`}>
      <bdi>{children}</bdi>
    </TextLink>
  );
}

/** The first letters of a user's name in a disc. */
export function Initials({ name }: { name: string }) {
  const { locale } = useApp();
  return (
    <bdi className={styles.initials} aria-hidden="true">
      {initials(name, locale)}
    </bdi>
  );
}

export function UserBadges({ user }: { user: UserInfo }) {
  const { t } = useTranslation();
  return (
    <>
      {user.role === "admin" && (
        <Badge tone="mist" className={styles.userBadge}>
          {t("admin:users.admin")}
        </Badge>
      )}
      {user.banned && (
        <Badge tone="danger" className={styles.userBadge}>
          {t("admin:users.banned")}
        </Badge>
      )}
    </>
  );
}
