import { useState } from "react";
import { useSearchParams } from "react-router-dom";

/**
 * The symbol that the URL names: empty for none, null for the most frequent one. A choice replaces it in the URL past
 * the router, which would load and render the page anew.
 */
export function useThread(): [symbol: string | null, choose: (symbol: string) => void] {
  const [params] = useSearchParams();
  const [place, setPlace] = useState({ params, symbol: params.get("symbol") });
  // The router has gone to another URL.
  if (place.params !== params) setPlace({ params, symbol: params.get("symbol") });
  return [
    place.symbol,
    (symbol) => {
      const search = new URLSearchParams(location.search);
      search.set("symbol", symbol);
      history.replaceState(history.state, "", `${location.pathname}?${search}`);
      setPlace({ params, symbol });
    },
  ];
}
