/** Waiting times of the interface, in milliseconds. */
export const TOAST_MS = 4000;
export const TOASTS_VISIBLE = 3;
export const TOOLTIP_DELAY_MS = 700;
/** Overlay stepping where no live events arrive. */
export const OVERLAY_STEP_MS = 8000;
export const QUERY_RETRIES = 3;
export const QUERY_RETRY_CAP_MS = 30_000;
