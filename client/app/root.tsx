import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import {
  Outlet,
  ScrollRestoration,
  useLocation,
  useMatches,
  useNavigation,
  useRevalidator,
} from "react-router-dom";
import { meQuery } from "../features/accounts/queries.ts";
import { useTranslation } from "../i18n/use-translation.ts";
import { CheckScreen, TravelLine } from "../ui/loading.tsx";
import { Toaster } from "../ui/toasts.tsx";
import { countPageView, isAdminPath } from "./beacon.ts";
import { useApp } from "../lib/context.tsx";
import { usePageTags } from "./page-tags.ts";
import type { PageHandle } from "./page-handle.ts";

/** Keeps the document's title and what it says of itself in step with the page. */
function useDocumentHead(): void {
  const { t } = useTranslation();
  const { brandName } = useApp();
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined;
  usePageTags(handle?.publicName !== undefined);
  useEffect(() => {
    if (handle) document.title = `${t(handle.title)} · ${brandName}`;
  }, [handle, t, brandName]);
}

/** After a change of page the keyboard and the screen reader begin at its content. */
function useFocusOnNewPage(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById("main")?.focus({ preventScroll: true });
  }, [pathname]);
}

/** When the session ends elsewhere, the page's loader decides again who may stay. */
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

/** Tells the boot module that presses are answered now. */
function useReadiness(): void {
  useEffect(() => void dispatchEvent(new Event("application-ready")), []);
}

function usePageViews(): void {
  const { pathname } = useLocation();
  useEffect(() => countPageView(pathname), [pathname]);
}

/** Shown on the way to another page; into the admin area, while it is found out who may come in. */
function OnTheWay() {
  const { pathname } = useLocation();
  const next = useNavigation().location?.pathname;
  if (next === undefined) return null;
  return isAdminPath(next) && !isAdminPath(pathname) ? <CheckScreen /> : <TravelLine />;
}

export function Root() {
  useReadiness();
  useDocumentHead();
  useFocusOnNewPage();
  useSessionEnd();
  usePageViews();
  return (
    <Toaster>
      <Outlet />
      <OnTheWay />
      <ScrollRestoration />
    </Toaster>
  );
}
