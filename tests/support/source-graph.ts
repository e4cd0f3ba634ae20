import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { parseSync } from "vite";

const ROOT = join(import.meta.dirname, "../..");

export interface Import {
  /** A file of this repository by its path from the root, or the name of a package. */
  to: string;
  /** Gone once the types are stripped. */
  typeOnly: boolean;
}

export interface SourceFile {
  path: string;
  source: string;
  imports: Import[];
  /** It holds nothing but names that it passes on. */
  isBarrel: boolean;
}

const FOLDERS = ["server", "client", "shared", "migrations", "scripts", "tests", "bench", "drills"];

function resolve(specifier: string, from: string): string {
  if (specifier.startsWith("#")) return specifier.slice(1);
  if (specifier.startsWith(".")) return normalize(join(dirname(from), specifier));
  return specifier;
}

/** Reads one module: static, re-exporting, dynamic, type and worker imports of literal addresses. */
function readSource(path: string, source: string): SourceFile {
  const { module, program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]!.message}`);
  const imports: Import[] = [];
  const add = (specifier: string, typeOnly: boolean) =>
    imports.push({ to: resolve(specifier, path), typeOnly });
  for (const { moduleRequest, entries } of module.staticImports) {
    add(moduleRequest.value, entries.length > 0 && entries.every((entry) => entry.isType));
  }
  for (const { moduleRequest, isType } of module.staticExports.flatMap((statement) => statement.entries)) {
    if (moduleRequest) add(moduleRequest.value, isType);
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const literal = /^["'](.*)["']$/.exec(source.slice(moduleRequest.start, moduleRequest.end));
    if (literal) add(literal[1]!, false);
  }
  for (const [, specifier] of source.matchAll(/typeof import\("([^"]+)"\)/g)) add(specifier!, true);
  for (const [, specifier] of source.matchAll(/new URL\("(\.[^"]+\.ts)", import\.meta\.url\)/g))
    add(specifier!, false);
  const passesOn = (statement: (typeof program.body)[number]) =>
    statement.type === "ExportAllDeclaration" ||
    (statement.type === "ExportNamedDeclaration" && statement.source !== null);
  return { path, source, imports, isBarrel: program.body.length > 0 && program.body.every(passesOn) };
}

/** Every TypeScript module of the repository. */
export function readSources(): SourceFile[] {
  return FOLDERS.filter((folder) => existsSync(join(ROOT, folder)))
    .flatMap((folder) =>
      (readdirSync(join(ROOT, folder), { recursive: true }) as string[]).map((name) => join(folder, name)),
    )
    .filter((path) => /\.tsx?$/.test(path))
    .toSorted()
    .map((path) => readSource(path, readFileSync(join(ROOT, path), "utf8")));
}

/** The paths of one import cycle, types included, first and last the same; null when there is none. */
export function findCycle(files: readonly SourceFile[]): string[] | null {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const done = new Set<string>();
  const visit = (path: string, trail: readonly string[]): string[] | null => {
    if (trail.includes(path)) return [...trail.slice(trail.indexOf(path)), path];
    if (done.has(path)) return null;
    for (const { to } of byPath.get(path)?.imports ?? []) {
      const cycle = visit(to, [...trail, path]);
      if (cycle) return cycle;
    }
    done.add(path);
    return null;
  };
  for (const { path } of files) {
    const cycle = visit(path, []);
    if (cycle) return cycle;
  }
  return null;
}
