import type { FastifyInstance, FastifyReply, HTTPMethods } from "fastify";
import findMyWay from "find-my-way";
import { AppError } from "#server/errors.ts";

const METHODS: HTTPMethods[] = ["GET", "POST", "PUT", "PATCH", "DELETE", "TRACE", "QUERY"];

function refuse(reply: FastifyReply, methods: ReadonlySet<string>): never {
  reply.header("allow", [...methods].join(", "));
  throw new AppError("method_not_allowed");
}

/** Patterns whose requests the router would take for those of another one: a parameter takes any segment. */
function createTakers(urls: readonly string[]) {
  const patterns = urls.filter((url) => url.includes(":")).map((url) => ({ url, parts: url.split("/") }));
  return (url: string): string[] => {
    const own = url.split("/");
    const takes = (parts: string[]) =>
      parts.length === own.length && parts.every((part, i) => part === own[i] || part.startsWith(":"));
    return patterns.filter((pattern) => pattern.url !== url && takes(pattern.parts)).map((one) => one.url);
  };
}

/** Returns the methods of a path. Made for the first wrong method: a start does not wait for it. */
function createLookup(app: FastifyInstance, allowed: ReadonlyMap<string, ReadonlySet<string>>) {
  let router: findMyWay.Instance<findMyWay.HTTPVersion.V1> | undefined;
  return (path: string): ReadonlySet<string> | undefined => {
    if (!router) {
      const { maxParamLength } = app.initialConfig.routerOptions ?? {};
      router = findMyWay({ ...(maxParamLength !== undefined && { maxParamLength }) });
      for (const [url, methods] of allowed) router.on("GET", url, () => undefined, methods);
    }
    return router.find("GET", path)?.store as ReadonlySet<string> | undefined;
  };
}

/**
 * Call it before the routes are registered, and what it returns afterwards: other methods of the routes then get 405
 * with `Allow`, and other paths of the API 404. A route for each wrong method would take a tenth of a start.
 */
export function registerMethodNotAllowed(app: FastifyInstance): () => void {
  const files = new Map<string, Set<string>>();
  const calls = new Map<string, Set<string>>();
  let finished = false;
  app.addHook("onRoute", ({ url, method, schema }) => {
    const isCall = url.startsWith("/api/");
    const isFile = url.startsWith("/media/") || schema?.produces !== undefined;
    if (finished || !(isCall || isFile)) return;
    const allowed = isCall ? calls : files;
    const methods = allowed.get(url) ?? new Set();
    for (const name of [method].flat()) methods.add(name);
    allowed.set(url, methods);
  });

  function addRefusal(url: string, methods: ReadonlySet<string>, refused: HTTPMethods[]): void {
    if (refused.length === 0) return;
    app.route({
      method: refused,
      url,
      schema: { hide: true },
      config: { keyRight: "read" },
      // Before a body is read: Fastify refuses a QUERY without a content type by itself.
      onRequest: async (_request, reply) => refuse(reply, methods),
      handler: () => undefined,
    });
  }

  return () => {
    finished = true;
    const othersOf = (methods: ReadonlySet<string>) => METHODS.filter((name) => !methods.has(name));
    for (const [url, methods] of files) addRefusal(url, methods, othersOf(methods));
    const takersOf = createTakers([...calls.keys()]);
    for (const [url, methods] of calls) {
      const taken = new Set(takersOf(url).flatMap((taker) => [...calls.get(taker)!]));
      addRefusal(
        url,
        methods,
        othersOf(methods).filter((name) => taken.has(name)),
      );
    }
    const methodsAt = createLookup(app, calls);
    app.all("/api/*", {
      schema: { hide: true },
      // A key learns that a path is wrong, too.
      config: { keyRight: "read" },
      onRequest: async (request, reply) => {
        // A browser that asks for another site learns nothing.
        const methods = request.method !== "OPTIONS" && methodsAt(request.raw.url!);
        if (methods) refuse(reply, methods);
      },
      handler: () => {
        throw new AppError("not_found");
      },
    });
  };
}
