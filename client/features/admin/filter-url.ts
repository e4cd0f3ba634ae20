import { useCallback } from "react";
import { useLocation, useNavigate } from "react-router-dom";

/** This page's address with some parameters changed; an empty one goes. */
export function urlWith(
  { pathname, search }: { pathname: string; search: string },
  changes: Record<string, string>,
): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value) query.set(name, value);
    else query.delete(name);
  }
  const text = query.toString();
  return text ? `${pathname}?${text}` : pathname;
}

/** Makes addresses of this page with other parameters, and goes there; a changed filter begins at its first page. */
export function useFilterUrl() {
  const location = useLocation();
  const navigate = useNavigate();
  const to = (changes: Record<string, string>) => urlWith(location, { page: "", ...changes });
  const address = urlWith(location, {});
  const go = useCallback(
    (target: string) => {
      if (target !== address) void navigate(target, { replace: true, preventScrollReset: true });
    },
    [navigate, address],
  );
  return { to, go };
}
