import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { useApp } from "../../../lib/context.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Empty } from "../../../ui/empty.tsx";
import { MissingData } from "../missing-data.tsx";
import { PageHead } from "../page-head.tsx";
import { waitingFilter, waitingQuery } from "../queries.ts";
import { Queue } from "../reports/queue.tsx";
import { useItemKeys } from "../reports/report-keys.ts";
import { WaitingItem } from "./waiting-item.tsx";

const ACTIONS = { a: "accept", r: "refuse" };

function WaitingEntries() {
  const { t } = useTranslation();
  const { api } = useApp();
  const [params] = useSearchParams();
  const query = useQuery(waitingQuery(api, waitingFilter(params)));
  const { data } = query;
  useItemKeys(data?.entries, ACTIONS);
  if (!data) return <MissingData query={query} />;
  if (data.total === 0) return <Empty title={t("admin:gallery.none")} />;
  return (
    <Queue
      items={data.entries}
      keys={t("admin:gallery.keys")}
      renderItem={(entry) => <WaitingItem entry={entry} />}
      data={data}
    />
  );
}

/** The queue of the public gallery. */
export function CommunityQueue() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t("admin:nav.community")} note={t("admin:gallery.lede")} />
      <WaitingEntries />
    </>
  );
}
