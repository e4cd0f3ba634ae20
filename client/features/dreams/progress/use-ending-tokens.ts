import type { Dream } from "#shared/dreams.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";

/** Says what cancelling or deleting a dream gives back, and what stays spent; null where it has cost nothing. */
export function useEndingTokens({
  creditsHeld,
  creditsUsed,
  creditsReturnable,
}: Pick<Dream, "creditsHeld" | "creditsUsed" | "creditsReturnable">): string | null {
  const { t } = useTranslation();
  const spent = creditsUsed + creditsHeld - creditsReturnable;
  if (spent === 0 && creditsReturnable === 0) return null;
  const returns =
    creditsReturnable > 0
      ? t("dream:ending.returns", { count: creditsReturnable })
      : t("dream:ending.nothing");
  return spent > 0 ? `${returns} ${t("dream:ending.spent", { count: spent })}` : returns;
}
