import type { Dream } from "#shared/dreams.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Bar } from "../../../ui/bar.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { icon } from "../../../ui/icons.tsx";
import { clockTime } from "../clock-time.ts";
import type { MediaState } from "../dream-image.tsx";
import { PlayButton } from "./play-button.tsx";
import { useHydrated } from "../../../lib/use-hydrated.ts";
import { useVideoPlayback } from "./use-video-playback.ts";
import styles from "./video-player.module.css";

const SoundIcon = icon(
  <path d="M4.5 9.5v5H8l4.5 4v-13L8 9.5zM16 9a4.2 4.2 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11" />,
);
const MutedIcon = icon(<path d="M4.5 9.5v5H8l4.5 4v-13L8 9.5zM16.5 9.8l4.4 4.4m0-4.4-4.4 4.4" />);
const EnlargeIcon = icon(<path d="M4.5 9V4.5H9M15 4.5h4.5V9M19.5 15v4.5H15M9 19.5H4.5V15" />);
const ReduceIcon = icon(<path d="M9 4.5V9H4.5M19.5 9H15V4.5M15 19.5V15h4.5M4.5 15H9v4.5" />);

interface VideoPlayerProps {
  dream: Pick<Dream, "videoUrl" | "posterUrl" | "video">;
  /** What the video shows. */
  label: string;
  onState?: (state: MediaState) => void;
  /** Starts by itself, without sound. */
  autoPlay?: boolean;
}

/** A video with our own controls, or the browser's until hydrated. */
export function VideoPlayer({ dream, label, onState, autoPlay = false }: VideoPlayerProps) {
  const { t } = useTranslation();
  const hydrated = useHydrated();
  const seconds = dream.video?.seconds ?? 0;
  const { video, frame, ...playback } = useVideoPlayback(seconds, onState);
  const total = clockTime(Math.round(seconds));
  return (
    <section
      ref={frame}
      className={styles.player}
      aria-label={t("player:player")}
      data-playing={playback.playing}
    >
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the videos have no speech */}
      <video
        ref={video}
        src={dream.videoUrl ?? undefined}
        poster={dream.posterUrl ?? undefined}
        width={dream.video?.width}
        height={dream.video?.height}
        aria-label={label}
        controls={!hydrated}
        preload="metadata"
        autoPlay={autoPlay}
        muted={autoPlay}
        playsInline
        loop
        tabIndex={hydrated ? -1 : undefined}
        onClick={hydrated ? playback.toggle : undefined}
      />
      {hydrated && (
        <div className={styles.controls}>
          <PlayButton playback={playback} className={styles.play} />
          <span className={`num ${styles.time}`}>{clockTime(playback.time)}</span>
          <div className={styles.scrub}>
            <Bar className={styles.bar} value={seconds > 0 ? playback.time / seconds : 0} />
            <input
              type="range"
              min={0}
              max={seconds}
              step={0.05}
              value={playback.time}
              aria-label={t("player:seek")}
              aria-valuetext={t("player:position", { time: clockTime(playback.time), total })}
              onChange={(event) => playback.seek(event.currentTarget.valueAsNumber)}
            />
          </div>
          <span className={`num ${styles.time}`}>{total}</span>
          {playback.sound && (
            <IconButton
              className={styles.button}
              label={t(playback.muted ? "player:unmute" : "player:mute")}
              icon={playback.muted ? <MutedIcon /> : <SoundIcon />}
              onClick={playback.toggleMuted}
            />
          )}
          <IconButton
            className={styles.button}
            label={t(playback.enlarged ? "player:exitFullscreen" : "player:fullscreen")}
            icon={playback.enlarged ? <ReduceIcon /> : <EnlargeIcon />}
            onClick={playback.toggleEnlarged}
          />
        </div>
      )}
    </section>
  );
}
