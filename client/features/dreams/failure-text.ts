import { useTranslation } from "react-i18next";
import type { Dream } from "#shared/dreams.ts";
import { missingParts } from "./dream-state.ts";

/** Why a dream is not whole, in one sentence, and what came back. */
export function useFailureText(): (dream: Dream) => string {
  const { t } = useTranslation();
  return (dream) => {
    const error = missingParts(dream)
      .map((part) => dream.parts[part].error)
      .find((code) => code !== null);
    const reason = error ? t(`errors:failure.${error}`) : t("dream:result.fallback");
    if (dream.creditsReturned === 0) return reason;
    return `${reason} ${t("dream:result.returned", { count: dream.creditsReturned })}`;
  };
}
