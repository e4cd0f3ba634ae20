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

/** All that a caller needs to know of an endpoint; its schemas serve the server and the types. */
const KEPT = new Set(["method", "path"]);

function* declaratorsOf(node: unknown): Generator<Declarator> {
  if (Array.isArray(node)) for (const item of node) yield* declaratorsOf(item);
  else if (typeof node === "object" && node !== null) {
    if ((node as Declarator).type === "VariableDeclarator") yield node as Declarator;
    else for (const value of Object.values(node)) yield* declaratorsOf(value);
  }
}

/** Leaves of each `endpoint({...})` its method and path alone, and lets a bundler drop unused schemas. */
export function withoutSchemas(path: string, source: string): string {
  const { program } = parseSync(path, source);
  const textOf = ({ start, end }: Span) => source.slice(start, end);
  let result = source;
  for (const { init } of [...declaratorsOf(program.body)].toReversed()) {
    if (!init) continue;
    let light = textOf(init);
    const properties = init.callee?.name === "endpoint" && init.arguments?.[0]?.properties;
    if (properties) {
      const kept = properties.filter(({ key }) => KEPT.has(key?.name ?? ""));
      light = `/* @__PURE__ */ endpoint({ ${kept.map(textOf).join(", ")} })`;
    } else if (/\bz\s*\./.test(light)) light = `/* @__PURE__ */ (() => (${light}))()`;
    result = result.slice(0, init.start) + light + result.slice(init.end);
  }
  return result;
}

/**
 * Keeps the schemas of the contracts, and with them zod, out of the browser, which trusts the server's checks
 * and calls by method and path. What a page still uses of a schema stays, and weighs.
 */
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
