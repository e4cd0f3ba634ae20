import { useState } from "react";
import type { Dream } from "#shared/dreams.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Bar } from "../../../ui/bar.tsx";
import { Button, Lids } from "../../../ui/button.tsx";
import { Phase } from "../../../ui/phase.tsx";
import { DreamImage, type MediaState } from "../dream-image.tsx";
import { isOpen } from "../dream-state.ts";
import { VideoPlayer } from "./video-player.tsx";
import { useHydrated } from "./use-video-playback.ts";
import dreamStyles from "./dream-page.module.css";

type Kind = "video" | "image";

/** The video, else the image, else a sentence about why there is neither. */
export function DreamMedia({ dream, title }: { dream: Dream; title: string }) {
  const { t } = useTranslation();
  const [broken, setBroken] = useState<readonly Kind[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<MediaState>("ready");
  const hydrated = useHydrated();

  const urls = { video: dream.videoUrl, image: dream.imageUrl };
  const kind = (["video", "image"] as const).find((each) => urls[each] && !broken.includes(each));
  const making = (["image", "video"] as const).find((part) => isOpen(dream, part));

  function settle(which: Kind, next: MediaState): void {
    setState(next);
    if (next === "broken") setBroken((known) => (known.includes(which) ? known : [...known, which]));
  }

  if (!kind && !making) {
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
    <div className={kind ? `${dreamStyles.frame} night` : dreamStyles.frame}>
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
      {hydrated && kind && state === "loading" && (
        <output className={dreamStyles.frameLoading}>
          <Lids />
          {t("dream:media.loading")}
        </output>
      )}
      {making && kind !== "video" && (
        <div className={dreamStyles.frameMaking} data-bare={!kind}>
          <p className="small">{t(making === "image" ? "dream:media.making" : "dream:media.making2")}</p>
          <Bar value={dream.progress} label={t("dream:progress.label")} />
        </div>
      )}
    </div>
  );
}
