import {
  DREAM_TEXT_MAX,
  DREAM_TEXT_MIN,
  MARKS_PER_CHARACTER_MAX,
  type DreamTextIssue,
} from "#shared/limits.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";

/** Returns one sentence about an issue of a dream's text. */
export function useTextIssue(): (issue: DreamTextIssue) => string {
  const { t } = useTranslation();
  return (issue) => {
    switch (issue) {
      case "dream_too_short":
        return t("common:dreamText.short", { min: DREAM_TEXT_MIN });
      case "dream_too_long":
        return t("common:dreamText.long", { max: DREAM_TEXT_MAX });
      case "dream_too_large":
        return t("common:dreamText.large");
      case "dream_overmarked":
        return t("common:dreamText.overmarked", { max: MARKS_PER_CHARACTER_MAX });
    }
  };
}
