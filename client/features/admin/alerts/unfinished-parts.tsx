import { retryPart, type Alerts } from "#shared/admin/alerts.ts";
import { useApp } from "../../../lib/context.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { useAdminDates } from "../admin-dates.ts";
import { useAdminNumbers } from "../admin-numbers.ts";
import { TableSection } from "../admin-section.tsx";
import { LaterTime } from "../later-time.tsx";
import { StatusBadge } from "../part-badge.tsx";
import { StatRow } from "../stat-row.tsx";
import { useAdminAction } from "../use-admin-action.ts";
import { UserLink } from "../users/user-link.tsx";
import styles from "../admin-page.module.css";

type UnfinishedPart = Alerts["parts"][number];

function RetryButton({ dreamId, part }: Pick<UnfinishedPart, "dreamId" | "part">) {
  const { t } = useTranslation();
  const { api } = useApp();
  const retry = useAdminAction(() => api(retryPart, { body: { dreamId, part } }));
  return (
    <Button variant="secondary" size="sm" busy={retry.isPending} onClick={() => retry.mutate(undefined)}>
      {t("admin:retry")}
    </Button>
  );
}

/** Parts of dreams that failed, run or wait, with the reason and a button to try again. */
export function UnfinishedParts({ parts, counts }: Pick<Alerts, "parts" | "counts">) {
  const { t } = useTranslation();
  const dates = useAdminDates();
  const numbers = useAdminNumbers();
  return (
    <TableSection
      title={t("admin:alerts.dreams")}
      rows={parts}
      rowKey={({ dreamId, part }) => `${dreamId} ${part}`}
      empty={t("admin:alerts.noDreams")}
      columns={[
        {
          label: t("admin:user.parts"),
          renderCell: ({ part, dreamId }) => (
            <>
              {t(`admin:part.${part}`)}
              <code className={styles.cellNote}>{dreamId}</code>
            </>
          ),
        },
        { label: t("admin:status"), renderCell: ({ status }) => <StatusBadge status={status} /> },
        {
          label: t("admin:transactions.user"),
          renderCell: ({ userId, userEmail }) => <UserLink id={userId}>{userEmail}</UserLink>,
        },
        {
          label: t("admin:reason"),
          renderCell: ({ reason, lastError, engine }) => (
            <>
              {reason ? t(`errors:failure.${reason}`) : "–"}
              {(lastError ?? engine) && (
                <bdi className={styles.cellNote} dir="ltr">
                  {lastError ?? engine}
                </bdi>
              )}
            </>
          ),
        },
        { label: t("admin:attempts"), numeric: true, renderCell: ({ attempts }) => numbers.whole(attempts) },
        {
          label: t("admin:transactions.date"),
          renderCell: ({ createdAt, at }) => (
            <>
              {dates.moment(createdAt)}
              {at && <LaterTime time={dates.moment(at)} />}
            </>
          ),
        },
        {
          label: "",
          renderCell: ({ status, ...part }) => status !== "processing" && <RetryButton {...part} />,
        },
      ]}
    >
      <StatRow
        stats={(["failed", "running", "waiting"] as const).map((state) => ({
          label: t(`admin:alerts.${state}`),
          value: numbers.whole(counts[state]),
        }))}
      />
    </TableSection>
  );
}
