import { searchTextOf } from "#server/features/dreams/search-text.ts";
import type { Reading } from "#server/providers/engines.ts";
import { createStudioReading } from "#server/studio/reading/read.ts";
import { LOCALE_CODES, type Locale } from "#shared/locales.ts";
import { DREAMS } from "../../tests/unit/studio-reading-dreams.ts";
import type { Random } from "./random.ts";

const VARIANTS = 4;

export interface WrittenDream {
  language: Locale;
  text: string;
  searchText: { unread: string; read: string };
  title: string;
  interpretation: string;
  tags: string;
}

/** Writes dreams in every language, each with a reading of the local studio. */
export async function createDreamWriter(random: Random): Promise<() => WrittenDream> {
  const studio = createStudioReading();
  const pools = await Promise.all(
    LOCALE_CODES.map(async (language) => {
      const base = language === "en-GB" ? "en-US" : language === "pt-BR" ? "pt" : language;
      const texts = DREAMS[base].map(([text]) => text);
      const pool: { text: string; reading: Reading }[] = [];
      for (const text of texts) {
        for (let variant = 0; variant < VARIANTS; variant++) {
          const prompt = { dreamText: text, language, seed: random.uuid() };
          const call = { onProgress: () => undefined };
          const reading = await studio.read(
            prompt as Parameters<typeof studio.read>[0],
            call as unknown as Parameters<typeof studio.read>[1],
          );
          pool.push({ text, reading });
        }
      }
      return { language, texts, pool };
    }),
  );
  return () => {
    const { language, texts, pool } = random.pick(pools);
    const { text: first, reading } = random.pick(pool);
    const text = [first, random.pick(texts), random.pick(texts)].join(" ").slice(0, 500);
    const { title, ...interpretation } = reading;
    const read = {
      title,
      interpretation: JSON.stringify(interpretation),
      tags: JSON.stringify(reading.tags),
    };
    return {
      language,
      text,
      /** Without a reading, and with it. */
      searchText: {
        unread: searchTextOf({ dream_text: text }, ""),
        read: searchTextOf({ dream_text: text, ...read }, ""),
      },
      ...read,
    };
  };
}
