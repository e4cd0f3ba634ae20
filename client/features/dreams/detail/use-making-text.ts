import { PARTS, type Dream } from "#shared/dreams.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { isOpen, isTriedAgain } from "../dream-state.ts";

/** What is being made of a dream, as one line; null once all has ended. */
export function useMakingText(dream: Dream): string | null {
  const { t } = useTranslation();
  const part = PARTS.find((each) => isOpen(dream, each));
  if (!part) return null;
  const text = {
    reading: t("dream:overlay.reading"),
    image: t("detail:media.making"),
    video: t("detail:media.making2"),
  }[part];
  return isTriedAgain(dream, part) ? `${text}. ${t("dream:step.again")}.` : text;
}
