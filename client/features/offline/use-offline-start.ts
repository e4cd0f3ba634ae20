import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { Me } from "#shared/accounts.ts";
import { useApp } from "../../lib/context.tsx";
import { useTranslation } from "../../i18n/use-translation.ts";
import { useTheme } from "../../ui/theme-menu.tsx";
import { useToast } from "../../ui/toasts.tsx";
import { afterPage } from "./after-page.ts";

/** Prepares the browser of a user for writing without a connection and sends what waits, at each page that opens. */
export function useOfflineStart(me: Me | null): void {
  const app = useApp();
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const toast = useToast();
  const theme = useTheme();
  const userId = me?.user.id;
  const nights = me?.nights;

  useEffect(() => {
    if (userId === undefined || !nights) return;
    return afterPage(async () =>
      (await import("./start.ts")).startOffline({ userId, nights, theme, app, t, queryClient, toast }),
    );
  }, [userId, nights, theme, app, t, queryClient, toast]);
}
