import type { LensEngine } from "#server/providers/engines.ts";
import { lensOf } from "./lens-answer.ts";
import { LENS_FORM, lensInstructions } from "./lens-form.ts";
import type { TextModel } from "./text-model.ts";

const USUAL_TOKENS = 1400;

/**
 * Reads dreams through a lens with a text model, each with instructions of its own. Only the tabir lens gets what the
 * dictionary says, so that the model makes up no tradition. Throws `ProviderError`.
 */
export function createOpenAiLens(askModel: TextModel): LensEngine {
  return {
    name: "openai",
    look: ({ lens, lore, ...prompt }, call) => {
      const tradition = lore.flatMap(({ name, tabir }) =>
        tabir === null ? [] : [{ symbol: name, told: tabir }],
      );
      return askModel(
        {
          what: "lens",
          form: LENS_FORM,
          instructions: (retryFor) => lensInstructions(prompt.language, lens, retryFor),
          input: { dream: prompt.dreamText, ...(lens === "tabir" && { tradition }) },
          usualTokens: USUAL_TOKENS,
          onText: () => undefined,
          read: (answer) => lensOf(answer, { ...prompt, lens }),
        },
        call,
      );
    },
  };
}
