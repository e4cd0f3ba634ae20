import type { Alerts } from "#shared/admin/alerts.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { useAdminDates } from "../admin-dates.ts";
import { useAdminNumbers } from "../admin-numbers.ts";
import { TableSection } from "../admin-section.tsx";
import { UserLink } from "../users/user-link.tsx";
import styles from "../admin-page.module.css";

/** Lenses on dreams that failed, with the reason; their users can ask for them again. */
export function FailedLenses({ lenses }: Pick<Alerts, "lenses">) {
  const { t } = useTranslation();
  const dates = useAdminDates();
  const numbers = useAdminNumbers();
  return (
    <TableSection
      title={t("admin:alerts.lenses")}
      rows={lenses}
      rowKey={({ dreamId, lens }) => `${dreamId} ${lens}`}
      empty={t("admin:alerts.noLenses")}
      columns={[
        {
          label: t("admin:user.parts"),
          renderCell: ({ lens, dreamId }) => (
            <>
              <bdi dir="ltr">{lens}</bdi>
              <code className={styles.cellNote}>{dreamId}</code>
            </>
          ),
        },
        {
          label: t("admin:transactions.user"),
          renderCell: ({ userId, userEmail }) => <UserLink id={userId}>{userEmail}</UserLink>,
        },
        {
          label: t("admin:reason"),
          renderCell: ({ reason, lastError, engine }) => (
            <>
              {reason ? t(`errors:failure.${reason}`) : "–"}
              <bdi className={styles.cellNote} dir="ltr">
                {lastError ?? engine}
              </bdi>
            </>
          ),
        },
        { label: t("admin:attempts"), numeric: true, renderCell: ({ attempts }) => numbers.whole(attempts) },
        { label: t("admin:transactions.date"), renderCell: ({ at }) => dates.moment(at) },
      ]}
    />
  );
}
