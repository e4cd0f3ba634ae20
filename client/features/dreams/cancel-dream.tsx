import { useState } from "react";
import type { Dream } from "#shared/dreams.ts";
import { ApiError } from "../../lib/api.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { useToast } from "../../ui/toasts.tsx";
import { useErrorToast } from "./failure-text.ts";
import { useCancelDream } from "./use-dream-actions.ts";
import { useEndingCredits } from "./use-ending-credits.ts";

/**
 * Cancels the parts that have not begun, after a dialog that names the returned credits. Renders nothing when all have
 * begun.
 */
export function CancelDream({ dream, className }: { dream: Dream; className?: string | undefined }) {
  const { t } = useTranslation();
  const toast = useToast();
  const errorToast = useErrorToast();
  const cancel = useCancelDream();
  const tokens = useEndingCredits(dream);
  const [asking, setAsking] = useState(false);

  function confirm(): void {
    // A promise: the dream's events may remove this button before the reply, and with it the handlers of `mutate`.
    void cancel
      .mutateAsync(dream.id)
      .then(
        ({ status, creditsReturned }) => {
          const back = creditsReturned - dream.creditsReturned;
          toast({
            title: t(status === "cancelled" ? "dream:cancel.done" : "dream:cancel.rest"),
            text: t("dream:result.returned", { count: back }),
          });
        },
        (error: Error) => {
          const late = error instanceof ApiError && error.code === "conflict";
          if (late) toast({ title: t("dream:cancel.late"), text: t("dream:cancel.lateText") });
          else errorToast(error);
        },
      )
      .finally(() => setAsking(false));
  }

  // The dialog stays open until the user chooses, even if the last part begins meanwhile.
  if (dream.creditsReturnable === 0 && !asking) return null;
  return (
    <>
      <Button variant="ghost" className={className} onClick={() => setAsking(true)}>
        {t("dream:cancel.actionReturns", { count: dream.creditsReturnable })}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
        busy={cancel.isPending}
        title={t("dream:cancel.title")}
        text={[t("dream:cancel.text"), tokens].filter(Boolean).join(" ")}
        confirmLabel={t("dream:cancel.confirm")}
        cancelLabel={t("dream:cancel.keep")}
      />
    </>
  );
}
