import type { Action, Activity } from "../../reading/scene/catalogue.ts";
import { CONDITIONS } from "../figures/conditions.ts";
import { POSES } from "../figures/poses.ts";

/** Sizes of the dreamer where a state of theirs is what the dream is about. */
const STATE_SIZES: Partial<Record<Action | Activity, number>> = {
  inBed: 1.7,
  drowning: 1.5,
  hiding: 1.7,
  fleeing: 1.4,
  late: 1.7,
  running: 1.3,
  flying: 1.2,
  falling: 1.2,
  crying: 1.6,
  naked: 1.6,
  barefoot: 1.9,
  pregnant: 1.55,
  riding: 1.15,
  climbing: 1.2,
  atWindow: 1.5,
  onStage: 1.7,
  hanging: 1.35,
  jailed: 1.5,
  birthing: 1.7,
  giant: 3.3,
  tiny: 0.42,
};
/** What is seen by hands and faces is drawn larger than who only stands. */
const ACT_SIZE = 1.55;
export const sizeOf = (does: Action | Activity): number =>
  STATE_SIZES[does] ?? (does in CONDITIONS || does in POSES ? ACT_SIZE : 1.15);

/** States that are seen whatever else the dreamer does; others only on a dreamer who stands. */
const ABOVE_ALL = new Set<Activity>(["inBed", "drowning", "hiding"]);
const ABOVE_STEPS = new Set<Activity>([
  "naked",
  "barefoot",
  "pregnant",
  "fleeing",
  "stuck",
  "toothless",
  "bleeding",
  "carrying",
  "late",
]);
const STEPS = new Set<Action>(["running", "searching", "waving", "climbing"]);

/** What the dreamer is drawn doing: an action, or a state or pose that goes before it. */
export function shownAct(
  action: Action | null,
  activity: Activity | undefined,
): Action | Activity | undefined {
  if (activity && ABOVE_ALL.has(activity)) return activity;
  if (activity && ABOVE_STEPS.has(activity) && action !== null && STEPS.has(action)) return activity;
  if (action === "dancing" || action === "waving" || (action && action in CONDITIONS)) return action;
  return action === null || action === "holding" ? activity : undefined;
}
