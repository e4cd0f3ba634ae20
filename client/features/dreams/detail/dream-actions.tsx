import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import type { Dream } from "#shared/dreams.ts";
import { useApp } from "../../../lib/context.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { DownloadIcon, TrashIcon } from "../../../ui/icons.tsx";
import { useToast } from "../../../ui/toasts.tsx";
import { dreamQuery } from "../queries.ts";
import { useErrorToast } from "../failure-text.ts";
import { isFinal } from "../dream-state.ts";
import { useDeleteDream } from "../use-dream-actions.ts";
import { useEndingCredits } from "../use-ending-credits.ts";
import styles from "./dream-page.module.css";

function DeleteDream({ dream }: { dream: Dream }) {
  const { t } = useTranslation();
  const { api } = useApp();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const toast = useToast();
  const errorToast = useErrorToast();
  const remove = useDeleteDream();
  const [asking, setAsking] = useState(false);
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
        toast({ title: t(note ? "dream:delete.doneNote" : "dream:delete.done") });
        return navigate("/library");
      },
      onError: (error) => {
        setAsking(false);
        errorToast(error);
      },
    });
  }

  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        className={`${styles.action} ${styles.remove}`}
        icon={<TrashIcon />}
        onClick={() => setAsking(true)}
      >
        {t(note ? "dream:actions.deleteNote" : "dream:actions.delete")}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
        danger
        busy={remove.isPending}
        title={t(note ? "dream:delete.noteTitle" : "dream:delete.title")}
        text={[t(note ? "dream:delete.noteText" : "dream:delete.text"), tokens].filter(Boolean).join(" ")}
        confirmLabel={t(note ? "dream:actions.deleteNote" : "dream:actions.delete")}
        cancelLabel={t("dream:delete.cancel")}
      />
    </>
  );
}

/** Downloads and deletion. */
export function DreamActions({ dream, title }: { dream: Dream; title: string }) {
  const { t } = useTranslation();
  const download = (url: string | null, file: string, label: string, variant: "secondary" | "ghost") =>
    url && (
      <li>
        <ButtonLink
          className={styles.action}
          to={url}
          reloadDocument
          download={file}
          variant={variant}
          size="sm"
          icon={<DownloadIcon />}
        >
          {label}
        </ButtonLink>
      </li>
    );
  const imageLook = dream.videoUrl || !isFinal(dream) ? "ghost" : "secondary";
  return (
    <ul className={styles.actions} aria-label={t("dream:actions.label")}>
      {download(dream.videoUrl, `${title}.mp4`, t("dream:actions.video"), "secondary")}
      {download(dream.imageUrl, `${title}.webp`, t("dream:actions.image"), imageLook)}
      {download(dream.largeImageUrl, `${title} 4K.webp`, t("dream:actions.largeImage"), "ghost")}
      <li>
        <DeleteDream dream={dream} />
      </li>
    </ul>
  );
}
