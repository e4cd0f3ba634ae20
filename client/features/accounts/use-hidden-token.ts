import { useEffect } from "react";
import { useLocation } from "react-router-dom";

/** Removes a mailed link's token from the browser's URL and history; the router keeps it for this page. */
export function useHiddenToken(name: string, token: string | null): void {
  const { search } = useLocation();
  useEffect(() => {
    if (!token || !new URLSearchParams(search).has(name)) return;
    const url = new URL(location.href);
    url.searchParams.delete(name);
    history.replaceState(history.state, "", url);
  }, [name, token, search]);
}
