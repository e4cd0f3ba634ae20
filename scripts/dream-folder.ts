import { mkdir } from "node:fs/promises";
import { resolve } from "node:path";
import { clipGraphemes } from "#shared/limits.ts";

/** UTF-16 code units of a title in the name of its folder. */
const TITLE_MAX = 40;

/**
 * Creates `dreams/<date>-<title>` in the current folder, with a number where a folder has this name already. Resolves to
 * its path.
 */
export async function createDreamFolder(title: string, language: string, now: Date): Promise<string> {
  const words = title.toLocaleLowerCase(language).match(/[\p{L}\p{M}\p{N}]+/gu) ?? ["dream"];
  // The Swedish format is year-month-day.
  const day = now.toLocaleDateString("sv-SE");
  const name = clipGraphemes(words.join("-"), TITLE_MAX, TITLE_MAX).replace(/-$/, "");
  const path = resolve("dreams", `${day}-${name}`);
  for (let number = 1; ; number++) {
    const folder = number === 1 ? path : `${path}-${number}`;
    // `mkdir` resolves to undefined where there is such a folder.
    if (await mkdir(folder, { recursive: true })) return folder;
  }
}
