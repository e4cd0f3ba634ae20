import type { Dream } from "#shared/dreams.ts";
import { useTranslation } from "../../i18n/use-translation.ts";

/**
 * Returns sentences about the credits that cancelling or deleting returns and that stay spent; null where there are
 * none.
 */
export function useEndingCredits({
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
