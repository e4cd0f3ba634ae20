import { lazy, memo, Suspense, useEffect, useState } from "react";
import { useParams } from "react-router-dom";
import type { Dream } from "#shared/dreams.ts";
import { hasFailed } from "../../../lib/failed-query.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { BackLink } from "../../../ui/back-link.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import { LoadFailure } from "../../../ui/load-failure.tsx";
import { Empty } from "../../../ui/empty.tsx";
import { Shell } from "../../site/shell.tsx";
import { Skeleton } from "../../../ui/loading.tsx";
import { takeAwaited } from "../awaited-videos.ts";
import { CareForDream } from "./care-for-dream.tsx";
import { FRAME_ID, READING_ID } from "./frame-id.ts";
import { DreamMedia, Drawn } from "./dream-media.tsx";
import { failedParts, titleOf } from "../dream-state.ts";
import { isFinal } from "../is-final.ts";
import { DreamHead } from "./dream-head.tsx";
import { DreamText } from "./dream-text.tsx";
import {
  CancelDream,
  DreamActions,
  MoodLine,
  ReadingSections,
  Receipt,
  Remark,
  VideoOffer,
  ShareDream,
} from "./later-parts.ts";
import { useDream } from "../use-dream.ts";
import { LazyPart } from "../../notifications/lazy-part.tsx";
import { useHydrated } from "../../../lib/use-hydrated.ts";
import { useMe } from "../../accounts/queries.ts";
import styles from "./dream-page.module.css";

const loadOffer = () => import("../../notifications/alert-offer.tsx");
const Reveal = lazy(() => import("./reveal.tsx"));

/** What the dream is called, and what its owner may do with it. */
function DreamSide({ dream, title }: { dream: Dream; title: string }) {
  const { t } = useTranslation();
  const me = useMe();
  const { image, video } = dream.parts;
  const mayFilm = image.status === "done" && ["skipped", "cancelled"].includes(video.status);
  return (
    <aside className={styles.side}>
      <DreamHead dream={dream} title={title} />
      <Suspense>{mayFilm && <VideoOffer dream={dream} />}</Suspense>
      {!isFinal(dream) && (
        <div className={styles.open}>
          <ButtonLink to={`/dashboard?dream=${encodeURIComponent(dream.id)}`} variant="secondary">
            {t("detail:progress.open")}
          </ButtonLink>
          <Suspense>
            <ShareDream dream={dream} quiet />
            <CancelDream dream={dream} />
          </Suspense>
        </div>
      )}
      <div className={styles.actions}>
        <Suspense>
          {isFinal(dream) && !mayFilm && (
            <ShareDream dream={dream} quiet={!dream.imageUrl || failedParts(dream).length > 0} block />
          )}
          <DreamActions dream={dream} title={title} share={mayFilm} />
        </Suspense>
      </div>
      <hr className={styles.rule} />
      <Suspense>
        <MoodLine dream={dream} />
        {me && <Remark key={dream.id} dream={dream} userId={me.user.id} />}
      </Suspense>
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
    if (state === "read") document.getElementById(READING_ID)?.scrollIntoView();
  }, [state]);

  if (state !== "showing") return null;
  return (
    <Suspense fallback={null}>
      <Reveal dream={dream} title={title} onClose={(read) => setState(read ? "read" : "over")} />
    </Suspense>
  );
}

/** A component of its own: rendering the whole dream again after hydration would empty the parts that load later. */
function AlertOffer() {
  return useHydrated() ? <LazyPart load={loadOffer} /> : null;
}

/**
 * Rendered again only for another state of the dream: a rendering would empty the parts whose script is not there yet.
 */
const WholeDream = memo(function WholeDream({ dream }: { dream: Dream }) {
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
            <Drawn dream={dream} className={styles.drawn} />
            <DreamText dream={dream} />
          </div>
          <div className={styles.read}>
            <Suspense>{!note && <ReadingSections dream={dream} />}</Suspense>
            <Suspense>
              <Receipt dream={dream} />
            </Suspense>
          </div>
        </div>
        {dream.status === "done" && !note && <AlertOffer />}
      </article>
    </CareForDream>
  );
});

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
  const query = useDream(id);
  const { data: dream } = query;
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
  if (!hasFailed(query)) return <DreamSkeleton />;
  return (
    <LoadFailure
      className={styles.none}
      heading="h1"
      title={t("detail:loadFailure.title")}
      text={t("detail:loadFailure.text")}
      action={t("detail:loadFailure.action")}
      variant="primary"
      query={query}
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
            <BackLink className={styles.back} to="/library">
              {t("dream:back")}
            </BackLink>
            <DreamById key={id} id={id} />
          </>
        )}
      </div>
    </Shell>
  );
}
