import type { Theme } from "../../lib/page-state.ts";
import { currentShell, fillShell, shellPage } from "./shell-cache.ts";

/** Key in local storage of the cache, language and theme of the stored writing page. */
const SHELL_LOOK_KEY = "writeLook";

/** Fonts that this page has loaded: the writing page needs the same fonts. */
const loadedFonts = () =>
  performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => /^\/assets\/.*\.woff2$/.test(path));

async function store(look: string): Promise<void> {
  await navigator.serviceWorker.register("/service-worker.js", { updateViaCache: "none" });
  await navigator.serviceWorker.ready;
  const shell = await currentShell();
  if (!shell) return;
  // The worker of a new build has a cache of its own, which it fills without these fonts.
  const stored = `${shell.name} ${look}`;
  if (localStorage.getItem(SHELL_LOOK_KEY) === stored && (await shellPage(shell.cache))) return;
  await fillShell(shell.cache, loadedFonts());
  localStorage.setItem(SHELL_LOOK_KEY, stored);
}

/**
 * Stores the writing page in this browser, so that it opens without a connection. Does nothing where the browser refuses:
 * in private windows, or without service workers.
 */
export async function storeShell(locale: string, theme: Theme): Promise<void> {
  if ("serviceWorker" in navigator) await store(`${locale} ${theme}`).catch(() => undefined);
}
