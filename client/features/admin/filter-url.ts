import { useLocation, useNavigate } from "react-router-dom";

/**
 * Path and query with some parameters changed; an empty value removes its parameter. The language is left out: the
 * server reads it before the page does, and stores it.
 */
export function urlWith(
  { pathname, search }: { pathname: string; search: string },
  changes: Record<string, string>,
): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value) query.set(name, value);
    else query.delete(name);
  }
  query.delete("lang");
  const text = query.toString();
  return text ? `${pathname}?${text}` : pathname;
}

/** `to` returns the URL of this page with another filter, from its first page on; `go` replaces the URL. */
export function useFilterUrl() {
  const location = useLocation();
  const navigate = useNavigate();
  const to = (changes: Record<string, string>) => urlWith(location, { page: "", ...changes });
  const go = (url: string) => {
    if (url !== urlWith(location, {})) void navigate(url, { replace: true, preventScrollReset: true });
  };
  return { to, go };
}
