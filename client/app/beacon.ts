/** Whether an address belongs to the admin area. */
export const isAdminPath = (pathname: string) => /^\/admin(?:\/|$)/.test(pathname);

type PrivacyNavigator = Navigator & { globalPrivacyControl?: boolean };

/** Written out: the endpoints' own module describes the whole of the analytics, which visitors need not load. */
export const PAGE_VIEW_PATH = "/api/analytics/events";

let counted: string | undefined;

/** Tells the site that a page was seen, unless the person asked not to be counted. Carries no cookie-like mark. */
export function countPageView(path: string): void {
  const { doNotTrack, globalPrivacyControl } = navigator as PrivacyNavigator;
  const first = counted === undefined;
  if (path === counted) return;
  counted = path;
  if (doNotTrack === "1" || globalPrivacyControl || isAdminPath(path)) return;
  const referrer = first ? document.referrer : "";
  const body = JSON.stringify({ path, ...(referrer && { referrer: referrer.slice(0, 2000) }) });
  const headers = { "content-type": "application/json" };
  // A view that cannot be counted is no loss to the person.
  fetch(PAGE_VIEW_PATH, { method: "POST", keepalive: true, headers, body }).catch(() => undefined);
}
