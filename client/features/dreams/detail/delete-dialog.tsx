import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";
import type { Dream } from "#shared/dreams.ts";
import { BIN_DAYS } from "#shared/limits.ts";
import { useApp } from "../../../lib/context.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { useToast } from "../../../ui/toasts.tsx";
import { useDayCount } from "../dates.ts";
import { useErrorToast } from "../failure-text.ts";
import { dreamQuery } from "../queries.ts";
import { useDeleteDream } from "../use-dream-actions.ts";
import { useEndingCredits } from "../use-ending-credits.ts";
import { useRestore } from "../use-restore.ts";

interface DeleteDialogProps {
  dream: Dream;
  open: boolean;
  onClose: () => void;
}

/** Asks before a dream goes into the bin, and offers on the next page to take it back. */
export default function DeleteDialog({ dream, open, onClose }: DeleteDialogProps) {
  const { t } = useTranslation();
  const { api } = useApp();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const toast = useToast();
  const errorToast = useErrorToast();
  const remove = useDeleteDream();
  const days = useDayCount();
  const { restore } = useRestore(dream);
  const note = dream.kind === "note";
  const tokens = useEndingCredits(dream);
  const deleted = useRef(false);

  // Removed only when the page is left: as long as it is shown, it would fetch the dream again.
  useEffect(() => {
    const { queryKey } = dreamQuery(api, dream.id);
    return () => {
      if (deleted.current) queryClient.removeQueries({ queryKey });
    };
  }, [api, dream.id, queryClient]);

  function confirm(): void {
    remove.mutate(dream.id, {
      onSuccess: () => {
        deleted.current = true;
        toast({
          title: t(note ? "detail:delete.doneNote" : "detail:delete.done"),
          action: { text: t("dream:undo.action"), onPress: restore },
        });
        return navigate("/library");
      },
      onError: (error) => {
        onClose();
        errorToast(error);
      },
    });
  }

  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={confirm}
      danger
      busy={remove.isPending}
      title={t(note ? "detail:delete.noteTitle" : "detail:delete.title")}
      text={[t(note ? "detail:delete.noteText" : "detail:delete.text", { days: days(BIN_DAYS) }), tokens]
        .filter(Boolean)
        .join(" ")}
      confirmLabel={t(note ? "detail:actions.deleteNote" : "detail:actions.delete")}
      cancelLabel={t("detail:delete.cancel")}
    />
  );
}
