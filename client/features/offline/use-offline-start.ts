import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { Me } from "#shared/accounts.ts";
import { useApp } from "../../lib/context.tsx";
import { useTranslation } from "../../i18n/use-translation.ts";
import { useTheme } from "../../ui/theme-menu.tsx";
import { useToast } from "../../ui/toasts.tsx";

/** After the page's own work. */
const DELAY_MS = 2500;

/** Prepares the browser of a user for writing without a connection, once for each page load, and sends what waits. */
export function useOfflineStart(me: Me | null): void {
  const app = useApp();
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const toast = useToast();
  const theme = useTheme();
  const userId = me?.user.id;

  useEffect(() => {
    // In development nothing is built that could be stored.
    if (!import.meta.env.PROD || userId === undefined) return;
    const start = async () =>
      (await import("./start.ts")).startOffline({ userId, theme, app, t, queryClient, toast });
    // Without storage, or with a connection that ends just now, all stays as it is.
    const timer = setTimeout(() => void start().catch(() => undefined), DELAY_MS);
    return () => clearTimeout(timer);
  }, [userId, theme, app, t, queryClient, toast]);
}
