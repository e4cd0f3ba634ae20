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
        // React ignores a click that leaves `checked` as a script set it last: so the opposite is set before the click.
        input.checked = !input.checked;
        input.click();
      }
    },
    { signal },
  );
}
