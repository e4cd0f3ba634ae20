import type { UseQueryResult } from "@tanstack/react-query";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { RefreshIcon } from "../../ui/icons.tsx";
import { useAdminDates } from "./admin-dates.ts";
import styles from "./admin-page.module.css";

interface CheckedHeadProps {
  title: string;
  query: Pick<UseQueryResult, "isFetching" | "refetch">;
  /** ISO time of the last check; absent where there was none. */
  checkedAt: string | undefined;
}

/** The head of a page that shows a check: its time, and a button that checks again. */
export function CheckedHead({ title, query, checkedAt }: CheckedHeadProps) {
  const { t } = useTranslation();
  const dates = useAdminDates();
  return (
    <div className={styles.pageHead}>
      <div>
        <h1 className="title-1">{title}</h1>
        {checkedAt && (
          <p className="small quiet">{t("admin:checkedAt", { time: dates.moment(checkedAt) })}</p>
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
