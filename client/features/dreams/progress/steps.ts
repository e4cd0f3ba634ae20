import type { Dream, Part } from "#shared/dreams.ts";
import { askedParts, isFinal } from "../dream-state.ts";

type StepState = "waiting" | "now" | "done" | "failed" | "cancelled";

export interface Step {
  part: Part;
  state: StepState;
  /** It waits in the queue: for its turn, or for its next attempt. */
  queued?: true;
}

/** The steps asked for and the one being worked on; past the last one when all have ended. */
export interface Steps {
  steps: Step[];
  current: number;
}

/**
 * What the overlay shows of a dream. `blindSteps` counts the steps taken without news: they move the disc
 * ahead, never past the last step, and end nothing.
 */
export function stepsOf(dream: Pick<Dream, "parts" | "status">, blindSteps = 0): Steps {
  const parts = askedParts(dream);
  const open = (part: Part) =>
    dream.parts[part].status === "queued" || dream.parts[part].status === "processing";
  const first = parts.findIndex(open);
  if (first === -1 || isFinal(dream)) {
    return { steps: parts.map((part) => ({ part, state: ended(dream, part) })), current: parts.length };
  }
  const current = Math.min(parts.length - 1, first + blindSteps);
  return {
    steps: parts.map((part, index) => ({
      part,
      state:
        index === current ? "now" : !open(part) ? ended(dream, part) : index < current ? "done" : "waiting",
      ...(index === first && dream.parts[part].status === "queued" && { queued: true }),
    })),
    current,
  };
}

function ended(dream: Pick<Dream, "parts">, part: Part): StepState {
  const { status } = dream.parts[part];
  return status === "failed" || status === "cancelled" ? status : "done";
}

/** Seconds as a person estimates: to 5 s below a minute and a half, then whole minutes. */
export function roughTime(seconds: number): { unit: "seconds" | "minutes"; count: number } {
  if (seconds < 90) return { unit: "seconds", count: Math.max(5, Math.ceil(seconds / 5) * 5) };
  return { unit: "minutes", count: Math.round(seconds / 60) };
}
