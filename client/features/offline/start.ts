import type { QueryClient } from "@tanstack/react-query";
import type { Translate } from "../../i18n/use-translation.ts";
import type { AppContext } from "../../lib/context.tsx";
import type { Theme } from "../../lib/page-state.ts";
import type { Toast } from "../../ui/toasts.tsx";
import { sendWaiting } from "./send-waiting.ts";
import { storeShell } from "./store-shell.ts";
import { storeWriter } from "./writer.ts";

interface Start {
  userId: string;
  theme: Theme;
  app: AppContext;
  t: Translate;
  queryClient: QueryClient;
  toast: (toast: Toast) => void;
}

/** Refused dreams that a notice of this page load has mentioned. */
let mentioned = 0;

/** Prepares this browser for writing while offline, sends the waiting dreams, and shows the result in a toast. */
export async function startOffline({ userId, theme, app, t, queryClient, toast }: Start): Promise<void> {
  const { api, locale, loadTranslations } = app;
  storeWriter(userId);
  await storeShell(locale, theme);
  const { sent, refused } = await sendWaiting(api);
  const isStuck = refused > mentioned;
  mentioned = refused;
  if (sent === 0 && !isStuck) return;
  await loadTranslations(["write"]);
  if (sent === 0)
    return toast({ title: t("write:stuckNotice"), action: { text: t("write:open"), to: "/write" } });
  for (const key of ["library", "me"]) void queryClient.invalidateQueries({ queryKey: [key] });
  toast({ title: t("write:sentNotice"), action: { text: t("write:library"), to: "/library" } });
}
