import { useEffect, useEffectEvent } from "react";
import { hasFailed, type ReadQuery } from "../../lib/failed-query.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Skeleton } from "../../ui/loading.tsx";
import { useToast } from "../../ui/toasts.tsx";
import styles from "./admin-page.module.css";

interface MissingDataProps {
  query: ReadQuery;
  /** Text of the toast after a failure. */
  notice?: string;
  /** Title after a failure. */
  title?: string;
}

/** Stands in place of data: a skeleton while it loads, a button to try again once that failed. */
export function MissingData({ query, notice, title }: MissingDataProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const showFailure = useEffectEvent(() =>
    toast({ title: t("common:error"), text: notice ?? t("admin:loadFailed"), variant: "destructive" }),
  );
  const { isError } = query;
  useEffect(() => {
    if (isError) showFailure();
  }, [isError]);
  if (!hasFailed(query)) return <Skeleton className={styles.skeleton} />;
  return (
    <Empty
      title={title ?? t("admin:loadFailed")}
      action={
        <Button variant="secondary" busy={query.isFetching} onClick={() => void query.refetch()}>
          {t("admin:retry")}
        </Button>
      }
    />
  );
}
