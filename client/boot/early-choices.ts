/**
 * Keeps what is chosen before hydration: the browser shows it, but React takes over the page with the choices that the
 * server wrote, and would act on those.
 */
export function keepEarlyChoices(): void {
  const chosen = new Set<HTMLInputElement>();
  const hydrated = new AbortController();
  const { signal } = hydrated;
  addEventListener(
    "change",
    ({ target }) => {
      if (target instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(target.type)) chosen.add(target);
    },
    { capture: true, signal },
  );
  addEventListener(
    "application-ready",
    () => {
      hydrated.abort();
      for (const input of chosen) {
        if (!input.isConnected || (input.type === "radio" && !input.checked)) continue;
        // React hears of a click that changes the input from what was last set by script.
        input.checked = !input.checked;
        input.click();
      }
    },
    { signal },
  );
}
