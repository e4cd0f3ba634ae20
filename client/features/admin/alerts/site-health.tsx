import type { Alerts } from "#shared/admin/alerts.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Badge } from "../../../ui/badge.tsx";
import { useAdminDates } from "../admin-dates.ts";
import { useAdminNumbers } from "../admin-numbers.ts";
import { AdminSection, TableSection } from "../admin-section.tsx";
import { LaterTime } from "../later-time.tsx";
import { StatRow } from "../stat-row.tsx";
import styles from "../admin-page.module.css";

const MAIL_TONES = { queued: "plain", sending: "mist", failed: "danger" } as const;

/** Webhook events of the payment provider that could not be handled. */
export function Webhooks({ webhooks }: Pick<Alerts, "webhooks">) {
  const { t } = useTranslation();
  const dates = useAdminDates();
  const numbers = useAdminNumbers();
  return (
    <TableSection
      title={t("admin:alerts.webhooks")}
      rows={webhooks}
      rowKey={({ id }) => id}
      empty={t("admin:alerts.noWebhooks")}
      columns={[
        {
          label: t("admin:transactions.what"),
          renderCell: ({ type, id }) => (
            <>
              <bdi>{type}</bdi>
              <code className={styles.cellNote}>{id}</code>
            </>
          ),
        },
        { label: t("admin:transactions.date"), renderCell: ({ at }) => dates.moment(at) },
        { label: t("admin:attempts"), numeric: true, renderCell: ({ attempts }) => numbers.whole(attempts) },
        { label: t("admin:reason"), renderCell: ({ error }) => <bdi>{error ?? "–"}</bdi> },
      ]}
    />
  );
}

/** Mails that could not be sent, or not yet. */
export function Mails({ mails }: Pick<Alerts, "mails">) {
  const { t } = useTranslation();
  const dates = useAdminDates();
  const numbers = useAdminNumbers();
  return (
    <TableSection
      title={t("admin:alerts.mails")}
      rows={mails}
      rowKey={({ id }) => id}
      empty={t("admin:alerts.noMails")}
      columns={[
        {
          label: t("admin:alerts.recipient"),
          renderCell: ({ recipient, template }) => (
            <>
              <bdi>{recipient}</bdi>
              <span className={styles.cellNote}>{template}</span>
            </>
          ),
        },
        {
          label: t("admin:status"),
          renderCell: ({ status }) => <Badge tone={MAIL_TONES[status]}>{t(`admin:mail.${status}`)}</Badge>,
        },
        { label: t("admin:attempts"), numeric: true, renderCell: ({ attempts }) => numbers.whole(attempts) },
        {
          label: t("admin:transactions.date"),
          renderCell: ({ createdAt, nextAt }) => (
            <>
              {dates.moment(createdAt)}
              {nextAt && <LaterTime time={dates.moment(nextAt)} />}
            </>
          ),
        },
        { label: t("admin:reason"), renderCell: ({ error }) => <bdi>{error ?? "–"}</bdi> },
      ]}
    />
  );
}

/** Disk, database, backups and ffmpeg. */
export function Storage({ storage, ffmpeg }: Pick<Alerts, "storage" | "ffmpeg">) {
  const { t } = useTranslation();
  const dates = useAdminDates();
  const numbers = useAdminNumbers();
  const when = (moment: string | null) => (moment ? dates.moment(moment) : t("admin:never"));
  return (
    <AdminSection title={t("admin:alerts.storage")}>
      <StatRow
        stats={[
          {
            label: t("admin:alerts.diskFree"),
            value: numbers.bytes(storage.diskFree),
            note: t("admin:alerts.diskTotal", { total: numbers.bytes(storage.diskTotal) }),
          },
          { label: t("admin:alerts.database"), value: numbers.bytes(storage.database) },
          { label: t("admin:alerts.media"), value: numbers.bytes(storage.media) },
        ]}
      />
      <dl className={styles.sums}>
        <div>
          <dt>{t("admin:alerts.lastBackup")}</dt>
          <dd>{when(storage.lastBackupAt)}</dd>
        </div>
        <div>
          <dt>{t("admin:alerts.lastDrill")}</dt>
          <dd>{when(storage.lastRestoreDrillAt)}</dd>
        </div>
        <div>
          <dt>ffmpeg</dt>
          <dd>
            <bdi>{ffmpeg.version ?? "–"}</bdi>{" "}
            {ffmpeg.old && <Badge tone="danger">{t("admin:alerts.outdated")}</Badge>}
          </dd>
        </div>
      </dl>
    </AdminSection>
  );
}
