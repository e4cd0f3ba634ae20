import { useSyncExternalStore } from "react";

/** On wider screens the steps share a row of at most this width in the middle; on phones they form a list. */
const ROW_PX = 1080;
const PHONE_PX = 760;

function watchWidth(changed: () => void): () => void {
  addEventListener("resize", changed);
  return () => removeEventListener("resize", changed);
}

/** Where the disc stands on the horizon for the `current` of `count` steps: 0 (inline start) to 1. */
export function discPlace(count: number, current: number, width: number): number {
  if (width <= PHONE_PX) return 0.5;
  const step = Math.min(current, count - 1);
  return 0.5 + ((step - (count - 1) / 2) / count) * Math.min(1, ROW_PX / width);
}

export function useDiscPlace(count: number, current: number): number {
  const width = useSyncExternalStore(
    watchWidth,
    () => innerWidth,
    () => PHONE_PX,
  );
  return discPlace(count, current, width);
}
