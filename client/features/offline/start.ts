import type { QueryClient } from "@tanstack/react-query";
import type { Me } from "#shared/accounts.ts";
import type { Translate } from "../../i18n/use-translation.ts";
import type { AppContext } from "../../lib/context.tsx";
import type { Theme } from "../../lib/page-state.ts";
import type { Toast } from "../../ui/toasts.tsx";
import { sendWaiting } from "./send-waiting.ts";
import { storeShell } from "./store-shell.ts";
import { storeWriter } from "./writer.ts";

interface Start {
  userId: string;
  nights: Me["nights"];
  theme: Theme;
  app: AppContext;
  t: Translate;
  queryClient: QueryClient;
  toast: (toast: Toast) => void;
}

/** Refused dreams that a notice of this page load has mentioned. */
let mentioned = 0;

/** Prepares this browser for writing while offline, sends the waiting dreams, and shows the result in a toast. */
export async function startOffline(start: Start): Promise<void> {
  const { userId, nights, theme, app, t, queryClient, toast } = start;
  const { api, locale, loadTranslations } = app;
  storeWriter(userId, nights);
  // Not awaited: where the worker cannot be installed it stays pending.
  void storeShell(locale, theme);
  const { sent, refused } = await sendWaiting(api);
  const isStuck = refused > mentioned;
  mentioned = refused;
  if (sent > 0) for (const key of ["library", "me"]) void queryClient.invalidateQueries({ queryKey: [key] });
  if (sent === 0 && !isStuck) return;
  await loadTranslations(["write"]);
  // One notice at a time is shown: that of what is left to do.
  if (isStuck) toast({ title: t("write:stuckNotice"), action: { text: t("write:open"), to: "/write" } });
  else toast({ title: t("write:sentNotice"), action: { text: t("write:library"), to: "/library" } });
}
