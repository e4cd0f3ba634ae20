import { readFileSync } from "node:fs";
import { join } from "node:path";

export interface ShippedPackage {
  name: string;
  version: string;
  /** An SPDX expression, or what the package says instead. */
  licence: string;
  /** Path of its folder in the project. */
  path: string;
}

interface LockEntry {
  version?: string;
  license?: string;
  /** Absent for packages that something shipped needs too, also optionally: `npm ci --omit=dev` installs those. */
  dev?: boolean;
}

/** The packages that a running site is installed with, on any platform, by name and version. */
export function shippedPackages(root: string): ShippedPackage[] {
  const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as {
    packages: Record<string, LockEntry>;
  };
  return Object.entries(lock.packages)
    .filter(([path, { dev }]) => path !== "" && !dev)
    .map(([path, { version = "", license = "none" }]) => {
      const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
      return { name, version, licence: license, path };
    })
    .toSorted((a, b) => a.name.localeCompare(b.name, "en") || a.version.localeCompare(b.version, "en"));
}
