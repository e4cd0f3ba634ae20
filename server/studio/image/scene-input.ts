import type { DreamPrompt } from "#server/providers/engines.ts";
import type { Style } from "#shared/dreams.ts";
import { imageryOf, type Imagery } from "../reading/imagery.ts";

/** All that an image and its video are drawn from. */
export interface SceneInput extends Imagery {
  /** Everything random comes from this text. */
  seed: string;
  style: Style;
}

/**
 * The scene of a dream: its stored imagery, or, where the studio has not written its reading, what the lexicon finds.
 * The same dream, language and seed give the same scene.
 */
export function sceneInput({ dreamText, language, seed, style, reading }: DreamPrompt): SceneInput {
  return {
    ...(reading?.imagery ?? imageryOf(dreamText, language)),
    seed: `${seed}\n${dreamText.normalize("NFC")}`,
    style,
  };
}
