import type { UseQueryResult } from "@tanstack/react-query";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { RefreshIcon } from "../../ui/icons.tsx";
import { useAdminDates } from "./admin-dates.ts";

interface CheckedHeadProps {
  title: string;
  query: UseQueryResult<{ checkedAt: string }>;
}

/** The head of a page that looks something over: when it did, and a button to do it again. */
export function CheckedHead({ title, query }: CheckedHeadProps) {
  const { t } = useTranslation();
  const dates = useAdminDates();
  return (
    <div className="admin-head">
      <div>
        <h1 className="title-1">{title}</h1>
        {query.data && (
          <p className="small quiet">{t("admin:checkedAt", { time: dates.moment(query.data.checkedAt) })}</p>
        )}
      </div>
      <Button
        variant="secondary"
        icon={<RefreshIcon />}
        busy={query.isFetching}
        onClick={() => void query.refetch()}
      >
        {t("admin:refresh")}
      </Button>
    </div>
  );
}
