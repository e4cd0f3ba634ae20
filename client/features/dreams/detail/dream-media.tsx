import { useState } from "react";
import type { Dream } from "#shared/dreams.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Bar } from "../../../ui/bar.tsx";
import { Button, Lids } from "../../../ui/button.tsx";
import { Phase } from "../../../ui/phase.tsx";
import { DreamImage, type MediaState } from "../dream-image.tsx";
import { VideoPlayer } from "./video-player.tsx";
import { useHydrated } from "./use-video-playback.ts";
import dreamStyles from "./dream-page.module.css";

type Kind = "video" | "image";

function isOpen(dream: Dream, part: Kind): boolean {
  const { status } = dream.parts[part];
  return status === "queued" || status === "processing";
}

/** The film, else the picture, else a word about why there is neither. A medium that fails makes way for the next. */
export function DreamMedia({ dream, title }: { dream: Dream; title: string }) {
  const { t } = useTranslation();
  const [broken, setBroken] = useState<readonly Kind[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<MediaState>("ready");
  const hydrated = useHydrated();

  const kind: Kind | null =
    dream.videoUrl && !broken.includes("video")
      ? "video"
      : dream.imageUrl && !broken.includes("image")
        ? "image"
        : null;
  const making: Kind | null = isOpen(dream, "image") ? "image" : isOpen(dream, "video") ? "video" : null;

  function settle(which: Kind, next: MediaState): void {
    setState(next);
    if (next === "broken") setBroken((known) => (known.includes(which) ? known : [...known, which]));
  }

  if (kind === null && making === null) {
    return (
      <div className={`${dreamStyles.frame} ${dreamStyles.frameEmpty}`}>
        <Phase value={0.16} className={dreamStyles.moon} />
        <p>{t("dream:media.none")}</p>
        {broken.length > 0 && (
          <Button
            variant="secondary"
            size="sm"
            onClick={() => {
              setBroken([]);
              setAttempt(attempt + 1);
            }}
          >
            {t("dream:media.again")}
          </Button>
        )}
      </div>
    );
  }
  return (
    <div className={kind === null ? dreamStyles.frame : `${dreamStyles.frame} night`}>
      {kind === "video" && (
        <VideoPlayer key={attempt} dream={dream} title={title} onState={(next) => settle("video", next)} />
      )}
      {kind === "image" && (
        <DreamImage
          key={attempt}
          className={dreamStyles.framePicture}
          dream={dream}
          sizes="(max-width: 760px) 178vw, 1296px"
          alt={t("dream:media.alt", { title })}
          eager
          onState={(next) => settle("image", next)}
        />
      )}
      {hydrated && kind !== null && state === "loading" && (
        <output className={dreamStyles.frameLoading}>
          <Lids />
          {t("dream:media.loading")}
        </output>
      )}
      {making !== null && kind !== "video" && (
        <div className={dreamStyles.frameMaking} data-bare={kind === null}>
          <p className="small">{t(making === "image" ? "dream:media.making" : "dream:media.making2")}</p>
          <Bar value={dream.progress} label={t("dream:progress.label")} />
        </div>
      )}
    </div>
  );
}
