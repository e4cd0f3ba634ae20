import { useTranslation } from "../../i18n/use-translation.ts";
import { useToast } from "../../ui/toasts.tsx";
import type { Dream } from "#shared/dreams.ts";
import { useErrorToast } from "./failure-text.ts";
import { useRestoreDream } from "./use-dream-actions.ts";

/** Takes a dream out of the bin, and says so in a toast that also shows on a next page. */
export function useRestore({ id, kind }: Pick<Dream, "id" | "kind">) {
  const { t } = useTranslation();
  const toast = useToast();
  const errorToast = useErrorToast();
  const { mutateAsync, isPending } = useRestoreDream();
  const done = t(kind === "note" ? "dream:undo.doneNote" : "dream:undo.done");
  const action = { text: t("common:docked.open"), to: `/dream/${encodeURIComponent(id)}` };
  // Not by `mutate`, whose handlers are not called once the page is left.
  const restore = () => void mutateAsync(id).then(() => toast({ title: done, action }), errorToast);
  return { restore, isPending };
}
