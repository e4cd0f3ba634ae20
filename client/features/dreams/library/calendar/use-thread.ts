import { useState } from "react";
import { useLocation } from "react-router-dom";

/**
 * The symbol whose thread the URL names: empty for none, null where the URL does not say (see `indexOfChosen`). A choice
 * changes the URL without the router, which would load and render the page anew.
 */
export function useThread(): [symbol: string | null, choose: (symbol: string) => void] {
  const { key, search: routed } = useLocation();
  const read = () => ({ key, symbol: new URLSearchParams(routed).get("symbol") });
  const [place, setPlace] = useState(read);
  // A navigation may lead to the URL that the router had already, as it does not know of choices.
  if (place.key !== key) setPlace(read());
  return [
    place.symbol,
    (symbol) => {
      const search = new URLSearchParams(location.search);
      search.set("symbol", symbol);
      history.replaceState(history.state, "", `${location.pathname}?${search}`);
      setPlace({ key, symbol });
    },
  ];
}
