import type { Alerts } from "#shared/admin/alerts.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Badge } from "../../../ui/badge.tsx";
import { useAdminDates } from "../admin-dates.ts";
import { useAdminNumbers } from "../admin-numbers.ts";
import { AdminSection } from "../admin-section.tsx";
import { DataTable } from "../data-table.tsx";
import styles from "./alerts-page.module.css";

const TONES = { ok: "ok", failing: "danger", paused: "warn", unused: "plain" } as const;
const MICRO_USD_PER_CENT = 10_000;

/** State of the providers, and what they cost today. */
export function Providers({ providers, spending }: Pick<Alerts, "providers" | "spending">) {
  const { t } = useTranslation();
  const dates = useAdminDates();
  const numbers = useAdminNumbers();
  const dollars = (microUsd: number) =>
    numbers.money({ amount: Math.round(microUsd / MICRO_USD_PER_CENT), currency: "USD" });
  const { today, ceiling } = spending;
  return (
    <AdminSection title={t("admin:alerts.providers")}>
      <DataTable
        caption={t("admin:alerts.providers")}
        rows={providers}
        rowKey={({ service }) => service}
        columns={[
          { label: t("admin:service.label"), renderCell: ({ service }) => t(`admin:service.${service}`) },
          { label: t("admin:service.engine"), renderCell: ({ engine }) => <bdi>{engine}</bdi> },
          {
            label: t("admin:status"),
            renderCell: ({ state }) => <Badge tone={TONES[state]}>{t(`admin:health.${state}`)}</Badge>,
          },
          { label: t("admin:service.calls"), numeric: true, renderCell: ({ calls }) => numbers.whole(calls) },
          {
            label: t("admin:service.failures"),
            numeric: true,
            renderCell: ({ failures }) => numbers.whole(failures),
          },
          {
            label: t("admin:service.lastFailure"),
            renderCell: ({ lastFailureAt }) => (lastFailureAt ? dates.moment(lastFailureAt) : "–"),
          },
        ]}
      />
      <div className={styles.spend}>
        <p className="small muted">
          {ceiling === null
            ? t("admin:alerts.spent", { today: dollars(today) })
            : t("admin:alerts.spentOf", { today: dollars(today), ceiling: dollars(ceiling) })}
        </p>
        {ceiling !== null && (
          <progress aria-label={t("admin:alerts.spending")} value={today} max={Math.max(1, ceiling)} />
        )}
      </div>
    </AdminSection>
  );
}
