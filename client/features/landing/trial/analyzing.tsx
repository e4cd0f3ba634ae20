import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { clipGraphemes } from "#shared/limits.ts";
import { TRIAL_STEPS_MS } from "#shared/timings.ts";
import { useApp } from "../../../lib/context.tsx";
import { numberFormat } from "../../../i18n/formats.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Horizon } from "../../../ui/horizon/horizon.tsx";
import { RichText } from "../../../ui/rich-text.tsx";
import { TextButton } from "../../../ui/text-link.tsx";
import { configQuery } from "../../site/queries.ts";
import { TOTAL_MS, trialProgress, useStageHeading } from "./progress.ts";
import styles from "./analyzing.module.css";

const INTERVAL_MS = 200;
/** The time left is rounded up to this many seconds. */
const ROUND_S = 5;
const EXCERPT_CHARACTERS = 56;
const STEPS = TRIAL_STEPS_MS.length;

/** Returns the milliseconds since the first render and calls `onDone` after the last step, by the clock. */
function useElapsedTime(onDone: () => void): number {
  const [elapsed, setElapsed] = useState(0);
  useEffect(() => {
    const since = Date.now();
    const timer = setInterval(() => {
      const now = Date.now() - since;
      setElapsed(now);
      if (now < TOTAL_MS) return;
      clearInterval(timer);
      onDone();
    }, INTERVAL_MS);
    return () => clearInterval(timer);
  }, [onDone]);
  return elapsed;
}

/** The first words of a text, cut between words where it has spaces. */
function excerpt(text: string): string {
  const clipped = clipGraphemes(text, EXCERPT_CHARACTERS);
  return clipped === text ? text : `${clipped.replace(/(?<=\S.*)\s\S*$/su, "")} …`;
}

interface AnalyzingProps {
  text: string;
  onDone: () => void;
  onClose: () => void;
}

/** Four steps along the horizon, which is the progress bar; its disc stands at the current one. */
export function Analyzing({ text, onDone, onClose }: AnalyzingProps) {
  const { t } = useTranslation();
  const { api, locale } = useApp();
  const heading = useStageHeading();
  const { data: config } = useQuery(configQuery(api));
  const elapsed = useElapsedTime(onDone);
  const { step } = trialProgress(elapsed);
  const remote = config !== undefined && config.engines.reading !== "studio";
  const names = [
    t(remote ? "trial:analyzing.ai" : "trial:analyzing.studio"),
    t("trial:analyzing.themes"),
    t("trial:analyzing.preview"),
    t("trial:analyzing.almost"),
  ];
  const seconds = Math.max(1, Math.ceil((TOTAL_MS - elapsed) / 1000 / ROUND_S)) * ROUND_S;
  const time = numberFormat(`${locale}-u-nu-latn`, {
    style: "unit",
    unit: "second",
    unitDisplay: "long",
  }).format(seconds);
  return (
    <section className={styles.analyzing} aria-labelledby="trial-title">
      <Horizon
        scene="overlay"
        x={(step + 0.5) / STEPS}
        phase={step === STEPS - 1 ? "dawn" : "night"}
        lit
        className={styles.sky}
      />
      <div className={`wrap ${styles.words}`}>
        <h1 className="display-2" id="trial-title" ref={heading} tabIndex={-1}>
          <RichText text={t("trial:analyzing.title")} />
        </h1>
        <p className={`dream-words ${styles.said}`} dir="auto">
          <q>{excerpt(text)}</q>
        </p>
      </div>
      <div
        role="progressbar"
        aria-labelledby="trial-title"
        aria-valuemin={0}
        aria-valuemax={STEPS}
        aria-valuenow={step}
        aria-valuetext={names[step]}
      >
        <ol className={styles.steps}>
          {names.map((name, at) => (
            <li key={name} data-state={at < step ? "done" : at === step ? "now" : "later"}>
              {name}
              {at === step && <span>{t("trial:analyzing.left", { time })}</span>}
            </li>
          ))}
        </ol>
      </div>
      <div className={`wrap ${styles.foot}`}>
        <p className="small">{t("trial:analyzing.wait")}</p>
        <TextButton className="small" onClick={onClose}>
          {t("trial:back")}
        </TextButton>
      </div>
      <output className="sr-only">{names[step]}</output>
    </section>
  );
}
