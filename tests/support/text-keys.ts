import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";
import type { Locale } from "#shared/locales.ts";

const ROOT = join(import.meta.dirname, "../..");
const LOCALES = join(ROOT, "client/i18n/locales");

type Tree = { [key: string]: unknown };

function* flatten(tree: Tree, path: string): Generator<[key: string, text: unknown]> {
  for (const [name, value] of Object.entries(tree)) {
    const key = path ? `${path}.${name}` : name;
    if (typeof value === "object" && value !== null) yield* flatten(value as Tree, key);
    else yield [key, value];
  }
}

/** Every text of a language by `namespace:key`. */
export function translationsOf(locale: Locale): Map<string, unknown> {
  const folder = join(LOCALES, locale);
  const translations = new Map<string, unknown>();
  for (const file of existsSync(folder) ? readdirSync(folder) : []) {
    const tree = JSON.parse(readFileSync(join(folder, file), "utf8")) as Tree;
    for (const [key, text] of flatten(tree, ""))
      translations.set(`${file.replace(".json", "")}:${key}`, text);
  }
  return translations;
}

const FORM = /_(?:zero|one|two|few|many|other)$/;
/** `dream:tokens_one` and `dream:tokens_other` are asked for as `dream:tokens`. */
export const withoutForm = (key: string) => key.replace(FORM, "");
export const formOf = (key: string) => FORM.exec(key)?.[0].slice(1);

/** What must be the same in every language: `{placeholders}` and `<tags>`, sorted. */
export function marksOf(text: string): string[] {
  return (text.match(/\{\w+\}|<\/?\w+\/?>/g) ?? []).toSorted();
}

interface Node {
  type: string;
  [field: string]: unknown;
}

function* nodesOf(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const item of value) yield* nodesOf(item);
  if (typeof value !== "object" || value === null || !("type" in value)) return;
  yield value as Node;
  for (const field of Object.values(value)) yield* nodesOf(field);
}

/** The texts a module may ask for: keys, where `*` stands for a part that is known only at run time. */
function askedBy(path: string, source: string, isKey: RegExp): string[] {
  const asked: string[] = [];
  for (const node of nodesOf(parseSync(path, source).program)) {
    let text: string | undefined;
    if (node.type === "Literal" && typeof node.value === "string") text = node.value;
    if (node.type === "TemplateLiteral") {
      const quasis = node.quasis as { value: { cooked: string } }[];
      text = quasis.map(({ value }) => value.cooked).join("*");
    }
    if (text !== undefined && isKey.test(text)) asked.push(text);
  }
  return asked;
}

/** The titles of pages that are those of their first namespace. */
const titlesOf = (source: string): string[] =>
  [...source.matchAll(/namespaces: \["(\w+)"[^\]]*\](?!,\s*title)/g)].map(([, name]) => `${name}:title`);

function modulesIn(folder: string): [path: string, source: string][] {
  return (readdirSync(join(ROOT, folder), { recursive: true }) as string[])
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => [join(folder, name), readFileSync(join(ROOT, folder, name), "utf8")]);
}

/** Every text the product asks for by `namespace:key`, with the module that does. */
export function askedTexts(namespaces: readonly string[]): { key: string; path: string }[] {
  const ours = namespaces.join("|");
  const inClient = new RegExp(`^(?:${ours}):[\\w.*-]+$`);
  // The server separates the namespace by a dot.
  const onServer = new RegExp(`^(?:errors|mail|orders|operator)\\.[\\w.*-]+$`);
  const client = modulesIn("client").flatMap(([path, source]) =>
    [...askedBy(path, source, inClient), ...titlesOf(source)].map((key) => ({ key, path })),
  );
  const server = ["server", "scripts"]
    .flatMap(modulesIn)
    .flatMap(([path, source]) =>
      askedBy(path, source, onServer).map((key) => ({ key: key.replace(".", ":"), path })),
    );
  return [...client, ...server];
}

/** Whether a key is one that `asked`, perhaps with `*`, stands for. */
export function isAsked(key: string, asked: string): boolean {
  if (!asked.includes("*")) return key === asked;
  const pattern = asked.split("*").map((part) => part.replaceAll(".", "\\."));
  return new RegExp(`^${pattern.join("[\\w-]+")}$`).test(key);
}
