import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { DEFAULT_LOCALE } from "../shared/locales.ts";

type Texts = { [key: string]: string | Texts };

function withFallback(texts: Texts, fallback: Texts): Texts {
  const merged: Texts = { ...fallback };
  for (const [key, value] of Object.entries(texts)) {
    const other = fallback[key];
    merged[key] = typeof value === "object" && typeof other === "object" ? withFallback(value, other) : value;
  }
  return merged;
}

const SPOKEN_BY_SERVER = /\/(?:mail|meta|operator)\.json$/;

const read = (file: string): Texts =>
  existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Texts) : {};

/**
 * Writes each text file as a module of its own, filled from the default language where it lacks something.
 * All lie under one version, so that the application finds them without a list of their addresses.
 */
export function textFiles(root: string): Plugin {
  const folder = "i18n/locales";
  const files = (readdirSync(join(root, folder), { recursive: true }) as string[])
    .filter((name) => name.endsWith(".json") && !SPOKEN_BY_SERVER.test(name))
    .map((name) => {
      const fallback = read(join(root, folder, name.replace(/^[^/]+/, DEFAULT_LOCALE)));
      const texts = withFallback(read(join(root, folder, name)), fallback);
      return { name, source: `export default ${JSON.stringify(texts)}` };
    });
  const version = createHash("sha256").update(JSON.stringify(files)).digest("hex").slice(0, 8);
  return {
    name: "text-files",
    config: (_config, { command }) => ({
      define: {
        "import.meta.env.TEXT_FILE": JSON.stringify(
          command === "build" ? `/assets/texts-${version}/*.js` : `/${folder}/*.json`,
        ),
      },
    }),
    buildStart() {
      if (this.environment.mode !== "build" || this.environment.name !== "client") return;
      for (const { name, source } of files) {
        this.emitFile({
          type: "asset",
          fileName: `assets/texts-${version}/${name.replace(/\.json$/, ".js")}`,
          source,
        });
      }
    },
  };
}
