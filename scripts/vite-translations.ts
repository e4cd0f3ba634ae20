import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { DEFAULT_LOCALE } from "../shared/locales.ts";

type Messages = { [key: string]: string | Messages };

function withFallback(messages: Messages, fallback: Messages): Messages {
  const merged: Messages = { ...fallback };
  for (const [key, value] of Object.entries(messages)) {
    const other = fallback[key];
    merged[key] = typeof value === "object" && typeof other === "object" ? withFallback(value, other) : value;
  }
  return merged;
}

const SERVER_ONLY = /\/(?:mail|meta|operator)\.json$/;

/** Of the messages of errors, which replies of the API bring, the pages use these. */
export const PAGE_ERRORS = /^(?:failure|insufficient_tokens)/;
const forPages = (name: string, messages: Messages): Messages =>
  name.endsWith("/errors.json")
    ? Object.fromEntries(Object.entries(messages).filter(([key]) => PAGE_ERRORS.test(key)))
    : messages;

const read = (file: string): Messages =>
  existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Messages) : {};

/**
 * Emits each translation file as a module, completed from the default language. All share one version in their path, so
 * that the application needs no list of their paths.
 */
export function translationFiles(root: string): Plugin {
  const folder = "i18n/locales";
  const files = (readdirSync(join(root, folder), { recursive: true }) as string[])
    .filter((name) => name.endsWith(".json") && !SERVER_ONLY.test(name))
    .map((name) => {
      const fallback = read(join(root, folder, name.replace(/^[^/]+/, DEFAULT_LOCALE)));
      const messages = forPages(name, withFallback(read(join(root, folder, name)), fallback));
      return { name, source: `export default ${JSON.stringify(messages)}` };
    });
  const version = createHash("sha256").update(JSON.stringify(files)).digest("hex").slice(0, 8);
  return {
    name: "translation-files",
    config: (_config, { command }) => ({
      define: {
        "import.meta.env.TRANSLATION_FILE": JSON.stringify(
          command === "build" ? `/assets/translations-${version}/*.js` : `/${folder}/*.json`,
        ),
      },
    }),
    buildStart() {
      if (this.environment.mode !== "build" || this.environment.name !== "client") return;
      for (const { name, source } of files) {
        this.emitFile({
          type: "asset",
          fileName: `assets/translations-${version}/${name.replace(/\.json$/, ".js")}`,
          source,
        });
      }
    },
  };
}
