import { useEffect, useState } from "react";
import { useApp } from "../../../lib/context.tsx";
import { numberFormat } from "../../../i18n/formats.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Bar } from "../../../ui/bar.tsx";
import { Horizon } from "../../../ui/horizon/horizon.tsx";
import { CheckIcon } from "../../../ui/icons.tsx";
import { trialProgress, useStageHeading } from "./progress.ts";
import styles from "./trial.module.css";

const TICK_MS = 200;
const STEPS = ["reading", "themes", "preview", "almost"] as const;

/** Milliseconds since the first render, up to the end of the last step, when `onDone` is called. */
function useElapsed(onDone: () => void): number {
  const [elapsed, setElapsed] = useState(0);
  useEffect(() => {
    const startedAt = Date.now();
    const timer = setInterval(() => {
      // Counted ticks would lag behind in a background tab.
      const elapsedMs = Date.now() - startedAt;
      setElapsed(elapsedMs);
      if (trialProgress(elapsedMs).share < 1) return;
      clearInterval(timer);
      onDone();
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [onDone]);
  return elapsed;
}

export function Analyzing({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const { locale } = useApp();
  const heading = useStageHeading();
  const { step, share } = trialProgress(useElapsed(onDone));
  const percent = numberFormat(`${locale}-u-nu-latn`, { style: "percent" }).format(share);
  return (
    <section className={styles.analyzing} aria-labelledby="trial-title">
      <Horizon
        scene="overlay"
        x={0.12 + share * 0.76}
        phase={step === STEPS.length - 1 ? "dawn" : "night"}
        lit
      />
      <div className={`wrap ${styles.analyzingWords}`}>
        <h1 className="display-2" id="trial-title" ref={heading} tabIndex={-1}>
          {t("trial:analyzing.title")}
        </h1>
        <p className={`${styles.percent} display-1 num`} aria-hidden="true">
          <bdi>{percent}</bdi>
        </p>
        <Bar className={styles.bar} value={share} label={t("trial:analyzing.progress")} valueText={percent} />
        <ol className={styles.steps}>
          {STEPS.map((name, index) => (
            <li
              key={name}
              data-state={index < step ? "done" : index === step ? "now" : "later"}
              aria-current={index === step ? "step" : undefined}
            >
              <span className={styles.stepIcon}>{index < step && <CheckIcon />}</span>
              {t(`trial:analyzing.${name}`)}
            </li>
          ))}
        </ol>
        <p className="small muted">{t("trial:analyzing.wait")}</p>
        <output className="sr-only">{t(`trial:analyzing.${STEPS[step]}`)}</output>
      </div>
    </section>
  );
}
