import type { UserInfo } from "#shared/admin/users.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Badge } from "../../../ui/badge.tsx";

/** What a person is besides a user. */
export function UserBadges({ user, className }: { user: UserInfo; className?: string | undefined }) {
  const { t } = useTranslation();
  return (
    <>
      {user.role === "admin" && (
        <Badge tone="mist" className={className}>
          {t("admin:users.admin")}
        </Badge>
      )}
      {user.banned && (
        <Badge tone="danger" className={className}>
          {t("admin:users.banned")}
        </Badge>
      )}
    </>
  );
}
