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
import { useErrorText } from "../failure-text.ts";
import { isFinal } from "../dream-state.ts";
import { useDeleteDream } from "../use-dream-actions.ts";
import { useEndingTokens } from "../progress/use-ending-tokens.ts";
import styles from "./dream-page.module.css";

function DeleteDream({ dream }: { dream: Dream }) {
  const { t } = useTranslation();
  const { api } = useApp();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const toast = useToast();
  const errorText = useErrorText();
  const remove = useDeleteDream();
  const [asking, setAsking] = useState(false);
  const note = dream.kind === "note";
  const tokens = useEndingTokens(dream);
  const gone = useRef(false);

  // Forgotten only when the page has gone: while it stands, it would ask for the dream again.
  useEffect(() => {
    const { queryKey } = dreamQuery(api, dream.id);
    return () => {
      if (gone.current) queryClient.removeQueries({ queryKey });
    };
  }, [api, dream.id, queryClient]);

  function confirm(): void {
    remove.mutate(dream.id, {
      onSuccess: () => {
        gone.current = true;
        toast({ title: t(note ? "dream:delete.doneNote" : "dream:delete.done") });
        return navigate("/library");
      },
      onError: (error) => {
        setAsking(false);
        toast({ title: t("dream:result.error"), text: errorText(error), variant: "destructive" });
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

/** What can be taken along, and the way to delete. */
export function DreamActions({ dream, title }: { dream: Dream; title: string }) {
  const { t } = useTranslation();
  return (
    <ul className={styles.actions} aria-label={t("dream:actions.label")}>
      {dream.videoUrl && (
        <li>
          <ButtonLink
            className={styles.action}
            to={dream.videoUrl}
            reloadDocument
            download={`${title}.mp4`}
            variant="secondary"
            size="sm"
            icon={<DownloadIcon />}
          >
            {t("dream:actions.video")}
          </ButtonLink>
        </li>
      )}
      {dream.imageUrl && (
        <li>
          <ButtonLink
            className={styles.action}
            to={dream.imageUrl}
            reloadDocument
            download={`${title}.webp`}
            variant={dream.videoUrl || !isFinal(dream) ? "ghost" : "secondary"}
            size="sm"
            icon={<DownloadIcon />}
          >
            {t("dream:actions.image")}
          </ButtonLink>
        </li>
      )}
      {dream.largeImageUrl && (
        <li>
          <ButtonLink
            className={styles.action}
            to={dream.largeImageUrl}
            reloadDocument
            download={`${title} 4K.webp`}
            variant="ghost"
            size="sm"
            icon={<DownloadIcon />}
          >
            {t("dream:actions.largeImage")}
          </ButtonLink>
        </li>
      )}
      <li>
        <DeleteDream dream={dream} />
      </li>
    </ul>
  );
}
