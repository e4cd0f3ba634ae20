import { useCallback, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { TextButton } from "../../../ui/text-link.tsx";
import { ArrowBackIcon } from "../../../ui/icons.tsx";
import { storePendingDream } from "../../dreams/compose/draft.ts";
import { Analyzing } from "./analyzing.tsx";
import { DreamInput } from "./dream-input.tsx";
import { Teaser } from "./teaser.tsx";
import { UnlockDialog } from "./unlock-dialog.tsx";
import styles from "./trial.module.css";

export interface TrialProps {
  /** The text written on the landing page; if empty, the trial begins with a form. */
  text: string;
  onClose: () => void;
}

type Stage = "input" | "analyzing" | "teaser";

/**
 * A demonstration for visitors: a text, a progress display with no work behind it, and a blurred sample that invites
 * them to sign up.
 */
export function Trial({ text: given, onClose }: TrialProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [text, setText] = useState(given);
  const [stage, setStage] = useState<Stage>(given ? "analyzing" : "input");
  const [unlocking, setUnlocking] = useState(false);

  const showTeaser = useCallback(() => setStage("teaser"), []);
  const closeDialog = useCallback(() => setUnlocking(false), []);
  const complete = useCallback(() => {
    storePendingDream(text);
    void navigate("/dashboard");
  }, [navigate, text]);

  return (
    <div className={styles.trial}>
      <div className={`wrap ${styles.top}`}>
        <TextButton className={`small quiet ${styles.back}`} onClick={onClose}>
          <ArrowBackIcon />
          {t("trial:back")}
        </TextButton>
      </div>
      {stage === "input" && (
        <DreamInput
          onSubmit={(written) => {
            setText(written);
            setStage("analyzing");
          }}
        />
      )}
      {stage === "analyzing" && <Analyzing onDone={showTeaser} />}
      {stage === "teaser" && <Teaser text={text} onUnlock={() => setUnlocking(true)} />}
      <UnlockDialog open={unlocking} onClose={closeDialog} onComplete={complete} />
    </div>
  );
}
