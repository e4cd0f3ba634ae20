import { parseSync, type Plugin } from "vite";

interface Span {
  start: number;
  end: number;
}
interface Declarator extends Span {
  type: "VariableDeclarator";
  init: Span & { callee?: { name?: string }; arguments?: (Span & { properties?: Property[] })[] };
}
type Property = Span & { key?: { name?: string } };

/** What the browser needs of an endpoint; only the server and the types need its schemas. */
const CLIENT_PROPERTIES = new Set(["method", "path"]);

function* declaratorsOf(node: unknown): Generator<Declarator> {
  if (Array.isArray(node)) for (const item of node) yield* declaratorsOf(item);
  else if (typeof node === "object" && node !== null) {
    if ((node as Declarator).type === "VariableDeclarator") yield node as Declarator;
    else for (const value of Object.values(node)) yield* declaratorsOf(value);
  }
}

/** Reduces each `endpoint({...})` to method and path, and marks schemas as free of side effects. */
export function withoutSchemas(path: string, source: string): string {
  const { program } = parseSync(path, source);
  const textOf = ({ start, end }: Span) => source.slice(start, end);
  let result = source;
  for (const { init } of [...declaratorsOf(program.body)].toReversed()) {
    if (!init) continue;
    let replacement = textOf(init);
    const properties = init.callee?.name === "endpoint" && init.arguments?.[0]?.properties;
    if (properties) {
      const used = properties.filter(({ key }) => CLIENT_PROPERTIES.has(key?.name ?? ""));
      replacement = `/* @__PURE__ */ endpoint({ ${used.map(textOf).join(", ")} })`;
    } else if (/\bz\s*\.|Schema\b/.test(replacement))
      replacement = `/* @__PURE__ */ (() => (${replacement}))()`;
    result = result.slice(0, init.start) + replacement + result.slice(init.end);
  }
  return result;
}

/** Removes unused schemas of the contracts, and with them zod, from the browser's bundle. */
export function lightContracts(): Plugin {
  return {
    name: "light-contracts",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    transform: {
      filter: { id: /\/shared\/[\w/-]+\.ts$/, code: /from "zod"/ },
      handler: (source, id) => ({ code: withoutSchemas(id, source), map: null }),
    },
  };
}
