import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { builtClassName } from "../../scripts/vite-css-modules.ts";

const ROOT = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");
const modules = globSync("client/**/*.module.css", { cwd: ROOT }).toSorted();

/** Global classes: the typographic and layout utilities of ui/base.css and ui/type.css. */
const UTILITIES = new Set(
  ["client/ui/base.css", "client/ui/type.css", "client/ui/tokens.css"].flatMap((path) =>
    classesOf(read(path)),
  ),
);

function classesOf(css: string): string[] {
  const selectors = css.replaceAll(/\/\*[^]*?\*\//g, "").matchAll(/(?:^|[;{}])([^;{}]*)(?=\{)/g);
  return [...selectors].flatMap(([, text]) =>
    [...text!.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name]) => name!),
  );
}

interface Use {
  path: string;
  module: string;
  /** Names read from the module. */
  names: string[];
  /** A name is computed, such as that of a variant. */
  computed: boolean;
}

const uses: Use[] = globSync("client/**/*.{ts,tsx}", { cwd: ROOT }).flatMap((path) => {
  const source = read(path);
  return [...source.matchAll(/^import (\w+) from "([^"]+\.module\.css)";$/gm)].map(([, name, specifier]) => ({
    path,
    module: join(dirname(path), specifier!),
    names: [...source.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, "g"))].map(([, read]) => read!),
    computed: source.includes(`${name}[`),
  }));
});

describe("the classes of CSS modules", () => {
  it("exist where they are used", () => {
    const missing = uses.flatMap(({ path, module, names }) => {
      const own = new Set(classesOf(read(module).replaceAll(/:global\([^)]*\)/g, "")));
      return names.filter((name) => !own.has(name)).map((name) => `${path}: ${name}`);
    });
    expect(missing).toEqual([]);
  });

  it("are used where they exist", () => {
    const idle = modules.flatMap((module) => {
      const users = uses.filter((use) => use.module === module);
      if (users.some(({ computed }) => computed)) return [];
      const used = new Set(users.flatMap(({ names }) => names));
      const own = new Set(classesOf(read(module).replaceAll(/:global\([^)]*\)/g, "")));
      return [...own].filter((name) => !used.has(name)).map((name) => `${module}: ${name}`);
    });
    expect(idle).toEqual([]);
  });

  it("have names that a module can export, each its own", () => {
    const reserved =
      /^(?:class|default|delete|export|for|if|import|in|new|return|static|switch|this|typeof|var|void|with)$/;
    const named = modules.flatMap((module) => {
      const own = new Set(classesOf(read(module).replaceAll(/:global\([^)]*\)/g, "")));
      return [...own].map((local) => ({ local, name: builtClassName(local, module) }));
    });
    const names = named.map(({ name }) => name);
    expect(names.filter((name) => UTILITIES.has(name))).toEqual([]);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    expect(named.filter(({ local }) => reserved.test(local))).toEqual([]);
  });

  it("stand beside no class of another file but the utilities", () => {
    const foreign = modules.flatMap((module) =>
      [...read(module).matchAll(/:global\(([^)]*)\)/g)]
        .flatMap(([, list]) => classesOf(`${list}{`))
        .filter((name) => !UTILITIES.has(name))
        .map((name) => `${module}: ${name}`),
    );
    expect(foreign).toEqual([]);
  });
});
