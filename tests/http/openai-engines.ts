import { pino } from "pino";
import type { DreamPrompt } from "#server/providers/engines.ts";
import { createOpenAiEngines } from "#server/providers/openai/engines.ts";
import { createCareList } from "#server/studio/care/care.ts";
import type { Locale } from "#shared/locales.ts";
import { API_KEY } from "../fakes/openai.ts";

export const DREAM = "Eski bir trenin içindeydim, raylar suyun üstünden gidiyordu.";

export function promptOf(dreamText = DREAM, language: Locale = "tr"): DreamPrompt {
  return { dreamText, language, seed: "seed", style: "auto" };
}

/** The engines configured for a server at `baseUrl`, and the lines they log. */
export function openAiEngines(baseUrl: string, { apiKey = API_KEY, patienceMs = 20_000 } = {}) {
  const lines: string[] = [];
  const log = pino({ level: "info" }, { write: (line: string) => void lines.push(line) });
  const engines = createOpenAiEngines({
    settings: {
      apiKey,
      baseUrl,
      textModel: "gpt-6-luna",
      imageModel: "gpt-image-2.5-flare",
      moderationModel: "omni-moderation-latest",
    },
    careList: createCareList(),
    log,
    timeouts: { reading: patienceMs, image: patienceMs, moderation: patienceMs },
  });
  return { ...(engines as Required<typeof engines>), lines };
}
