import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { lightContracts } from "./vite-contracts.ts";

// Builds the service worker as one file without imports. Its content differs with every build of the pages, so that
// browsers replace the files they keep.
const ROOT = join(import.meta.dirname, "..");
const DIST = join(ROOT, "dist");

const files = (readdirSync(join(DIST, "client"), { recursive: true }) as string[]).toSorted();
const version = createHash("sha256").update(files.join("\n")).digest("hex").slice(0, 12);

await build({
  configFile: false,
  root: ROOT,
  logLevel: "warn",
  publicDir: false,
  plugins: [lightContracts()],
  define: { BUILD: JSON.stringify(version) },
  build: {
    outDir: DIST,
    emptyOutDir: false,
    target: "es2022",
    modulePreload: false,
    rollupOptions: {
      input: join(ROOT, "client/features/offline/service-worker.ts"),
      output: { format: "iife", entryFileNames: "service-worker.js" },
    },
  },
});
