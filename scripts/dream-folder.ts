import { mkdir } from "node:fs/promises";
import { resolve } from "node:path";

const WORDS_MAX = 40;

/**
 * Creates `dreams/<date>-<title>` in the current folder, with a number where there is one already. Resolves to its
 * path.
 */
export async function createDreamFolder(title: string, language: string, now: Date): Promise<string> {
  const words = title.toLocaleLowerCase(language).match(/[\p{L}\p{M}\p{N}]+/gu) ?? ["dream"];
  // The Swedish format is year-month-day.
  const day = now.toLocaleDateString("sv-SE");
  const path = resolve("dreams", `${day}-${words.join("-").slice(0, WORDS_MAX)}`);
  for (let number = 1; ; number++) {
    const folder = number === 1 ? path : `${path}-${number}`;
    if (await mkdir(folder, { recursive: true })) return folder;
  }
}
