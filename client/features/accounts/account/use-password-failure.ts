import { ApiError } from "../../../api.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { failureText } from "../failure-text.ts";

/** One sentence about a call that needed the person's password. */
export function usePasswordFailure(): (error: Error) => string {
  const { t } = useTranslation();
  return (error) => {
    const wrong = error instanceof ApiError && ["invalid_credentials", "invalid_input"].includes(error.code);
    return wrong ? t("account:password.wrong") : failureText(error, t("common:networkError"));
  };
}
