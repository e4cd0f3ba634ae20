import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import type { ViteDevServer } from "vite";

type ClientModule = typeof import("#client/index.tsx");

/** The client's module and HTML template at the time of a request. */
interface ClientSources {
  client: ClientModule;
  template: string;
}

/**
 * Serves the client's source files by Vite, for development, and calls `onSources` before each page. Vite is loaded
 * once the server listens, so that only pages wait for it: with @fastify/vite, the start of the server and API calls
 * would wait too.
 */
export function serveClientSources(
  app: FastifyInstance,
  root: string,
  onSources: (sources: ClientSources) => void,
): void {
  let starting: Promise<ViteDevServer> | undefined;

  async function startVite(): Promise<ViteDevServer> {
    const { createServer } = await import("vite");
    return await createServer({
      configFile: join(root, "vite.config.ts"),
      server: { middlewareMode: true, hmr: { server: app.server } },
      appType: "custom",
    });
  }
  const vite = () => (starting ??= startVite());

  async function readSources(server: ViteDevServer, url: string): Promise<ClientSources> {
    const client = (await server.ssrLoadModule("/index.tsx", { fixStacktrace: true })) as ClientModule;
    const html = await readFile(join(root, "client/index.html"), "utf8");
    return { client, template: await server.transformIndexHtml(url, html) };
  }

  app.addHook("onListen", () => {
    vite()
      .then((server) => readSources(server, "/"))
      .catch((err: unknown) => app.log.error({ err }, "client sources failed to load"));
  });
  // Vite responds to a source file by itself and never calls back: the hook stays open, and no route runs.
  app.addHook("onRequest", async ({ raw }, reply) => {
    const server = await vite();
    await new Promise<void>((resolve, reject) =>
      server.middlewares(raw, reply.raw, (error?: unknown) => (error ? reject(error) : resolve())),
    );
    onSources(await readSources(server, raw.url ?? "/"));
  });
  app.addHook("preClose", async () => {
    // Its failure to start is logged above.
    const server = await starting?.catch(() => undefined);
    await server?.close();
  });
}
