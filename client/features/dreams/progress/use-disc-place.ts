import { useSyncExternalStore } from "react";

/** Largest width of the row of steps. */
const ROW_PX = 1080;
/** Up to this width the steps form a list. */
const PHONE_PX = 760;

/** Position of the disc on the horizon for the `current` of `count` steps: 0 (inline start) to 1. */
export function discPlace(count: number, current: number, width: number): number {
  if (width <= PHONE_PX) return 0.5;
  const step = Math.min(current, count - 1);
  return 0.5 + ((step - (count - 1) / 2) / count) * Math.min(1, ROW_PX / width);
}

export function useDiscPlace(count: number, current: number): number {
  const width = useSyncExternalStore(
    (onChange) => {
      addEventListener("resize", onChange);
      return () => removeEventListener("resize", onChange);
    },
    () => innerWidth,
    () => PHONE_PX,
  );
  return discPlace(count, current, width);
}
