import { API_KEY, imageReply, startFakeOpenAi } from "../../tests/fakes/openai.ts";
import { API_TOKEN, startFakeReplicate } from "../../tests/fakes/replicate.ts";
import { drawImage } from "../../tests/support/engines.ts";

/** Drills of one seed in so many have the site draw by itself, so that its drawing processes are killed too. */
const STUDIO_EVERY = 4;

/** Who draws, as settings of the site. */
export interface Providers {
  env: Record<string, string>;
  close(): Promise<void>;
}

/**
 * Providers that reply with small files at once: the site draws for longer than it starts, which leaves fewer kills.
 */
export async function startProviders(seed: number): Promise<Providers> {
  if (seed % STUDIO_EVERY === 0) return { env: {}, close: async () => undefined };
  const [openAi, replicate] = [await startFakeOpenAi(), await startFakeReplicate()];
  openAi.always("/v1/images/generations", imageReply(await drawImage()));
  return {
    env: {
      OPENAI_API_KEY: API_KEY,
      OPENAI_BASE_URL: openAi.url,
      REPLICATE_API_TOKEN: API_TOKEN,
      REPLICATE_BASE_URL: replicate.baseUrl,
    },
    async close() {
      await openAi.close();
      await replicate.close();
    },
  };
}
