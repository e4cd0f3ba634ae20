import { lazy, Suspense, useEffect, useState } from "react";
import { useParams } from "react-router-dom";
import type { Dream } from "#shared/dreams.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Tag } from "../../../ui/badge.tsx";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Empty } from "../../../ui/empty.tsx";
import { ArrowBackIcon } from "../../../ui/icons.tsx";
import { Shell } from "../../site/shell.tsx";
import { Skeleton } from "../../../ui/loading.tsx";
import { useDates } from "../dates.ts";
import { takeAwaited } from "../awaited-videos.ts";
import { CancelDream } from "../cancel-dream.tsx";
import { CareForDream } from "./care-for-dream.tsx";
import { VideoOffer } from "./add-part.tsx";
import { DreamActions } from "./dream-actions.tsx";
import { StatusBadge } from "../status-badge.tsx";
import { FRAME_ID } from "./frame-id.ts";
import { DreamMedia } from "./dream-media.tsx";
import { isFinal, titleOf } from "../dream-state.ts";
import { ReadingSections, DreamTextSection } from "./reading-sections.tsx";
import { Receipt } from "./receipt.tsx";
import { useDream } from "../use-dream.ts";
import { useMe } from "../../accounts/queries.ts";
import styles from "./dream-page.module.css";

const Reveal = lazy(() => import("./reveal.tsx"));

function DreamHead({ dream, title }: { dream: Dream; title: string }) {
  const { t } = useTranslation();
  const date = useDates();
  return (
    <header>
      <p className={`small quiet ${styles.facts}`}>
        <time dateTime={dream.createdAt} suppressHydrationWarning>
          {date(dream.createdAt, "moment")}
        </time>
        <StatusBadge dream={dream} />
      </p>
      <h1 className={`dream-title ${styles.title}`} lang={dream.language}>
        <bdi>{title}</bdi>
      </h1>
      {dream.tags.length > 0 && (
        <ul className={styles.tags} aria-label={t("detail:sections.tags")}>
          {dream.tags.map((tag) => (
            <li key={tag}>
              <Tag>
                <bdi>{tag}</bdi>
              </Tag>
            </li>
          ))}
        </ul>
      )}
    </header>
  );
}

/** What the dream is called, and what its owner may do with it. */
function DreamSide({ dream, title }: { dream: Dream; title: string }) {
  const { t } = useTranslation();
  const { image, video } = dream.parts;
  const mayFilm = image.status === "done" && ["skipped", "cancelled"].includes(video.status);
  return (
    <aside className={styles.side}>
      <DreamHead dream={dream} title={title} />
      {mayFilm && <VideoOffer dream={dream} />}
      {!isFinal(dream) && (
        <div className={styles.open}>
          <ButtonLink to={`/dashboard?dream=${encodeURIComponent(dream.id)}`} variant="secondary">
            {t("detail:progress.open")}
          </ButtonLink>
          <CancelDream dream={dream} />
        </div>
      )}
      <DreamActions dream={dream} title={title} />
    </aside>
  );
}

/** Shows the video in full once, when it was awaited in this browser. */
function FirstShowing({ dream, title }: { dream: Dream; title: string }) {
  const [state, setState] = useState<"none" | "showing" | "over" | "read">("none");
  const { id, videoUrl } = dream;
  useEffect(() => {
    if (videoUrl && takeAwaited(id)) setState("showing");
  }, [id, videoUrl]);
  // Once the dialog is gone, which made the rest of the page inert.
  useEffect(() => {
    if (state === "over") document.getElementById(FRAME_ID)?.focus({ preventScroll: true });
    if (state === "read") document.getElementById("summary")?.scrollIntoView();
  }, [state]);

  if (state !== "showing") return null;
  return (
    <Suspense fallback={null}>
      <Reveal dream={dream} title={title} onClose={(read) => setState(read ? "read" : "over")} />
    </Suspense>
  );
}

function WholeDream({ dream }: { dream: Dream }) {
  const note = dream.kind === "note";
  const title = titleOf(dream);
  return (
    <CareForDream>
      <article>
        <FirstShowing key={dream.id} dream={dream} title={title} />
        <div className={note ? styles.firstNote : styles.first}>
          {!note && <DreamMedia key={dream.id} dream={dream} title={title} />}
          <DreamSide dream={dream} title={title} />
        </div>
        <div className={note ? `${styles.below} ${styles.belowNote}` : styles.below}>
          <div className={styles.dreamText}>
            <DreamTextSection dream={dream} />
          </div>
          <div className={styles.read}>
            {!note && <ReadingSections dream={dream} />}
            <Receipt dream={dream} />
          </div>
        </div>
      </article>
    </CareForDream>
  );
}

function DreamSkeleton() {
  return (
    <div className={styles.first} aria-hidden="true">
      <Skeleton className={styles.skeletonFrame} />
      <div className={styles.side}>
        <Skeleton className={styles.skeletonS} />
        <Skeleton className={styles.skeletonL} />
      </div>
    </div>
  );
}

function DreamById({ id }: { id: string }) {
  const { t } = useTranslation();
  const { data: dream, isError, isFetching, refetch } = useDream(id);
  if (dream) return <WholeDream dream={dream} />;
  if (dream === null) {
    return (
      <Empty
        className={styles.none}
        heading="h1"
        title={t("detail:notFound.title")}
        text={t("detail:notFound.text")}
        action={<ButtonLink to="/library">{t("dream:back")}</ButtonLink>}
      />
    );
  }
  if (!isError) return <DreamSkeleton />;
  return (
    <Empty
      className={styles.none}
      heading="h1"
      title={t("detail:loadFailure.title")}
      text={t("detail:loadFailure.text")}
      action={
        <Button busy={isFetching} onClick={() => void refetch()}>
          {t("detail:loadFailure.action")}
        </Button>
      }
    />
  );
}

export default function DreamPage() {
  const { t } = useTranslation();
  const { id = "" } = useParams();
  const me = useMe();
  return (
    <Shell current="library">
      <div className={`wrap ${styles.page}`}>
        {me && (
          <>
            <ButtonLink
              className={styles.back}
              to="/library"
              variant="ghost"
              size="sm"
              icon={<ArrowBackIcon />}
              viewTransition
            >
              {t("dream:back")}
            </ButtonLink>
            <DreamById key={id} id={id} />
          </>
        )}
      </div>
    </Shell>
  );
}
