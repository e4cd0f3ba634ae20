import { useEffect, useRef, type RefObject } from "react";
import { TRIAL_STEPS_MS } from "#shared/timings.ts";

export const TOTAL_MS = TRIAL_STEPS_MS.reduce((sum, step) => sum + step, 0);

export interface TrialProgress {
  /** The current step, from 0; at the end the last one. */
  step: number;
  /** 0 to 1. */
  share: number;
}

export function trialProgress(elapsedMs: number): TrialProgress {
  let end = 0;
  const ends = TRIAL_STEPS_MS.map((step) => (end += step));
  const step = ends.findIndex((ms) => elapsedMs < ms);
  return {
    step: step === -1 ? TRIAL_STEPS_MS.length - 1 : step,
    share: Math.min(1, Math.max(0, elapsedMs / TOTAL_MS)),
  };
}

/** Returns the ref of a stage's heading. A stage begins like a new page: at the top, its heading focused. */
export function useStageHeading(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current!.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: "instant" });
  }, []);
  return heading;
}
