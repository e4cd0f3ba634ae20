import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { basename, join } from "node:path";

const CACHE = join(import.meta.dirname, "../../node_modules/.cache");

/**
 * The path of a program that Go builds from a module, once for each version. Where that cannot be done, the reason is
 * returned instead.
 */
export function buildGoProgram(module: string): { path: string } | { missing: string } {
  const [source, version] = module.split("@") as [string, string];
  const name = basename(source);
  const folder = join(CACHE, name, version);
  const path = join(folder, name);
  if (existsSync(path)) return { path };
  if (spawnSync("go", ["version"]).status !== 0) return { missing: "Go is not installed" };
  process.stdout.write(`Building ${module}, which takes some minutes the first time\n`);
  const env = { ...process.env, GOBIN: folder };
  const { status } = spawnSync("go", ["install", module], { stdio: "inherit", env });
  return status === 0 ? { path } : { missing: `${name} could not be built` };
}
