/** Waiting times of the interface, in milliseconds. */
export const TOAST_MS = 4000;
export const TOASTS_VISIBLE = 3;
export const TOOLTIP_DELAY_MS = 700;
/** After one explanation closes, another opens at once within this time. */
export const TOOLTIP_SKIP_MS = 300;
/** Overlay stepping where no live events arrive. */
export const OVERLAY_STEP_MS = 8000;
export const QUERY_RETRIES = 3;
export const QUERY_RETRY_CAP_MS = 30_000;
/** What the trial seems to do, one step after the other; the preview follows the last. */
export const TRIAL_STEPS_MS = [10_000, 12_000, 8000, 5000] as const;
/** From the success of the trial's dialog to the dashboard. */
export const TRIAL_DONE_MS = 1500;
