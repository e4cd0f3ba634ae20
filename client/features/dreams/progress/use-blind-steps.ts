import { useEffect, useState } from "react";
import { OVERLAY_STEP_MS } from "#shared/timings.ts";

/** Steps taken while no news arrives: one every 8 s, none once news is back. */
export function useBlindSteps(blind: boolean): number {
  const [steps, setSteps] = useState(0);
  useEffect(() => {
    if (!blind) return;
    const timer = setInterval(() => setSteps((taken) => taken + 1), OVERLAY_STEP_MS);
    return () => {
      clearInterval(timer);
      setSteps(0);
    };
  }, [blind]);
  return steps;
}
