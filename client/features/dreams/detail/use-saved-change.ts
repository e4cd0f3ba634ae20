import { useTranslation } from "../../../i18n/use-translation.ts";
import { useErrorToast } from "../../../ui/toasts.tsx";
import { useChangeDream } from "../use-dream-actions.ts";

type Edit = Parameters<ReturnType<typeof useChangeDream>["change"]>[0];

/** Returns a function that changes a dream, and shows a toast when the change fails. */
export function useSavedChange(id: string): (edit: Edit) => void {
  const { t } = useTranslation();
  const errorToast = useErrorToast();
  const { change } = useChangeDream(id);
  return (edit) => change(edit, { onError: (error) => errorToast(error, t("detail:journal.failed")) });
}
