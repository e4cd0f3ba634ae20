import { execFileSync, spawnSync } from "node:child_process";
import { join } from "node:path";

export const ROOT = join(import.meta.dirname, "../..");

/** Buildah with a storage of its own. */
export interface Buildah {
  /** Arguments that come before a command. */
  options: string[];
  /** What the command wrote. Throws where it fails. */
  run(...args: string[]): string;
  has(image: string): boolean;
}

export function openBuildah(folder: string): Buildah {
  const options = [
    "--root",
    join(folder, "storage"),
    "--runroot",
    join(folder, "run"),
    "--storage-driver",
    "vfs",
  ];
  return {
    options,
    run: (...args) =>
      execFileSync("buildah", [...options, ...args], {
        stdio: ["ignore", "pipe", "pipe"],
        maxBuffer: 1024 ** 3,
      })
        .toString()
        .trim(),
    has: (image) => spawnSync("buildah", [...options, "inspect", "--type", "image", image]).status === 0,
  };
}
