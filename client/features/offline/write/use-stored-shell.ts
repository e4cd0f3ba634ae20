import { useEffect } from "react";
import { useApp } from "../../../lib/context.tsx";
import { useTheme } from "../../../ui/theme-menu.tsx";
import { afterPage } from "../after-page.ts";

/** Stores the writing page for its user, who may open no other page before the connection ends. */
export function useStoredShell(user: string | null | undefined, online: boolean): void {
  const { locale } = useApp();
  const theme = useTheme();

  useEffect(() => {
    if (!user || !online) return;
    return afterPage(async () => (await import("../store-shell.ts")).storeShell(locale, theme));
  }, [user, online, locale, theme]);
}
