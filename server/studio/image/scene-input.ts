import type { DreamPrompt } from "#server/providers/engines.ts";
import type { Style } from "#shared/dreams.ts";
import { imageryOf, type Imagery } from "../reading/imagery.ts";

/** The complete input of an image and its video. */
export interface SceneInput extends Imagery {
  /** Seed of all random streams. */
  seed: string;
  style: Style;
}

/**
 * The input for a dream: the imagery stored with its reading or, when the studio did not write the reading, what the
 * lexicon finds. The same dream, language and seed give the same input.
 */
export function sceneInput({ dreamText, language, seed, style, reading }: DreamPrompt): SceneInput {
  return {
    ...(reading?.imagery ?? imageryOf(dreamText, language)),
    seed: `${seed}\n${dreamText.normalize("NFC")}`,
    style,
  };
}
