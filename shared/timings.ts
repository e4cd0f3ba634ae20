/** Waiting times of the interface, in milliseconds. */
/** A toast about a success; one about a failure stays. */
export const TOAST_MS = 6000;
export const TOOLTIP_DELAY_MS = 700;
/** Within this time after one tooltip closes, another opens at once. */
export const TOOLTIP_SKIP_MS = 300;
/** Duration of a step of the overlay where no live events arrive. */
export const OVERLAY_STEP_MS = 8000;
export const QUERY_RETRIES = 3;
/** Before the first retry; each wait is twice as long as the one before, so that a failure is shown within 3 s. */
export const QUERY_RETRY_MS = 400;
export const QUERY_RETRY_CAP_MS = 30_000;
/** Durations of the shown steps of the trial; the preview follows the last. */
export const TRIAL_STEPS_MS = [10_000, 12_000, 8000, 5000] as const;
/** From the success message of the trial's dialog to the dashboard. */
export const TRIAL_DONE_MS = 1500;
