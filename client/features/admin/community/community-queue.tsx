import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { useApp } from "../../../lib/context.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Empty } from "../../../ui/empty.tsx";
import { MissingData } from "../missing-data.tsx";
import { PageHead } from "../page-head.tsx";
import { Pager } from "../pager.tsx";
import { waitingFilter, waitingQuery } from "../queries.ts";
import { useItemKeys } from "../reports/report-keys.ts";
import { WaitingItem } from "./waiting-item.tsx";
import styles from "../admin-page.module.css";

const ACTIONS = { a: "accept", r: "refuse" };

function Queue() {
  const { t } = useTranslation();
  const { api } = useApp();
  const [params] = useSearchParams();
  const query = useQuery(waitingQuery(api, waitingFilter(params)));
  const { data } = query;
  useItemKeys(data?.entries, ACTIONS);
  if (!data) return <MissingData query={query} />;
  if (data.total === 0) return <Empty title={t("admin:gallery.none")} />;
  return (
    <>
      {data.entries.length > 0 ? (
        <>
          <p className={`caption quiet ${styles.reportKeys}`}>{t("admin:gallery.keys")}</p>
          <ul className={styles.reports}>
            {data.entries.map((entry) => (
              <li key={entry.id}>
                <WaitingItem entry={entry} />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <Empty title={t("admin:table.empty")} />
      )}
      <Pager page={data.page} pageSize={data.pageSize} total={data.total} />
    </>
  );
}

/** The queue of the public gallery. */
export function CommunityQueue() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t("admin:nav.community")} note={t("admin:gallery.lede")} />
      <Queue />
    </>
  );
}
