import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { viteFastify } from "@fastify/vite/plugin";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { lightContracts } from "./scripts/vite-contracts.ts";
import { classConstants, scopedName } from "./scripts/vite-css-modules.ts";
import { translationFiles } from "./scripts/vite-translations.ts";

/** The router's production build: its package exports have no condition for it, and Node's lead to CommonJS. */
const ROUTER_FILES: Record<string, string> = {
  "react-router": "react-router/dist/production/index.mjs",
  "react-router/dom": "react-router/dist/production/dom-export.mjs",
  "react-router-dom": "react-router-dom/dist/index.mjs",
};

/**
 * Resolves the router to its production build, and lets the bundler drop the components of it that no page uses: names,
 * calls and base classes read from React count as side effects.
 */
function productionRouter(): Plugin {
  return {
    name: "production-router",
    apply: "build",
    enforce: "pre",
    resolveId: {
      filter: { id: /^react-router(?:-dom|\/dom)?$/ },
      handler: (id) => resolve(import.meta.dirname, "node_modules", ROUTER_FILES[id]!),
    },
    transform: {
      filter: { id: /react-router\/dist\/production/ },
      handler: (code) =>
        `import { Component } from "react";${code
          .replaceAll(/^\w+\.displayName = "\w+";$/gm, "")
          .replaceAll(/= (?=React\d*\.(?:createContext|forwardRef|memo)\()/g, "= /* @__PURE__ */ ")
          .replaceAll(/class extends React\d*\.Component/g, "class extends Component")}`,
    },
  };
}

/** Builds the boot module as a file of its own. */
function bootModule(): Plugin {
  return {
    name: "boot-module",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    buildStart() {
      this.emitFile({ type: "chunk", id: resolve(import.meta.dirname, "client/boot.ts"), name: "boot" });
    },
  };
}

const root = resolve(import.meta.dirname, "client");

/** Returns a hash of eight characters for all files of a folder. */
function digestOf(folder: string): string {
  const hash = createHash("sha256");
  for (const file of readdirSync(folder).toSorted())
    hash.update(file).update(readFileSync(join(folder, file)));
  return hash.digest("hex").slice(0, 8);
}

/** Folders with many files on one page share one hash, as hashes compress badly. */
const SHARED_HASHES = ["features/gallery/examples", "../node_modules/country-flag-icons/3x2"].map((path) => {
  const folder = resolve(root, path);
  return { folder, name: `${basename(folder)}-${digestOf(folder)}` };
});

function assetFileNames({ originalFileNames }: { originalFileNames: string[] }): string {
  const known = SHARED_HASHES.find(({ folder }) =>
    originalFileNames.some((name) => dirname(resolve(root, name)) === folder),
  );
  return known ? `assets/${known.name}/[name][extname]` : "assets/[name]-[hash:6][extname]";
}

