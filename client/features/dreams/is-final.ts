import type { Dream } from "#shared/dreams.ts";

export function isFinal(dream: Pick<Dream, "status">): boolean {
  return dream.status === "done" || dream.status === "failed" || dream.status === "cancelled";
}
