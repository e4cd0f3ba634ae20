import { DEPTHS, PARTS, RESOLUTIONS, type Depth, type Part, type Resolution } from "./dreams.ts";

/** Tokens per part of a dream. */
export const PART_COSTS = {
  reading: 1,
  image: 1,
  video: { "480p": 3, "720p": 8, "1080p": 13 },
} as const;

/** Tokens that a lens on a reading costs. */
export const LENS_COST = 1;

/** The parts of a depth, in the order in which they are made. */
export function partsOf(depth: Depth): Part[] {
  return depth === "reading" ? ["reading"] : depth === "image" ? ["reading", "image"] : [...PARTS];
}

/** Tokens that a part costs. */
export function partCost(part: Part, resolution: Resolution): number {
  return part === "video" ? PART_COSTS.video[resolution] : PART_COSTS[part];
}

/** Tokens that a dream costs. */
export function dreamCost(depth: Depth, resolution: Resolution): number {
  return partsOf(depth).reduce((sum, part) => sum + partCost(part, resolution), 0);
}

export type DreamChoice = { depth: Depth; resolution: Resolution };

/** Returns the most expensive choice that these credits cover, or null. */
export function largestChoice(credits: number): DreamChoice | null {
  const choices = DEPTHS.flatMap((depth) =>
    (depth === "full" ? RESOLUTIONS : RESOLUTIONS.slice(0, 1)).map((resolution) => ({ depth, resolution })),
  );
  const cost = ({ depth, resolution }: DreamChoice) => dreamCost(depth, resolution);
  const covered = choices.filter((choice) => cost(choice) <= credits);
  return covered.sort((a, b) => cost(b) - cost(a))[0] ?? null;
}
