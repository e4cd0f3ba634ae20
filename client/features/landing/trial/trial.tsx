import { useMutation } from "@tanstack/react-query";
import { useCallback, useEffect, useEffectEvent, useState } from "react";
import { useNavigate } from "react-router-dom";
import { authPath } from "#shared/auth-paths.ts";
import { previewDream } from "#shared/trial.ts";
import { ApiError, failureText } from "../../../lib/api.ts";
import { useApp } from "../../../lib/context.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { CareScreen, careResourcesOf } from "../../dreams/compose/care-screen.tsx";
import { readPendingDream, storePendingDream } from "../../dreams/compose/pending-dream.ts";
import { Analyzing } from "./analyzing.tsx";
import { DreamInput } from "./dream-input.tsx";
import { FirstReading } from "./first-reading.tsx";
import { UnlockDialog } from "./unlock-dialog.tsx";
import styles from "./trial.module.css";

export interface TrialProps {
  /** The text written on the landing page; if empty, the trial begins with a form. */
  text: string;
  onClose: () => void;
}

type Stage = "input" | "analyzing" | "reading" | "care";

/**
 * A demonstration for visitors: a text, which is reviewed before anything else, a progress display, and the first
 * sentence of a reading that invites them to sign up.
 */
export function Trial({ text: given, onClose }: TrialProps) {
  const { t } = useTranslation();
  const { api, locale } = useApp();
  const navigate = useNavigate();
  const [text, setText] = useState(given);
  const [stage, setStage] = useState<Stage>("input");
  const [unlocking, setUnlocking] = useState(false);

  const review = useMutation({
    mutationFn: (dreamText: string) => api(previewDream, { body: { dreamText, language: locale } }),
    onSuccess: () => setStage("analyzing"),
    onError: (error) => {
      if (error instanceof ApiError && error.code === "care_needed") setStage("care");
    },
  });
  const submit = (written: string) => {
    setText(written);
    review.mutate(written);
  };
  const submitGiven = useEffectEvent(() => given && submit(given));
  useEffect(() => void submitGiven(), []);

  const showReading = useCallback(() => setStage("reading"), []);
  const closeDialog = useCallback(() => setUnlocking(false), []);
  const leadTo = useCallback(
    (page: string) => {
      // Words that were added while the text was reviewed are kept.
      storePendingDream(readPendingDream() || text);
      void navigate(page);
    },
    [navigate, text],
  );
  const complete = useCallback(() => leadTo("/dashboard"), [leadTo]);

  const preview = review.data?.preview;
  const resources = review.error instanceof ApiError ? careResourcesOf(review.error) : null;
  if (stage === "care" && resources) {
    return (
      <div className={`wrap ${styles.care}`}>
        <CareScreen
          lede={t("trial:care")}
          resources={resources}
          onBack={() => {
            review.reset();
            setStage("input");
          }}
        />
      </div>
    );
  }
  return (
    <div className={styles.trial}>
      {stage === "input" && (
        <DreamInput
          busy={review.isPending}
          error={review.error && failureText(review.error, t("common:networkError"))}
          onChange={() => review.isError && review.reset()}
          onSubmit={submit}
          onClose={onClose}
        />
      )}
      {stage === "analyzing" && <Analyzing text={text} onDone={showReading} onClose={onClose} />}
      {stage === "reading" && preview && (
        <>
          <FirstReading text={text} preview={preview} onUnlock={() => setUnlocking(true)} onClose={onClose} />
          <UnlockDialog
            open={unlocking}
            onClose={closeDialog}
            onComplete={complete}
            onCodeNeeded={() => leadTo(authPath("code", null))}
          />
        </>
      )}
    </div>
  );
}
