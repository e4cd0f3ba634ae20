import type { Dream } from "#shared/dreams.ts";
import { isOpen } from "./dream-state.ts";

/** Videos that this browser has seen waiting or running, and not yet shown for the first time. */
const KEY = "awaited-videos";
const AWAITED_MAX = 20;

function read(): string[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(ids) ? ids.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}

function write(ids: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(ids.slice(-AWAITED_MAX)));
  } catch {
    // Without storage no video is revealed.
  }
}

/** Stores the id of a dream whose video is being made. */
export function awaitVideo(dream: Pick<Dream, "id" | "parts">): void {
  if (!isOpen(dream, "video")) return;
  const ids = read();
  if (!ids.includes(dream.id)) write([...ids, dream.id]);
}

/** Whether the video of this dream was awaited; true only once. */
export function takeAwaited(id: string): boolean {
  const ids = read();
  if (!ids.includes(id)) return false;
  write(ids.filter((each) => each !== id));
  return true;
}
