import { useEffect } from "react";
import { useLocation } from "react-router-dom";

/** Removes a mailed link's token from the browser's URL and history; the router keeps it for this page. */
export function useHiddenToken(name: string, token: string | null): void {
  const { key } = useLocation();
  useEffect(() => {
    const url = new URL(location.href);
    if (!token || !url.searchParams.has(name)) return;
    url.searchParams.delete(name);
    history.replaceState(history.state, "", url);
  }, [name, token, key]);
}
