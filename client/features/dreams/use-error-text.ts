import { ApiError } from "../../api.ts";
import { useTranslation } from "../../i18n/use-translation.ts";

/** One sentence about a failed call; the server's own where it gave one. */
export function useErrorText(): (error: Error) => string {
  const { t } = useTranslation();
  return (error) => {
    if (!(error instanceof ApiError)) return t("dream:result.fallback");
    return error.code === "network" ? t("dream:result.network") : error.message;
  };
}
