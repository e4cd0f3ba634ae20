import { join } from "node:path";
import fastifyVite from "@fastify/vite";
import type { FastifyInstance } from "fastify";
import type { Config } from "#server/config.ts";
import type { SharedAssets } from "#server/providers/shared-assets.ts";
import { loadAssets, type Assets } from "./assets.ts";
import { createDocument } from "./document.ts";
import { registerKeptAssets } from "./kept-assets.ts";

export type ClientModule = typeof import("#client/index.tsx");

const ROOT = join(import.meta.dirname, "../..");
const BUILD = join(ROOT, "dist/client");

/** The client as the server uses it. In development it changes with every edit. */
export interface FrontEnd {
  client: () => ClientModule;
  document: ReturnType<typeof createDocument>;
  /** Null in development: nothing is built. */
  assets: Assets | null;
  /** Returns the file of an image by its path in `client/`. */
  imageFile: (source: string) => string;
}

interface FrontEndDeps extends Pick<Config, "production" | "dataDir"> {
  /** Null where there is one machine. */
  sharedAssets: SharedAssets | null;
}

async function developmentFrontEnd(app: FastifyInstance): Promise<FrontEnd> {
  const { serveClientSources } = await import("./client-sources.ts");
  let client: ClientModule;
  let document: FrontEnd["document"];
  serveClientSources(app, ROOT, (sources) => {
    ({ client } = sources);
    document = createDocument(sources.template, null);
  });
  return {
    client: () => client,
    document: (...page) => document(...page),
    assets: null,
    imageFile: (source) => join(ROOT, "client", source),
  };
}

async function builtFrontEnd(
  app: FastifyInstance,
  { dataDir, sharedAssets: shared }: FrontEndDeps,
): Promise<FrontEnd> {
  let client: ClientModule;
  let template = "";
  const unused = () => Promise.reject(new Error("the page route sends pages"));
  registerKeptAssets(app, { assetsDir: join(BUILD, "assets"), keptDir: join(dataDir, "assets"), shared });
  await app.register(fastifyVite, {
    root: ROOT,
    fastifyStaticOptions: {
      preCompressed: true,
      // The folder has a route of its own; one for each of its files takes 0.3 s at each start.
      globIgnore: ["assets/**"],
      cacheControl: false,
      setHeaders(reply, path) {
        const hashed = path.includes("/assets/");
        void reply.header(
          "cache-control",
          hashed ? "public, max-age=31536000, immutable" : "public, max-age=3600",
        );
      },
    },
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
  const assets = loadAssets(BUILD);
  return {
    client: () => client,
    document: createDocument(template, assets),
    assets,
    imageFile: (source) => join(BUILD, assets.path(source)),
  };
}

/** Serves the files of the built client, or in development its sources. */
export function loadFrontEnd(app: FastifyInstance, deps: FrontEndDeps): Promise<FrontEnd> {
  return deps.production ? builtFrontEnd(app, deps) : developmentFrontEnd(app);
}
