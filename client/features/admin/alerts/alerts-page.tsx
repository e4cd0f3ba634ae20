import { useQuery } from "@tanstack/react-query";
import type { Alerts } from "#shared/admin/alerts.ts";
import { useApp } from "../../../lib/context.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Badge } from "../../../ui/badge.tsx";
import { CheckIcon } from "../../../ui/icons.tsx";
import { adminPage } from "../frame/admin-frame.tsx";
import { Clock, LatePayments, MissingMedia } from "./alert-checks.tsx";
import { FailedLenses } from "./failed-lenses.tsx";
import { CheckedHead } from "../page-head.tsx";
import { useAdminNumbers } from "../admin-numbers.ts";
import { alertsQuery } from "../queries.ts";
import { MissingData } from "../missing-data.tsx";
import { Mails, Storage, Webhooks } from "./site-health.tsx";
import { Providers } from "./provider-health.tsx";
import { UnfinishedParts } from "./unfinished-parts.tsx";
import adminStyles from "../admin-page.module.css";
import styles from "./alerts-page.module.css";

/** What is wrong, and what to do about it. */
function Problems({ problems }: Pick<Alerts, "problems">) {
  const { t } = useTranslation();
  const numbers = useAdminNumbers();
  if (problems.length === 0) {
    return (
      <p className={adminStyles.allWell}>
        <CheckIcon />
        {t("admin:alerts.allWell")}
      </p>
    );
  }
  return (
    <ul className={styles.problems}>
      {problems.map(({ code, count }) => (
        <li key={code}>
          <h2 className={styles.problemTitle}>
            {t(`admin:problem.${code}.title`)}
            {count > 0 && (
              <>
                {/* Keeps the count on the line of the last word. */}
                {"\u00a0"}
                <Badge tone="warn" className={styles.problemCount}>
                  <span className="num">{numbers.whole(count)}</span>
                </Badge>
              </>
            )}
          </h2>
          <p className="small muted">{t(`admin:problem.${code}.todo`)}</p>
        </li>
      ))}
    </ul>
  );
}

function AlertsPage() {
  const { t } = useTranslation();
  const { api } = useApp();
  const query = useQuery(alertsQuery(api));
  const { data } = query;
  return (
    <>
      <CheckedHead title={t("admin:nav.attention")} query={query} checkedAt={data?.checkedAt} />
      {data ? (
        <>
          <Problems problems={data.problems} />
          <Clock {...data} />
          <LatePayments {...data} />
          <MissingMedia {...data} />
          <UnfinishedParts {...data} />
          <FailedLenses {...data} />
          <Providers {...data} />
          <Webhooks {...data} />
          <Mails {...data} />
          <Storage {...data} />
        </>
      ) : (
        <MissingData query={query} />
      )}
    </>
  );
}

export default adminPage("attention", AlertsPage);
