import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import {
  Outlet,
  ScrollRestoration,
  useLocation,
  useMatches,
  useNavigation,
  useRevalidator,
  useSearchParams,
} from "react-router-dom";
import { meQuery } from "../features/accounts/queries.ts";
import { useTranslation } from "../i18n/use-translation.ts";
import { CheckScreen, TravelLine } from "../ui/loading.tsx";
import { Toaster } from "../ui/toasts.tsx";
import { useApp } from "../lib/context.tsx";
import { useChange } from "../lib/use-change.ts";
import { usePageTags } from "./page-tags.ts";
import { useTabsInStep } from "./tabs.ts";
import { titleOf, type LoadedTitle, type PageHandle } from "./page-handle.ts";

/** Sets the title and the tags of the document's head. Returns the title. */
function useDocumentHead(): string | undefined {
  const { t } = useTranslation();
  const { brandName } = useApp();
  const match = useMatches().at(-1);
  const handle = match?.handle as PageHandle | undefined;
  const loaded = match?.loaderData as LoadedTitle | null | undefined;
  const [query] = useSearchParams();
  const title = loaded?.title ?? (handle && t(titleOf(handle, query)));
  usePageTags(handle?.publicName !== undefined);
  useEffect(() => {
    if (title) document.title = `${title} · ${brandName}`;
  }, [title, brandName]);
  return title;
}

/** Runs the page's loader again when the session has ended in another tab or on the server: it may redirect. */
function useSessionEnd(): void {
  const { api } = useApp();
  const queryClient = useQueryClient();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const { queryKey } = meQuery(api);
    let signedIn = Boolean(queryClient.getQueryData(queryKey));
    return queryClient.getQueryCache().subscribe(() => {
      const me = queryClient.getQueryData(queryKey);
      if (me === null && signedIn) void revalidate();
      if (me !== undefined) signedIn = me !== null;
    });
  }, [api, queryClient, revalidate]);
}

/** Whether a path belongs to the admin area. */
const isAdminPath = (pathname: string) => /^\/admin(?:\/|$)/.test(pathname);

/** Shown during a navigation: a line, or a whole screen while access to the admin area is checked. */
function NavigationProgress() {
  const { pathname } = useLocation();
  const next = useNavigation().location?.pathname;
  if (next === undefined) return null;
  return isAdminPath(next) && !isAdminPath(pathname) ? <CheckScreen /> : <TravelLine />;
}

export function Root() {
  const { pathname } = useLocation();
  // The boot module then replays what was pressed before hydration.
  useEffect(() => {
    dispatchEvent(new Event("application-ready"));
    void import("./keep-focus.ts");
  }, []);
  const title = useDocumentHead();
  // The keyboard and the screen reader begin at the content of a new page, which is announced by its title.
  useChange(pathname, () => {
    const main = document.getElementById("main");
    if (title) main?.setAttribute("aria-label", title);
    main?.focus({ preventScroll: true });
  });
  // Another mode of the page, or its data, may change the title.
  useChange(title, () => {
    const main = document.getElementById("main");
    if (title && main?.ariaLabel) main.ariaLabel = title;
  });
  useSessionEnd();
  useTabsInStep();
  // The boot module counts the views of pages.
  useEffect(() => void dispatchEvent(new CustomEvent("page-opened", { detail: pathname })), [pathname]);
  return (
    <Toaster>
      <Outlet />
      <NavigationProgress />
      <ScrollRestoration />
    </Toaster>
  );
}
