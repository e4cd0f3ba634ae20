import { Suspense, useState } from "react";
import type { Dream, Part } from "#shared/dreams.ts";
import { useHydrated } from "../../../lib/use-hydrated.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Bar } from "../../../ui/bar.tsx";
import { Button, Lids } from "../../../ui/button.tsx";
import { Phase } from "../../../ui/phase.tsx";
import { DreamImage, type MediaState } from "../dream-image.tsx";
import { failedParts, missingParts } from "../dream-state.ts";
import { isFinal } from "../is-final.ts";
import { FRAME_ID, READING_ID } from "./frame-id.ts";
import { MissingFrame, PaperFrame, VideoPlayer } from "./later-parts.ts";
import { useMakingText } from "./use-making-text.ts";
import styles from "./dream-media.module.css";

type Kind = "video" | "image";

const SIZES = "(max-width: 900px) 100vw, 870px";

/** The part whose absence the frame explains: the first that failed, or the reading of a cancelled dream. */
function missingPart(dream: Dream): Part | undefined {
  if (!isFinal(dream)) return undefined;
  return failedParts(dream)[0] ?? missingParts(dream).find((part) => part === "reading");
}

interface TabsProps {
  dream: Dream;
  kinds: readonly Kind[];
  shown: Kind;
  onShow: (kind: Kind) => void;
}

/** At the tab of a part that is missing. */
function Sunk() {
  const { t } = useTranslation();
  return (
    <>
      <i className={styles.sunk} aria-hidden="true" />
      <span className="sr-only">{t("dream:status.failed")}</span>
    </>
  );
}

/** Which part the frame shows, and the way to the reading. */
function PartTabs({ dream, kinds, shown, onShow }: TabsProps) {
  const { t } = useTranslation();
  const missing = missingPart(dream);
  return (
    <div className={styles.tabs} role="group" aria-label={t("detail:parts")}>
      {kinds.map((kind) => (
        <button
          key={kind}
          type="button"
          className="rising-disc"
          aria-current={kind === shown || undefined}
          onClick={() => onShow(kind)}
        >
          {t(`dream:part.${kind}`)}
          {kind === missing && <Sunk />}
        </button>
      ))}
      {(dream.interpretation || missing === "reading") && (
        <a className="rising-disc" href={`#${READING_ID}`}>
          {t("dream:part.reading")}
          {missing === "reading" && <Sunk />}
        </a>
      )}
    </div>
  );
}

interface ShownProps {
  dream: Dream;
  title: string;
  onBroken: () => void;
}

/** Only where a script can take it away again. */
function Loading() {
  const { t } = useTranslation();
  if (!useHydrated()) return null;
  return (
    <output className={styles.loading}>
      <Lids />
      {t("detail:media.loading")}
    </output>
  );
}

/** The video over its dimmed image, or the image, with what is being made. */
function Shown({ dream, title, kind, onBroken }: ShownProps & { kind: Kind }) {
  const { t } = useTranslation();
  const [state, setState] = useState<MediaState>("ready");
  const alt = t("detail:media.alt", { title });
  const making = useMakingText(dream);
  const settle = (next: MediaState) => {
    setState(next);
    if (next === "broken") onBroken();
  };
  return (
    <>
      {kind === "video" ? (
        <>
          <DreamImage className={styles.behind} dream={dream} sizes="480px" alt="" eager />
          <Suspense>
            <VideoPlayer dream={dream} label={t("detail:media.film", { title })} onState={settle} />
          </Suspense>
        </>
      ) : (
        <DreamImage
          className={styles.picture}
          dream={dream}
          sizes={SIZES}
          alt={dream.drawn ? `${alt}. ${t("detail:media.drawn")} ${dream.drawn}` : alt}
          eager
          onState={settle}
        />
      )}
      {state === "loading" && <Loading />}
      {making && (
        <div className={styles.making}>
          <output className="small">{making}</output>
          <Bar value={dream.progress} label={t("detail:progress.label")} />
        </div>
      )}
    </>
  );
}

/** What the image shows of the dream. */
export function Drawn({ dream, className }: { dream: Dream; className: string | undefined }) {
  const { t } = useTranslation();
  if (!dream.drawn) return null;
  return (
    <p className={`${className} small quiet`}>
      {t("detail:media.drawn")} <span lang={dream.language}>{dream.drawn}</span>
    </p>
  );
}

/** The frame of a dream: its video, else its image, else its first sentence on paper, or why a part is missing. */
export function DreamMedia({ dream, title }: { dream: Dream; title: string }) {
  const { t } = useTranslation();
  const [broken, setBroken] = useState<readonly Kind[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [chosen, setChosen] = useState<Kind | null>(null);

  const missing = missingPart(dream);
  const urls = { video: dream.videoUrl, image: dream.imageUrl };
  const kinds = (["video", "image"] as const).filter((kind) => urls[kind] || kind === missing);
  const usable = kinds.filter((kind) => !broken.includes(kind));
  const shown = usable.find((kind) => kind === chosen) ?? usable[0];

  function content() {
    if (missing && (shown === missing || !shown)) {
      const other = usable.find((kind) => kind !== missing);
      return (
        <Suspense>
          <MissingFrame dream={dream} part={missing} onKeep={other && (() => setChosen(other))} />
        </Suspense>
      );
    }
    if (shown) {
      const setShownBroken = () => setBroken((known) => [...new Set([...known, shown])]);
      return (
        <Shown
          key={`${shown} ${attempt}`}
          dream={dream}
          title={title}
          kind={shown}
          onBroken={setShownBroken}
        />
      );
    }
    if (broken.length === 0) {
      return (
        <Suspense>
          <PaperFrame dream={dream} />
        </Suspense>
      );
    }
    return (
      <div className={styles.empty}>
        <Phase value={0.16} className={styles.moon} />
        <p>{t("detail:media.none")}</p>
        <Button
          variant="secondary"
          size="sm"
          onClick={() => {
            setBroken([]);
            setAttempt(attempt + 1);
          }}
        >
          {t("detail:media.again")}
        </Button>
      </div>
    );
  }

  const isMedia = shown !== undefined && shown !== missing;
  return (
    <div className={styles.stage}>
      <div
        className={isMedia ? `${styles.frame} night` : styles.frame}
        data-fixed={isMedia || undefined}
        id={FRAME_ID}
        tabIndex={-1}
      >
        {content()}
      </div>
      {isMedia && <Drawn dream={dream} className={styles.drawn} />}
      {shown && <PartTabs dream={dream} kinds={usable} shown={shown} onShow={setChosen} />}
    </div>
  );
}