export default defineConfig(({ command }) => ({
  root,
  css: { modules: { generateScopedName: (local, file) => scopedName(command, local, file) } },
  plugins: [
    translationFiles(root),
    lightContracts(),
    classConstants(),
    productionRouter(),
    bootModule(),
    react(),
    viteFastify({ clientModule: "/index.tsx" }),
  ],
  build: {
    outDir: resolve(import.meta.dirname, "dist"),
    emptyOutDir: true,
    target: "es2022",
    // The first versions with every colour function of tokens.css.
    cssTarget: ["chrome123", "edge123", "firefox120", "safari17.5"],
    // Small files stay files: data URLs in CSS would delay the first paint.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The advice on slow plugins depends on the load of the machine.
    rollupOptions: { checks: { bundlerTimings: false } },
  },
  environments: {
    client: {
      build: {
        rollupOptions: {
          optimization: { inlineConst: { mode: "all", pass: 3 } },
          output: {
            assetFileNames,
            // Every page has the names of all chunks: hashes alone take 500 bytes less.
            chunkFileNames: ({ name }) =>
              /^boot$|-page$/.test(name) ? "assets/[name]-[hash:7].js" : "assets/[hash:8].js",
            entryFileNames: "assets/[name]-[hash:7].js",
            // One file for what every page needs compresses better.
            codeSplitting: {
              groups: [
                // Only pages of signed-in users need these, although a schema of the application may name one.
                {
                  name: "own",
                  priority: 1,
                  includeDependenciesRecursively: false,
                  test: /\/client\/features\/dreams\/(?:dates|dream-state|compose\/draft)\.ts|\/shared\/nights\.ts/,
                },
                // Shared by the public pages alone.
                {
                  name: "public",
                  priority: 1,
                  includeDependenciesRecursively: false,
                  test: /\/client\/(?:ui\/horizon|features\/(?:gallery\/(?:dream-box|example(?!-video))|payments\/plan-card|site\/(?:public|visitor|open-shell|footer)))|\/shared\/site-figures/,
                },
                {
                  name: "application",
                  // Libraries of one lazy page stay with that page, and so do filters and the tooltips of the admin
                  // area.
                  test: /node_modules\/(?!uqr|country-flag-icons|papaparse|@simplewebauthn|@zip\.js)|\/client\/(?:app|lib\/(?!use-typed-search)|i18n\/[\w-]+\.ts|ui\/(?!choice-links|confirm-dialog|empty|horizon|load-failure|search-field|section-nav|switch|tooltip)|features\/(?:(?!admin|patterns|symbols|mail|sharing|community)\w+\/queries|site\/(?:shell|account-menu)|dreams\/(?:card-video|card-media|clock-time|is-final|compose\/(?:clip-insertion|old-drafts|pending-dream|use-text-issue))))|\/shared\/(?!admin|operators|attention|analytics|sandbox|share-pictures|sentences|notifications|nights|own-tags|passkeys|identities|ways-in|invitations|second-factor|sign-in-links|shares|site-figures|auth-checks|auth-paths|activity|import\.ts|calendar|patterns|letters|lenses|symbols|reports|open-dream|revealing-|webhooks|developers|api-keys|vertical-video|community|trial|outbox|bin|credits)/,
                },
                // One file instead of several: each is a name in every page's script.
                {
                  name: "auth-forms",
                  test: /\/client\/features\/accounts\/(?:email-field|password-field|auth\/use-auth-form)|\/shared\/(?:auth-checks|auth-paths|ways-in|sign-in-links)/,
                },
                // Of account pages, links and the gallery; before the admin area, which reads one of the queries.
                {
                  name: "sharing",
                  test: /\/client\/features\/sharing\/queries|\/shared\/(?:shares|api-keys)/,
                },
                {
                  name: "admin",
                  test: /\/client\/features\/admin\/(?:admin-section|page-head|stat-row|data-table|money-list|password-field|use-admin-action|filter-url|admin-dates|admin-numbers|pager)\b/,
                },
                { name: "empty", test: /\/client\/ui\/(?:empty|load-failure)/ },
                // Shared by the pages of links and of the gallery.
                {
                  name: "gallery",
                  test: /\/client\/features\/(?:community\/(?:queries|gallery-filter)|sharing\/shared-image)|\/shared\/(?:community|open-dream|reports)/,
                },
                {
                  name: "names",
                  test: /\/client\/features\/admin\/(?:isolated-name|part-badge|users\/user-link)/,
                },
                {
                  name: "proof",
                  includeDependenciesRecursively: false,
                  test: /\/client\/features\/accounts\/(?:proof|use-refused-field)/,
                },
                { name: "outcome", test: /\/client\/features\/dreams\/(?:failure-text|awaited-videos)/ },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // Part of the build, as Node would resolve the router to its development build.
      resolve:
        command === "build"
          ? { noExternal: ["react-router", "react-router-dom", "cookie", "set-cookie-parser"] }
          : {},
      build: {
        minify: false,
        // One file: importing a module takes time for each page, even when it is loaded.
        rollupOptions: { output: { entryFileNames: "[name].js", assetFileNames, codeSplitting: false } },
      },
    },
  },
}));
