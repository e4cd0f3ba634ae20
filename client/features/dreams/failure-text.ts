import type { Dream, Part } from "#shared/dreams.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { failureText } from "../../lib/api.ts";
import { useToast } from "../../ui/toasts.tsx";
import { isPartial, missingParts } from "./dream-state.ts";

/** Returns one sentence about why a part is missing. */
function usePartFailureText(): (dream: Dream, part: Part) => string {
  const { t } = useTranslation();
  return (dream, part) => {
    const { error, status } = dream.parts[part];
    const name = t(`dream:part.${part}`);
    if (status === "cancelled") return t("dream:retry.cancelled", { part: name });
    const reason = error ? t(`errors:failure.${error}`) : t("dream:result.fallback");
    return t("dream:retry.failed", { part: name, reason });
  };
}

/** Returns one sentence about why a dream lacks parts, and how many credits came back. */
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

/** Shows a text, or one sentence about a failed call, as an error toast. */
export function useErrorToast(): (failure: Error | string) => void {
  const { t } = useTranslation();
  const toast = useToast();
  return (failure) => {
    const text = typeof failure === "string" ? failure : failureText(failure, t("dream:result.network"));
    toast({ title: t("dream:result.error"), text, variant: "destructive" });
  };
}
