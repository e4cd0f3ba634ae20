import { useState } from "react";
import { Link, useViewTransitionState } from "react-router-dom";
import type { Card } from "#shared/cards.ts";
import { firstSentence } from "#shared/sentences.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { KeepIcon, PlayIcon } from "../../../ui/icons.tsx";
import { Phase } from "../../../ui/phase.tsx";
import { Skeleton } from "../../../ui/loading.tsx";
import { CardVideo } from "../card-video.tsx";
import { clockTime } from "../clock-time.ts";
import { useNightDate } from "../dates.ts";
import { DreamImage, type MediaState } from "../dream-image.tsx";
import { titleOf } from "../dream-state.ts";
import { isFinal } from "../is-final.ts";

import { FoundElsewhere, Marked, rangesIn } from "./marked.tsx";
import { StatusBadge } from "../status-badge.tsx";
import mediaStyles from "../card-media.module.css";
import styles from "./dream-card.module.css";

const TAGS_SHOWN = 3;
const SIZES = "(max-width: 600px) 100vw, (max-width: 1080px) 46vw, 410px";
/** Whether the dream has ended without an image. */
const liesOnPaper = (dream: Card) => isFinal(dream) && dream.imageUrl === null;

const MEDIA = `${mediaStyles.media} ${styles.media}`;

/** The video over its image, the image alone, the first sentence on paper, or the moon where there is nothing yet. */
function CardMedia({ dream }: { dream: Card }) {
  const { t } = useTranslation();
  const [state, setState] = useState<MediaState>("ready");
  const hasImage = dream.imageUrl !== null && state !== "broken";

  if (liesOnPaper(dream)) {
    return (
      <div className={`${MEDIA} ${styles.paper}`}>
        <p className={styles.sentence} lang={dream.language} dir="auto">
          {firstSentence(dream.dreamText, dream.language)}
        </p>
        {dream.parts.image.status === "skipped" && <p className="caption">{t("library:readingOnly")}</p>}
      </div>
    );
  }
  return (
    <div className={hasImage ? `${MEDIA} night` : MEDIA}>
      {hasImage ? (
        <DreamImage dream={dream} sizes={SIZES} alt="" onState={setState} />
      ) : (
        <div className={styles.none}>
          <Phase value={0.16} className={styles.moon} />
          {state === "broken" && <p className="caption">{t("library:imageFailed")}</p>}
        </div>
      )}
      {dream.videoUrl && <CardVideo dream={dream} />}
      {dream.video && state !== "broken" && (
        <span className={`${mediaStyles.time} ${styles.time} num`}>
          <PlayIcon />
          <span className="sr-only">{t("library:film", { time: clockTime(dream.video.seconds) })}</span>
          <span aria-hidden="true">{clockTime(dream.video.seconds)}</span>
        </span>
      )}
    </div>
  );
}

/** The user's own words, without a frame. */
function NoteText({ dream }: { dream: Card }) {
  return (
    <p className={styles.words} lang={dream.language} dir="auto">
      <Marked text={dream.dreamText} ranges={rangesIn(dream.matches, "text")} excerpt />
    </p>
  );
}

/** On the picture, or at the end of a note's line. */
function Favourite() {
  const { t } = useTranslation();
  return (
    <span className={`${styles.favourite} night`}>
      <KeepIcon />
      <span className="sr-only">{t("library:favourite")}</span>
    </span>
  );
}

/** One dream of the library; all of it is one link. */
export function DreamCard({ dream }: { dream: Card }) {
  const { matches } = dream;
  const dateOf = useNightDate();
  const to = `/dream/${dream.id}`;
  const isNote = dream.kind === "note";
  // During the transition to its page, or back, the card's image moves to the page's place.
  const moving = useViewTransitionState(to);
  return (
    <Link
      data-plain=""
      className={`${styles.card} ${isNote ? styles.note : ""} ${moving ? styles.moving : ""}`}
      to={to}
      viewTransition
    >
      {!isNote && <CardMedia dream={dream} />}
      {dream.favourite && <Favourite />}
      <div className={styles.facts}>
        <time className="caption quiet" dateTime={dream.night}>
          {dateOf(dream.night)}
        </time>
        <StatusBadge dream={dream} />
      </div>
      {isNote ? (
        <NoteText dream={dream} />
      ) : (
        <h2 className={styles.title}>
          <bdi>
            <Marked text={titleOf(dream)} ranges={dream.title ? rangesIn(matches, "title") : []} />
          </bdi>
        </h2>
      )}
      {!isNote && (!liesOnPaper(dream) || rangesIn(matches, "text").length > 0) && (
        <p className={styles.text} dir="auto">
          <Marked text={dream.dreamText} ranges={rangesIn(matches, "text")} excerpt />
        </p>
      )}
      {dream.tags.length > 0 && (
        <ul className={styles.tags}>
          {dream.tags
            .map((tag, i) => ({ tag, ranges: rangesIn(matches, "tags", i) }))
            .filter(({ ranges }, i) => i < TAGS_SHOWN || ranges.length > 0)
            .map(({ tag, ranges }) => (
              <li key={tag}>
                <bdi>
                  <Marked text={tag} ranges={ranges} />
                </bdi>
              </li>
            ))}
        </ul>
      )}
      {matches && <FoundElsewhere matches={matches} ownTags={dream.ownTags} />}
    </Link>
  );
}

export function DreamCardSkeleton() {
  return (
    <div className={styles.card} aria-hidden="true">
      <Skeleton className={MEDIA} />
      <div className={styles.facts}>
        <Skeleton className={styles.lineS} />
      </div>
      <Skeleton className={styles.lineM} />
      <Skeleton className={styles.lineL} />
    </div>
  );
}
