import { useEffect, useId, useRef, useState } from "react";
import type { Dream } from "#shared/dreams.ts";
import { ApiError } from "../../../lib/api.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Horizon } from "../../../ui/horizon/horizon.tsx";
import { CloseIcon } from "../../../ui/icons.tsx";
import { useToast } from "../../../ui/toasts.tsx";
import { RichText } from "../../../ui/rich-text.tsx";
import { isCancellable, isFinal } from "../dream-state.ts";
import { ProcessingSteps } from "./processing-steps.tsx";
import { roughTime, stepsOf, type Steps } from "./steps.ts";
import { useBlindSteps } from "./use-blind-steps.ts";
import { useDiscPlace } from "./use-disc-place.ts";
import { useCancelDream } from "../use-dream-actions.ts";
import { useDreamEnding } from "./use-dream-ending.ts";
import { useDream } from "../use-dream.ts";
import { useEndingTokens } from "./use-ending-tokens.ts";
import { useErrorText } from "../failure-text.ts";
import styles from "./processing-overlay.module.css";

/** The general hint is left out where the estimate says otherwise. */
const HINT_SECONDS = { from: 30, to: 60 };

interface StatusProps {
  dream: Dream | undefined;
  steps: Steps | undefined;
  blind: boolean;
}

/** What goes on now, read out as it changes, and how long it will take, which is not. */
function Status({ dream, steps, blind }: StatusProps) {
  const { t } = useTranslation();
  const step = steps?.steps[steps.current];
  const now = () => {
    if (blind) return t("dream:overlay.offline");
    if (dream && isFinal(dream)) return t("dream:overlay.done");
    if (!step || step.queued) return t("dream:overlay.waiting");
    return t(`dream:overlay.${step.part}`);
  };
  const queue = blind ? null : dream?.queue;
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

/** The first thing there is to see: the summary while it is written, then what the dream is called and what it says. */
function EarlyReading({ dream, writing }: { dream: Dream; writing: string }) {
  if (!dream.interpretation && dream.parts.reading.status === "processing" && writing) {
    return (
      // Read out when it is whole, not at each word.
      <div className={styles.reading} aria-hidden="true">
        <p className={styles.summary} lang={dream.language} dir="auto">
          {writing}
        </p>
      </div>
    );
  }
  if (!dream.interpretation) return null;
  return (
    <div className={styles.reading}>
      <p className="title-2">
        <bdi>{dream.title}</bdi>
      </p>
      <p className={styles.summary} lang={dream.language} dir="auto">
        {dream.interpretation.summary}
      </p>
    </div>
  );
}

function CancelButton({ dream }: { dream: Dream }) {
  const { t } = useTranslation();
  const toast = useToast();
  const errorText = useErrorText();
  const cancel = useCancelDream();
  const tokens = useEndingTokens(dream);
  const [asking, setAsking] = useState(false);

  function confirm(): void {
    cancel.mutate(dream.id, {
      onSuccess: ({ status, creditsReturned }) => {
        toast({
          title: t(status === "cancelled" ? "dream:cancel.done" : "dream:cancel.rest"),
          text: t("dream:result.returned", { count: creditsReturned }),
        });
      },
      onError: (error) => {
        const late = error instanceof ApiError && error.code === "conflict";
        if (late) toast({ title: t("dream:cancel.late"), text: t("dream:cancel.lateText") });
        else toast({ title: t("dream:result.error"), text: errorText(error), variant: "destructive" });
      },
      onSettled: () => setAsking(false),
    });
  }

  if (!isCancellable(dream)) return null;
  return (
    <>
      <Button variant="ghost" onClick={() => setAsking(true)}>
        {t("dream:cancel.actionReturns", { count: dream.creditsReturnable })}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
        busy={cancel.isPending}
        title={t("dream:cancel.title")}
        text={`${t("dream:cancel.text")} ${tokens}`}
        confirmLabel={t("dream:cancel.confirm")}
        cancelLabel={t("dream:cancel.keep")}
      />
    </>
  );
}

interface ProcessingOverlayProps {
  id: string;
  /** The person wants to go on elsewhere; the dream goes on by itself. */
  onLeave: () => void;
  onFailed: (dream: Dream) => void;
}

/** The whole screen while a dream is made: its steps on the horizon and every result as soon as it is there. */
export function ProcessingOverlay({ id, onLeave, onFailed }: ProcessingOverlayProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, channel, writing, isError } = useDream(id);
  const blind = channel === "blind" || (isError && data === undefined);
  const blindSteps = useBlindSteps(blind);
  useDreamEnding(data, { onFailed, onGone: onLeave });

  useEffect(() => {
    if (!dialog.current!.open) dialog.current!.showModal();
    heading.current!.focus();
  }, []);

  const dream = data ?? undefined;
  const steps = dream && stepsOf(dream, blindSteps);
  const count = steps?.steps.length ?? 3;
  const finished = steps !== undefined && steps.current >= count && dream?.status === "done";
  const place = useDiscPlace(count, steps?.current ?? 0);
  const secondsLeft = dream?.queue?.secondsLeft ?? HINT_SECONDS.to;
  const usual = secondsLeft >= HINT_SECONDS.from && secondsLeft <= HINT_SECONDS.to;

  return (
    <dialog
      ref={dialog}
      className={`${styles.proc} night`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onLeave();
      }}
      onClose={onLeave}
    >
      <div className={styles.stage}>
        <Horizon scene="overlay" x={place} phase={finished ? "dawn" : "night"} lit />
        <div className={styles.sky}>
          <h2 className="display-2" id={titleId} ref={heading} tabIndex={-1}>
            <RichText text={t(finished ? "dream:overlay.finished" : "dream:overlay.headline")} />
          </h2>
          <Status dream={dream} steps={steps} blind={blind} />
          <div aria-live="polite">{dream && <EarlyReading dream={dream} writing={writing} />}</div>
        </div>
        <div className={styles.water}>
          {dream && steps && <ProcessingSteps dream={dream} steps={steps} />}
          <div className={styles.foot}>
            <p className={`${styles.note} small`}>
              {usual && !finished && <span>{t("dream:overlay.hint")} </span>}
              <span>{t("dream:overlay.close")}</span>
            </p>
            <div className={styles.actions}>
              <ButtonLink to="/library" variant="secondary">
                {t("dream:overlay.library")}
              </ButtonLink>
              {dream && <CancelButton dream={dream} />}
            </div>
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
