import type { DreamBrief } from "#server/providers/engines.ts";
import type { Style } from "#shared/dreams.ts";
import type { Mood } from "../reading/mood.ts";
import { readMood } from "../reading/mood.ts";
import { findSymbols } from "../reading/symbols.ts";

/** All that a picture and its film are drawn from. */
export interface SceneBrief {
  /** Everything random comes from this text. */
  seed: string;
  /** English ids in the order of their appearance in the dream. */
  symbols: readonly string[];
  mood: Mood;
  style: Style;
}

/** The scene of a dream. The same dream, language and seed give the same scene. */
export function sceneBrief(dream: DreamBrief): SceneBrief {
  const text = dream.dreamText.normalize("NFC");
  return {
    seed: `${dream.seed}\n${text}`,
    symbols: findSymbols(text, dream.language).map((symbol) => symbol.id),
    mood: readMood(text, dream.language),
    style: dream.style,
  };
}
