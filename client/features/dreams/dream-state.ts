import { PARTS, type Dream, type Part, type PartStatus } from "#shared/dreams.ts";
import { clipGraphemes, graphemeCount } from "#shared/limits.ts";

const TITLE_MAX = 44;

/** What to call a dream: its title, or its first words where the reading has not named it. */
export function titleOf(dream: Pick<Dream, "title" | "dreamText">): string {
  if (dream.title) return dream.title;
  const [firstLine = ""] = dream.dreamText.split("\n");
  if (graphemeCount(firstLine) <= TITLE_MAX) return firstLine;
  const cut = clipGraphemes(firstLine, TITLE_MAX);
  // Back to the last whole word, where the script has spaces.
  const words = cut.replace(/\s+\S*$/u, "").replace(/[\p{P}\s]+$/u, "");
  return `${words || cut}…`;
}

/** Nothing about the dream will change by itself any more. */
export function isFinal(dream: Pick<Dream, "status">): boolean {
  return dream.status === "done" || dream.status === "failed" || dream.status === "cancelled";
}

/** The parts the person asked for, in the order they are made. */
export function askedParts(dream: Pick<Dream, "parts">): Part[] {
  return PARTS.filter((part) => dream.parts[part].status !== "skipped");
}

/** The parts that ended without a result. */
export function missingParts(dream: Pick<Dream, "parts">): Part[] {
  return askedParts(dream).filter((part) => isMissing(dream.parts[part].status));
}

const isMissing = (status: PartStatus) => status === "failed" || status === "cancelled";

/** Ended with a result, but not with everything that was asked for. */
export function isPartial(dream: Pick<Dream, "status" | "parts">): boolean {
  return dream.status === "done" && missingParts(dream).length > 0;
}

/** What a new try of the missing parts costs, in tokens. */
export function retryCost(dream: Pick<Dream, "parts">): number {
  return missingParts(dream).reduce((sum, part) => sum + dream.parts[part].cost, 0);
}

/** Some part has not begun: cancelling stops it and gives its tokens back. */
export function isCancellable(dream: Pick<Dream, "creditsReturnable">): boolean {
  return dream.creditsReturnable > 0;
}

export type Badge = "queued" | "processing" | "failed" | "cancelled" | "partial" | "note";

/** The state worth telling about a dream; null for one that is simply ready. */
export function badgeOf(dream: Pick<Dream, "kind" | "status" | "parts">): Badge | null {
  if (dream.kind === "note") return "note";
  if (dream.status !== "done") return dream.status;
  return isPartial(dream) ? "partial" : null;
}

/** `studio`: made here without AI; `mixed`: both had a hand in it. */
export function makerOf(dream: Pick<Dream, "engine">): "studio" | "ai" | "mixed" {
  const names = dream.engine.split("+");
  if (!names.includes("studio")) return "ai";
  return names.length === 1 ? "studio" : "mixed";
}
