import { PARTS, type Dream, type Part } from "#shared/dreams.ts";
import { clipGraphemes, graphemeCount } from "#shared/limits.ts";

const TITLE_MAX = 44;

export interface PartStates {
  parts: Record<Part, Pick<Dream["parts"][Part], "status">>;
}

/** A dream's title, or its first words before there is one. */
export function titleOf(dream: Pick<Dream, "title" | "dreamText">): string {
  if (dream.title) return dream.title;
  const [firstLine = ""] = dream.dreamText.split("\n");
  if (graphemeCount(firstLine) <= TITLE_MAX) return firstLine;
  const cut = clipGraphemes(firstLine, TITLE_MAX);
  // Back to the last whole word, where the script has spaces.
  const words = cut.replace(/\s+\S*$/u, "").replace(/[\p{P}\s]+$/u, "");
  return `${words || cut}…`;
}

/** The parts that the user asked for, in the order they are made. */
export function askedParts(dream: Pick<Dream, "parts">): Part[] {
  return PARTS.filter((part) => dream.parts[part].status !== "skipped");
}

/** The parts that ended without a result. */
export function missingParts(dream: PartStates): Part[] {
  return PARTS.filter((part) => ["failed", "cancelled"].includes(dream.parts[part].status));
}

/** Whether the part is queued or processing. */
export function isOpen(dream: Pick<Dream, "parts">, part: Part): boolean {
  return ["queued", "processing"].includes(dream.parts[part].status);
}

/** Failed attempts after which a part is said to be tried again. */
const AGAIN_AFTER = 2;

/** Whether the part waits or runs after several failed attempts. */
export function isTriedAgain(dream: Pick<Dream, "parts">, part: Part): boolean {
  return isOpen(dream, part) && dream.parts[part].failedAttempts >= AGAIN_AFTER;
}

/** The parts that failed. A part that its user cancelled has not. */
export function failedParts(dream: Pick<Dream, "parts">): Part[] {
  return PARTS.filter((part) => dream.parts[part].status === "failed");
}

/** Whether the dream ended with a result, but without some of the parts asked for. */
export function isPartial(dream: Pick<Dream, "status"> & PartStates): boolean {
  return dream.status === "done" && missingParts(dream).length > 0;
}

/** Credits that a retry of the missing parts costs. */
export function retryCost(dream: Pick<Dream, "parts">): number {
  return missingParts(dream).reduce((sum, part) => sum + dream.parts[part].cost, 0);
}

export type Badge = "queued" | "processing" | "failed" | "cancelled" | "partial" | "note";

/** Null for a dream that is done. */
export function badgeOf(dream: Pick<Dream, "kind" | "status"> & PartStates): Badge | null {
  if (dream.kind === "note") return "note";
  if (dream.status !== "done") return dream.status;
  return isPartial(dream) ? "partial" : null;
}

/**
 * `studio`: made by the local studio alone; `mixed`: by the studio and AI; `imported`: its reading came with an import,
 * and its author is unknown.
 */
export function makerOf(dream: Pick<Dream, "engine">): "studio" | "ai" | "mixed" | "imported" {
  const names = dream.engine.split("+");
  if (names.includes("imported")) return "imported";
  if (!names.includes("studio")) return "ai";
  return names.length === 1 ? "studio" : "mixed";
}
