import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./buildah.ts";

/** Names of files that must not be in an image, and what a secret looks like. */
const SECRET_FILE = /(^|\/)(\.env(\..+)?|session-secret|id_(rsa|ed25519)|\.netrc|\.git|credentials)$/;
const SECRET_TEXT =
  /-----BEGIN [A-Z ]*PRIVATE KEY-----|\bsk_live_\w{8}|\bAKIA[0-9A-Z]{16}\b|\bnpm_\w{36}\b|_authToken=|\bghp_\w{36}\b/;
const TEXT_MAX_BYTES = 2_000_000;

const megabytes = (path: string) =>
  Math.round(Number(execFileSync("du", ["-sb", path]).toString().split("\t")[0]) / 1e5) / 10;

/** Looks at the files of an image; returns sizes in MB, and what should not be there. */
export function examineFiles(root: string): { sizesMb: Record<string, number>; faults: string[] } {
  const faults: string[] = [];
  const lock = JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8")) as {
    packages: Record<string, { dev?: boolean; devOptional?: boolean }>;
  };
  for (const [path, { dev }] of Object.entries(lock.packages))
    if (dev && existsSync(join(root, "app", path))) faults.push(`development dependency ${path}`);
  // What npm and Debian put outside of these is theirs.
  for (const folder of ["app", "home", "root", "data", "tmp"]) {
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      const name = path.slice(root.length);
      if (SECRET_FILE.test(name)) faults.push(`file ${name}`);
      // Packages carry keys of their own tests.
      if (!entry.isFile() || name.includes("/node_modules/") || statSync(path).size > TEXT_MAX_BYTES)
        continue;
      if (SECRET_TEXT.test(readFileSync(path, "latin1"))) faults.push(`a secret in ${name}`);
    }
  }
  for (const folder of ["tests", "bench", "drills", "docs", ".git", "client/features"])
    if (existsSync(join(root, "app", folder))) faults.push(`folder ${folder}`);
  const sizesMb = {
    all: megabytes(root),
    app: megabytes(join(root, "app")),
    packages: megabytes(join(root, "app/node_modules")),
    pages: megabytes(join(root, "app/dist")),
  };
  return { sizesMb, faults };
}
