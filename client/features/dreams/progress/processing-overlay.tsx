import { useEffect, useId, useRef, useState } from "react";
import type { Dream } from "#shared/dreams.ts";
import { OVERLAY_STEP_MS } from "#shared/timings.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Horizon } from "../../../ui/horizon/horizon.tsx";
import { CloseIcon } from "../../../ui/icons.tsx";
import { ToastStrip } from "../../../ui/toasts.tsx";
import { RichText } from "../../../ui/rich-text.tsx";
import { CancelDream } from "../cancel-dream.tsx";
import { isFinal } from "../is-final.ts";
import { useDream } from "../use-dream.ts";
import { DOCKED_ID } from "./docked-disc.tsx";
import { ProcessingSteps } from "./processing-steps.tsx";
import { roughTime, stepsOf, type Steps } from "./steps.ts";
import { useDiscPlace } from "./use-disc-place.ts";
import { useDreamEnding } from "./use-dream-ending.ts";
import styles from "./processing-overlay.module.css";

/** Estimates with which the general hint is shown. The estimate itself is always shown. */
const HINT_SECONDS = { from: 30, to: 60 };

interface StatusProps {
  dream: Dream | undefined;
  steps: Steps | undefined;
  offline: boolean;
}

/** The current step, announced as it changes, and the time left, which is not announced. */
function Status({ dream, steps, offline }: StatusProps) {
  const { t } = useTranslation();
  const step = steps?.steps[steps.current];
  const now = () => {
    if (offline) return t("dream:overlay.offline");
    if (dream && isFinal(dream)) return t("dream:overlay.done");
    if (step?.again) return `${t("dream:step.again")}.`;
    if (!step || step.queued) return t("dream:overlay.waiting");
    return t(`dream:overlay.${step.part}`);
  };
  const queue = offline ? null : dream?.queue;
  const time = queue && roughTime(queue.secondsLeft);
  return (
    <p className={`lede ${styles.status}`}>
      <span aria-live="polite">
        {now()} {queue && queue.ahead > 0 && t("dream:overlay.ahead", { count: queue.ahead })}
      </span>{" "}
      {time && <span>{t(`dream:overlay.${time.unit}`, { count: time.count })}.</span>}
    </p>
  );
}

/** The summary while it is written, then title and summary. */
function EarlyReading({ dream, writing }: { dream: Dream; writing: string }) {
  const { interpretation, language, parts, title } = dream;
  const summary = interpretation?.summary ?? (parts.reading.status === "processing" && writing);
  if (!summary) return null;
  return (
    // Announced once it is complete, not word by word.
    <div className={styles.reading} aria-hidden={!interpretation || undefined}>
      {interpretation && (
        <p className="title-2">
          <bdi>{title}</bdi>
        </p>
      )}
      <p key={interpretation && "complete"} className={styles.summary} lang={language} dir="auto">
        {summary}
      </p>
    </div>
  );
}

/** Number of steps assumed to be over while offline: one more every 8 s. */
function useAssumedSteps(offline: boolean): number {
  const [steps, setSteps] = useState(0);
  useEffect(() => {
    if (!offline) return;
    const timer = setInterval(() => setSteps((count) => count + 1), OVERLAY_STEP_MS);
    return () => {
      clearInterval(timer);
      setSteps(0);
    };
  }, [offline]);
  return steps;
}

/** Whether the estimates agree with the hint. Only the first has a lower limit, so that the hint stays as time passes. */
function useUsualTime(secondsLeft: number | undefined): boolean {
  const [first, setFirst] = useState(secondsLeft);
  if (first === undefined && secondsLeft !== undefined) setFirst(secondsLeft);
  if (first === undefined || secondsLeft === undefined) return false;
  return first >= HINT_SECONDS.from && Math.max(first, secondsLeft) <= HINT_SECONDS.to;
}

interface ProcessingOverlayProps {
  id: string;
  /** The user closes the overlay, which does not cancel the dream. */
  onLeave: () => void;
  onFailed: (dream: Dream) => void;
}

/** Full-screen dialog while a dream is made: its steps, and each result as soon as it exists. */
export function ProcessingOverlay({ id, onLeave, onFailed }: ProcessingOverlayProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, channel, writing, isError } = useDream(id);
  const offline = channel === "offline" || (isError && data === undefined);
  const assumedSteps = useAssumedSteps(offline);
  useDreamEnding(data, { onFailed, onMissing: onLeave });

  useEffect(() => {
    if (!dialog.current!.open) dialog.current!.showModal();
    heading.current!.focus();
    return () => document.getElementById(DOCKED_ID)?.focus({ preventScroll: true });
  }, []);

  const dream = data ?? undefined;
  const steps = dream && stepsOf(dream, assumedSteps);
  const count = steps?.steps.length ?? 3;
  const finished = steps !== undefined && steps.current >= count && dream?.status === "done";
  const openLink = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (finished) openLink.current?.focus();
  }, [finished]);
  const place = useDiscPlace(count, steps?.current ?? 0);
  const usual = useUsualTime(dream?.queue?.secondsLeft);

  return (
    <dialog
      ref={dialog}
      className={`${styles.proc} night`}
      data-processing=""
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onLeave();
      }}
      onClose={onLeave}
    >
      <ToastStrip className={styles.toasts} contentClass="wrap" />
      <div className={styles.stage}>
        <Horizon scene="overlay" x={place} phase={finished ? "dawn" : "night"} lit />
        <div className={styles.sky}>
          <h2 className="display-2" id={titleId} ref={heading} tabIndex={-1}>
            <RichText text={t(finished ? "dream:overlay.finished" : "dream:overlay.headline")} />
          </h2>
          <Status dream={dream} steps={steps} offline={offline} />
          <div aria-live="polite">{dream && <EarlyReading dream={dream} writing={writing} />}</div>
        </div>
        <div className={styles.water}>
          {dream && steps && <ProcessingSteps dream={dream} steps={steps} />}
          <div className={styles.foot}>
            {finished ? (
              <ButtonLink ref={openLink} to={`/dream/${id}`} replace size="lg">
                {t("dream:overlay.open")}
              </ButtonLink>
            ) : (
              <>
                <p className={`${styles.note} small`}>
                  {usual && <span>{t("dream:overlay.hint")} </span>}
                  <span>{t("dream:overlay.close")}</span>
                </p>
                <div className={styles.actions}>
                  <ButtonLink to="/library" variant="secondary">
                    {t("dream:overlay.library")}
                  </ButtonLink>
                  {dream && <CancelDream dream={dream} />}
                </div>
              </>
            )}
          </div>
        </div>
      </div>
      <IconButton
        className={styles.close}
        label={t("dream:overlay.leave")}
        icon={<CloseIcon />}
        onClick={onLeave}
      />
    </dialog>
  );
}
