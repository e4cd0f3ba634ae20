import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { RefreshIcon } from "../../ui/icons.tsx";
import { useAdminDates } from "./admin-dates.ts";
import styles from "./admin-page.module.css";

interface PageHeadProps {
  title: string;
  note?: ReactNode;
  /** Buttons at the end of the line. */
  children?: ReactNode;
}

export function PageHead({ title, note, children }: PageHeadProps) {
  return (
    <div className={styles.pageHead}>
      <div>
        <h1 className="title-1">{title}</h1>
        {note && <p className="small quiet">{note}</p>}
      </div>
      {children}
    </div>
  );
}

interface CheckedHeadProps {
  title: string;
  query: Pick<UseQueryResult, "isError" | "isFetching" | "refetch">;
  /** ISO time of the last check; absent where there was none. */
  checkedAt: string | undefined;
}

/** The head of a page that shows a check: its time, and a button that checks again. */
export function CheckedHead({ title, query, checkedAt }: CheckedHeadProps) {
  const { t } = useTranslation();
  const dates = useAdminDates();
  return (
    <PageHead
      title={title}
      note={
        checkedAt && (
          <>
            {query.isError && <b role="alert">{t("admin:loadFailed")} · </b>}
            {t("admin:checkedAt", { time: dates.moment(checkedAt) })}
          </>
        )
      }
    >
      <Button
        variant="secondary"
        icon={<RefreshIcon />}
        busy={query.isFetching}
        onClick={() => void query.refetch()}
      >
        {t("admin:refresh")}
      </Button>
    </PageHead>
  );
}
