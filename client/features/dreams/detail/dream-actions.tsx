import { lazy, Suspense, useCallback, useState, type ReactNode } from "react";
import { Link } from "react-router-dom";
import type { Dream } from "#shared/dreams.ts";
import { useOpened } from "../../../lib/use-opened.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { DownloadIcon, icon, KeepIcon, TrashIcon } from "../../../ui/icons.tsx";
import { useChangeWithToast } from "./use-change-with-toast.ts";
import styles from "./dream-actions.module.css";

const ShareIcon = icon(<path d="M12 14.5V4m-4 4 4-4 4 4M5.5 12v6.5a1 1 0 0 0 1 1h11a1 1 0 0 0 1-1V12" />);
const LargeIcon = icon(
  <>
    <rect x="3.5" y="5.5" width="17" height="13" rx="2.5" />
    <path d="M9.3 9 6.8 13h4m-1-2v4M13.5 9v6M17 9l-3.3 3.2L17 15" />
  </>,
);

const DeleteDialog = lazy(() => import("./delete-dialog.tsx"));

function DeleteDream({ dream }: { dream: Dream }) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const opened = useOpened(asking);
  const close = useCallback(() => setAsking(false), []);
  return (
    <>
      <button
        type="button"
        className={`${styles.action} ${styles.remove}`}
        aria-label={t(dream.kind === "note" ? "detail:actions.deleteNote" : "detail:actions.delete")}
        onClick={() => setAsking(true)}
      >
        <TrashIcon />
        <span>{t("detail:actions.remove")}</span>
      </button>
      <Suspense>{opened && <DeleteDialog dream={dream} open={asking} onClose={close} />}</Suspense>
    </>
  );
}

/** Marks a dream as a favourite, or takes that back. */
function FavouriteButton({ dream }: { dream: Dream }) {
  const { t } = useTranslation();
  const change = useChangeWithToast(dream.id);
  const { favourite } = dream;
  return (
    <button
      type="button"
      className={styles.action}
      data-favourite={favourite || undefined}
      onClick={() => change((now) => ({ favourite: !now.favourite }))}
    >
      <KeepIcon />
      <span>{t(favourite ? "detail:journal.isFavourite" : "detail:journal.favourite")}</span>
    </button>
  );
}

interface ShareProps {
  dream: Dream;
  quiet: boolean;
  block?: boolean;
}

/** The way to the pictures to share: the main action, unless another one asks for attention. */
export function ShareDream({ dream, quiet, block = false }: ShareProps) {
  const { t } = useTranslation();
  if (dream.kind !== "dream" || !dream.title) return null;
  return (
    <ButtonLink
      className={block ? styles.share : undefined}
      to={`/share/${dream.id}`}
      variant={quiet ? "secondary" : "primary"}
      icon={<ShareIcon />}
      block={block}
      viewTransition
    >
      {t("detail:actions.share")}
    </ButtonLink>
  );
}

interface ActionsProps {
  dream: Dream;
  title: string;
  /** Whether the way to sharing is one of them. */
  share: boolean;
}

/** Downloads, keeping and deletion. */
export function DreamActions({ dream, title, share }: ActionsProps) {
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
  const { videoUrl, imageUrl, largeImageUrl } = dream;
  const [video, image] = [t("dream:part.video"), t("dream:part.image")];
  return (
    <ul className={styles.actions} aria-label={t("detail:actions.label")}>
      {share && (
        <li>
          <Link data-plain="" className={styles.action} to={`/share/${dream.id}`} viewTransition>
            <ShareIcon />
            <span>{t("detail:actions.share")}</span>
          </Link>
        </li>
      )}
      {download(videoUrl, `${title}.mp4`, video, t("detail:actions.video"), <DownloadIcon />)}
      {download(imageUrl, `${title}.webp`, image, t("detail:actions.image"), <DownloadIcon />)}
      {download(largeImageUrl, `${title} 4K.webp`, "4K", t("detail:actions.largeImage"), <LargeIcon />)}
      <li>
        <FavouriteButton dream={dream} />
      </li>
      <li>
        <DeleteDream dream={dream} />
      </li>
    </ul>
  );
}
