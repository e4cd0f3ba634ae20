import type { DreamPrompt, Reading } from "#server/providers/engines.ts";
import type { Interpretation } from "#shared/dreams.ts";
import type { DreamRow } from "./queries.ts";

export function promptOf(dream: DreamRow): DreamPrompt {
  return {
    dreamText: dream.dream_text,
    language: dream.language,
    seed: dream.seed,
    style: dream.style,
    reading: readingOf(dream),
  };
}

function readingOf(dream: DreamRow): Reading | null {
  if (!dream.interpretation) return null;
  return {
    ...(JSON.parse(dream.interpretation) as Interpretation),
    title: dream.title ?? "",
    ...(dream.art_direction !== null && { artDirection: dream.art_direction }),
    ...(dream.imagery !== null && { imagery: JSON.parse(dream.imagery) as NonNullable<Reading["imagery"]> }),
  };
}
