import { useEffect, useRef } from "react";

const ITEM = "[data-item]";
/** The buttons of an item, in their order. */
const BUTTONS = `${ITEM} [data-action] button`;

const items = () => [...document.querySelectorAll<HTMLElement>(ITEM)];
const firstButton = (item: HTMLElement | undefined) =>
  item?.querySelector<HTMLElement>("[data-action] button");

/**
 * Keys of the item that has the focus: J and K, or the arrows, go to the next one and back; the keys of `actions` press
 * its buttons. Once an item has left the list, the one in its place gets the focus. `actions` stays the same object.
 */
export function useItemKeys(
  listed: readonly unknown[] | undefined,
  actions: Readonly<Record<string, string>>,
): void {
  const place = useRef<number | null>(null);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener(
      "focusin",
      ({ target }) => {
        const item = (target as Element).closest<HTMLElement>(ITEM);
        if (item) place.current = items().indexOf(item);
      },
      { signal },
    );
    document.addEventListener(
      "keydown",
      (event) => {
        const { target, key } = event;
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        // Only on the buttons themselves: single letters must not act elsewhere.
        const button = (target as Element).closest<HTMLElement>(BUTTONS);
        const item = button?.closest<HTMLElement>(ITEM);
        if (!item || button?.closest("dialog")) return;
        const all = items();
        const step = { j: 1, arrowdown: 1, k: -1, arrowup: -1 }[key.toLowerCase()];
        const action = actions[key.toLowerCase()];
        // A key that is held down would go on to press the buttons of the next item, which gets the focus.
        if (event.repeat && (action || key === "Enter")) event.preventDefault();
        else if (step) firstButton(all[all.indexOf(item) + step])?.focus();
        else if (action) item.querySelector<HTMLElement>(`[data-action="${action}"] button`)?.click();
        if (step || action) event.preventDefault();
      },
      { signal },
    );
    return () => listening.abort();
  }, [actions]);

  useEffect(() => {
    if (!listed || place.current === null || document.activeElement !== document.body) return;
    const all = items();
    const next = firstButton(all[Math.min(place.current, all.length - 1)]);
    (next ?? document.querySelector<HTMLElement>("main"))?.focus();
  }, [listed]);
}
