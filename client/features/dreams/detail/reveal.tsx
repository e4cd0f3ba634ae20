import { useEffect, useRef, useState } from "react";
import type { Dream } from "#shared/dreams.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Bar } from "../../../ui/bar.tsx";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { CloseIcon } from "../../../ui/icons.tsx";
import { useDates } from "../dates.ts";
import { PlayButton } from "./play-button.tsx";
import { useVideoPlayback } from "./use-video-playback.ts";
import styles from "./reveal.module.css";

/** Longest wait for the first frame. */
const DECODE_MS = 3000;

/** Resolves once the poster can be painted, or cannot be loaded. */
async function decoded(url: string | null): Promise<void> {
  if (!url) return;
  const image = new Image();
  image.src = url;
  await Promise.race([
    image.decode().catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, DECODE_MS)),
  ]);
}

interface RevealProps {
  dream: Dream;
  title: string;
  /** `read`: the user wants to go on to the reading. */
  onClose: (read: boolean) => void;
}

/**
 * Shows a finished video for the first time: the disc rises, becomes the video, and opens like an eye. Takes six
 * seconds, can be skipped, and is its last frame at once for users who asked for less motion.
 */
export default function Reveal({ dream, title, onClose }: RevealProps) {
  const { t } = useTranslation();
  const date = useDates();
  const dialog = useRef<HTMLDialogElement>(null);
  const play = useRef<HTMLButtonElement>(null);
  const [phase, setPhase] = useState<"waiting" | "opening" | "open">("waiting");
  const seconds = dream.video?.seconds ?? 0;
  const { video, frame, ...playback } = useVideoPlayback(seconds);

  useEffect(() => {
    dialog.current!.showModal();
    let left = false;
    void decoded(dream.posterUrl).then(() => {
      if (!left) setPhase(matchMedia("(prefers-reduced-motion: reduce)").matches ? "open" : "opening");
    });
    return () => {
      left = true;
    };
  }, [dream.posterUrl]);

  useEffect(() => {
    if (phase === "open") play.current!.focus();
  }, [phase]);

  return (
    <dialog
      ref={dialog}
      className={`${styles.reveal} night`}
      aria-label={t("detail:reveal.title")}
      data-phase={phase}
      onCancel={(event) => {
        event.preventDefault();
        if (phase === "open") onClose(false);
        else setPhase("open");
      }}
      onClose={() => onClose(false)}
    >
      <section ref={frame} aria-label={t("player:player")} className={styles.stage}>
        <div className={styles.sky}>
          <i className={styles.stars} />
        </div>
        <div className={styles.disc} />
        <div className={styles.water}>
          <i className={styles.line} />
          <i className={styles.reflection} />
        </div>
        <p className={styles.ready} aria-hidden="true">
          {t("detail:reveal.title")}
        </p>
        <div className={styles.film}>
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the videos have no speech */}
          <video
            ref={video}
            src={dream.videoUrl ?? undefined}
            poster={dream.posterUrl ?? undefined}
            aria-label={t("detail:media.film", { title })}
            preload="auto"
            playsInline
            loop
            tabIndex={-1}
            onClick={playback.toggle}
          />
          <i className={styles.glow} />
        </div>
        <i className={styles.shade} />
        <div className={styles.foot}>
          <p className={styles.date}>
            <time dateTime={dream.createdAt}>{date(dream.createdAt, "moment")}</time>
          </p>
          <h2 className={`dream-title ${styles.title}`}>
            <bdi>
              {title.split(/(?<=\s)/).map((word, place) => (
                <span key={`${place} ${word}`}>{word}</span>
              ))}
            </bdi>
          </h2>
          <div
            className={styles.controls}
            onAnimationEnd={({ target, currentTarget }) => {
              if (target === currentTarget) setPhase("open");
            }}
          >
            <PlayButton ref={play} playback={playback} className={styles.play} />
            <Bar className={styles.bar} value={seconds > 0 ? playback.time / seconds : 0} />
            <Button variant="secondary" className={styles.read} onClick={() => onClose(true)}>
              {t("detail:reveal.read")}
            </Button>
          </div>
        </div>
      </section>
      {phase === "open" ? (
        <IconButton
          className={styles.end}
          label={t("common:close")}
          icon={<CloseIcon />}
          onClick={() => onClose(false)}
        />
      ) : (
        <Button variant="ghost" className={styles.end} onClick={() => setPhase("open")}>
          {t("detail:reveal.skip")}
        </Button>
      )}
    </dialog>
  );
}
