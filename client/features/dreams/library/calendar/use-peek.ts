import { useEffect, useRef, useState, type PointerEvent, type RefObject } from "react";
import type { Month, Night } from "./nights.ts";

const SHOW_MS = 90;
/** Long enough to move the pointer from the disc into the peek. */
const HIDE_MS = 160;
const WIDTH = 452;
/** Rough height of a peek with its distance from the row. */
const HEIGHT = 210;
/** Below this width the discs are large, and there is no peek. */
const WIDE = "(min-width: 901px)";

export interface Peeked {
  night: Night;
  /** Pixels from the left edge of the grid. */
  left: number;
  /** Pixels from the top of the grid to the row's lower edge, or `bottom` from its end to the upper one. */
  top?: number;
  bottom?: number;
}

const linkOf = (target: EventTarget) => (target as HTMLElement).closest<HTMLElement>("a[data-night]");

/** What is shown of a night while the pointer or the focus is on it, beside its row. */
export function usePeek(grid: RefObject<HTMLElement | null>, months: readonly Month[]) {
  const [peeked, setPeeked] = useState<Peeked | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function later(ms: number, change: () => void): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(change, ms);
  }

  function show(link: HTMLElement): void {
    const nights = months[Number(link.dataset.night!.slice(5, 7)) - 1]!.nights;
    const night = nights.find((each) => each.night === link.dataset.night);
    if (!night?.lead || !grid.current || !matchMedia(WIDE).matches) return setPeeked(null);
    const [frame, row] = [grid.current.getBoundingClientRect(), link.getBoundingClientRect()];
    const middle = row.left + row.width / 2 - frame.left;
    const left = Math.max(0, Math.min(middle - WIDTH / 2, frame.width - WIDTH));
    const isBelow = row.bottom + HEIGHT < innerHeight || row.top < HEIGHT;
    setPeeked({
      night,
      left,
      ...(isBelow ? { top: row.bottom - frame.top + 2 } : { bottom: frame.bottom - row.top + 2 }),
    });
  }

  return {
    peeked,
    hide: () => later(0, () => setPeeked(null)),
    handlers: {
      onPointerOver: ({ target, pointerType }: PointerEvent) => {
        if (pointerType === "touch") return;
        const link = linkOf(target);
        if (link) later(SHOW_MS, () => show(link));
        else if ((target as HTMLElement).closest("[data-peek]")) clearTimeout(timer.current);
        else later(HIDE_MS, () => setPeeked(null));
      },
      onPointerLeave: () => later(HIDE_MS, () => setPeeked(null)),
      onFocus: ({ target }: { target: HTMLElement }) => {
        const link = target.matches(":focus-visible") && linkOf(target);
        if (link) later(0, () => show(link));
      },
      onBlur: () => later(HIDE_MS, () => setPeeked(null)),
    },
  };
}
