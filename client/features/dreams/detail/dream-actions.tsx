import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { Link, useNavigate } from "react-router-dom";
import type { Dream } from "#shared/dreams.ts";
import { useApp } from "../../../lib/context.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { DownloadIcon, icon, TrashIcon } from "../../../ui/icons.tsx";
import { useToast } from "../../../ui/toasts.tsx";
import { dreamQuery } from "../queries.ts";
import { useErrorToast } from "../failure-text.ts";
import { useDeleteDream } from "../use-dream-actions.ts";
import { useEndingCredits } from "../use-ending-credits.ts";
import styles from "./dream-actions.module.css";

const ShareIcon = icon(<path d="M12 14.5V4m-4 4 4-4 4 4M5.5 12v6.5a1 1 0 0 0 1 1h11a1 1 0 0 0 1-1V12" />);
const LargeIcon = icon(
  <>
    <rect x="3.5" y="5.5" width="17" height="13" rx="2.5" />
    <path d="M9.3 9 6.8 13h4m-1-2v4M13.5 9v6M17 9l-3.3 3.2L17 15" />
  </>,
);

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
        toast({ title: t(note ? "detail:delete.doneNote" : "detail:delete.done") });
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
      <button
        type="button"
        className={`${styles.action} ${styles.remove}`}
        aria-label={t(note ? "detail:actions.deleteNote" : "detail:actions.delete")}
        onClick={() => setAsking(true)}
      >
        <TrashIcon />
        <span>{t("detail:actions.remove")}</span>
      </button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
        danger
        busy={remove.isPending}
        title={t(note ? "detail:delete.noteTitle" : "detail:delete.title")}
        text={[t(note ? "detail:delete.noteText" : "detail:delete.text"), tokens].filter(Boolean).join(" ")}
        confirmLabel={t(note ? "detail:actions.deleteNote" : "detail:actions.delete")}
        cancelLabel={t("detail:delete.cancel")}
      />
    </>
  );
}

/** Downloads and deletion. */
export function DreamActions({ dream, title }: { dream: Dream; title: string }) {
  const { t } = useTranslation();
  const download = (url: string | null, file: string, text: string, label: string, icon: ReactNode) =>
    url && (
      <li>
        <Link data-plain="" className={styles.action} to={url} reloadDocument download={file}>
          {icon}
          <span>{text}</span>
          <span className="sr-only">{label}</span>
        </Link>
      </li>
    );
  const { kind, id, videoUrl, imageUrl, largeImageUrl } = dream;
  const [video, image] = [t("dream:part.video"), t("dream:part.image")];
  return (
    <ul className={styles.actions} aria-label={t("detail:actions.label")}>
      {download(videoUrl, `${title}.mp4`, video, t("detail:actions.video"), <DownloadIcon />)}
      {download(imageUrl, `${title}.webp`, image, t("detail:actions.image"), <DownloadIcon />)}
      {download(largeImageUrl, `${title} 4K.webp`, "4K", t("detail:actions.largeImage"), <LargeIcon />)}
      {kind === "dream" && dream.title && (
        <li>
          <Link data-plain="" className={styles.action} to={`/share/${id}`} viewTransition>
            <ShareIcon />
            <span>{t("detail:actions.share")}</span>
          </Link>
        </li>
      )}
      <li>
        <DeleteDream dream={dream} />
      </li>
    </ul>
  );
}
