import { ApiError } from "../../lib/api.ts";
import type { Dream, Part } from "#shared/dreams.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { isPartial, missingParts } from "./dream-state.ts";

/** Why one part of a dream did not come to be, in one sentence. */
export function usePartFailureText(): (dream: Dream, part: Part) => string {
  const { t } = useTranslation();
  return (dream, part) => {
    const { error, status } = dream.parts[part];
    const name = t(`dream:part.${part}`);
    if (status === "cancelled") return t("dream:retry.cancelled", { part: name });
    const reason = error ? t(`errors:failure.${error}`) : t("dream:result.fallback");
    return t("dream:retry.failed", { part: name, reason });
  };
}

/** Why a dream is not whole, in one sentence, and what came back. */
export function useFailureText(): (dream: Dream) => string {
  const { t } = useTranslation();
  const partText = usePartFailureText();
  return (dream) => {
    const missing = missingParts(dream);
    const [first] = missing;
    const error = missing.map((part) => dream.parts[part].error).find((code) => code !== null);
    const whole = error ? t(`errors:failure.${error}`) : t("dream:result.fallback");
    const reason = isPartial(dream) && first ? partText(dream, first) : whole;
    if (dream.creditsReturned === 0) return reason;
    return `${reason} ${t("dream:result.returned", { count: dream.creditsReturned })}`;
  };
}

/** One sentence about a failed call; the server's own where it gave one. */
export function useErrorText(): (error: Error) => string {
  const { t } = useTranslation();
  return (error) => {
    if (!(error instanceof ApiError)) return t("dream:result.fallback");
    return error.code === "network" ? t("dream:result.network") : error.message;
  };
}
