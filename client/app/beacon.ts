/** Whether a path belongs to the admin area. */
export const isAdminPath = (pathname: string) => /^\/admin(?:\/|$)/.test(pathname);

type PrivacyNavigator = Navigator & { globalPrivacyControl?: boolean };

/** Repeats the path of `recordPageView`: importing its contract would load the schemas of all analytics. */
export const PAGE_VIEW_PATH = "/api/analytics/events";

let lastPath: string | undefined;

/** Reports a page view, unless the browser asks not to be tracked. Sends no identifier. */
export function countPageView(path: string): void {
  const { doNotTrack, globalPrivacyControl } = navigator as PrivacyNavigator;
  const first = lastPath === undefined;
  if (path === lastPath) return;
  lastPath = path;
  if (doNotTrack === "1" || globalPrivacyControl || isAdminPath(path)) return;
  const referrer = first ? document.referrer : "";
  const body = JSON.stringify({ path, ...(referrer && { referrer: referrer.slice(0, 2000) }) });
  const headers = { "content-type": "application/json" };
  fetch(PAGE_VIEW_PATH, { method: "POST", keepalive: true, headers, body }).catch(() => undefined);
}
