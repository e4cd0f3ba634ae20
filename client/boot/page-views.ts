type PrivacyNavigator = Navigator & { globalPrivacyControl?: boolean };

/** Repeats the path of `recordPageView`: importing its contract would load the schemas of all analytics. */
export const PAGE_VIEW_PATH = "/api/analytics/events";
/** A page that is left sooner was not looked at. */
const VIEW_MS = 1000;

/**
 * Reports the pages that are looked at and for how long, without an identifier, unless the browser asks not to be
 * tracked. A page counts once it was in view for a second: not while it is prerendered or in a tab behind, and not
 * again when it comes back from the browser's cache of whole pages. The time in view is reported whenever the page is
 * covered or left, as no later moment is certain to come.
 */
export function countPageViews(): void {
  const { doNotTrack, globalPrivacyControl } = navigator as PrivacyNavigator;
  if (doNotTrack === "1" || globalPrivacyControl) return;
  let path = location.pathname;
  let referrer = document.referrer.slice(0, 2000);
  let counted = false;
  /** Milliseconds in view that are not reported yet, without those since `since`. */
  let seen = 0;
  let since: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function report(event: "view" | "time"): void {
    const body = { event, path, duration: Math.round(seen), ...(referrer && { referrer }) };
    seen = 0;
    referrer = "";
    if (path.startsWith("/admin")) return;
    navigator.sendBeacon(PAGE_VIEW_PATH, new Blob([JSON.stringify(body)], { type: "application/json" }));
  }
  function stop(): void {
    clearTimeout(timer);
    if (since === null) return;
    seen += performance.now() - since;
    since = null;
    if (counted && seen >= VIEW_MS) report("time");
  }
  function count(): void {
    seen += performance.now() - since!;
    since = performance.now();
    counted = true;
    report("view");
  }
  function go(): void {
    if (document.visibilityState !== "visible" || (document as { prerendering?: boolean }).prerendering)
      return stop();
    if (since !== null) return;
    since = performance.now();
    if (!counted) timer = setTimeout(count, Math.max(0, VIEW_MS - seen));
  }

  // Sent when the application navigates without loading a document.
  addEventListener("page-opened", (event) => {
    const { detail: opened } = event as CustomEvent<string>;
    if (opened === path) return;
    stop();
    path = opened;
    seen = 0;
    counted = false;
    go();
  });
  for (const type of ["visibilitychange", "prerenderingchange"]) document.addEventListener(type, go);
  addEventListener("pagehide", stop);
  addEventListener("pageshow", go);
  go();
}
