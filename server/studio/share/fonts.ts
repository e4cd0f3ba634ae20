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
/** By text: a process draws one picture, and sets the same few texts again and again. */
const families = new Map<string, string>();

/** Whether a list like `U+0000-00FF,U+0131` covers a character. */
function coversCharacter(ranges: string, character: number): boolean {
  return ranges.split(",").some((range) => {
    const [first, last = first] = range.slice(2).split("-");
    return character >= parseInt(first!, 16) && character <= parseInt(last!, 16);
  });
}

interface FontSlice {
  file: string;
  path: string;
  ranges: string;
}

/** The files of all fonts, each with the characters that it covers. */
const slices: FontSlice[] = FONTS.flatMap(({ name, axes }) => {
  const folder = dirname(require.resolve(`@fontsource-variable/${name}/package.json`));
  const ranges = JSON.parse(readFileSync(join(folder, "unicode.json"), "utf8")) as Record<string, string>;
  return Object.entries(ranges).map(([slice, covered]) => {
    const file = `${name}-${slice.replace(/[[\]]/g, "")}-${axes}.woff2`;
    return { file, path: join(folder, "files", file), ranges: covered };
  });
});

const charactersOf = (text: string) => new Set([...text].map((character) => character.codePointAt(0)!));

/** Returns the characters of a text that no font has. */
export function uncoveredCharacters(text: string): Set<string> {
  const missing = [...charactersOf(text)].filter(
    (character) => !slices.some(({ ranges }) => coversCharacter(ranges, character)),
  );
  return new Set(missing.map((character) => String.fromCodePoint(character)));
}

/** Returns the font families for a text, as `context.font` accepts them. Loads only the slices that the text needs. */
export function familiesFor(text: string): string {
  const known = families.get(text);
  if (known) return known;
  const missing = charactersOf(text);
  const names: string[] = [];
  for (const { file, path, ranges } of slices) {
    const found = [...missing].filter((character) => coversCharacter(ranges, character));
    if (found.length === 0) continue;
    for (const character of found) missing.delete(character);
    if (!registered.has(file)) GlobalFonts.registerFromPath(path, file);
    registered.add(file);
    names.push(`"${file}"`);
  }
  families.set(text, names.join(", "));
  return names.join(", ");
}
