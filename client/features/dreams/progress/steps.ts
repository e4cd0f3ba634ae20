import type { Dream, Part } from "#shared/dreams.ts";
import { askedParts, isOpen, isTriedAgain } from "../dream-state.ts";
import { isFinal } from "../is-final.ts";

type StepState = "waiting" | "now" | "done" | "failed" | "cancelled";

export interface Step {
  part: Part;
  state: StepState;
  /** It waits for its turn or for its next attempt. */
  queued?: true;
  /** It is tried again after several failed attempts. */
  again?: true;
}

export interface Steps {
  steps: Step[];
  /** Index of the step being worked on; past the last one when all have ended. */
  current: number;
}

/**
 * The steps of a dream as the overlay shows them. `assumedSteps`, those assumed to be over while offline, move the
 * current step ahead, never past the last one.
 */
export function stepsOf(dream: Pick<Dream, "parts" | "status">, assumedSteps = 0): Steps {
  const parts = askedParts(dream);
  const open = (part: Part) => isOpen(dream, part);
  const first = parts.findIndex(open);
  if (first === -1 || isFinal(dream)) {
    return { steps: parts.map((part) => ({ part, state: ended(dream, part) })), current: parts.length };
  }
  const current = Math.min(parts.length - 1, first + assumedSteps);
  return {
    steps: parts.map((part, index) => ({
      part,
      state:
        index === current ? "now" : !open(part) ? ended(dream, part) : index < current ? "done" : "waiting",
      ...(index === first && dream.parts[part].status === "queued" && { queued: true }),
      ...(index === first && isTriedAgain(dream, part) && { again: true }),
    })),
    current,
  };
}

function ended(dream: Pick<Dream, "parts">, part: Part): StepState {
  const { status } = dream.parts[part];
  return status === "failed" || status === "cancelled" ? status : "done";
}

/** Below 90 s rounds up to a multiple of 5 s, else to the nearest minute. */
export function roughTime(seconds: number): { unit: "seconds" | "minutes"; count: number } {
  if (seconds < 90) return { unit: "seconds", count: Math.max(5, Math.ceil(seconds / 5) * 5) };
  return { unit: "minutes", count: Math.round(seconds / 60) };
}
