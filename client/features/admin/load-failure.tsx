import type { UseQueryResult } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useToast } from "../../ui/toasts.tsx";
import styles from "./admin-page.module.css";

interface MissingDataProps {
  query: Pick<UseQueryResult, "isError" | "isFetching" | "refetch">;
  /** The notice where the data could not be read. */
  notice?: string;
  /** Title where the data could not be read. */
  title?: string;
}

/** Stands where data is not there: a drift while it comes, a way to try again once it failed. */
export function MissingData({ query, notice, title }: MissingDataProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const tell = useEffectEvent(() =>
    toast({ title: t("common:error"), text: notice ?? t("admin:loadFailed"), variant: "destructive" }),
  );
  const failed = query.isError;
  useEffect(() => {
    if (failed) tell();
  }, [failed]);
  if (!failed) return <Skeleton className={styles.wait} />;
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
