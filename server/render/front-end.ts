import { join } from "node:path";
import fastifyVite from "@fastify/vite";
import type { FastifyInstance } from "fastify";
import { loadAssets, type Assets } from "./assets.ts";
import { createDocument } from "./document.ts";

export type ClientModule = typeof import("#client/index.tsx");

const ROOT = join(import.meta.dirname, "../..");
const BUILD = join(ROOT, "dist/client");

/** The client as the server uses it. In development module and template change with every edit. */
export interface FrontEnd {
  client: () => ClientModule;
  document: ReturnType<typeof createDocument>;
  /** Null in development: nothing is built. */
  assets: Assets | null;
  /** The file of an image by its place in `client/`. */
  imageFile: (source: string) => string;
}

/** Loads the built client, or in development the sources, and serves its files. */
export async function loadFrontEnd(app: FastifyInstance, production: boolean): Promise<FrontEnd> {
  let client: ClientModule;
  let template = "";
  const unused = () => Promise.reject(new Error("pages are sent by the page route"));
  await app.register(fastifyVite, {
    root: ROOT,
    dev: !production,
    fastifyStaticOptions: {
      preCompressed: true,
      cacheControl: false,
      setHeaders(reply, path) {
        const hashed = path.includes("/assets/");
        void reply.header(
          "cache-control",
          hashed ? "public, max-age=31536000, immutable" : "public, max-age=3600",
        );
      },
    },
    // Both run again on each request in development.
    createRenderFunction: async (module) => {
      client = module as unknown as ClientModule;
      return unused;
    },
    createHtmlFunction: async (source) => {
      template = source;
      return unused;
    },
  });
  await app.vite.ready();
  const assets = production ? loadAssets(BUILD) : null;
  return {
    client: () => client,
    document: assets
      ? createDocument(template, assets)
      : (...page) => createDocument(template, null)(...page),
    assets,
    imageFile: (source) => (assets ? join(BUILD, assets.address(source)) : join(ROOT, "client", source)),
  };
}
