import type { UseQueryResult } from "@tanstack/react-query";
import { failureText } from "../../lib/api.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { Empty } from "../../ui/empty.tsx";

interface SymbolsFailureProps {
  /** A read without data. */
  query: UseQueryResult;
  heading?: "h1" | "h2";
}

/** Says why a page of the dictionary is not there, with a button that tries again; before, that it loads. */
export function SymbolsFailure({ query, heading = "h2" }: SymbolsFailureProps) {
  const { t } = useTranslation();
  const { error, errorUpdateCount, isFetching, refetch } = query;
  if (errorUpdateCount === 0) return <output className="muted">{t("common:loading")}</output>;
  return (
    <Empty
      heading={heading}
      title={error ? failureText(error, t("common:networkError")) : t("common:loading")}
      action={
        <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
          {t("common:failure.retry")}
        </Button>
      }
    />
  );
}
