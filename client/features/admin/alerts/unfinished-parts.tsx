import { Link } from "react-router-dom";
import { retryPart, type Alerts } from "#shared/admin/alerts.ts";
import { useApp } from "../../../lib/context.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { useAdminDates } from "../admin-dates.ts";
import { useAdminNumbers } from "../admin-numbers.ts";
import { AdminSection } from "../admin-section.tsx";
import { DataTable } from "../data-table.tsx";
import { StatusBadge } from "../part-badge.tsx";
import { StatRow } from "../stat-row.tsx";
import { useAdminAction } from "../use-admin-action.ts";
import textLinkStyles from "../../../ui/text-link.module.css";
import adminStyles from "../admin-page.module.css";

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

/** Dreams that failed, run or wait, part by part, with the reason and a way to try again. */
export function UnfinishedParts({ parts, counts }: Pick<Alerts, "parts" | "counts">) {
  const { t } = useTranslation();
  const dates = useAdminDates();
  const numbers = useAdminNumbers();
  return (
    <AdminSection title={t("admin:attention.dreams")}>
      <StatRow
        stats={(["failed", "running", "waiting"] as const).map((state) => ({
          label: t(`admin:attention.${state}`),
          value: numbers.whole(counts[state]),
        }))}
      />
      <DataTable
        caption={t("admin:attention.dreams")}
        rows={parts}
        rowKey={({ dreamId, part }) => `${dreamId} ${part}`}
        empty={t("admin:attention.noDreams")}
        columns={[
          {
            key: "part",
            label: t("admin:user.parts"),
            renderCell: ({ part, dreamId }) => (
              <>
                {t(`admin:part.${part}`)}
                <code className={adminStyles.cellNote}>{dreamId}</code>
              </>
            ),
          },
          {
            key: "status",
            label: t("admin:status"),
            renderCell: ({ status }) => <StatusBadge status={status} />,
          },
          {
            key: "person",
            label: t("admin:transactions.person"),
            renderCell: ({ userId, userEmail }) => (
              <Link className={textLinkStyles.textLink} to={`/admin/users/${userId}`}>
                <bdi>{userEmail}</bdi>
              </Link>
            ),
          },
          {
            key: "reason",
            label: t("admin:reason"),
            renderCell: ({ reason, lastError, engine }) => (
              <>
                {reason ? t(`errors:failure.${reason}`) : "–"}
                {(lastError ?? engine) && (
                  <bdi className={adminStyles.cellNote} dir="ltr">
                    {lastError ?? engine}
                  </bdi>
                )}
              </>
            ),
          },
          {
            key: "attempts",
            label: t("admin:attempts"),
            numeric: true,
            renderCell: ({ attempts }) => numbers.whole(attempts),
          },
          {
            key: "created",
            label: t("admin:transactions.date"),
            renderCell: ({ createdAt, at }) => (
              <>
                {dates.moment(createdAt)}
                {at && <span className={adminStyles.cellNote}>→ {dates.moment(at)}</span>}
              </>
            ),
          },
          {
            key: "actions",
            label: "",
            renderCell: ({ status, ...part }) => status !== "processing" && <RetryButton {...part} />,
          },
        ]}
      />
    </AdminSection>
  );
}
