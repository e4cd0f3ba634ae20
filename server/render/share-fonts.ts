import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { GlobalFonts } from "@napi-rs/canvas";

/** Font packages in order of preference, and the axes in the names of their files. */
const FONTS = [
  { name: "fraunces", axes: "opsz-normal" },
  { name: "noto-naskh-arabic", axes: "wght-normal" },
  { name: "noto-sans-devanagari", axes: "wght-normal" },
  { name: "noto-sans-jp", axes: "wght-normal" },
  { name: "noto-sans-kr", axes: "wght-normal" },
] as const;

const require = createRequire(import.meta.url);
const registered = new Set<string>();

/** Whether a list like `U+0000-00FF,U+0131` covers a character. */
function coversCharacter(ranges: string, character: number): boolean {
  return ranges.split(",").some((range) => {
    const [first, last = first] = range.slice(2).split("-");
    return character >= parseInt(first!, 16) && character <= parseInt(last!, 16);
  });
}

/** Returns the font families for a text, as `context.font` accepts them. Loads only the slices that the text needs. */
export function familiesFor(text: string): string {
  const missing = new Set([...text].map((character) => character.codePointAt(0)!));
  const families: string[] = [];
  for (const { name, axes } of FONTS) {
    const folder = dirname(require.resolve(`@fontsource-variable/${name}/package.json`));
    const slices = JSON.parse(readFileSync(join(folder, "unicode.json"), "utf8")) as Record<string, string>;
    for (const [slice, ranges] of Object.entries(slices)) {
      const found = [...missing].filter((character) => coversCharacter(ranges, character));
      if (found.length === 0) continue;
      for (const character of found) missing.delete(character);
      const file = `${name}-${slice.replace(/[[\]]/g, "")}-${axes}.woff2`;
      if (!registered.has(file)) GlobalFonts.registerFromPath(join(folder, "files", file), file);
      registered.add(file);
      families.push(`"${file}"`);
    }
  }
  return families.join(", ");
}
