import { useEffect, useRef, type RefObject } from "react";
import { TRIAL_STEPS_MS } from "#shared/timings.ts";

const WHOLE_MS = TRIAL_STEPS_MS.reduce((sum, step) => sum + step, 0);

export interface TrialProgress {
  /** The step under way, from 0; the last one once all is done. */
  step: number;
  /** 0 to 1. */
  share: number;
}

/** How far the trial is after a time, in milliseconds. */
export function trialProgress(elapsedMs: number): TrialProgress {
  let end = 0;
  const ends = TRIAL_STEPS_MS.map((step) => (end += step));
  const step = ends.findIndex((ms) => elapsedMs < ms);
  return {
    step: step === -1 ? TRIAL_STEPS_MS.length - 1 : step,
    share: Math.min(1, Math.max(0, elapsedMs / WHOLE_MS)),
  };
}

/** Each stage is a new page to whoever listens to it: it begins at the top, with the focus on its heading. */
export function useArrival(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current!.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: "instant" });
  }, []);
  return heading;
}
