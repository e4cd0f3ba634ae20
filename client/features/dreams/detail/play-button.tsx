import type { Ref } from "react";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { PauseIcon, PlayIcon } from "../../../ui/icons.tsx";

interface PlayButtonProps {
  playback: { playing: boolean; toggle: () => void };
  className: string | undefined;
  ref?: Ref<HTMLButtonElement>;
}

/** Starts and pauses a video. */
export function PlayButton({ playback, className, ref }: PlayButtonProps) {
  const { t } = useTranslation();
  return (
    <button
      ref={ref}
      type="button"
      className={className}
      aria-label={t(playback.playing ? "player:pause" : "player:play")}
      onClick={playback.toggle}
    >
      {playback.playing ? <PauseIcon /> : <PlayIcon />}
    </button>
  );
}
