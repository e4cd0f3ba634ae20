import { useEffect } from "react";
import { useApp } from "../../../lib/context.tsx";
import { useTheme } from "../../../ui/theme-menu.tsx";

/** After the page's own work. */
const DELAY_MS = 2500;

/** Stores the writing page for its user, who may open no other page before the connection ends. */
export function useStoredShell(user: string | null | undefined, online: boolean): void {
  const { locale } = useApp();
  const theme = useTheme();

  useEffect(() => {
    // In development nothing is built that could be stored.
    if (!import.meta.env.PROD || !user || !online) return;
    const start = async () => (await import("../store-shell.ts")).storeShell(locale, theme);
    // A connection that ends just now leaves all as it is.
    const timer = setTimeout(() => void start().catch(() => undefined), DELAY_MS);
    return () => clearTimeout(timer);
  }, [user, online, locale, theme]);
}
