import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { escapeHtml } from "./escape.ts";

interface ManifestEntry {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
}
type Manifest = Record<string, ManifestEntry>;

/** Knows the built files, so that a page can name all it needs in its head. */
export interface Assets {
  /** Link and script tags for a page made of these source files. */
  tags(sources: readonly string[]): string;
}

const ENTRY = "index.html";
/** What the first words of every page with Latin letters are set in. */
const FIRST_FONTS = ["fraunces-latin-opsz-normal.woff2", "commissioner-latin-wght-normal.woff2"];

/** Reads the build's manifest; integrity hashes are computed once from the files themselves. */
export function loadAssets(clientDir: string): Assets {
  const manifest = JSON.parse(readFileSync(join(clientDir, ".vite/manifest.json"), "utf8")) as Manifest;
  const integrity = new Map<string, string>();
  const hashOf = (file: string) => {
    let hash = integrity.get(file);
    if (!hash) {
      hash = `sha384-${createHash("sha384")
        .update(readFileSync(join(clientDir, file)))
        .digest("base64")}`;
      integrity.set(file, hash);
    }
    return hash;
  };

  /** A file and all it imports, each once. */
  const collect = (name: string, seen: Set<string>): void => {
    const entry = manifest[name];
    if (!entry || seen.has(name)) return;
    seen.add(name);
    for (const imported of entry.imports ?? []) collect(imported, seen);
  };

  const fonts = FIRST_FONTS.map((font) => {
    const name = Object.keys(manifest).find((key) => key.endsWith(`/${font}`));
    if (!name) throw new Error(`the build has no ${font}`);
    return `<link rel="preload" href="/${manifest[name]!.file}" as="font" type="font/woff2" crossorigin>`;
  }).join("");

  const cache = new Map<string, string>();
  return {
    tags(sources) {
      const key = sources.join("|");
      const known = cache.get(key);
      if (known !== undefined) return known;
      const names = new Set<string>();
      for (const source of [ENTRY, ...sources]) collect(source, names);
      const entries = [...names].map((name) => manifest[name]!);
      const attributes = (file: string) =>
        `href="${escapeHtml(`/${file}`)}" integrity="${hashOf(file)}" crossorigin`;
      const styles = [...new Set(entries.flatMap((entry) => entry.css ?? []))].map(
        (file) => `<link rel="stylesheet" ${attributes(file)}>`,
      );
      const preloads = entries
        .filter((entry) => entry.file.endsWith(".js") && !entry.isEntry)
        .map((entry) => `<link rel="modulepreload" ${attributes(entry.file)}>`);
      const main = manifest[ENTRY]!.file;
      const script = `<script type="module" src="/${main}" integrity="${hashOf(main)}" crossorigin></script>`;
      const tags = [...styles, fonts, ...preloads, script].join("");
      cache.set(key, tags);
      return tags;
    },
  };
}
