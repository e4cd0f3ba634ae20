import { useTranslation } from "../../../i18n/use-translation.ts";
import { useErrorToast } from "../../../ui/toasts.tsx";
import { useChangeDream } from "../use-dream-actions.ts";

type Edit = Parameters<ReturnType<typeof useChangeDream>["change"]>[0];

/** Returns the function that changes what a dream carries; where that fails, a toast says so. */
export function useSavedChange(id: string): (edit: Edit) => void {
  const { t } = useTranslation();
  const errorToast = useErrorToast();
  const { change } = useChangeDream(id);
  return (edit) => change(edit, { onError: (error) => errorToast(error, t("detail:journal.failed")) });
}
