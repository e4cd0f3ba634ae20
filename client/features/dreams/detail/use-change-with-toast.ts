import { useTranslation } from "../../../i18n/use-translation.ts";
import { useErrorToast } from "../../../ui/toasts.tsx";
import { useChangeDream, type DreamUpdate } from "../use-dream-actions.ts";

/** Returns a function that changes a dream; each change that fails shows a toast. */
export function useChangeWithToast(id: string): (update: DreamUpdate) => void {
  const { t } = useTranslation();
  const errorToast = useErrorToast();
  const { change } = useChangeDream(id, {
    onError: (error) => errorToast(error, t("detail:journal.failed")),
  });
  return (update) => change(update);
}
